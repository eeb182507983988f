"""What a database holds of evidence, as digests: two databases with the same state have lost nothing to each other."""

import hashlib
from typing import Any

from django.apps import apps
from django.db import connection

# The column that stands for a row where it is not `sha256`, or not the first of its kind.
_STANDS = {"annotation_release": "manifest_sha256", "annotation_checkrun": "document_sha256"}
# What is work in hand or a key, and nothing that anybody relies on later.
NO_EVIDENCE = {
    "annotation_apitoken",
    "annotation_disputedfield",
    "annotation_invitation",
    "annotation_job",
    "annotation_storedreply",
    "annotation_upload",
}
_HEADS = (
    "SELECT c.name, e.sequence, e.sha256 FROM annotation_auditevent e JOIN annotation_auditchain c ON c.id = e.chain_id "
    "WHERE e.sequence = (SELECT MAX(m.sequence) FROM annotation_auditevent m WHERE m.chain_id = e.chain_id)"
)
_COLUMNS = {
    "sqlite": "SELECT t.name, c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'",
    "postgresql": "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()",
}
BATCH = 10_000


def digest_columns() -> dict[str, str]:
    """Every table of evidence whose rows carry a digest, and the column that holds it."""
    found = {}
    for model in apps.get_models():
        columns = [str(field.column) for field in model._meta.concrete_fields]
        columns = [column for column in columns if column.endswith("sha256")]
        table = model._meta.db_table
        if columns and table not in NO_EVIDENCE:
            found[table] = "sha256" if "sha256" in columns else _STANDS.get(table, columns[0])
    return dict(sorted(found.items()))


def evidence_state(cursor: Any) -> dict[str, Any]:
    """Rows and digest of each table, and the head of each chain, read through a DB-API `cursor` of this engine.

    A schema of an earlier version lacks some of the tables: those are left out.
    """
    cursor.execute(_COLUMNS[connection.vendor])
    there = {tuple(row) for row in cursor.fetchall()}
    tables = {
        table: _table(cursor, table, column)
        for table, column in digest_columns().items()
        if (table, column) in there
    }
    cursor.execute(_HEADS)
    heads = {name: {"sequence": sequence, "sha256": sha256} for name, sequence, sha256 in cursor.fetchall()}
    return {"tables": tables, "heads": heads}


def _table(cursor: Any, table: str, column: str) -> dict[str, Any]:
    """The order of rows is their number, which a restore keeps; no engine's collation is asked."""
    digest, rows = hashlib.sha256(), 0
    cursor.execute(f"SELECT {column} FROM {table} ORDER BY id")  # noqa: S608  (names of our own models)
    while found := cursor.fetchmany(BATCH):
        rows += len(found)
        for (value,) in found:
            digest.update(f"{value}\n".encode())
    return {"rows": rows, "sha256": digest.hexdigest()}


def state_differences(wanted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """What of `wanted` is not so in `found`, a sentence each."""
    differences = []
    for table, state in wanted["tables"].items():
        other = found["tables"].get(table, {"rows": 0, "sha256": ""})
        if state != other:
            differences.append(
                f"{table}: {state['rows']} rows were backed up, {other['rows']} are here, or they differ"
            )
    for name, head in wanted["heads"].items():
        if found["heads"].get(name) != head:
            differences.append(f"chain {name}: its head is not the one that was backed up")
    return differences
