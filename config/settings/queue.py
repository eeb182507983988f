"""Celery: at-least-once delivery over Redis, or over files when there is no Redis.

The job rows in the database are the record; see annotation/services/jobs.py.
"""

from typing import Any

from config import env

_redis = env.redis_url()

CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, Any]
if _redis:
    CELERY_BROKER_URL = _redis
    CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 900, "socket_connect_timeout": 2}
else:
    _queue = env.var_folder() / "queue"
    for _folder in ("messages", "control"):
        (_queue / _folder).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_URL = "filesystem://localhost"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(_queue / "messages"),
        "data_folder_out": str(_queue / "messages"),
        "control_folder": str(_queue / "control"),
    }

CELERY_TASK_DEFAULT_QUEUE = env.text("CELERY_QUEUE", "concord")
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_SERIALIZER = "json"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SOFT_TIME_LIMIT = 1740
CELERY_TASK_TIME_LIMIT = 1800
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TIMEZONE = "UTC"

JOB_LEASE_SECONDS = env.integer("JOB_LEASE_SECONDS", 60)
JOB_SWEEP_SECONDS = env.integer("JOB_SWEEP_SECONDS", 30)
JOB_MAX_ATTEMPTS = 3
# Studies of more cases than this are counted by all workers, so many cases at a time; 0 never shares.
COUNTING_SHARD_CASES = env.integer("COUNTING_SHARD_CASES", 0, least=0)
