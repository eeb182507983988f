"""What the pages of open coding show up to the board: sessions, a session, one case to code."""

from collections import Counter
from typing import Any

from annotation.core.open_coding.likeness import near_notes
from annotation.core.open_coding.wording import cause_words
from annotation.models.datasets import DatasetVersion
from annotation.models.open_coding import NoteDraft, NoteRevision, OpenCodingSession, OpenNote, SampledCase
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.selectors.hidden_gold import is_gold_hidden
from annotation.selectors.open_coding import Note, Standing, standing, standing_notes
from annotation.selectors.pages_case import case_view, excerpt
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json

STAGE = "open-coding"
MOST_PLACES = 400


def sessions_page(*, user: User, project: Project) -> dict[str, Any]:
    """The sessions of a project, newest first, each with the person's own progress."""
    page = frame(user=user, project=project, current=STAGE)
    sessions = project.open_coding_sessions.select_related("dataset_version__dataset")
    mine = Counter(
        OpenNote.objects.filter(sampled_case__session__project=project, annotator__user=user).values_list(
            "sampled_case__session_id", flat=True
        )
    )
    origins = Counter(project.open_coding_sessions.filter(origins__isnull=False).values_list("pk", flat=True))
    return page | {
        "may_start": Role.MANAGER in page["roles"],
        "may_code": Role.ANNOTATOR in page["roles"],
        "sessions": [
            {
                "id": session.public_id, "name": session.name, "dataset": str(session.dataset_version),
                "n_cases": session.n_cases, "seed": session.seed, "stratify_by": session.stratify_by,
                "started_at": session.started_at, "n_mine": mine[session.pk], "n_codes": origins[session.pk],
            }
            for session in sessions.order_by("-started_at", "-pk")
        ],
    }  # fmt: skip


def start_page(*, user: User, project: Project) -> dict[str, Any]:
    """What a sample can be drawn from, and what its strata can be."""
    versions = list(dataset_versions(project))
    return frame(user=user, project=project, current=STAGE) | {
        "versions": [{"value": str(version.pk), "name": str(version)} for version in versions],
        "paths": strata_paths(versions),
    }


def dataset_versions(project: Project) -> Any:
    versions = DatasetVersion.objects.filter(dataset__project=project).select_related("dataset")
    return versions.order_by("-created_at", "-pk")


def strata_paths(versions: list[DatasetVersion]) -> list[str]:
    """Family, split, and the metadata keys with plain values that the first case of each version has."""
    paths = ["family", "split"]
    for version in versions[:20]:
        case = version.cases.order_by("external_id").first()
        metadata = strict_json(case.content).get("metadata") if case else None
        for key, value in metadata.items() if isinstance(metadata, dict) else ():
            if isinstance(value, str | int | bool) and "." not in key:
                paths.append(f"metadata.{key}")
    return list(dict.fromkeys(paths))


def session_page(*, user: User, session: OpenCodingSession) -> dict[str, Any]:
    """A session: what is pinned, and the person's own way through the sample; the others' only if not blind."""
    found = standing(user, session)
    sample = list(session.sample.order_by("position").values_list("position", "stratum"))
    states = own_states(session, found)
    todo = [position for position, _ in sample if states.get(position) != "coded"]
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "strata": sorted(Counter(stratum or "no value" for _, stratum in sample).items())
        if session.stratify_by
        else [],
        "places": [
            {"position": position, "state": states.get(position, "todo")}
            for position, _ in sample[:MOST_PLACES]
        ],
        "n_more": max(len(sample) - MOST_PLACES, 0),
        "n_coded": len(sample) - len(todo),
        "next": todo[0] if todo else None,
        "coders": _coders(session) if not found.is_blind else [],
    }


def head(session: OpenCodingSession) -> dict[str, Any]:
    """A session as each of its pages names it."""
    return {
        "id": session.public_id,
        "name": session.name,
        "dataset": str(session.dataset_version),
        "n_cases": session.n_cases,
        "seed": session.seed,
        "stratify_by": session.stratify_by,
        "sample_sha256": session.sample_sha256,
        "started_at": session.started_at,
        "started_by": session.started_by,
    }


def standing_view(found: Standing) -> dict[str, Any]:
    return {
        "may_code": found.may_code,
        "may_manage": found.may_manage,
        "may_sort": found.may_sort,
        "is_blind": found.is_blind,
        "has_opened": found.has_opened,
    }


def own_states(session: OpenCodingSession, found: Standing) -> dict[int, str]:
    """For each place of the sample where the person did something: coded, or draft."""
    if found.annotator is None:
        return {}
    drafts = NoteDraft.objects.filter(sampled_case__session=session, annotator=found.annotator)
    notes = OpenNote.objects.filter(sampled_case__session=session, annotator=found.annotator)
    states = dict.fromkeys(drafts.values_list("sampled_case__position", flat=True), "draft")
    return states | dict.fromkeys(notes.values_list("sampled_case__position", flat=True), "coded")


def _coders(session: OpenCodingSession) -> list[dict[str, Any]]:
    notes = standing_notes(session)
    counts = Counter(note.annotator for note in notes)
    fails = Counter(note.annotator for note in notes if note.verdict == "FAIL")
    return [{"name": name, "n_coded": counts[name], "n_fail": fails[name]} for name in sorted(counts)]


def case_page(*, user: User, sampled: SampledCase) -> dict[str, Any]:
    """One case to code, with what the person noted or typed of it; nothing that anybody else said."""
    session = sampled.session
    found = standing(user, session)
    states = own_states(session, found)
    coded = {position for position, state in states.items() if state == "coded"}
    last, draft = own_note(sampled, found)
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "case": case_view(sampled) | ({"reference": None} if is_gold_hidden(user, sampled.case) else {}),
        "position": sampled.position,
        "n_coded": len(coded),
        "previous": sampled.position - 1 if sampled.position > 1 else None,
        "next": sampled.position + 1 if sampled.position < session.n_cases else None,
        "note": last,
        "draft": draft,
        "causes": cause_words(last.text) if last and not draft else [],
        "notes": _notes_on(sampled) if not found.may_code and not found.is_blind else [],
    }


def _notes_on(sampled: SampledCase) -> list[Note]:
    """What was noted of one case; for readers who code nothing themselves."""
    return [note for note in standing_notes(sampled.session) if note.position == sampled.position]


def own_note(sampled: SampledCase, found: Standing) -> tuple[NoteRevision | None, NoteDraft | None]:
    if found.annotator is None:
        return None, None
    revisions = NoteRevision.objects.filter(note__sampled_case=sampled, note__annotator=found.annotator)
    draft = NoteDraft.objects.filter(sampled_case=sampled, annotator=found.annotator).first()
    return revisions.order_by("-revision").first(), draft


def next_to_code(session: OpenCodingSession, found: Standing, after: int) -> int | None:
    """The next place without a note after this one, else the first without one, else None."""
    states = own_states(session, found)
    todo = [place for place in range(1, session.n_cases + 1) if states.get(place) != "coded"]
    return next((place for place in todo if place > after), todo[0] if todo else None)


def hints(*, user: User, sampled: SampledCase, typed: str) -> dict[str, Any]:
    """While somebody types: words that read like a cause, and own earlier notes that say nearly the same."""
    found = standing(user, sampled.session)
    earlier = standing_notes(sampled.session, found.annotator) if found.annotator else []
    texts = [note.text for note in earlier if note.position != sampled.position]
    return {
        "causes": cause_words(typed),
        "near": [{"text": text, "short": excerpt(text)} for text in near_notes(typed, texts)],
    }
