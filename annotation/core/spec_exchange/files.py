"""A task file whole: its header, its tasks, ids that stand twice, and whether its digest is that of its tasks."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.spec_exchange.foreign import FORMS, NATIVE, form_of
from annotation.core.spec_exchange.tasks import Task, task_of
from annotation.verifiers.reading import rows as rows_of
from taxonomy.digest import NotCanonical, sha256_of
from taxonomy.strict_json import BadJSON, strict_json

DIGEST = "contentDigestSha256"


class TaskFile(NamedTuple):
    """`duplicates` are ids that stand twice; of two alike the first counts, two that differ are refused."""

    source: str
    form: str
    tasks: tuple[Task, ...]
    duplicates: tuple[str, ...]
    sha256: str


def read_tasks(content: bytes, *, source: str, form: str = "") -> TaskFile:
    """The tasks of a file; BadInput names file, row, field and value. `form` is one of FORMS, found out if empty."""
    if form and form not in FORMS:
        raise BadInput(f"{source}: format {form!r} is not one of {', '.join(FORMS)}")
    rows = rows_of(content, source=source)
    if not rows:
        raise BadInput(f"{source}: holds no task")
    documents = [row.document for row in rows]
    chosen = form or (NATIVE if DIGEST in _header(content) else form_of(documents))
    tasks: dict[str, Task] = {}
    twice: Counter[str] = Counter()
    for row in rows:
        task = task_of(row.number, row.document, source=source, form=chosen)
        first = tasks.setdefault(task.id, task)
        if first is not task:
            twice[task.id] += 1
            if first._replace(row=0) != task._replace(row=0):
                raise bad_row(
                    source,
                    row.number,
                    f"stands in row {first.row} with other content",
                    field="task_id",
                    value=task.id,
                )
    return TaskFile(source, chosen, tuple(tasks.values()), tuple(twice), _digest(content, documents, source))


def _digest(content: bytes, documents: list[dict[str, Any]], source: str) -> str:
    """The digest of the tasks, which a file that states one must have."""
    try:
        found = tasks_digest(documents)
    except NotCanonical as fault:
        raise BadInput(f"{source}: {fault}") from fault
    stated = _header(content).get(DIGEST)
    if stated is not None and stated != found:
        raise BadInput(
            f"{source}, field {DIGEST!r}, value {str(stated)[:80]!r}: its tasks have the digest {found}"
        )
    return found


def tasks_digest(tasks: list[dict[str, Any]]) -> str:
    """The sha256 of the tasks in the order of their ids, whatever order a file has them in."""
    return sha256_of(sorted(tasks, key=lambda task: (str(task.get("set", "")), str(task.get("task_id")))))


def _header(content: bytes) -> Mapping[str, Any]:
    try:
        document = strict_json(content)
    except BadJSON:
        return {}
    return document if isinstance(document, dict) else {}
