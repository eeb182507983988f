"""The forms that every kind of the library shares: a new draft, JSON, and freezing."""

from typing import Any

from django import forms

from annotation.forms.plain_text import PlainText
from taxonomy.fields.base import BadSchema
from taxonomy.selectors.templates import templates
from taxonomy.strict_json import BadJSON, strict_json


class NewDraftForm(forms.Form):
    """A name, and what the draft begins with: nothing, a template, or JSON."""

    name = forms.CharField(max_length=100, required=False)
    source = forms.ChoiceField(required=False)
    document = forms.CharField(required=False, strip=False, widget=forms.Textarea)

    def __init__(self, data: Any = None, *, kind: str, initial: dict[str, Any] | None = None) -> None:
        super().__init__(data, initial=initial)
        self.kind = kind
        names = [] if kind == "guidelines" else list(templates(kind))
        self.fields["source"].choices = [("", "Nothing"), *((name, name) for name in names)]  # type: ignore[attr-defined]

    def clean_document(self) -> Any:
        text = self.cleaned_data["document"]
        if not text.strip():
            return None
        try:
            return strict_json(text)
        except BadJSON as fault:
            raise forms.ValidationError(str(fault)) from fault

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        begins = given.get("source") or given.get("document") is not None
        if not given.get("name", "").strip() and not begins and "document" not in self.errors:
            self.add_error("name", "Give it a name.")
        if given.get("document") is not None and not isinstance(given["document"], dict):
            self.add_error("document", "This is no object. Paste the whole document, from { to }.")
        return given

    def given(self) -> dict[str, Any]:
        """The arguments of the service. JSON goes before a template; a name goes before the one in either."""
        named = self.cleaned_data["name"].strip()
        return {
            "name": named,
            "source": self.cleaned_data["source"],
            "document": self.cleaned_data["document"],
        }

    def refuse(self, refusal: BadSchema) -> None:
        field = "name" if refusal.path == "name" else "document" if self.cleaned_data["document"] else None
        self.add_error(field, str(refusal))


class FreezeForm(forms.Form):
    reason = PlainText(
        max_length=2000,
        error_messages={
            "required": "Say why this version is frozen. The reason stays with the version for good."
        },
    )


class JSONForm(forms.Form):
    """A whole document as text."""

    document = forms.CharField(
        strip=False, widget=forms.Textarea, error_messages={"required": "Write the document."}
    )

    def clean_document(self) -> Any:
        try:
            return strict_json(self.cleaned_data["document"])
        except BadJSON as fault:
            raise forms.ValidationError(str(fault)) from fault
