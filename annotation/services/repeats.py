"""Cases that return to their own annotator, so that self-agreement can be measured.

A repeat is a slot of pass 2. With fixed assignment it is drawn with the study; in a pool, where nobody knows before
who labels what, it is drawn when the first label comes in. It is served like any other case: only after its first
label is in, and never right after it.
"""

from collections.abc import Collection

from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery

from annotation.core.assignment_plan import FARTHEST_GAP
from annotation.core.sampling import rank
from annotation.models.leases import Lease, LeaseOutcome
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, AssignmentStatus, Study

PASS = 2


def draw_repeat(*, study: Study, slot: Assignment, annotator: Annotator, revision: int) -> None:
    """In a pool, after a first label: whether this case returns, and after how many others. Both from the seed."""
    is_first = slot.pass_number == revision == 1
    if study.assignment_mode != AssignmentMode.POOL or not study.consistency_percent or not is_first:
        return
    drawn = int(rank(study.seed, "repeats", annotator.pseudonym, slot.study_case.case.external_id), 16)
    if drawn % 100 >= study.consistency_percent:
        return
    served = Lease.objects.filter(annotator=annotator, assignment__study=study).count()
    Assignment.objects.get_or_create(
        study_case=slot.study_case,
        annotator=annotator,
        pass_number=PASS,
        defaults={
            "study": study,
            "slot": slot.slot,
            "position": served + FARTHEST_GAP // 2 + drawn // 100 % FARTHEST_GAP,
        },
    )


def drop_repeat(*, slot: Assignment, annotator_id: int | None) -> None:
    """A case that leaves its annotator unlabelled does not return to them either."""
    if slot.pass_number == 1 and annotator_id is not None:
        again = Assignment.objects.filter(
            study_case=slot.study_case_id, annotator=annotator_id, pass_number=PASS, leases=None
        )
        again.delete()


def drop_repeats(*, study: Study, annotator: Annotator) -> None:
    """Nothing that was never served returns to an annotator any more."""
    Assignment.objects.filter(
        study=study, annotator=annotator, pass_number=PASS, status=AssignmentStatus.TO_DO, leases=None
    ).delete()


def first_due(study: Study, annotator: Annotator, besides: Collection[int]) -> Assignment | None:
    """The next of an annotator's own slots in their own order, held until the transaction ends."""
    if not study.consistency_percent:
        return _first(study, annotator, besides)
    ready = Q(Exists(_others_since()))
    if study.assignment_mode == AssignmentMode.POOL:
        served = Lease.objects.filter(annotator=annotator, assignment__study=study).count()
        ready &= Q(position__lte=served)
    return _first(study, annotator, besides, ready)


def last_returns(study: Study, annotator: Annotator, besides: Collection[int]) -> Assignment | None:
    """Once nothing else is left: a repeat that waited for more cases than there are. One that could only follow its own
    first label is given up."""
    if not study.consistency_percent:
        return None
    slot = _first(study, annotator, besides, Q(Exists(_others_since())))
    if slot is None and not besides:
        drop_repeats(study=study, annotator=annotator)
    return slot


def _first(
    study: Study, annotator: Annotator, besides: Collection[int], ready: Q | None = None
) -> Assignment | None:
    """`ready` says which repeats are served; None where the study has none."""
    own = Assignment.objects.filter(annotator=annotator, study=study, status=AssignmentStatus.TO_DO)
    if ready is not None:
        own = own.annotate(first_lease=Subquery(_first_label().values("pk")[:1])).filter(
            Q(pass_number=1) | ready
        )
    ordered = own.exclude(pk__in=besides).order_by("position", "pk").select_related("study_case__case")
    slot = ordered.select_for_update(of=("self",)).first()
    while slot is None and ordered.exists():  # another tab submitted the one that this waited for
        slot = ordered.select_for_update(of=("self",)).first()
    return slot


def _first_label() -> QuerySet[Lease]:
    """The time at which the case of a repeat was labelled first."""
    return Lease.objects.filter(
        assignment__study_case=OuterRef("study_case"),
        assignment__pass_number=1,
        annotator=OuterRef("annotator"),
        outcome=LeaseOutcome.SUBMITTED,
    )


def _others_since() -> QuerySet[Lease]:
    """What the annotator was served after that, other cases alone."""
    since = Lease.objects.filter(
        annotator=OuterRef("annotator"), assignment__study=OuterRef("study"), pk__gt=OuterRef("first_lease")
    )
    return since.exclude(assignment__study_case=OuterRef("study_case"))
