"""Which request or job a line of the log belongs to."""

import re
import uuid
from contextvars import ContextVar

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
JOB_ID: ContextVar[str] = ContextVar("job_id", default="")
_WELL_FORMED = re.compile(r"[A-Za-z0-9-]{16,64}", re.ASCII)


def request_id_from(given: str) -> str:
    """The id that a proxy gave the request, if it is a plain word of 16 to 64 characters; else a new one."""
    return given if _WELL_FORMED.fullmatch(given) else str(uuid.uuid4())
