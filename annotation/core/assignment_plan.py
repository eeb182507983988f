"""Who labels which case, drawn from a seed: as even as can be for each annotator and each pair of them."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, islice

from annotation.core.sampling import permutation, place, rank, stratified

Plan = dict[str, list[str]]
FARTHEST_GAP = 10
LAST_PLACE = 2**60


class CannotAssign(Exception):
    """Too few annotators may label a case; `case` names it."""

    def __init__(self, case: str, allowed: int, wanted: int) -> None:
        super().__init__(
            f"case {case!r} needs {wanted} annotators and only {allowed} may label it; nobody labels what they produced"
        )
        self.case = case


def doubled_cases(seed: int, strata: Mapping[str, str], percent: int) -> list[str]:
    """The cases that get all k labels, `percent` of them, each stratum in proportion; the rest get one."""
    return stratified(seed, strata, share_of(len(strata), percent)) if percent < 100 else sorted(strata)


def share_of(n: int, percent: int) -> int:
    """`percent` of `n`, to the nearest whole number, half up."""
    return (n * percent + 50) // 100


def plan_assignments(
    *,
    seed: int,
    strata: Mapping[str, str],
    annotators: Sequence[str],
    k: int,
    doubled: Collection[str] | None = None,
    forbidden: Mapping[str, Collection[str]] | None = None,
) -> Plan:
    """The annotators of each case in `strata` (case -> stratum), in the order of its slots.

    Cases in `doubled` (all, unless said) get k annotators and the others one. Everybody gets as many cases as
    anybody, give or take one; with k = 2 each pair meets as often as any other, give or take one. `forbidden` says
    who may not label a case; it comes before balance. Raises CannotAssign where too few may.
    """
    order = sorted(strata, key=lambda case: (strata[case], rank(seed, "cases", case)))
    wanted = strata.keys() if doubled is None else set(doubled)
    barred = {case: set(names) & set(annotators) for case, names in (forbidden or {}).items()}
    many, one = [case for case in order if case in wanted], [case for case in order if case not in wanted]
    for case in order:
        need = k if case in wanted else 1
        if len(annotators) - len(barred.get(case, ())) < need:
            raise CannotAssign(case, len(annotators) - len(barred.get(case, ())), need)
    plan: Plan = dict(zip(many, map(list, islice(groups(seed, annotators, k), len(many))), strict=True))
    _keep_apart(seed, plan, annotators, barred)
    load = Counter(dict.fromkeys(annotators, 0)) + Counter(name for names in plan.values() for name in names)
    for case in one:
        allowed = [name for name in annotators if name not in barred.get(case, ())]
        plan[case] = _least_loaded(seed, case, allowed, load, 1)
        load.update(plan[case])
    return {case: permutation(seed, names, purpose=f"slots\x1f{case}") for case, names in plan.items()}


def groups(seed: int, annotators: Sequence[str], k: int) -> Iterator[tuple[str, ...]]:
    """Groups of k annotators without end, in blocks: at any point of it loads differ by one at most, and so do pairs."""
    block, met = 0, Counter[tuple[str, str]]()
    while True:
        names = permutation(seed, annotators, purpose=f"block\x1f{block}")
        if k == 1 or k == len(names):
            yield from (tuple(names[at : at + k]) for at in range(0, len(names), k))
        elif k == 2:
            yield from _even_pairs(names) if len(names) % 2 == 0 else _odd_pairs(names)
        else:
            yield from _larger_groups(names, k, met)
        block += 1


def _even_pairs(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every pair once, in rounds in which everybody meets somebody (the circle method)."""
    fixed, circle = names[0], list(names[1:])
    for _ in range(len(circle)):
        ring = [fixed, *circle]
        yield from ((ring[at], ring[-1 - at]) for at in range(len(ring) // 2))
        circle = [circle[-1], *circle[:-1]]


def _odd_pairs(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every pair once, along rings through everybody (Walecki), each walked twice and cut into pairs."""
    hub, rim = names[0], names[1:]
    size = len(rim)
    zigzag = [at // 2 + 1 if at % 2 else -(at // 2) for at in range(size)]
    for turn in range(size // 2):
        ring = [hub, *(rim[(step + turn) % size] for step in zigzag)] * 2
        yield from zip(ring[::2], ring[1::2], strict=True)


def _larger_groups(names: Sequence[str], k: int, met: Counter[tuple[str, str]]) -> Iterator[tuple[str, ...]]:
    """As many groups as annotators, so that each stands in k; those who have met least are put together (`met` keeps count)."""
    load = Counter(dict.fromkeys(names, 0))
    for _ in names:
        chosen: list[str] = []
        while len(chosen) < k:
            free = [name for name in names if name not in chosen]
            least = min(load[name] for name in free)
            chosen.append(
                min(
                    (name for name in free if load[name] == least),
                    key=lambda name: sum(met[_pair(name, other)] for other in chosen),
                )
            )
        load.update(chosen)
        met.update(_pair(one, other) for one, other in combinations(chosen, 2))
        yield tuple(chosen)


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _keep_apart(seed: int, plan: Plan, annotators: Sequence[str], barred: Mapping[str, set[str]]) -> None:
    """Swap the groups of two cases where one holds somebody who may not label it; draw anew where no swap helps."""
    others, at = list(plan), 0
    for case in [case for case in plan if barred.get(case, set()) & set(plan[case])]:
        for step in range(len(others)):
            other = others[(at + step) % len(others)]
            if not barred[case] & set(plan[other]) and not barred.get(other, set()) & set(plan[case]):
                plan[case], plan[other] = plan[other], plan[case]
                at += step + 1
                break
        else:
            allowed = [name for name in annotators if name not in barred[case]]
            load = Counter(name for held, names in plan.items() if held != case for name in names)
            plan[case] = _least_loaded(seed, case, allowed, load, len(plan[case]))


def _least_loaded(seed: int, case: str, allowed: Sequence[str], load: Counter[str], k: int) -> list[str]:
    return sorted(allowed, key=lambda name: (load[name], rank(seed, "assign", case, name)))[:k]


def repeated_cases(seed: int, annotator: str, cases: Collection[str], percent: int) -> list[str]:
    """The share of an annotator's own cases that come back to them; none of those that come last in their order."""
    order = own_permutation(seed, annotator, cases)
    early = order[: len(order) - _gap(len(order))]
    return permutation(seed, early, purpose=f"repeats\x1f{annotator}")[: share_of(len(order), percent)]


def own_permutation(seed: int, annotator: str, cases: Collection[str]) -> list[str]:
    """An annotator's private order of their cases."""
    return sorted(cases, key=lambda case: place(seed, annotator, case))


def own_positions(
    seed: int, annotator: str, cases: Collection[str], repeats: Collection[str] = ()
) -> dict[tuple[str, int], int]:
    """Where each (case, pass) stands in an annotator's order: a repeat later, at a drawn place, never right after."""
    order = own_permutation(seed, annotator, cases)
    places = [place(seed, annotator, case) for case in order]
    found = {(case, 1): at for case, at in zip(order, places, strict=True)}
    gap = _gap(len(order))
    for index, case in enumerate(order):
        if case in repeats:
            key = int(rank(seed, "return", annotator, case), 16)
            before = min(index + gap + key % max(1, len(order) - index - gap), len(order) - 1)
            following = places[before + 1] if before + 1 < len(places) else LAST_PLACE
            found[case, 2] = places[before] + 1 + key % max(1, following - places[before] - 1)
    return found


def own_order(
    seed: int, annotator: str, cases: Collection[str], repeats: Collection[str] = ()
) -> list[tuple[str, int]]:
    """An annotator's cases, each with its pass, in the order of their positions."""
    positions = own_positions(seed, annotator, cases, repeats)
    return sorted(positions, key=lambda duty: (positions[duty], duty))


def _gap(n: int) -> int:
    """How many other cases come between a case and its return, where there are that many."""
    return max(1, min(FARTHEST_GAP, n // 3))
