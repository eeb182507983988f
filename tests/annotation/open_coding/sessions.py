"""Open-coding sessions for tests: a sample of short posts, and notes on them."""

from annotation.models.datasets import DatasetVersion
from annotation.models.open_coding import NoteRevision, OpenCodingSession
from annotation.models.projects import Annotator, Kind, Project
from annotation.selectors.open_coding_freeze import proposal
from annotation.services.datasets import import_cases, import_outputs
from annotation.services.open_coding import note_case, start_session
from annotation.services.open_coding_board import edit_draft_code, make_draft_code, put_in_cluster
from annotation.services.open_coding_freeze import freeze_codes
from annotation.services.projects import ensure_annotator
from taxonomy.models.taxonomies import TaxonomyVersion
from tests.studies import ACTOR, NOW

LANGUAGES = ("en", "de", "fr", "es", "it")
UNDATED = "Gives a year that no source fact has."


def make_version(project: Project, n: int = 20, *, with_outputs: bool = True) -> DatasetVersion:
    """A draft version of `n` cases in five languages and two splits, each with an output."""
    rows = [
        (
            row,
            {
                "id": f"case-{row:03d}",
                "input": {"topic": f"Topic {row}"},
                "split": "test" if row % 2 else "dev",
                "metadata": {"language": LANGUAGES[row % 5], "family": "posts"},
            },
        )
        for row in range(1, n + 1)
    ]
    done = import_cases(
        project=project, dataset="posts", rows=rows, source="cases.jsonl", actor=ACTOR, now=NOW
    )
    if with_outputs:
        outputs = [
            (
                row,
                {
                    "case_id": case["id"],
                    "content": f"Post about {row}.",
                    "producer": {"model": "hidden-model"},
                },
            )
            for row, case in rows
        ]
        import_outputs(version=done.version, rows=outputs, source="outputs.jsonl", actor=ACTOR, now=NOW)
    return done.version


def make_session(project: Project, n: int = 20, **keys: object) -> OpenCodingSession:
    version = DatasetVersion.objects.filter(dataset__project=project).first() or make_version(
        project, max(n, 20)
    )
    given = {"name": "first look", "seed": 7, "n": n, "actor": ACTOR, "now": NOW} | keys
    return start_session(project=project, version=version, **given)


def make_coder(project: Project, name: str) -> Annotator:
    return ensure_annotator(project=project, pseudonym=name, kind=Kind.HUMAN, actor=ACTOR, now=NOW)


def note(
    session: OpenCodingSession,
    position: int,
    annotator: Annotator,
    text: str = UNDATED,
    verdict: str = "FAIL",
) -> NoteRevision:
    sampled = session.sample.select_related("case", "output", "session__project").get(position=position)
    return note_case(sampled=sampled, annotator=annotator, text=text, verdict=verdict, now=NOW)


def freeze(
    session: OpenCodingSession, codes: dict[str, list[int]], name: str = "failures"
) -> TaxonomyVersion:
    """Freeze codes of these notes, each with a definition, as the next version of the taxonomy `name`."""
    by = {"actor": ACTOR, "now": NOW}
    for code, notes in codes.items():
        cluster = put_in_cluster(session=session, note_ids=notes, name=code, **by)
        draft = make_draft_code(cluster=cluster, code=code, **by)
        blank = dict.fromkeys(("use_when", "avoid_when", "example", "counter_example"), "")
        card = {
            "code": code,
            "title": code,
            "definition": f"What {code} means.",
            "requires_note": False,
            **blank,
        }
        edit_draft_code(draft=draft, card=card, **by)
    seen = proposal(session, name, keeps_others=True).sha256
    return freeze_codes(
        session=session, name=name, reason="seen", keeps_others=True, expected_sha256=seen, **by
    )
