"""The form that designs a study. It says the same as a study file and is read by the same reader."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django import forms

from annotation.core.study_files import LEASE, MOST_LABELS, MOST_REPEATS, MOST_SEED


def _needed(says: str) -> dict[str, str]:
    return {"required": says}


class StudyDesignForm(forms.Form):
    """`choices` holds what may be chosen: dataset versions, frozen vocabulary, people, studies (see selectors)."""

    name = forms.CharField(max_length=200, error_messages=_needed("A study needs a name."))
    version = forms.ChoiceField(
        error_messages=_needed("Choose the dataset version whose cases are labelled.")
    )
    split = forms.CharField(required=False, max_length=40)
    family = forms.CharField(required=False, max_length=100)
    n = forms.IntegerField(required=False, min_value=1)
    stratify_by = forms.CharField(required=False, max_length=200)
    exclude_studies = forms.MultipleChoiceField(required=False)
    schema = forms.ChoiceField(error_messages=_needed("Choose the form that annotators fill in."))
    taxonomy = forms.ChoiceField(required=False)
    guideline = forms.ChoiceField(required=False)
    output = forms.ChoiceField(required=False)
    annotators = forms.MultipleChoiceField(error_messages=_needed("Choose who labels."))
    k = forms.IntegerField(
        min_value=1,
        max_value=MOST_LABELS,
        initial=2,
        error_messages=_needed("Say how many labels a case gets."),
    )
    assignment = forms.ChoiceField(choices=[("fixed", "Fixed"), ("pool", "Pool")], initial="fixed")
    double_percent = forms.IntegerField(min_value=0, max_value=100, initial=100)
    consistency_percent = forms.IntegerField(min_value=0, max_value=MOST_REPEATS, initial=0)
    lease_minutes = forms.IntegerField(min_value=1, max_value=1440, initial=LEASE // 60)
    deadline = forms.DateTimeField(required=False, input_formats=["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"])
    pilot = forms.BooleanField(required=False)
    close_when_complete = forms.BooleanField(required=False)
    threshold = forms.CharField(required=False, max_length=12)
    threshold_field = forms.CharField(required=False, max_length=64)
    seed = forms.IntegerField(
        min_value=0, max_value=MOST_SEED, error_messages=_needed("Give the draw a seed.")
    )

    def __init__(self, data: Any = None, *, choices: Mapping[str, Any], **options: Any) -> None:
        super().__init__(data, **options)
        self.described = choices
        for key in ("version", "schema", "taxonomy", "guideline", "output", "annotators", "exclude_studies"):
            listed = [(row["value"], row["title"]) for row in choices[key]]
            optional = [("", "")] if key in ("taxonomy", "guideline", "output") else []
            self.fields[key].choices = optional + listed  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        if given.get("threshold") and not given.get("threshold_field"):
            self.add_error("threshold_field", "Name the field whose kappa is to reach it.")
        return given

    def unnamed(self) -> list[int]:
        """The chosen members who have no pseudonym yet."""
        chosen = self.cleaned_data["annotators"]
        return [row["user"] for row in self.described["annotators"] if row["value"] in chosen and row["user"]]

    def document(self, pseudonyms: Mapping[int, str]) -> dict[str, Any]:
        """What a study file would say; parse it with `parse_study`. `pseudonyms` names those who had none."""
        given = self.cleaned_data
        dataset, _, version = given["version"].rpartition("@")
        people = {row["value"]: row for row in self.described["annotators"]}
        chosen = [people[value] for value in given["annotators"]]
        said = {
            "name": given["name"],
            "dataset": dataset,
            "dataset_version": version,
            "sample": self._sample(),
            "schema": given["schema"],
            "taxonomy": given["taxonomy"] or None,
            "guideline": given["guideline"] or None,
            "outputs": self._outputs(),
            "annotators": [
                {"pseudonym": row["pseudonym"] or pseudonyms[row["user"]], "kind": row["kind"]}
                for row in chosen
            ],
            "exclude_studies": given["exclude_studies"],
            "lease_seconds": 60 * given["lease_minutes"],
            "deadline": self._deadline(),
        }
        if given["threshold"]:
            said |= {"threshold": given["threshold"], "threshold_field": given["threshold_field"]}
        same = (
            "k",
            "assignment",
            "double_percent",
            "consistency_percent",
            "pilot",
            "seed",
            "close_when_complete",
        )
        return said | {key: given[key] for key in same}

    def _sample(self) -> Any:
        given = {key: self.cleaned_data[key] for key in ("split", "family", "n", "stratify_by")}
        return {key: value for key, value in given.items() if value} or "all"

    def _outputs(self) -> dict[str, str]:
        rows = {row["value"]: row for row in self.described["output"]}
        row = rows.get(self.cleaned_data["output"])
        return {key: row[key] for key in ("model", "run") if row[key]} if row else {}

    def _deadline(self) -> str | None:
        moment: datetime | None = self.cleaned_data["deadline"]
        return moment.astimezone(UTC).isoformat() if moment else None
