"""Open coding from its sample to its notes: who noted what, blind to the others until they open the board."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.checks.paths import values_at
from annotation.core.open_coding.files import LONGEST_NOTE
from annotation.core.sampling import permutation, stratified
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.open_coding import (
    BoardOpening,
    NoteDraft,
    NoteRevision,
    OpenCodingSession,
    OpenNote,
    OpenVerdict,
    SampledCase,
)
from annotation.models.outputs import Output
from annotation.models.projects import Annotator, Project
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from taxonomy.digest import sha256_of
from taxonomy.strict_json import strict_json

DEFAULT_CASES = 50
MOST_CASES = 2000
COLUMNS = ("family", "split", "task")


class OpenCodingRefused(Exception):
    """The session, note or cluster cannot be made as asked; `field` is the part of the form concerned."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class NoteMovedOn(OpenCodingRefused):
    """The note was changed elsewhere since this form was opened; `standing` is what stands now."""

    def __init__(self, standing: NoteRevision) -> None:
        super().__init__(
            "This note was changed in another window. Both texts are shown; keep the one you want."
        )
        self.standing = standing


@transaction.atomic
def start_session(
    *,
    project: Project,
    version: DatasetVersion,
    name: str,
    seed: int,
    actor: str,
    now: datetime,
    n: int = DEFAULT_CASES,
    stratify_by: str = "",
) -> OpenCodingSession:
    """Draw `n` outputs of a dataset version (or cases, where it has no outputs) from the seed, and pin them."""
    _check(project, version, name, n, seed)
    units = _units(version)
    strata = {key: _stratum(case, stratify_by) for key, (case, _) in units.items()}
    if not units:
        raise OpenCodingRefused(f"{version} has no cases to code.", "version")
    if stratify_by and not any(strata.values()):
        raise OpenCodingRefused(f"No case of {version} has {stratify_by!r}.", "stratify_by")
    drawn = permutation(seed, stratified(seed, strata, n), purpose="open-coding")
    digest = sha256_of([_identity(*units[key]) for key in drawn])
    session = OpenCodingSession(
        project=project, name=name.strip(), dataset_version=version, seed=seed, stratify_by=stratify_by,
        n_cases=len(drawn), sample_sha256=digest, started_by=actor, started_at=now,
    )  # fmt: skip
    refuse_too_long(session)
    session.save()
    SampledCase.objects.bulk_create(
        (
            SampledCase(
                session=session, position=position, case=units[key][0], output=units[key][1],
                stratum=strata[key][:200],
            )
            for position, key in enumerate(drawn, start=1)
        ),
        batch_size=500,
    )  # fmt: skip
    record_event(
        chain=project.slug,
        action="open_coding.started",
        actor=actor,
        at=now,
        subject={"session": session.name, "dataset": str(version), "cases": len(drawn), "seed": seed,
                 "stratify_by": stratify_by, "sample": digest},
    )  # fmt: skip
    return session


def _check(project: Project, version: DatasetVersion, name: str, n: int, seed: int) -> None:
    if version.dataset.project_id != project.pk:
        raise OpenCodingRefused(f"{version} belongs to another project.", "version")
    if not name.strip():
        raise OpenCodingRefused("The session needs a name.", "name")
    if OpenCodingSession.objects.filter(project=project, name=name.strip()).exists():
        raise OpenCodingRefused(f"This project has a session {name.strip()!r} already.", "name")
    if not 1 <= n <= MOST_CASES:
        raise OpenCodingRefused(f"A sample has 1 to {MOST_CASES} cases.", "n")
    if not 0 <= seed < 2**63:
        raise OpenCodingRefused("The seed is a whole number from 0 on, of at most 18 digits.", "seed")


def _units(version: DatasetVersion) -> dict[str, tuple[Case, Output | None]]:
    """What can be drawn, by a key that is the same on every machine: outputs, or cases where there are none."""
    outputs = Output.objects.filter(case__dataset_version=version).select_related("case")
    units: dict[str, tuple[Case, Output | None]] = {
        f"{output.case.external_id}\x1f{output.sha256}": (output.case, output) for output in outputs
    }
    return units or {case.external_id: (case, None) for case in version.cases.all()}


def _stratum(case: Case, path: str) -> str:
    if not path or path in COLUMNS:
        return str(getattr(case, path)) if path else ""
    return ", ".join(values_at(strict_json(case.content), path))


def _identity(case: Case, output: Output | None) -> dict[str, Any]:
    return {"case": case.external_id, "sha256": case.sha256, "output": output.sha256 if output else None}


@transaction.atomic
def note_case(
    *,
    sampled: SampledCase,
    annotator: Annotator,
    text: str,
    verdict: str,
    now: datetime,
    is_imported: bool = False,
    seen_revision: int | None = None,
) -> NoteRevision:
    """Keep what an annotator saw in a case, and whether it passes; the same again changes nothing.

    `seen_revision` is the revision that the writer had before them: NoteMovedOn if another has come since.
    """
    text = text.strip()
    _check_note(text, verdict)
    note, _ = OpenNote.objects.get_or_create(sampled_case=sampled, annotator=annotator)
    OpenNote.objects.select_for_update().get(pk=note.pk)
    last = note.revisions.order_by("-revision").first()
    NoteDraft.objects.filter(sampled_case=sampled, annotator=annotator).delete()
    if last and (last.text, last.verdict) == (text, verdict):
        return last
    if seen_revision is not None and last and last.revision != seen_revision:
        raise NoteMovedOn(last)
    session = sampled.session
    number = last.revision + 1 if last else 1
    revision = NoteRevision.objects.create(
        note=note,
        revision=number,
        text=text,
        verdict=verdict,
        sha256=note_digest(sampled, annotator, number, text, verdict),
        saw_board=session.openings.filter(annotator=annotator).exists(),
        is_imported=is_imported,
        noted_at=now,
    )
    record_event(
        chain=session.project.slug,
        action="open_coding.noted",
        actor=annotator.pseudonym,
        at=now,
        subject={"session": session.name, "position": sampled.position, "revision": number,
                 "sha256": revision.sha256},
    )  # fmt: skip
    return revision


def note_digest(sampled: SampledCase, annotator: Annotator, revision: int, text: str, verdict: str) -> str:
    """What names a revision of a note: natural keys alone, so that an export can be checked anywhere."""
    identity: Mapping[str, Any] = {
        **_identity(sampled.case, sampled.output),
        "annotator": annotator.pseudonym,
        "revision": revision,
        "note": text,
        "verdict": verdict,
    }
    return sha256_of(identity)


def _check_note(text: str, verdict: str) -> None:
    if not text:
        raise OpenCodingRefused("Say what can be seen in the case.", "text")
    if len(text) > LONGEST_NOTE:
        raise OpenCodingRefused(f"A note has at most {LONGEST_NOTE} characters.", "text")
    if verdict not in OpenVerdict.values:
        raise OpenCodingRefused("Choose PASS or FAIL.", "verdict")


def save_draft(*, sampled: SampledCase, annotator: Annotator, text: str, verdict: str, now: datetime) -> None:
    """Keep what is typed so far; an empty draft is taken away."""
    drafts = NoteDraft.objects.filter(sampled_case=sampled, annotator=annotator)
    if not text.strip() and not verdict:
        drafts.delete()
        return
    NoteDraft.objects.update_or_create(
        sampled_case=sampled,
        annotator=annotator,
        defaults={
            "text": text[:LONGEST_NOTE],
            "verdict": verdict if verdict in OpenVerdict.values else "",
            "saved_at": now,
        },
    )


@transaction.atomic
def open_board(*, session: OpenCodingSession, annotator: Annotator, now: datetime) -> None:
    """Let an annotator read everybody's notes; what they note from now on is marked as not blind."""
    _, created = BoardOpening.objects.get_or_create(
        session=session, annotator=annotator, defaults={"opened_at": now}
    )
    if created:
        record_event(
            chain=session.project.slug,
            action="open_coding.board_opened",
            actor=annotator.pseudonym,
            at=now,
            subject={"session": session.name, "coded": _n_coded(session, annotator)},
        )


def _n_coded(session: OpenCodingSession, annotator: Annotator) -> int:
    return OpenNote.objects.filter(sampled_case__session=session, annotator=annotator).count()
