"""The form of a ruling: for each disputed field a side or an own value, and why."""

from collections.abc import Iterator, Sequence
from typing import Any

from django import forms
from django.utils.datastructures import MultiValueDict

from annotation.core.resolution import Side
from annotation.models.rulings import Confidence, Reason
from annotation.selectors.pages_answers import Wording
from taxonomy.fields.base import BadAnswer, Field

OWN = "own"


class RulingForm(forms.Form):
    """One group of choices per disputed field, then the reason. Keeps what was typed when it is refused."""

    reason = forms.ChoiceField(
        choices=Reason.choices, widget=forms.RadioSelect, error_messages={"required": "Choose a reason."}
    )
    confidence = forms.ChoiceField(
        choices=[("", "Not said"), *Confidence.choices], widget=forms.RadioSelect, required=False
    )
    note = forms.CharField(required=False, max_length=5000, strip=False, widget=forms.Textarea)
    guideline_clause = forms.CharField(required=False, max_length=200)

    def __init__(
        self,
        data: MultiValueDict | None = None,
        *,
        words: Wording,
        disputed: Sequence[str],
        sides: Sequence[Side],
    ) -> None:
        super().__init__(data)
        self.words, self.disputed, self.sides = words, disputed, sides

    def groups(self) -> Iterator[dict[str, Any]]:
        """What the page needs to draw each disputed field."""
        for field in self._fields():
            yield {
                "key": field.key,
                "title": field.title,
                "help": field.help,
                "sides": [self._side(field, side) for side in self.sides],
                "own": self._own(field),
                "own_key": str(len(self.sides) + 1),
                "is_own": self._taken(field) == OWN,
                "errors": self.errors.get(field.key, []) if self.is_bound else [],
            }

    def clean(self) -> dict[str, Any]:
        answers = {}
        for field in self._fields():
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
        elif key in self.disputed:
            self.errors.setdefault(key, self.error_class()).append(message)
        else:
            self.add_error(None, message)

    def _fields(self) -> list[Field]:
        return [field for field in self.words.schema.fields if field.key in self.disputed]

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
            return field.from_text(given[0])
        for side in self.sides:
            if side.letter == taken:
                if side.answers.get(field.key) is None:
                    raise BadAnswer("This side gave no answer; choose another or your own.")
                return side.answers[field.key]
        raise BadAnswer("Take a side or give your own value.")

    def _side(self, field: Field, side: Side) -> dict[str, Any]:
        answer = self.words.answer(field, side.answers.get(field.key))
        return answer | {"letter": side.letter, "is_taken": self._taken(field) == side.letter}

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
        return {"kind": kind, "options": options, "text": given[0] if given else ""}
