"""What a field type is: how an answer is checked, normalised, read from text and compared."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

Json = Any


class BadSchema(ValueError):
    """A schema document that cannot be used; the message starts with the path of the fault."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


class BadAnswer(ValueError):
    """An answer that its field does not accept; the message is for the annotator."""


@dataclass(frozen=True, kw_only=True)
class Field(ABC):
    """One question of a label schema.

    `level` is the level of measurement of the answers (nominal, ordinal, set or none); agreement asks it which
    coefficients apply. A field with `adjudicate` false never makes a disagreement.
    """

    key: str
    title: str = ""
    help: str = ""
    required: bool = False
    adjudicate: bool = True

    type_name: ClassVar[str]
    level: ClassVar[str]

    @classmethod
    def parse(cls, spec: Mapping[str, Json], path: str) -> Self:
        """The field that `spec` describes; raises BadSchema naming the path of what is wrong."""
        known = {field.name for field in fields(cls)}
        for name in spec:
            if name not in known and name != "type":
                raise BadSchema(f"{path}.{name}", f"unknown property of a {cls.type_name} field")
        values = cls.read_spec(spec, path)
        for name, kind in (("title", str), ("help", str), ("required", bool), ("adjudicate", bool)):
            if name in spec:
                values[name] = expect(spec[name], kind, f"{path}.{name}")
        values.setdefault("title", values["key"].replace("_", " ").capitalize())
        return cls(**values)

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        """The constructor's arguments; types with properties of their own extend this."""
        return {"key": spec["key"]}

    @abstractmethod
    def clean(self, value: Json) -> Json:
        """The normalised answer; raises BadAnswer."""

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
        """The category of a normalised answer."""
        return str(answer)

    def differ(self, one: Json, other: Json) -> bool:
        """Whether two normalised answers are a disagreement."""
        return bool(one != other)


def expect(value: Json, kind: type, path: str) -> Any:
    """`value` if it is a `kind` (a bool is no int here); raises BadSchema."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        names = {str: "text", bool: "true or false", int: "a whole number", list: "a list", dict: "an object"}
        raise BadSchema(path, f"expected {names[kind]}, got {value!r}"[:200])
    return value


def is_empty(answer: Json) -> bool:
    """Whether an answer says nothing: absent, empty text or the empty set."""
    return answer is None or answer in ("", [])
