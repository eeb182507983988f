"""What stands around every page of a project: the stages as navigation, and the head of a study."""

from collections import Counter
from functools import lru_cache
from typing import Any
from uuid import UUID

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.reports import AgreementReport
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import AFTER_MEASURING, Gate, Study, StudyState
from annotation.selectors.adjudication import case_records
from annotation.selectors.labels import blindness
from annotation.selectors.pages_access import readable_studies
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
KINDS = {
    "human": ("person", "people"),
    "model": ("model", "models"),
    "simulated": ("simulation", "simulations"),
}


def frame(*, user: User, project: Project, current: str, study: Study | None = None) -> dict[str, Any]:
    """The project, the person's roles in it and the stages they may go to; `study` is the one in view."""
    roles = roles_in(user, project)
    follows = bool(roles & set(FOLLOWERS))
    measured = readable_studies(user).filter(project=project, state__in=AFTER_MEASURING)
    chosen = study if study and study.state in AFTER_MEASURING else measured.order_by("-measured_at").first()
    stages = [
        _stage("overview", "Overview", "project", project.slug),
        _stage("data", "Data"),
        _stage("open-coding", "Open coding"),
        _stage("taxonomy", "Taxonomy"),
        _stage("studies", "Studies", "studies", project.slug),
        _stage("agreement", "Agreement", "report" if chosen else "", chosen and chosen.public_id),
        _stage("adjudication", "Adjudication", "adjudication" if chosen and follows else "",
               chosen and chosen.public_id, n_open(chosen) if chosen and follows else 0),
        _stage("ground-truth", "Ground truth", "releases" if follows else "", project.slug,
               project.releases.count() if follows else 0),
    ]  # fmt: skip
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
        "gate": gate_words(study, report),
        "report": report and {"sha256": report.sha256, "sealed_at": report.sealed_at},
        "closed_at": study.closed_at,
        "created_at": study.created_at,
    }


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
    report = study.reports.filter(number=1).first()
    if report is None:
        return 0
    ruled = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING)
    disputed = _disputed(study.public_id, report.sha256)
    return len(disputed - set(ruled.values_list("study_case_id", flat=True)))


def n_disputed(study: Study) -> int:
    report = study.reports.filter(number=1).first()
    return len(_disputed(study.public_id, report.sha256)) if report else 0


@lru_cache(maxsize=64)
def _disputed(study_id: UUID, report_sha256: str) -> frozenset[int]:
    """The cases with a disagreement: the labels are sealed, so under one report digest this never changes."""
    study = Study.objects.get(public_id=study_id)
    return frozenset(record.study_case.pk for record in case_records(study) if record.disputed)
