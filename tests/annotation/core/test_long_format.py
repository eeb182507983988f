"""Reader of long-format files: what it accepts, what it refuses and how it says so."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from annotation.core.bad_input import BadInput
from annotation.core.long_format import look_alike_annotators, read_long_file

HEADER = "item_id,annotator,field,value\n"


def written(folder: Path, content: str | bytes, name: str = "labels.csv") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def rows(path: Path) -> list[tuple[str, str, str, str, int]]:
    return [tuple(row) for row in read_long_file(path).rows]


def refusal(path: Path) -> str:
    with pytest.raises(BadInput) as caught:
        read_long_file(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


class TestCsv:
    def test_rows_carry_their_number_in_the_file(self, tmp_path: Path) -> None:
        path = written(tmp_path, HEADER + "c1,ann,verdict,match\nc1,ben,verdict,\n")
        assert rows(path) == [("c1", "ann", "verdict", "match", 2), ("c1", "ben", "verdict", "", 3)]

    def test_a_bom_and_crlf_change_neither_rows_nor_the_digest_of_the_rest(self, tmp_path: Path) -> None:
        plain = (HEADER + "c1,ann,verdict,match\n").replace("\n", "\r\n")
        with_bom = read_long_file(written(tmp_path, b"\xef\xbb\xbf" + plain.encode(), "a.csv"))
        without = read_long_file(written(tmp_path, plain, "b.csv"))
        assert with_bom.rows == without.rows
        assert with_bom.sha256 == without.sha256
        assert len(with_bom.sha256) == 64

    def test_ids_and_annotators_stay_byte_for_byte(self, tmp_path: Path) -> None:
        path = written(tmp_path, HEADER + '007, H,f,x\n1e3,H,f,x\n" 1 ",e\u0301,f,x\n')
        assert [(row[0], row[1]) for row in rows(path)] == [("007", " H"), ("1e3", "H"), (" 1 ", "e\u0301")]

    def test_values_are_stripped_and_composed_and_the_changes_counted(self, tmp_path: Path) -> None:
        path = written(tmp_path, HEADER + "1,a,f, x \n2,a,f,e\u0301\n3,a,f,\u00e9\n4,a,f,X\n")
        file = read_long_file(path)
        assert [row.value for row in file.rows] == ["x", "\u00e9", "\u00e9", "X"]
        assert [notice for notice in file.notices if notice.startswith("labels.csv: 2 values with blanks")]

    def test_words_for_missing_are_ordinary_values(self, tmp_path: Path) -> None:
        path = written(tmp_path, HEADER + "1,a,f,nan\n2,a,f,None\n3,a,f,NA\n4,a,f,null\n5,a,f,   \n")
        assert [row[3] for row in rows(path)] == ["nan", "None", "NA", "null", ""]

    def test_columns_may_stand_in_any_order_and_others_are_reported(self, tmp_path: Path) -> None:
        path = written(tmp_path, "value,note,field,annotator,item_id\nx,hi,f,a,1\n")
        assert rows(path) == [("1", "a", "f", "x", 2)]
        assert read_long_file(path).notices == ["labels.csv: column 'note' is not used"]

    def test_quoted_commas_quotes_and_line_ends_are_part_of_a_value(self, tmp_path: Path) -> None:
        path = written(tmp_path, HEADER + '1,a,f,"x, ""y""\nz"\n2,a,f,w\n')
        assert [(row[3], row[4]) for row in rows(path)] == [('x, "y"\nz', 2), ("w", 3)]

    def test_an_edited_text_of_two_hundred_thousand_characters_is_read(self, tmp_path: Path) -> None:
        assert [len(row[3]) for row in rows(written(tmp_path, HEADER + "1,a,f," + "x" * 200_000 + "\n"))] == [
            200_000
        ]

    def test_empty_lines_are_skipped_but_counted_as_rows(self, tmp_path: Path) -> None:
        assert [row[4] for row in rows(written(tmp_path, HEADER + "\n1,a,f,x\n\n"))] == [3]

    @pytest.mark.parametrize(
        ("content", "parts"),
        [
            ("item_id,annotator,value\n1,a,x\n", ["row 1", "'field' is missing"]),
            ("", ["row 1", "'item_id' is missing"]),
            ("item_id,annotator,field,value,value\n", ["row 1", "'value' stands twice"]),
            (HEADER + "1,a,f,x\n2,a,f\n", ["row 3", "3 cells where the header has 4"]),
            (HEADER + "1,a,f,x,y\n", ["row 2", "5 cells"]),
            (HEADER + "1,a,f,x\x00\n", ["row 2", "'value'", "NUL"]),
            (HEADER + "1,a,f,x\n1,b,f,x\n1,a,f,y\n", ["row 4", "'f'", "'y'", "'a'", "'1'", "row 2"]),
            (HEADER + ",a,f,x\n", ["row 2", "'item_id'", "is empty"]),
            (HEADER + "1,,f,x\n", ["row 2", "'annotator'", "is empty"]),
            (HEADER + "1,a,,x\n", ["row 2", "'field'", "is empty"]),
            (HEADER.encode() + b"1,a,f,\xff\n", ["not UTF-8"]),
            (HEADER + '1,a,f,"x\n', ["row 2", "not readable as CSV"]),
            (HEADER + "1,a,f," + "x" * (16 * 1024**2 + 1) + "\n", ["row 2", "not readable as CSV"]),
        ],
    )
    def test_what_cannot_be_read_is_refused_with_file_and_place(
        self, tmp_path: Path, content: str | bytes, parts: list[str]
    ) -> None:
        message = refusal(written(tmp_path, content))
        for part in ["labels.csv", *parts]:
            assert part in message

    def test_the_same_annotator_may_answer_another_field_or_item(self, tmp_path: Path) -> None:
        assert len(rows(written(tmp_path, HEADER + "1,a,f,x\n1,a,g,x\n2,a,f,x\n"))) == 3

    def test_a_missing_file_or_unknown_format_is_refused(self, tmp_path: Path) -> None:
        assert "no such file" in refusal(tmp_path / "absent.csv")
        for mark, name in ((";", "';'"), ("\t", "'\\t'")):
            message = refusal(written(tmp_path, f"item_id{mark}annotator{mark}field{mark}value\n"))
            assert f"row 1: columns are separated by {name}" in message
        assert "'.xlsx'" in refusal(written(tmp_path, "x", "labels.xlsx"))


class TestJsonl:
    def test_values_of_every_kind_become_text(self, tmp_path: Path) -> None:
        lines = ['"x"', "3", "2.5", "true", "false", '["b", "a"]', "[]", '""']
        content = "".join(
            f'{{"item_id": {number}, "annotator": "a", "field": "f", "value": {value}}}\n'
            for number, value in enumerate(lines)
        )
        found = rows(written(tmp_path, content, "labels.jsonl"))
        assert [row[3] for row in found] == ["x", "3", "2.5", "true", "false", "b;a", "", ""]
        assert [row[0] for row in found] == [str(number) for number in range(8)]
        assert found[0][4] == 1

    def test_null_is_no_answer_at_any_level_and_is_counted(self, tmp_path: Path) -> None:
        line = '{"item_id": "%s", "annotator": "a", "field": "f", "value": %s, "more": 1}\n'
        file = read_long_file(written(tmp_path, line % ("1", "null") + "\n" + line % ("2", '"x"'), "l.jsonl"))
        assert [tuple(row) for row in file.rows] == [("2", "a", "f", "x", 3)]
        assert (file.n_rows, file.n_null) == (2, 1)
        assert file.notices == [
            "l.jsonl: column 'more' is not used",
            "l.jsonl: 1 value null, left out as missing",
        ]

    @pytest.mark.parametrize(
        ("line", "part"),
        [
            ('{"item_id": "1", "annotator": "a", "field": "f"}', "'value'"),
            ('{"item_id": 1.5, "annotator": "a", "field": "f", "value": "x"}', "'item_id'"),
            ('{"item_id": true, "annotator": "a", "field": "f", "value": "x"}', "'item_id'"),
            ('{"item_id": "1", "annotator": "a", "field": "f", "value": {"x": 1}}', "'f'"),
            ('{"item_id": "1", "annotator": "a", "field": "f", "value": ["x;y"]}', "'f'"),
            ('{"item_id": "1", "annotator": "a", "field": "f", "value": NaN}', "NaN"),
            ('{"item_id": "1", "item_id": "2"}', "twice"),
            ("[1]", "not a JSON object"),
            ("{", "row 1"),
            ('{"item_id": "1", "annotator": "a", "field": "f", "value": "\\u0000"}', "NUL"),
        ],
    )
    def test_what_cannot_be_read_is_refused(self, tmp_path: Path, line: str, part: str) -> None:
        message = refusal(written(tmp_path, line + "\n", "labels.jsonl"))
        assert "labels.jsonl, row 1" in message
        assert part in message


class TestParquet:
    @staticmethod
    def file(folder: Path, **columns: Any) -> Path:
        path = folder / "labels.parquet"
        given = {
            "item_id": ["1", "2"],
            "annotator": ["a", "a"],
            "field": ["f", "f"],
            "value": ["x", "y"],
        } | columns
        pq.write_table(pa.table(given), path)
        return path

    def test_text_numbers_nulls_and_lists_are_read(self, tmp_path: Path) -> None:
        assert rows(self.file(tmp_path)) == [("1", "a", "f", "x", 1), ("2", "a", "f", "y", 2)]
        assert rows(self.file(tmp_path, item_id=[7, 8], value=[1.5, None])) == [("7", "a", "f", "1.5", 1)]
        assert [row[3] for row in rows(self.file(tmp_path, value=[["b", "a"], []]))] == ["b;a", ""]

    def test_numbers_keep_the_digits_they_were_written_with(self, tmp_path: Path) -> None:
        short = pa.array([0.1, None], pa.float32())
        assert [row[3] for row in rows(self.file(tmp_path, value=short))] == ["0.1"]
        prices = pa.array([Decimal("9.90"), Decimal("-3.00")])
        assert [row[3] for row in rows(self.file(tmp_path, value=prices))] == ["9.90", "-3.00"]
        assert [row[3] for row in rows(self.file(tmp_path, value=pa.array([2, 3]).dictionary_encode()))] == [
            "2",
            "3",
        ]

    def test_what_cannot_be_read_is_refused(self, tmp_path: Path) -> None:
        assert "'item_id'" in refusal(self.file(tmp_path, item_id=[1.5, 2.5]))
        assert "NUL" in refusal(self.file(tmp_path, value=["x\x00", "y"]))
        assert "row 2" in refusal(self.file(tmp_path, item_id=["1", "1"]))
        assert "not readable as Parquet" in refusal(written(tmp_path, "no parquet", "bad.parquet"))
        path = tmp_path / "few.parquet"
        pq.write_table(pa.table({"item_id": ["1"]}), path)
        assert "'annotator' is missing" in refusal(path)


def test_annotators_that_look_alike_are_reported_and_never_merged() -> None:
    assert look_alike_annotators(["H", " H", "h", "B"]) == [
        "annotators ' H', 'H', 'h' look alike; they are counted as 3 annotators"
    ]
    assert look_alike_annotators([" H"]) == ["annotator ' H' has blanks around the name; it is kept as given"]
    assert look_alike_annotators(["A", "B"]) == []
