"""The pages about golds: what waits for a reviewer, and one case with everything that was said and decided."""

import json
from typing import Any

from annotation.core.golds import ACTS, AUDIT_CLASSES, EVIDENCE_KINDS, LONGEST_VALUE, STATUSES
from annotation.core.spec_exchange.tasks import intent_of
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.selectors.golds import Gold, doubts_of, gold_of, question_of, question_sha256, with_golds
from annotation.selectors.pages_case import excerpt, node
from annotation.selectors.pages_frame import frame
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json

SHOWN = {"open": "To decide", "decided": "Decided", "all": "Every gold"}
REVIEWERS = {Role.MANAGER, Role.ADJUDICATOR}
PER_PAGE = 200


def golds_page(*, user: User, version: DatasetVersion, show: str, after: str) -> dict[str, Any]:
    """The golds of a version: those doubted or waiting, those decided on, or all, by the id of their case."""
    doubts = doubts_of(version)
    cases = with_golds(version.cases.order_by("external_id"))
    rows = [_row(case, doubts.get(case.external_id, [])) for case in cases.iterator(chunk_size=1000)]
    chosen = [row for row in rows if _is_shown(row, show)]
    left = [row for row in chosen if row["id"] > after] if after else chosen
    page = frame(user=user, project=version.dataset.project, current="data")
    return page | {
        "version": version,
        "may_manage": Role.MANAGER in page["roles"],
        "n_revised": sum(row["revision"] > 1 for row in rows),
        "show": show,
        "tabs": [
            {"key": key, "title": title, "n": sum(_is_shown(row, key) for row in rows)}
            for key, title in SHOWN.items()
        ],
        "rows": left[:PER_PAGE],
        "after": left[PER_PAGE - 1]["id"] if len(left) > PER_PAGE else "",
    }


def _row(case: Case, doubts: list[Any]) -> dict[str, Any]:
    gold = gold_of(case)
    return {
        "pk": case.pk,
        "id": case.external_id,
        "question": excerpt(intent_of(question_of(case))),
        "gold": excerpt(_shown(gold)),
        "revision": gold.revision,
        "status": STATUSES.get(gold.status, ""),
        "waits": ACTS.get(gold.waits, ""),
        "n_decisions": gold.n_decisions,
        "doubts": doubts,
    }


def _is_shown(row: dict[str, Any], show: str) -> bool:
    """To decide is what somebody doubts and nobody decided on, and what a decision left waiting."""
    if show == "open":
        return bool(row["waits"]) or (bool(row["doubts"]) and not row["n_decisions"])
    return show == "all" or row["n_decisions"] > 0


def _shown(gold: Gold) -> str:
    if gold.revision == 0:
        return ""
    return gold.value if isinstance(gold.value, str) else canonical_text(gold.value)


def _editable(gold: Gold) -> str:
    """The value as the form shows it: JSON on lines of its own, so that one part of it can be found and changed."""
    if gold.revision == 0 or isinstance(gold.value, str):
        return _shown(gold)
    spread = json.dumps(gold.value, ensure_ascii=False, indent=2)
    return spread if len(spread) <= LONGEST_VALUE else _shown(gold)


def gold_page(*, user: User, case: Case) -> dict[str, Any]:
    """One case: its question, every revision of its gold, the doubts, every decision, and what the form needs."""
    version = case.dataset_version
    full = with_golds(Case.objects.filter(pk=case.pk)).get()
    gold = gold_of(full)
    page = frame(user=user, project=version.dataset.project, current="data")
    return page | {
        "version": version,
        "case": case,
        "question": node(question_of(case)),
        "gold": gold,
        "gold_text": _editable(gold),
        "as_json": gold.revision > 0 and not isinstance(gold.value, str),
        "status": STATUSES.get(gold.status, "Nobody has decided on it"),
        "waits": ACTS.get(gold.waits, ""),
        "revisions": [
            {"number": row.revision, "node": node(strict_json(row.value)), "at": row.created_at}
            for row in reversed(full.gold_revisions)  # type: ignore[attr-defined]
        ],
        "doubts": doubts_of(version).get(case.external_id, []),
        "decisions": [
            {
                "row": row,
                "act": ACTS[row.act],
                "status": STATUSES.get(row.status, ""),
                "class": AUDIT_CLASSES.get(row.audit_class, ""),
                "kind": EVIDENCE_KINDS.get(row.evidence_kind, ""),
            }
            for row in reversed(full.gold_record)  # type: ignore[attr-defined]
        ],
        "question_sha256": question_sha256(case),
        "may_decide": bool(REVIEWERS & set(page["roles"])),
    }
