"""The bridge to Langfuse: items there and back to the same digest, a hosted set held to its version, scores sent once."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.bad_input import BadInput
from annotation.core.langfuse import (
    case_of,
    cases_of_items,
    difference,
    item_of,
    score_configs,
    score_name,
    scores_of,
)
from annotation.selectors.datasets import version_digest
from annotation.services import langfuse
from annotation.services.datasets import import_cases
from tests import studies
from tests.studies import ACTOR, NOW, make_project, make_study

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
CASES = st.fixed_dictionaries(
    {"id": st.text(min_size=1, max_size=20), "input": JSON},
    optional={
        "expectedOutput": JSON,
        "metadata": st.dictionaries(
            st.text(max_size=5).filter(lambda key: key != "concord"), JSON, max_size=3
        ),
        "task": st.text(max_size=5),
        "split": st.text(max_size=5),
        "schemaVersion": st.text(max_size=3),
    },
)


@given(CASES)
def test_a_case_comes_back_from_its_item(case):
    item = json.loads(json.dumps(item_of("d", case)))
    assert case_of(item, 1, "f") == case
    assert difference([case], [item]).is_none


def test_an_item_made_elsewhere_keeps_what_it_has():
    item = {
        "id": "i",
        "input": {"q": 1},
        "expectedOutput": "x",
        "metadata": {"split": "dev"},
        "status": "ACTIVE",
    }
    assert case_of(item, 1, "f") == {
        "id": "i",
        "input": {"q": 1},
        "expectedOutput": "x",
        "metadata": {"split": "dev"},
    }
    rows, archived = cases_of_items([(1, item), (2, item | {"status": "ARCHIVED"})], "f")
    assert (len(rows), archived) == (1, 1)


@pytest.mark.parametrize(
    "item", [{"id": 5, "input": 1}, {"id": "a"}, {"id": "a", "input": 1, "metadata": "x"}]
)
def test_what_is_no_item_is_named_by_row(item):
    with pytest.raises(BadInput, match=r"f\.jsonl, row 3"):
        case_of(item, 3, "f.jsonl")


def test_ids_and_names_that_do_not_fit_are_refused():
    with pytest.raises(BadInput, match="255 fit"):
        item_of("d", {"id": "x" * 256, "input": 1})
    with pytest.raises(BadInput, match="35 fit"):
        score_name("x" * 40)


def test_scores_go_by_the_names_that_are_wanted():
    fields = [
        {"key": "decision", "type": "choice", "options": [{"value": "REJECT"}, {"value": "KEEP"}]},
        {"key": "factual_support", "type": "scale", "minimum": 0, "maximum": 2},
        {"key": "edit_distance", "type": "number", "minimum": 0, "maximum": 1},
        {"key": "note", "type": "text"},
    ]
    configs = {config["name"]: config for config in score_configs(fields)}
    assert {name: config["dataType"] for name, config in configs.items()} == {
        "human-review-decision": "CATEGORICAL",
        "human-factual-support": "CATEGORICAL",
        "human-edit-distance": "NUMERIC",
    }
    label = {"case_id": "c", "study": "s", "answers": {"decision": "KEEP", "factual_support": 0, "note": "n"}}
    scores, without = scores_of(
        [label, label | {"case_id": "d"}],
        release="r",
        fields=fields,
        traces={"c": "t"},
        notes={"c": "ask zoe@x.org"},
    )
    assert [(score["id"], score["value"]) for score in scores] == [
        ("r:s:c:human-review-decision", "KEEP"),
        ("r:s:c:human-factual-support", "0"),
    ]
    assert (without, scores[0]["comment"]) == (["d"], "ask [e-mail address]")


def test_how_far_a_text_was_edited_is_a_score():
    fields = [{"key": "final_text", "type": "edited_text"}]
    label = {"case_id": "c", "study": "s", "answers": {"final_text": {"original": "abcd", "final": "abcx"}}}
    assert score_configs(fields) == [
        {"name": "human-edit-distance", "dataType": "NUMERIC", "minValue": 0, "maxValue": 1}
    ]
    scores, _ = scores_of([label], release="r", fields=fields, traces={"c": "t"}, notes={})
    assert [(score["id"], score["value"]) for score in scores] == [("r:s:c:human-edit-distance", 0.25)]
    unedited, _ = scores_of(
        [label | {"answers": {"final_text": None}}], release="r", fields=fields, traces={"c": "t"}, notes={}
    )
    assert unedited == []


class Double(BaseHTTPRequestHandler):
    """As much of the public API as the bridge uses, over one dictionary."""

    state: dict

    def do_GET(self):
        if not self._is_known():
            return
        path, query = urlsplit(self.path).path, parse_qs(urlsplit(self.path).query)
        kind = path.rsplit("/", 1)[1]
        rows = list(self.state[kind].values())
        if kind == "dataset-items":
            rows = [row for row in rows if row["datasetName"] == query["datasetName"][0]]
        page, limit = int(query["page"][0]), 2
        pages = -(-len(rows) // limit)
        self._say({"data": rows[(page - 1) * limit : page * limit], "meta": {"totalPages": pages}})

    def do_POST(self):
        if not self._is_known():
            return
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        kind = urlsplit(self.path).path.rsplit("/", 1)[1]
        if kind == "score-configs":
            body["id"] = f"config-{body['name']}"
        self.state["n"] += 1
        self.state[kind][body.get("id") or body["name"]] = body
        self._say(body)

    def _is_known(self):
        known = "Basic " + base64.b64encode(b"pk:sk").decode()
        if self.headers.get("Authorization") == known:
            return True
        self.send_response(401)
        self.end_headers()
        return False

    def _say(self, body):
        data = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args):
        pass


@pytest.fixture
def hosted(settings):
    state = {kind: {} for kind in ("datasets", "dataset-items", "score-configs", "scores")} | {"n": 0}
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Bound", (Double,), {"state": state}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    settings.LANGFUSE_URL = f"http://127.0.0.1:{server.server_port}"
    settings.LANGFUSE_PUBLIC_KEY, settings.LANGFUSE_SECRET_KEY = "pk", "sk"
    yield state
    server.shutdown()
    server.server_close()


def version_of(project, *ids, dataset="d", **more):
    rows = [
        (
            row,
            {"id": name, "input": {"q": name}, "split": "test", "metadata": {"sourceTraceId": f"t-{name}"}}
            | more,
        )
        for row, name in enumerate(ids, start=1)
    ]
    return import_cases(project=project, dataset=dataset, rows=rows, source="c", actor=ACTOR, now=NOW).version


@pytest.mark.django_db
class TestServer:
    def test_a_pushed_set_is_the_version_and_pushing_again_sends_nothing(self, hosted):
        version = version_of(make_project(), "a", "b", "c")
        assert langfuse.push_dataset(version=version) == 3
        assert langfuse.check_hosted(version=version).is_none
        assert langfuse.push_dataset(version=version) == 0

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            (lambda items: items.pop("b"), "1 missing (b)"),
            (lambda items: items["a"].update(input={"q": "other"}), "1 changed (a)"),
            (lambda items: items.update(z=items["a"] | {"id": "z"}), "1 unknown (z)"),
            (lambda items: items["c"].update(status="ARCHIVED"), "1 missing (c)"),
        ],
    )
    def test_a_hosted_set_that_differs_is_told_and_not_written_to(self, hosted, change, words):
        version = version_of(make_project(), "a", "b", "c")
        langfuse.push_dataset(version=version)
        change(hosted["dataset-items"])
        found = langfuse.check_hosted(version=version)
        assert str(found) == words
        if found.unknown or found.changed:
            before = hosted["n"]
            with pytest.raises(langfuse.HostedDiffers, match=words.split(" (")[0]):
                langfuse.push_dataset(version=version)
            assert hosted["n"] == before

    def test_items_read_back_give_the_same_digest(self, hosted):
        project = make_project()
        version = version_of(project, "a", "b", expectedOutput={"v": 1})
        langfuse.push_dataset(version=version)
        rows, _ = cases_of_items(list(enumerate(hosted["dataset-items"].values(), start=1)), "hosted")
        other = make_project("other")
        back = import_cases(project=other, dataset="d", rows=rows, source="h", actor=ACTOR, now=NOW).version
        assert version_digest(back) == version_digest(version)

    def test_scores_sent_twice_are_there_once(self, hosted, monkeypatch):
        monkeypatch.setattr(
            studies, "make_cases", lambda project, ids, dataset="d": version_of(project, *ids)
        )
        release = make_study("RELEASED").releases.get().release
        assert langfuse.push_scores(release=release) == (8, 0)
        assert langfuse.push_scores(release=release) == (8, 0)
        assert len(hosted["scores"]) == 8
        score = hosted["scores"][f"{release.content_sha256[:16]}:doubles:c3:human-score"]
        assert (score["traceId"], score["value"], score["configId"]) == ("t-c3", "1", "config-human-score")
        assert set(hosted["score-configs"]) == {"config-human-review-decision", "config-human-score"}

    def test_cases_without_a_trace_get_no_score(self, hosted):
        release = make_study("RELEASED").releases.get().release
        assert langfuse.push_scores(release=release) == (0, 4)

    def test_without_keys_nothing_is_sent(self, hosted, settings):
        version = version_of(make_project(), "a")
        settings.LANGFUSE_SECRET_KEY = "wrong"
        with pytest.raises(langfuse.NotReachable, match="answered 401"):
            langfuse.check_hosted(version=version)
        settings.LANGFUSE_URL = ""
        with pytest.raises(langfuse.NotReachable, match="set LANGFUSE_URL"):
            langfuse.check_hosted(version=version)
        assert hosted["n"] == 0
