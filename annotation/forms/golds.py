"""The form of a decision about a gold."""

from typing import Any

from django import forms

from annotation.core.golds import (
    ACTS,
    AUDIT_CLASSES,
    EVIDENCE_KINDS,
    LONGEST_VALUE,
    REVISED,
    STATUSES,
    Decided,
)
from taxonomy.strict_json import BadJSON, strict_json

_NONE = ("", "–")


class NextVersionForm(forms.Form):
    version = forms.CharField(max_length=100, error_messages={"required": "Name the version."})
    reason = forms.CharField(max_length=2000, error_messages={"required": "Say why the golds change."})


class ReplaysForm(forms.Form):
    """What runs of the question gave, one answer a line; `as_json` as in GoldForm."""

    replays = forms.CharField(
        max_length=20_000, widget=forms.Textarea, error_messages={"required": "Give two replays at least."}
    )
    evidence_source = forms.CharField(
        max_length=2000, error_messages={"required": "Say where they were run."}
    )
    question_sha256 = forms.CharField(max_length=64)
    after = forms.IntegerField(min_value=0)

    def __init__(self, data: Any = None, *, as_json: bool = False) -> None:
        super().__init__(data)
        self.as_json = as_json

    def clean_replays(self) -> list[Any]:
        lines = [line.strip() for line in self.cleaned_data["replays"].splitlines() if line.strip()]
        return [_json(line) for line in lines] if self.as_json else lines


class GoldForm(forms.Form):
    """`as_json` says that the gold is no plain text, so that the new one is read as JSON."""

    act = forms.ChoiceField(choices=list(ACTS.items()), error_messages={"required": "Choose a decision."})
    value = forms.CharField(required=False, max_length=LONGEST_VALUE, strip=False, widget=forms.Textarea)
    relaxes = forms.BooleanField(required=False)
    reason = forms.CharField(max_length=2000, error_messages={"required": "Give the reason."})
    evidence_kind = forms.ChoiceField(required=False, choices=[_NONE, *EVIDENCE_KINDS.items()])
    evidence = forms.CharField(required=False, max_length=20_000, widget=forms.Textarea)
    evidence_source = forms.CharField(required=False, max_length=2000)
    audit_class = forms.ChoiceField(required=False, choices=[_NONE, *AUDIT_CLASSES.items()])
    status = forms.ChoiceField(required=False, choices=[_NONE, *STATUSES.items()])
    question_sha256 = forms.CharField(max_length=64)
    after = forms.IntegerField(min_value=0)

    def __init__(self, data: Any = None, *, as_json: bool = False) -> None:
        super().__init__(data)
        self.as_json = as_json

    def clean_value(self) -> Any:
        text = self.cleaned_data["value"]
        if not text.strip():
            return None
        return _json(text) if self.as_json else text.strip()

    def decided(self) -> Decided:
        given = {key: self.cleaned_data[key] for key in Decided._fields}
        return Decided(**given | {"value": given["value"] if given["act"] == REVISED else None})


def _json(text: str) -> Any:
    try:
        return strict_json(text)
    except BadJSON as fault:
        raise forms.ValidationError(f"Is no JSON: {fault}.") from fault
