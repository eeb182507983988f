"""What is changed by page is changed by program too, or docs/api.md says that it is not."""

from tests.access.table import DOCUMENT, rows

GUIDE = DOCUMENT.with_name("api.md").read_text()

# the page that changes something -> the address of the API that does it
BY_PROGRAM = {
    "adjudication-gaps": "api-gaps", "data-golds-version": "api-golds-version",
    "data-specs-comparison": "api-specs-follow-up", "open-coding-cluster": "api-open-coding-cluster",
    "open-coding-code": "api-open-coding-code", "open-coding-draft": "api-open-coding-draft",
    "open-coding-freeze": "api-open-coding-freezing", "open-coding-new": "api-open-coding-new",
    "open-coding-suggest": "api-open-coding-suggestions", "open-coding-suggestion": "api-open-coding-suggestion",
    "verifier-run-new": "api-verifier-runs", "verifier-run-review": "api-verifier-run-review",
    "adjudication-accept": "api-acceptances", "adjudication-case": "api-rulings", "adjudication-hold": "api-ruling-lease",
    "adjudication-pause": "api-session-pause", "adjudication-start": "api-disagreement-next",
    "blind-comparisons": "api-blind-comparisons", "blind-pair": "api-blind-pair", "blind-reveal": "api-blind-reveal",
    "calibration-again": "api-calibration-again", "calibration-new": "api-calibrations",
    "consensus-case": "api-positions", "consensus-close": "api-session-close",
    "consensus-sessions": "api-sessions", "data-gold": "api-gold-decisions", "data-import": "api-case-import",
    "data-import-map": "api-case-import", "data-specs-compare": "api-specs-comparisons",
    "data-specs-import": "api-specs-import", "dataset-check": "api-dataset-checks", "dataset-plan": "api-dataset-plan",
    "dataset-release": "api-dataset-version-release", "fixture-edit": "api-verifiers", "fixture-new": "api-verifiers",
    "fixture-exempt": "api-fixture-exempt", "fixture-retire": "api-fixture-retire",
    "intake-new": "api-intake", "invitation-revoke": "api-invitation", "judge-begin": "api-judge-begin",
    "judge-case": "api-judge-answer", "judging-give-up": "api-judging-give-up",
    "labelling-case": "api-labelling-label",
    "labelling-check": "api-labelling-checks", "labelling-draft": "api-labelling-draft",
    "labelling-flag": "api-labelling-flag", "labelling-skip": "api-labelling-skip",
    "labelling-take-back": "api-labelling-take-back", "open-coding-case": "api-open-coding-notes",
    "open-coding-open": "api-open-coding-board", "open-coding-sort": "api-open-coding-clusters",
    "people-invite": "api-invitations", "person-erase": "api-person-erasure", "person-login": "api-person-deactivate",
    "person-roles": "api-person-roles", "project-new": "api-projects",
    "projections": "api-projections", "runs-noise": "api-runs-noise", "proposal-step": "api-proposal-step",
    "regression-fixture": "api-regression-settlements", "regression-run-import": "api-regression-runs",
    "release-new": "api-release-new", "report-measure": "api-measuring", "report-stop": "api-measuring",
    "run-import": "api-runs", "run-verdicts": "api-run-verdicts", "study-close": "api-study-closing",
    "study-deadline": "api-study-deadline", "study-hand-on": "api-study-waiting", "study-new": "api-studies",
    "study-open": "api-study-opening", "study-share-out": "api-study-share-out",
    "study-withdraw": "api-study-withdrawals", "verdict-overrule": "api-verdict-overrule",
    "verifier-edit": "api-verifiers", "verifier-new": "api-verifiers", "verifier-observed": "api-verifier-observed",
    "verifier-release": "api-verifier-release", "verifier-try": "api-verifier-try",
    "vocabulary-freeze": "api-vocabulary-freeze",
    "vocabulary-discard": "api-vocabulary-version", "vocabulary-mapping": "api-mapping", "vocabulary-new": "api-vocabulary",
    "vocabulary-next": "api-vocabulary", "rubric-save": "api-vocabulary-version",
    # Each changes a part of a draft; a program saves the whole document.
    **dict.fromkeys(
        (f"vocabulary-{part}" for part in ("code", "code-new", "field", "guideline-save", "json", "rule", "rule-new",
                                           "rules", "schema-act", "taxonomy-act")),
        "api-vocabulary-version",
    ),
    "webhook-end": "api-webhook", "webhooks": "api-webhooks",
}  # fmt: skip
# Of a person and their browser, or a help while something is typed.
OF_A_PERSON = {
    "sign-in", "sign-out", "password", "invitation", "tokens", "token-revoke", "open-coding-hints", "labelling-spec-try",
}  # fmt: skip


def by_page_only() -> set[str]:
    """The names that the guide lists, in its section on what only pages do."""
    section = GUIDE.partition("## By page only")[2].partition("\n## ")[0]
    return {part for line in section.splitlines() if line.startswith("| `") for part in line.split("`")[1::2]}


def test_whatever_a_page_changes_a_program_changes_or_the_guide_says_not():
    changing = {row.route for row in rows() if row.method != "GET" and not row.route.startswith("api-")}
    told = BY_PROGRAM.keys() | OF_A_PERSON | by_page_only()
    assert not changing - told, "give each an address of the API, or a line in docs/api.md, By page only"
    assert not told - changing, "these change nothing by page"


def test_what_is_said_to_be_done_by_program_is_there():
    assert set(BY_PROGRAM.values()) <= {row.route for row in rows()}
    assert not BY_PROGRAM.keys() & by_page_only()
