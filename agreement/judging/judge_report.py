"""One judge against the human reference: agreement, rates, gate, corrected pass rate, confidence, slices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from agreement.judging.alternative_annotator import TestOptions, alternative_annotator_test
from agreement.judging.calibration_files import FieldLabels
from agreement.judging.confidence import confidence_reliability
from agreement.judging.confusion import binary_rates, category_rates, kappa_with_interval, share
from agreement.judging.corrected_rates import Evidence, prediction_powered, rogan_gladen
from agreement.judging.gates import JudgeGates, judge_gate
from agreement.judging.human_reference import MAJORITY, MEDIAN
from agreement.judging.judge_answers import Abstention, JudgeAnswers
from agreement.judging.polarity import Polarity
from agreement.measures.data import Counts, Floats
from agreement.measures.kappa import cohen_kappas
from agreement.measures.result import finite
from agreement.measures.scales import as_number
from agreement.measures.tables import contingency_table
from agreement.measures.weights import quadratic_weights

_FEWEST_IN_SLICE = 10


@dataclass(frozen=True)
class CalibrationOptions:
    """How to read a field: the human reference, abstentions, seed of the intervals, gates and the test."""

    reference: str = MAJORITY
    seed: int = 0
    abstention: Abstention = field(default_factory=Abstention)
    gates: JudgeGates = field(default_factory=JudgeGates)
    test: TestOptions = field(default_factory=TestOptions)


@dataclass(frozen=True)
class JudgeReport:
    """What a judge's answers are held to: the humans' labels and the reference drawn from them.

    `n_labels` counts the cases with a reference that the judge was asked about, whatever came of it there.
    """

    labels: FieldLabels
    categories: Sequence[str]
    polarity: Polarity | None
    reference: Mapping[str, str]
    judged: JudgeAnswers
    options: CalibrationOptions
    n_labels: int

    def document(
        self, confidences: Mapping[str, int], slices: Mapping[tuple[str, str], set[str]]
    ) -> dict[str, Any]:
        """All figures of one judge, as JSON values; what cannot be computed is null."""
        judged = self.judged
        compared = [case for case in judged.usable if case in self.reference]
        agreement = self._agreement(compared)
        n_labels = len(judged.usable) + len(judged.abstained)
        return {
            "n_infrastructure_error": sum(judged.errors.values()),
            "infrastructure_errors": dict(sorted(judged.errors.items())),
            "abstention": share(len(judged.abstained), n_labels),
            "n_without_reference": len(judged.usable) - len(compared),
            **agreement,
            "people": [self._against(name) for name in sorted(self.labels.humans)],
            "per_category": category_rates(np.array(agreement["contingency"]), self.categories),
            "gate": self._gate(agreement),
            "corrected_pass_rate": self._corrected(compared),
            "confidence": self._confidence(confidences),
            "alternative_annotator_test": self._alternative(),
            "slices": [
                {"slice": name, "value": value, **self._slice([case for case in compared if case in cases])}
                for (name, value), cases in slices.items()
            ],
        }

    def _against(self, name: str) -> dict[str, Any]:
        """Agreement with one person, over every case that both answered: those on which people tie are among them."""
        own = {
            case: answer for case, answer in self.labels.humans[name].items() if case in self.judged.usable
        }
        place = {category: index for index, category in enumerate(self.categories)}
        judged = [place[self.judged.usable[case]] for case in own]
        table = _table([place[answer] for answer in own.values()], judged, len(place))
        return {
            "annotator": name,
            "n": len(own),
            "accuracy": share(int(np.trace(table)), len(own)),
            "kappa": self._kappa(table),
            "kappa_quadratic": self._quadratic(table),
        }

    def _agreement(self, cases: Sequence[str]) -> dict[str, Any]:
        place = {category: index for index, category in enumerate(self.categories)}
        first = [place[self.reference[case]] for case in cases]
        table = _table(first, [place[self.judged.usable[case]] for case in cases], len(place))
        return {
            "n_compared": len(cases),
            "contingency": table.tolist(),
            "accuracy": share(int(np.trace(table)), len(cases)),
            "kappa": self._kappa(table),
            "kappa_quadratic": self._quadratic(table),
            "binary": self._binary(cases),
        }

    def _kappa(self, table: Counts) -> dict[str, Any]:
        value, interval = kappa_with_interval(table, seed=self.options.seed)
        return {"value": value, "interval": interval.as_dict() if interval else None}

    def _quadratic(self, table: Counts) -> float | None:
        """Quadratic kappa where the reference treats categories as ordered and there are cases, else None."""
        if self.options.reference != MEDIAN:
            return None
        weights = quadratic_weights(len(table))
        return finite(cohen_kappas(table[None].astype(np.float64), weights).value[0])

    def _binary(self, cases: Sequence[str]) -> dict[str, Any] | None:
        if self.polarity is None:
            return None
        table = self._sides(self.polarity, cases)
        n = int(table.sum())
        return {
            "n": n,
            "n_neither": len(cases) - n,
            **binary_rates(table),
            "kappa": self._kappa(table),
        }

    def _sides(self, polarity: Polarity, cases: Sequence[str]) -> Counts:
        """Pass and fail by the humans, in rows, and by the judge; cases on neither side are left out."""
        pairs = [
            (polarity.side(self.reference[case]), polarity.side(self.judged.usable[case])) for case in cases
        ]
        both = [(a, b) for a, b in pairs if a is not None and b is not None]
        return _table([a for a, _ in both], [b for _, b in both], 2)

    def _gate(self, agreement: Mapping[str, Any]) -> dict[str, Any]:
        """By kappa of the two sides where there are two, else of all categories."""
        binary = agreement["binary"]
        kappa = (binary or agreement)["kappa"]
        return judge_gate(
            kappa=kappa["value"],
            interval=kappa["interval"],
            n_labels=self.n_labels,
            rates=(binary["tpr"]["value"], binary["tnr"]["value"]) if binary else None,
            gates=self.options.gates,
        )

    def _slice(self, cases: Sequence[str]) -> dict[str, Any]:
        """Agreement in a slice; only counts and accuracy below ten cases."""
        found = self._agreement(cases)
        if len(cases) >= _FEWEST_IN_SLICE:
            return {**found, "warnings": []}
        return {
            **found,
            "kappa": None,
            "kappa_quadratic": None,
            "binary": None,
            "warnings": [f"n_below_{_FEWEST_IN_SLICE}"],
        }

    def _corrected(self, compared: Sequence[str]) -> dict[str, Any] | None:
        """The pass rate, from compared cases and from those that no person labelled; None without polarity."""
        if self.polarity is None:
            return None
        table = self._sides(self.polarity, compared)
        labelled = self.labels.by_case()
        sides = [self.polarity.side(own) for case, own in self.judged.usable.items() if case not in labelled]
        evidence = Evidence(table, n_pass=sides.count(0), n=sides.count(0) + sides.count(1))
        n_labelled, judge_passes = int(table.sum()), int(table[:, 0].sum())
        return {
            "n_labelled": n_labelled,
            "n_unlabelled": evidence.n,
            "human": share(int(table[0].sum()), n_labelled),
            "judge": share(judge_passes + evidence.n_pass, n_labelled + evidence.n),
            "rogan_gladen": rogan_gladen(evidence).as_dict(),
            "prediction_powered": prediction_powered(evidence).as_dict(),
        }

    def _confidence(self, confidences: Mapping[str, int]) -> dict[str, Any] | None:
        """Over all stated labels, those set aside for low confidence too."""
        stated = self.judged.stated
        cases = [case for case in stated if case in self.reference and case in confidences]
        return confidence_reliability(
            [confidences[case] for case in cases], [stated[case] == self.reference[case] for case in cases]
        )

    def _alternative(self) -> dict[str, Any]:
        humans, cases = sorted(self.labels.humans), sorted(self.labels.by_case())
        place = {category: index for index, category in enumerate(self.categories)}
        codes = np.full((len(cases), len(humans)), -1, dtype=np.int32)
        for column, name in enumerate(humans):
            own = self.labels.humans[name]
            codes[:, column] = [place[own[case]] if case in own else -1 for case in cases]
        usable = self.judged.usable
        judge = np.array([place[usable[case]] if case in usable else -1 for case in cases], dtype=np.int32)
        return alternative_annotator_test(
            codes, judge, humans, numbers=self._numbers(), options=self.options.test
        )

    def _numbers(self) -> Floats | None:
        """The numbers behind the categories where the reference treats them as magnitudes, else None."""
        numbers = [as_number(category) for category in self.categories]
        if self.options.reference != MEDIAN or None in numbers:
            return None
        return np.array(numbers, dtype=np.float64)


def _table(first: Sequence[int], second: Sequence[int], k: int) -> Counts:
    return contingency_table(np.array(first, dtype=np.int32), np.array(second, dtype=np.int32), k)
