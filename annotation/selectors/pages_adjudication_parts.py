"""What the pages of adjudication share: a field's row, what a ruling made of each side, and how a state is shown."""

from typing import Any, NamedTuple

from annotation.core.word_diff import word_diff
from annotation.selectors.adjudication import CaseRecord
from annotation.selectors.pages_answers import Wording
from taxonomy.fields.base import Field


class Mark(NamedTuple):
    """How a state is shown: never by colour alone."""

    tone: str
    icon: str
    word: str


MARKS = {
    "open": Mark("bad", "✕", "differ"),
    "agreed": Mark("orange", "◐", "agreed, not accepted yet"),
    "accepted": Mark("ok", "✓", "accepted"),
    "incomplete": Mark("plum", "…", "incomplete"),
    "single": Mark("plum", "1", "labelled once"),
    "overruled": Mark("info", "⤫", "overruled"),
}
TITLES = {
    "open": "Disagree",
    "ruled": "Ruled",
    "agreed": "Agreed, not accepted",
    "accepted": "Accepted",
    "incomplete": "Incomplete",
    "single": "Labelled once",
}


def field_row(record: CaseRecord, words: Wording, field: Field, *, disputed: bool = False) -> dict[str, Any]:
    """One field with what each side answered; two texts that are not the same also as a word diff."""
    given = [side.answers.get(field.key) for side in record.sides]
    texts = [answer for answer in given if isinstance(answer, str)]
    differ = field.type_name == "text" and len(texts) == 2 and texts[0] != texts[1]
    return {
        "key": field.key,
        "title": field.title,
        "help": field.help,
        "mark": MARKS["open"] if disputed else None,
        "stands": _stands(record, words, field),
        "sides": [
            {"letter": side.letter} | words.answer(field, answer)
            for side, answer in zip(record.sides, given, strict=True)
        ],
        "diff": word_diff(texts[0], texts[1]) if differ else [],
    }


def _stands(record: CaseRecord, words: Wording, field: Field) -> dict[str, Any] | None:
    """The answer that stands, and how it came about where nobody simply gave it."""
    if field.key not in record.resolution.answers:
        return None
    answer = words.answer(field, record.resolution.answers[field.key])
    return answer | {"how": record.resolution.how.get(field.key, "")}


def side_outcome(field: Field, answer: Any, ruled: Any) -> dict[str, Any]:
    """What a ruling made of one side's answer."""
    return {
        "mark": MARKS["overruled"] if field.disagree(answer, ruled) or answer != ruled else MARKS["accepted"]
    }


def case_outcome(record: CaseRecord, ruled: dict[str, Any]) -> Mark:
    """What a ruling made of a case: a side taken, both overruled, or the agreement overruled."""
    if not record.disputed:
        return Mark("info", "⤫", "overruled the agreement")
    keys = [key for key in record.disputed if key in ruled]
    for side in record.sides:
        if keys and all(side.answers.get(key) == ruled[key] for key in keys):
            return Mark("ok", "✓", f"took {side.letter}")
    taken = any(side.answers.get(key) == ruled[key] for side in record.sides for key in keys)
    return Mark("info", "⤫", "took some of each" if taken else "overruled both")
