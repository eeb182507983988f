"""Recorded answers from a JSONL file, for a case each and where there is one with a judge's outcome."""

from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.verifiers.reading import rows

_KEYS = {"task_id", "answer", "judge", "model", "run"}
_WORDS = {
    "pass": True, "fail": False, "true": True, "false": False, "correct": True, "incorrect": False,
    "match": True, "near_match": False, "no_match": False,
}  # fmt: skip


class JudgedAnswer(NamedTuple):
    """One row; `answer` is None where none was recorded, `judge` where the judge gave no verdict."""

    row: int
    case_id: str
    answer: str | None
    judge: bool | None
    model: str


def judged_answers(content: bytes, *, source: str) -> list[JudgedAnswer]:
    """Rows of {"task_id", "answer", "judge"}; `judge` is true, false, 1, 0, a word for either, or null.

    A near match is no pass here: the deterministic specs know none. BadInput names file, row, field and value.
    """
    found = [_judged(row.number, row.document, source) for row in rows(content, source=source)]
    if not found:
        raise BadInput(f"{source}: holds no answers")
    return found


def examples_by_case(content: bytes, *, source: str) -> dict[str, list[str]]:
    """Answers by case id; those never recorded are left out."""
    found: dict[str, list[str]] = {}
    for row in judged_answers(content, source=source):
        if row.answer is not None:
            found.setdefault(row.case_id, []).append(row.answer)
    return found


def _judged(number: int, document: dict[str, Any], source: str) -> JudgedAnswer:
    for key, value in document.items():
        if key not in _KEYS:
            raise bad_row(source, number, f"is not one of {', '.join(sorted(_KEYS))}", field=key, value=value)
    task_id, answer = document.get("task_id"), document.get("answer")
    if isinstance(task_id, bool) or not isinstance(task_id, int | str) or task_id == "":
        raise bad_row(source, number, "must be a number or a text", field="task_id", value=task_id)
    if "answer" not in document:
        raise bad_row(source, number, "is missing", field="answer")
    if answer is not None and not isinstance(answer, str):
        raise bad_row(source, number, "must be a text or null", field="answer", value=answer)
    for key in ("model", "run"):
        if not isinstance(document.get(key, ""), str):
            raise bad_row(source, number, "must be a text", field=key, value=document[key])
    judge = _outcome(number, document.get("judge"), source)
    model = " ".join(part for part in (document.get("model", ""), document.get("run", "")) if part)
    return JudgedAnswer(number, str(task_id), answer, judge, model)


def _outcome(number: int, value: object, source: str) -> bool | None:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int | float) and value in (0, 1):
        return bool(value)
    if isinstance(value, str) and value.strip().casefold() in _WORDS:
        return _WORDS[value.strip().casefold()]
    raise bad_row(
        source,
        number,
        f"must be true, false, 1, 0, null or one of {', '.join(_WORDS)}",
        field="judge",
        value=value,
    )
