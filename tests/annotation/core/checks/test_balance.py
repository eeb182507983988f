"""balance: both sides of each family and split, a warning where one is thin."""

from annotation.core.checks.balance import balance
from annotation.core.checks.plan import Plan, Polarity
from tests.annotation.core.checks.made import a_case, a_dataset

POLARITY = Polarity("expectedOutput.publish", ["true"], ["false"])


def cases(family: str, split: str, positive: int, negative: int) -> list[dict]:
    answers = [True] * positive + [False] * negative
    return [
        a_case(
            f"{family}{split}{i}",
            split=split,
            metadata={"family": family},
            expectedOutput={"publish": answer},
        )
        for i, answer in enumerate(answers)
    ]


def said(*made: dict, **polarity: Polarity) -> list[tuple[str, str]]:
    findings = balance(a_dataset(*made, plan=Plan(polarity=polarity)))
    return [(str(finding.severity), finding.message) for finding in findings]


def test_each_family_and_split_is_reported():
    made = [*cases("f", "dev", 2, 2), *cases("f", "test", 1, 1), *cases("g", "dev", 1, 0)]
    assert said(*made, f=POLARITY) == [
        ("info", "f dev: 2 positive, 2 negative"),
        ("info", "f test: 1 positive, 1 negative"),
    ]


def test_a_thin_side_is_a_warning_with_the_share():
    assert said(*cases("f", "dev", 9, 1), f=POLARITY) == [
        ("warning", "f dev: 9 positive, 1 negative; the smaller side has 10%, at least 20% is wanted")
    ]


def test_the_least_share_itself_is_enough():
    assert said(*cases("f", "dev", 4, 1), f=POLARITY)[0][0] == "info"


def test_one_polarity_can_hold_for_all_families_and_an_own_one_goes_before():
    own = Polarity("expectedOutput.publish", ["false"], ["true"])
    polarity = {"*": POLARITY, "g": own}
    assert said(*cases("f", "dev", 2, 1), *cases("g", "dev", 2, 1), **polarity) == [
        ("info", "f dev: 2 positive, 1 negative"),
        ("info", "g dev: 1 positive, 2 negative"),
    ]


def test_cases_of_no_side_are_counted_apart():
    undecided = a_case("u", metadata={"family": "f"}, expectedOutput={})
    assert said(undecided, *cases("f", "dev", 1, 1), f=POLARITY) == [
        ("info", "f dev: 1 positive, 1 negative, 1 neither or both")
    ]


def test_a_family_of_the_plan_without_cases_is_named():
    made = cases("f", "dev", 1, 1)
    assert said(*made, F=POLARITY) == [("warning", "F stands in no case, and the plan has a polarity for it")]
