"""The forms of judging: files of JSON lines, and what they are about."""

from typing import Any, NamedTuple

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.db.models import QuerySet

from annotation.models.datasets import DatasetVersion
from taxonomy.strict_json import BadJSON, strict_json

LARGEST = 20 * 1024**2


class Lines(NamedTuple):
    """A file of JSON objects, each with its line."""

    name: str
    rows: list[tuple[int, dict[str, Any]]]


class LinesField(forms.FileField):
    """An uploaded JSONL file, read strictly; the first line that cannot be read is named."""

    def clean(self, data: Any, initial: Any = None) -> Any:
        file: UploadedFile = super().clean(data, initial)
        if file.size is not None and file.size > LARGEST:
            raise forms.ValidationError(
                f"The file is larger than {LARGEST // 1024**2} MB; use the command import_run."
            )
        rows = []
        for number, line in enumerate(file.read().removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
            if line.strip():
                try:
                    record = strict_json(line)
                except BadJSON as fault:
                    raise forms.ValidationError(f"{file.name}, row {number}: {fault}") from fault
                if not isinstance(record, dict):
                    raise forms.ValidationError(f"{file.name}, row {number}: must be an object")
                rows.append((number, record))
        return Lines(str(file.name), rows)


class RunForm(forms.Form):
    name = forms.CharField(max_length=200, error_messages={"required": "Give the run a name."})
    answerer = forms.CharField(max_length=200, error_messages={"required": "Say who answered."})
    version = forms.ModelChoiceField(
        queryset=DatasetVersion.objects.none(),
        error_messages={"required": "Choose the cases that were answered."},
    )
    pins = forms.CharField(required=False, widget=forms.Textarea)
    file = LinesField(error_messages={"required": "Choose the file of attempts."})

    def __init__(self, *arguments: Any, versions: QuerySet[DatasetVersion], **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.fields["version"].queryset = versions.order_by("-created_at", "-pk")  # type: ignore[attr-defined]

    def clean_pins(self) -> dict[str, Any]:
        text = self.cleaned_data["pins"].strip()
        try:
            pins = strict_json(text) if text else {}
        except BadJSON as fault:
            raise forms.ValidationError(str(fault)) from fault
        if not isinstance(pins, dict):
            raise forms.ValidationError("Pins are one JSON object.")
        return pins


class VerdictsForm(forms.Form):
    judge = forms.CharField(max_length=200, error_messages={"required": "Say which judge gave the verdicts."})
    file = LinesField(error_messages={"required": "Choose the file of verdicts."})
