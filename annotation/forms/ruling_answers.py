"""One group of choices for each field in dispute: a side's answer, or an own one."""

from collections.abc import Iterator, Sequence
from typing import Any

from django import forms
from django.utils.datastructures import MultiValueDict

from annotation.core.resolution import Side
from annotation.selectors.pages_answers import Wording
from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadAnswer, Field

OWN = "own"


class AnswersForm(forms.Form):
    """The groups of `keys`; with `may_leave_out` a group that says nothing is left out of the answers."""

    note = forms.CharField(required=False, max_length=5000, strip=False, widget=forms.Textarea)

    def __init__(
        self,
        data: MultiValueDict | None = None,
        *,
        words: Wording,
        keys: Sequence[str],
        sides: Sequence[Side],
        may_leave_out: bool = False,
    ) -> None:
        super().__init__(data)
        self.words, self.keys, self.sides, self.may_leave_out = words, keys, sides, may_leave_out

    def groups(self) -> Iterator[dict[str, Any]]:
        """What the page needs to draw each field."""
        for field in self._fields():
            yield {
                "key": field.key,
                "title": field.title,
                "help": field.help,
                "sides": [] if self.may_leave_out else [self._side(field, side) for side in self.sides],
                "own": self._own(field),
                "own_key": "1" if self.may_leave_out else _own_key(len(self.sides)),
                "is_own": self._taken(field) == OWN,
                "errors": self.errors.get(field.key, []) if self.is_bound else [],
            }

    def clean(self) -> dict[str, Any]:
        answers = {}
        for field in self._fields():
            if self.may_leave_out and self._taken(field) != OWN:
                continue
            try:
                answers[field.key] = self._answer(field)
            except BadAnswer as refusal:
                self.add_refusal(field.key, str(refusal))
        return {**(super().clean() or {}), "answers": answers}

    def clean_note(self) -> str:
        """The note with plain line ends; browsers send others."""
        return str(self.cleaned_data["note"]).replace("\r\n", "\n")

    def add_refusal(self, key: str, message: str) -> None:
        """Put a refusal beside the field it is about, or above the form."""
        if key in self.fields:
            self.add_error(key, message)
        elif key in self.keys:
            self.errors.setdefault(key, self.error_class()).append(message)
        else:
            self.add_error(None, message)

    def _fields(self) -> list[Field]:
        return [field for field in self.words.schema.fields if field.key in self.keys]

    def _taken(self, field: Field) -> str:
        return str(self.data.get(f"take-{field.key}", ""))

    def _given(self, field: Field) -> list[str]:
        name = f"own-{field.key}"
        return self.data.getlist(name) if isinstance(self.data, MultiValueDict) else []

    def _answer(self, field: Field) -> Any:
        taken = self._taken(field)
        if taken == OWN:
            given = self._given(field)
            if field.level == "set":
                return field.clean(given)
            if not given or not given[0]:
                raise BadAnswer("Choose the value that holds.")
            if field.type_name == "edited_text":
                return field.clean(
                    {"original": self._original(field), "final": given[0].replace("\r\n", "\n")}
                )
            return field.from_text(given[0])
        for side in self.sides:
            if side.letter == taken:
                if side.answers.get(field.key) is None and field.required:
                    raise BadAnswer("This side gave no answer; choose another or your own.")
                return side.answers.get(field.key)
        raise BadAnswer("Take a side or give your own value.")

    def _original(self, field: Field) -> str:
        """The text before anybody edited it."""
        answers = [side.answers[field.key] for side in self.sides if side.answers.get(field.key)]
        return str(answers[0]["original"]) if answers else ""

    def _side(self, field: Field, side: Side) -> dict[str, Any]:
        answer = self.words.answer(field, side.answers.get(field.key))
        return answer | {
            "letter": side.letter,
            "is_closed": answer["kind"] == "missing" and field.required,
            "is_taken": self._taken(field) == side.letter,
        }

    def _own(self, field: Field) -> dict[str, Any]:
        """The widget of an own value: codes to tick, categories to choose from, or text."""
        given = self._given(field)
        options = [
            {
                "value": category,
                "title": self.words.title(field.key, category),
                "is_chosen": category in given,
                "meaning": self.words.meanings.get(field.key, {}).get(category, ""),
            }
            for category in field.categories()
        ]
        kind = "codes" if field.level == "set" else "select" if options else "text"
        return {"kind": kind, "options": options, "text": given[0] if given else self._start(field)}

    def _start(self, field: Field) -> str:
        """What an own text begins from: the text before any edit, or a spec's shape; never a side's answer."""
        if field.type_name == "edited_text":
            return self._original(field)
        if field.level == "behaviour":
            return canonical_text({"eval_types": [], "reference_answers": {}})
        return ""


def _own_key(n_sides: int) -> str:
    """The digit after those of the sides; 0 where they have all nine."""
    return str(n_sides + 1) if n_sides < 9 else "0"
