"""How a line of the log looks: JSON for machines, plain for people. Neither holds case text, labels or tokens.

What an exception says may quote the row that a database refused, and an address may hold a token, so a JSON line of
a fault names its class and the places it went through, never its message; the request's route stands for its address.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

from annotation.core.tracing import JOB_ID, REQUEST_ID

OWN = "concord."
MOST_FRAMES = 12
# What Concord's own lines may carry beside their message.
FIELDS = ("method", "route", "status", "ms", "user", "kind", "state", "attempt")


class Tracing(logging.Filter):
    """Puts the ids of the request and the job at hand on each record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = REQUEST_ID.get()
        record.job_id = JOB_ID.get()
        return True


class JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._message(record),
        }
        for name in ("request_id", "job_id", *FIELDS):
            value = getattr(record, name, "")
            if value not in ("", None):
                line[name] = value if isinstance(value, int | float) else str(value)
        if record.exc_info and record.exc_info[0]:
            line["exception"] = f"{record.exc_info[0].__module__}.{record.exc_info[0].__qualname__}"
            line["frames"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])[-MOST_FRAMES:]
            ]
        return json.dumps(line)

    def _message(self, record: logging.LogRecord) -> str:
        """Libraries' messages about requests and faults may quote what they were given: those are left out."""
        if record.name.startswith(OWN):
            return record.getMessage()
        if record.exc_info or record.name.startswith("django."):
            return "a request was answered with an error" if hasattr(record, "status_code") else "a fault"
        return record.getMessage()


class PlainLine(logging.Formatter):
    """For a terminal: the fault with all that it says, as only its owner reads it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said = [super().format(record)]
        said += [
            f"{name}={value}" for name in ("request_id", "job_id") if (value := getattr(record, name, ""))
        ]
        return " ".join(said)
