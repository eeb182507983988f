"""Verify a ground-truth release: `python verify.py [DIR] [--manifest-sha256 HEX]`.

Needs nothing but Python. Exit code 0: everything is as the manifest says. 1: something differs, and the file and
case are named. 2: the release cannot be read. A changed manifest is caught by the digest that the release printed.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path

FORMAT = "concord-release/1"
CONTENT = ("adjudication.jsonl", "agreement.json", "cases.jsonl", "labels.jsonl")


class Unreadable(Exception):
    """The release or its manifest cannot be read at all."""


def verify(folder, manifest_sha256=""):
    """Return the findings, a sentence each; empty when the release is whole."""
    folder = Path(folder)
    raw = _read(folder / "manifest.json")
    manifest = _manifest(raw)
    findings = []
    if manifest_sha256 and _sha256(raw) != manifest_sha256.lower():
        findings.append("manifest.json: is not the manifest that was published (its sha256 differs)")
    contents = {}
    for name in CONTENT:
        path = folder / name
        if not path.is_file():
            findings.append(f"{name}: is missing")
            continue
        contents[name] = _read(path)
        findings += _check_file(name, contents[name], manifest["files"][name])
    findings += _unknown_files(folder)
    if len(contents) == len(CONTENT):
        findings += _check_content(contents, manifest)
    return findings


def _read(path):
    try:
        return path.read_bytes()
    except OSError as fault:
        raise Unreadable(f"{path.name}: {fault.strerror}") from fault


def _manifest(raw):
    try:
        manifest = json.loads(raw)
        known = manifest["format"] == FORMAT and set(manifest["files"]) == set(CONTENT)
        for entry in manifest["files"].values():
            entry["sha256"], entry["bytes"]
        (
            manifest["itemCount"],
            manifest["orderedItemIds"],
            manifest["contentDigestSha256"],
            manifest["caseDigests"].get,
        )
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as fault:
        raise Unreadable(f"manifest.json: is no manifest of a release ({fault})") from fault
    if not known:
        raise Unreadable("manifest.json: is of another format")
    return manifest


def _sha256(data):
    return hashlib.sha256(data).hexdigest()


def _canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _check_file(name, content, entry):
    if _sha256(content) == entry["sha256"]:
        return []
    lines, expected = content.splitlines(), entry.get("lines", [])
    findings = [
        f"{name}: line {number}, case {_case_of(line)}: differs from the manifest"
        for number, (line, digest) in enumerate(zip(lines, expected, strict=False), start=1)
        if _sha256(line) != digest
    ]
    if "lines" in entry and len(lines) != len(expected):
        findings.append(f"{name}: has {len(lines)} lines, and the manifest says {len(expected)}")
    return findings or [f"{name}: differs from the manifest"]


def _case_of(line):
    try:
        record = json.loads(line)
        return record.get("case_id") or record.get("id") or "unknown"
    except (ValueError, RecursionError, AttributeError):
        return "unreadable"


def _unknown_files(folder):
    allowed = {*CONTENT, "manifest.json", "verify.py", "ledger.jsonl", "signature.json"}
    return [
        f"{path.name}: is no file of this release"
        for path in sorted(folder.iterdir())
        if path.name not in allowed
    ]


def _check_content(contents, manifest):
    digest = _sha256(_canonical({name: _sha256(contents[name]) for name in CONTENT}))
    findings = []
    if digest != manifest["contentDigestSha256"]:
        findings.append("manifest.json: contentDigestSha256 is not the digest of the content files")
    try:
        cases = [json.loads(line) for line in contents["cases.jsonl"].splitlines()]
        labels = [json.loads(line) for line in contents["labels.jsonl"].splitlines()]
        return findings + _check_records(cases, labels, manifest)
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as fault:
        return [*findings, f"content: a line is no record ({fault})"]


def _check_records(cases, labels, manifest):
    ids = [case["id"] for case in cases]
    unknown = {label["case_id"] for label in labels} - set(ids)
    findings = []
    if ids != manifest["orderedItemIds"] or len(ids) != manifest["itemCount"]:
        findings.append("cases.jsonl: its cases are not the orderedItemIds and itemCount of the manifest")
    twice = [case for case, count in Counter(ids).items() if count > 1]
    findings += [f"cases.jsonl: case {case} stands twice" for case in sorted(twice)]
    findings += [f"labels.jsonl: case {case} is no case of this release" for case in sorted(unknown)]
    for case in cases:
        findings += _check_case(case, manifest["caseDigests"])
    return findings


def _check_case(case, digests):
    name = case["id"]
    findings = []
    if digests.get(name) != case.get("sha256"):
        findings.append(f"cases.jsonl: case {name}: its sha256 is not the one in the manifest")
    content = case.get("content")
    if content is not None:
        if content.get("split", "") != case.get("split") or content.get("id") != name:
            findings.append(f"cases.jsonl: case {name}: its columns differ from its content")
        if _holds_key(content.get("input"), "expectedOutput"):
            findings.append(f"cases.jsonl: case {name}: the expected output stands in the input")
    return findings


def _holds_key(value, key):
    if isinstance(value, dict):
        return key in value or any(_holds_key(item, key) for item in value.values())
    return isinstance(value, list) and any(_holds_key(item, key) for item in value)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Verify a ground-truth release.")
    parser.add_argument("folder", nargs="?", default=Path(__file__).resolve().parent)
    parser.add_argument("--manifest-sha256", default="", help="the digest that the release printed")
    options = parser.parse_args(arguments)
    try:
        findings = verify(options.folder, options.manifest_sha256)
    except Unreadable as fault:
        print(fault, file=sys.stderr)
        return 2
    for finding in findings:
        print(finding)
    if not findings:
        print("OK")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
