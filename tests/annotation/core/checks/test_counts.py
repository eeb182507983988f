"""counts and coverage: what the plan asks for, told apart from what is there."""

from annotation.core.checks.counts import counts
from annotation.core.checks.coverage import coverage
from annotation.core.checks.plan import CoveragePlan, MatrixPlan, Plan
from tests.annotation.core.checks.made import a_case, a_dataset


def split_cases(**numbers: int) -> list[dict]:
    return [a_case(f"{split}-{i}", split=split) for split, n in numbers.items() for i in range(n)]


def messages(findings) -> list[tuple[str, str]]:
    return [(finding.path, finding.message) for finding in findings]


class TestCounts:
    def test_counts_that_hold_have_no_finding(self):
        plan = Plan(n_cases=3, counts={"split": {"dev": 1, "test": 2}})
        assert counts(a_dataset(*split_cases(dev=1, test=2), plan=plan)) == []

    def test_all_differing_values_of_a_path_stand_in_one_message_in_the_order_of_the_plan(self):
        plan = Plan(counts={"split": {"train": 1, "dev": 2, "test": 3}})
        findings = counts(a_dataset(*split_cases(train=1, dev=3, test=2), plan=plan))
        assert messages(findings) == [("split", "dev expected 2 got 3; test expected 3 got 2")]

    def test_a_value_that_the_plan_does_not_know_is_counted_against_none(self):
        findings = counts(a_dataset(*split_cases(dev=1, dve=2), plan=Plan(counts={"split": {"dev": 1}})))
        assert messages(findings) == [("split", "dve expected 0 got 2")]

    def test_the_number_of_cases_is_held_against_the_plan(self):
        assert messages(counts(a_dataset(a_case(), plan=Plan(n_cases=2)))) == [("", "cases expected 2 got 1")]

    def test_numbers_booleans_and_members_of_lists_are_counted_as_a_plan_writes_them(self):
        case = a_case(metadata={"n": 3, "b": True, "tags": ["x", "y"]})
        plan = Plan(
            counts={"metadata.n": {"3": 1}, "metadata.b": {"true": 1}, "metadata.tags": {"x": 1, "y": 1}}
        )
        assert counts(a_dataset(case, plan=plan)) == []


class TestMatrix:
    plan = Plan(matrix=[MatrixPlan({"metadata.family": "f"}, ["metadata.a", "metadata.b"], 1)])

    def test_a_matrix_that_counts_no_case_is_not_held_for_full(self):
        findings = counts(a_dataset(self.cell("a", "1", "x", family="F"), plan=self.plan))
        assert messages(findings) == [
            (
                "metadata.a x metadata.b",
                "no case is counted: none has them all with metadata.family f",
            )
        ]

    def cell(self, case_id: str, a: str, b: str, family: str = "f") -> dict:
        return a_case(case_id, metadata={"family": family, "a": a, "b": b})

    def test_a_full_matrix_has_no_finding_and_other_families_do_not_count(self):
        cells = [self.cell(a + b, a, b) for a in "12" for b in "xy"]
        other = self.cell("other", "3", "z", family="g")
        assert counts(a_dataset(*cells, other, plan=self.plan)) == []

    def test_an_empty_and_a_double_cell_are_both_named(self):
        cells = [
            self.cell("a", "1", "x"),
            self.cell("b", "1", "x"),
            self.cell("c", "2", "x"),
            self.cell("d", "2", "y"),
        ]
        assert messages(counts(a_dataset(*cells, plan=self.plan))) == [
            ("metadata.a x metadata.b", "1 / x expected 1 got 2 (metadata.family f)"),
            ("metadata.a x metadata.b", "1 / y expected 1 got 0 (metadata.family f)"),
        ]


class TestCoverage:
    plan = Plan(coverage=[CoveragePlan("metadata.language", ["dev", "test"])])

    def in_language(self, split: str, language: str | None) -> dict:
        return a_case(f"{split}-{language}", split=split, metadata={"language": language} if language else {})

    def test_a_value_missing_from_a_listed_split_is_named(self):
        cases = [
            self.in_language(*pair)
            for pair in [("dev", "en"), ("test", "en"), ("test", "it"), ("train", "en")]
        ]
        assert messages(coverage(a_dataset(*cases, plan=self.plan))) == [
            ("metadata.language", "it occurs in no case of split dev")
        ]

    def test_a_split_that_is_not_listed_need_not_hold_everything_and_a_missing_value_is_none(self):
        cases = [
            self.in_language(*pair)
            for pair in [("dev", "en"), ("test", "en"), ("train", "en"), ("dev", None)]
        ]
        assert coverage(a_dataset(*cases, plan=self.plan)) == []

    def test_a_path_that_no_case_has_is_not_held_for_covered(self):
        plan = Plan(coverage=[CoveragePlan("metadata.langauge", ["dev"])])
        findings = coverage(a_dataset(a_case(split="dev"), plan=plan))
        assert messages(findings) == [("metadata.langauge", "stands in no case: nothing can be covered")]
