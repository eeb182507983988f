"""The demonstration's open coding: a sample under way, two simulated annotators, a few clusters and one code."""

from datetime import datetime

from django.db import transaction

from annotation.core.open_coding.files import read_notes
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster
from annotation.models.projects import Kind, Project
from annotation.selectors.open_coding_pages import dataset_versions
from annotation.services.demonstration import ACTOR, DATA
from annotation.services.open_coding import start_session
from annotation.services.open_coding_board import edit_draft_code, make_draft_code
from annotation.services.open_coding_files import import_notes
from annotation.services.projects import ensure_annotator

NAME = "First look at the outputs"
SEED = 20260822
CODED = "States what the source does not say"
CARD = {
    "code": "FACT_UNSUPPORTED",
    "title": "Unsupported fact",
    "definition": "The output states something that matters and that none of the given sources says.",
    "use_when": "A figure, date, name or event is in no source fact.",
    "avoid_when": "The source says the opposite.",
    "example": '"The risk of an accident is six times as high", and no source fact holds a figure.',
    "counter_example": "A plain joke that nobody would take as a claim.",
    "requires_note": False,
}


@transaction.atomic
def load_open_coding(*, project: Project, now: datetime) -> OpenCodingSession:
    """The session, made once: most of its sample noted, some notes in clusters, the rest in the inbox."""
    known = project.open_coding_sessions.filter(name=NAME).first()
    if known:
        return known
    session = start_session(
        project=project,
        version=dataset_versions(project).first(),
        name=NAME,
        seed=SEED,
        stratify_by="metadata.language",
        actor=ACTOR,
        now=now,
    )
    notes = DATA / "notes.jsonl"
    import_notes(
        session=session,
        notes=read_notes(notes),
        annotator=lambda name: ensure_annotator(
            project=project, pseudonym=name, kind=Kind.SIMULATED, actor=ACTOR, now=now
        ),
        source=notes.name,
        actor=ACTOR,
        now=now,
    )
    draft = make_draft_code(cluster=Cluster.objects.get(session=session, name=CODED), actor=ACTOR, now=now)
    edit_draft_code(draft=draft, card=CARD, actor=ACTOR, now=now)
    return session
