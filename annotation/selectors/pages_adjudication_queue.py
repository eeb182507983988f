"""The queue as a page, and as the column beside a case."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from django.db.models import QuerySet

from annotation.models.adjudication import AdjudicationSession, CaseAgreement, SessionKind
from annotation.models.people import User
from annotation.models.projects import Annotator, Role
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_people import annotator_known, leases_of
from annotation.selectors.adjudication_queue import (
    STATUSES,
    cases_with,
    counts,
    in_order,
    neighbours,
    owed_again,
    status_of,
)
from annotation.selectors.pages_adjudication_parts import MARKS, TITLES, case_outcome
from annotation.selectors.pages_adjudication_suspects import n_suspect
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_frame import frame, study_head

A_PAGE = 50
BESIDE = 12


def queue_page(*, user: User, study: Study, asked: Mapping[str, str], now: datetime) -> dict[str, Any]:
    """The cases of one status, paged and filtered by the address; open disagreements where it names none."""
    words = wording(study)
    adjudicator = annotator_known(study, user)
    owed = owed_again(study, adjudicator)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    found = mine(study, adjudicator, owed)
    status = asked.get("status", "") if asked.get("status") in STATUSES else "open"
    cases, filters = _filtered(cases_with(study, status, owed), words, asked)
    n_found = cases.count()
    number = _page_number(asked.get("page", ""), n_found)
    shown = in_order(cases)[(number - 1) * A_PAGE : number * A_PAGE]
    entries = _entries(study, shown, words, owed, current=None)
    held = leases_of(study, now)
    for entry in entries:
        lease = held.get(entry["pk"])
        entry["held_by"] = lease.adjudicator.pseudonym if lease else ""
        entry["is_held_by_me"] = bool(lease and adjudicator and lease.adjudicator_id == adjudicator.pk)
    return page | {
        "study": study_head(study),
        "may_rule": Role.ADJUDICATOR in page["roles"] and study.state != StudyState.RELEASED,
        "may_release": study.state == StudyState.ADJUDICATED and Role.MANAGER in page["roles"],
        "queue": found,
        "tabs": [tab(name, found[name], status) for name in STATUSES if found[name] or name == "open"],
        "status": {"name": status, "title": TITLES[status]},
        "entries": entries,
        "n_found": n_found,
        "filters": filters,
        "fields": [
            {"key": field.key, "title": field.title, "is_chosen": field.key == filters["field"]}
            for field in words.schema.adjudicated()
        ],
        "pages": _pages(number, n_found, {"status": status} | filters),
        "session": _session(study, adjudicator),
        "n_suspect": n_suspect(study),
    }


def mine(study: Study, adjudicator: Annotator | None, owed: Sequence[int]) -> dict[str, int]:
    """The counts of the queue as this adjudicator meets it: what is due again counts as open to them."""
    found = counts(study)
    again = len(owed)
    return found | {
        "open": found["open"] + again,
        "ruled": found["ruled"] - again,
        "n": found["disputed"],
        "n_ruled": found["disputed_ruled"] - again,
        "n_agreed": found["agreed"] + found["accepted"],
    }


def tab(name: str, count: int, current: str) -> dict[str, Any]:
    mark = MARKS.get(name, MARKS["accepted"])
    return {"name": name, "title": TITLES[name], "count": count, "mark": mark, "is_current": name == current}


def _filtered(
    cases: QuerySet[CaseAgreement], words: Wording, asked: Mapping[str, str]
) -> tuple[QuerySet[CaseAgreement], dict[str, str]]:
    known = {field.key for field in words.schema.adjudicated()}
    field = asked.get("field", "") if asked.get("field") in known else ""
    text = asked.get("q", "").strip()[:200]
    if field:
        cases = cases.filter(study_case__disputed_fields__field=field)
    if text:
        cases = cases.filter(study_case__case__external_id__icontains=text)
    return cases, {"field": field, "q": text}


def _page_number(asked: str, n_found: int) -> int:
    last = max(1, -(-n_found // A_PAGE))
    return min(max(1, int(asked)), last) if asked.isascii() and asked.isdigit() and len(asked) < 9 else 1


def _pages(number: int, n_found: int, kept: dict[str, str]) -> dict[str, Any]:
    last = max(1, -(-n_found // A_PAGE))
    kept = {key: value for key, value in kept.items() if value}
    return {
        "number": number,
        "last": last,
        "before": urlencode(kept | {"page": number - 1}) if number > 1 else "",
        "after": urlencode(kept | {"page": number + 1}) if number < last else "",
    }


def _entries(
    study: Study, cases: QuerySet[CaseAgreement], words: Wording, owed: Sequence[int], current: int | None
) -> list[dict[str, Any]]:
    rows = list(cases.select_related("study_case__case"))
    ruled = [row.study_case_id for row in rows if row.is_ruled and row.study_case_id not in owed]  # type: ignore[attr-defined]
    records = {record.study_case.pk: record for record in case_records(study, among=ruled)} if ruled else {}
    n_fields = len(words.schema.adjudicated())
    titles = {field.key: field.title for field in words.schema.fields}
    return [
        {
            "pk": row.study_case_id,
            "id": row.study_case.case.external_id,
            "public_id": row.study_case.public_id,
            "is_current": row.study_case_id == current,
            "n_agreed": n_fields - row.n_disputed,
            "n_fields": n_fields,
            "tone": "bad" if (n_fields - row.n_disputed) * 2 <= n_fields else "warn",
            "fields": [titles[key] for key in row.disputed_keys],
            "mark": _mark(row, records.get(row.study_case_id), owed),
        }
        for row in rows
    ]


def _mark(row: Any, record: CaseRecord | None, owed: Sequence[int]) -> Any:
    if record:
        return case_outcome(record, record.ruled)
    return MARKS["open"] if row.study_case_id in owed else MARKS[status_of(row)]


def _session(study: Study, adjudicator: Annotator | None) -> dict[str, Any] | None:
    found = AdjudicationSession.objects.filter(
        study=study, chair=adjudicator, kind=SessionKind.SINGLE, closed_at=None
    ).first()
    return {"opened_at": found.opened_at, "paused_at": found.paused_at} if found and adjudicator else None


def side_queue(
    study: Study, adjudicator: Annotator | None, record: CaseRecord, words: Wording
) -> dict[str, Any]:
    """The head of the queue beside a case, and who comes before and after it."""
    owed = owed_again(study, adjudicator)
    here = record.study_case.pk
    waiting = _entries(study, in_order(cases_with(study, "open", owed))[:BESIDE], words, owed, here)
    rulings = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING)
    latest = list(rulings.order_by("-pk").values_list("study_case_id", flat=True)[:BESIDE])
    around = neighbours(study, CaseAgreement.objects.get(study_case=here), record.case_id)
    found = mine(study, adjudicator, owed)
    return found | {
        "waiting": waiting,
        "ruled_lately": _entries(
            study, in_order(cases_with(study, "ruled", owed).filter(study_case__in=latest)), words, owed, here
        ),
        "n_more": found["open"] - len(waiting),
        "previous": around.previous,
        "next": around.next,
    }
