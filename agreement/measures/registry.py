"""Which measures there are, what each can handle, which apply to given data and why another does not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from agreement.measures import nominal, numeric, ordered
from agreement.measures.reliability import MOST_NAMES, ReliabilityData
from agreement.measures.result import Result

CATEGORICAL = frozenset({"nominal", "ordinal"})
ANY = frozenset({"nominal", "ordinal", "interval", "ratio"})
NUMBERS = frozenset({"interval", "ratio"})
ORDINAL = frozenset({"ordinal"})
RANKED = frozenset({"ordinal", "interval", "ratio"})

# Numbers with more distinct values than this are no categories any more.
MOST_CATEGORIES = 50


@dataclass(frozen=True)
class Measure:
    """A measure by name: levels and numbers of annotators it can handle, and how to compute it."""

    name: str
    levels: frozenset[str]
    compute: Callable[[ReliabilityData], Result]
    fewest: int = 2
    most: int | None = None
    exactly_two_categories: bool = False
    needs_categories: bool = True

    def refusal(self, data: ReliabilityData) -> str | None:
        """Why the measure does not apply to this kind of data, or None if it does."""
        if data.level not in self.levels:
            return f"needs {' or '.join(sorted(self.levels))} data, not {data.level}"
        if data.n_annotators > (self.most or data.n_annotators):
            return f"is for {self.most} annotators, not {data.n_annotators}"
        if self.fewest > 2 and data.n_annotators < self.fewest:
            return f"is for {self.fewest} annotators or more"
        if self.exactly_two_categories and data.k != 2:
            return f"is for two categories, not {data.k}"
        most = MOST_CATEGORIES if data.level in NUMBERS else MOST_NAMES
        if self.needs_categories and data.k > most:
            return f"treats values as categories, and there are {data.k} distinct ones"
        return None


class Choice(NamedTuple):
    """The measures that apply, in report order, and why each of the others does not."""

    applicable: list[Measure]
    refused: list[tuple[Measure, str]]


def choose(data: ReliabilityData) -> Choice:
    """The measures for this data."""
    refusals = [(measure, measure.refusal(data)) for measure in MEASURES]
    applicable = [measure for measure, refusal in refusals if refusal is None]
    names = {measure.name for measure in applicable}
    refused = [(measure, why) for measure, why in refusals if why is not None and measure.name not in names]
    return Choice(applicable, refused)


def alpha_at_level(data: ReliabilityData) -> Result:
    """Krippendorff's alpha at the field's own level of measurement."""
    by_level: dict[str, Callable[[ReliabilityData], Result]] = {
        "nominal": nominal.krippendorff_alpha_nominal,
        "ordinal": ordered.krippendorff_alpha_ordinal,
        "interval": ordered.krippendorff_alpha_interval,
        "ratio": ordered.krippendorff_alpha_ratio,
    }
    return by_level[data.level](data)


MEASURES = (
    Measure("raw_agreement", ANY, nominal.raw_agreement, needs_categories=False),
    Measure(
        "raw_agreement_item_mean",
        ANY,
        nominal.raw_agreement_item_mean,
        needs_categories=False,
    ),
    Measure("cohen_kappa", ANY, nominal.cohen_kappa, most=2),
    Measure("cohen_kappa_linear", ORDINAL, ordered.cohen_kappa_linear, most=2),
    Measure(
        "cohen_kappa_quadratic",
        ORDINAL,
        ordered.cohen_kappa_quadratic,
        most=2,
    ),
    Measure("krippendorff_alpha", CATEGORICAL, alpha_at_level),
    Measure("krippendorff_alpha", NUMBERS, alpha_at_level, needs_categories=False),
    Measure(
        "krippendorff_alpha_nominal",
        ORDINAL,
        lambda data: nominal.krippendorff_alpha_nominal(data, "krippendorff_alpha_nominal"),
    ),
    Measure(
        "krippendorff_alpha_interval",
        ORDINAL,
        lambda data: ordered.krippendorff_alpha_interval(data, "krippendorff_alpha_interval"),
    ),
    Measure("gwet_ac1", ANY, nominal.gwet_ac1),
    Measure("gwet_ac2_linear", ORDINAL, ordered.gwet_ac2_linear),
    Measure("gwet_ac2_quadratic", ORDINAL, ordered.gwet_ac2_quadratic),
    Measure("scott_pi", ANY, nominal.scott_pi, most=2),
    Measure("bennett_s", ANY, nominal.bennett_s),
    Measure("pabak", CATEGORICAL, nominal.pabak, most=2, exactly_two_categories=True),
    Measure("fleiss_kappa", ANY, nominal.fleiss_kappa),
    Measure("conger_kappa", ANY, nominal.conger_kappa, fewest=3),
    Measure("light_kappa", ANY, nominal.light_kappa, fewest=3),
    Measure(
        "positive_agreement",
        CATEGORICAL,
        nominal.positive_agreement,
        exactly_two_categories=True,
    ),
    Measure(
        "negative_agreement",
        CATEGORICAL,
        nominal.negative_agreement,
        exactly_two_categories=True,
    ),
    Measure("within_one_agreement", ORDINAL, numeric.within_one_agreement),
    Measure("mean_difference", ORDINAL, numeric.mean_difference, most=2),
    Measure("icc_2_1", NUMBERS, numeric.icc_2_1, needs_categories=False),
    Measure("icc_3_1", NUMBERS, numeric.icc_3_1, needs_categories=False),
    Measure("lin_ccc", NUMBERS, numeric.lin_ccc, most=2, needs_categories=False),
    Measure(
        "bland_altman",
        NUMBERS,
        numeric.bland_altman,
        most=2,
        needs_categories=False,
    ),
    Measure("kendall_w", RANKED, numeric.kendall_w, needs_categories=False),
)
