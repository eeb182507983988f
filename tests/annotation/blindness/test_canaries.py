"""No byte of what one annotator is blind to reaches anybody not entitled, by any address, method, format, log or mail."""

import pytest

from tests.annotation.blindness.crawl import crawl, in_words
from tests.annotation.blindness.world import STATES, give_ann_every_role, make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]

LABELS = {"label", "judge", "surplus"}  # what was answered
ASIDE = {
    "skip",
    "flag",
    "note",
    "gold",
    "producer",
    "run",
    "pseudonym",
}  # what managers and adjudicators work with
# person -> what they may see in each state, beyond the state before it
MAY_SEE: dict[str, dict[str, set[str]]] = {
    "nobody": {},
    "stranger": {},
    "operator": {
        "OPEN": {"login", "email", "pseudonym"}
    },  # the page that erases a person says under what name work stays
    "ann": {"OPEN": set(), "CLOSED": set(), "MEASURED": LABELS | ASIDE - {"producer", "run", "note"}},
    "manager": {"OPEN": ASIDE | {"login", "email"}, "CLOSED": LABELS},
    "adjudicator": {"OPEN": {"gold", "flag", "note", "pseudonym"}, "CLOSED": LABELS | {"skip"}},
    "viewer": {"OPEN": {"gold", "note", "pseudonym"}, "CLOSED": LABELS | ASIDE},
}
# Each cell of the matrix that can tell something; what is open to all of a team anyway is crawled once.
CELLS = [
    *((person, "OPEN") for person in MAY_SEE),
    *((person, "CLOSED") for person in ("ann", "viewer")),
    *((person, "MEASURED") for person in ("nobody", "stranger", "ann", "adjudicator", "manager")),
    *((person, "RELEASED") for person in ("nobody", "stranger", "operator", "ann")),
]

# The positive control: what these are entitled to reaches them, so the crawl would see it where it should not be.
MUST_SEE = {(person, "MEASURED"): {"label", "judge"} for person in ("adjudicator", "manager")}


def may_see(person: str, state: str) -> set[str]:
    until = STATES[: STATES.index(state) + 1]
    return set().union(*(MAY_SEE[person].get(earlier, set()) for earlier in until))


@pytest.mark.parametrize(("person", "state"), CELLS)
def test_nobody_sees_more_than_they_are_entitled_to(person, state):
    world = make_world(state)
    told = crawl(world, world.people[person], acts=state == "OPEN")
    leaks = [sighting for sighting in told.sightings if sighting.kind not in may_see(person, state)]
    assert not leaks, f"as {person}, {state}:\n{in_words(leaks)}"
    assert not told.faults, "\n".join(told.faults)
    assert MUST_SEE.get((person, state), set()) <= told.kinds


@pytest.mark.parametrize("state", ["OPEN", "CLOSED"])
def test_no_other_role_lifts_the_blind(state):
    world = make_world(state)
    give_ann_every_role(world)
    told = crawl(world, world.people["ann"], acts=state == "OPEN")
    leaks = [sighting for sighting in told.sightings if sighting.kind in LABELS | {"draft", "note"}]
    assert not leaks, in_words(leaks)
