"""Which categories mean pass and which mean fail, for figures that need two sides."""

from collections.abc import Sequence
from dataclasses import dataclass

from agreement.judging.vocabulary import NEAR_MATCH, NEEDS_HUMAN
from annotation.core.bad_input import BadInput

POSITIVE_NAMES = frozenset({"pass", "match", "yes", "true"})
NEGATIVE_NAMES = frozenset({"fail", "no_match", "no", "false"})


@dataclass(frozen=True)
class Polarity:
    """Categories that pass and that fail; any other is on neither side and leaves the 2x2 figures."""

    positive: frozenset[str]
    negative: frozenset[str]

    def as_dict(self) -> dict[str, list[str]]:
        return {"positive": sorted(self.positive), "negative": sorted(self.negative)}

    def side(self, category: str) -> int | None:
        """0 for a pass, 1 for a fail, None for neither."""
        if category in self.positive:
            return 0
        return 1 if category in self.negative else None


def polarity_of(
    categories: Sequence[str], *, positive: Sequence[str], negative: Sequence[str], source: str
) -> Polarity | None:
    """The polarity asked for, or the one that names such as yes and no state; None where neither is there.

    BadInput for one side without the other, a value on both, and a value that is no category.
    """
    if positive or negative:
        if not positive or not negative:
            raise BadInput(f"{source}: --positive and --negative come together")
        for value in (*positive, *negative):
            if value in positive and value in negative:
                raise BadInput(f"{source}: {value!r} is both positive and negative")
        if not {*positive, *negative} & set(categories):
            raise BadInput(f"{source}: {positive[0]!r} and {negative[0]!r} are no values of this field")
        return Polarity(frozenset(positive), frozenset(negative))
    names = {category: category.casefold() for category in categories}
    sides = [
        frozenset(c for c in categories if names[c] in each) for each in (POSITIVE_NAMES, NEGATIVE_NAMES)
    ]
    rest = set(categories) - sides[0] - sides[1] - {NEAR_MATCH, NEEDS_HUMAN}
    return Polarity(*sides) if not rest and all(len(side) == 1 for side in sides) else None
