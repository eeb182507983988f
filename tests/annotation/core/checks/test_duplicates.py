"""Duplicates within and across splits; the join of similar sets is held against comparing all pairs."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.core.checks.cross_split_duplicate import cross_split_duplicate
from annotation.core.checks.plan import Plan
from annotation.core.checks.shingles import numbered_words, shingle_sets, words
from annotation.core.checks.similarity_join import near_matches
from annotation.core.checks.within_split_duplicate import within_split_duplicate
from tests.annotation.core.checks.made import a_case, a_dataset, brief

LONG = "the night train from the coast is late again because of leaves on the line near the old bridge " * 2


def jaccard(one: set, other: set) -> float:
    return len(one & other) / len(one | other)


def case(case_id: str, split: str, text: object) -> dict:
    return a_case(case_id, split=split, input={"q": text})


class TestWithinOneSplit:
    def test_the_same_input_twice_is_an_error_that_names_the_first(self):
        findings = within_split_duplicate(
            a_dataset(*(case(i, "test", "who?") for i in "abc"), case("d", "dev", "who?"))
        )
        assert brief(findings) == [("b", "input", "error"), ("c", "input", "error")]
        assert findings[0].message == "the same input as a in split test"

    def test_the_order_of_keys_does_not_make_another_input(self):
        one = a_case("a", input={"x": 1, "y": 2})
        assert len(within_split_duplicate(a_dataset(one, a_case("b", input={"y": 2, "x": 1})))) == 1

    def test_the_same_words_are_a_warning(self):
        findings = within_split_duplicate(
            a_dataset(case("a", "dev", "Who is it?"), case("b", "dev", "who is it"))
        )
        assert brief(findings) == [("b", "input", "warning")]

    def test_other_inputs_and_inputs_without_words_are_fine(self):
        made = [
            case("a", "dev", "who"),
            case("b", "dev", "what"),
            case("c", "dev", "?"),
            case("d", "dev", "!"),
        ]
        assert within_split_duplicate(a_dataset(*made)) == []

    def test_missing_inputs_are_left_to_the_schema(self):
        assert within_split_duplicate(a_dataset({"id": "a"}, {"id": "b"})) == []


class TestAcrossSplits:
    def across(self, *texts: object, splits: str = "xyz", **plan) -> list:
        made = [
            case(f"c{i}", split, text) for i, (split, text) in enumerate(zip(splits, texts, strict=False))
        ]
        return cross_split_duplicate(a_dataset(*made, plan=Plan(**plan)))

    def test_the_same_input_is_an_error_at_the_later_case(self):
        findings = self.across("who is it", "who is it")
        assert brief(findings) == [("c1", "input", "error")]
        assert findings[0].message == "the same input as c0 in split x"

    def test_case_and_punctuation_do_not_hide_a_copy(self):
        findings = self.across(LONG, LONG.upper().replace(" late", ", late;"))
        assert [finding.message for finding in findings] == ["100% the same words as c0 in split x"]

    def test_one_changed_word_in_a_long_text_is_near_and_the_plan_can_ask_for_more(self):
        changed = LONG + " at last"
        assert len(self.across(LONG, changed)) == 1
        assert self.across(LONG, changed, near_duplicate_threshold=0.99) == []

    def test_copies_in_one_split_are_not_this_checks_matter(self):
        assert self.across(LONG, LONG, splits="xx") == []

    def test_numbers_count_as_words(self):
        assert self.across({"seed": 1, "n": 2}, {"seed": 1, "n": 3}) == []
        assert len(self.across({"seed": 1, "n": 2}, {"n": 2, "seed": 1})) == 1

    def test_scripts_without_blanks_are_compared_by_letters(self):
        text = "北京是中华人民共和国的首都也是全国的政治中心和文化中心以及国际交往中心"
        assert len(self.across(text, text + "。")) == 1
        assert len(self.across(text, text + "了", near_duplicate_threshold=0.9)) == 1
        assert self.across(text, text[::-1]) == []

    def test_every_case_with_a_partner_is_named_when_many_are_copies(self):
        texts = [LONG] * 6
        named = {finding.case for finding in self.across(*texts, splits="xxxyyy")}
        named |= {
            finding.message.split(" as ")[1].split()[0] for finding in self.across(*texts, splits="xxxyyy")
        }
        assert named == {f"c{i}" for i in range(6)}

    def test_a_file_without_words_or_cases_has_none(self):
        assert self.across("?", "!") == []
        assert cross_split_duplicate(a_dataset()) == []


class TestShingles:
    @given(st.lists(st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=8), max_size=8))
    def test_sets_of_ranks_are_as_similar_as_sets_of_word_triples(self, texts):
        triples = [
            {tuple(text[i : i + 3]) for i in range(max(1, len(text) - 2))} if text else set()
            for text in texts
        ]
        ranks = [set(found.tolist()) for found in shingle_sets(numbered_words([" ".join(t)] for t in texts))]
        assert [len(found) for found in ranks] == [len(found) for found in triples]
        for i, j in combinations(range(len(texts)), 2):
            assert len(ranks[i] & ranks[j]) == len(triples[i] & triples[j])

    def test_rare_shingles_come_first(self):
        rare, common = shingle_sets(numbered_words(["a b c d", "a b c"]))
        assert rare[-1] == common[0]

    def test_words_leave_out_keys_and_fold_case_and_composed_letters(self):
        assert words({"b": "Cafe\u0301, 3rd", "a": [True, 1.5, None]}) == [
            "true",
            "1",
            "5",
            "null",
            "café",
            "3rd",
        ]


sets_of_numbers = st.lists(
    st.tuples(st.frozensets(st.integers(0, 12), max_size=12), st.sampled_from("xyz")), max_size=12
)


class TestSimilarityJoin:
    @settings(max_examples=400, deadline=None)
    @given(sets_of_numbers, st.sampled_from([0.3, 0.5, 0.6, 0.75, 0.8, 0.85, 1.0]))
    def test_it_finds_exactly_the_sets_that_comparing_all_pairs_finds(self, made, threshold):
        sets, groups = [members for members, _ in made], [group for _, group in made]
        pairs = near_matches([np.array(sorted(m), dtype=np.int64) for m in sets], groups, threshold=threshold)
        expected = {
            (i, j): jaccard(sets[i], sets[j])
            for i, j in combinations(range(len(sets)), 2)
            if groups[i] != groups[j] and sets[i] and sets[j] and jaccard(sets[i], sets[j]) >= threshold
        }
        assert pairs.items() <= expected.items()
        assert {index for pair in pairs for index in pair} == {index for pair in expected for index in pair}

    def test_a_similarity_of_exactly_the_threshold_counts(self):
        twenty, seventeen = np.arange(20), np.arange(3, 20)
        assert near_matches([twenty, seventeen], ["x", "y"], threshold=0.85) == {(0, 1): pytest.approx(0.85)}

    def test_the_same_sets_give_the_same_pairs(self):
        sets = [np.array([i % 3, 5, 6, 7, 8, 9]) for i in range(30)]
        groups = [str(i % 2) for i in range(30)]
        assert near_matches(sets, groups, threshold=0.7) == near_matches(sets, groups, threshold=0.7)
