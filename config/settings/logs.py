"""Logs: one line per event on stderr, JSON in production; no case text, no labels, no tokens."""

from config import env

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_FORMAT = env.one_of("LOG_FORMAT", ("json", "plain"), "json" if env.is_production() else "plain")

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"tracing": {"()": "config.log_lines.Tracing"}},
    "formatters": {
        "json": {"()": "config.log_lines.JsonLine"},
        "plain": {"()": "config.log_lines.PlainLine"},
    },
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": LOG_FORMAT, "filters": ["tracing"]}
    },
    "root": {"handlers": ["stderr"], "level": env.one_of("LOG_LEVEL", LEVELS, "WARNING")},
    "loggers": {
        # Each request and each job has a line in production; a terminal is left alone.
        "concord": {"level": env.one_of("LOG_LEVEL", LEVELS, "INFO" if LOG_FORMAT == "json" else "WARNING")},
        # Django's own console handler would say each line again, in its own words.
        "django": {"handlers": [], "propagate": True},
        "django.request": {"level": "ERROR"},
        "django.server": {"handlers": [], "propagate": True},
    },
}
