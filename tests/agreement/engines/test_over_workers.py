"""200,000 labels in 40 shards over two workers and PostgreSQL, one of them killed: the integers of one process."""

import json
import signal

import pytest

from tests.faults.scratch import installation, wait_until

pytestmark = [pytest.mark.faults, pytest.mark.redis]
SHARD_CASES = 2560  # 100,000 cases in blocks of 65,536: 26 shards and 14
STUDY = "tests.agreement.engines.large_closed_study"


def test_a_worker_killed_in_the_middle_changes_no_integer(tmp_path):
    with installation(tmp_path, engine="postgresql", broker="redis") as place:
        # A lease that outlasts a shard on a busy machine too: none is taken over but the killed worker's.
        place.environment |= {"COUNTING_SHARD_CASES": str(SHARD_CASES), "JOB_LEASE_SECONDS": "5"}
        place.python("-m", STUDY)
        doomed = place.start_worker(pause="counted", application="tests.agreement.engines.pausing_worker")
        wait_until((place.folder / "counted").exists, "the first worker to have counted a shard")
        place.start_worker()
        wait_until(lambda: counted(place) > 6, "the second worker to count as well")
        doomed.send_signal(signal.SIGKILL)
        doomed.wait()
        wait_until(lambda: state(place, "measure") == [("done",)], "the report")

        assert counted(place) == 40
        assert state(place, "count") == [("done",)] * 40
        assert place.rows("SELECT MAX(attempts) FROM annotation_job WHERE kind = 'count'") == [(2,)]
        assert len(place.rows("SELECT 1 FROM annotation_agreementreport")) == 1
        found = json.loads(place.python("-m", STUDY, "digests"))
        assert found["sum"] == found["serial"] != found["short"]


def counted(place) -> int:
    return place.rows("SELECT COUNT(*) FROM annotation_countedshard")[0][0]


def state(place, kind: str) -> list[tuple]:
    return place.rows(f"SELECT state FROM annotation_job WHERE kind = '{kind}'")
