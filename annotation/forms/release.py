"""The form that makes a release."""

from collections.abc import Sequence
from typing import Any

from django import forms


class ReleaseForm(forms.Form):
    """Name, reason and studies of a release; `studies` are (id, name) of what may be released."""

    name = forms.CharField(max_length=100, error_messages={"required": "A release needs a name."})
    reason = forms.CharField(
        max_length=2000, widget=forms.Textarea, error_messages={"required": "Say why this release is made."}
    )
    studies = forms.MultipleChoiceField(error_messages={"required": "Choose at least one study."})
    with_inputs = forms.BooleanField(required=False)

    def __init__(self, data: Any = None, *, studies: Sequence[tuple[str, str]]) -> None:
        super().__init__(data)
        self.fields["studies"].choices = list(studies)  # type: ignore[attr-defined]
