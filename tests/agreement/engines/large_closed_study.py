"""A closed study whose codes are sealed over 100,000 cases of two labels each; its measuring job waits.

The codes are written past the labels: what is tried is the counting of 200,000 of them, not the making.
"""

import json
import os
import sys

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

N_CASES = 100_000


def seal_many(study, n_cases: int = N_CASES) -> None:
    """Seal drawn codes for a closed study of two annotators: every field, one slice, a few cases without an answer."""
    import numpy as np
    from django.utils import timezone

    from annotation.core.code_blocks import BLOCK_SIZE, CASE, DUE, Key, pack
    from annotation.models.sealed_codes import CodeBook, CodeSeal, CodeVector
    from annotation.selectors.coded_labels import Coding
    from taxonomy.digest import canonical_text

    coding = Coding(study)
    list(coding.blocks())
    books = coding.books() | {("slice", "language"): ["de", "en", "fr"]}
    drawn = np.random.default_rng(11)
    names = sorted(study.members.values_list("annotator__pseudonym", flat=True))
    pk = study.cases.order_by("pk").values_list("pk", flat=True)[0]
    vectors = {CASE: np.full(n_cases, pk), DUE: np.full(n_cases, 2)}
    vectors[Key("slice", "language")] = drawn.integers(1, 4, n_cases)
    for name in names:
        vectors[Key("label", "", name)] = np.ones(n_cases, dtype=np.int64)
        for kind, field in books:
            if kind == "answer":
                n_codes = len(books[kind, field])
                vectors[Key(kind, field, name)] = drawn.integers(
                    0 if n_codes > 1 else 1, n_codes + 1, n_cases
                )
    for key, codes in vectors.items():
        for block in range(-(-n_cases // BLOCK_SIZE)):
            part = pack(key, block, codes[block * BLOCK_SIZE : (block + 1) * BLOCK_SIZE])
            CodeVector.objects.create(study=study, kind=key.kind, name=key.name, annotator=key.annotator,
                                      block=block, width=part.width, codes=part.codes)  # fmt: skip
    for (kind, name), values in books.items():
        CodeBook.objects.create(study=study, kind=kind, name=name, entries=canonical_text(values))
    CodeSeal.objects.create(
        study=study, n_cases=n_cases, n_labels=n_cases * len(names), block_size=BLOCK_SIZE, sha256="0" * 64,
        inputs_sha256="0" * 64, sealed_at=timezone.now(),
    )  # fmt: skip


def digests() -> dict[str, str]:
    """Of the tables as one process counts them, of the sum of the stored shards, and of the sum without the last."""
    from agreement.engines.tables import Tables
    from agreement.inputs import counting_plan, in_process
    from annotation.models.counted_shards import CountedShard
    from annotation.models.studies import Study
    from annotation.selectors.coded_labels import coded_study
    from taxonomy.digest import sha256_bytes

    study = Study.objects.get()
    coded = coded_study(study)
    plan = counting_plan(study, coded)
    stored = [
        Tables.from_text(plan, row.tables)
        for row in CountedShard.objects.filter(study=study).order_by("first_case")
    ]
    made = {"serial": in_process()(plan, coded), "sum": Tables.empty(plan), "short": Tables.empty(plan)}
    for place, tables in enumerate(stored):
        made["sum"].add(tables)
        if place < len(stored) - 1:
            made["short"].add(tables)
    return {name: sha256_bytes(tables.text().encode()) for name, tables in made.items()}


if __name__ == "__main__":
    django.setup()
    if "digests" in sys.argv:
        sys.stdout.write(json.dumps(digests()))
    else:
        from tests.studies import make_study

        seal_many(make_study("CLOSED"))
