"""The forms of open coding: starting a session, noting a case, sorting notes, a code's card, freezing."""

from collections.abc import Sequence
from typing import Any

from django import forms

from annotation.core.open_coding.files import LONGEST_NOTE
from annotation.forms.plain_text import PlainText
from annotation.models.open_coding import OpenVerdict

SEED_DIGITS = 18


class StartForm(forms.Form):
    """Where the sample is drawn from, its size, seed and strata; `versions` are (id, name) of dataset versions."""

    name = forms.CharField(max_length=100, error_messages={"required": "Give the session a name."})
    version = forms.ChoiceField(error_messages={"required": "Choose a dataset version."})
    n = forms.IntegerField(
        min_value=1, max_value=2000, error_messages={"required": "Say how many cases to draw."}
    )
    seed = forms.IntegerField(
        min_value=0, max_value=10**SEED_DIGITS - 1, error_messages={"required": "A sample needs a seed."}
    )
    stratify_by = forms.CharField(max_length=200, required=False)

    def __init__(
        self, data: Any = None, *, versions: Sequence[tuple[str, str]], initial: dict[str, Any] | None = None
    ) -> None:
        super().__init__(data, initial=initial)
        self.fields["version"].choices = list(versions)  # type: ignore[attr-defined]


class NoteForm(forms.Form):
    """An observation and a verdict; `revision` is the revision of the note that the page showed."""

    text = PlainText(
        max_length=LONGEST_NOTE,
        error_messages={"required": "Say what can be seen in the case."},
    )
    verdict = forms.ChoiceField(
        choices=OpenVerdict.choices, error_messages={"required": "Choose PASS or FAIL."}
    )
    revision = forms.IntegerField(min_value=0, required=False)


class CardForm(forms.Form):
    """The card of a draft code."""

    code = forms.CharField(max_length=64, error_messages={"required": "A code needs its key."})
    title = forms.CharField(max_length=200, required=False)
    definition = PlainText(max_length=5000, required=False)
    use_when = PlainText(max_length=5000, required=False)
    avoid_when = PlainText(max_length=5000, required=False)
    example = PlainText(max_length=5000, required=False)
    counter_example = PlainText(max_length=5000, required=False)
    requires_note = forms.BooleanField(required=False)
