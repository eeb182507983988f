"""What stands in a release beside its content: signature, ledger, vocabulary, table, metadata and card."""

import io
import json

import pyarrow.parquet as pq
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from django.core.management import call_command

from annotation.core.bad_input import BadInput
from annotation.core.verify import main, verify
from annotation.models.releases import Release
from annotation.services.releases import rebuilt_differs, write_release
from taxonomy.digest import sha256_bytes, sha256_of
from tests.studies import LABELS, make_project, make_study

pytestmark = pytest.mark.django_db


@pytest.fixture
def key(settings, tmp_path):
    key = Ed25519PrivateKey.generate()
    settings.RELEASE_SIGNING_KEY = tmp_path / "key.pem"
    settings.RELEASE_SIGNING_KEY.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    return key.public_key().public_bytes_raw().hex()


def released(project=None) -> Release:
    return make_study("RELEASED", project=project).releases.get().release


def files_of(release: Release) -> dict[str, bytes]:
    return {file.name: bytes(file.content) for file in release.files.all()}


def manifest_of(release: Release) -> dict:
    return json.loads(files_of(release)["manifest.json"])


class TestSignature:
    def test_a_signed_release_verifies_against_the_key_that_was_told(self, key, tmp_path, capsys):
        write_release(release=released(), folder=tmp_path / "r")
        assert main([str(tmp_path / "r"), "--public-key", key.upper()]) == 0
        assert capsys.readouterr().out == f"OK, signed by {key}\n"

    def test_another_key_is_not_the_signer(self, key, tmp_path):
        write_release(release=released(), folder=tmp_path / "r")
        other = "00" * 32
        assert verify(tmp_path / "r", public_key=other) == [f"signature.json: is by {key}, not by {other}"]

    def test_a_manifest_made_over_does_not_carry_the_signature(self, key, tmp_path):
        write_release(release=released(), folder=tmp_path / "r")
        path = tmp_path / "r" / "manifest.json"
        path.write_bytes(path.read_bytes().replace(b'"changeReason":"', b'"changeReason":"!', 1))
        assert "signature.json: is not a signature of this manifest" in verify(tmp_path / "r")

    def test_without_a_key_nothing_is_signed_and_asking_for_a_signer_fails(self, tmp_path):
        release = released()
        write_release(release=release, folder=tmp_path / "r")
        assert manifest_of(release)["signedBy"] is None
        assert verify(tmp_path / "r", public_key="ab") == ["signature.json: is missing, and ab is asked for"]

    def test_a_key_that_cannot_be_used_stops_the_release(self, settings, tmp_path):
        settings.RELEASE_SIGNING_KEY = tmp_path / "none.pem"
        with pytest.raises(BadInput, match=r"none\.pem"):
            released()
        assert not Release.objects.exists()


def test_the_ledger_tells_of_this_study_and_keeps_others_to_their_digests():
    project = make_project()
    make_study("OPEN", project=project, name="another")
    files = files_of(released(project))
    lines = [json.loads(line) for line in files["ledger.jsonl"].splitlines()]
    head = json.loads(files["manifest.json"])["ledgerHead"]
    assert (lines[-1]["sequence"], lines[-1]["sha256"]) == (head["sequence"], head["sha256"])
    told = [json.loads(line["event"]) for line in lines if "event" in line]
    assert "report.sealed" in {event["action"] for event in told}
    assert b"another" not in files["ledger.jsonl"]
    assert any("event" not in line for line in lines)


def test_the_vocabulary_has_the_digests_that_the_studies_pin():
    files = files_of(released())
    pins = json.loads(files["manifest.json"])["studies"][0]["pins"]
    vocabulary = json.loads(files["vocabulary.json"])
    for kind, name in (("schemas", "schema"), ("taxonomies", "taxonomy")):
        [entry] = vocabulary[kind]
        assert entry["sha256"] == pins[name]["sha256"] == sha256_of(entry["document"])


def test_the_table_says_what_the_labels_say():
    files = files_of(released())
    rows = pq.read_table(io.BytesIO(files["labels.parquet"])).to_pylist()
    labels = [json.loads(line) for line in files["labels.jsonl"].splitlines()]
    assert [(row["case_id"], row["answer.score"], row["answer.codes"]) for row in rows] == [
        (label["case_id"], label["answers"]["score"], label["answers"]["codes"]) for label in labels
    ]


def test_the_metadata_names_each_file_by_its_digest_and_each_column():
    files = files_of(released())
    document = json.loads(files["croissant.json"])
    assert {item["name"]: item["sha256"] for item in document["distribution"]} == {
        name: sha256_bytes(content)
        for name, content in files.items()
        if name not in ("croissant.json", "README.md", "manifest.json", "verify.py", "ledger.jsonl")
    }
    columns = pq.read_schema(io.BytesIO(files["labels.parquet"])).names
    assert [item["source"]["extract"]["column"] for item in document["recordSet"][0]["field"]] == columns


def test_the_card_says_gate_agreement_and_how_to_verify():
    card = files_of(released())["README.md"].decode()
    for part in (
        "**ground truth**, gate READY",
        "cohen_kappa",
        "2 human",
        "- `decision` (choice): PASS, FAIL",
        "python verify.py",
    ):
        assert part in card


def test_markup_in_a_name_opens_no_tag_in_the_card():
    study = make_study("RELEASED", name="<img src=x onerror=alert(1)> | x")
    card = files_of(study.releases.get().release)["README.md"].decode()
    assert "<img" not in card


def test_built_again_from_the_evidence_the_content_is_the_same():
    assert rebuilt_differs(released()) == []


def test_a_redacted_export_holds_none_of_what_it_masks_and_is_no_release(tmp_path):
    from annotation.core.verify import Unreadable
    from annotation.services.releases import write_redacted
    from tests.studies import LABELS

    secret = "mail zoe@example.org or https://example.org/x"
    labels = LABELS | {("c1", "ann"): LABELS["c1", "ann"] | {"note": secret}}
    release = make_study("RELEASED", labels=labels).releases.get().release
    masked = write_redacted(release=release, folder=tmp_path / "out")
    assert masked == {"e-mail address": 1, "web address": 1}
    written = b"".join(path.read_bytes() for path in (tmp_path / "out").iterdir())
    assert b"[e-mail address] or [web address]" in written
    assert b"zoe@example.org" not in written
    assert secret.encode() in files_of(release)["adjudication.jsonl"]
    with pytest.raises(Unreadable):
        verify(tmp_path / "out")


def test_the_command_names_the_cases_without_enough_labels(capsys):
    short = {key: label for key, label in LABELS.items() if key != ("c4", "ben")}
    make_study("ADJUDICATED", labels=short)
    call_command("create_release", "--json", project="shop", study=["doubles"], name="v1", reason="first")
    assert json.loads(capsys.readouterr().out)["short_of_labels"] == {"doubles": ["c4"]}
