"""The data card of a release: README.md, which people read first and data loaders read the head of."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from annotation.core.headline import headline_of
from annotation.core.release_table import LABELS_PARQUET

CARD = "README.md"


def data_card(
    *,
    identity: Mapping[str, Any],
    cases: Sequence[Mapping[str, Any]],
    labels: Sequence[Mapping[str, Any]],
    reports: Sequence[Mapping[str, Any]],
    vocabulary: Mapping[str, Any],
) -> bytes:
    """The content of README.md, from what the other files say."""
    parts = [
        _front_matter(identity),
        _summary(identity, labels),
        _counts(cases),
        *[_study(study, _report_of(reports, study["name"])) for study in identity["studies"]],
        *[_form(schema) for schema in vocabulary["schemas"]],
        *[_codes(taxonomy) for taxonomy in vocabulary["taxonomies"]],
        _verify(identity),
    ]
    return ("\n\n".join(parts) + "\n").encode()


def _front_matter(identity: Mapping[str, Any]) -> str:
    name = json.dumps(identity["release"], ensure_ascii=False)
    return (
        f"---\npretty_name: {name}\nconfigs:\n- config_name: labels\n  data_files: {LABELS_PARQUET}\n---\n\n"
        f"# {_line(identity['release'])}"
    )


def _summary(identity: Mapping[str, Any], labels: Sequence[Mapping[str, Any]]) -> str:
    sources = Counter(label["source"] for label in labels)
    said = ", ".join(f"{n} {source}" for source, n in sorted(sources.items())) or "none"
    status = identity["releaseStatus"].replace("_", " ")
    rows = [
        f"- Status: **{status}**, gate {identity['gate']}.",
        f"- Dataset: {_line(identity['datasetName'])} {_line(identity['datasetVersion'])}, {identity['itemCount']} cases.",
        f"- Labels: {said}.",
        f"- Made {identity['createdAt']} by {_line(identity['createdBy'])}: {_line(identity['changeReason'])}",
    ]
    legacy = identity.get("excluded", {}).get("legacyStatusInferred")
    if legacy:
        rows.append(f"- Left out: {legacy} statuses inferred from earlier records, which are no labels.")
    if status == "provisional":
        rows.append("- Provisional: these labels may be looked at and never count as ground truth.")
    return "\n".join(rows)


def _counts(cases: Sequence[Mapping[str, Any]]) -> str:
    counts = Counter((case["family"] or "no family", case["split"] or "no split") for case in cases)
    splits = sorted({split for _, split in counts})
    lines = ["## Cases", "", _row("Family", *splits), _row("---", *("---:" for _ in splits))]
    for family in sorted({family for family, _ in counts}):
        lines.append(_row(family, *(str(counts[family, split]) for split in splits)))
    return "\n".join(lines)


def _study(study: Mapping[str, Any], report: Mapping[str, Any]) -> str:
    kinds = Counter(annotator["kind"] for annotator in report["annotators"])
    who = ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items()))
    lines = [
        f"## Study {_line(study['name'])}",
        "",
        f"Annotators: {who}; {study['k']} labels a case. Blindness: {study['blindness']}. "
        f"Gate {study['gate']}: {_line(study['gateReason'])}.",
        "",
        f"Agreement, sealed before adjudication ({report['n_double']} of {report['n_cases']} cases labelled twice):",
        "",
        _row("Field", "Between", "Coefficient", "Value", "95 % interval"),
        _row("---", "---", "---", "---:", "---"),
    ]
    for field in report["fields"]:
        found = headline_of(field)
        if found:
            lines.append(_row(field["title"], field["between"], found.name, found.value, found.interval))
    return "\n".join(lines)


def _form(schema: Mapping[str, Any]) -> str:
    lines = [f"## Form {_line(schema['name'])}, version {schema['version']}", ""]
    for field in schema["document"]["fields"]:
        options = ", ".join(str(option["value"]) for option in field.get("options", []))
        words = f": {_line(options)}" if options else ""
        lines.append(f"- `{field['key']}` ({field['type']}){words}")
    return "\n".join(lines)


def _codes(taxonomy: Mapping[str, Any]) -> str:
    document = taxonomy["document"]
    lines = [f"## Codes {_line(taxonomy['name'])}, version {taxonomy['version']}", ""]
    origins = {origin["code"]: origin for origin in taxonomy.get("origins", [])}
    for code in document["codes"]:
        origin = origins.get(code["code"])
        came = f" From {origin['noteCount']} notes of {_line(origin['session'])}." if origin else ""
        lines.append(f"- `{code['code']}`: {_line(code['definition'])}{came}")
    return "\n".join(lines)


def _verify(identity: Mapping[str, Any]) -> str:
    key = identity["signedBy"]
    option = f" --public-key {key}" if key else ""
    return (
        "## Verify\n\n"
        f"    python verify.py{option}\n\n"
        "It needs nothing but Python and prints OK, or the file and case that differ. Give it `--manifest-sha256` with the\n"
        "digest you were told apart from these files, to know that the manifest is the one that was made.\n\n"
        f"Content digest: `{identity['contentDigestSha256']}`."
    )


def _report_of(reports: Sequence[Mapping[str, Any]], study: str) -> Mapping[str, Any]:
    return next(report for report in reports if report["study"]["name"] == study)


def _row(*cells: str) -> str:
    return "| " + " | ".join(_line(cell).replace("|", "\\|") for cell in cells) + " |"


def _line(text: str) -> str:
    """A text on one line of Markdown, where nothing of it can open a tag."""
    return " ".join(str(text).split()).replace("<", "&lt;")
