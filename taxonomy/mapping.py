"""How the codes of one taxonomy version become those of the next, and how labels read under the next.

A code of the first version becomes one code, or nothing, or, after a split, one of several. Each is a set of
possible ends, and to project is to take the union of the ends of the ends; so projecting over two mappings is
projecting over their composition, however they are grouped. Codes are followed version by version and never matched
by name across a gap: a code that was retired and later added again is a new code.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from taxonomy.fields.base import BadSchema, Json
from taxonomy.mapping_steps import ADD, Step, read_steps

Ends = frozenset[str | None]


@dataclass(frozen=True)
class CodeMapping:
    """`ends` says for each code of the earlier version what it may be in the later one, None being nothing."""

    ends: Mapping[str, Ends]
    targets: frozenset[str]


@dataclass(frozen=True)
class Projection:
    """A set of codes read under a later version; `ends` is kept per code as it was given."""

    ends: Mapping[str, Ends]

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the later version that certainly stand."""
        settled = (ends for ends in self.ends.values() if len(ends) == 1)
        return frozenset(code for ends in settled for code in ends if code is not None)

    @property
    def retired(self) -> frozenset[str]:
        """The given codes for which the later version has none."""
        return frozenset(code for code, ends in self.ends.items() if ends == {None})

    @property
    def relabel(self) -> dict[str, tuple[str, ...]]:
        """The given codes that a person has to decide on anew, each with the codes to choose from.

        Where a part of a split was retired since, "nothing" is a choice too, even beside a single code.
        """
        return {
            code: tuple(sorted(end for end in ends if end is not None))
            for code, ends in sorted(self.ends.items())
            if len(ends) > 1
        }


def parse_mapping(document: Json, before: Mapping[str, str], after: Mapping[str, str]) -> CodeMapping:
    """The mapping that {"steps": [...]} states between two versions, each its codes with their titles.

    Every code that goes, comes or changes its title must stand in a step; codes in no step stay as they are.
    Raises BadSchema naming the step, or the code for which a step is missing.
    """
    steps = read_steps(document)
    ends: dict[str, Ends] = {code: frozenset({code}) for code in before if code in after}
    for index, step in enumerate(steps):
        step.check(f"steps[{index}]", before, after)
        ends |= dict.fromkeys(step.sources, step.ends)
    _check_each_code_once(steps)
    _check_nothing_silent(steps, before, after)
    return CodeMapping(ends, frozenset(after))


def identity(codes: Iterable[str]) -> CodeMapping:
    """The mapping of a version onto itself."""
    return CodeMapping({code: frozenset({code}) for code in codes}, frozenset(codes))


def compose(first: CodeMapping, second: CodeMapping) -> CodeMapping:
    """The mapping from the version before `first` to the version after `second`; associative.

    Raises ValueError where `second` does not start at the version that `first` leads to.
    """
    if first.targets != second.ends.keys():
        raise ValueError("the second mapping does not start where the first ends")
    return CodeMapping({code: _follow(ends, second) for code, ends in first.ends.items()}, second.targets)


def inverse(mapping: CodeMapping) -> CodeMapping:
    """The mapping read backwards: merged codes are open again, the parts of a split are one, added codes are nothing.

    Going back over several mappings is composing their inverses: what a version in between added is known only there.
    """
    came: dict[str, set[str | None]] = {code: set() for code in mapping.targets}
    for code, ends in mapping.ends.items():
        for end in ends:
            if end is not None:
                came[end].add(code)
    back = {code: frozenset(sources or {None}) for code, sources in came.items()}
    return CodeMapping(back, frozenset(mapping.ends))


def project(codes: Iterable[str] | Projection, mapping: CodeMapping) -> Projection:
    """`codes` of the earlier version, or what earlier mappings made of them, read under the later version.

    Raises KeyError for a code that the earlier version lacks. The given labels stay as they are.
    """
    if not isinstance(codes, Projection):
        codes = Projection({code: frozenset({code}) for code in codes})
    return Projection({code: _follow(ends, mapping) for code, ends in codes.ends.items()})


def _follow(ends: Ends, mapping: CodeMapping) -> Ends:
    reached = (mapping.ends[end] if end is not None else frozenset({None}) for end in ends)
    return frozenset[str | None]().union(*reached)


def _check_each_code_once(steps: list[Step]) -> None:
    """A code is the source of one step at most, and an added code is added once and comes from nowhere else."""
    seen: dict[tuple[str, str], int] = {}
    added = {code for step in steps if step.kind == ADD for code in step.targets}
    for index, step in enumerate(steps):
        come = [("target", code) for code in step.targets if code in added]
        for role in [*come, *(("source", code) for code in step.sources)]:
            if role in seen:
                raise BadSchema(
                    f"steps[{index}]", f"{role[1]!r} is dealt with in steps[{seen[role]}] already"
                )
            seen[role] = index


def _check_nothing_silent(steps: list[Step], before: Mapping[str, str], after: Mapping[str, str]) -> None:
    sources = {code for step in steps for code in step.sources}
    targets = {code for step in steps for code in step.targets}
    for code in before:
        if code not in after and code not in sources:
            raise BadSchema(
                "steps", f"{code!r} is gone from the later version, and no step says what became of it"
            )
        if code in after and before[code] != after[code] and code not in sources:
            raise BadSchema(
                "steps", f"{code!r} has another title in the later version, and no step renames it"
            )
    for code in after:
        if code not in before and code not in targets:
            raise BadSchema(
                "steps", f"{code!r} is new in the later version, and no step says where it comes from"
            )
