"""The noise band of an A/A pair: kept as calibration, quotable under its own pins alone."""

from datetime import datetime

from django.db import transaction

from agreement.judging.comparison import flips_between
from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.repeats import noise_band
from agreement.selectors.runs import counted, shared_pins
from annotation.models.judging import JudgePass, NoiseBand
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_of


class NoPair(Exception):
    """The two passes are no A/A pair; the message says what differs."""


@transaction.atomic
def keep_noise_band(*, first: JudgePass, second: JudgePass, actor: str, now: datetime) -> NoiseBand:
    """Keep how much two passes differ although nothing changed. Asked for twice it is one band; raises NoPair."""
    known = NoiseBand.objects.filter(first=first, second=second).first()
    if known:
        return known
    runs = [{each.case_id: DEFAULT_POLICY.record(each) for each in counted(side)} for side in (first, second)]
    pins = [shared_pins(side) for side in (first, second)]
    differs = [name for name in pins[0] if pins[0][name] != pins[1][name]]
    if first.pk == second.pk or differs:
        raise NoPair(f"no A/A pair: different {', '.join(differs)}" if differs else "name two passes")
    if first.run.answerer != second.run.answerer or first.run.pins != second.run.pins:
        raise NoPair("no A/A pair: the answerers differ")
    if runs[0].keys() != runs[1].keys():
        raise NoPair("no A/A pair: the cases differ")
    document = noise_band(flips_between(*runs), pins=pins[0])
    band = NoiseBand.objects.create(
        project=first.run.project, first=first, second=second, document=canonical_text(document),
        sha256=sha256_of(document), stored_by=actor, stored_at=now,
    )  # fmt: skip
    record_event(
        chain=first.run.project.slug, action="noise_band.stored", actor=actor, at=now,
        subject={"runs": [first.run.name, second.run.name], "sha256": band.sha256},
    )  # fmt: skip
    return band
