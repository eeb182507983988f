"""Forms around task files: a file to import, recorded answers, and who labels what a judge and a spec part on."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms

from annotation.core.spec_exchange.foreign import FORMS
from annotation.core.study_files import MOST_LABELS

TITLES = {"timewarp": "TimeWarp, or an export", "webarena": "WebArena", "visualwebarena": "VisualWebArena"}
LARGEST = 20 * 1024**2


class SpecsFileForm(forms.Form):
    file = forms.FileField(allow_empty_file=True, error_messages={"required": "Choose a file."})
    dataset = forms.CharField(max_length=200, error_messages={"required": "Name the data set."})
    version = forms.CharField(required=False, max_length=100)
    reason = forms.CharField(required=False, max_length=2000)
    form = forms.ChoiceField(
        required=False, choices=[("", "Found out from its keys"), *((key, TITLES[key]) for key in FORMS)]
    )
    examples = forms.FileField(required=False)

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        for key in ("file", "examples"):
            if given.get(key) and given[key].size > LARGEST:
                self.add_error(key, f"Is larger than {LARGEST // 1024**2} MB; import it with import_specs.")
        return given


class AnswersForm(forms.Form):
    answers = forms.FileField(error_messages={"required": "Choose the file of recorded answers."})

    def clean_answers(self) -> Any:
        file = self.cleaned_data["answers"]
        if file.size > LARGEST:
            raise forms.ValidationError(f"Is larger than {LARGEST // 1024**2} MB.")
        return file


class DisagreementsForm(forms.Form):
    """`people` are those who may be chosen (see selectors.study_design)."""

    annotators = forms.MultipleChoiceField(error_messages={"required": "Choose who labels."})
    k = forms.IntegerField(
        min_value=1, max_value=MOST_LABELS, error_messages={"required": "Say how many labels a case gets."}
    )

    def __init__(self, data: Any = None, *, people: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(data)
        self.people = {row["value"]: row for row in people}
        self.fields["annotators"].choices = [(row["value"], row["title"]) for row in people]  # type: ignore[attr-defined]

    def unnamed(self) -> list[int]:
        """The chosen members who have no pseudonym yet."""
        return [
            self.people[value]["user"]
            for value in self.cleaned_data["annotators"]
            if self.people[value]["user"]
        ]

    def annotators_by(self, pseudonyms: Mapping[int, str]) -> list[dict[str, str]]:
        chosen = [self.people[value] for value in self.cleaned_data["annotators"]]
        return [
            {"pseudonym": row["pseudonym"] or pseudonyms[row["user"]], "kind": row["kind"]} for row in chosen
        ]
