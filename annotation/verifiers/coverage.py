"""How much of a dataset needs no judge: by verifiers, confidence, shape of gold and site."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from annotation.verifiers.gold_shapes import SHAPES, shape_of
from annotation.verifiers.records import Record


def coverage(records: Iterable[Record]) -> dict[str, Any]:
    """Counts over `records`; deterministic is a spec that no judge has a part in. A share of none is None."""
    rows = list(records)
    deterministic = sum(_is_deterministic(record) for record in rows)
    return {
        "n": len(rows),
        "n_deterministic": deterministic,
        "share_deterministic": deterministic / len(rows) if rows else None,
        "by_verifiers": _counts("+".join(record.spec.eval_types) for record in rows),
        "by_confidence": _counts(record.confidence or "not stated" for record in rows),
        "by_shape": {
            shape: _share([record for record in rows if shape_of(record.gold or "") == shape])
            for shape in SHAPES
        },
        "by_site": {
            site: _share([record for record in rows if site in record.sites])
            for site in sorted({site for record in rows for site in record.sites})
        },
    }


def _is_deterministic(record: Record) -> bool:
    return record.spec.is_executable and not record.spec.needs_judge


def _share(records: list[Record]) -> dict[str, int]:
    return {"n": len(records), "n_deterministic": sum(map(_is_deterministic, records))}


def _counts(values: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(values).items(), key=lambda item: (-item[1], item[0])))
