"""digest and content digests: published vectors, independence of order, what a manifest notices."""

import json
from pathlib import Path

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.case_files import read_rows
from annotation.core.checks.content_digest import cases_sha256, version_sha256
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.digest import digest
from annotation.core.checks.manifest import Manifest, parse_manifest
from taxonomy.digest import sha256_of
from tests.annotation.core.checks.made import a_case, a_dataset

PUBLIC = (
    Path(__file__).resolve().parents[5] / "shared" / "data" / "public" / "spa_agent_eval_v1_synthetic.json"
)
MANIFEST = {
    "datasetName": "d", "datasetVersion": "1", "schemaVersion": "1", "itemCount": 1, "orderedItemIds": ["a"],
    "contentDigestSha256": "0",
}  # fmt: skip


def manifest_of(dataset: Dataset) -> Manifest:
    content = version_sha256(dataset, name="d", version="1", schema_version="1")
    ids = sorted(case["id"] for case in dataset.cases)
    return Manifest("d", "1", "1", len(ids), ids, content)


class TestContentDigests:
    def test_they_are_those_of_the_whole_canonical_documents(self):
        cases = [a_case("b", input={"é": 1.0, "a": [None, True]}), a_case("a")]
        ordered = [cases[1], cases[0]]
        assert cases_sha256(a_dataset(*cases)) == sha256_of(ordered)
        version = {"schemaVersion": "1", "datasetName": 'n"é', "datasetVersion": "v", "cases": ordered}
        assert version_sha256(a_dataset(*cases), name='n"é', version="v", schema_version="1") == sha256_of(
            version
        )

    def test_a_broken_file_has_one_digest_too(self):
        cases = [{"id": "a", "n": 1}, {"id": "a", "n": 2}, {"n": 3}, {"id": 4}]
        assert cases_sha256(a_dataset(*cases)) == cases_sha256(a_dataset(*reversed(cases)))

    @pytest.mark.skipif(not PUBLIC.exists(), reason="the public data folder is absent")
    def test_the_published_vectors_hold(self):
        dataset = Dataset(read_rows(PUBLIC))
        assert cases_sha256(dataset) == "df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58"
        version = version_sha256(
            dataset, name="spa-agent-eval-v1", version="2026-08-22.1", schema_version="1"
        )
        assert version == "753644879170fc8501c91f953e02f42fa7a58300de256f0b66811de87fde2dbc"

    def test_a_number_without_canonical_form_is_refused_with_its_case(self):
        with pytest.raises(BadInput, match="cases, row 1: case 'a'"):
            cases_sha256(a_dataset(a_case(input=2**53)))


class TestHeldAgainstAManifest:
    cases = (a_case("a"), a_case("b"), a_case("c"))

    def paths(self, *cases: dict) -> list[tuple[str, str]]:
        dataset = a_dataset(*cases, manifest=manifest_of(a_dataset(*self.cases)))
        return [(finding.case, finding.path) for finding in digest(dataset)]

    def test_the_same_cases_in_another_order_agree(self):
        assert self.paths(*reversed(self.cases)) == []

    def test_one_changed_character_is_noticed(self):
        changed = a_case("c", input={"question": "what is d"})
        assert self.paths(*self.cases[:2], changed) == [("", "contentDigestSha256")]

    def test_a_missing_and_a_new_case_are_named(self):
        assert self.paths(*self.cases[:2], a_case("d")) == [
            ("c", "orderedItemIds"),
            ("d", "orderedItemIds"),
            ("", "contentDigestSha256"),
        ]

    def test_another_number_of_cases_is_noticed(self):
        assert self.paths(*self.cases, self.cases[2]) == [("", "itemCount"), ("", "contentDigestSha256")]


class TestReadingAManifest:
    def test_it_may_stand_alone_or_beside_the_cases(self):
        alone = parse_manifest(MANIFEST, source="m")
        assert parse_manifest({"cases": [], "manifest": MANIFEST}, source="m") == alone

    @pytest.mark.parametrize("key", MANIFEST)
    def test_each_key_is_needed_and_of_its_kind(self, key):
        short = {name: value for name, value in MANIFEST.items() if name != key}
        with pytest.raises(BadInput, match=f"m.json, field '{key}': is missing"):
            parse_manifest(short, source="m.json")
        with pytest.raises(BadInput, match=f"m.json, field '{key}', value 'True': must be"):
            parse_manifest(MANIFEST | {key: True}, source="m.json")

    @pytest.mark.parametrize("document", [[], "x", {"orderedItemIds": [1], "itemCount": 1}])
    def test_what_is_no_manifest_is_refused(self, document):
        with pytest.raises(BadInput, match=r"manifest|orderedItemIds"):
            parse_manifest(document, source="x")

    def test_a_stored_manifest_reads_back(self):
        assert parse_manifest(json.loads(json.dumps(MANIFEST)), source="m").ordered_ids == ["a"]
