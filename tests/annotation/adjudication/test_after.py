"""After the rulings: who was upheld, agreement with what stands, where a ruling differed, gaps in the guideline."""

import pytest
from django.db import IntegrityError, transaction

from annotation.models.rulings import GapResolution
from annotation.selectors.adjudication_after import differences_of, guideline_gaps, upheld_counts
from annotation.selectors.adjudication_outcome import outcome
from annotation.services.adjudication_gaps import GapRefused, resolve_gap
from tests.annotation.adjudication.conftest import decide
from tests.studies import NOW

pytestmark = pytest.mark.django_db


@pytest.fixture
def ruled(study, ada):
    decide(study, "c2", ada, {"decision": "FAIL", "codes": ["A"]}, flags_guideline=True)
    decide(study, "c3", ada, {"score": 1}, reason="guideline_gap")
    study.refresh_from_db()
    return study


def test_sides_are_upheld_by_field_and_by_code(ruled):
    found = outcome(ruled)
    assert found.n_ruled == 2
    decision = found.by_field["decision"]
    assert [(decision.share_of(name).part, decision.share_of(name).whole) for name in ("ann", "ben")] == [
        (0, 1),
        (1, 1),
    ]
    assert (found.by_field["score"].neither, found.by_field["score"].n) == (1, 1)
    # ann gave A, ben A and B; the ruling kept A: on B ann was right.
    assert found.by_code["codes", "B"].share_of("ann").value == 1.0
    assert found.by_code["codes", "B"].share_of("ben").value == 0.0
    assert ("codes", "A") not in found.by_code
    assert upheld_counts(ruled) == {"ann": 0, "ben": 0, "neither": 2}


def test_agreement_with_what_stands_is_beside_the_agreement_before(ruled):
    found = outcome(ruled)
    assert (found.before["decision"].part, found.before["decision"].whole) == (3, 4)
    assert (found.with_truth["ann", "decision"].part, found.with_truth["ben", "decision"].part) == (3, 4)
    assert ruled.reports.count() == 1


def test_before_any_ruling_what_is_open_counts_for_nobody(study):
    found = outcome(study)
    assert (found.by_field, found.n_ruled) == ({}, 0)
    assert found.with_truth["ann", "decision"].whole == 3


def test_each_annotator_learns_where_the_ruling_differed(ruled):
    ann, ben = (ruled.members.get(annotator__pseudonym=name).annotator for name in ("ann", "ben"))
    seen = {
        name: [(one.record.case_id, one.field.key, one.own, one.ruled) for one in differences_of(ruled, who)]
        for name, who in (("ann", ann), ("ben", ben))
    }
    assert seen["ann"] == [("c2", "decision", "PASS", "FAIL"), ("c3", "score", 0, 1)]
    assert seen["ben"] == [("c2", "codes", ["A", "B"], ["A"]), ("c3", "score", 2, 1)]


def test_gaps_are_a_list_until_closed_once(ruled, ada):
    gaps = guideline_gaps(ruled)
    assert sorted(gap.study_case.case.external_id for gap in gaps) == ["c2", "c3"]
    first = gaps[0]
    with pytest.raises(GapRefused, match="say what"):
        resolve_gap(ruling=first, by=ada, note=" ", now=NOW)
    resolve_gap(ruling=first, by=ada, note="Clause added.", now=NOW)
    with pytest.raises(GapRefused, match="closed already"):
        resolve_gap(ruling=first, by=ada, note="Again.", now=NOW)
    assert [hasattr(gap, "gap_resolution") for gap in guideline_gaps(ruled)] == [False, True]
    with pytest.raises(IntegrityError), transaction.atomic():
        GapResolution.objects.update(note="other")


def test_only_a_flagged_ruling_has_a_gap(study, ada):
    ruling = decide(study, "c3", ada, {"score": 2})
    with pytest.raises(GapRefused, match="no gap"):
        resolve_gap(ruling=ruling, by=ada, note="x", now=NOW)
