"""Verdicts that follow from how an answer reads its question: interpretation, grain, ties."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from agreement.judging.vocabulary import MATCH, NEAR_MATCH, NO_MATCH


class Grain(NamedTuple):
    """How an answer's grain stands to its question: whether the question (or a REQUIRED clause) fixes one
    that the answer leaves, whether the answer states its own, whether its figures are right there.
    """

    leaves_fixed_grain: bool
    is_stated: bool
    figures_right: bool


def interpretation_verdict(*, data_right: bool, agrees: bool, required_clause_resolves: bool) -> str:
    """Data are scored; an interpretation only where a REQUIRED clause resolves it from the data."""
    if not data_right or (required_clause_resolves and not agrees):
        return NO_MATCH
    return MATCH


def grain_verdict(grain: Grain) -> str:
    """Right figures at a stated grain are match, at an unstated one near_match; wrong figures no_match."""
    if not grain.figures_right or grain.leaves_fixed_grain:
        return NO_MATCH
    return MATCH if grain.is_stated else NEAR_MATCH


def top_verdict(
    golden: Collection[str],
    prediction: Collection[str],
    *,
    values: Mapping[str, float],
    pinned: bool = False,
    smallest: bool = False,
) -> str:
    """The verdict on a "top N", N being the golden's size, from the value of each candidate.

    match for the golden's own members and for any other valid tie-break at the boundary; near_match for the
    latter where the golden is `pinned` to its own. no_match where a member does not qualify, a clear member
    is missing, the number is another, or a member is no candidate.
    """
    chosen = set(prediction)
    if len(prediction) != len(golden) or len(chosen) != len(prediction) or not chosen <= values.keys():
        return NO_MATCH
    sign = -1 if smallest else 1
    strength = {key: sign * value for key, value in values.items()}
    boundary = sorted(strength.values(), reverse=True)[: len(golden)][-1:]
    clear = {key for key, value in strength.items() if boundary and value > boundary[0]}
    if not clear <= chosen or any(strength[key] < boundary[0] for key in chosen):
        return NO_MATCH
    return NEAR_MATCH if pinned and chosen != set(golden) else MATCH
