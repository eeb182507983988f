"""The table of a release: every text comes back from Parquet byte for byte, and no cell of the CSV runs."""

import csv
import io
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.release_table import csv_bytes, label_table, parquet_bytes, safe_cell

CASE = {"id": "c1", "task": "t", "family": "f", "split": "test", "sha256": "ab"}
TYPES = {
    "decision": "choice",
    "score": "scale",
    "ratio": "number",
    "sure": "boolean",
    "codes": "codes",
    "edit": "edited_text",
}
HARD = [
    "None",
    "NA",
    "nan",
    "-3",
    "=1+1",
    "a\nb",
    "a\tb",
    "a\r\nb",
    "👩‍🚒",
    "é",
    "e\u0301",
    "",
    " ",
    "'",
    '"',
    "\u200f",
]


def table_of(**answers):
    label = {"case_id": "c1", "study": "s", "output_sha256": None, "source": "agreed", "n_labels": 2}
    return label_table([CASE], [label | {"answers": answers}], TYPES)


@pytest.mark.parametrize("text", HARD)
def test_hard_texts_come_back_byte_for_byte(text):
    row = pq.read_table(io.BytesIO(parquet_bytes(table_of(decision=text, codes=[text])))).to_pylist()[0]
    assert (row["answer.decision"], row["answer.codes"]) == (text, [text])


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_any_text_comes_back(text):
    row = pq.read_table(io.BytesIO(parquet_bytes(table_of(decision=text)))).to_pylist()[0]
    assert row["answer.decision"] == text


def test_types_follow_the_form_and_nothing_is_not_an_empty_text():
    table = table_of(score=0, sure=False, edit={"original": "a", "final": "b"})
    row = pq.read_table(io.BytesIO(parquet_bytes(table))).to_pylist()[0]
    assert (row["answer.score"], row["answer.sure"], row["answer.decision"]) == (0, False, None)
    assert row["answer.edit"] == '{"final":"b","original":"a"}'


def test_the_same_table_is_the_same_bytes():
    assert parquet_bytes(table_of(score=1)) == parquet_bytes(table_of(score=1))


@given(st.text(max_size=20))
def test_no_cell_runs(text):
    cell = safe_cell(text)
    assert cell in (text, "'" + text)
    assert cell[:1] not in ("=", "@", "\t", "\r", "\n")
    if cell[:1] in ("+", "-"):
        assert cell[1:].replace(".", "").replace(",", "").isdecimal()


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        ("-3", "-3"),
        ("+3,5", "+3,5"),
        ("-3+1", "'-3+1"),
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        ("＝1+1", "'＝1+1"),
        (True, "true"),
        (None, ""),
        (["A", "B"], "A; B"),
        (["=A"], "'=A"),
    ],
)
def test_numbers_stay_numbers_and_formulas_do_not(value, cell):
    assert safe_cell(value) == cell


def test_the_csv_opens_in_a_spreadsheet():
    raw = csv_bytes(table_of(decision="=1+1", codes=["A", "B"]))
    assert raw.startswith(b"\xef\xbb\xbf")
    row = next(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    assert (row["answer.decision"], row["answer.codes"], row["answer.score"]) == ("'=1+1", "A; B", "")


def test_whatever_writes_a_table_keeps_its_cells_from_running():
    """The kind, not the case: a module that writes CSV sends each text through safe_cell."""
    root = Path(__file__).resolve().parents[3]
    writers = [
        path
        for app in ("agreement", "annotation", "taxonomy")
        for path in (root / app).rglob("*.py")
        if re.search(r"csv\.(writer|DictWriter)\(", path.read_text())
    ]
    assert len(writers) > 3
    assert not [path.name for path in writers if "safe_cell" not in path.read_text()]
