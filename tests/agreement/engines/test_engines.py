"""However a study is cut and whatever counts it, the tables are equal to the last integer."""

import json
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agreement.engines.duck import DuckDBMissing, count_files
from agreement.engines.in_process import count_blocks
from agreement.engines.parquet import write_block, write_blocks
from agreement.engines.shard import count_shard
from agreement.engines.tables import Tables
from tests.agreement.engines.drawn import draw

studies = st.builds(
    draw,
    seed=st.integers(0, 1 << 30),
    n_cases=st.integers(1, 60),
    kinds=st.lists(st.integers(0, 2), min_size=1, max_size=5),
    # Few codes, more than fit a dense table of counts, and more than fit one key of 62 bits.
    n_codes=st.lists(st.sampled_from([1, 3, 700, 1 << 20]), min_size=1, max_size=3),
    n_slices=st.integers(0, 2),
)
cuts = st.lists(st.integers(1, 59), max_size=4)


@settings(max_examples=40, deadline=None)
@given(studies, cuts, st.randoms(use_true_random=False))
def test_any_shards_in_any_order_add_up_to_the_whole(study, cuts, random):
    whole = count_blocks(study.plan, study.blocks([]))
    shards = [count_shard(study.plan, block) for block in study.blocks(cuts)]
    order = list(shards)
    random.shuffle(order)
    mixed = Tables.empty(study.plan)
    for shard in order:
        mixed.add(Tables.from_text(study.plan, shard.text()))
    assert count_blocks(study.plan, study.blocks(cuts)).text() == whole.text()
    assert by_unit(mixed) == by_unit(whole)


@settings(max_examples=12, deadline=None)
@given(study=studies, cuts=cuts)
def test_duckdb_over_parquet_counts_the_same(study, cuts, tmp_path_factory):
    pytest.importorskip("duckdb", reason="DuckDB is left out: pip install -r requirements-duckdb.txt")
    files = write_blocks(tmp_path_factory.mktemp("sealed"), study.plan, study.blocks(cuts))
    assert count_files(study.plan, files).text() == count_blocks(study.plan, study.blocks([])).text()


def test_one_answer_more_or_less_is_seen(tmp_path):
    """The comparison above can fail: another code, or a lost shard, makes another text."""
    study = draw(5, 40, [0, 0], [3])
    whole = count_blocks(study.plan, study.blocks([])).text()
    assert count_blocks(study.plan, study.blocks([20])[:1]).text() != whole
    key = next(key for key in study.vectors if key.kind == "answer")
    place = int(np.flatnonzero(study.vectors[key])[0])
    study.vectors[key][place] = study.vectors[key][place] % 3 + 1
    assert count_blocks(study.plan, study.blocks([])).text() != whole


def test_a_shard_asks_for_nothing_but_its_arguments():
    study = draw(7, 50, [0, 0, 1], [4, 9])
    block = study.blocks([])[0]
    before = {key: codes.copy() for key, codes in study.vectors.items()}
    assert count_shard(study.plan, block).text() == count_shard(study.plan, block).text()
    assert all(np.array_equal(before[key], codes) for key, codes in study.vectors.items())


def test_a_file_is_named_by_its_digest_and_written_once(tmp_path):
    study = draw(9, 30, [0, 0], [3])
    first, second = study.blocks([15])
    paths = [write_block(tmp_path, study.plan, block) for block in (first, second, first)]
    assert paths[0] == paths[2] != paths[1]
    assert sorted(tmp_path.iterdir()) == sorted(set(paths))


def test_without_duckdb_one_line_says_how_to_have_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(
        DuckDBMissing, match=r"^DuckDB is not installed: pip install -r requirements-duckdb.txt$"
    ):
        count_files(draw(1, 1, [0], [1]).plan, [])


def test_the_engines_need_no_django_and_no_duckdb():
    source = (
        "import json, sys; import agreement.engines.duck, agreement.engines.parquet, agreement.engines.in_process;"
        "print(json.dumps([name for name in ('django', 'duckdb', 'celery') if name in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []


def by_unit(tables: Tables) -> str:
    """The tables with their lists of units in one order, which is all that the order of shards may change."""
    found = json.loads(tables.text())
    for units in [found["unlabelled"], *(field[2]["unanswered"] for field in found["fields"])]:
        for reason in units:
            units[reason].sort()
    return json.dumps(found)
