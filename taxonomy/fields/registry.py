"""The field types there are: the one place where a new kind of answer is added."""

from taxonomy.fields.base import Field
from taxonomy.fields.boolean import Boolean
from taxonomy.fields.choice import Choice
from taxonomy.fields.codes import Codes
from taxonomy.fields.scale import Scale
from taxonomy.fields.text import Text

FIELD_TYPES: dict[str, type[Field]] = {kind.type_name: kind for kind in (Choice, Scale, Boolean, Codes, Text)}
