"""What a field type is: how an answer is checked, normalised, read from text, compared and measured."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple, Self

from taxonomy.strict_json import NotKept, check_kept

Json = Any
_OF_EVERY_FIELD = {"title": str, "help": str, "required": bool, "adjudicate": bool, "guideline": str}


class BadSchema(ValueError):
    """A schema document that cannot be used; the message starts with the path of the fault."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


class BadAnswer(ValueError):
    """An answer that its field does not accept; the message is for the annotator."""


class Agreed(NamedTuple):
    """The answer that stands when labels agree; `how` says what was done if it is not simply the same answer."""

    answer: Json
    how: str = ""


@dataclass(frozen=True)
class Property:
    """A property of a field's document, as an editor asks for it.

    `kind` is what it holds: flag, integer, number, one_of (of `choices`), options, anchors, taxonomy, or field (the key
    of another field).
    """

    name: str
    kind: str
    title: str
    help: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Field(ABC):
    """One question of a label schema.

    `level` is the level of measurement of the answers: nominal, ordinal, interval, ratio, set, behaviour or none.
    Agreement asks it which coefficients apply. A field with `adjudicate` false never makes a disagreement.
    `widget` names the control that pages draw; `kind` is what a rule may compare an answer with: text, number,
    boolean, list or object. `guideline` is the anchor of the clause that explains the question.

    For those who write schemas in an editor: `purpose` says what the type is for, `properties` lists the document's
    properties beyond those of every field, and `starter` is what a new field of the type begins with.
    """

    key: str
    title: str = ""
    help: str = ""
    required: bool = False
    adjudicate: bool = True
    guideline: str = ""

    type_name: ClassVar[str]
    default_level: ClassVar[str]
    widget: ClassVar[str]
    kind: ClassVar[str] = "text"
    empty_is_an_answer: ClassVar[bool] = False
    # Whether an undisputed answer is that of the labels which a ruling on other fields upholds.
    goes_with_ruling: ClassVar[bool] = False
    purpose: ClassVar[str] = ""
    properties: ClassVar[tuple[Property, ...]] = ()
    starter: ClassVar[Mapping[str, Json]] = {}

    @classmethod
    def parse(cls, spec: Mapping[str, Json], path: str) -> Self:
        """The field that `spec` describes; raises BadSchema naming the path of what is wrong."""
        known = {field.name for field in fields(cls)} - cls.not_in_documents()
        for name in spec:
            if name not in known and name != "type":
                raise BadSchema(f"{path}.{name}", f"unknown property of a {cls.type_name} field")
        values = cls.read_spec(spec, path)
        for name, kind in _OF_EVERY_FIELD.items():
            if name in spec:
                values[name] = expect(spec[name], kind, f"{path}.{name}")
        values.setdefault("title", values["key"].replace("_", " ").capitalize())
        return cls(**values)

    @classmethod
    def not_in_documents(cls) -> frozenset[str]:
        """Attributes that come from elsewhere and that no document may state."""
        return frozenset()

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        """The constructor's arguments; types with properties of their own extend this."""
        return {"key": spec["key"]}

    @property
    def level(self) -> str:
        return self.default_level

    @abstractmethod
    def clean(self, value: Json) -> Json:
        """The normalised answer; raises BadAnswer. Cleaning twice changes nothing more."""

    @abstractmethod
    def from_text(self, text: str) -> Json:
        """The answer that a cell of a long-format file states; raises BadAnswer."""

    @abstractmethod
    def json_schema(self) -> dict[str, Json]:
        """The JSON Schema of an answer."""

    def categories(self) -> tuple[str, ...]:
        """The declared categories as text, in their declared order; empty where there are none."""
        return ()

    def category_of(self, answer: Json) -> str:
        """The category of a normalised answer, in the form that `from_text` reads back."""
        return str(answer)

    def categories_among(self, answers: Iterable[Json]) -> tuple[str, ...]:
        """The declared categories, or those found among `answers` in alphabetical order if none are declared."""
        return self.categories() or tuple(sorted({self.category_of(answer) for answer in answers}))

    def differ(self, one: Json, other: Json) -> bool:
        """Whether two normalised answers are a disagreement."""
        return bool(one != other)

    def disagree(self, one: Json | None, other: Json | None) -> bool:
        """As `differ`, where None is no answer: an answer against none is a disagreement."""
        if one is None or other is None:
            return one is not other
        return self.differ(one, other)

    def agreed(self, answers: Sequence[Json]) -> Agreed:
        """The answer that stands for one or more answers of which no two differ."""
        return Agreed(answers[0])

    def derived_kinds(self) -> Mapping[str, str]:
        """The names of the values that follow from an answer, each with its kind."""
        return {}

    def derived(self, answer: Json) -> dict[str, Json]:
        """The values that follow from a normalised answer."""
        return {}


def expect(value: Json, kind: type, path: str) -> Any:
    """`value` if it is a `kind` (a bool is no int here); raises BadSchema."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        names = {str: "text", bool: "true or false", int: "a whole number", list: "a list", dict: "an object"}
        got = "nothing" if value is None else json.dumps(value, ensure_ascii=False, default=str)
        raise BadSchema(path, f"expected {names[kind]}, got {got}"[:200])
    return value


def expect_kept(value: Json, path: str = "document") -> Any:
    """`value` if it comes back from the database as it went in; raises BadSchema at `path`, or at the part at fault."""
    try:
        check_kept(value)
    except NotKept as fault:
        raise BadSchema(fault.path or path, fault.says) from fault
    return value


def expect_within(value: Json, low: int, high: int, path: str) -> int:
    """`value` if it is a whole number from `low` to `high`; raises BadSchema."""
    if not low <= expect(value, int, path) <= high:
        raise BadSchema(path, f"must be from {low} to {high}")
    return int(value)


def expect_name(value: Json, path: str, longest: int = 100) -> str:
    """`value` if it is text that a name's column can keep; raises BadSchema."""
    name = expect(value, str, path)
    if not name.strip() or len(name) > longest:
        raise BadSchema(path, f"must hold 1 to {longest} characters, got {len(name)}")
    return str(expect_kept(name, path))


def is_empty(answer: Json) -> bool:
    """Whether an answer says nothing: absent, blank text, the empty set or an object without entries."""
    if isinstance(answer, str):
        return not answer.strip()
    return answer is None or answer in ([], {})
