"""The rules that the database holds for golds and the specs of cases: written once, each beside its own case."""

from taxonomy.guards.rules import insert_only, refuse
from taxonomy.guards.triggers import Trigger


def _own_reference(table: str) -> list[Trigger]:
    """What a row says about a gold, it says about the gold of its own case."""
    foreign = (
        "NEW.reference_id IS NOT NULL AND NEW.case_id <> "
        "(SELECT r.case_id FROM annotation_reference r WHERE r.id = NEW.reference_id)"
    )
    return refuse(table, "case", ["INSERT"], foreign, f"{table}: the gold belongs to another case")


GOLD_GUARDS = [
    *insert_only("annotation_golddecision", ("case_id", "number")),
    *_own_reference("annotation_golddecision"),
    *insert_only("annotation_casespec", ("case_id", "revision")),
    *_own_reference("annotation_casespec"),
    *insert_only("annotation_judgecomparison", ("dataset_version_id", "number")),
]
