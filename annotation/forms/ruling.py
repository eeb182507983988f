"""The form of a ruling: for each disputed field a side or an own value, and why."""

import secrets
from typing import Any

from django import forms
from django.utils.datastructures import MultiValueDict

from annotation.forms.ruling_answers import AnswersForm
from annotation.models.rulings import Confidence, Reason


class RulingForm(AnswersForm):
    """One group of choices per disputed field, then the reason. Keeps what was typed when it is refused.

    With `overrules_agreement` the fields are agreed on, and only those that get an own value are ruled.
    """

    reason = forms.ChoiceField(
        choices=Reason.choices, widget=forms.RadioSelect, error_messages={"required": "Choose a reason."}
    )
    confidence = forms.ChoiceField(
        choices=[("", "Not said"), *Confidence.choices], widget=forms.RadioSelect, required=False
    )
    note = forms.CharField(required=False, max_length=5000, strip=False, widget=forms.Textarea)
    guideline_clause = forms.CharField(required=False, max_length=200)
    flags_guideline = forms.BooleanField(required=False)

    def __init__(
        self, data: MultiValueDict | None = None, *, overrules_agreement: bool = False, **kwargs: Any
    ) -> None:
        super().__init__(data, may_leave_out=overrules_agreement, **kwargs)
        self.overrules_agreement = overrules_agreement
        self.contradicted: tuple[str, ...] = ()

    def clean(self) -> dict[str, Any]:
        return {
            **super().clean(),
            "overrules": self.overrules(),
            "overrules_agreement": self.overrules_agreement,
        }

    @property
    def key(self) -> str:
        """What tells a second press of the button from a second ruling."""
        return str(self.data.get("key") or secrets.token_urlsafe(12))

    def overrules(self) -> list[str]:
        """The cases whose rulings the adjudicator overrules by name."""
        return self.data.getlist("overrules") if isinstance(self.data, MultiValueDict) else []

    def to_overrule(self) -> list[dict[str, Any]]:
        """The rulings to be overruled by name, with a box each; those ticked before stay ticked."""
        ticked = self.overrules() if self.is_bound else []
        names = dict.fromkeys([*self.contradicted, *ticked])
        return [{"name": name, "is_ticked": name in ticked} for name in names]
