"""Blind comparisons as values, for programs: no run and no key before the reveal, and nobody else's decision."""

from typing import Any

from agreement.selectors.blind_comparisons import decided_pairs, is_revealed, own_decision, results_of
from annotation.models.blind_comparisons import BlindComparison, BlindPair
from annotation.models.people import User
from taxonomy.strict_json import strict_json


def comparison_row(comparison: BlindComparison) -> dict[str, Any]:
    return {
        "id": str(comparison.public_id),
        "name": comparison.name,
        "made_at": comparison.made_at.isoformat(),
        "n_pairs": comparison.pairs.count(),
        "revealed_at": comparison.reveal.revealed_at.isoformat() if is_revealed(comparison) else None,
    }


def comparison_document(user: User, comparison: BlindComparison) -> dict[str, Any]:
    """How far this person is; the runs and who won stand in it after the reveal alone."""
    decided = decided_pairs(user, comparison)
    left = comparison.pairs.exclude(pk__in=decided).order_by("position")
    following = None if is_revealed(comparison) else left.first()
    document = comparison_row(comparison) | {
        "n_decided": len(decided),
        "next_pair": str(following.public_id) if following else None,
        "runs": None,
        "results": None,
    }
    if not is_revealed(comparison):
        return document
    found = results_of(comparison)
    runs = [{"id": str(run.public_id), "name": run.name} for run in found["runs"]]
    return document | {"runs": runs, "results": found["results"]}


def pair_document(user: User, pair: BlindPair) -> dict[str, Any]:
    """Two answers under neutral names, and what this person decided between them."""
    own = own_decision(user, pair)
    return {
        "id": str(pair.public_id),
        "position": pair.position,
        "question": strict_json(pair.question),
        "left": strict_json(pair.left),
        "right": strict_json(pair.right),
        "own": own and {"choice": own.choice, "why": own.why, "revision": own.revision},
        "is_revealed": is_revealed(pair.comparison),
    }


def decision_row(row: dict[str, Any]) -> dict[str, Any]:
    """A decision as the map explains it: whose, on which case, and the run that it chose."""
    decision, won = row["decision"], row["won"]
    return {
        "pair": str(decision.pair.public_id),
        "case_id": row["case"],
        "who": decision.decided_by,
        "choice": decision.choice,
        "why": decision.why,
        "won": str(won.public_id) if won else None,
    }
