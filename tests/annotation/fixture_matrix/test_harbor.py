"""Trials of Harbor: an absent or unreadable reward is nobody's fail, and no archive leads out of its folder."""

import io
import zipfile

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.harbor import read_folder, read_zip, reward_of, write_zip


def zipped(files, folders=()):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        for name in folders:
            target.writestr(f"{name}/", b"")
        for name, content in files.items():
            target.writestr(name, content)
    return buffer.getvalue()


FILES = {
    "job/refund__a1/verifier/reward.txt": "1\n",
    "job/refund__b2/verifier/reward.json": '{"reward": 0, "speed": 0.9}',
    "job/cancel__c3/agent/log.txt": "crashed before the verifier",
    "job/cancel__d4/verifier/reward.txt": "yes",
    "job/cancel__d4/verifier/test-stdout.txt": "3 passed",
}


def outcomes(trials):
    return {trial.name: trial.outcome for trial in trials}


@pytest.mark.parametrize("from_disk", [False, True])
def test_a_trial_without_a_readable_reward_is_an_infrastructure_error(tmp_path, from_disk):
    if from_disk:
        for name, content in FILES.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content)
        (tmp_path / "job" / "quiet__e5").mkdir()
        trials = read_folder(tmp_path)
    else:
        trials = read_zip(zipped(FILES, ["job/quiet__e5"]), source="job.zip")
    assert outcomes(trials) == {
        "refund__a1": "pass",
        "refund__b2": "fail",
        "cancel__c3": "infrastructure_error",
        "cancel__d4": "infrastructure_error",
        "quiet__e5": "infrastructure_error",
    }
    assert {trial.case for trial in trials} == {"refund", "cancel", "quiet"}
    broken = next(trial for trial in trials if trial.name == "cancel__d4")
    assert (broken.reason[:26], broken.log) == ("reward.txt cannot be read:", "3 passed")


@pytest.mark.parametrize(
    ("files", "outcome"),
    [
        ({"reward.txt": b"1"}, "pass"),
        ({"reward.txt": b"0.5"}, "fail"),
        ({"reward.json": b'{"a": 1, "b": 0}'}, "fail"),
        ({"reward.json": b'{"a": 1, "b": 1.0}'}, "pass"),
        ({"reward.txt": b"1", "reward.json": b'{"reward": 1}'}, "pass"),
        ({"reward.txt": b"1", "reward.json": b'{"reward": 0}'}, "infrastructure_error"),
        ({"reward.txt": b""}, "infrastructure_error"),
        ({"reward.txt": b"NaN"}, "infrastructure_error"),
        ({"reward.txt": b"true"}, "infrastructure_error"),
        ({"reward.txt": b"\xff"}, "infrastructure_error"),
        ({"reward.txt": b"1" * 70_000}, "infrastructure_error"),
        ({"reward.json": b"{}"}, "infrastructure_error"),
        ({"reward.json": b'{"reward": "1"}'}, "infrastructure_error"),
        ({"reward.json": b"[1]"}, "infrastructure_error"),
        ({}, "infrastructure_error"),
    ],
)
def test_rewards(files, outcome):
    assert reward_of(files)[0] == outcome


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({"../out/verifier/reward.txt": "1"}, "leads out of the folder"),
        ({"/etc/verifier/reward.txt": "1"}, "leads out of the folder"),
        ({"verifier/reward.txt": "1"}, "outside any trial"),
        ({"a/t/reward.txt": "1", "b/t/reward.txt": "1"}, "trial 't': stands twice"),
        ({}, "holds no trials"),
    ],
)
def test_unsafe_or_useless_archives_are_refused(files, says):
    with pytest.raises(BadInput, match=says):
        read_zip(zipped(files), source="job.zip")


def test_what_is_no_zip_or_holds_a_link_is_refused():
    with pytest.raises(BadInput, match=r"job\.zip: is no readable zip file"):
        read_zip(b"PK but not really", source="job.zip")
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        link = zipfile.ZipInfo("t/verifier/reward.txt")
        link.external_attr = 0o120777 << 16
        target.writestr(link, "/etc/passwd")
    with pytest.raises(BadInput, match="is a link"):
        read_zip(buffer.getvalue(), source="job.zip")


def test_a_link_on_disk_is_not_followed(tmp_path):
    (tmp_path / "secret").write_text("1")
    (tmp_path / "job" / "t" / "verifier").mkdir(parents=True)
    (tmp_path / "job" / "t" / "verifier" / "reward.txt").symlink_to(tmp_path / "secret")
    assert outcomes(read_folder(tmp_path / "job")) == {"t": "infrastructure_error"}


def test_written_and_read_again_it_says_the_same():
    trials = read_zip(zipped(FILES), source="job.zip")
    again = read_zip(write_zip([trial.row() for trial in trials]), source="again.zip")
    assert outcomes(again) == outcomes(trials)
    assert [trial.rewards for trial in again] == [trial.rewards for trial in trials]
