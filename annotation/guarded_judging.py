"""The rules that the database holds for judging: what was answered, said, decided and settled stays."""

from taxonomy.guards.rules import insert_only, refuse
from taxonomy.guards.triggers import Trigger

_KEYS: dict[str, list[tuple[str, ...]]] = {
    "annotation_run": [("public_id",), ("project_id", "name")],
    "annotation_attempt": [("public_id",), ("run_id", "case_id"), ("run_id", "position")],
    "annotation_judgepass": [("public_id",), ("run_id", "number")],
    "annotation_verdict": [("public_id",), ("judge_pass_id", "attempt_id", "revision")],
    "annotation_clauseflag": [("verdict_id", "clause")],
    "annotation_noiseband": [("public_id",), ("first_id", "second_id")],
    "annotation_blindcomparison": [("public_id",), ("project_id", "name")],
    "annotation_blindpair": [("public_id",), ("comparison_id", "position")],
    "annotation_blindkey": [("pair_id",)],
    "annotation_blindrun": [("comparison_id", "position")],
    "annotation_blinddecision": [("pair_id", "decided_by", "revision")],
    "annotation_blindreveal": [("comparison_id",)],
    "annotation_regressionfixture": [("public_id",), ("project_id", "fixture_sha256")],
    "annotation_fixturesettlement": [("fixture_id", "number")],
    "annotation_regressionrun": [("public_id",), ("project_id", "sha256")],
}
_OTHER_RUN = (
    "(SELECT p.run_id FROM annotation_judgepass p WHERE p.id = NEW.judge_pass_id) <> "
    "(SELECT t.run_id FROM annotation_attempt t WHERE t.id = NEW.attempt_id)"
)
_OWN_ANSWER = (
    "EXISTS(SELECT 1 FROM annotation_judgepass p JOIN annotation_annotator j ON j.id = p.judge_id "
    "JOIN annotation_attempt t ON t.id = NEW.attempt_id WHERE p.id = NEW.judge_pass_id AND j.pseudonym = t.actor)"
)
_REVEALED = (
    "EXISTS(SELECT 1 FROM annotation_blindreveal r JOIN annotation_blindpair p "
    "ON p.comparison_id = r.comparison_id WHERE p.id = NEW.pair_id)"
)
_OTHER_CASES = (
    "(SELECT t.dataset_version_id FROM annotation_run t WHERE t.id = NEW.run_id) <> "
    "(SELECT c.dataset_version_id FROM annotation_case c WHERE c.id = NEW.case_id)"
)


def _judging_guards() -> list[Trigger]:
    kept = [trigger for table, keys in _KEYS.items() for trigger in insert_only(table, *keys)]
    return [
        *kept,
        *refuse(
            "annotation_attempt", "case", ["INSERT"], _OTHER_CASES,
            "annotation_attempt: the case belongs to another dataset version",
        ),
        *refuse(
            "annotation_verdict", "run", ["INSERT"], _OTHER_RUN,
            "annotation_verdict: the attempt belongs to another run",
        ),
        *refuse(
            "annotation_verdict", "own", ["INSERT"], _OWN_ANSWER,
            "annotation_verdict: nobody judges an answer of their own",
        ),
        *refuse(
            "annotation_blinddecision", "late", ["INSERT"], _REVEALED,
            "annotation_blinddecision: the comparison is revealed",
        ),
    ]  # fmt: skip


JUDGING_GUARDS = _judging_guards()
