"""The verifier of releases never falls over: whatever a folder holds, it gives findings or says it cannot read."""

import copy
import json
from pathlib import Path

import pytest

from annotation.core.release_files import (
    CONTENT,
    content_digest,
    content_files,
    manifest,
    merkle_root_of,
)
from annotation.core.verify import NAMED, Unreadable, verify
from taxonomy.digest import canonical_bytes, sha256_bytes, sha256_of

IDS = ["c0", "c1", "c2"]
DEEP = b"[" * 100_000
WRONG = (None, 5, "x", [], {}, [5], {"a": 5}, True)


def cases(**change):
    made = [
        {"id": name, "schemaVersion": "1", "task": "t", "family": "f", "split": "test", "sha256": "ab"}
        for name in IDS
    ]
    return [case | change for case in made]


def label(name: str, answer: int = 1) -> dict:
    sources = {"source": "single", "sources": {"a": "single"}}
    return {"case_id": name, "study": "s", "answers": {"a": answer}, "n_labels": 1, "ruling": None, **sources}


def said(name: str, answer: int = 1) -> dict:
    given = {"annotator": "ann", "answers": {"a": answer}, "answers_sha256": sha256_of({"a": answer})}
    return {"case_id": name, "study": "s", "labels": [given], "rulings": []}


REPORT = {"study": {"name": "s"}, "gate": {"gate": "INCOMPLETE"}}
PINS = {"schema": {"sha256": "ab"}, "dataset": {"sha256": "ab"}}


def write(folder: Path, **content) -> dict:
    parts = {
        "cases": cases(),
        "labels": [label(name) for name in IDS],
        "adjudication": [said(name) for name in IDS],
        "agreement": [REPORT],
    } | content
    files = content_files(**parts)
    study = {"name": "s", "gate": "INCOMPLETE", "reportSha256": sha256_of(REPORT), "pins": PINS}
    identity = dict.fromkeys(NAMED, "x") | {
        "itemCount": 3,
        "orderedItemIds": IDS,
        "caseDigests": dict.fromkeys(IDS, "ab"),
        "splitMap": dict.fromkeys(IDS, "test"),
        "studies": [study],
        "gate": "INCOMPLETE",
        "releaseStatus": "provisional",
        "contentDigestSha256": content_digest(files),
        "adjudicationSha256": sha256_bytes(files["adjudication.jsonl"]),
        "merkleRootSha256": merkle_root_of(files),
        "ledgerHead": {"chain": "p", "sequence": 0, "sha256": "0" * 64},
        "signedBy": None,
    }
    raw = manifest(files, {}, identity)
    for name, data in (files | {"manifest.json": raw, "ledger.jsonl": b""}).items():
        (folder / name).write_bytes(data)
    return json.loads(raw)


def paths(value, prefix=()):
    yield prefix
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths(item, (*prefix, key))


def test_a_whole_release_has_no_findings(tmp_path):
    write(tmp_path)
    assert verify(tmp_path) == []


def test_a_manifest_with_anything_of_another_type_is_found_or_unreadable(tmp_path):
    whole = write(tmp_path)
    silent = set()
    for path in paths(whole):
        for value in WRONG:
            changed = copy.deepcopy(whole)
            if path:
                place = changed
                for key in path[:-1]:
                    place = place[key]
                place[path[-1]] = value
            if changed == whole and path:
                continue
            (tmp_path / "manifest.json").write_bytes(canonical_bytes(changed if path else value))
            try:
                if not verify(tmp_path):
                    silent.add(path[0] if path else "")
            except Unreadable:
                continue
    # What says who and when is held by the digest that the release printed; of the rest, bytes are held by sha256.
    assert silent <= {"studies", "files", "ledgerHead", *NAMED}


@pytest.mark.parametrize(
    "raw", [DEEP, b'{"a":' * 50_000, b"", b"\xff", b"null", b"[]", b'{"format": "other"}']
)
def test_a_manifest_that_is_none_is_unreadable(tmp_path, raw):
    write(tmp_path)
    (tmp_path / "manifest.json").write_bytes(raw)
    with pytest.raises(Unreadable, match=r"manifest\.json"):
        verify(tmp_path)


@pytest.mark.parametrize("name", CONTENT)
@pytest.mark.parametrize("raw", [DEEP, b"", b"5\n", b"[]\n", b'{"id":5,"case_id":5}\n', b'{"id":[],"case_id":{}}\n',
                                 b'{"id":"c0","content":5,"case_id":"c0"}\n', b"\xff\n"])  # fmt: skip
def test_content_that_is_none_is_a_finding(tmp_path, name, raw):
    write(tmp_path)
    (tmp_path / name).write_bytes(raw)
    assert any(finding.startswith(name) for finding in verify(tmp_path))


def test_a_manifest_that_is_not_there_is_unreadable(tmp_path):
    with pytest.raises(Unreadable):
        verify(tmp_path)


class TestContentThatWasWrongFromTheStart:
    """Files that agree with their manifest and still say what no release may say."""

    def test_a_case_that_stands_twice(self, tmp_path):
        write(tmp_path, cases=[*cases(), cases()[0]])
        assert "cases.jsonl: case c0 stands twice" in verify(tmp_path)

    def test_a_label_of_no_case(self, tmp_path):
        write(tmp_path, labels=[label("c9")], adjudication=[said("c9")])
        assert verify(tmp_path) == [
            "labels.jsonl: case c9 is no case of this release",
            "adjudication.jsonl: case c9 is no case of this release",
        ]

    def test_the_expected_output_inside_the_input(self, tmp_path):
        content = {"id": "c1", "split": "test", "input": {"a": [{"expectedOutput": 5}]}}
        made = cases()
        made[1] |= {"content": content}
        write(tmp_path, cases=made)
        assert "cases.jsonl: case c1: the expected output stands in the input" in verify(tmp_path)

    def test_a_split_that_differs_from_the_content(self, tmp_path):
        made = cases()
        made[2] |= {"content": {"id": "c2", "split": "train", "input": 1}}
        write(tmp_path, cases=made)
        assert "cases.jsonl: case c2: its columns differ from its content" in verify(tmp_path)

    def test_a_digest_that_the_manifest_does_not_know(self, tmp_path):
        write(tmp_path, cases=cases(sha256="cd"))
        assert len(verify(tmp_path)) == 3


def test_a_manifest_made_over_with_its_content_is_caught_by_the_published_digest(tmp_path):
    write(tmp_path)
    published = sha256_bytes((tmp_path / "manifest.json").read_bytes())
    write(tmp_path, labels=[label("c0", 2)], adjudication=[said("c0", 2)])
    assert verify(tmp_path) == []
    assert verify(tmp_path, published.upper()) == [
        "manifest.json: is not the manifest that was published (its sha256 differs)"
    ]


def test_the_content_digest_is_that_of_the_digests_of_the_files(tmp_path):
    whole = write(tmp_path)
    digests = {name: sha256_bytes((tmp_path / name).read_bytes()) for name in CONTENT}
    assert whole["contentDigestSha256"] == sha256_of(digests)
