"""Forms of verifiers and fixtures. What a field may hold is decided by the readers of the documents, not here."""

from collections.abc import Mapping
from typing import Any

from django import forms

from annotation.core.fixtures.documents import ENGINE, EVIDENCE, EXTERNAL, PRODUCERS
from annotation.core.fixtures.kinds import BOUNDARIES, KINDS
from annotation.core.study_files import MOST_LABELS, MOST_SEED
from annotation.forms.intake import JSONText

_TEXTS = ("name", "evidence", "evidence_kind", "produced_by", "recomputed", "tested", "why_calls")


def _select() -> forms.Select:
    return forms.Select(attrs={"class": "input"})


class VerifierForm(forms.Form):
    name = forms.CharField(max_length=80, required=False)
    criterion = forms.CharField(max_length=2000, required=False)
    kind = forms.ChoiceField(choices=[(ENGINE, "Specs"), (EXTERNAL, "A command elsewhere")], initial=ENGINE)
    stateful = forms.BooleanField(required=False)
    command = forms.CharField(max_length=2000, required=False)
    image = forms.CharField(max_length=2000, required=False)

    def document(self, criteria: "forms.BaseFormSet[CriterionForm]") -> dict[str, Any]:
        """The verifier as a file would state it; parse it with `parse_verifier`."""
        given = self.cleaned_data
        wanted = [form.document(given["kind"]) for form in criteria if form.has_changed()]
        keys = ("criterion", "kind", "stateful", "command", "image")
        return {key: given[key] for key in keys} | {"criteria": wanted}


class CriterionForm(forms.Form):
    name = forms.CharField(max_length=2000, required=False)
    evidence = forms.CharField(max_length=2000, required=False)
    evidence_kind = forms.ChoiceField(
        choices=[("", "Choose"), *EVIDENCE.items()], required=False, widget=_select()
    )
    produced_by = forms.ChoiceField(
        choices=[("", "Choose"), *PRODUCERS.items()], required=False, widget=_select()
    )
    recomputed = forms.CharField(max_length=2000, required=False)
    tested = forms.CharField(max_length=2000, required=False)
    why_calls = forms.CharField(max_length=2000, required=False)
    reads = forms.CharField(max_length=2000, required=False)
    spec = JSONText(required=False)

    def document(self, kind: str) -> dict[str, Any]:
        given = self.cleaned_data
        stated = {key: given[key] for key in _TEXTS}
        return stated | ({"reads": given["reads"], "spec": given["spec"]} if kind == ENGINE else {})


CriteriaForms = forms.formset_factory(CriterionForm, extra=1, max_num=50, absolute_max=50)


class FixtureForm(forms.Form):
    name = forms.CharField(max_length=80, required=False)
    kind = forms.ChoiceField(choices=[(key, title) for key, (title, _) in KINDS.items()])
    boundary = forms.ChoiceField(choices=[("", "None"), *BOUNDARIES.items()], required=False)
    agent_owed_evidence = forms.BooleanField(required=False)
    answer = forms.CharField(required=False, strip=False, max_length=400_000)
    is_missing = forms.BooleanField(required=False)
    more = JSONText(required=False)
    why = forms.CharField(max_length=2000, required=False)

    def document(self) -> dict[str, Any]:
        given = self.cleaned_data
        answer = None if given["is_missing"] else given["answer"].replace("\r\n", "\n")
        keys = ("kind", "boundary", "agent_owed_evidence", "why")
        return {key: given[key] for key in keys} | {"input": {"answer": answer} | (given["more"] or {})}

    def clean_more(self) -> dict[str, Any] | None:
        more = self.cleaned_data["more"]
        if more is not None and not isinstance(more, dict):
            raise forms.ValidationError("Must be an object of evidence by name.")
        return more


class ReasonForm(forms.Form):
    """Why a boundary case does not apply, or why a fixture no longer stands."""

    because = forms.CharField(max_length=2000, error_messages={"required": "Say why."})


class RepeatsForm(forms.Form):
    repeats = forms.IntegerField(min_value=1, max_value=20, initial=1)


class FileForm(forms.Form):
    file = forms.FileField(error_messages={"required": "Choose a file."})


class TrialsForm(FileForm):
    name = forms.CharField(max_length=200, error_messages={"required": "Name the run."})


class OutputsForm(forms.Form):
    name = forms.CharField(max_length=200, error_messages={"required": "Name the run."})
    version = forms.ChoiceField(error_messages={"required": "Choose the data set."})
    model = forms.ChoiceField(error_messages={"required": "Choose whose outputs are checked."})

    def __init__(self, data: Any = None, *, choices: Mapping[str, Any]) -> None:
        super().__init__(data)
        models = sorted({row["model"] for row in choices["output"]})
        self.fields["version"].choices = [(row["value"], row["title"]) for row in choices["version"]]  # type: ignore[attr-defined]
        self.fields["model"].choices = [(model, model) for model in models]  # type: ignore[attr-defined]


class ReviewForm(forms.Form):
    """Who looks at a run's fails and at a sample of its passes."""

    version = forms.ChoiceField(error_messages={"required": "Choose the data set that holds the cases."})
    percent = forms.IntegerField(min_value=0, max_value=100, initial=10)
    seed = forms.IntegerField(min_value=0, max_value=MOST_SEED, initial=0)
    k = forms.IntegerField(min_value=1, max_value=MOST_LABELS, initial=2)
    annotators = forms.MultipleChoiceField(error_messages={"required": "Choose who labels."})
    output = forms.ChoiceField(required=False)

    def __init__(self, data: Any = None, *, choices: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.described = choices
        for key in ("version", "annotators", "output"):
            listed = [(row["value"], row["title"]) for row in choices[key]]
            self.fields[key].choices = ([("", "")] if key == "output" else []) + listed  # type: ignore[attr-defined]

    def _people(self) -> list[dict[str, Any]]:
        rows = {row["value"]: row for row in self.described["annotators"]}
        return [rows[value] for value in self.cleaned_data["annotators"]]

    def unnamed(self) -> list[int]:
        """The chosen members who have no pseudonym yet."""
        return [row["user"] for row in self._people() if row["user"]]

    def plan(self, pseudonyms: Mapping[int, str]) -> dict[str, Any]:
        """What the drafted studies share, as a study file says it."""
        given = self.cleaned_data
        dataset, _, version = given["version"].rpartition("@")
        output: dict[str, Any] = next(
            (row for row in self.described["output"] if row["value"] == given["output"]), {}
        )
        return {
            "dataset": dataset,
            "dataset_version": version,
            "k": given["k"],
            "seed": given["seed"],
            "outputs": {key: output[key] for key in ("model", "run") if output.get(key)},
            "annotators": [
                {"pseudonym": row["pseudonym"] or pseudonyms[row["user"]], "kind": row["kind"]}
                for row in self._people()
            ],
        }


class ErrorsForm(forms.Form):
    """What people found of a verifier on cases drawn without a look at its outcome."""

    right_passes = forms.IntegerField(min_value=0, max_value=10**6)
    false_rejections = forms.IntegerField(min_value=0, max_value=10**6)
    false_acceptances = forms.IntegerField(min_value=0, max_value=10**6)
    right_fails = forms.IntegerField(min_value=0, max_value=10**6)
