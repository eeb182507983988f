"""What bulk acceptance would accept, before it does."""

from typing import Any

from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_people import annotator_known, labelled_by
from annotation.selectors.adjudication_queue import in_order, with_status
from annotation.selectors.pages_answers import wording
from annotation.selectors.pages_frame import frame, study_head

SHOWN = 100


def accept_page(*, user: User, study: Study) -> dict[str, Any]:
    """The fully agreed cases that nobody has accepted, with what would stand."""
    words = wording(study)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    adjudicator = annotator_known(study, user)
    agreed = with_status(study, "agreed")
    own = labelled_by(adjudicator)
    mine = agreed.exclude(own)
    n = mine.count()
    shown = list(in_order(mine).values_list("study_case_id", flat=True)[:SHOWN])
    return page | {
        "study": study_head(study),
        "may_accept": Role.ADJUDICATOR in page["roles"] and study.state != StudyState.RELEASED,
        "n": n,
        "n_own": agreed.count() - n,
        "n_more": n - len(shown),
        "fields": [field.title for field in words.schema.adjudicated()],
        "cases": [
            {
                "id": record.case_id,
                "public_id": record.study_case.public_id,
                "answers": [
                    {"title": field.title, "how": record.resolution.how.get(field.key, "")}
                    | words.answer(field, record.resolution.answers.get(field.key))
                    for field in words.schema.adjudicated()
                ],
            }
            for record in case_records(study, among=shown)
        ],
    }
