"""The field types there are: the one place where a new kind of answer is added."""

from taxonomy.fields.base import Field
from taxonomy.fields.boolean import Boolean
from taxonomy.fields.choice import Choice
from taxonomy.fields.codes import Codes
from taxonomy.fields.edited_text import EditedText
from taxonomy.fields.examples import Examples
from taxonomy.fields.mapping import TextMapping
from taxonomy.fields.number import Integer, Number
from taxonomy.fields.scale import Scale
from taxonomy.fields.text import Text
from taxonomy.fields.verifier_spec import VerifierSpec

_SHIPPED: tuple[type[Field], ...] = (
    Choice, Scale, Integer, Number, Boolean, Codes, Text, EditedText, TextMapping, Examples, VerifierSpec,
)  # fmt: skip

FIELD_TYPES: dict[str, type[Field]] = {kind.type_name: kind for kind in _SHIPPED}


class TypeTaken(ValueError):
    """A field type of this name is registered, and the new one does not extend it."""


def register_field_type(kind: type[Field]) -> None:
    """Make `kind` the field type of its name, new or in place of the type that it extends; raises TypeTaken.

    An app calls this once when it starts; registering the same type again changes nothing.
    """
    present = FIELD_TYPES.get(kind.type_name)
    if present is not None and not issubclass(kind, present):
        raise TypeTaken(
            f"{kind.type_name!r} is taken by {present.__name__}, which {kind.__name__} does not extend"
        )
    FIELD_TYPES[kind.type_name] = kind
