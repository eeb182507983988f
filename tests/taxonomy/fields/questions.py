"""One question of every field type, and answers to it: right ones, near misses and anything JSON can hold."""

from typing import Any

from hypothesis import strategies as st

from taxonomy.fields.base import Field
from taxonomy.fields.schema import parse_schema

TAXONOMY = {"reasons": {"A": False, "B.1": False, "C-c": True}}
SPECS: dict[str, dict[str, Any]] = {
    "choice": {"options": [{"value": "Über"}, {"value": "no way"}, {"value": "1"}]},
    "scale": {"minimum": -1, "maximum": 3},
    "integer": {"minimum": -20, "maximum": 1000},
    "number": {"minimum": -10.5, "maximum": 1000, "tolerance": 0.2},
    "boolean": {},
    "codes": {"taxonomy": "reasons"},
    "text": {"max_length": 20},
    "edited_text": {"max_length": 20},
    "mapping": {"max_entries": 3, "max_length": 20},
    "examples": {"polarity": "negative", "minimum": 1, "max_length": 20},
    "verifier_spec": {},
}

_TEXTS = st.text(max_size=22)
_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | _TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3),
    max_leaves=4,
)
_VERIFIERS = st.lists(
    st.sampled_from(["string_match", "number_match", "llm_judge", "program_html"]), max_size=3
)
_NEAR: dict[str, st.SearchStrategy[Any]] = {
    "choice": st.sampled_from(["Über", "U\u0308ber", " 1", "no way", "no", "", 1]),
    "scale": st.integers(-3, 5) | st.floats(-3, 5) | st.sampled_from([2.0, -1.0, True]),
    "integer": st.integers(-25, 1005) | st.sampled_from([7.0, 7.5, 1000, 1001, True]),
    "number": st.floats(-12, 12) | st.integers(990, 1010) | st.decimals(-10, 10, places=3).map(float),
    "boolean": st.booleans() | st.sampled_from(["true", 0, 1]),
    "codes": st.lists(st.sampled_from(["A", "B.1", "C-c", " A", "D"]), max_size=4),
    "text": _TEXTS | st.just("a\x00b"),
    "edited_text": st.fixed_dictionaries({"original": _TEXTS, "final": _TEXTS}, optional={"more": _TEXTS}),
    "mapping": st.dictionaries(_TEXTS, _TEXTS | st.none(), max_size=4),
    "examples": st.lists(
        _TEXTS | st.fixed_dictionaries({"text": _TEXTS}, optional={"near_miss": st.booleans()}), max_size=4
    ),
    "verifier_spec": st.fixed_dictionaries(
        {"eval_types": _VERIFIERS, "reference_answers": st.dictionaries(_TEXTS, _ANYTHING, max_size=2)}
    ),
}


def question(type_name: str, **properties: Any) -> Field:
    """A field of a type with the key `q`, with the properties of SPECS and those given."""
    spec = {"key": "q", "type": type_name, **SPECS[type_name], **properties}
    return parse_schema({"name": "s", "fields": [spec]}, TAXONOMY).fields[0]


def answers(type_name: str) -> st.SearchStrategy[Any]:
    """Mostly answers that look right, some of them wrong, and now and then anything."""
    return st.one_of(_NEAR[type_name], _NEAR[type_name], _NEAR[type_name], _ANYTHING)
