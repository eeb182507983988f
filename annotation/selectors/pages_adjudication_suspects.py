"""Cases whose own answer an annotator holds to be suspect: for an adjudicator to see, and for a review of the gold."""

from typing import Any

from annotation.models.leases import FlagKind
from annotation.models.people import User
from annotation.models.studies import Study, StudyCase
from annotation.selectors.adjudication import check_measured
from annotation.selectors.golds import suspects_of
from annotation.selectors.pages_frame import frame, study_head

SHOWN = 500


def suspect_notes(study_case: StudyCase) -> list[dict[str, Any]]:
    """What was said about the answer that came with a case; nobody's name."""
    flags = study_case.flags.filter(kind=FlagKind.GOLD_SUSPECT).order_by("pk")
    return [{"note": flag.note} for flag in flags]


def n_suspect(study: Study) -> int:
    """How many cases of a measured study somebody holds to have come with a wrong answer."""
    return len(suspects_of(study))


def suspects_page(*, user: User, study: Study) -> dict[str, Any]:
    """The flagged cases of a measured study, with what was said and what the case came with."""
    check_measured(study)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    suspects = suspects_of(study)
    shown = sorted(suspects)[:SHOWN]
    ids = study.cases.filter(case__external_id__in=shown).values_list(
        "case__external_id", "public_id", "case_id"
    )
    cases = [
        {"id": case_id, "public_id": public_id, "case_pk": case_pk, "notes": suspects[case_id]}
        for case_id, public_id, case_pk in sorted(ids)
    ]
    return page | {"study": study_head(study), "cases": cases, "version_id": study.dataset_version_id}
