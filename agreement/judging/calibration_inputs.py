"""What a calibration stands on, as plain values: the judge's verdicts, the people's labels, and rulings on them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from agreement.judging.gates import JudgeGates
from agreement.measures import ENGINE_VERSION

# What the figures make a document of, and what a sealed one depends on: the engine and the shape.
FORMAT = "concord-calibration-report/2"
VERSION = f"{ENGINE_VERSION}/{FORMAT.rpartition('/')[2]}"


@dataclass(frozen=True)
class Said:
    """One verdict by the judge: `value` is a verdict or the reason for none; `confidence` None where a rule decided."""

    value: str
    confidence: int | None


@dataclass(frozen=True)
class HumanLabel:
    case_id: str
    annotator: str
    verdict: str
    gold_status: str


class Ruled(NamedTuple):
    """What an adjudicator settled about a case; empty where they settled only the other of the two."""

    verdict: str
    gold_status: str


@dataclass(frozen=True)
class Inputs:
    """Everything that the figures stand on; the judge's verdicts cover the whole run, the people's the sample.

    `rulings`, by case, go before what most people said; there are none before adjudication.
    """

    judge: str
    said: Mapping[str, Said]
    labels: Sequence[HumanLabel]
    sampled: Sequence[str]
    slices: Mapping[str, Mapping[str, str]]
    gates: JudgeGates
    seed: int
    rulings: Mapping[str, Ruled] = field(default_factory=dict)

    @property
    def ruled_verdicts(self) -> dict[str, str]:
        return {case: ruled.verdict for case, ruled in self.rulings.items() if ruled.verdict}
