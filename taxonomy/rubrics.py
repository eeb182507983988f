"""Rubrics as rows: clauses with markers, anchors, and what their author should look at. Pure."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from taxonomy.fields.base import BadSchema, expect, expect_name

MATCH, NEAR_MATCH, NO_MATCH = "match", "near_match", "no_match"
VERDICTS = (MATCH, NEAR_MATCH, NO_MATCH)
VALUE, UNANSWERABLE, CRITERIA = "value", "unanswerable", "criteria"
GOLDEN_KINDS = (VALUE, UNANSWERABLE, CRITERIA)
PREFERRED, ACCEPT, DIVERGENT = "PREFERRED", "ACCEPT", "DIVERGENT"
WRONG, REQUIRED, CREDITED = "WRONG", "REQUIRED", "CREDITED"
MARKERS = (PREFERRED, ACCEPT, DIVERGENT, WRONG, REQUIRED, CREDITED)

_PARTS = frozenset(("name", "golden_kind", "doctrine", "clauses", "anchors"))
_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}")
# Wording that grants a verdict for saying how a figure came about, rather than for a reading.
_EXCUSES = re.compile(
    r"\b(?:if|when|provided|as long as|so long as)\b.*\b(?:stat|disclos|nam|explain|document|mention|say|said)",
    re.I,
)
_OPEN_SET = re.compile(
    r"\betc\b|\band so on\b|\bor similar\b|\bany (?:other )?reasonable\b|\bsuch as\b", re.I
)


@dataclass(frozen=True)
class Clause:
    """One row of a rubric; no marker means CREDITED. `trap_value` is the figure that taking it gives.

    `resolves_from_data`: a REQUIRED interpretation that the data alone decide. `case`: the id of the one case that
    the clause is about; a clause without is about all.
    """

    key: str
    text: str
    marker: str | None = None
    trap_value: float | None = None
    tolerance: float = 0.0
    resolves_from_data: bool = True
    case: str | None = None

    def __post_init__(self) -> None:
        if self.marker is not None and self.marker not in MARKERS:
            raise ValueError(
                f"clause {self.key!r}: marker {self.marker!r} is not one of {', '.join(MARKERS)}"
            )

    def is_trapped_by(self, figure: float) -> bool:
        """Whether this figure is the one that the clause describes."""
        return self.trap_value is not None and abs(figure - self.trap_value) <= self.tolerance


class Anchor(NamedTuple):
    """An example shown to the judge: a question with its verdict and why. `case` names the case it was taken from."""

    question: str
    verdict: str
    why: str
    case: str | None = None


class Rubric(NamedTuple):
    """What a rubric document says. `doctrine` is Markdown: how to judge, whatever the case."""

    name: str
    golden_kind: str
    doctrine: str
    clauses: tuple[Clause, ...]
    anchors: tuple[Anchor, ...]

    def clauses_for(self, case: str) -> list[Clause]:
        """The clauses that concern a case: its own, and those about all."""
        return [clause for clause in self.clauses if clause.case in (None, case)]


class Lint(NamedTuple):
    """Something the author of a rubric should look at."""

    code: str
    clause: str | None
    message: str


def parse_rubric(document: Any) -> Rubric:
    """The rubric of a document; raises BadSchema naming the faulty path. A draft may have no clauses."""
    expect(document, dict, "rubric")
    unknown = sorted(document.keys() - _PARTS)
    if unknown:
        raise BadSchema(unknown[0], "unknown property of a rubric")
    kind = document.get("golden_kind", VALUE)
    if kind not in GOLDEN_KINDS:
        raise BadSchema("golden_kind", f"{kind!r} is not one of {', '.join(GOLDEN_KINDS)}")
    clauses = [_clause(item, f"clauses[{at}]") for at, item in enumerate(_listed(document, "clauses"))]
    twice = [key for key, n in Counter(clause.key for clause in clauses).items() if n > 1]
    if twice:
        raise BadSchema("clauses", f"the key {twice[0]!r} stands twice")
    return Rubric(
        name=expect_name(document.get("name"), "name"),
        golden_kind=kind,
        doctrine=expect(document.get("doctrine", ""), str, "doctrine"),
        clauses=tuple(clauses),
        anchors=tuple(
            _anchor(item, f"anchors[{at}]") for at, item in enumerate(_listed(document, "anchors"))
        ),
    )


def lint_rubric(clauses: Sequence[Clause], *, golden_kind: str = VALUE) -> list[Lint]:
    """What is doubtful in the clauses of one case: the PREFERRED ones, then clause by clause."""
    return [
        *_preferred(clauses, golden_kind),
        *(lint for clause in clauses for lint in _clause_lints(clause)),
    ]


def lint_document(rubric: Rubric) -> list[Lint]:
    """What is doubtful in a whole rubric: each case with the clauses about all, each clause once, the anchors."""
    cases = sorted({clause.case for clause in rubric.clauses if clause.case is not None})
    found = [] if cases else _preferred(rubric.clauses, rubric.golden_kind)
    for case in cases:
        for lint in _preferred(rubric.clauses_for(case), rubric.golden_kind):
            found.append(lint._replace(message=f"case {case}: {lint.message}"))
    found += [lint for clause in rubric.clauses for lint in _clause_lints(clause)]
    warning = anchor_warning(anchor.verdict for anchor in rubric.anchors) if rubric.anchors else None
    return [*found, Lint("anchors", None, f"anchors {warning}")] if warning else found


def anchor_warning(verdicts: Iterable[str]) -> str | None:
    """A warning where anchors do not cover the three verdicts, or one has over twice as many as another."""
    counts = Counter(verdicts)
    missing = [verdict for verdict in (NEAR_MATCH, NO_MATCH, MATCH) if not counts[verdict]]
    if missing:
        return f"unbalanced: {', '.join(missing)} missing"
    if max(counts.values()) > 2 * min(counts.values()):
        return "unbalanced: " + ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS)
    return None


def git_blob_sha(content: bytes) -> str:
    """The id that git gives a file with this content (SHA-1 of its blob)."""
    return hashlib.sha1(b"blob %d\x00" % len(content) + content, usedforsecurity=False).hexdigest()


def _preferred(clauses: Sequence[Clause], golden_kind: str) -> list[Lint]:
    n_preferred = sum(each.marker == PREFERRED for each in clauses)
    if golden_kind == VALUE and n_preferred != 1:
        return [Lint("one_preferred", None, f"{n_preferred} clauses are PREFERRED; exactly one must be")]
    return []


def _clause_lints(clause: Clause) -> Iterator[Lint]:
    if clause.marker is None:
        yield Lint("unmarked", clause.key, f"has no marker and is read as {CREDITED}")
    if clause.marker in (DIVERGENT, ACCEPT):
        if clause.trap_value is not None:
            yield Lint("excuses_wrong_value", clause.key, "grants a verdict to the figure of a known trap")
        elif _EXCUSES.search(clause.text):
            yield Lint(
                "excuses_wrong_value", clause.key, "grants a verdict for naming a method, not for a reading"
            )
    if clause.marker == REQUIRED and not clause.resolves_from_data:
        yield Lint("matter_of_taste", clause.key, "requires an interpretation that the data do not decide")
    if clause.marker in (ACCEPT, DIVERGENT, WRONG) and _OPEN_SET.search(clause.text):
        yield Lint("open_set", clause.key, "does not close the list of what it covers")


def _listed(document: Mapping[str, Any], name: str) -> list[Any]:
    return list(expect(document.get(name, []), list, name))


def _clause(item: Any, path: str) -> Clause:
    expect(item, dict, path)
    unknown = sorted(item.keys() - Clause.__dataclass_fields__.keys())
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of a clause")
    key, marker = item.get("key"), item.get("marker")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise BadSchema(f"{path}.key", f"{key!r} must be letters, digits, '_', '.' or '-'")
    if marker is not None and marker not in MARKERS:
        raise BadSchema(f"{path}.marker", f"{marker!r} is not one of {', '.join(MARKERS)}")
    return Clause(
        key=key,
        text=_text(item.get("text"), f"{path}.text"),
        marker=marker,
        trap_value=_number(item.get("trap_value"), f"{path}.trap_value"),
        tolerance=_number(item.get("tolerance", 0.0), f"{path}.tolerance", least=0.0) or 0.0,
        resolves_from_data=expect(item.get("resolves_from_data", True), bool, f"{path}.resolves_from_data"),
        case=None if item.get("case") is None else _text(item["case"], f"{path}.case"),
    )


def _anchor(item: Any, path: str) -> Anchor:
    expect(item, dict, path)
    unknown = sorted(item.keys() - set(Anchor._fields))
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of an anchor")
    if item.get("verdict") not in VERDICTS:
        raise BadSchema(f"{path}.verdict", f"{item.get('verdict')!r} is not one of {', '.join(VERDICTS)}")
    case = item.get("case")
    return Anchor(
        question=_text(item.get("question"), f"{path}.question"),
        verdict=item["verdict"],
        why=_text(item.get("why"), f"{path}.why"),
        case=None if case is None else _text(case, f"{path}.case"),
    )


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadSchema(path, "must be text that is not empty")
    return value


def _number(value: Any, path: str, *, least: float | None = None) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or (least is not None and value < least):
        raise BadSchema(path, f"{value!r} must be a number" + ("" if least is None else f" from {least:g}"))
    return float(value)
