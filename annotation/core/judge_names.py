"""Names that say themselves that a model bears them."""

JUDGE_PREFIX = "judge:"


def names_a_judge(name: str) -> bool:
    """Whether the name begins with `judge:`, in whatever case; such an annotator never counts as a person."""
    return name.strip().casefold().startswith(JUDGE_PREFIX)
