"""The report on the specs of a data set: coverage, review list, what is missing, what was revised."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from annotation.core.spec_exchange.export import Kept, is_unannotated
from annotation.core.spec_exchange.tasks import intent_of
from annotation.verifiers.coverage import coverage
from annotation.verifiers.crosstalk import prepared_golds
from annotation.verifiers.gold_shapes import shape_of
from annotation.verifiers.oracle import NEEDS_REPAIR, OracleReport, run_oracle
from annotation.verifiers.outcomes import ENGINE_VERSION
from annotation.verifiers.records import Record, record_of
from annotation.verifiers.review import Section, review_list
from taxonomy.digest import sha256_bytes

MOST_CHECKED, MOST_GOLDS = 1000, 500


def record_from(kept: Kept) -> Record | None:
    """The annotation record of a case; None without a spec."""
    if kept.spec is None:
        return None
    question = kept.case.get("input")
    claims = dict(kept.spec.get("annotation", {}))
    claims["notes"] = claims.get("notes") or claims.get("notes_summary") or ""
    metadata = kept.case.get("metadata") or {}
    sites = metadata.get("sites") if isinstance(metadata.get("sites"), list) else []
    instructions = question.get("additional_instructions") if isinstance(question, Mapping) else None
    return record_of(
        {
            **kept.spec,
            **claims,
            "task_id": kept.case["id"],
            "intent": intent_of(question),
            "additional_instructions": instructions,
            "gold": kept.gold,
            "sites": sites or ([metadata["set"]] if isinstance(metadata.get("set"), str) else []),
        },
        examples_owed=not kept.spec.get("positive_examples"),
    )


def spec_report(kept: Sequence[Kept], *, contradicted: Collection[str] = ()) -> dict[str, Any]:
    """Everything the page and the downloads show, as one JSON document.

    `contradicted` are ids of cases whose gold the environment does not bear out. The golds of all cases are the crosstalk
    pool, of more than MOST_GOLDS a drawn part. Coverage is of all specs; the oracle and with it the review list are of
    the first MOST_CHECKED, which `n_checked` says.
    """
    pool = prepared_golds(_pool({str(row.case["id"]): row.gold for row in kept if row.gold}))
    records = [record for row in kept if (record := record_from(row)) is not None]
    reviewed = [(record, run_oracle(record, golds=pool)) for record in records[:MOST_CHECKED]]
    return {
        "engine_version": ENGINE_VERSION,
        "n_cases": len(kept),
        "unannotated": [str(row.case["id"]) for row in kept if is_unannotated(row)],
        "n_checked": len(reviewed),
        "n_crosstalk_golds": len(pool),
        "coverage": coverage(records),
        "review": [section.document() for section in review_list(reviewed, contradicted=contradicted)],
        "needs_repair": [
            _repair(record, report) for record, report in reviewed if report.status == NEEDS_REPAIR
        ],
        "gold_revisions": [_revised(row) for row in kept if row.decisions and row.first_gold != row.gold],
        "cases": [_case(record, report) for record, report in reviewed],
    }


def _pool(golds: Mapping[str, str]) -> Mapping[str, str]:
    """All golds, or of very many as many as are worth running every spec over, drawn by their ids alone."""
    if len(golds) <= MOST_GOLDS:
        return golds
    drawn = sorted(golds, key=lambda case_id: sha256_bytes(case_id.encode()))[:MOST_GOLDS]
    return {case_id: golds[case_id] for case_id in sorted(drawn)}


def _repair(record: Record, report: OracleReport) -> dict[str, Any]:
    return {"task_id": record.task_id, "failures": [failure.detail for failure in report.failures]}


def _revised(row: Kept) -> dict[str, Any]:
    last = next((step for step in reversed(row.decisions) if "value" in step), {})
    return {
        "task_id": str(row.case["id"]),
        "at_release": row.first_gold,
        "now": row.gold,
        "evidence": last.get("evidence", ""),
    }


def _case(record: Record, report: OracleReport) -> dict[str, Any]:
    return {
        "task_id": record.task_id,
        "verifiers": "+".join(record.spec.eval_types),
        "deterministic": record.spec.is_executable and not record.spec.needs_judge,
        "confidence": record.confidence or "",
        "shape": shape_of(record.gold or ""),
        "sites": list(record.sites),
        "status": report.status,
        "crosstalk": report.crosstalk.rate,
        "mutation_score": report.mutation.document()["score"],
    }


def as_markdown(document: Mapping[str, Any], *, title: str) -> str:
    """The report for a reader: figures first, then the eight headings, "None" under an empty one."""
    sums = document["coverage"]
    share = f" ({100 * sums['share_deterministic']:.1f} %)" if sums["n"] else ""
    lines = [f"# {title}", "", f"Engine {document['engine_version']}.", ""]
    lines += [f"{sums['n_deterministic']} of {sums['n']} specs run without a judge{share}."]
    lines += [f"{len(document['unannotated'])} of {document['n_cases']} cases are not annotated.", ""]
    for name, key in (("Verifiers", "by_verifiers"), ("Confidence", "by_confidence")):
        lines += [f"| {name} | Specs |", "|---|---|", *(f"| {k} | {n} |" for k, n in sums[key].items()), ""]
    for name, key in (("Shape of the gold", "by_shape"), ("Site", "by_site")):
        lines += [f"| {name} | Without a judge | Specs |", "|---|---|---|"]
        lines += [
            f"| {_cell(k)} | {row['n_deterministic']} | {row['n']} |" for k, row in sums[key].items()
        ] + [""]
    for section in document["review"]:
        entries = tuple((entry["task_id"], _line(entry["note"])) for entry in section["entries"])
        lines += Section(section["heading"], entries).lines()
    return "\n".join(lines)


def _cell(text: str) -> str:
    return _line(text).replace("|", "\\|")


def _line(text: str) -> str:
    return " ".join(text.split())
