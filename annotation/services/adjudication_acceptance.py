"""Fully agreed cases are accepted together, and what labels agree on is merged anew as often as wanted."""

from datetime import datetime
from typing import NamedTuple

from django.db import transaction

from annotation.models.adjudication import Acceptance, CaseAgreement
from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import case_records, check_measured
from annotation.selectors.adjudication_people import labelled_by
from annotation.selectors.adjudication_queue import with_status
from annotation.services.adjudication_checks import RulingRefused
from annotation.services.adjudication_index import index_case_agreements
from annotation.services.ledger import record_event
from annotation.services.reports import settle_if_agreed
from taxonomy.digest import canonical_text, sha256_bytes

BATCH = 500


class Accepted(NamedTuple):
    """How many cases were accepted, and how many were left to others because the adjudicator labelled them."""

    n_accepted: int
    n_own: int


@transaction.atomic
def accept_agreed(*, study: Study, adjudicator: Annotator, now: datetime) -> Accepted:
    """Accept every case on whose every field the labels agree. Accepted and ruled cases are left as they are."""
    locked = Study.objects.select_for_update().get(pk=study.pk)
    check_measured(locked)
    if locked.state == StudyState.RELEASED:
        raise RulingRefused(f"study {study.name} is released; what stands is in the release.")
    own = labelled_by(adjudicator)
    agreed = with_status(locked, "agreed")
    wanted = list(agreed.exclude(own).order_by("pk").values_list("study_case_id", flat=True))
    n_own = agreed.filter(own).count()
    for at in range(0, len(wanted), BATCH):
        _store(locked, wanted[at : at + BATCH], adjudicator, now)
    if wanted:
        record_event(
            chain=study.project.slug,
            action="cases.accepted",
            actor=adjudicator.pseudonym,
            at=now,
            subject={"study": study.name, "accepted": len(wanted)},
        )
    return Accepted(len(wanted), n_own)


def _store(study: Study, keys: list[int], adjudicator: Annotator, now: datetime) -> None:
    rows = []
    for record in case_records(study, among=keys):
        text = canonical_text(record.resolution.answers)
        rows.append(
            Acceptance(
                study_case=record.study_case,
                accepted_by=adjudicator,
                answers=text,
                answers_sha256=sha256_bytes(text.encode()),
                accepted_at=now,
            )
        )
    Acceptance.objects.bulk_create(rows)


@transaction.atomic
def merge_agreed(*, study: Study, now: datetime) -> int:
    """Work out anew what the sealed labels of each case come to; says on how many they agree. Rulings stay."""
    locked = Study.objects.select_for_update().get(pk=study.pk)
    check_measured(locked)
    index_case_agreements(study=locked)
    settle_if_agreed(study=locked, now=now)
    return CaseAgreement.objects.filter(study=locked, n_disputed=0, n_labels__gt=1).count()
