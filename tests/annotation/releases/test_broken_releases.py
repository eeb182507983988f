"""Fifty ways to break a release, each rejected with its own reason.

Half are accidents that no longer fit their digests. The others were made over by somebody who knows the format and
made every digest fit again; what is wrong with those is what they say.
"""

import shutil
from pathlib import Path

import pytest

from annotation.core.verify import Unreadable, verify
from annotation.services.releases import write_release
from tests.annotation.releases.accidents import ACCIDENTS, UNREADABLE, ledger_line, told
from tests.annotation.releases.forgeries import FORGERIES
from tests.annotation.releases.remade import forge
from tests.studies import make_study


@pytest.fixture
def whole(db, tmp_path) -> Path:
    """A whole release: c1 and c4 agreed, c2 and c3 ruled."""
    write_release(release=make_study("RELEASED").releases.get().release, folder=tmp_path / "whole")
    assert verify(tmp_path / "whole") == []
    return tmp_path / "whole"


def test_there_are_fifty_ways_and_more():
    assert len(ACCIDENTS) + len(UNREADABLE) + len(FORGERIES) >= 50


def test_each_accident_is_rejected_with_its_own_reason(whole, tmp_path):
    for name, (act, reason) in ACCIDENTS.items():
        folder = tmp_path / name
        shutil.copytree(whole, folder)
        act(folder)
        findings = verify(folder)
        assert any(finding.startswith(reason) for finding in findings), (name, findings)


def test_each_unreadable_release_says_why(whole, tmp_path):
    for name, (act, reason) in UNREADABLE.items():
        folder = tmp_path / name
        shutil.copytree(whole, folder)
        act(folder)
        with pytest.raises(Unreadable) as refusal:
            verify(folder)
        assert reason in str(refusal.value), name


def test_each_forgery_with_fitting_digests_is_rejected_for_what_it_says(whole, tmp_path):
    for name, (change, reason) in FORGERIES.items():
        folder = tmp_path / name
        shutil.copytree(whole, folder)
        forge(folder, change)
        findings = verify(folder)
        assert any(finding.startswith(reason) for finding in findings), (name, findings)


def test_a_release_written_again_unchanged_is_whole(whole):
    before = (whole / "manifest.json").read_bytes()
    forge(whole, lambda made: None)
    assert (verify(whole), (whole / "manifest.json").read_bytes()) == ([], before)


@pytest.mark.parametrize("change", ["sha256", "event", "sequence"])
def test_a_ledger_that_was_touched_is_named_by_event(whole, change):
    number = told(whole)
    values = {"sha256": "0" * 64, "event": '{"previous":"","sequence":0}', "sequence": 0}
    ledger_line(number, lambda line: line.update({change: values[change]}))(whole)
    assert any(f"ledger.jsonl: event {number}" in finding for finding in verify(whole))
