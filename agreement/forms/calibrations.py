"""What is asked for to begin a calibration, to overrule a verdict and to settle a fixture anew."""

from django import forms

from agreement.forms.runs import LinesField
from agreement.judging.regressions import PROTECTS
from agreement.judging.vocabulary import VERDICTS
from agreement.judging.words import LONGEST_WHY, MOST_SAMPLED, PROTECTED, VERDICT_TITLES


class BeginForm(forms.Form):
    """Who judges how many answers of a run."""

    name = forms.CharField(max_length=200)
    annotators = forms.CharField(max_length=4000, widget=forms.Textarea)
    k = forms.IntegerField(min_value=1, max_value=16, initial=1)
    n = forms.IntegerField(min_value=1, max_value=MOST_SAMPLED, initial=60)
    seed = forms.IntegerField(min_value=0, max_value=2**53, initial=0)
    annotate = forms.FloatField(min_value=0, max_value=1, initial=0.4)
    trust = forms.FloatField(min_value=0, max_value=1, initial=0.6)
    autonomous = forms.FloatField(min_value=0, max_value=1, initial=0.9)
    fewest_labels = forms.IntegerField(min_value=1, max_value=100000, initial=30)

    def clean_annotators(self) -> tuple[str, ...]:
        names = [name for line in self.cleaned_data["annotators"].splitlines() if (name := line.strip())]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice or not names:
            raise forms.ValidationError(f"{twice} stands twice." if twice else "Name at least one person.")
        return tuple(names)

    def gates(self) -> dict[str, float]:
        return {key: self.cleaned_data[key] for key in ("annotate", "trust", "autonomous", "fewest_labels")}


class SettleForm(forms.Form):
    """A verdict and why."""

    verdict = forms.ChoiceField(choices=[(value, VERDICT_TITLES[value]) for value in VERDICTS])
    why = forms.CharField(max_length=LONGEST_WHY, widget=forms.Textarea)
    golden_revision = forms.CharField(max_length=100, required=False)


class OverruleForm(SettleForm):
    protects = forms.ChoiceField(choices=[(value, PROTECTED[value]) for value in PROTECTS])


class RunFileForm(forms.Form):
    file = LinesField(error_messages={"required": "Choose the file of verdicts."})
