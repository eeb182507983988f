"""An open study with as many cases as asked for, multiplied in SQL from a small one past the guards."""

from typing import Any

from django.db import connection
from django.db.models import Model

from annotation.models.datasets import Case
from annotation.models.studies import Assignment, Study, StudyCase
from tests.annotation.adjudication.many_cases import guards_off
from tests.studies import make_study

NEW_ID = "lower(hex(randomblob(16)))" if connection.vendor == "sqlite" else "gen_random_uuid()"


def make_large(n: int, **keys: Any) -> Study:
    """`n` cases beside the usual four, each with slots like theirs."""
    study = make_study("OPEN", **keys)
    like = study.cases.order_by("pk").first()
    assert like is not None
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {int(n)})"
    made = f"c.dataset_version_id = {study.dataset_version_id} AND c.external_id LIKE 'many-%%'"
    with guards_off():
        _copy(Case, f"annotation_case t, n WHERE t.id = {like.case_id}", numbers,
              external_id="'many-' || n.i")  # fmt: skip
        _copy(StudyCase, f"annotation_studycase t, annotation_case c WHERE t.id = {like.pk} AND {made}",
              case_id="c.id", public_id=NEW_ID)  # fmt: skip
        _copy(
            Assignment,
            f"annotation_assignment t, annotation_studycase s JOIN annotation_case c ON c.id = s.case_id "
            f"WHERE t.study_case_id = {like.pk} AND s.study_id = {study.pk} AND {made}",
            study_case_id="s.id", public_id=NEW_ID, position="t.position + s.id",
        )  # fmt: skip
    return study


def _copy(model: type[Model], rows: str, prefix: str = "", **changed: str) -> None:
    """Copies of the row `t`, with some of its columns made anew."""
    columns = [field.column for field in model._meta.concrete_fields if not field.primary_key]
    said = ", ".join(changed.get(column, f"t.{column}") for column in columns)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {model._meta.db_table} ({', '.join(columns)}) {prefix} SELECT {said} FROM {rows}",
            [],
        )
