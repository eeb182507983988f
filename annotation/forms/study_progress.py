"""What a manager asks for while a study is open."""

from collections.abc import Iterable
from typing import Any

from django import forms


class DeadlineForm(forms.Form):
    until = forms.DateTimeField(
        input_formats=["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"],
        error_messages={"required": "Say until when.", "invalid": "Write a date and a time."},
    )


class HandingOnForm(forms.Form):
    """One waiting slot, and who is to have it; `names` are the study's annotators."""

    slot = forms.UUIDField(
        error_messages={"required": "Choose a case.", "invalid": "Choose a case of the list."}
    )
    to = forms.ChoiceField(error_messages={"required": "Choose who is to have it."})
    reason = forms.CharField(required=False, max_length=1000)

    def __init__(self, data: Any = None, *, names: Iterable[str]) -> None:
        super().__init__(data)
        self.fields["to"].choices = [(name, name) for name in names]  # type: ignore[attr-defined]


class SharingForm(forms.Form):
    """Who takes a share of the waiting slots."""

    among = forms.MultipleChoiceField(error_messages={"required": "Choose who takes a share."})

    def __init__(self, data: Any = None, *, names: Iterable[str]) -> None:
        super().__init__(data)
        self.fields["among"].choices = [(name, name) for name in names]  # type: ignore[attr-defined]


class WithdrawingForm(forms.Form):
    annotator = forms.ChoiceField(error_messages={"required": "Choose who stops."})
    reason = forms.CharField(max_length=1000, error_messages={"required": "Say why, for the record."})
    share = forms.BooleanField(required=False)

    def __init__(self, data: Any = None, *, names: Iterable[str]) -> None:
        super().__init__(data)
        self.fields["annotator"].choices = [(name, name) for name in names]  # type: ignore[attr-defined]
