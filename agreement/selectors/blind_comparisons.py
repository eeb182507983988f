"""Blind comparisons for those who decide: no run's name and no key before the reveal."""

from typing import Any

from django.db.models import Exists, OuterRef, QuerySet

from agreement.judging.blinding import tally
from agreement.selectors.pages_runs import page_frame
from agreement.selectors.runs import readable_runs
from annotation.models.blind_comparisons import BlindComparison, BlindDecision, BlindKey, BlindPair, BlindRun
from annotation.models.people import User
from annotation.models.projects import Annotator, Project
from annotation.selectors.pages_case import node, text_node
from taxonomy.strict_json import strict_json


def readable_comparisons(user: User) -> QuerySet[BlindComparison]:
    """The comparisons of runs that a person may read."""
    hidden = BlindRun.objects.filter(comparison=OuterRef("pk")).exclude(
        run__in=readable_runs(user).values("pk")
    )
    projects = readable_runs(user).values("project")
    return BlindComparison.objects.filter(~Exists(hidden), project__in=projects).select_related(
        "project", "reveal"
    )


def list_page(user: User, project: Project) -> dict[str, Any]:
    rows = [
        {"row": each, "n_pairs": each.pairs.count(), "is_revealed": is_revealed(each),
         "n_decided": _decisions(each).count()}
        for each in readable_comparisons(user).filter(project=project).order_by("-pk")[:50]
    ]  # fmt: skip
    return page_frame(user, project) | {
        "rows": rows,
        "runs": list(readable_runs(user).filter(project=project)[:100]),
    }


def is_revealed(comparison: BlindComparison) -> bool:
    return hasattr(comparison, "reveal")


def comparison_page(user: User, comparison: BlindComparison) -> dict[str, Any]:
    """How far one is; after the reveal, which run won how often and who decided what."""
    decided = decided_pairs(user, comparison)
    pairs = list(comparison.pairs.order_by("position"))
    page = page_frame(user, comparison.project) | {
        "comparison": comparison,
        "n_pairs": len(pairs),
        "n_mine": len(decided),
        "next": next((pair for pair in pairs if pair.pk not in decided), None),
        "pairs": [{"row": pair, "is_decided": pair.pk in decided} for pair in pairs],
        "revealed": comparison.reveal if is_revealed(comparison) else None,
    }
    return page | (results_of(comparison) if page["revealed"] else {})


def pair_page(user: User, pair: BlindPair) -> dict[str, Any]:
    own = own_decision(user, pair)
    pairs = pair.comparison.pairs
    return page_frame(user, pair.comparison.project) | {
        "comparison": pair.comparison,
        "pair": pair,
        "question": node(strict_json(pair.question)),
        "sides": [_side(name, text) for name, text in (("left", pair.left), ("right", pair.right))],
        "own": own,
        "n_pairs": pairs.count(),
        "before": pairs.filter(position__lt=pair.position).order_by("-position").first(),
        "next": pairs.filter(position__gt=pair.position).order_by("position").first(),
        "is_revealed": is_revealed(pair.comparison),
    }


def decided_pairs(user: User, comparison: BlindComparison) -> set[int]:
    """The pairs that this person has decided, by primary key."""
    mine = _name(user, comparison.project)
    return set(_decisions(comparison).filter(decided_by=mine).values_list("pair_id", flat=True))


def own_decision(user: User, pair: BlindPair) -> BlindDecision | None:
    """The decision of this person that counts on a pair."""
    mine = _name(user, pair.comparison.project)
    return _decisions(pair.comparison).filter(pair=pair, decided_by=mine).first()


def next_undecided(pair: BlindPair, name: str) -> BlindPair | None:
    """The first pair after this one that this person has not decided, else the first of all."""
    decided = _decisions(pair.comparison).filter(decided_by=name).values("pair")
    left = pair.comparison.pairs.exclude(pk__in=decided).order_by("position")
    return left.filter(position__gt=pair.position).first() or left.first()


def results_of(comparison: BlindComparison) -> dict[str, Any]:
    """What the map shows once it is open: which run won how often, and who decided what."""
    runs = [each.run for each in comparison.runs.select_related("run").order_by("position")]
    keys = {
        key.pair_id: key
        for key in BlindKey.objects.filter(pair__comparison=comparison).select_related("left__case")
    }
    people: dict[str, list[tuple[str, bool]]] = {}
    rows = []
    for decision in _decisions(comparison).select_related("pair").order_by("pair__position", "decided_by"):
        key = keys[decision.pair_id]
        first_left = key.left.run_id == runs[0].pk
        people.setdefault(decision.decided_by, []).append((decision.choice, first_left))
        won = (
            None if decision.choice == "tie" else runs[0 if (decision.choice == "left") == first_left else 1]
        )
        rows.append({"decision": decision, "case": key.left.case.external_id, "won": won})
    return {
        "runs": runs,
        "results": [{"who": who, **tally(said)} for who, said in people.items()],
        "rows": rows,
    }


def _decisions(comparison: BlindComparison) -> QuerySet[BlindDecision]:
    """The decision that counts of each person on each pair."""
    later = BlindDecision.objects.filter(
        pair=OuterRef("pair"), decided_by=OuterRef("decided_by"), revision__gt=OuterRef("revision")
    )
    return BlindDecision.objects.filter(~Exists(later), pair__comparison=comparison)


def _side(name: str, text: str) -> dict[str, Any]:
    shown = strict_json(text)
    return {
        "name": name,
        "text": text_node(shown["prediction"]),
        "rows": node(shown["rows"]) if shown["rows"] else None,
    }


def _name(user: User, project: Project) -> str:
    annotator = Annotator.objects.filter(project=project, user=user).first()
    return annotator.pseudonym if annotator else ""
