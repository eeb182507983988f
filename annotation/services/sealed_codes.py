"""Sealing the coded answers of a closed study, once, and checking that they still say what the labels say."""

import hashlib
from collections.abc import Callable
from datetime import datetime
from itertools import zip_longest

from django.db import transaction

from annotation.core.code_blocks import BLOCK_SIZE, PackedBlock
from annotation.models.sealed_codes import CodeBook, CodeSeal, CodeVector
from annotation.models.studies import Study, StudyState
from annotation.selectors.coded_labels import Books, Coding, stored_blocks
from annotation.selectors.labels import CountedLabel, StudyStillBlind
from annotation.selectors.studies import pins_of
from taxonomy.digest import canonical_bytes, canonical_text


class InputsDigest:
    """The digest of a study's pins and its counted labels, fed label by label in the order of their cases.

    It equals `sha256_of({"labels": [...], "pins": {...}})` without ever holding the list.
    """

    def __init__(self, study: Study) -> None:
        self._pins = canonical_bytes(pins_of(study))
        self._hash = hashlib.sha256(b'{"labels":[')
        self._comma = b""

    def add(self, label: CountedLabel) -> None:
        evidence = [label.case_id, label.annotator, label.revision, label.answers_sha256]
        self._hash.update(self._comma + canonical_bytes(evidence))
        self._comma = b","

    def hexdigest(self) -> str:
        whole = self._hash.copy()
        whole.update(b'],"pins":' + self._pins + b"}")
        return whole.hexdigest()


class CodesDigest:
    """The digest of vectors and books in their order."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, packed: PackedBlock) -> None:
        self._hash.update(canonical_bytes([*packed.key, packed.block, packed.width, len(packed.codes)]))
        self._hash.update(packed.codes)

    def hexdigest(self, books: Books) -> str:
        whole = self._hash.copy()
        for (kind, name), values in sorted(books.items()):
            whole.update(canonical_bytes([kind, name, values]))
        return whole.hexdigest()


@transaction.atomic
def seal_codes(
    *, study: Study, now: datetime, on_block: Callable[[PackedBlock], None] = lambda packed: None
) -> CodeSeal:
    """Write the packed answers of a closed study; a study that has them keeps them. Raises StudyStillBlind.

    Labels are read once, in the order of their cases, and one block of codes is held at a time.
    """
    locked = Study.objects.select_for_update().get(pk=study.pk)
    if locked.state in (StudyState.DRAFT, StudyState.OPEN):
        raise StudyStillBlind(f"study {study.name} is {locked.state}: its codes are sealed once it is closed")
    sealed = CodeSeal.objects.filter(study=locked).first()
    if sealed is not None:
        return sealed
    inputs, codes = InputsDigest(study), CodesDigest()
    coding = Coding(study, inputs.add)
    for packed in coding.blocks():
        codes.add(packed)
        on_block(packed)
        CodeVector.objects.create(
            study=locked,
            kind=packed.key.kind,
            name=packed.key.name,
            annotator=packed.key.annotator,
            block=packed.block,
            width=packed.width,
            codes=packed.codes,
        )
    books = coding.books()
    CodeBook.objects.bulk_create(
        CodeBook(study=locked, kind=kind, name=name, entries=canonical_text(values))
        for (kind, name), values in sorted(books.items())
    )
    return CodeSeal.objects.create(
        study=locked,
        n_cases=coding.n_cases,
        n_labels=coding.n_labels,
        block_size=BLOCK_SIZE,
        sha256=codes.hexdigest(books),
        inputs_sha256=inputs.hexdigest(),
        sealed_at=now,
    )


def code_differences(study: Study) -> list[str]:
    """Where the sealed codes of a study differ from its labels, in words; nothing where they are what they were."""
    seal = CodeSeal.objects.filter(study=study).first()
    if seal is None:
        return []
    inputs, codes = InputsDigest(study), CodesDigest()
    coding = Coding(study, inputs.add)
    found = []
    for made, stored in zip_longest(coding.blocks(), stored_blocks(study)):
        if made is not None:
            codes.add(made)
        if made != stored:
            key = (made or stored).key
            found.append(
                f"study {study.name}: the codes of {' '.join(filter(None, key))} differ from the labels"
            )
    stored_books = {(book.kind, book.name): book.entries for book in CodeBook.objects.filter(study=study)}
    books = coding.books()
    if stored_books != {key: canonical_text(values) for key, values in books.items()}:
        found.append(f"study {study.name}: what its codes stand for differs from the labels")
    digests = (codes.hexdigest(books), inputs.hexdigest(), coding.n_cases, coding.n_labels)
    if digests != (seal.sha256, seal.inputs_sha256, seal.n_cases, seal.n_labels):
        found.append(f"study {study.name}: the labels are not those that its codes were sealed from")
    return found
