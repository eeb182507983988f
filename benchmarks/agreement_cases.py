"""What is timed: one entry per piece of work, ours and a peer's on the same data, with the ratio to reach."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import krippendorff
import numpy as np
import pandas as pd
import pingouin
import polars
from irrCAC.raw import CAC
from nltk.metrics.agreement import AnnotationTask
from nltk.metrics.distance import masi_distance
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import aggregate_raters, cohens_kappa, fleiss_kappa, to_table

from agreement.measures import conger, gwet, icc, intervals
from agreement.measures.alpha import count_disagreement, label_disagreement, ordinal_alpha
from agreement.measures.data import count_patterns, encode, label_patterns
from agreement.measures.distances import nominal_distances
from agreement.measures.kappa import cohen_kappas
from agreement.measures.sets import masi_distances, set_codes
from agreement.measures.tables import contingency_table, pair_tables
from benchmarks import pair_table

K = 5


@dataclass(frozen=True)
class Case:
    """Ours and a peer's way to one figure; `times` says how often the peer's call would have to run.

    `wanted` is the ratio to reach, None where there is no goal. `clock` is processor time, or time on the wall
    where a server does the work.
    """

    work: str
    peer: str
    ours: Callable[[], Any]
    theirs: Callable[[], Any]
    wanted: float | None
    times: int = 1
    clock: Callable[[], float] = time.process_time
    equal: Callable[[Any, Any], bool] = lambda a, b: bool(
        np.allclose(a, b, rtol=0, atol=1e-9, equal_nan=True)
    )


def two_annotators(n: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    first = rng.integers(0, K, n).astype(np.int8)
    return first, np.where(rng.random(n) < 0.7, first, rng.integers(0, K, n)).astype(np.int8)


def many_annotators(n: int, m: int, missing: float, seed: int = 0) -> np.ndarray:
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, K, n)[:, None]
    codes = np.where(rng.random((n, m)) < 0.6, truth, rng.integers(0, K, (n, m))).astype(np.int8)
    codes[rng.random((n, m)) < missing] = -1
    return codes


def kappa_of(first: np.ndarray, second: np.ndarray) -> float:
    return float(cohen_kappas(contingency_table(first, second, K)[None].astype(float)).value[0])


def alpha_of(codes: np.ndarray) -> float:
    return float(count_disagreement(count_patterns(codes, K), nominal_distances(K)).alpha().value[0])


def as_krippendorff(codes: np.ndarray) -> np.ndarray:
    return np.where(codes < 0, np.nan, codes).T.copy()


def cases() -> Iterator[Case]:
    yield from kappa_cases()
    yield from alpha_cases()
    yield from many_cases()
    yield from other_cases()
    yield from database_cases()


def kappa_cases() -> Iterator[Case]:
    names = ["approve", "approve edited", "reject", "escalate", "skip"]
    first, second = two_annotators(1_000_000)
    texts = [[names[code] for code in codes] for codes in (first, second)]
    place = {name: code for code, name in enumerate(names)}
    yield Case(
        "kappa, 1e6 pairs as text",
        "scikit-learn",
        lambda: kappa_of(encode(texts[0], place), encode(texts[1], place)),
        lambda: cohen_kappa_score(*texts),
        20,
    )
    yield Case(
        "kappa, 1e6 pairs as text",
        "polars",
        lambda: kappa_of(encode(texts[0], place), encode(texts[1], place)),
        lambda: polars_kappa(*texts),
        1,
    )
    for exponent, reach in ((6, 50), (7, 80)):
        stored = two_annotators(10**exponent)
        wide = tuple(codes.astype(np.int64) for codes in stored)
        for kind, codes, wanted in (("int64", wide, reach), ("int8", stored, None)):
            yield Case(
                f"kappa, 1e{exponent} pairs as codes ({kind})",
                "scikit-learn",
                partial(kappa_of, *codes),
                partial(cohen_kappa_score, *codes),
                wanted,
            )
    yield Case(
        "kappa, 1e6 pairs as codes (int64)",
        "statsmodels",
        lambda: kappa_of(first, second),
        lambda: cohens_kappa(to_table(np.column_stack([first, second]).astype(np.int64))[0]).kappa,
        None,
    )
    yield bootstrap_case(first, second)


def polars_kappa(first: list[str], second: list[str]) -> float:
    """Kappa of the pairs that polars counts."""
    counted = polars.DataFrame({"first": first, "second": second}).group_by("first", "second").len()
    names = sorted(set(counted["first"]) | set(counted["second"]))
    table = np.zeros((len(names), len(names)))
    for one, other, n in counted.iter_rows():
        table[names.index(one), names.index(other)] = n
    return float(cohen_kappas(table[None]).value[0])


def bootstrap_case(first: np.ndarray, second: np.ndarray) -> Case:
    """The interval of 2,000 resamples; equality is checked on a smaller sample, see `same_interval`."""
    rng = np.random.default_rng(1)

    def one_resample() -> float:
        rows = rng.integers(0, len(first), len(first))
        return cohen_kappa_score(first[rows], second[rows])

    def ours() -> Any:
        table = contingency_table(first, second, K)
        return intervals.table_bootstrap(table, cohen_kappas, seed=0, level=0.95, resamples=2000)

    return Case(
        "2,000-fold bootstrap of kappa, 1e6 pairs",
        "scikit-learn, naive",
        ours,
        one_resample,
        5000,
        times=2000,
        equal=lambda interval, _: same_interval(interval),
    )


def same_interval(interval: Any) -> bool:
    """Table and row bootstrap of 2,000 units give the same interval, up to Monte Carlo error."""
    first, second = two_annotators(2000)
    table = contingency_table(first, second, K)
    ours = intervals.table_bootstrap(table, cohen_kappas, seed=0, level=0.95, resamples=2000)
    rng = np.random.default_rng(2)
    naive = [kappa_of(first[rows], second[rows]) for rows in rng.integers(0, 2000, (2000, 2000))]
    low, high = np.quantile(naive, [0.025, 0.975])
    return interval.low < interval.high and abs(ours.low - low) < 3e-3 and abs(ours.high - high) < 3e-3


def alpha_cases() -> Iterator[Case]:
    big = many_annotators(1_000_000, 10, 0.5)
    yield Case(
        "alpha nominal, 1e6 x 10, half missing",
        "krippendorff",
        lambda: alpha_of(big),
        lambda: krippendorff.alpha(as_krippendorff(big), level_of_measurement="nominal"),
        20,
    )
    wide = many_annotators(10_000, 100, 0.5)
    wide_theirs = as_krippendorff(wide)
    yield Case(
        "alpha ordinal, 1e4 x 100, half missing",
        "krippendorff",
        lambda: float(ordinal_alpha(count_patterns(wide, K)).point().value[0]),
        lambda: krippendorff.alpha(wide_theirs, level_of_measurement="ordinal"),
        5,
    )
    some = many_annotators(10_000, 10, 0.0)
    some_theirs = as_krippendorff(some)
    yield Case(
        "interval of alpha, 1e4 x 10 (2,000 resamples)",
        "krippendorff, naive",
        lambda: count_disagreement(count_patterns(some, K), nominal_distances(K)).jackknife_error(),
        lambda: krippendorff.alpha(
            some_theirs[:, np.random.default_rng(0).integers(0, 10_000, 10_000)],
            level_of_measurement="nominal",
        ),
        5000,
        times=2000,
        equal=lambda error, _: abs(error - naive_error(some)) < 0.1 * error,
    )


def naive_error(codes: np.ndarray) -> float:
    rng = np.random.default_rng(3)
    return float(np.std([alpha_of(codes[rng.integers(0, len(codes), len(codes))]) for _ in range(400)]))


def many_cases() -> Iterator[Case]:
    codes = many_annotators(10_000, 100, 0.0)

    def naive() -> np.ndarray:
        pairs = zip(*np.triu_indices(100, 1), strict=True)
        return np.array([cohen_kappa_score(codes[:, a], codes[:, b]) for a, b in pairs])

    yield Case(
        "4,950 pairwise kappas, 1e4 x 100",
        "scikit-learn",
        lambda: conger.pairwise_kappas(pair_tables(codes, K))[np.triu_indices(100, 1)],
        naive,
        150,
    )
    some = many_annotators(10_000, 10, 0.3)
    frame = pd.DataFrame(np.where(some < 0, np.nan, some))
    yield Case(
        "AC1 with gaps, 1e4 x 10",
        "irrCAC",
        lambda: ac1(some),
        lambda: CAC(frame).gwet()["est"]["coefficient_value"],
        None,
        equal=lambda ours, theirs: abs(ours - theirs) < 1e-5,
    )
    complete = many_annotators(100_000, 10, 0.0)
    yield Case(
        "Fleiss' kappa, 1e5 x 10",
        "statsmodels",
        lambda: fleiss(complete),
        lambda: fleiss_kappa(aggregate_raters(complete)[0]),
        None,
    )


def ac1(codes: np.ndarray) -> float:
    patterns = count_patterns(codes, K)
    return float(gwet.share_statistic(patterns, np.eye(K), gwet.gwet_chance).point().value[0])


def fleiss(codes: np.ndarray) -> float:
    patterns = count_patterns(codes, K)
    return float(gwet.share_statistic(patterns, np.eye(K), gwet.fleiss_chance).point().value[0])


def other_cases() -> Iterator[Case]:
    rng = np.random.default_rng(4)
    ratings = rng.normal(size=(1000, 1)) + 0.5 * rng.normal(size=(1000, 5))
    long = pd.DataFrame(
        {
            "unit": np.repeat(np.arange(1000), 5),
            "annotator": np.tile(np.arange(5), 1000),
            "value": ratings.reshape(-1),
        }
    )
    yield Case(
        "ICC(2,1), 1000 x 5",
        "pingouin",
        lambda: icc.icc_2_1(icc.mean_squares(ratings)),
        lambda: pingouin.intraclass_corr(long, targets="unit", raters="annotator", ratings="value")[
            "ICC"
        ].iloc[1],
        1000,
    )
    masks = set_masks(10_000)
    triples = [
        (annotator, unit, frozenset(code for code in range(11) if mask >> code & 1))
        for unit, row in enumerate(masks.tolist())
        for annotator, mask in enumerate(row)
    ]
    yield Case(
        "alpha with MASI, 11 codes, 1e4 x 2",
        "nltk",
        lambda: masi_alpha(masks),
        lambda: AnnotationTask(triples, distance=masi_distance).alpha(),
        20,
        # There 0.67 and 0.33 stand for 2/3 and 1/3.
        equal=lambda ours, theirs: abs(ours - theirs) < 5e-4,
    )


def set_masks(n: int) -> np.ndarray:
    rng = np.random.default_rng(5)
    truth = rng.integers(0, 11, n)[:, None]
    masks = np.left_shift(1, np.where(rng.random((n, 2)) < 0.8, truth, rng.integers(0, 11, (n, 2))))
    return masks | np.where(rng.random((n, 2)) < 0.3, np.left_shift(1, rng.integers(0, 11, (n, 2))), 0)


def masi_alpha(masks: np.ndarray) -> float:
    members, codes = set_codes(masks, 11)
    return float(label_disagreement(label_patterns(codes), masi_distances(members)).alpha().value[0])


def database_cases() -> Iterator[Case]:
    for engine, run in pair_table.engines():
        for how, ours, wanted in (
            ("GROUP BY on codes", pair_table.grouped, 5),
            ("sealed codes", pair_table.sealed, 100),
        ):
            yield Case(
                f"pair table of 1e6 pairs, {engine}: {how}",
                "rows fetched to Python",
                partial(ours, run),
                partial(pair_table.fetched, run),
                wanted,
                clock=time.process_time if engine == "SQLite" else time.perf_counter,
            )
