"""`measure FILE` from the command line: documents, reports, exit codes, one line for bad input."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

HEADER = "item_id,annotator,field,value\n"


def labels(folder: Path, rows: list[str], name: str = "labels.csv") -> Path:
    path = folder / name
    path.write_text(HEADER + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def run(*arguments: Any) -> tuple[str, str, int]:
    out, err = StringIO(), StringIO()
    try:
        call_command("measure", *map(str, arguments), stdout=out, stderr=err)
    except SystemExit as ended:
        return out.getvalue(), err.getvalue(), int(ended.code or 0)
    return out.getvalue(), err.getvalue(), 0


def document(*arguments: Any) -> dict[str, Any]:
    out, _, code = run(*arguments, "--json", "--resamples", 0)
    assert code == 0
    return json.loads(out)


def refused(*arguments: Any) -> str:
    out, err, code = run(*arguments, "--json")
    assert (out, code) == ("", 2)
    assert err.strip().count("\n") == 0
    return err


def values(field: dict[str, Any]) -> dict[str, Any]:
    return {measure["name"]: measure["value"] for measure in field["measures"]}


PAIRED = ["1,ann,v,x", "1,ben,v,x", "2,ann,v,y", "2,ben,v,x", "3,ann,v,y", "3,ben,v,y", "4,ann,v,x"]


class TestDocument:
    def test_it_names_its_input_and_every_field(self, tmp_path: Path) -> None:
        path = labels(tmp_path, [*PAIRED, "1,ann,w,z", "1,ben,w,z"])
        found = document(path)
        assert found["input"]["n_rows"] == 9
        assert (found["input"]["n_items"], found["input"]["n_annotators"]) == (4, 2)
        assert len(found["input"]["sha256"]) == 64
        assert [field["field"] for field in found["fields"]] == ["v", "w"]
        first = found["fields"][0]
        assert values(first)["raw_agreement"] == pytest.approx(2 / 3)
        assert first["excluded"] == [{"reason": "one_label_only", "n": 1}]
        assert first["pairs"][0]["annotators"] == ["ann", "ben"]
        assert first["pairs"][0]["contingency"] == [[1, 0], [1, 1]]

    def test_one_field_can_be_picked(self, tmp_path: Path) -> None:
        path = labels(tmp_path, [*PAIRED, "1,ann,w,z"])
        assert [field["field"] for field in document(path, "--field", "w")["fields"]] == ["w"]

    def test_a_declared_order_gives_the_categories_of_the_tables(self, tmp_path: Path) -> None:
        found = document(labels(tmp_path, PAIRED), "--order", "y,unused,x")["fields"][0]
        assert found["categories"] == ["y", "unused", "x"]
        assert found["pairs"][0]["contingency"] == [[1, 0, 1], [0, 0, 0], [0, 0, 1]]
        assert found["measures"][0]["k_declared"] == 3
        assert found["measures"][0]["k_used"] == 2

    def test_quotes_hold_a_category_with_a_comma(self, tmp_path: Path) -> None:
        path = labels(tmp_path, ['1,ann,v,"a, b"', "1,ben,v,c"])
        assert document(path, "--order", '"a, b",c')["fields"][0]["categories"] == ["a, b", "c"]

    def test_values_left_out_are_counted(self, tmp_path: Path) -> None:
        path = labels(tmp_path, [*PAIRED, "5,ann,v,Unsure", "5,ben,v,x", "6,ann,v,Unsure"])
        found = document(path, "--exclude", "Unsure,none")["fields"][0]
        assert {"reason": "value_left_out", "value": "Unsure", "n": 2} in found["excluded"]
        assert values(found)["raw_agreement"] == pytest.approx(2 / 3)
        assert found["categories"] == ["x", "y"]

    def test_annotators_left_out_are_counted(self, tmp_path: Path) -> None:
        path = labels(tmp_path, [*PAIRED, "1, ben,v,y", "2, ben,v,y"])
        found = document(path, "--annotators", "ann, ben")["fields"][0]
        assert found["pairs"][0]["annotators"] == [" ben", "ann"]
        assert {"reason": "annotator_left_out", "value": "ben", "n": 3} in found["excluded"]

    def test_blanks_around_a_name_on_the_command_line_do_not_matter(self, tmp_path: Path) -> None:
        found = document(labels(tmp_path, PAIRED), "--annotators", "ben, ann")["fields"][0]
        assert found["n_annotators"] == 2

    def test_an_empty_value_is_missing_except_in_sets(self, tmp_path: Path) -> None:
        path = labels(tmp_path, ["1,ann,v,", "1,ben,v,x", "2,ann,v,x", "2,ben,v,x"])
        nominal, sets = (document(path, "--level", level)["fields"][0] for level in ("nominal", "set"))
        assert {"reason": "empty_value", "value": "", "n": 1} in nominal["excluded"]
        assert nominal["n_pairable"] == 1
        assert (sets["n_pairable"], sets["n_empty_sets"]) == (2, 1)
        assert values(sets)["raw_agreement"] == 0.5

    def test_codes_of_a_set_have_no_order_and_count_once(self, tmp_path: Path) -> None:
        path = labels(tmp_path, ["1,ann,v,HOOK_WEAK;TOO_LONG", "1,ben,v, TOO_LONG ;HOOK_WEAK;TOO_LONG"])
        found = document(path, "--level", "set")["fields"][0]
        assert values(found)["raw_agreement"] == values(found)["jaccard_mean"] == 1
        assert [row["category"] for row in found["per_category"]] == ["HOOK_WEAK", "TOO_LONG"]

    def test_seventy_codes_fit(self, tmp_path: Path) -> None:
        rows = [f"{n},{who},v,c{n};c{n + 1}" for n in range(70) for who in ("ann", "ben")]
        found = document(labels(tmp_path, rows), "--level", "set")["fields"][0]
        assert len(found["per_category"]) == 71
        assert values(found)["masi_alpha"] == pytest.approx(1)

    def test_a_value_that_does_not_fit_is_named_with_its_row_and_stops_no_other_field(
        self, tmp_path: Path
    ) -> None:
        path = labels(
            tmp_path, ["1,ann,w,3", "1,ben,w,4", "1,ann,v,1", "1,ben,v,2", "2,ben,v,?", "2,ann,v,1"]
        )
        good, bad = document(path, "--level", "interval")["fields"]
        assert values(good)["raw_agreement"] == 0
        assert {measure["reason"] for measure in bad["measures"]} == {"non_numeric"}
        (warning,) = bad["warnings"]
        assert (warning["row"], warning["value"], warning["annotator"]) == (6, "?", "ben")
        assert "row 6, field 'v', value '?'" in warning["message"]

    def test_seed_and_resamples_are_used_and_named(self, tmp_path: Path) -> None:
        path = labels(tmp_path, PAIRED)
        out, _, _ = run(path, "--json", "--seed", 7, "--resamples", 50)
        found = json.loads(out)
        assert (found["seed"], found["resamples"]) == (7, 50)
        kappa = next(m for m in found["fields"][0]["measures"] if m["name"] == "cohen_kappa")
        assert {interval["seed"] for interval in kappa["intervals"] if interval["seed"] is not None} == {7}
        assert "bootstrap" in {interval["method"] for interval in kappa["intervals"]}

    def test_formats_give_the_same_figures(self, tmp_path: Path) -> None:
        csv_file = labels(tmp_path, PAIRED)
        json_file = tmp_path / "labels.jsonl"
        keys = HEADER.strip().split(",")
        lines = [json.dumps(dict(zip(keys, row.split(","), strict=True))) for row in PAIRED]
        json_file.write_text("\n".join(lines), encoding="utf-8")
        assert document(csv_file)["fields"] == document(json_file)["fields"]


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "parts"),
        [
            (["--order", "x"], ["row 4", "'v'", "'y'", "declared order"]),
            (["--order", "x,y,x"], ["--order", "'x'"]),
            (["--order", " , "], ["--order", "no category"]),
            (["--order", "x,y", "--level", "interval"], ["--order"]),
            (["--order", "x", "--level", "set"], ["row 4", "'y'"]),
            (["--field", "nothing"], ["'nothing'", "'v'"]),
            (["--annotators", "ann,eve"], ["'eve'"]),
        ],
    )
    def test_bad_input_is_one_line_and_exit_code_two(
        self, tmp_path: Path, arguments: list[str], parts: list[str]
    ) -> None:
        message = refused(labels(tmp_path, PAIRED), *arguments)
        assert all(part in message for part in parts)

    def test_a_bad_file_is_one_line_and_exit_code_two(self, tmp_path: Path) -> None:
        message = refused(labels(tmp_path, [*PAIRED, "1, ann,v,x", "1,ann,v,x"]))
        assert "row 10" in message
        assert "labels.csv" in message
        assert "no such file" in refused(tmp_path / "absent.csv")


class TestReport:
    def test_a_stranger_reads_figures_intervals_and_warnings(self, tmp_path: Path) -> None:
        out, _, code = run(labels(tmp_path, PAIRED), "--resamples", 0)
        assert code == 0
        assert "v (nominal)" in out
        assert "4 units, 3 of them labelled twice or more, by 2 annotators" in out
        assert "not counted: 1 unit with one label only" in out
        assert "! Only 3 units were labelled twice or more" in out
        assert "Cohen’s kappa" in out
        assert "95%, posterior of the table" in out
        assert "ann (rows) against ben (columns)" in out
        assert "With these margins kappa could reach" in out

    def test_undefined_figures_say_why(self, tmp_path: Path) -> None:
        out, _, _ = run(labels(tmp_path, ["1,ann,v,x", "1,ben,v,x"]))
        assert "undefined: only one category was used" in out

    def test_notices_go_to_stderr_after_a_success(self, tmp_path: Path) -> None:
        out, err, _ = run(labels(tmp_path, [*PAIRED, "1, ann,v,x"]), "--json")
        assert "look alike" in err
        assert json.loads(out)["notices"] == [line for line in err.splitlines() if line]

    @pytest.mark.parametrize("level", ["nominal", "ordinal", "interval", "ratio", "set"])
    def test_every_level_and_number_of_annotators_prints(self, tmp_path: Path, level: str) -> None:
        names = ["ann", "ben", "cleo"]
        rows = [f"{n},{who},v,{(n + len(who)) % 4}" for n in range(9) for who in names]
        rows += [f"{n},{who},w,{n % 3}" for n in range(9) for who in names[:2]]
        out, _, code = run(labels(tmp_path, rows), "--level", level, "--resamples", 50)
        assert code == 0
        assert f"v ({level})" in out
        assert f"w ({level})" in out
        assert "None" not in out
        assert "nan" not in out

    def test_many_annotators_are_counted_instead_of_listed(self, tmp_path: Path) -> None:
        rows = [f"{n},who{a},v,{(n * a) % 2}" for n in range(6) for a in range(8)]
        out, _, _ = run(labels(tmp_path, rows), "--resamples", 0)
        assert "28 pairs of annotators: see --json." in out

    def test_copied_blocks_show_figures_without_them(self, tmp_path: Path) -> None:
        rows = []
        for n in range(30):
            for who in ("ann", "ben"):
                text = f"what was seen on case {n} by {'both' if n < 5 else who}"
                rows += [f"{n},{who},v,{(n + len(who) * n) % 3}", f"{n},{who},note,{text}"]
        out, _, _ = run(labels(tmp_path, rows), "--resamples", 0)
        assert out.count("Without the identical blocks") == 2
        out, _, _ = run(labels(tmp_path, rows), "--field", "v", "--resamples", 0)
        assert out.count("Without the identical blocks") == 1
        out, _, _ = run(labels(tmp_path, rows[::2]), "--field", "v", "--resamples", 0)
        assert "Without the identical blocks" not in out


class TestZero:
    def test_a_figure_that_rounds_to_nothing_has_no_sign(self, tmp_path: Path) -> None:
        rows = ["1,ann,v,1", "1,ben,v,2", "2,ann,v,0", "2,ben,v,1", "3,ann,v,0", "3,ben,v,3"]
        path = labels(tmp_path, rows)
        icc = values(document(path, "--level", "interval")["fields"][0])["icc_2_1"]
        assert icc != 0, "floating point leaves something beside zero here"
        assert round(icc, 12) == 0
        printed, _, _ = run(path, "--level", "interval", "--resamples", 0)
        assert "ICC" in printed
        assert " 0.000" in printed
        assert "-0.000 " not in printed
