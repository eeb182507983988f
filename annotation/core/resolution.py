"""From the labels of one case, and a ruling if there is one, to the answers that stand and where each came from."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from itertools import combinations
from typing import Any, NamedTuple

from annotation.core.sampling import permutation, rank
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.fields.base import Field, is_empty
from taxonomy.fields.schema import Schema

AGREED, ADJUDICATED, SINGLE = "agreed", "adjudicated", "single"
SIDES = "XYZUVWABCDEFGHIJ"
REDRAWN_PERCENT = 5  # of the disagreements come back to their adjudicator, blind


class Side(NamedTuple):
    """One label as an adjudicator meets it: a letter, not a name."""

    letter: str
    annotator: str
    answers: Mapping[str, Any]


@dataclass(frozen=True)
class Resolution:
    """What stands for one case: `sources` says for each answer whether it was agreed, adjudicated or single.

    `how` says for an agreed answer that nobody gave, such as a mean within the tolerance, how it came about.
    """

    answers: dict[str, Any]
    sources: dict[str, str]
    disputed: tuple[str, ...]
    how: dict[str, str] = dataclass_field(default_factory=dict)

    @property
    def source(self) -> str:
        """The weakest source of any answer: one adjudicated answer makes the label adjudicated."""
        found = set(self.sources.values())
        return next((source for source in (SINGLE, ADJUDICATED) if source in found), AGREED)


def sides(
    seed: int, case_id: str, labels: Mapping[str, Mapping[str, Any]], *, again: bool = False
) -> list[Side]:
    """The labels of a case in an order drawn from the study's seed, independent of who wrote which.

    A case that comes `again` has an order of its own, so that no letter is remembered.
    """
    purpose = "side again" if again else "side"
    order = sorted(labels, key=lambda annotator: rank(seed, purpose, case_id, annotator))
    return [Side(SIDES[index], name, labels[name]) for index, name in enumerate(order)]


def disputed_fields(schema: Schema, labels: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The adjudicated fields on which two labels differ, in the order of the schema."""
    return tuple(field.key for field in schema.adjudicated() if _differ(field, labels))


def resolve(
    schema: Schema, labels: Sequence[Mapping[str, Any]], ruled: Mapping[str, Any] | None = None
) -> Resolution:
    """The answers that stand; a ruling overrides agreement too, and what is still disputed is left out.

    An edited text that nobody disputes goes with the labels that the ruling upholds, if it upholds some and not others.
    """
    ruled = ruled or {}
    answers: dict[str, Any] = {}
    sources: dict[str, str] = {}
    how: dict[str, str] = {}
    open_fields = []
    for field in schema.adjudicated():
        if field.key in ruled:
            answers[field.key], sources[field.key] = ruled[field.key], ADJUDICATED
        elif _differ(field, labels):
            open_fields.append(field.key)
        else:
            upheld_only = _upheld(labels, ruled) if field.goes_with_ruling else []
            given = [label[field.key] for label in upheld_only or labels if field.key in label]
            if not given:
                continue
            agreed = field.agreed(given)
            answers[field.key] = agreed.answer
            sources[field.key] = AGREED if len(labels) > 1 else SINGLE
            # A text that some left as it was contradicts nothing, so that an answer may stand that not all gave.
            some = "not everybody gave one" if len(given) < len(upheld_only or labels) else ""
            if upheld_only:
                sources[field.key], some = ADJUDICATED, "as in the label that the ruling upholds"
            how |= {field.key: agreed.how or some} if agreed.how or some else {}
    return Resolution(answers, sources, tuple(open_fields), how)


def _upheld(labels: Sequence[Mapping[str, Any]], ruled: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The labels that a ruling gives right in all that it rules, where it is not all of them or none."""
    found = [label for label in labels if ruled and upheld(label, ruled, list(ruled))]
    return found if len(found) < len(labels) else []


def redrawn(seed: int, disputed: Iterable[str]) -> list[str]:
    """The disagreements that come back blind: one in twenty, by the seed; none of fewer than ten."""
    ids = list(disputed)
    return permutation(seed, ids, purpose="consistency")[: (len(ids) * REDRAWN_PERCENT + 50) // 100]


def values_in_dispute(field: Field, answers: Sequence[Any]) -> Any:
    """What the labels of a case differ on in one field, whoever said which: for codes, those not given by all.

    None where no two cases are alike enough to be a precedent, as with texts and specs.
    """
    if field.level in ("none", "behaviour"):
        return None
    if field.level == "set":
        given = [set(answer or ()) for answer in answers]
        return sorted(set.union(*given) - set.intersection(*given))
    return sorted({canonical_text(answer) for answer in answers})


def dispute_sha256(field: Field, answers: Sequence[Any]) -> str:
    """The digest of the values in dispute, the same for every case that differs on the same; or nothing."""
    found = values_in_dispute(field, answers)
    return "" if found is None else sha256_bytes(canonical_text(found).encode())


def decided(field: Field, answers: Sequence[Any], ruled: Any) -> Any:
    """What a ruling says about the values in dispute: for codes, which of those in dispute it keeps."""
    if field.level != "set":
        return ruled
    disputed = values_in_dispute(field, answers)
    return [code for code in ruled or () if code in disputed]


def whole_record(
    schema: Schema, labels: Sequence[Mapping[str, Any]], resolution: Resolution, note: str
) -> dict[str, Any]:
    """The resolved answers completed with texts that no ruling decides, so that the schema's rules can be checked."""
    record = dict(resolution.answers)
    for field in schema.fields:
        if field.adjudicate:
            continue
        given = [label[field.key] for label in labels if not is_empty(label.get(field.key))]
        if given:
            record[field.key] = given[0]
        elif field.type_name == "text" and note:
            record[field.key] = note[: getattr(field, "max_length", len(note))]
    return record


def upheld(side_answers: Mapping[str, Any], ruled: Mapping[str, Any], fields: Sequence[str]) -> bool:
    """Whether a ruling gives a side right in every disputed field."""
    return all(side_answers.get(key) == ruled.get(key) for key in fields)


def _differ(field: Field, labels: Sequence[Mapping[str, Any]]) -> bool:
    given = [label.get(field.key) for label in labels]
    return any(field.disagree(one, other) for one, other in combinations(given, 2))
