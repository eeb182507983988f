"""A measured study with as many disagreements as asked for, poured straight into the tables past the guards."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection

from annotation.models.datasets import Case
from annotation.models.labels import Label, Origin
from annotation.models.projects import Project
from annotation.models.studies import Assignment, Study, StudyCase
from annotation.services.adjudication_index import index_case_agreements
from annotation.services.guards import ALL_GUARDS
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.guards import catalogue
from tests.studies import NOW, answers, make_study

BATCH = 2000


@contextmanager
def guards_off() -> Iterator[None]:
    """Without the database's own rules, as no product code is ever run."""
    catalogue.remove(connection, ALL_GUARDS)
    try:
        yield
    finally:
        catalogue.install(connection, ALL_GUARDS)


def make_many(n: int, project: Project, *, agreed: int = 0) -> Study:
    """`n` more cases on which ann and ben differ on the decision, `agreed` on which they do not, beside the usual four."""
    study = make_study("MEASURED", project=project)
    with guards_off():
        add_cases(study, [f"case-{number:06}" for number in range(n)], answers("FAIL", 1, "A"))
        add_cases(study, [f"like-{number:06}" for number in range(agreed)], answers("PASS", 1, "A"))
    index_case_agreements(study=study)
    return study


def add_cases(study: Study, ids: list[str], second: dict[str, Any]) -> None:
    """Cases that ann labels PASS and ben as `second`."""
    version, members = study.dataset_version, list(study.members.order_by("annotator__pseudonym"))
    given = [(members[0].annotator, answers("PASS", 1, "A")), (members[1].annotator, second)]
    made = Case.objects.bulk_create(
        (
            Case(
                dataset_version=version, external_id=name, split="test",
                content=canonical_text({"id": name, "input": {"q": name}}), sha256="0" * 64,
            )
            for name in ids
        ),
        batch_size=BATCH,
    )  # fmt: skip
    cases = StudyCase.objects.bulk_create(
        (StudyCase(study=study, case=case, k=2) for case in made), batch_size=BATCH
    )
    slots = Assignment.objects.bulk_create(
        (
            Assignment(
                study_case=case,
                study=study,
                slot=slot,
                status="submitted",
                annotator=annotator,
                position=slot,
            )
            for case in cases
            for slot, (annotator, _) in enumerate(given, start=1)
        ),
        batch_size=BATCH,
    )
    texts = {annotator.pk: canonical_text(said) for annotator, said in given}
    Label.objects.bulk_create(
        (
            Label(
                assignment=slot, revision=1, answers=texts[slot.annotator_id],  # type: ignore[index]
                answers_sha256=sha256_bytes(texts[slot.annotator_id].encode()),  # type: ignore[index]
                origin=Origin.PAGE, submitted_at=NOW,
            )
            for slot in slots
        ),
        batch_size=BATCH,
    )  # fmt: skip
