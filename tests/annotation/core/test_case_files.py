"""Case files: four shapes, one reading; what cannot be kept is refused with its place."""

import json
import tracemalloc
from datetime import date
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from annotation.core.bad_input import BadInput
from annotation.core.case_files import each_row, read_cases, read_rows
from annotation.core.case_mapping import parse_mapping

CASE = {"id": "a", "schemaVersion": "1", "task": "t", "split": "dev", "input": {"q": "x"}}
PUBLIC = Path(__file__).resolve().parents[4] / "shared" / "data" / "public"


@pytest.fixture
def write(tmp_path):
    def write_file(content: str | bytes, name: str = "cases.jsonl") -> Path:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write_file


def lines(*cases: dict) -> str:
    return "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases)


def refusal(path: Path, **options) -> str:
    with pytest.raises(BadInput) as caught:
        read_cases(path, **options)
    return str(caught.value)


class TestShapesOfFiles:
    two = (CASE, CASE | {"id": "b"})

    @pytest.mark.parametrize(
        "content",
        [
            lines(*two),
            json.dumps(two),
            json.dumps({"about": "x", "cases": two}),
            json.dumps({"about": "x", "cases": two}, indent=2),
            "\ufeff" + lines(*two).replace("\n", "\r\n"),
            "\n\n".join(["", *lines(*two).splitlines(), ""]),
        ],
        ids=["lines", "array", "document", "indented document", "byte order mark and CRLF", "blank lines"],
    )
    def test_all_give_the_same_cases(self, write, content):
        assert [case for _, case in read_cases(write(content))] == list(self.two)

    def test_rows_are_lines_in_json_lines_and_positions_in_an_array(self, write):
        assert [row for row, _ in read_cases(write("\n" + lines(*self.two)))] == [2, 3]
        assert [row for row, _ in read_cases(write(json.dumps(self.two)))] == [1, 2]

    def test_lines_are_read_as_a_stream(self, write):
        path = write("".join(lines(CASE | {"id": str(n), "input": "x" * 10_000}) for n in range(800)))
        tracemalloc.start()
        try:
            assert sum(1 for _ in each_row(path)) == 800
            assert tracemalloc.get_traced_memory()[1] < path.stat().st_size / 4
        finally:
            tracemalloc.stop()

    def test_a_single_line_is_a_case(self, write):
        assert len(read_cases(write(lines(CASE)))) == 1

    def test_a_line_separator_inside_a_text_does_not_split_the_line(self, write):
        case = CASE | {"input": {"q": "one\u2028two"}}
        assert read_cases(write(lines(case)))[0].case == case

    @pytest.mark.parametrize("content", ["", "\n \n", "[]", '{"cases": []}'])
    def test_a_file_without_cases_is_refused(self, write, content):
        assert "holds no cases" in refusal(write(content))

    def test_an_indented_object_without_cases_is_refused(self, write):
        assert "without a list 'cases'" in refusal(write(json.dumps(CASE, indent=1)))

    def test_a_missing_file_is_refused(self, tmp_path):
        assert refusal(tmp_path / "none.jsonl").startswith("none.jsonl: cannot be read")


class TestRefusals:
    @pytest.mark.parametrize(
        ("line", "named"),
        [
            ('{"id": "b", "id": "c"}', "'id' stands twice"),
            ('{"id": NaN}', "NaN"),
            ('{"id": "b", "input": {"n": 9007199254740993}}', "9007199254740993"),
            ('{"id": "b", "input": "\\u0000"}', "NUL"),
            ("{broken", "Expecting property name"),
            ("[1]", "not a JSON object"),
            ("[" * 40, "nested deeper"),
        ],
    )
    def test_a_line_that_others_would_read_differently_is_refused_with_its_row(self, write, line, named):
        message = refusal(write(lines(CASE) + line + "\n"))
        assert message.startswith("cases.jsonl, row 2")
        assert named in message

    def test_a_file_of_one_bad_line_names_its_row_too(self, write):
        assert refusal(write('{"id": "b", "id": "c"}')).startswith("cases.jsonl, row 1: key 'id'")

    def test_bytes_that_are_not_utf8_are_refused_with_their_row(self, write):
        message = refusal(write(lines(CASE).encode() + b'{"id": "\xff"}\n'))
        assert message == "cases.jsonl, row 2: not UTF-8 at byte 8"

    @pytest.mark.parametrize(
        ("case_id", "reason"),
        [
            (7, "must be text"),
            (None, "must be text"),
            ("", "is empty"),
            (" a", "begins or ends with a blank"),
            ("a\u00a0", "begins or ends with a blank"),
            ("a\tb", "control character"),
            ("a\u2028b", "control character"),
        ],
    )
    def test_an_id_that_cannot_be_kept_is_refused(self, write, case_id, reason):
        message = refusal(write(lines(CASE, CASE | {"id": case_id})))
        assert message.startswith("cases.jsonl, row 2, field 'id'")
        assert reason in message

    def test_an_id_that_stands_twice_is_refused_with_both_rows(self, write):
        assert refusal(write(lines(CASE, CASE))) == (
            "cases.jsonl, row 2, field 'id', value 'a': stands already in row 1"
        )

    @pytest.mark.parametrize("key", ["id", "input"])
    def test_a_missing_key_is_named(self, write, key):
        case = {name: value for name, value in CASE.items() if name != key}
        assert refusal(write(lines(case))) == f"cases.jsonl, row 1, field {key!r}: is missing"

    def test_metadata_must_be_an_object(self, write):
        assert "field 'metadata', value 'x': must be an object" in refusal(
            write(lines(CASE | {"metadata": "x"}))
        )

    @pytest.mark.parametrize("key", ["schemaVersion", "task", "split"])
    def test_keys_that_name_things_must_be_text(self, write, key):
        assert f"field '{key}', value '1': must be text" in refusal(write(lines(CASE | {key: 1})))

    def test_an_unknown_key_is_refused_and_the_option_that_takes_it_named(self, write):
        message = refusal(write(lines(CASE | {"intent": "x"})))
        assert "field 'intent'" in message
        assert "--map input.intent=intent" in message

    def test_reading_for_checks_leaves_the_contract_to_the_checks(self, write):
        path = write(lines({"id": 7, "x": 1}, {"id": 7}))
        assert [case for _, case in read_rows(path)] == [{"id": 7, "x": 1}, {"id": 7}]


class TestOddTables:
    @pytest.mark.parametrize(
        ("content", "named"),
        [
            ("id;input.q\n1;x\n", "row 1: cells are separated by ';'"),
            ("id\tinput.q\n1\tx\n", "row 1: cells are separated by '\\t'"),
            (",".join(map(str, range(200_000))), "row 1: 200000 columns"),
            ("id,input,id\n1,2,3\n", "row 1: column 'id' stands twice"),
        ],
        ids=["semicolon", "tab", "too many", "twice"],
    )
    def test_a_header_that_cannot_be_used_is_refused_at_once(self, write, content, named):
        assert named in refusal(write(content, "cases.csv"))

    def test_a_path_too_deep_to_be_read_back_is_refused(self, write):
        assert "200 levels deep" in refusal(write("id,input" + ".a" * 200 + "\n1,x\n", "cases.csv"))

    def test_a_parquet_file_that_expands_out_of_all_proportion_is_refused_before_it_is_unpacked(
        self, tmp_path
    ):
        many = pa.table({"id": [str(n) for n in range(2000)], "input": pa.array(["A" * 200_000] * 2000)})
        pq.write_table(many, tmp_path / "c.parquet", compression="zstd")
        assert "expands to more than" in refusal(tmp_path / "c.parquet")

    def test_a_parquet_file_that_is_damaged_inside_is_refused(self, tmp_path):
        path = tmp_path / "c.parquet"
        pq.write_table(pa.table({"id": ["a"], "input": ["x"]}), path)
        whole = path.read_bytes()
        path.write_bytes(whole[:40] + b"\xff" * 30 + whole[70:])
        assert refusal(path).startswith("c.parquet: not readable as Parquet")

    @pytest.mark.parametrize("value", [date(2026, 11, 30), b"x", float("nan"), "x\x00"])
    def test_a_parquet_value_that_json_cannot_hold_is_named_by_its_column(self, tmp_path, value):
        pq.write_table(pa.table({"id": ["a"], "input": [value]}), tmp_path / "c.parquet")
        message = refusal(tmp_path / "c.parquet")
        assert message.startswith("c.parquet, row 1, field 'input', value ")
        assert "is nothing that JSON can hold" in message

    def test_a_parquet_column_that_stands_twice_is_refused(self, tmp_path):
        columns = [pa.array(["1"]), pa.array(["2"]), pa.array(["x"])]
        pq.write_table(pa.Table.from_arrays(columns, names=["id", "id", "input"]), tmp_path / "c.parquet")
        assert refusal(tmp_path / "c.parquet") == "c.parquet: column 'id' stands twice"

    def test_a_key_that_stands_twice_among_many_is_found_in_one_pass(self, write):
        keys = ",".join(f'"k{n}":1' for n in range(100_000))
        assert "'last' stands twice" in refusal(write("{" + keys + ',"last":1,"last":2}'))


class TestRenaming:
    def test_an_integer_id_under_another_key_becomes_its_decimal_text(self, write):
        record = {"task_id": 42, "intent": "find it", "sites": ["w"]}
        rename = parse_mapping(["id=task_id", "input.question=intent", "metadata.sites=sites"])
        assert read_cases(write(lines(record)), rename=rename)[0].case == {
            "id": "42",
            "input": {"question": "find it"},
            "metadata": {"sites": ["w"]},
        }

    def test_a_boolean_is_no_id(self, write):
        assert "must be text" in refusal(write(lines({"k": True, "input": 1})), rename={"id": "k"})

    def test_a_place_that_is_taken_is_refused(self, write):
        message = refusal(write(lines(CASE | {"task_id": 1})), rename={"id": "task_id"})
        assert message == "cases.jsonl, row 1: 'id' already holds a value"

    def test_a_path_below_a_text_is_refused(self, write):
        record = {"id": "a", "input": "text", "more": 1}
        assert "lies below 'input'" in refusal(write(lines(record)), rename={"input.more": "more"})

    def test_keys_can_be_moved_out_of_the_way_of_each_other(self, write):
        record = {"id": 1, "input": {"q": "x"}, "uid": "u"}
        rename = {"metadata.number": "id", "id": "uid"}
        assert read_cases(write(lines(record)), rename=rename)[0].case == {
            "id": "u",
            "input": {"q": "x"},
            "metadata": {"number": 1},
        }

    @pytest.mark.parametrize("entry", ["id", "id=", "=x", "id.x=y", "question=q", "input.=q"])
    def test_a_mapping_to_no_place_in_a_case_is_refused(self, entry):
        with pytest.raises(BadInput, match="--map"):
            parse_mapping([entry])

    def test_one_place_cannot_be_mapped_twice(self):
        with pytest.raises(BadInput, match="mapped twice"):
            parse_mapping(["id=a", "id=b"])


class TestCSV:
    header = "id,split,input.q,input.deep.er,metadata.note\r\n"

    def test_cells_are_kept_byte_for_byte(self, write):
        path = write(
            "\ufeff" + self.header + '007,dev," a\r\nb ",1e3,\r\n1e3,test,"say ""x""",=1,-3\r\n', "c.csv"
        )
        first = {"q": " a\r\nb ", "deep": {"er": "1e3"}}
        second = {"q": 'say "x"', "deep": {"er": "=1"}}
        assert read_cases(path) == [
            (2, {"id": "007", "split": "dev", "input": first, "metadata": {"note": ""}}),
            (3, {"id": "1e3", "split": "test", "input": second, "metadata": {"note": "-3"}}),
        ]

    @pytest.mark.parametrize(
        ("content", "named"),
        [
            ("id,input.q\na\n", "c.csv, row 2, value 'a': 1 cells where the header has 2"),
            ("id,id\na,b\n", "c.csv, row 1: column 'id' stands twice"),
            ("id,,input\na,b,c\n", "c.csv, row 1: column 2 has no name"),
            ("id,input,input.q\na,b,c\n", "c.csv, row 2, field 'input.q', value 'c'"),
            ("id,id.x,input\na,b,c\n", "row 1, column 'id.x'"),
            ("id,input.q\na,b\x00\n", "c.csv, row 2, field 'input.q'"),
            ('id,input.q\na,"b\n', "c.csv, row 2: not readable as CSV"),
            ("id,input.q,intent\na,b,c\n", "c.csv, row 2, field 'intent'"),
            ("id,metadata,input\na,b,c\n", "field 'metadata'"),
            (b"id,input.q\na,\xff\n", "c.csv: not UTF-8 at byte 13, in line 2"),
            ("ID,input\na,b\n", "c.csv, row 2, field 'id': is missing; --map id=KEY would take it from 'ID'"),
            (b"PK\x03\x04\x14\x00", "c.csv: is a zip archive or a workbook"),
            (b"\x1f\x8b\x08\x00", "c.csv: is compressed with gzip"),
            ("id,input\na,b\n".encode("utf-16"), "c.csv: is UTF-16; save it as UTF-8"),
        ],
    )
    def test_what_cannot_be_read_is_refused_with_its_place(self, write, content, named):
        assert named in refusal(write(content, "c.csv"))

    def test_a_cell_may_hold_a_whole_transcript(self, write):
        text = "word " * 100_000
        assert read_cases(write(f"id,input\na,{text}\n", "c.csv"))[0].case["input"] == text

    def test_foreign_columns_can_be_mapped(self, write):
        path = write("task_id,intent\n3,find\n", "c.csv")
        cases = read_cases(path, rename={"id": "task_id", "input.q": "intent"})
        assert cases[0].case == {"id": "3", "input": {"q": "find"}}


@pytest.mark.skipif(not PUBLIC.exists(), reason="the public data folder is absent")
class TestPublicFiles:
    def test_the_document_with_cases_is_read(self):
        assert len(read_cases(PUBLIC / "spa_agent_eval_v1_synthetic.json")) == 120

    def test_foreign_tasks_are_read_through_a_mapping(self):
        rename = parse_mapping(
            [
                "id=task_id", "input.intent=intent", "input.start_url=start_url", "metadata.sites=sites",
                "metadata.template=intent_template_id", "expectedOutput=eval",
                "input.additional_instructions=additional_instructions",
            ]
        )  # fmt: skip
        cases = read_cases(PUBLIC / "timewarp_test.raw.json", rename=rename)
        assert (len(cases), cases[0].case["id"]) == (231, "1")
