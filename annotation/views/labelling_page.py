"""Drawing the page of one case for its annotator, whatever became of what they sent."""

import json
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from django.core.exceptions import ObjectDoesNotExist
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from annotation.forms.label import LabelForm
from annotation.forms.label_building import label_form
from annotation.models.leases import Lease
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, Study, StudyAnnotator, StudyState
from annotation.selectors.check_runs_cases import asked
from annotation.selectors.pages_labelling import case_page
from annotation.selectors.pages_labelling_words import revisions_in_words, side_by_side
from annotation.selectors.pages_spec_runs import standing_checks
from annotation.selectors.queue import own_draft, own_label, own_part, own_slot
from annotation.signed_in import person
from annotation.verifiers.suggestion import suggest_spec
from taxonomy.fields.base import Json
from taxonomy.fields.choice import Choice
from taxonomy.fields.codes import Codes
from taxonomy.fields.scale import Scale
from taxonomy.fields.verifier_spec import VerifierSpec

_SHOWN = ("study__project", "study__guideline_version__guideline", "study_case__case", "study_case__output")


@dataclass(frozen=True)
class Work:
    """One slot in front of its annotator."""

    slot: Assignment
    annotator: Annotator

    @property
    def study(self) -> Study:
        return self.slot.study

    @property
    def is_locked(self) -> bool:
        return self.study.state != StudyState.OPEN

    @property
    def is_own(self) -> bool:
        return self.slot.annotator_id == self.annotator.pk

    def address(self) -> str:
        return reverse("labelling-case", args=[self.study.public_id, self.slot.public_id])


@dataclass(frozen=True)
class Conflict:
    """Another version is stored than the one that the page was made from."""

    title: str
    says: str
    revision: str
    stored: Mapping[str, Json]
    own: Mapping[str, Json]


@dataclass(frozen=True)
class Shown:
    """What the page says beyond the case itself."""

    form: LabelForm
    lease: Lease | None = None
    draft_version: int = 0
    saved_at: Any = None
    revision: int | None = None
    conflict: Conflict | None = None
    notices: list[dict[str, str]] = field(default_factory=list)
    goes_on: bool = True
    seconds: int = 0


def own_study(request: HttpRequest, study_id: UUID) -> tuple[Study, Annotator]:
    """A study that this person labels in, and who they are there; 404 for anybody else."""
    try:
        part = own_part(person(request), study_id, "study__project", "study__guideline_version__guideline")
    except StudyAnnotator.DoesNotExist as absent:
        raise Http404 from absent
    return part.study, part.annotator


def own_work(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> Work:
    """A slot of this person's; 404 for any other, whether it exists or not."""
    try:
        return Work(*own_slot(person(request), study_id, assignment_id, *_SHOWN))
    except ObjectDoesNotExist as absent:
        raise Http404 from absent


def fresh_form(work: Work, answers: Mapping[str, Json] | None = None) -> LabelForm:
    form = label_form(work.slot)
    form.answers = answers or {}
    return form


def as_it_stands(work: Work, lease: Lease | None = None) -> Shown:
    """The draft if there is one over the label as it stands, else the label, else nothing."""
    draft, label = own_draft(work.slot, work.annotator), own_label(work.slot, work.annotator)
    if draft and draft.base_revision == (label.revision if label else 0):
        return Shown(fresh_form(work, draft.answers), lease, draft.version, draft.saved_at)
    return Shown(fresh_form(work, label.answers if label else {}), lease)


def show(request: HttpRequest, work: Work, shown: Shown, *, status: int = 200) -> HttpResponse:
    """The page of a case with its form."""
    form = shown.form
    page = case_page(
        slot=work.slot, annotator=work.annotator, shows_reference=form.schema.reference == "shown"
    )
    controls = [control | _spec_parts(work, form, control) for control in form.controls()]
    score = form.derived().get("quality_score")
    context = (
        page
        | {
            "form": form,
            "controls": controls,
            "errors": form.errors,
            "stray_errors": [text for key, text in form.errors.items() if form.schema.field(key) is None],
            "rules_json": json.dumps(form.rules()),
            "has_specs": any(control["type"] == VerifierSpec.type_name for control in controls),
            "has_score": any(control.get("weight") for control in controls),
            "score": score,
            "checks": standing_checks(work.slot, work.annotator),
            "revisions": revisions_in_words(work.study, page["own_revisions"]),
            "key": uuid.uuid4(),
            "revision": page["revision"] if shown.revision is None else shown.revision,
            "draft_version": shown.draft_version,
            "saved_at": shown.saved_at,
            "seconds": shown.seconds,
            "expires_at": shown.lease.expires_at if shown.lease else None,
            "conflict": _side_by_side(work, shown.conflict) if shown.conflict else None,
            "notices": shown.notices,
            "is_refused": status != 200,
            "is_locked": work.is_locked,
            "goes_on": shown.goes_on,
            "next": reverse("labelling-next", args=[work.study.public_id])
            + f"?besides={work.slot.public_id}",
            "suggested_code": _suggested(page["case"], form),
        }
        | _keys(form)
    )
    return render(request, "annotation/labelling/case.html", context, status=status)


def _spec_parts(work: Work, form: LabelForm, control: Mapping[str, Any]) -> dict[str, Any]:
    """Where a spec is tried while it is written, and a first one from the gold's shape where the gold is shown."""
    if control["type"] != VerifierSpec.type_name or work.is_locked:
        return {}
    place = [work.study.public_id, work.slot.public_id, control["key"]]
    gold = asked(work.study, work.slot.study_case) if form.schema.reference == "shown" else None
    if gold is None or gold.gold is None:
        return {"try_url": reverse("labelling-spec-try", args=place)}
    suggestion = suggest_spec(gold=gold.gold, intent=gold.question)
    return {"try_url": reverse("labelling-spec-try", args=place), "suggestion": json.dumps(suggestion)}


def _side_by_side(work: Work, conflict: Conflict) -> dict[str, Any]:
    return {
        "title": conflict.title,
        "says": conflict.says,
        "revision": conflict.revision,
        "rows": side_by_side(work.study, conflict.stored, conflict.own),
        "keep_url": work.address(),
    }


def _keys(form: LabelForm) -> dict[str, Any]:
    """Which keys the footer and the sheet name."""
    hotkeys = [
        {
            "title": field.title,
            "keys": [option.hotkey for option in field.options if option.hotkey],
            "options": ", ".join(option.title for option in field.options if option.hotkey),
        }
        for field in form.schema.fields
        if isinstance(field, Choice) and any(option.hotkey for option in field.options)
    ]
    scale = next((field for field in form.schema.fields if isinstance(field, Scale)), None)
    return {
        "hotkeys": hotkeys,
        "first_hotkeys": hotkeys[0]["keys"][:4] if hotkeys else [],
        "scale_keys": (scale.minimum, scale.maximum) if scale else None,
        "has_codes": any(isinstance(field, Codes) for field in form.schema.fields),
    }


def _suggested(case: Mapping[str, Any], form: LabelForm) -> str:
    """The code for a text over its limit: suggested, never chosen for the annotator."""
    return "TOO_LONG" if case["excess"] and any(code.code == "TOO_LONG" for code in form.codes) else ""
