"""Verify a ground-truth release: `python verify.py [DIR] [--manifest-sha256 HEX] [--public-key HEX]`.

Needs nothing but Python. Exit code 0: everything is as the manifest says. 1: something differs, and the file and
case are named. 2: the release cannot be read. A manifest made over is caught by the digest that the release printed,
or by the public key of whoever signed it.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path

FORMATS = ("concord-release/1", "concord-release/2")
CONTENT = ("adjudication.jsonl", "agreement.json", "cases.jsonl", "labels.jsonl")
BESIDE = ("manifest.json", "verify.py", "ledger.jsonl", "signature.json")
STATUSES = ("ground_truth", "provisional")
GATES = ("READY", "INCOMPLETE", "FAILED", "MANUAL BLOCKED")  # from best to worst
NAMED = (
    "datasetName", "datasetVersion", "schemaVersion", "createdBy", "createdAt", "changeReason", "release",
)  # fmt: skip


class Unreadable(Exception):
    """The release or its manifest cannot be read at all."""


class Release:
    """A release folder as read: the manifest, and each of its files as bytes."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.raw_manifest = _read(self.folder / "manifest.json")
        self.manifest = _manifest(self.raw_manifest)
        self.is_first_format = self.manifest["format"] == FORMATS[0]
        self.derived = {} if self.is_first_format else self.manifest["derivedFiles"]
        self.files = {path.name: _read(path) for path in sorted(self.folder.iterdir()) if path.is_file()}


def verify(folder, manifest_sha256="", public_key=""):
    """Return the findings, a sentence each; empty when the release is whole."""
    release = Release(folder)
    findings = []
    if manifest_sha256 and _sha256(release.raw_manifest) != manifest_sha256.lower():
        findings.append("manifest.json: is not the manifest that was published (its sha256 differs)")
    try:
        return findings + _check(release, public_key.lower())
    except (KeyError, TypeError, AttributeError, ValueError) as fault:
        raise Unreadable(
            f"manifest.json: something in it is of another kind than it must be ({fault!r})"
        ) from fault


def _check(release, public_key):
    findings = [
        *_check_signature(release, public_key),
        *_check_files(release),
        *_check_manifest(release.manifest),
    ]
    if all(name in release.files for name in CONTENT):
        findings += _check_content(release)
    if "ledger.jsonl" in release.files:
        findings += _check_ledger(release)
    return findings


# Reading.


def _read(path):
    try:
        return path.read_bytes()
    except OSError as fault:
        raise Unreadable(f"{path.name}: {fault.strerror}") from fault


def _manifest(raw):
    needed = {
        "itemCount",
        "orderedItemIds",
        "contentDigestSha256",
        "studies",
        "gate",
        "releaseStatus",
        "caseDigests",
    }
    later = {"derivedFiles", "merkleRootSha256", "splitMap", "ledgerHead", "signedBy"}
    try:
        manifest = json.loads(raw)
        known = manifest["format"] in FORMATS and set(manifest["files"]) == set(CONTENT)
        missing = (needed if manifest["format"] == FORMATS[0] else needed | later) - set(manifest)
        entries = [*manifest["files"].values(), *manifest.get("derivedFiles", {}).values()]
        missing |= {key for entry in entries for key in ("sha256", "bytes") if key not in entry}
        shaped = all(isinstance(manifest[key], dict) for key in ("caseDigests",) if key in manifest)
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as fault:
        raise Unreadable(f"manifest.json: is no manifest of a release ({fault})") from fault
    if not known:
        raise Unreadable("manifest.json: is of another format")
    if missing or not shaped:
        raise Unreadable(f"manifest.json: is no manifest of a release (no {', '.join(sorted(missing))})")
    return manifest


def _sha256(data):
    return hashlib.sha256(data).hexdigest()


class _Number(str):
    """A number with a point or an exponent, kept as it is written, which in a canonical file is canonical."""


def _loads(line):
    return json.loads(line, parse_float=_Number)


def canonical(value):
    """RFC 8785 text of a value that `_loads` read from canonical JSON."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return str(value) if isinstance(value, _Number) else json.dumps(value, ensure_ascii=False)


# Files against their digests.


def _check_files(release):
    findings = []
    for name, entry in {**release.manifest["files"], **release.derived}.items():
        if name not in release.files:
            findings.append(f"{name}: is missing")
        else:
            findings += _check_file(name, release.files[name], entry)
    allowed = {*CONTENT, *BESIDE, *release.derived}
    findings += [
        f"{path.name}: is no file of this release"
        for path in sorted(release.folder.iterdir())
        if path.name not in allowed
    ]
    if not release.is_first_format and "ledger.jsonl" not in release.files:
        findings.append("ledger.jsonl: is missing")
    return findings


def _check_file(name, content, entry):
    if _sha256(content) == entry["sha256"]:
        return [] if len(content) == entry["bytes"] else [f"{name}: has not the size that the manifest says"]
    lines, expected = content.splitlines(), entry.get("lines", [])
    findings = [
        f"{name}: line {number}, case {_case_of(line)}: differs from the manifest"
        for number, (line, digest) in enumerate(zip(lines, expected), start=1)  # noqa: B905
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


# The manifest against itself.


def _check_manifest(manifest):
    findings = [f"{key} is empty" for key in NAMED if not manifest.get(key)]
    status, studies = manifest["releaseStatus"], manifest["studies"]
    if status not in STATUSES:
        findings.append(f"releaseStatus {status!r} is none of {', '.join(STATUSES)}")
    if not studies:
        findings.append("names no study")
    for study in studies:
        name = study.get("name")
        if status == "ground_truth" and study.get("gate") != "READY":
            findings.append(f"calls itself ground truth, and the gate of study {name} is {study.get('gate')}")
        if status == "ground_truth" and study.get("blindness") == "not attested":
            findings.append(f"calls itself ground truth, and the blindness of study {name} is not attested")
        findings += [
            f"study {name} does not pin its {pin}"
            for pin in ("schema", "dataset")
            if not study.get("pins", {}).get(pin, {}).get("sha256")
        ]
    worst = max((study["gate"] for study in studies), key=GATES.index, default=manifest["gate"])
    if manifest["gate"] != worst:
        findings.append(f"its gate is {manifest['gate']}, and the worst gate of its studies is {worst}")
    return [f"manifest.json: {finding}" for finding in findings]


# The content against the manifest, and its records against each other.


def _check_content(release):
    files, manifest = release.files, release.manifest
    digest = _sha256(canonical({name: _sha256(files[name]) for name in CONTENT}).encode())
    findings = []
    if digest != manifest["contentDigestSha256"]:
        findings.append("manifest.json: contentDigestSha256 is not the digest of the content files")
    if manifest.get("adjudicationSha256") != _sha256(files["adjudication.jsonl"]):
        findings.append("manifest.json: adjudicationSha256 is not the digest of adjudication.jsonl")
    try:
        cases, labels, adjudication = (
            [_loads(line) for line in files[name].splitlines()]
            for name in ("cases.jsonl", "labels.jsonl", "adjudication.jsonl")
        )
        findings += _check_cases(cases, labels, adjudication, manifest)
        findings += _check_reports(_loads(files["agreement.json"]), manifest)
        findings += _check_labels(labels, adjudication)
        findings += [finding for record in adjudication for finding in _check_adjudication(record)]
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError, IndexError) as fault:
        return [*findings, f"content: a line is no record ({fault!r})"]
    if not release.is_first_format and manifest["merkleRootSha256"] != merkle_root(case_leaves(files)):
        findings.append("manifest.json: merkleRootSha256 is not the root over the cases")
    return findings


def _check_cases(cases, labels, adjudication, manifest):
    ids = [case["id"] for case in cases]
    findings = []
    if ids != manifest["orderedItemIds"] or len(ids) != manifest["itemCount"]:
        findings.append("cases.jsonl: its cases are not the orderedItemIds and itemCount of the manifest")
    if ids != sorted(ids):
        findings.append("cases.jsonl: its cases are not in the order of their ids")
    findings += [f"cases.jsonl: case {case} stands twice" for case in _twice(ids)]
    for name, records in (("labels.jsonl", labels), ("adjudication.jsonl", adjudication)):
        unknown = {record["case_id"] for record in records} - set(ids)
        findings += [f"{name}: case {case} is no case of this release" for case in sorted(unknown)]
        keys = [(record["case_id"], record["study"]) for record in records]
        findings += [f"{name}: case {case} stands twice for study {study}" for case, study in _twice(keys)]
    for case in cases:
        findings += _check_case(case, manifest)
    return findings


def _twice(keys):
    return sorted(key for key, count in Counter(keys).items() if count > 1)


def _check_case(case, manifest):
    name, content = case["id"], case.get("content")
    findings = []
    if manifest["caseDigests"].get(name) != case.get("sha256"):
        findings.append(f"cases.jsonl: case {name}: its sha256 is not the one in the manifest")
    if "splitMap" in manifest and manifest["splitMap"].get(name) != case.get("split"):
        findings.append(f"cases.jsonl: case {name}: its split is not the one in the manifest")
    if content is not None:
        if content.get("split", "") != case.get("split") or content.get("id") != name:
            findings.append(f"cases.jsonl: case {name}: its columns differ from its content")
        if _sha256(canonical(content).encode()) != case.get("sha256"):
            findings.append(f"cases.jsonl: case {name}: its content does not have its sha256")
        if _holds_key(content.get("input"), "expectedOutput"):
            findings.append(f"cases.jsonl: case {name}: the expected output stands in the input")
    return findings


def _holds_key(value, key):
    if isinstance(value, dict):
        return key in value or any(_holds_key(item, key) for item in value.values())
    return isinstance(value, list) and any(_holds_key(item, key) for item in value)


def _check_reports(reports, manifest):
    expected = {study["name"]: study for study in manifest["studies"]}
    found = {report["study"]["name"]: report for report in reports}
    if set(expected) != set(found) or len(reports) != len(found):
        return ["agreement.json: its reports are not those of the studies in the manifest"]
    findings = []
    for name, report in sorted(found.items()):
        if _sha256(canonical(report).encode()) != expected[name]["reportSha256"]:
            findings.append(f"agreement.json: the report of study {name} is not the one that was sealed")
        if report["gate"]["gate"] != expected[name]["gate"]:
            findings.append(f"agreement.json: the report of study {name} has another gate than the manifest")
    return findings


def _check_labels(labels, adjudication):
    said = {(record["case_id"], record["study"]): record for record in adjudication}
    findings = []
    for label in labels:
        record = said.get((label["case_id"], label["study"]))
        wrong = _wrong_with(label, record) if record else ["has no record in adjudication.jsonl"]
        findings += [f"labels.jsonl: case {label['case_id']}: {finding}" for finding in wrong]
    return findings


def _wrong_with(label, record):
    """What contradicts a label in what its annotators and adjudicators said."""
    rulings, given, sources = record["rulings"], record["labels"], label["sources"]
    last = rulings[-1] if rulings else {"number": None, "answers": {}}
    if label["ruling"] != last["number"]:
        yield "its ruling is not the last one"
    if label["n_labels"] != len(given):
        yield f"says {label['n_labels']} labels, and {len(given)} are on record"
    if set(sources) != set(label["answers"]):
        yield "an answer has no source"
    weakest = next((source for source in ("single", "adjudicated") if source in sources.values()), "agreed")
    if label["source"] != weakest:
        yield f"its source {label['source']!r} is not the weakest, {weakest!r}"
    for field in sorted(set(sources) & set(label["answers"])):
        yield from _wrong_answer(field, label, last["answers"], given)


def _wrong_answer(field, label, ruled, given):
    source, answer = label["sources"][field], label["answers"][field]
    if source == "adjudicated":
        if field not in ruled:
            yield f"{field} is called adjudicated, and no ruling decides it"
        elif ruled[field] != answer:
            yield f"{field} is not what the ruling says"
    elif source not in ("agreed", "single") or (source == "agreed") != (len(given) > 1):
        yield f"{field} has the source {source!r} with {len(given)} labels"
    elif field not in label.get("how", {}) and not _is_said(
        answer, [one["answers"].get(field) for one in given]
    ):
        yield f"{field} is called {source}, and a label says otherwise"


def _is_said(answer, given):
    """Whether labels say `answer`: each of them, or one where answers may agree without being the same text."""
    return (
        any(one == answer for one in given)
        if isinstance(answer, dict)
        else all(one == answer for one in given)
    )


def _check_adjudication(record):
    case, names = record["case_id"], [label["annotator"] for label in record["labels"]]
    findings = [f"annotator {name} labelled it twice" for name in _twice(names)]
    for label in record["labels"]:
        if _sha256(canonical(label["answers"]).encode()) != label["answers_sha256"]:
            findings.append(f"the answers of {label['annotator']} do not have their digest")
    numbers = [ruling["number"] for ruling in record["rulings"]]
    if numbers != sorted(set(numbers)):
        findings.append("its rulings are not in the order of their numbers")
    for ruling in record["rulings"]:
        if ruling["adjudicator"] in names:
            findings.append(f"ruling {ruling['number']} is by {ruling['adjudicator']}, who labelled it")
        if not ruling["reason"]:
            findings.append(f"ruling {ruling['number']} has no reason")
    return [f"adjudication.jsonl: case {case}: {finding}" for finding in findings]


# The Merkle tree over the cases (RFC 6962, section 2.1): one root stands for every case and all that was said of it.


def case_leaves(files):
    """One leaf a case, by id: the digests of its line, of its labels and of its adjudication records."""
    said: dict[tuple[str, str], list[str]] = {}
    for name in ("labels.jsonl", "adjudication.jsonl"):
        for line in files[name].splitlines():
            said.setdefault((name, json.loads(line)["case_id"]), []).append(_sha256(line))
    leaves = {}
    for line in files["cases.jsonl"].splitlines():
        case = json.loads(line)["id"]
        leaf = {name[:-6]: said.get((name, case), []) for name in ("labels.jsonl", "adjudication.jsonl")}
        leaves[case] = canonical({"case": _sha256(line), "id": case, **leaf}).encode()
    return [leaves[case] for case in sorted(leaves)]


def merkle_root(leaves):
    """The root, in hexadecimal; a level's last node without a neighbour moves up as it is."""
    level = [hashlib.sha256(b"\x00" + leaf).digest() for leaf in leaves]
    if not level:
        return _sha256(b"")
    while len(level) > 1:
        pairs = [b"".join(level[at : at + 2]) for at in range(0, len(level), 2)]
        level = [hashlib.sha256(b"\x01" + pair).digest() if len(pair) == 64 else pair for pair in pairs]
    return level[0].hex()


# The ledger: events about other work are there by their digest alone.


def _check_ledger(release):
    previous, sequence = "0" * 64, 0
    try:
        for line in release.files["ledger.jsonl"].splitlines():
            link = json.loads(line)
            sequence += 1
            if link["sequence"] != sequence:
                return [f"ledger.jsonl: event {sequence} is missing"]
            if "event" in link:
                if _sha256(link["event"].encode()) != link["sha256"]:
                    return [f"ledger.jsonl: event {sequence}: its text does not have its digest"]
                event = json.loads(link["event"])
                if event["previous"] != previous or event["sequence"] != sequence:
                    return [f"ledger.jsonl: event {sequence}: does not follow the event before it"]
            previous = link["sha256"]
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as fault:
        return [f"ledger.jsonl: line {sequence + 1} is no event ({fault!r})"]
    head = release.manifest["ledgerHead"]
    if (head.get("sequence"), head.get("sha256")) != (sequence, previous):
        return ["ledger.jsonl: does not end at the head that the manifest names"]
    return []


# The signature: Ed25519 (RFC 8032, section 5.1.7) over the bytes of the manifest.

_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_SQRT_MINUS_1 = pow(2, (_P - 1) // 4, _P)


def _check_signature(release, public_key):
    signed_by = release.manifest.get("signedBy")
    if signed_by is not None and not isinstance(signed_by, str):
        raise TypeError("signedBy")
    raw = release.files.get("signature.json")
    if raw is None:
        wanted = f"{public_key} is asked for" if public_key else f"{signed_by} is named as its signer"
        return [f"signature.json: is missing, and {wanted}"] if public_key or signed_by else []
    try:
        document = json.loads(raw)
        key, signature = document["publicKey"].lower(), bytes.fromhex(document["signature"])
        good = ed25519_verifies(bytes.fromhex(key), release.raw_manifest, signature)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        return [f"signature.json: is no signature ({fault!r})"]
    findings = [] if good else ["signature.json: is not a signature of this manifest"]
    if key != signed_by:
        findings.append("signature.json: its key is not the signer that the manifest names")
    if public_key and key != public_key:
        findings.append(f"signature.json: is by {key}, not by {public_key}")
    return findings


def ed25519_verifies(public_key, message, signature):
    """Whether `signature` (64 bytes) is by `public_key` (32 bytes) over `message`."""
    if len(public_key) != 32 or len(signature) != 64:
        return False
    key, commitment = _point(public_key), _point(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or scalar >= _ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public_key + message).digest(), "little")
    left = _times(scalar, _BASE)
    right = _plus(commitment, _times(challenge % _ORDER, key))
    return not (
        (left[0] * right[2] - right[0] * left[2]) % _P or (left[1] * right[2] - right[1] * left[2]) % _P
    )


def _point(data):
    """A point of the curve in extended coordinates from its 32 bytes, or None."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _SQRT_MINUS_1 % _P
    if y >= _P or (x * x - square) % _P or (x == 0 and sign):
        return None
    return (_P - x if x & 1 != sign else x, y, 1, (_P - x if x & 1 != sign else x) * y % _P)


def _plus(one, other):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % _P, (y1 + x1) * (y2 + x2) % _P
    c, d = 2 * t1 * t2 * _D % _P, 2 * z1 * z2 % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(factor, point):
    total = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            total = _plus(total, point)
        point, factor = _plus(point, point), factor >> 1
    return total


_BASE = _point((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Verify a ground-truth release.")
    parser.add_argument("folder", nargs="?", default=Path(__file__).resolve().parent)
    parser.add_argument("--manifest-sha256", default="", help="the digest that the release printed")
    parser.add_argument("--public-key", default="", help="the signer's Ed25519 key, in hexadecimal")
    options = parser.parse_args(arguments)
    try:
        findings = verify(options.folder, options.manifest_sha256, options.public_key)
        signed_by = Release(options.folder).manifest.get("signedBy")
    except Unreadable as fault:
        print(fault, file=sys.stderr)
        return 2
    for finding in findings:
        print(finding)
    if not findings:
        print(f"OK, signed by {signed_by}" if signed_by else "OK")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
