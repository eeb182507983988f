"""What differs between two versions, and what a draft would touch if it were frozen."""

from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Any

from annotation.core.rule_words import rule_sentence
from annotation.core.word_diff import word_diff
from annotation.models.people import User
from annotation.selectors.guideline_anchors import cut_off
from annotation.selectors.pages_vocabulary import digest_shown, version_row
from annotation.selectors.pages_vocabulary_mapping import mapping_summary
from annotation.selectors.pages_vocabulary_use import use_of
from taxonomy.diff import ADDED, CHANGED, MOVED, REMOVED, Change, document_changes, impact
from taxonomy.digest import canonical_text
from taxonomy.selectors.versions import (
    GUIDELINES,
    RUBRICS,
    TAXONOMIES,
    document_of,
    frozen_before,
    kind_of,
    siblings,
)

_TONES = {"added": "ok", "removed": "bad", "changed": "info", "moved": "plum"}
_AROUND = 2


def differences_page(version: Any, from_pk: int | None) -> dict[str, Any]:
    """The changes from another version of the same name; the one before where none is chosen."""
    chosen = siblings(version).filter(pk=from_pk).first() if from_pk else frozen_before(version)
    return {
        "from_version": chosen and version_row(chosen),
        "others": [version_row(row) for row in siblings(version).exclude(pk=version.pk)],
    } | (changes_between(chosen, version) if chosen else {"changes": [], "lines": []})


def changes_between(before: Any, after: Any) -> dict[str, Any]:
    """Rows of changes for schemas and taxonomies, lines for guidelines."""
    if kind_of(after) == GUIDELINES:
        return {"changes": [], "lines": line_changes(before.markdown, after.markdown)}
    changes = document_changes(document_of(before), document_of(after))
    return {"changes": [row for change in changes for row in _rows(change)], "lines": []}


def freeze_page(user: User, version: Any) -> dict[str, Any]:
    """Differences to the version before, how many labels each change touches, and the digest to come."""
    before = frozen_before(version)
    page: dict[str, Any] = {
        "from_version": before and version_row(before),
        "use": None,
        "touched": [],
        "mapping": None,
    }
    page |= digest_shown(version)
    if before is None:
        return page | {"changes": [], "lines": [], "first": _first_says(version)}
    page |= changes_between(before, version) | {"is_same": before.sha256 == page["sha256_now"]}
    if kind_of(version) == GUIDELINES:
        return page | {"cut_off": cut_off(before, version)}
    if kind_of(version) == RUBRICS:
        return page
    use = use_of(user, version)
    changes = document_changes(document_of(before), document_of(version))
    page["use"] = use
    page["touched"] = [
        {"subject": subject, "n_labels": count, "n_studies": use.studies[subject]}
        for subject, count in impact(changes, use.labels).items()
    ]
    if kind_of(version) == TAXONOMIES:
        page["mapping"] = mapping_summary(version, use)
    return page


def line_changes(before: str, after: str) -> list[dict[str, Any]]:
    """A Markdown text's changed lines with two unchanged ones around; changed lines word by word."""
    old, new = before.splitlines(), after.splitlines()
    rows: list[dict[str, Any]] = []
    for group in SequenceMatcher(None, old, new, autojunk=False).get_grouped_opcodes(_AROUND):
        if rows:
            rows.append({"kind": "gap"})
        for kind, i1, i2, j1, j2 in group:
            if kind == "equal":
                rows += [{"kind": "same", "pieces": word_diff(line, line)} for line in old[i1:i2]]
            elif kind == "replace":
                rows.append(
                    {"kind": "changed", "pieces": word_diff("\n".join(old[i1:i2]), "\n".join(new[j1:j2]))}
                )
            else:
                rows += [{"kind": "changed", "pieces": word_diff(line, "")} for line in old[i1:i2]]
                rows += [{"kind": "changed", "pieces": word_diff("", line)} for line in new[j1:j2]]
    return rows


def value_words(value: Any) -> str:
    """A JSON value as a line for people."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(value_words(item) for item in value)
    if isinstance(value, dict):
        return "; ".join(f"{name}: {value_words(item)}" for name, item in value.items())
    return "nothing" if value is None else str(value)


def _rows(change: Change) -> list[dict[str, Any]]:
    """The rows of a change: a list whose entries have no names is told entry by entry."""
    before, after = change.before or [], change.after or []
    if all(
        isinstance(said, list) and all(isinstance(entry, dict) for entry in said) for said in (before, after)
    ):
        return [_row(one) for one in _entry_changes(change.path, before, after)] or [_row(change)]
    return [_row(change)]


def _entry_changes(path: str, before: list[Any], after: list[Any]) -> list[Change]:
    """What went, came or says something else under the same `if`; then what both hold, where its order differs.

    Numbers count from 0, as in messages about a document: those of what went in the version before.
    """
    old = {canonical_text(entry): at for at, entry in enumerate(before)}
    new = {canonical_text(entry): at for at, entry in enumerate(after)}
    gone = [at for text, at in old.items() if text not in new]
    came = [at for text, at in new.items() if text not in old]
    says: Callable[[Any], Any] = rule_sentence if path == "rules" else lambda entry: entry
    found = []
    for at in gone:
        same = [
            other for other in came if "if" in after[other] and after[other]["if"] == before[at].get("if")
        ]
        if same:
            came.remove(same[0])
            found.append(Change(CHANGED, f"{path}[{same[0]}]", "", says(before[at]), says(after[same[0]])))
        else:
            found.append(Change(REMOVED, f"{path}[{at}]", "", before=says(before[at])))
    found += [Change(ADDED, f"{path}[{at}]", "", after=says(after[at])) for at in came]
    kept = [old[text] for text in new if text in old]
    if kept != sorted(kept):
        was, now = ([f"{path}[{at}]" for at in order] for order in (sorted(kept), kept))
        found.append(Change(MOVED, path, "", was, now))
    return found


def _row(change: Change) -> dict[str, Any]:
    before, after = value_words(change.before), value_words(change.after)
    is_text = isinstance(change.before, str) and isinstance(change.after, str)
    return {
        "kind": change.kind,
        "tone": _TONES[change.kind],
        "path": change.path,
        "subject": change.subject,
        "before": before if change.before is not None else "",
        "after": after if change.after is not None else "",
        "pieces": word_diff(before, after) if is_text else [],
        "parts": _parts(change.after if change.kind == "added" else change.before),
    }


def _parts(value: Any) -> list[tuple[str, str]]:
    """What a field or code that came or went says, property by property; empty ones say nothing."""
    if not isinstance(value, dict):
        return []
    return [(name.replace("_", " "), value_words(said)) for name, said in value.items() if said]


def _first_says(version: Any) -> str:
    document = document_of(version)
    parts = {"fields": "field", "rules": "rule", "codes": "code", "clauses": "clause"}
    counts = {word: len(document[name]) for name, word in parts.items() if name in document}
    if not counts:
        counts = {"line": len(document["markdown"].splitlines())}
    return ", ".join(f"{n} {word}{'s' * (n != 1)}" for word, n in counts.items())
