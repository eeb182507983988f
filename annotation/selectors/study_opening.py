"""What a draft still lacks before labels may come in, in words."""

from datetime import datetime
from typing import Any

from django.db.models import Count, F, Q

from annotation.models.projects import Kind
from annotation.models.studies import Assignment, AssignmentMode, Study
from annotation.selectors.guideline_anchors import anchors_of, pointing_nowhere
from annotation.selectors.studies import schema_for
from taxonomy.selectors.versions import document_of


def opening_checks(study: Study, now: datetime) -> list[dict[str, str]]:
    """Each check with its state: `ok`, `missing` (it cannot open like this) or `note` (it can; know what you do)."""
    members = list(study.members.values_list("annotator__kind", "annotator__user", "annotator__pseudonym"))
    return [
        _cases(study),
        *_vocabulary(study),
        *_people(study, members),
        *_outputs(study),
        *_deadline(study, now),
        *_uses(study),
    ]


def _say(state: str, says: str) -> dict[str, str]:
    return {"is": state, "says": says}


def _cases(study: Study) -> dict[str, str]:
    slots = study.cases.annotate(n=Count("assignments", filter=Q(assignments__pass_number=1)))
    total = slots.count()
    if not total:
        return _say("missing", "It has no cases.")
    wrong = slots.exclude(n=F("k")).count()
    if wrong:
        return _say("missing", f"{wrong} of {total} cases do not have their number of slots.")
    return _say(
        "ok", f"{total} cases, each with its slots. The dataset version is released when the study opens."
    )


def _vocabulary(study: Study) -> list[dict[str, str]]:
    pinned = {
        "form": study.schema_version,
        "taxonomy": study.taxonomy_version,
        "guideline": study.guideline_version,
    }
    found = [
        _say(
            "ok" if version.is_frozen else "missing",
            f"The {kind} is {'' if version.is_frozen else 'not '}frozen: {version}.",
        )
        for kind, version in pinned.items()
        if version is not None
    ]
    if study.guideline_version is None:
        found.append(_say("note", "No guideline is pinned: annotators see the form's own help alone."))
    return [*found, *_clauses(study)]


def _clauses(study: Study) -> list[dict[str, str]]:
    if study.guideline_version is None:
        return []
    lost = pointing_nowhere(document_of(study.schema_version), anchors_of(study.guideline_version.markdown))
    return [
        _say("note", f"{title} points to the clause {anchor}, which {study.guideline_version} does not have.")
        for title, anchor in lost
    ]


def _people(study: Study, members: list[Any]) -> list[dict[str, str]]:
    people = [row for row in members if row[0] == Kind.HUMAN]
    if len(members) < study.k:
        return [_say("missing", f"{_annotators(len(members))} named, and {study.k} needed.")]
    found = [
        _say("ok", f"{_annotators(len(members))} for {study.k} label{'s' if study.k > 1 else ''} a case.")
    ]
    if len(people) < study.k:
        found.append(
            _say("note", f"Only {len(people)} of them are people: the gate will read MANUAL BLOCKED.")
        )
    by_file = sorted(name for kind, user, name in members if user is None and kind == Kind.HUMAN)
    if by_file:
        found.append(_say("note", f"Nobody signs in as {', '.join(by_file)}: their labels come by file."))
    return found


def _annotators(n: int) -> str:
    return f"{n} annotator{'' if n == 1 else 's'}"


def _outputs(study: Study) -> list[dict[str, str]]:
    if schema_for(study).labels != "output":
        return []
    bare = study.cases.filter(output=None).count()
    return (
        [_say("note", f"{bare} cases have no output to judge.")]
        if bare
        else [_say("ok", "Each case has its output.")]
    )


def _deadline(study: Study, now: datetime) -> list[dict[str, str]]:
    if study.deadline_at is None:
        return []
    past = study.deadline_at <= now
    return (
        [_say("missing", "Its deadline has passed.")]
        if past
        else [_say("ok", "Its deadline is still to come.")]
    )


def _uses(study: Study) -> list[dict[str, str]]:
    found = []
    if study.is_pilot:
        found.append(_say("note", "It is a pilot: its labels never enter a release."))
    if study.close_when_complete:
        found.append(_say("note", "It closes with its last label: nothing can be corrected from then on."))
    if study.double_percent < 100:
        found.append(
            _say("note", f"{100 - study.double_percent} % of the cases get one label, which no other checks.")
        )
    if (
        study.assignment_mode == AssignmentMode.POOL
        and Assignment.objects.filter(study=study).exclude(annotator=None).exists()
    ):
        found.append(_say("note", "Some slots of the pool are taken already."))
    return found
