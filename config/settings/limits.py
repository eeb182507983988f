"""How much anybody may ask in a minute; 0 lets any number through."""

from typing import Any

from config import env

RATE_READING = env.integer("RATE_READING", 1200, least=0)
RATE_WRITING = env.integer("RATE_WRITING", 600, least=0)
RATE_UNKNOWN = env.integer("RATE_UNKNOWN", 120, least=0)
# Only a declared proxy may say where a request comes from.
BEHIND_PROXY = env.boolean("BEHIND_TLS_PROXY")

_redis = env.redis_url()
# Counts that all web processes share; without Redis there is one web process.
_backend = "redis.RedisCache" if _redis else "locmem.LocMemCache"
CACHES: dict[str, Any] = {
    "default": {
        "BACKEND": f"django.core.cache.backends.{_backend}",
        "LOCATION": _redis,
        "KEY_PREFIX": "concord",
    }
}
if _redis:
    CACHES["default"]["OPTIONS"] = {"socket_connect_timeout": 1, "socket_timeout": 1}
