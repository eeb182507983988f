"""The steps of a mapping between two taxonomy versions: add, rename, merge, split, retire.

    {"add": "A"}    {"rename": "A"}    {"retire": "A"}
    {"merge": ["A", "B"], "into": "C"}    {"split": "A", "into": ["B", "C"]}

A rename changes the title; the code is the key and stays.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from taxonomy.fields.base import BadSchema, Json, expect

ADD, RENAME, MERGE, SPLIT, RETIRE = "add", "rename", "merge", "split", "retire"
_KINDS = (ADD, RENAME, MERGE, SPLIT, RETIRE)
_WITH_INTO = (MERGE, SPLIT)


@dataclass(frozen=True)
class Step:
    """`sources` are codes of the earlier version, `targets` codes of the later one."""

    kind: str
    sources: tuple[str, ...]
    targets: tuple[str, ...]

    @property
    def ends(self) -> frozenset[str | None]:
        """What a label with one of the sources may mean in the later version; None is nothing."""
        return frozenset(self.targets or (None,))

    def check(self, path: str, before: Mapping[str, str], after: Mapping[str, str]) -> None:
        """Raises BadSchema where the step does not lead from the codes of one version to those of the other."""
        for code in self.sources:
            if code not in before:
                raise BadSchema(f"{path}.{self.kind}", f"{code!r} is no code of the earlier version")
            if code in after and code not in self.targets:
                raise BadSchema(f"{path}.{self.kind}", f"{code!r} is still a code of the later version")
        for code in self.targets:
            if code not in after:
                raise BadSchema(f"{path}.{self._target_key}", f"{code!r} is no code of the later version")
        if self.kind == ADD and self.targets[0] in before:
            raise BadSchema(f"{path}.add", f"{self.targets[0]!r} is a code of the earlier version already")
        if self.kind == RENAME and before[self.sources[0]] == after[self.sources[0]]:
            raise BadSchema(f"{path}.rename", f"{self.sources[0]!r} has the same title in both versions")

    @property
    def _target_key(self) -> str:
        return "into" if self.kind in _WITH_INTO else self.kind


def read_steps(document: Json) -> list[Step]:
    """The steps of {"steps": [...]}, in their order; raises BadSchema naming the path of what is malformed."""
    expect(document, dict, "mapping")
    unknown = sorted(document.keys() - {"steps"})
    if unknown:
        raise BadSchema(unknown[0], "unknown property of a mapping")
    listed = expect(document.get("steps"), list, "steps")
    return [_step(item, f"steps[{index}]") for index, item in enumerate(listed)]


def plain_steps(before: Mapping[str, str], after: Mapping[str, str]) -> list[dict[str, Json]]:
    """The steps if nothing was merged or split: a first proposal for a person to correct."""
    return [
        *({RETIRE: code} for code in before if code not in after),
        *({RENAME: code} for code in before if code in after and before[code] != after[code]),
        *({ADD: code} for code in after if code not in before),
    ]


def steps_of_fates(
    fates: Mapping[str, tuple[str, ...]], before: Mapping[str, str], after: Mapping[str, str]
) -> list[dict[str, Json]]:
    """The steps that give each code of the earlier version the codes in `fates`, none being retirement.

    Raises BadSchema for one code that only changes its key: the key is the code.
    """
    merged: dict[str, list[str]] = {}
    steps: list[dict[str, Json]] = []
    for code in before:
        into = fates.get(code, ())
        if not into:
            steps.append({RETIRE: code})
        elif len(into) > 1:
            steps.append({SPLIT: code, "into": list(into)})
        else:
            merged.setdefault(into[0], []).append(code)
    for code, sources in merged.items():
        if len(sources) > 1:
            steps.append({MERGE: sources, "into": code})
        elif sources != [code]:
            raise BadSchema(
                sources[0],
                f"becomes {code!r} alone: a code keeps its key for good. Change its title instead, or retire "
                "it, which makes the other a new code",
            )
        elif code in after and before[code] != after[code]:
            steps.append({RENAME: code})
    reached = {code for into in fates.values() for code in into}
    return [*steps, *({ADD: code} for code in after if code not in before and code not in reached)]


def _step(item: Json, path: str) -> Step:
    kinds = [kind for kind in _KINDS if kind in expect(item, dict, path)]
    if len(kinds) != 1:
        raise BadSchema(path, f"must be one of {', '.join(_KINDS)}")
    kind = kinds[0]
    unknown = sorted(item.keys() - ({kind, "into"} if kind in _WITH_INTO else {kind}))
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", f"unknown property of a {kind} step")
    if kind == MERGE:
        sources = _several(item[MERGE], f"{path}.merge")
        return Step(kind, sources, (expect(item.get("into"), str, f"{path}.into"),))
    code = expect(item[kind], str, f"{path}.{kind}")
    if kind == SPLIT:
        return Step(kind, (code,), _several(item.get("into"), f"{path}.into"))
    return Step(kind, () if kind == ADD else (code,), () if kind == RETIRE else (code,))


def _several(value: Json, path: str) -> tuple[str, ...]:
    codes = [expect(code, str, f"{path}[{index}]") for index, code in enumerate(expect(value, list, path))]
    if len(codes) < 2 or len(set(codes)) != len(codes):
        raise BadSchema(path, "needs two or more different codes")
    return tuple(codes)
