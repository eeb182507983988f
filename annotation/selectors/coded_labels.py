"""The coded answers of a closed study: read from its sealed vectors, or derived from its labels."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from annotation.core.code_blocks import (
    BLOCK_SIZE,
    CASE,
    DUE,
    BlockWriter,
    Book,
    CodedBlock,
    Codes,
    Key,
    PackedBlock,
    unpack,
)
from annotation.models.sealed_codes import CodeBook, CodeKind, CodeSeal, CodeVector
from annotation.models.studies import Study, StudyCase
from annotation.selectors.binary_order import binary
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import schema_for
from taxonomy.fields.base import Field

# A key of the metadata with more values than this, or than half the cases, names cases rather than slices of them.
MOST_SLICES = 40
_SHORTEST_TEXT, _LONGEST_TEXT = 1, 100
# Dates and times tell cases apart, but make no slices of them.
_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:")
COLUMNS = ("family", "split")

Books = dict[tuple[str, str], list[Any]]


@dataclass(frozen=True)
class CodedStudy:
    """A study's codes: what they stand for, and its blocks in the order of its case ids, read one at a time."""

    n_cases: int
    books: Books
    read: Callable[[], Iterator[CodedBlock]]

    def values(self, kind: str, name: str) -> list[Any]:
        return self.books.get((kind, name), [])

    def slices(self) -> list[str]:
        """The keys by which the cases can be told apart, in alphabetical order."""
        return sorted(name for kind, name in self.books if kind == CodeKind.SLICE)


class Coding:
    """One walk over the labels of a closed study: its packed blocks, and after the last one its books.

    The same labels give the same blocks and books, on every engine and whenever they are made.
    """

    def __init__(self, study: Study, on_label: Callable[[CountedLabel], None] = lambda label: None) -> None:
        self.study = study
        self.n_cases = 0
        self.n_labels = 0
        self._on_label = on_label
        self._fields = schema_for(study).measured()
        self._answers = {field.key: Book(_declared(field)) for field in self._fields}
        self._slices: dict[str, Book] = {}
        self._schema_versions = Book(most=MOST_SLICES)

    def books(self) -> Books:
        """What the codes stand for; known once every block was made."""
        answers: Books = {
            (CodeKind.ANSWER, key): [
                list(value) if isinstance(value, tuple) else value for value in book.values
            ]
            for key, book in self._answers.items()
        }
        slices: Books = {
            (CodeKind.SLICE, name): book.values
            for name, book in sorted(self._slices.items())
            if not book.is_full and 1 < len(book.values) <= self.n_cases / 2
        }
        return answers | slices | {(CodeKind.CASE, "schema_version"): self._schema_versions.values}

    def blocks(self) -> Iterator[PackedBlock]:
        """The packed vectors, block by block; at most one block is held at a time."""
        labels = groupby(counted_labels(self.study, by_case_id=True), key=lambda label: label.study_case_id)
        waiting = next(labels, None)
        writer = BlockWriter(BLOCK_SIZE)
        for place, (pk, due, family, split, content) in enumerate(_cases(self.study)):
            if place and place % BLOCK_SIZE == 0:
                yield from writer.flush(BLOCK_SIZE)
            writer.put(place, CASE, pk)
            writer.put(place, DUE, due)
            contract = json.loads(content)
            self._schema_versions.code(str(contract.get("schemaVersion", "1")))
            for name, value in _slice_values(family, split, contract.get("metadata")):
                book = self._slices.setdefault(name, Book(most=MOST_SLICES))
                writer.put(place, Key(CodeKind.SLICE, name), book.code(value))
            if waiting and waiting[0] == pk:
                for label in waiting[1]:
                    self._put(writer, place, label)
                waiting = next(labels, None)
            self.n_cases += 1
        rest = self.n_cases % BLOCK_SIZE or (BLOCK_SIZE if self.n_cases else 0)
        yield from writer.flush(rest)

    def _put(self, writer: BlockWriter, place: int, label: CountedLabel) -> None:
        self._on_label(label)
        self.n_labels += 1
        writer.put(place, Key(CodeKind.LABEL, "", label.annotator), 1)
        for field in self._fields:
            answer = label.answers.get(field.key)
            if answer is not None:
                code = self._answers[field.key].code(_value(field, answer))
                writer.put(place, Key(CodeKind.ANSWER, field.key, label.annotator), code)


def coded_study(study: Study) -> CodedStudy:
    """The codes of a closed study; those of one that was measured before codes were sealed are derived anew."""
    seal = CodeSeal.objects.filter(study=study).first()
    if seal is None:
        return _derived(study)
    books = {
        (book.kind, book.name): json.loads(book.entries) for book in CodeBook.objects.filter(study=study)
    }
    return CodedStudy(seal.n_cases, books, lambda: _sealed_blocks(seal))


def coded_stretch(seal: CodeSeal, first: int, n: int) -> CodedBlock:
    """The codes of `n` cases from place `first` on, which lie in one block of the sealed codes."""
    block, offset = divmod(first, seal.block_size)
    rows = CodeVector.objects.filter(study=seal.study_id, block=block)
    vectors = {
        Key(kind, name, annotator): unpack(width, bytes(codes))[offset : offset + n]
        for kind, name, annotator, width, codes in rows.values_list(
            "kind", "name", "annotator", "width", "codes"
        )
    }
    return CodedBlock(first, n, vectors)


def stored_blocks(study: Study) -> Iterator[PackedBlock]:
    """The stored vectors as they were written, block by block and in the order of their keys."""
    rows = CodeVector.objects.filter(study=study).order_by(
        "block", binary("kind"), binary("name"), binary("annotator")
    )
    columns = ("kind", "name", "annotator", "block", "width", "codes")
    for kind, name, annotator, block, width, codes in rows.values_list(*columns).iterator(chunk_size=50):
        yield PackedBlock(Key(kind, name, annotator), block, width, bytes(codes))


def case_ids(pks: Codes) -> dict[int, str]:
    """The ids of the cases of a study by their rows."""
    found: dict[int, str] = {}
    wanted = pks.tolist()
    for start in range(0, len(wanted), 500):
        rows = StudyCase.objects.filter(pk__in=wanted[start : start + 500])
        found.update(rows.values_list("pk", "case__external_id"))
    return found


def _sealed_blocks(seal: CodeSeal) -> Iterator[CodedBlock]:
    packed = groupby(stored_blocks(seal.study), key=lambda row: row.block)
    for block, rows in packed:
        start = block * seal.block_size
        n = min(seal.block_size, seal.n_cases - start)
        yield CodedBlock(start, n, {row.key: unpack(row.width, row.codes) for row in rows})


def _derived(study: Study) -> CodedStudy:
    coding = Coding(study)
    packed = list(coding.blocks())
    blocks = []
    for block, rows in groupby(packed, key=lambda row: row.block):
        start = block * BLOCK_SIZE
        vectors = {row.key: unpack(row.width, row.codes) for row in rows}
        blocks.append(CodedBlock(start, min(BLOCK_SIZE, coding.n_cases - start), vectors))
    return CodedStudy(coding.n_cases, coding.books(), lambda: iter(blocks))


def _cases(study: Study) -> Iterator[tuple[int, int, str, str, str]]:
    columns = ("pk", "k", "case__family", "case__split", "case__content")
    return study.cases.order_by(binary("case__external_id")).values_list(*columns).iterator(chunk_size=1000)


def _slice_values(family: str, split: str, metadata: Any) -> Iterator[tuple[str, str]]:
    """Family, split and every short text, whole number or flag of the case's metadata."""
    if family:
        yield "family", family
    if split:
        yield "split", split
    if not isinstance(metadata, dict):
        return
    for name, value in metadata.items():
        if name in COLUMNS or len(name) > _LONGEST_TEXT:
            continue
        text = str(value).lower() if isinstance(value, bool) else str(value)
        is_short = isinstance(value, str | int) and _SHORTEST_TEXT <= len(text) <= _LONGEST_TEXT
        if is_short and not _MOMENT.match(text):
            yield name, text


def _declared(field: Field) -> list[Any]:
    return [] if field.level == "set" else list(field.categories())


def _value(field: Field, answer: Any) -> Any:
    return tuple(answer) if field.level == "set" else field.category_of(answer)
