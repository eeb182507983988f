"""The closed lists of judging: verdicts, statuses, markers, reasons for a missing verdict, pins."""

from taxonomy.rubrics import (  # noqa: F401  (words that rubrics share)
    ACCEPT,
    CREDITED,
    CRITERIA,
    DIVERGENT,
    GOLDEN_KINDS,
    MARKERS,
    MATCH,
    NEAR_MATCH,
    NO_MATCH,
    PREFERRED,
    REQUIRED,
    UNANSWERABLE,
    VALUE,
    VERDICTS,
    WRONG,
)

# Recorded in place of a verdict whose confidence is too low; a judge never gives it.
NEEDS_HUMAN = "needs_human"

# What a verdict says about the golden it used.
VERIFIED, VERIFIED_BENIGN, SUSPECT, VERIFIED_WRONG = (
    "verified",
    "verified_benign",
    "suspect",
    "verified_wrong",
)
GOLD_STATUSES = (VERIFIED, VERIFIED_BENIGN, SUSPECT, VERIFIED_WRONG)

# What is known about the golden itself.
GOLDEN_STATUSES = (VERIFIED, "provisional", "invalid", "ambiguous", VERIFIED_WRONG)

# What became of a verdict.
PASS, FAIL, NEITHER, EXCLUDED = "pass", "fail", "neither", "excluded"
INCOMPLETE, INFRASTRUCTURE_ERROR, UNSCORED = "incomplete", "infrastructure_error", "unscored"

# Why a verdict is missing, and what follows. Reasons that end in ":" or "_" are prefixes of open text.
CONTAMINATED = "contaminated"
CONSEQUENCES = {
    "not_submitted": INCOMPLETE,
    "answerer_truncated": INCOMPLETE,
    CONTAMINATED: INCOMPLETE,
    "judge_unparseable": INFRASTRUCTURE_ERROR,
    "no_saved_verdict": INFRASTRUCTURE_ERROR,
}
JUDGE_ERROR, GOLDEN = "judge_error:", "golden_"
REASONS_OF_GOLDENS = tuple(GOLDEN + status for status in GOLDEN_STATUSES if status != VERIFIED)
REASONS = (*CONSEQUENCES, f"{JUDGE_ERROR}…", *REASONS_OF_GOLDENS)

REQUIRED_PINS = ("judge_version", "rubric_sha")
PINS = (*REQUIRED_PINS, "judge_prompt_sha", "judge_model", "golden_revision", "dataset_version")


def consequence(reason: str) -> str | None:
    """What follows from this reason for a missing verdict; None where the reason is not on the list."""
    if reason.startswith(JUDGE_ERROR):
        return INFRASTRUCTURE_ERROR if reason.removeprefix(JUDGE_ERROR).strip() else None
    if reason in REASONS_OF_GOLDENS:
        return EXCLUDED
    return CONSEQUENCES.get(reason)
