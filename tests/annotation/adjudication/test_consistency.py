"""One disagreement in twenty comes back to its adjudicator, blind, and supersedes nothing."""

import json

import pytest
from django.db import IntegrityError, transaction
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.resolution import redrawn
from annotation.core.shares import share
from annotation.models.adjudication import CaseAgreement
from annotation.models.rulings import Ruling
from annotation.selectors.adjudication import standing_rulings
from annotation.selectors.adjudication_after import consistency
from annotation.selectors.adjudication_queue import RULINGS_BETWEEN, owed_again
from annotation.selectors.adjudication_records import met_by
from annotation.services.adjudication_sessions import take_next_case
from tests.annotation.adjudication.conftest import case_of, decide
from tests.annotation.adjudication.many_cases import make_many
from tests.studies import NOW

pytestmark = pytest.mark.django_db


@pytest.fixture
def many(project):
    return make_many(18, project)  # with the two of every study: 20 disagreements, of which one comes back


def again_of(study):
    return CaseAgreement.objects.get(study=study, is_redrawn=True).study_case


def rule_on(study, who, cases):
    for case_id in cases:
        decide(study, case_id, who, {"decision": "FAIL"}, reason="annotator_slip")


def ids(study, *, but=()):
    found = study.cases.filter(case__external_id__startswith="case-").order_by("case__external_id")
    return [name for name in found.values_list("case__external_id", flat=True) if name not in but]


@pytest.fixture
def drawn(many):
    """A drawn case with a plain disagreement on the decision."""
    CaseAgreement.objects.filter(study=many).update(is_redrawn=False)
    CaseAgreement.objects.filter(study_case=case_of(many, "case-000004")).update(is_redrawn=True)
    return again_of(many)


def test_it_is_due_once_other_rulings_have_come_between(many, drawn, ada, abe):
    rule_on(many, ada, [drawn.case.external_id])
    others = ids(many, but=[drawn.case.external_id])
    rule_on(many, ada, others[: RULINGS_BETWEEN - 1])
    assert owed_again(many, ada) == []
    rule_on(many, ada, others[RULINGS_BETWEEN - 1 : RULINGS_BETWEEN])
    assert owed_again(many, ada) == [drawn.pk]
    assert owed_again(many, abe) == []
    assert take_next_case(study=many, adjudicator=ada, now=NOW) == drawn


def test_it_is_due_once_nothing_else_is_left(many, drawn, ada):
    name = drawn.case.external_id
    rule_on(many, ada, ids(many, but=[name]))
    decide(many, "c2", ada, {"decision": "FAIL", "codes": ["A"]})
    decide(many, "c3", ada, {"score": 0})
    rule_on(many, ada, [name])
    assert take_next_case(study=many, adjudicator=ada, now=NOW) == drawn


def test_it_comes_without_its_ruling_and_its_second_ruling_changes_nothing(many, drawn, ada, abe):
    name = drawn.case.external_id
    rule_on(many, ada, [name, *ids(many, but=[name])[:RULINGS_BETWEEN]])
    met = met_by(many, drawn, ada)
    assert (met.ruling, met.is_open) == (None, True)
    assert met_by(many, drawn, abe).ruling is not None
    second = decide(many, name, ada, {"decision": "PASS"})
    assert (second.kind, second.number, second.overrules) == ("consistency", 1, "")
    assert json.loads(standing_rulings(many)[drawn.pk].answers) == {"decision": "FAIL"}
    assert owed_again(many, ada) == []
    (found,) = consistency(many)
    assert (found.adjudicator, found.n_cases, found.fields.part, found.fields.whole) == (
        ada.pseudonym,
        1,
        0,
        1,
    )


def test_the_same_again_is_consistent(many, drawn, ada):
    name = drawn.case.external_id
    rule_on(many, ada, [name, *ids(many, but=[name])[:RULINGS_BETWEEN]])
    decide(many, name, ada, {"decision": "FAIL"})
    assert consistency(many)[0].fields.value == 1.0


def test_the_database_takes_no_consistency_ruling_from_who_never_ruled(many, drawn, ada):
    row = {"study_case": drawn, "kind": "consistency", "number": 1, "adjudicator": ada, "answers": "{}"}
    with pytest.raises(IntegrityError, match="rules on it again"), transaction.atomic():
        Ruling.objects.create(**row, answers_sha256="0" * 64, reason="other", ruled_at=NOW)


@given(st.integers(0, 5), st.integers(0, 300))
def test_one_in_twenty_is_drawn_the_same_from_the_same_seed(seed, n):
    names = [f"c{number}" for number in range(n)]
    drawn = redrawn(seed, names)
    assert drawn == redrawn(seed, reversed(names))
    assert abs(len(drawn) - n / 20) <= 0.5
    assert set(drawn) <= set(names)


@given(st.integers(0, 60), st.integers(1, 60))
def test_a_share_lies_in_its_interval(part, whole):
    found = share(min(part, whole), whole)
    assert 0 <= found.low <= found.value + 1e-12 <= found.high + 2e-12 <= 1 + 2e-12


def test_a_share_of_nothing_is_none():
    assert share(0, 0).value is None


def test_the_interval_is_that_of_wilson_1927():
    # Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263.
    found = share(81, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


def test_the_cases_behind_a_figure_show_it_open_to_whom_it_comes_back(many, ada, abe, client):
    CaseAgreement.objects.filter(study=many).update(is_redrawn=False)
    CaseAgreement.objects.filter(study_case=case_of(many, "c2")).update(is_redrawn=True)
    decide(many, "c2", ada, {"decision": "FAIL", "codes": ["A"]})

    def states(who):
        client.force_login(who.user)
        address = reverse("report-cases", kwargs={"study_id": many.public_id})
        page = client.get(address, {"field": "decision", "x": "PASS", "y": "FAIL"})
        return [(row["id"], row["state"]) for row in page.context["cases"]]

    assert states(ada) == [("c2", "ruled")]
    rule_on(many, ada, ids(many)[:RULINGS_BETWEEN])
    assert states(ada) == [("c2", "open")]
    assert states(abe) == [("c2", "ruled")]
