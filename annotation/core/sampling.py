"""Seeded draws that come out the same on every machine and Python: ids are ranked by a keyed digest."""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping


def rank(seed: int, *parts: str) -> str:
    """A pseudo-random sort key of `parts` under `seed`, 64 hexadecimal digits."""
    text = "\x1f".join((str(seed), *parts))
    return hashlib.sha256(text.encode()).hexdigest()


def place(seed: int, annotator: str, case: str) -> int:
    """Where a case stands in an annotator's private order, or on the ring of a pool (nobody's name): 60 bits."""
    return int(rank(seed, "order", annotator, case)[:15], 16)


def permutation(seed: int, ids: Iterable[str], *, purpose: str) -> list[str]:
    """`ids` in an order drawn from the seed; different purposes give independent orders."""
    return sorted(ids, key=lambda item: rank(seed, purpose, item))


def stratified(seed: int, strata: Mapping[str, str], n: int) -> list[str]:
    """`n` of the ids in `strata` (id -> stratum), each stratum in proportion by largest remainders; sorted."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for item, stratum in strata.items():
        groups[stratum].append(item)
    quotas = _quotas({name: len(items) for name, items in groups.items()}, n)
    drawn = [
        item
        for name, items in groups.items()
        for item in permutation(seed, items, purpose="sample")[: quotas[name]]
    ]
    return sorted(drawn)


def _quotas(sizes: Mapping[str, int], n: int) -> dict[str, int]:
    total = sum(sizes.values())
    n = min(n, total)
    quotas = {name: size * n // total for name, size in sizes.items()}
    by_remainder = sorted(sizes, key=lambda name: (-(sizes[name] * n % total), name))
    for name in by_remainder[: n - sum(quotas.values())]:
        quotas[name] += 1
    return quotas
