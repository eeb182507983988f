"""A verifier is let out with a whole and green matrix only, and what was observed of it stays."""

import pytest
from django.db import DatabaseError, connection, transaction

from annotation.core.bad_input import BadInput
from annotation.models.audit import AuditEvent
from annotation.models.verifiers import Fixture, FixtureRun, VerifierRelease
from annotation.selectors.verifiers import matrix_of
from annotation.services.verifier_authoring import (
    VerifierRefused,
    create_verifier,
    keep_fixture,
    revise_verifier,
)
from annotation.services.verifier_release import MatrixBlocks, release_verifier
from annotation.services.verifier_runs import request_fixture_runs
from annotation.verifiers.outcomes import ENGINE_VERSION
from tests.annotation.fixture_matrix.samples import CRITERION, FIXTURES, VERIFIER
from tests.annotation.fixture_matrix.verifiers import BY, done, external, made, observed, ran
from tests.studies import make_project

pytestmark = pytest.mark.django_db


@pytest.fixture
def project():
    return make_project()


def blocks(version):
    with pytest.raises(MatrixBlocks) as refusal:
        release_verifier(version=version, **BY)
    assert not VerifierRelease.objects.exists()
    return refusal.value.blocks


def test_the_whole_way(project):
    version = made(project)
    assert len(blocks(version)) == 9
    assert ran(version).state == "done"
    released = release_verifier(version=version, **BY)
    assert release_verifier(version=version, **BY) == released
    acts = AuditEvent.objects.filter(chain__name="shop").order_by("sequence").values_list("action", flat=True)
    assert [act for act in acts if act.startswith("verifier")] == [
        "verifier.kept", "verifier.tried", "verifier.released",
    ]  # fmt: skip
    run = FixtureRun.objects.get(fixture__name="lost")
    assert (run.observed, run.command, run.number) == (
        "infrastructure_error",
        f"annotation.verifiers {ENGINE_VERSION}",
        1,
    )


@pytest.mark.parametrize("gone", ["good", "other-words", "collateral", "lost", "no-stale"])
def test_an_incomplete_matrix_blocks(project, gone):
    version = made(project)
    keep_fixture(verifier=version.verifier, name=gone, document={"retired": "a slip"}, **BY)
    ran(version)
    assert len(blocks(version)) == 1


def test_a_red_matrix_blocks_until_a_new_version_is_green(project):
    weak = {"eval_types": ["string_match"], "reference_answers": {"must_include": ["refunded"]}}
    version = made(project, document=VERIFIER | {"criteria": [CRITERION | {"spec": weak}]})
    ran(version)
    assert blocks(version) == [
        "collateral: observed pass, expected fail",
        "not-refunded: observed pass, expected fail",
    ]
    better = revise_verifier(verifier=version.verifier, document=VERIFIER, **BY)
    assert (better.number, matrix_of(better).counts()) == (2, {"empty": 9})
    ran(better)
    release_verifier(version=better, **BY)
    assert matrix_of(version).counts()["red"] == 2


def test_a_changed_fixture_is_run_anew(project):
    version = made(project)
    ran(version)
    changed = FIXTURES["wrong"] | {"input": {"answer": "Order 7 waits."}}
    assert keep_fixture(verifier=version.verifier, name="wrong", document=changed, **BY).revision == 2
    assert keep_fixture(verifier=version.verifier, name="wrong", document=changed, **BY).revision == 2
    assert blocks(version) == ["wrong: not run under this version"]
    ran(version)
    release_verifier(version=version, **BY)
    assert sorted(Fixture.objects.filter(name="wrong").values_list("revision", flat=True)) == [1, 2]


def test_the_sixth_row_observed_as_a_fail_is_red(project):
    version = external(project)
    assert observed(version, changes={"lost": "fail"}).mismatches == [
        "row 6, lost: observed fail, expected infrastructure_error"
    ]
    assert blocks(version) == ["lost: observed fail, expected infrastructure_error"]


def test_what_is_observed_goes_through_the_entry_point_of_real_runs(project):
    version = external(project)
    with pytest.raises(
        BadInput, match=r"row 1, field 'command', value 'bash other\.sh': .* is 'bash tests/test\.sh'"
    ):
        observed(version, command="bash other.sh")
    with pytest.raises(
        BadInput, match="row 1, field 'fixture', value 'nobody': is no fixture of this verifier"
    ):
        observed(version, rows=[{"fixture": "nobody", "observed": "pass", "command": "bash tests/test.sh"}])
    assert not FixtureRun.objects.exists()
    assert (observed(version).n_added, observed(version).n_added) == (9, 0)
    release_verifier(version=version, **BY)
    with pytest.raises(VerifierRefused, match="runs elsewhere"):
        request_fixture_runs(version=version, **BY)


def test_repeats_that_disagree_are_unstable(project):
    version = external(project)
    for n, outcome in enumerate(["pass", "fail", "pass", "fail", "pass"]):
        row = {"fixture": "good", "observed": outcome, "log": str(n)}
        observed(version, rows=[row | {"command": "bash tests/test.sh", "image": "shop-verifier:3"}])
    cell = next(cell for cell in matrix_of(version).cells if cell.name == "good")
    assert (cell.state, cell.variance) == ("unstable", pytest.approx(0.24))
    assert "good: unstable, observed fail 2 times, pass 3 times, expected pass" in blocks(version)


def test_runs_asked_for_twice_are_one_job_and_repeats_are_kept(project):
    version = made(project)
    first = request_fixture_runs(version=version, repeats=5, **BY)
    assert request_fixture_runs(version=version, repeats=5, **BY) == first
    assert done(first).n_done == 45
    assert request_fixture_runs(version=version, repeats=5, **BY) != first
    assert matrix_of(version).counts() == {"green": 9}
    with pytest.raises(VerifierRefused, match="1 to 20 times"):
        request_fixture_runs(version=version, repeats=21, **BY)


def test_names_are_taken_once(project):
    made(project)
    with pytest.raises(BadInput, match="has a verifier of this name"):
        create_verifier(project=project, name="refund", document=VERIFIER, **BY)
    with pytest.raises(BadInput, match=r"field 'name', value '\.\./x'"):
        create_verifier(project=project, name="../x", document=VERIFIER, **BY)


@pytest.mark.parametrize(
    "table",
    ["verifier", "verifierversion", "fixture", "fixturerun", "verifierrelease"],
)
def test_the_database_keeps_every_row(project, table):
    version = made(project)
    ran(version)
    release_verifier(version=version, **BY)
    for statement in ("UPDATE annotation_{} SET id = id", "DELETE FROM annotation_{}"):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement.format(table))


def test_a_fixture_of_another_verifier_is_refused_by_the_database(project):
    version, other = made(project), external(project)
    fixture = other.verifier.fixtures.first()
    row = {
        "fixture": fixture,
        "number": 1,
        "observed": "pass",
        "verdict": "{}",
        "command": "x",
        "made_at": BY["now"],
    }
    with pytest.raises(DatabaseError, match="belongs to another verifier"), transaction.atomic():
        FixtureRun.objects.create(version=version, **row)
    FixtureRun.objects.create(version=other, **row)
