"""Documents in the order in which people read them; canonical JSON, of which digests are taken, sorts by name."""

from taxonomy.fields.base import Json

_FIRST = (
    "name", "key", "code", "value", "type", "title", "labels", "reference", "required", "hotkey", "help",
    "if", "require", "forbid", "message", "field",
    "definition", "use_when", "avoid_when", "example", "counter_example", "requires_note",
)  # fmt: skip
_LAST = ("fields", "codes", "rules", "outcome")
_PLACES = {name: place for place, name in enumerate(_FIRST)} | {
    name: 1000 + place for place, name in enumerate(_LAST)
}


def in_reading_order(document: Json) -> Json:
    """The same document with the properties of each object in reading order; answers and steps keep theirs."""
    if isinstance(document, list):
        return [in_reading_order(item) for item in document]
    if isinstance(document, dict):
        names = sorted(document, key=lambda name: _PLACES.get(name, 500))
        return {name: in_reading_order(document[name]) for name in names}
    return document
