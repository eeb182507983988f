"""Accidents that befall a release on its way, each with the start of the finding that names it."""

import json
from collections.abc import Callable
from pathlib import Path

from taxonomy.digest import canonical_bytes


def edit(name: str, change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        before = (folder / name).read_bytes()
        after = change(before)
        assert after != before
        (folder / name).write_bytes(after)

    return act


def remove(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def edit_manifest(**changes: object) -> Callable[[Path], None]:
    return edit("manifest.json", lambda raw: canonical_bytes(json.loads(raw) | changes))


def without(key: str) -> Callable[[Path], None]:
    return edit(
        "manifest.json",
        lambda raw: canonical_bytes({k: v for k, v in json.loads(raw).items() if k != key}),
    )


def swap_lines(raw: bytes) -> bytes:
    first, second, *rest = raw.splitlines(keepends=True)
    return b"".join([second, first, *rest])


def ledger_line(number: int, change: Callable[[dict], None]) -> Callable[[Path], None]:
    def act(raw: bytes) -> bytes:
        lines = [json.loads(line) for line in raw.splitlines()]
        change(lines[number - 1])
        return b"".join(canonical_bytes(line) + b"\n" for line in lines)

    return edit("ledger.jsonl", act)


def told(folder: Path) -> int:
    """The number of an event of the ledger that stands with its text."""
    lines = [json.loads(line) for line in (folder / "ledger.jsonl").read_bytes().splitlines()]
    return next(line["sequence"] for line in reversed(lines) if "event" in line)


ACCIDENTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "label changed": (
        edit("labels.jsonl", lambda raw: raw.replace(b'"PASS"', b'"FAIL"', 1)),
        "labels.jsonl: line 1, case c1",
    ),
    "case changed": (
        edit("cases.jsonl", lambda raw: raw.replace(b'"test"', b'"dev"', 1)),
        "cases.jsonl: line 1, case c1",
    ),
    "note of a label lost": (
        edit("adjudication.jsonl", lambda raw: raw.replace(b'"ann"', b'"eve"', 1)),
        "adjudication.jsonl: line 1, case c1",
    ),
    "report rounded": (
        edit("agreement.json", lambda raw: raw.replace(b"0.", b"1.", 1)),
        "agreement.json: differs from the manifest",
    ),
    "line lost": (
        edit("labels.jsonl", lambda raw: b"".join(raw.splitlines(keepends=True)[:-1])),
        "labels.jsonl: has 3 lines, and the manifest says 4",
    ),
    "line twice": (
        edit("cases.jsonl", lambda raw: raw + raw.splitlines(keepends=True)[-1]),
        "cases.jsonl: case c4 stands twice",
    ),
    "lines swapped": (edit("adjudication.jsonl", swap_lines), "adjudication.jsonl: line 1, case c2"),
    "line ends changed": (
        edit("labels.jsonl", lambda raw: raw.replace(b"\n", b"\r\n")),
        "labels.jsonl: differs from the manifest",
    ),
    "byte order mark": (
        edit("cases.jsonl", lambda raw: b"\xef\xbb\xbf" + raw),
        "cases.jsonl: line 1, case c1",
    ),
    "cut short": (edit("cases.jsonl", lambda raw: raw[:-9]), "cases.jsonl: line 4, case unreadable"),
    "emptied": (edit("adjudication.jsonl", lambda raw: b""), "adjudication.jsonl: has 0 lines"),
    "content lost": (remove("labels.jsonl"), "labels.jsonl: is missing"),
    "report lost": (remove("agreement.json"), "agreement.json: is missing"),
    "ledger lost": (remove("ledger.jsonl"), "ledger.jsonl: is missing"),
    "table lost": (remove("labels.parquet"), "labels.parquet: is missing"),
    "table changed": (
        edit("labels.csv", lambda raw: raw.replace(b"PASS", b"FAIL", 1)),
        "labels.csv: differs from the manifest",
    ),
    "card changed": (
        edit("README.md", lambda raw: raw + b"Certified.\n"),
        "README.md: differs from the manifest",
    ),
    "metadata changed": (
        edit("croissant.json", lambda raw: raw.replace(b"sc:Dataset", b"sc:Datasets")),
        "croissant.json: differs from the manifest",
    ),
    "code redefined": (
        edit("vocabulary.json", lambda raw: raw.replace(b'"a"', b'"b"', 1)),
        "vocabulary.json: differs from the manifest",
    ),
    "file added": (
        lambda folder: (folder / "labels-final.csv").write_text("x"),
        "labels-final.csv: is no file of this release",
    ),
    "folder added": (lambda folder: (folder / "more").mkdir(), "more: is no file of this release"),
    "signature of something else": (
        lambda folder: (folder / "signature.json").write_text('{"publicKey":"00","signature":"00"}'),
        "signature.json: is not a signature of this manifest",
    ),
    "signature unreadable": (
        lambda folder: (folder / "signature.json").write_text("signed, me"),
        "signature.json: is no signature",
    ),
    "signer named, no signature": (
        edit_manifest(signedBy="ab" * 32),
        f"signature.json: is missing, and {'ab' * 32} is named as its signer",
    ),
    "manifest without its digest": (
        edit_manifest(contentDigestSha256="0" * 64),
        "manifest.json: contentDigestSha256 is not the digest",
    ),
    "root of other cases": (
        edit_manifest(merkleRootSha256="0" * 64),
        "manifest.json: merkleRootSha256 is not the root",
    ),
    "adjudication of another study": (
        edit_manifest(adjudicationSha256="0" * 64),
        "manifest.json: adjudicationSha256 is not the digest",
    ),
    "case count": (
        edit_manifest(itemCount=5),
        "cases.jsonl: its cases are not the orderedItemIds and itemCount",
    ),
    "no reason": (edit_manifest(changeReason=""), "manifest.json: changeReason is empty"),
    "nobody made it": (edit_manifest(createdBy=""), "manifest.json: createdBy is empty"),
    "status unknown": (
        edit_manifest(releaseStatus="golden"),
        "manifest.json: releaseStatus 'golden' is none of",
    ),
    "split map": (
        edit_manifest(splitMap={}),
        "cases.jsonl: case c1: its split is not the one in the manifest",
    ),
    "head of another ledger": (
        edit_manifest(ledgerHead={"chain": "shop", "sequence": 1, "sha256": "0" * 64}),
        "ledger.jsonl: does not end at the head",
    ),
}

UNREADABLE: dict[str, tuple[Callable[[Path], None], str]] = {
    "manifest lost": (remove("manifest.json"), "manifest.json: No such file"),
    "manifest of another format": (
        edit_manifest(format="concord-release/99"),
        "manifest.json: is of another format",
    ),
    "manifest without cases": (
        without("caseDigests"),
        "manifest.json: is no manifest of a release (no caseDigests)",
    ),
    "manifest without a root": (without("merkleRootSha256"), "(no merkleRootSha256)"),
}
