"""Forms of the data stage."""

from typing import Any

from django import forms

from annotation.core.case_contract import BRANCHES, CASE_KEYS

PLACES = ("", *CASE_KEYS, *(f"{branch}.*" for branch in BRANCHES))


class UploadForm(forms.Form):
    file = forms.FileField(allow_empty_file=True, error_messages={"required": "Choose a file."})


class ImportForm(forms.Form):
    """Where the cases go, and for each key of the file the place it is read as; `keys` are those of the file."""

    dataset = forms.CharField(max_length=200, error_messages={"required": "Name the data set."})
    version = forms.CharField(max_length=100, required=False)
    reason = forms.CharField(max_length=2000, required=False)

    def __init__(self, data: Any = None, *, keys: list[str]) -> None:
        super().__init__(data)
        self.keys = keys

    def mapping(self) -> dict[str, str]:
        """{our place: their key} of the keys that were given another place than their own name."""
        return {place: key for place, key in self._places() if place and place != key}

    def _places(self) -> list[tuple[str, str]]:
        """(place, key) for each key; `input.*` is the key's own name below input."""
        given = [str(self.data.get(f"place-{index}", "")).strip() for index in range(len(self.keys))]
        return [
            (place.removesuffix("*") + key if place.endswith(".*") else place, key)
            for place, key in zip(given, self.keys, strict=True)
        ]

    def clean(self) -> dict[str, Any]:
        fault = self._fault(self._places())
        if fault:
            raise forms.ValidationError(fault)
        return self.cleaned_data

    @staticmethod
    def _fault(read_as: list[tuple[str, str]]) -> str:
        """What keeps any row from being a case, told before a job runs into it; "" if nothing does."""
        places = [place or key for place, key in read_as]
        twice = next((place for place in places if places.count(place) > 1), None)
        if twice:
            return f"Two keys are read as {twice}."
        tops = {place.split(".")[0] for place in places}
        missing = next((needed for needed in ("id", "input") if needed not in tops), None)
        if missing:
            return f"No key is read as {missing}: a case needs an id and an input."
        foreign = [key for place, key in read_as if not place and key not in CASE_KEYS]
        if foreign:
            return f"No key of a case: {', '.join(foreign[:8])}. Read what is left over as metadata.*, for example."
        return ""


class PlanForm(forms.Form):
    plan = forms.FileField(error_messages={"required": "Choose the plan's JSON file."})


class ReleaseVersionForm(forms.Form):
    regardless = forms.CharField(max_length=2000, required=False)
