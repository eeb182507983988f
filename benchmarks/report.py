"""The report of a study of 100,000 cases, two annotators and five fields, from PostgreSQL, beside pandas and scikit-learn.

    DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres python -m benchmarks.report [CASES]

It makes a database of its own beside the one named, fills it, and drops it at the end.
Both sides read the same labels from the same database. Ours gives every figure of a report with its intervals; the
peer gives kappa with a 2,000-fold bootstrap and nothing else, timed over a few folds and multiplied.
"""

import json
import os
import sys
import time
import tracemalloc
from typing import Any

import numpy as np

FOLDS, TIMED_FOLDS = 2000, 5
DATABASE = "concord_report_benchmark"
CODES = [f"CODE_{index:02d}" for index in range(11)]
SCALES = ["factual", "voice", "fit"]
SCHEMA: dict[str, Any] = {
    "name": "million",
    "fields": [
        {"key": "decision", "type": "choice", "required": True,
         "options": [{"value": value} for value in ("APPROVE", "EDIT", "REJECT")]},
        *({"key": key, "type": "scale", "minimum": 0, "maximum": 2} for key in SCALES),
        {"key": "codes", "type": "codes", "taxonomy": "million-codes"},
    ],
}  # fmt: skip


def main() -> None:
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    _own_database()
    try:
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        print(f"{n:,} cases x 2 annotators x 5 fields = {n * 10:,} labels, on PostgreSQL", flush=True)
        small, large = _measured("small", n // 10), _measured("large", n)
        peer = _peer(large["study"])
        _same_figures(large["document"], peer["kappas"])
        _print(n, small, large, peer)
    finally:
        _drop()


def _measured(name: str, n: int) -> dict[str, Any]:
    """Fill, close, seal and report a study of `n` cases; seconds of each step and peak memory of the last."""
    from django.utils import timezone

    from agreement.services.measuring import report_document
    from annotation.services.sealed_codes import seal_codes
    from annotation.services.studies import close_study

    study = _filled(name, n)
    close_study(study=study, actor="benchmark", now=timezone.now())
    start = time.perf_counter()
    seal = seal_codes(study=study, now=timezone.now())
    sealing = time.perf_counter() - start
    seconds, worked = [], []
    for _ in range(3):
        start, began = time.perf_counter(), time.process_time()
        document = report_document(study, seal, on_step=lambda done, total: None)
        seconds.append(time.perf_counter() - start)
        worked.append(time.process_time() - began)
    tracemalloc.start()
    report_document(study, seal, on_step=lambda done, total: None)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return {"study": study, "document": document, "sealing": sealing, "report": min(seconds), "cpu": min(worked),
            "peak": peak}  # fmt: skip


def _filled(name: str, n: int) -> Any:
    """An open study with every label in: designed and opened by the services, cases and labels written in bulk."""
    from django.utils import timezone

    from annotation.core.study_files import parse_study
    from annotation.models.datasets import Case, Dataset, DatasetVersion
    from annotation.services.projects import ensure_project
    from annotation.services.studies import create_study, open_study
    from taxonomy.digest import sha256_bytes

    now = timezone.now()
    project, _ = ensure_project(slug=name, actor="benchmark", now=now)
    dataset = Dataset.objects.create(project=project, name="d")
    version = DatasetVersion.objects.create(dataset=dataset, version="1", created_at=now)
    languages = ("de", "en", "es", "fr", "it")
    texts = (
        (f"case-{row:07d}", "test" if row % 3 else "dev",
         _canonical({"id": f"case-{row:07d}", "input": {"q": str(row)},
                     "metadata": {"language": languages[row % 5], "network": "X" if row % 2 else "Y"}}))
        for row in range(n)
    )  # fmt: skip
    Case.objects.bulk_create(
        (
            Case(dataset_version=version, external_id=case_id, split=split, content=text,
                 sha256=sha256_bytes(text.encode()))
            for case_id, split, text in texts
        ),
        batch_size=5000,
    )  # fmt: skip
    listed = [{"code": code, "definition": code} for code in CODES]
    plan = parse_study(
        {"name": name, "dataset": "d", "schema": SCHEMA, "taxonomy": {"name": "million-codes", "codes": listed},
         "k": 2, "seed": 1, "annotators": [{"pseudonym": who, "kind": "human"} for who in ("ann", "ben")]},
        "study",
    )  # fmt: skip
    study = create_study(project=project, plan=plan, actor="benchmark", now=now)
    open_study(study=study, actor="benchmark", now=now)
    _label(study, now)
    study.refresh_from_db()
    return study


def _label(study: Any, now: Any) -> None:
    from annotation.models.labels import Label, Origin
    from annotation.models.studies import Assignment, AssignmentStatus
    from taxonomy.digest import sha256_bytes

    slots = Assignment.objects.filter(study=study).order_by("annotator__pseudonym", "study_case_id")
    keys = slots.values_list("pk", flat=True)
    texts = (_canonical(answers) for column in _answers(len(keys) // 2) for answers in column)
    Label.objects.bulk_create(
        (
            Label(assignment_id=key, revision=1, answers=text, answers_sha256=sha256_bytes(text.encode()),
                  origin=Origin.PAGE, submitted_at=now)
            for key, text in zip(keys, texts, strict=True)
        ),
        batch_size=5000,
    )  # fmt: skip
    Assignment.objects.filter(study=study).update(status=AssignmentStatus.SUBMITTED)


def _canonical(value: Any) -> str:
    """The canonical JSON of plain texts and whole numbers."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _answers(n: int) -> list[list[dict[str, Any]]]:
    """What the two annotators say: the same truth, seen rightly four times out of five."""
    rng = np.random.default_rng(7)
    truth = {"decision": rng.integers(0, 3, n)} | {key: rng.integers(0, 3, n) for key in SCALES}
    pairs = [[], *([code] for code in CODES), *([a, b] for i, a in enumerate(CODES) for b in CODES[i + 1 :])]
    sets = rng.integers(0, len(pairs), n)
    names = ("APPROVE", "EDIT", "REJECT")
    said = []
    for _ in range(2):
        slipped = rng.random((5, n)) < 0.2
        seen = {
            key: np.where(slipped[i], rng.integers(0, 3, n), column)
            for i, (key, column) in enumerate(truth.items())
        }
        codes = np.where(slipped[4], rng.integers(0, len(pairs), n), sets)
        said.append(
            [
                {"decision": names[seen["decision"][row]], **{key: int(seen[key][row]) for key in SCALES},
                 "codes": pairs[codes[row]]}
                for row in range(n)
            ]
        )  # fmt: skip
    return said


def _peer(study: Any) -> dict[str, Any]:
    """The same rows into pandas, kappa by scikit-learn with its bootstrap; seconds and peak memory."""
    import pandas as pd
    from sklearn.metrics import cohen_kappa_score

    weights = {"decision": None, "codes": None} | dict.fromkeys(SCALES, "quadratic")
    fields = ("decision", *SCALES, "codes")
    start = time.perf_counter()
    frame = _rows(study, pd)
    wide = {field: frame.pivot(index="case", columns="annotator", values=field) for field in fields}
    kappas = {
        field: cohen_kappa_score(table["ann"], table["ben"], weights=weights[field])
        for field, table in wide.items()
    }
    reading = time.perf_counter() - start
    rng = np.random.default_rng(0)
    start, began = time.perf_counter(), time.process_time()
    for _ in range(TIMED_FOLDS):
        drawn = rng.integers(0, len(frame) // 2, len(frame) // 2)
        for field, table in wide.items():
            resampled = table.iloc[drawn]
            cohen_kappa_score(resampled["ann"], resampled["ben"], weights=weights[field])
    fold, worked = (
        (now - then) / TIMED_FOLDS
        for now, then in ((time.perf_counter(), start), (time.process_time(), began))
    )
    del frame, wide
    tracemalloc.start()
    _rows(study, pd)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return {"kappas": kappas, "reading": reading, "fold": fold, "cpu": worked, "peak": peak}


def _rows(study: Any, pd: Any) -> Any:
    from django.db import connection

    query = (
        "SELECT c.external_id, p.pseudonym, l.answers FROM annotation_label l "
        "JOIN annotation_assignment a ON a.id = l.assignment_id JOIN annotation_studycase s ON s.id = a.study_case_id "
        "JOIN annotation_case c ON c.id = s.case_id JOIN annotation_annotator p ON p.id = a.annotator_id "
        "WHERE s.study_id = %s"
    )
    with connection.cursor() as cursor:
        cursor.execute(query, [study.pk])
        rows = cursor.fetchall()
    answers = pd.DataFrame([json.loads(row[2]) for row in rows])
    answers["codes"] = answers["codes"].map(";".join)
    answers["case"], answers["annotator"] = [row[0] for row in rows], [row[1] for row in rows]
    return answers


def _same_figures(document: dict[str, Any], kappas: dict[str, float]) -> None:
    for field in document["fields"]:
        found = {measure["name"]: measure["value"] for measure in field["measures"]}
        ours = found.get("cohen_kappa_quadratic") or found.get("cohen_kappa")
        if ours is not None:
            assert abs(float(ours) - kappas[field["field"]]) < 1e-9, field["field"]


def _print(n: int, small: dict[str, Any], large: dict[str, Any], peer: dict[str, Any]) -> None:
    whole = peer["reading"] + peer["fold"] * FOLDS
    ratio = whole / large["report"]
    print(f"sealing the codes once, from {n * 2:,} rows of JSON: {large['sealing']:.1f} s")
    for cases, found in ((n, large), (n // 10, small)):
        print(
            f"report of {cases:,} cases from the sealed codes, every interval: {found['report']:.2f} s on the clock, "
            f"{found['cpu']:.2f} s of processor, peak memory {found['peak'] / 1e6:.1f} MB"
        )
    print(
        f"pandas and scikit-learn: {peer['reading']:.1f} s to read and compute, {peer['fold']:.2f} s a fold "
        f"({peer['cpu']:.2f} s of processor), "
        f"{whole:,.0f} s with {FOLDS:,} folds ({TIMED_FOLDS} timed, the rest by multiplication); "
        f"peak memory {peer['peak'] / 1e6:.0f} MB"
    )
    print(
        f"ratio {ratio:,.0f} (wanted 20); with the sealing counted in {whole / (large['report'] + large['sealing']):,.0f}"
    )
    assert ratio >= 20


def _own_database() -> None:
    import psycopg

    url = os.environ.get("DATABASE_URL", "")
    if not url.startswith("postgres"):
        sys.exit("set DATABASE_URL to a PostgreSQL database whose user may create another")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{DATABASE}"')
        connection.execute(f'CREATE DATABASE "{DATABASE}"')
    os.environ["BENCHMARK_HOME_URL"] = url
    os.environ["DATABASE_URL"] = f"{url.rpartition('/')[0]}/{DATABASE}"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def _drop() -> None:
    import psycopg
    from django.db import connections

    connections.close_all()
    with psycopg.connect(os.environ["BENCHMARK_HOME_URL"], autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{DATABASE}"')


if __name__ == "__main__":
    main()
