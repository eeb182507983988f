"""An annotator's own check runs. Nobody else sees them while their study is open; managers see a count."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from annotation.models.check_runs import CheckRun, CheckStatus
from annotation.models.labels import Label
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentStatus, Study, StudyState
from annotation.selectors.labels import StudyStillBlind
from annotation.selectors.studies import schema_for
from annotation.verifiers.label_records import spec_fields
from taxonomy.strict_json import strict_json


@dataclass(frozen=True)
class OwnRun:
    """One run over one's own spec: `revision` 0 is a draft; `document` is what the oracle said."""

    id: UUID
    field: str
    revision: int
    status: str
    n_failures: int
    engine_version: str
    spec_sha256: str
    document: dict[str, Any]
    sha256: str
    run_at: datetime


def own_runs(assignment: Assignment, annotator: Annotator) -> list[OwnRun]:
    """Every run over one's own specs on a slot, the newest first."""
    runs = CheckRun.objects.filter(assignment=assignment, assignment__annotator=annotator)
    return [_own(run) for run in runs.order_by("-pk")]


def standing_runs(assignment: Assignment, annotator: Annotator) -> list[OwnRun]:
    """The newest run of each field over one's label as it stands; none while a revision waits for its run."""
    runs = CheckRun.objects.filter(assignment=assignment, assignment__annotator=annotator)
    found: dict[str, CheckRun] = {}
    for run in runs.filter(_of_last_revision()).order_by("pk"):
        found[run.field] = run
    return [_own(run) for run in found.values()]


def to_repair(study: Study, annotator: Annotator) -> QuerySet[Assignment]:
    """One's own submitted slots whose spec the oracle sent back."""
    own = Assignment.objects.filter(study=study, annotator=annotator)
    return own.filter(needs_repair()).order_by("position", "pk")


def spec_counts(study: Study) -> dict[str, int]:
    """How many labels stand with a spec that its examples contradict, and how many specs wait for their run.

    Counts alone, whoever wrote them; empty where the study asks for no spec.
    """
    n_fields = len(spec_fields(schema_for(study)))
    if not n_fields:
        return {}
    slots = Assignment.objects.filter(study=study, pass_number=1)
    runs = CheckRun.objects.filter(_of_last_revision(), assignment__study=study, assignment__pass_number=1)
    n_asked = n_fields * slots.filter(status=AssignmentStatus.SUBMITTED).count()
    n_run = runs.values("assignment", "field").distinct().count()
    return {
        "n_specs_to_repair": slots.filter(needs_repair()).count(),
        "n_specs_to_check": max(n_asked - n_run, 0),
    }


def needs_repair() -> Q:
    """As a filter on slots: the newest run over the label as it stands needs repair."""
    runs = CheckRun.objects.filter(_of_last_revision(), assignment=OuterRef("pk"))
    later = CheckRun.objects.filter(label=OuterRef("label"), field=OuterRef("field"), pk__gt=OuterRef("pk"))
    return Q(Exists(runs.filter(~Exists(later), status=CheckStatus.NEEDS_REPAIR)))


def closed_runs(study: Study) -> QuerySet[CheckRun]:
    """The newest run of each counted spec of a closed study; raises StudyStillBlind before."""
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise StudyStillBlind(
            f"study {study.name} is {study.state}: its check runs are blind until it is closed"
        )
    later = CheckRun.objects.filter(label=OuterRef("label"), field=OuterRef("field"), pk__gt=OuterRef("pk"))
    runs = CheckRun.objects.filter(_of_last_revision(), ~Exists(later), assignment__study=study)
    return runs.filter(assignment__pass_number=1)


def _of_last_revision() -> Q:
    newer = Label.objects.filter(assignment=OuterRef("assignment"), revision__gt=OuterRef("revision"))
    return Q(label__isnull=False) & ~Q(Exists(newer))


def _own(run: CheckRun) -> OwnRun:
    return OwnRun(
        run.public_id, run.field, run.revision, run.status, run.n_failures, run.engine_version,
        run.spec_sha256, strict_json(run.document), run.document_sha256, run.run_at,
    )  # fmt: skip
