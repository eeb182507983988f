"""How verdicts, classes of fixtures and their states are called, and how much a form takes."""

MOST_SAMPLED = 2000
LONGEST_WHY = 5000
VERDICT_TITLES = {"match": "Match", "near_match": "Near match", "no_match": "No match"}
PROTECTED = {
    "required_disclosure": "A required disclosure",
    "refusal_correct": "A refusal that is right",
    "refusal_wrong": "A refusal that is wrong",
    "gold_status": "What is said of the golden",
    "near_match_boundary": "The boundary of near match",
}
# A state, its mark and its tone.
STATES = {
    "ok": ("ok", "✓", "ok"),
    "fail": ("FAIL", "✕", "bad"),
    "flaky": ("FLAKY", "~", "bad"),
    "stale_pin": ("stale pin", "–", "quiet"),
    "unresolved": ("unresolved", "?", "warn"),
}

# Names of the mean kappa over pairs of people: of three or more, and of two.
PAIRWISE = ("light_kappa", "cohen_kappa")
