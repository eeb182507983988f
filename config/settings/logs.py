"""Logs: one line per event on stderr; no case text, no labels."""

from config import env

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": env.text("LOG_LEVEL", "WARNING")},
    "loggers": {"concord": {"level": env.text("LOG_LEVEL", "INFO")}},
}
