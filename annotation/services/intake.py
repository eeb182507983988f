"""From production to a case: proposed, redacted and confirmed, pruned, reviewed, given a split, accepted or declined."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core import intake as rules
from annotation.core.bad_input import BadInput
from annotation.core.case_files import CaseRow
from annotation.core.checks.cross_split_duplicate import cross_split_duplicate
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.expected_output_leak import expected_output_leak
from annotation.core.checks.within_split_duplicate import within_split_duplicate
from annotation.models.datasets import DatasetVersion, VersionState
from annotation.models.intake import Proposal
from annotation.models.projects import Project
from annotation.selectors.datasets import case_contract, cases_of
from annotation.services.column_lengths import refuse_too_long
from annotation.services.dataset_checks import plan_of
from annotation.services.datasets import import_cases
from annotation.services.ledger import record_event
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json

LARGEST = 200_000
LEAKS = (cross_split_duplicate, within_split_duplicate, expected_output_leak)


class IntakeRefused(Exception):
    """The proposal cannot go there like this; the message says what to do first."""


class NotItsTurn(IntakeRefused):
    """Another step comes first, or this one was taken already."""


@transaction.atomic
def propose(
    *,
    project: Project,
    reason: str,
    content: dict[str, Any],
    why: str = "",
    trace_id: str = "",
    actor: str,
    now: datetime,
) -> Proposal:
    """Take a production example in. It is redacted before anything of it is stored."""
    if reason not in rules.REASONS:
        raise IntakeRefused(f"reason: must be one of {', '.join(rules.REASONS)}.")
    if content.get("input") is None:
        raise IntakeRefused("content: needs an input.")
    counts: Counter[str] = Counter()
    clean = rules.without_secrets({"content": content, "why": why, "trace": trace_id}, counts)
    try:
        text = canonical_text(clean["content"])
    except NotCanonical as fault:
        raise IntakeRefused(f"content: has no canonical form ({fault}).") from fault
    if len(text) > LARGEST:
        raise IntakeRefused(f"content: has {len(text)} characters; at most {LARGEST} are taken in.")
    proposal = Proposal(
        project=project,
        state=rules.PROPOSED,
        reason=reason,
        why=clean["why"],
        trace_id=clean["trace"],
        content=text,
        masked=dict(counts),
        proposed_by=actor,
        proposed_at=now,
        changed_at=now,
    )
    refuse_too_long(proposal)
    proposal.save()
    _record("intake.proposed", proposal, actor, now, reason=reason, masked=sum(counts.values()))
    return proposal


@transaction.atomic
def confirm_redaction(*, proposal: Proposal, also: Sequence[str] = (), actor: str, now: datetime) -> Proposal:
    """A person has looked at what is left, and takes out `also` what no pattern knows."""
    locked = _at(proposal, rules.REDACTED)
    content = rules.without_texts(strict_json(locked.content), also)
    masked = dict(locked.masked)
    if locked.content != canonical_text(content):
        masked["removed by hand"] = len([text for text in also if text.strip()])
    return _step(locked, rules.REDACTED, actor, now, content=canonical_text(content), masked=masked)


@transaction.atomic
def take_snapshot(*, proposal: Proposal, actor: str, now: datetime) -> Proposal:
    """Prune addresses that run out, and pin what is left by its digest: from here on it is evidence."""
    locked = _at(proposal, rules.PRUNED)
    counts: Counter[str] = Counter(locked.masked)
    text = canonical_text(rules.without_ephemeral_addresses(strict_json(locked.content), counts))
    digest = sha256_bytes(text.encode())
    return _step(locked, rules.PRUNED, actor, now, content=text, masked=dict(counts), snapshot_sha256=digest)


@transaction.atomic
def review(*, proposal: Proposal, verdict: str, expected: Any = None, actor: str, now: datetime) -> Proposal:
    """A person says what the example shows, and what the answer should have been if they know."""
    locked = _at(proposal, rules.REVIEWED)
    if not verdict.strip():
        raise IntakeRefused("Say what the example shows.")
    text = "" if expected is None else canonical_text(expected)
    return _step(locked, rules.REVIEWED, actor, now, verdict=verdict.strip(), expected=text)


@transaction.atomic
def accept(
    *,
    proposal: Proposal,
    version: DatasetVersion,
    case_id: str,
    split: str,
    family: str,
    actor: str,
    now: datetime,
) -> Proposal:
    """Make the example a case of a draft version, unless it leaks into another split or holds its own answer."""
    locked = _at(proposal, rules.ACCEPTED)
    if version.state != VersionState.DRAFT or version.dataset.project_id != locked.project_id:
        raise IntakeRefused("Choose a draft version of this project; a released one takes no cases.")
    if not split.strip():
        raise IntakeRefused("Give it a split.")
    case = _case(locked, case_id, split.strip(), family.strip())
    _refuse_leaks(version, case)
    try:
        import_cases(
            project=locked.project,
            dataset=version.dataset.name,
            rows=[(1, case)],
            source="intake",
            version=version.version,
            actor=actor,
            now=now,
        )
    except BadInput as fault:
        raise IntakeRefused(str(fault)) from fault
    return _step(
        locked, rules.ACCEPTED, actor, now, case=version.cases.get(external_id=case_id), case_name=case_id
    )


@transaction.atomic
def decline(*, proposal: Proposal, verdict: str, actor: str, now: datetime) -> Proposal:
    """End a proposal that becomes no case, and say why."""
    locked = _at(proposal, rules.DECLINED)
    if not verdict.strip():
        raise IntakeRefused("Say why it becomes no case.")
    return _step(locked, rules.DECLINED, actor, now, verdict=verdict.strip())


def _case(proposal: Proposal, case_id: str, split: str, family: str) -> dict[str, Any]:
    """The case as its contract wants it, with where it came from."""
    content = strict_json(proposal.content)
    kept = content.get("metadata")
    metadata = dict(kept) if isinstance(kept, dict) else {}
    metadata |= {"intake": {"reason": proposal.reason, "snapshotSha256": proposal.snapshot_sha256}}
    metadata |= {"family": family} if family else {}
    case = {"id": case_id, "input": content["input"], "split": split, "metadata": metadata}
    case |= {"task": content["task"]} if isinstance(content.get("task"), str) else {}
    return case | ({"expectedOutput": strict_json(proposal.expected)} if proposal.expected else {})


def _refuse_leaks(version: DatasetVersion, case: dict[str, Any]) -> None:
    rows = [
        CaseRow(row, case_contract(found))
        for row, found in enumerate(cases_of(version).iterator(chunk_size=1000), start=1)
    ]
    dataset = Dataset(rows=[*rows, CaseRow(len(rows) + 1, case)], plan=plan_of(version), source="intake")
    for check in LEAKS:
        finding = next((found for found in check(dataset) if found.case == case["id"]), None)
        if finding:
            raise IntakeRefused(f"{finding.message} ({check.__name__})")


def _at(proposal: Proposal, to: str) -> Proposal:
    """The proposal, locked, if it may go to `to` from where it is."""
    locked = Proposal.objects.select_for_update().select_related("project").get(pk=proposal.pk)
    if not rules.may_step(locked.state, to):
        raise NotItsTurn(f"It is {locked.state}; {to} comes after {_before(to)}.")
    return locked


def _before(to: str) -> str:
    return next((state for state, then in rules.STEPS.items() if then == to), "anything before accepted")


def _step(
    proposal: Proposal, to: str, actor: str, now: datetime, *, case_name: str = "", **changes: Any
) -> Proposal:
    for name, value in changes.items():
        setattr(proposal, name, value)
    proposal.state, proposal.changed_at = to, now
    proposal.save()
    _record(f"intake.{to}", proposal, actor, now, **({"case": case_name} if case_name else {}))
    return proposal


def _record(action: str, proposal: Proposal, actor: str, now: datetime, **more: Any) -> None:
    subject = {"proposal": str(proposal.public_id), **more}
    record_event(chain=proposal.project.slug, action=action, actor=actor, at=now, subject=subject)
