"""Forms of the intake."""

from typing import Any

from django import forms

from annotation.core.intake import REASONS
from taxonomy.strict_json import BadJSON, strict_json


class JSONText(forms.CharField):
    """A JSON document by the strict reader; empty is None."""

    widget = forms.Textarea

    def to_python(self, value: Any) -> Any:
        text = super().to_python(value)
        if not text or not text.strip():
            return None
        try:
            return strict_json(text)
        except BadJSON as fault:
            raise forms.ValidationError(f"Is no JSON: {fault}.") from fault


class ProposalForm(forms.Form):
    reason = forms.ChoiceField(choices=list(REASONS.items()))
    why = forms.CharField(required=False, max_length=2000)
    trace_id = forms.CharField(required=False, max_length=255)
    content = JSONText(error_messages={"required": "Give the example."})

    def clean_content(self) -> dict[str, Any]:
        content = self.cleaned_data["content"]
        if not isinstance(content, dict):
            raise forms.ValidationError("Must be a JSON object with an input.")
        return content


class RedactionForm(forms.Form):
    also = forms.CharField(required=False, widget=forms.Textarea)

    def texts(self) -> list[str]:
        return [line.strip() for line in self.cleaned_data["also"].splitlines() if line.strip()]


class ReviewForm(forms.Form):
    verdict = forms.CharField(max_length=2000, error_messages={"required": "Say what the example shows."})
    expected = JSONText(required=False)


class AcceptForm(forms.Form):
    version = forms.IntegerField(error_messages={"required": "Choose a draft version."})
    case_id = forms.CharField(max_length=255, error_messages={"required": "Give the case an id."})
    split = forms.CharField(max_length=40, error_messages={"required": "Give it a split."})
    family = forms.CharField(max_length=100, required=False)


class DeclineForm(forms.Form):
    verdict = forms.CharField(max_length=2000, error_messages={"required": "Say why it becomes no case."})
