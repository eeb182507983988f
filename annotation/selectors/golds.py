"""Golds as they stand: the value of the last revision, what it counts as, and who doubts it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from django.db.models import Prefetch, QuerySet

from annotation.core.golds import WAITING, question_digest
from annotation.models.case_specs import CaseSpec
from annotation.models.datasets import Case, DatasetVersion, Reference
from annotation.models.golds import GoldDecision
from annotation.models.leases import Flag, FlagKind
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.labels import counted_labels
from annotation.selectors.studies import schema_for
from taxonomy.strict_json import strict_json

SUSPECT = "gold_suspect"


class Gold(NamedTuple):
    """The gold of a case. Without one `revision` is 0 and `value` None; `status` is empty while nobody decided on it."""

    case_id: str
    revision: int
    value: Any
    first_value: Any
    status: str
    n_decisions: int
    waits: str

    @property
    def text(self) -> str | None:
        return gold_text(self.value)


class Doubt(NamedTuple):
    """That somebody holds a gold to be wrong, and where it was said. Never who said it."""

    where: str
    note: str


def gold_text(value: Any) -> str | None:
    """A gold as the text that a spec is run on; None for one that is no text, number or list of such."""
    if isinstance(value, dict):
        value = value.get("answer", value.get("value"))
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, list) and value and all(isinstance(item, str | int | float) for item in value):
        return ", ".join(map(str, value))
    return None


def question_of(case: Case) -> Any:
    """A case's input: what a gold is the answer to."""
    return strict_json(case.content).get("input")


def question_sha256(case: Case) -> str:
    return question_digest(question_of(case))


def with_golds(cases: QuerySet[Case]) -> QuerySet[Case]:
    """The cases with their references and decisions at hand, for `gold_of`."""
    return cases.prefetch_related(
        Prefetch("references", Reference.objects.order_by("revision"), to_attr="gold_revisions"),
        Prefetch("gold_decisions", GoldDecision.objects.order_by("number"), to_attr="gold_record"),
    )


def gold_of(case: Case) -> Gold:
    """The gold of a case that came from `with_golds`."""
    revisions, record = case.gold_revisions, case.gold_record  # type: ignore[attr-defined]
    last = record[-1] if record else None
    return Gold(
        case_id=case.external_id,
        revision=revisions[-1].revision if revisions else 0,
        value=strict_json(revisions[-1].value) if revisions else None,
        first_value=strict_json(revisions[0].value) if revisions else None,
        status=last.status if last else "",
        n_decisions=len(record),
        waits=last.act if last and last.act in WAITING else "",
    )


def standing_gold(case: Case) -> Gold:
    return gold_of(with_golds(Case.objects.filter(pk=case.pk)).get())


def standing_golds(version: DatasetVersion) -> dict[str, Gold]:
    """The golds of a version by the ids of its cases."""
    cases = with_golds(version.cases.order_by("external_id"))
    return {case.external_id: gold_of(case) for case in cases.iterator(chunk_size=1000)}


def doubts_of(version: DatasetVersion) -> dict[str, list[Doubt]]:
    """By case id, every doubt about a gold of this version that may be shown: those of sealed studies, and of kept specs."""
    found: dict[str, list[Doubt]] = {}
    for study in _sealed_studies(version):
        for case_id, notes in suspects_of(study).items():
            for note in notes:
                _add(found, case_id, Doubt(f"study {study.name}", note))
    for spec in CaseSpec.objects.filter(case__dataset_version=version).select_related("case").order_by("pk"):
        annotation = strict_json(spec.document).get("annotation", {})
        if annotation.get(SUSPECT) is True:
            note = str(annotation.get("notes") or annotation.get("notes_summary") or "")
            _add(found, spec.case.external_id, Doubt(f"spec {spec.revision}", note))
    return found


def suspects_of(study: Study) -> dict[str, list[str]]:
    """By case id what annotators of a measured study said of a gold that looks wrong, by flag or in their label."""
    found: dict[str, list[str]] = {}
    if study.state in AFTER_MEASURING:
        for case_id, note in (*_flags(study), *_labels(study)):
            known = found.setdefault(case_id, [])
            if note not in known:
                known.append(note)
    return found


def _add(found: dict[str, list[Doubt]], case_id: str, doubt: Doubt) -> None:
    known = found.setdefault(case_id, [])
    if doubt not in known:
        known.append(doubt)


def _sealed_studies(version: DatasetVersion) -> QuerySet[Study]:
    studies = Study.objects.filter(dataset_version=version, state__in=AFTER_MEASURING)
    return studies.select_related("schema_version", "taxonomy_version__taxonomy").order_by("pk")


def _flags(study: Study) -> Iterable[tuple[str, str]]:
    flags = Flag.objects.filter(study_case__study=study, kind=FlagKind.GOLD_SUSPECT).order_by("pk")
    return flags.values_list("study_case__case__external_id", "note")


def _labels(study: Study) -> Iterable[tuple[str, str]]:
    """The cases whose counted labels say that the gold looks wrong, with the note beside it."""
    if not any(field.key == SUSPECT for field in schema_for(study).fields):
        return
    for label in counted_labels(study):
        if label.answers.get(SUSPECT) is True:
            yield label.case_id, str(label.answers.get("notes") or "")
