"""Whether a judge may be used: the gates, as data, and which of them a judge reached."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from annotation.core.bad_input import BadInput

REJECT_JUDGE, ANNOTATE_ONLY, TRUST = "REJECT_JUDGE", "ANNOTATE_ONLY", "TRUST"


@dataclass(frozen=True)
class JudgeGates:
    """Kappa below `annotate` rejects a judge, from `trust` on it is trusted; on its own it may work only
    with TPR and TNR above `autonomous`. Nothing is decided on fewer than `fewest_labels` human labels.
    """

    annotate: float = 0.40
    trust: float = 0.60
    autonomous: float = 0.90
    fewest_labels: float = 30

    def level_of(self, kappa: float) -> str:
        if kappa < self.annotate:
            return REJECT_JUDGE
        return ANNOTATE_ONLY if kappa < self.trust else TRUST


def gates_from(document: Mapping[str, Any], *, source: str) -> JudgeGates:
    """The gates that a JSON object states; BadInput for unknown keys, other than numbers, or no ascent."""
    known = {field.name for field in fields(JudgeGates)}
    for key, value in document.items():
        if key not in known:
            raise BadInput(f"{source}, field {key!r}: is no gate; gates are {', '.join(sorted(known))}")
        if type(value) not in (int, float) or value < 0:
            raise BadInput(f"{source}, field {key!r}, value {value!r}: must be a number from 0")
    gates = JudgeGates(**document)
    if gates.annotate > gates.trust:
        raise BadInput(f"{source}, field 'annotate', value {gates.annotate!r}: is above trust, {gates.trust}")
    return gates


def judge_gate(
    *,
    kappa: float | None,
    interval: Mapping[str, Any] | None,
    n_labels: int,
    rates: tuple[float | None, float | None] | None,
    gates: JudgeGates = JudgeGates(),
) -> dict[str, Any]:
    """What a judge with this kappa may be used for; `rates` are TPR and TNR, None without a polarity.

    `decision` is None, with the reason, on too few labels or an undefined kappa. `reaches` says whether the
    interval also holds values of the next gate up and the next down.
    """
    reason = None
    if n_labels < gates.fewest_labels:
        reason = f"n_below_{gates.fewest_labels:g}"
    elif kappa is None:
        reason = "kappa_undefined"
    decision = None if reason or kappa is None else gates.level_of(kappa)
    return {
        "decision": decision,
        "reason": reason,
        "promoted": decision == TRUST,
        "autonomous": decision == TRUST and _both_above(rates, gates.autonomous),
        "kappa": kappa,
        "n_labels": n_labels,
        "reaches": _reaches(kappa, interval, gates),
        "gates": dict(gates.__dict__),
    }


def _both_above(rates: tuple[float | None, float | None] | None, threshold: float) -> bool:
    return rates is not None and all(rate is not None and rate > threshold for rate in rates)


def _reaches(
    kappa: float | None, interval: Mapping[str, Any] | None, gates: JudgeGates
) -> dict[str, Any] | None:
    if kappa is None or interval is None:
        return None
    own, low, high = (gates.level_of(value) for value in (kappa, interval["low"], interval["high"]))
    return {"lowest": low, "highest": high, "next_up": high != own, "next_down": low != own}
