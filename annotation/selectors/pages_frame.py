"""What stands around every page of a project: the stages as navigation, and the head of a study."""

from collections import Counter
from typing import Any

from annotation.models.adjudication import CaseAgreement
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.reports import AgreementReport
from annotation.models.studies import AFTER_MEASURING, Gate, Study, StudyState
from annotation.selectors.adjudication import open_disagreements
from annotation.selectors.adjudication_people import adjudication_route
from annotation.selectors.labels import blindness, cases_short_of_labels
from annotation.selectors.pages_access import readable_in
from annotation.selectors.pages_labelling import work_left
from annotation.selectors.studies import FOLLOWERS, roles_in
from taxonomy.strict_json import strict_json

TONES = {"READY": "ok", "INCOMPLETE": "warn", "MANUAL BLOCKED": "warn", "FAILED": "bad", "": "quiet"}
STATES = {
    StudyState.DRAFT: ("Draft", "quiet"),
    StudyState.OPEN: ("Open", "info"),
    StudyState.CLOSED: ("Closed", "warn"),
    StudyState.MEASURED: ("Measured", "accent"),
    StudyState.ADJUDICATED: ("Adjudicated", "ok"),
    StudyState.RELEASED: ("Released", "ok"),
}
SHORT_LISTED = 50
KINDS = {
    "human": ("person", "people"),
    "model": ("model", "models"),
    "simulated": ("simulation", "simulations"),
}


def frame(*, user: User, project: Project, current: str, study: Study | None = None) -> dict[str, Any]:
    """The project, the person's roles in it and the stages they may go to; `study` is the one in view."""
    roles = roles_in(user, project)
    follows = bool(roles & set(FOLLOWERS))
    chosen = study if study and study.state in AFTER_MEASURING else None
    if chosen is None:
        chosen = readable_in(project, user, roles).order_by("-measured_at").first()
    stages = [
        _stage("overview", "Overview", "project", project.slug),
        *[_stage("label", "Label", "labelling", work["id"], work["n_left"]) for work in work_left(user, project.pk)[:1]],
        _stage("data", "Data", "data" if follows else "", project.slug),
        _stage("open-coding", "Open coding", "open-coding", project.slug),
        _stage("taxonomy", "Taxonomy", "vocabulary", project.slug),
        _stage("studies", "Studies", "studies", project.slug),
        _stage("agreement", "Agreement", "report" if chosen else "", chosen and chosen.public_id),
        _stage("adjudication", "Adjudication", adjudication_route(chosen, follows=follows) if chosen else "",
               chosen and chosen.public_id, n_open(chosen) if chosen and follows else 0),
        _stage("judging", "Judging", "runs" if follows else "", project.slug),
        _stage("ground-truth", "Ground truth", "releases" if follows else "", project.slug,
               project.releases.count() if follows else 0),
    ]  # fmt: skip
    if follows:
        stages.append(_stage("verifiers", "Verifiers", "verifiers", project.slug))
    if Role.MANAGER in roles:
        stages.append(_stage("people", "People", "people", project.slug))
    for stage in stages:
        stage["is_current"] = stage["name"] == current
    return {
        "project": {"slug": project.slug, "name": project.name},
        "roles": sorted(roles),
        "follows": follows,
        "nav": stages,
    }


def _stage(name: str, title: str, route: str = "", argument: Any = None, count: int = 0) -> dict[str, Any]:
    return {"name": name, "title": title, "route": route, "argument": argument, "count": count}


def study_head(study: Study) -> dict[str, Any]:
    """A study as every page about it names it: state, gate in words, kinds of annotators, and its seal."""
    report = study.reports.filter(number=1).first()
    title, tone = STATES[StudyState(study.state)]
    kinds = Counter(study.members.values_list("annotator__kind", flat=True))
    return {
        "id": study.public_id,
        "name": study.name,
        "state": study.state,
        "state_title": title,
        "state_tone": tone,
        "is_measured": study.state in AFTER_MEASURING,
        "is_pilot": study.is_pilot,
        "k": study.k,
        "dataset": str(study.dataset_version),
        "labels_by": annotators_in_words(kinds),
        "not_human": not_human(kinds),
        "n_humans": kinds["human"],
        "gate": gate_words(study, report),
        "report": report and {"sha256": report.sha256, "sealed_at": report.sealed_at},
        "closed_at": study.closed_at,
        "created_at": study.created_at,
    }


def short_of_labels(study: Study) -> dict[str, Any]:
    """How many cases lack labels where that is what holds a study's gate, and the first of them."""
    found = cases_short_of_labels(study)
    return {"n": len(found), "cases": found[:SHORT_LISTED], "n_more": max(len(found) - SHORT_LISTED, 0)}


def gate_words(study: Study, report: AgreementReport | None) -> dict[str, Any]:
    """The gate as it is shown wherever figures are; provisional unless READY with blindness kept or attested."""
    blind = blindness(study)
    reason = strict_json(report.document)["gate"]["reason"] if report else ""
    return {
        "gate": study.gate,
        "tone": TONES[study.gate],
        "reason": reason,
        "blindness": blind,
        "is_provisional": bool(study.gate) and (study.gate != Gate.READY or blind == "not attested"),
    }


def annotators_in_words(kinds: Counter[str]) -> str:
    """ "2 people", "1 person and 1 model", "2 simulations"."""
    parts = [f"{kinds[kind]} {words[kinds[kind] > 1]}" for kind, words in KINDS.items() if kinds[kind]]
    return " and ".join(parts) or "nobody yet"


def not_human(kinds: Counter[str]) -> str:
    """How labels that no person gave are named, or nothing."""
    found = [kind for kind in ("model", "simulated") if kinds[kind]]
    return " and ".join(found).capitalize()


def n_open(study: Study) -> int:
    """How many disagreements of a measured study still wait for a ruling."""
    return open_disagreements(study).count() if study.state in AFTER_MEASURING else 0


def n_disputed(study: Study) -> int:
    """On how many cases of a measured study the labels differ."""
    return CaseAgreement.objects.filter(study=study, n_disputed__gt=0).count()
