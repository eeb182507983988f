"""Cases are made ready once and stored by the engine's own way: same digests, every text byte for byte, one query each."""

import pytest
from django.db import IntegrityError, connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.bad_input import BadInput
from annotation.models.datasets import Case, DatasetVersion
from annotation.selectors.datasets import case_contract, cases_of
from annotation.services.case_rows import cases_ready, store_cases, version_named
from annotation.services.datasets import import_cases, release_version
from taxonomy.digest import sha256_of
from tests.studies import ACTOR, NOW, make_project

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12)
VALUES = st.recursive(
    st.none() | st.booleans() | TEXT | st.integers(-5, 5) | st.floats(-9, 9), lambda v: st.lists(v) | st.dictionaries(TEXT, v),
    max_leaves=6,
)  # fmt: skip
CASES = st.fixed_dictionaries(
    {"id": TEXT.filter(bool), "input": VALUES},
    optional={"expectedOutput": VALUES, "task": TEXT, "split": TEXT, "schemaVersion": TEXT,
              "metadata": st.dictionaries(st.sampled_from(["family", "datasetVersion", "x"]), TEXT)},
)  # fmt: skip


@given(CASES)
def test_a_case_put_together_of_its_two_texts_has_the_digest_of_the_whole(case):
    [ready] = cases_ready([(1, case)], "c")
    assert ready.sha256 == sha256_of(case)


@pytest.mark.parametrize(("named", "version"), [(["2", "2"], "2"), (["2", "3"], "1"), ([], "1")])
def test_the_version_is_the_one_that_all_cases_name(named, version):
    rows = [
        (row, {"id": str(row), "input": 1, "metadata": {"datasetVersion": name}})
        for row, name in enumerate(named)
    ]
    assert version_named(cases_ready(rows, "c")) == version


def test_more_marks_on_one_letter_than_any_script_has_are_refused_with_their_place():
    case = {"id": "a", "input": {"facts": ["fine e\u0301", "x" + "\u0301" * 31]}}
    with pytest.raises(
        BadInput, match=r"c, row 4, field 'input\.facts\[1\]': 31 combining marks .* position 1"
    ):
        cases_ready([(4, case)], "c")


HOSTILE = [
    "\\N",
    "\\.",
    "a\tb",
    "a\r\nb",
    "\\",
    "'\"",
    "%s %%",
    "é e\u0301",
    "👩‍🚒",
    "=1+1",
    "None",
    "nan",
    "\x7f",
    "\u2028",
]


@pytest.fixture
def stored(db) -> list[dict]:
    cases = [
        {"id": f"c{n}", "input": text, "expectedOutput": {text: text}, "split": text}
        for n, text in enumerate(HOSTILE)
    ]
    rows = list(enumerate(cases, start=1))
    import_cases(project=make_project(), dataset="d", rows=rows, source="c", actor=ACTOR, now=NOW)
    return cases


def test_every_text_comes_back_as_it_went_in(stored):
    version = DatasetVersion.objects.get()
    assert sorted(map(case_contract, cases_of(version)), key=lambda c: int(c["id"][1:])) == stored
    assert {case.references.get().created_at for case in Case.objects.all()} == {NOW}


def test_the_queries_of_an_import_do_not_grow_with_it(db):
    project, asked = make_project(), []
    for version, size in (("1", 3), ("2", 1500)):
        rows = [(n, {"id": str(n), "input": n, "expectedOutput": n}) for n in range(size)]
        with CaptureQueriesContext(connection) as queries:
            import_cases(
                project=project, dataset="d", rows=rows, source="c", actor=ACTOR, now=NOW, version=version
            )
        asked.append(len(queries) - sum("INSERT" in query["sql"][:12] for query in queries))
    assert Case.objects.count() == 1503
    assert asked[1] <= asked[0]


def test_the_guards_see_rows_that_come_in_bulk(stored):
    version = DatasetVersion.objects.get()
    release_version(version=version, actor=ACTOR, now=NOW)
    with pytest.raises(IntegrityError, match="is released"):
        store_cases(version, cases_ready([(1, {"id": "late", "input": 1})], "c"), now=NOW)
