"""A document in reading order says the same."""

import json

from hypothesis import given
from hypothesis import strategies as st

from taxonomy.digest import sha256_of
from taxonomy.reading_order import in_reading_order
from taxonomy.selectors.templates import template

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["key", "type", "rules", "zeta", "name"]), inner)
    ),
    max_leaves=8,
)


@given(JSON)
def test_nothing_is_lost(document):
    assert in_reading_order(document) == document


def test_a_field_begins_with_its_key_and_a_schema_ends_with_its_outcome():
    document = json.loads(json.dumps(template("schemas", "content-review"), sort_keys=True))
    ordered = in_reading_order(document)
    names = list(ordered)
    assert (names[0], names[-1]) == ("name", "outcome")
    assert list(ordered["fields"][0])[:3] == ["key", "type", "title"]
    assert sha256_of(ordered) == sha256_of(document)
