"""The files of a calibration: who of them is a person, who a judge, and what each said about each case."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.judge_names import names_a_judge
from annotation.core.long_format import LongFile, LongRow

Labels = dict[str, dict[str, str]]


@dataclass
class FieldLabels:
    """Answers to one field: by annotator, then by case; `rows` are the humans' rows, for agreement."""

    name: str
    humans: Labels = field(default_factory=lambda: defaultdict(dict))
    judges: Labels = field(default_factory=lambda: defaultdict(dict))
    rows: list[LongRow] = field(default_factory=list)

    def by_case(self) -> dict[str, list[str]]:
        """The humans' answers to each case."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for answers in self.humans.values():
            for case, answer in answers.items():
                found[case].append(answer)
        return dict(found)


@dataclass(frozen=True)
class Parties:
    """The names that count as people and as judges; nobody is both."""

    humans: frozenset[str]
    judges: frozenset[str]


def parties(
    humans: LongFile,
    judge: LongFile,
    *,
    annotators: Collection[str] | None = None,
    judges: Collection[str] | None = None,
) -> Parties:
    """Who counts. A name that starts with `judge:` is a model and never a person.

    Without lists: in the humans' file everybody else; in the judges' file those named so, or all if none is.
    BadInput for a listed name that the file does not have, and for one that would be both.
    """
    there, judging = ({row.annotator for row in file.rows} for file in (humans, judge))
    people = _chosen(annotators, there, humans.source) or {name for name in there if not names_a_judge(name)}
    models = _chosen(judges, judging, judge.source) or {n for n in judging if names_a_judge(n)} or judging
    if named := sorted(name for name in people if names_a_judge(name)):
        raise BadInput(f"{humans.source}: annotator {named[0]!r} is a judge and cannot count as a person")
    if both := sorted(people & models):
        raise BadInput(f"{judge.source}: annotator {both[0]!r} would be a person and a judge; use --judges")
    if not people or not models:
        source, kind = (judge.source, "judge") if people else (humans.source, "person")
        raise BadInput(f"{source}: holds no label by a {kind}")
    return Parties(frozenset(people), frozenset(models))


def field_labels(
    humans: LongFile, judge: LongFile, who: Parties, *, leave_out: Collection[str] = ()
) -> list[FieldLabels]:
    """The fields that both files answer, in order of the humans' file, without those in `leave_out`.

    Empty answers are missing. BadInput where the files share no field.
    """
    judged = {row.field for row in judge.rows if row.annotator in who.judges}
    found: dict[str, FieldLabels] = {}
    for row in _given(humans.rows, who.humans):
        if row.field in judged and row.field not in leave_out:
            part = found.setdefault(row.field, FieldLabels(row.field))
            part.humans[row.annotator][row.item_id] = row.value
            part.rows.append(row)
    if not found:
        raise BadInput(f"{judge.source}: no field that people answered in {humans.source}")
    for row in _given(judge.rows, who.judges):
        if row.field in found:
            found[row.field].judges[row.annotator][row.item_id] = row.value
    return list(found.values())


def confidences(judge: LongFile, who: Parties, name: str) -> Mapping[str, dict[str, int]]:
    """The judges' confidence in each case, by judge; BadInput unless a whole number from 1 to 10."""
    found: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for row in _given(judge.rows, who.judges):
        if row.field == name:
            if not (row.value.isascii() and row.value.isdigit() and 1 <= int(row.value[:3]) <= 10):
                raise bad_row(
                    judge.source, row.row, "must be a whole number from 1 to 10", field=name, value=row.value
                )
            found[row.annotator][row.item_id] = int(row.value)
    return found


def slices_of(file: LongFile) -> dict[tuple[str, str], set[str]]:
    """The cases of each slice, from rows whose field and value name it; who wrote them does not matter."""
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for row in file.rows:
        if row.value:
            found[row.field, row.value].add(row.item_id)
    return dict(sorted(found.items()))


def _given(rows: Iterable[LongRow], names: Collection[str]) -> Iterable[LongRow]:
    return (row for row in rows if row.value and row.annotator in names)


def _chosen(listed: Collection[str] | None, known: set[str], source: str) -> set[str]:
    unknown = [name for name in listed or () if name not in known]
    if unknown:
        raise BadInput(f"{source}: no row has annotator {unknown[0]!r}")
    return set(listed or ())
