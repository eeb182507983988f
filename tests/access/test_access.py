"""Every address, asked by everybody in every way, answers as docs/access.md says."""

import pytest

from annotation.models.projects import Project
from annotation.urls import urlpatterns
from annotation.views.held_out import RESULTS
from tests.access.site import SAFE, Site, methods_of, owners, verdict, written
from tests.access.table import PEOPLE, BadTable, Row, line_of, rows
from tests.annotation.blindness.routes import Route, routes
from tests.annotation.blindness.world import STATES, make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]
# A GET of these keeps a record of its own, as the document says; no other GET writes anything.
KEEPS_A_RECORD = {"labelling", "labelling-next", "labelling-case", *RESULTS}


@pytest.fixture(autouse=True)
def _without_rates(settings):
    """Nobody asks so often within a minute as these tests do."""
    settings.RATE_READING = settings.RATE_WRITING = settings.RATE_UNKNOWN = 0


def missing(site: Site, table: list[Row], among: list[Route]) -> list[str]:
    """What the table lacks of these routes, as lines to add to it with what the site answers while the study is open."""
    known = {(row.route, row.method, row.whose) for row in table}
    lines = []
    for route in among:
        for method in methods_of(site, route):
            for whose in owners(route):
                if (route.name, method, whose) not in known:
                    cells = {
                        person: (verdict(site.ask(person, route.name, method, whose)),)
                        for person in PEOPLE[:-1]
                    }
                    row = Row(route.name, method, whose, cells | {"every role": cells["manager"]})
                    lines.append(line_of(row))
    return lines


def untrue(site: Site, table: list[Row], state: str, people: tuple[str, ...]) -> list[str]:
    """The cells that say something else than the site in this state."""
    told = []
    for row in table:
        for person in people:
            if row.is_tried(person, state):
                by_token = row.is_by_token(person, state)
                with written() as writes:
                    found = verdict(site.ask(person, row.route, row.method, row.whose, by_token=by_token))
                if by_token:
                    writes = [sql for sql in writes if "last_used_on" not in sql]  # the day of a token's use
                if found != row.says(person, state):
                    told.append(
                        f"{row.route} {row.method} {row.whose}: the table says {row.says(person, state)} for {person} "
                        f"while {state}, the site {found}{' to a token' if by_token else ''}"
                    )
                if writes and row.method in SAFE and row.route not in KEEPS_A_RECORD:
                    told.append(f"{row.route} GET as {person} writes: {writes[0][:200]}")
    return told


@pytest.mark.parametrize("state", STATES)
def test_the_site_answers_as_the_table_says(state):
    site = Site(make_world(state))
    table = [row for row in rows() if (row.route, row.whose) in site.addresses]
    told = untrue(site, table, state, PEOPLE[:-1])
    with site.with_every_role():
        told += untrue(site, table, state, PEOPLE[-1:])
    assert not told, "docs/access.md, or the site, is wrong:\n" + "\n".join(told)


def test_every_route_and_method_has_its_row():
    site = Site(make_world("OPEN"))
    lines = missing(site, rows(), routes())
    assert not lines, (
        "docs/access.md lacks rows. Add these lines to its tables once each cell says what you mean; a cell is one "
        f"verdict, or one for each of {', '.join(STATES)}:\n" + "\n".join(lines)
    )
    gone = {(row.route, row.whose) for row in rows()} - site.addresses.keys()
    assert not gone, f"docs/access.md has rows of addresses that are not there: {sorted(gone)}"


def test_whatever_changes_something_asks_for_a_csrf_token():
    site = Site(make_world("OPEN"))
    for client in site.clients.values():
        client.handler.enforce_csrf_checks = True
    told = [
        f"{row.route} {row.method} as {person}: {found}"
        for row in rows()
        if row.method not in SAFE
        for person in ("manager", "annotator")
        if (found := verdict(site.ask(person, row.route, row.method, row.whose))) != "403"
    ]
    assert not told, "no CSRF token was asked for by\n" + "\n".join(told)


class TestTheTestsCanSee:
    """Each finds what it is there to find."""

    def test_a_row_that_is_not_there(self):
        first, *others = rows()
        among = [route for route in routes() if route.name == first.route]
        assert f"`{first.route}`" in missing(Site(make_world("OPEN")), others, among)[0]

    @pytest.mark.parametrize(("person", "wrong"), [("viewer", "404"), ("stranger", "yes")])
    def test_a_cell_that_is_wrong(self, person, wrong):
        row = next(row for row in rows() if (row.route, row.method) == ("study", "GET"))
        lying = row._replace(cells=row.cells | {person: (wrong,) * len(STATES)})
        [told] = untrue(Site(make_world("OPEN")), [lying], "OPEN", (person,))
        assert f"the table says {wrong} for {person} while OPEN" in told

    def test_a_get_that_writes(self, monkeypatch):
        pattern = next(one for one in urlpatterns if one.name == "people")
        view = pattern.callback

        def writing(request, **arguments):
            Project.objects.update(name="changed")
            return view(request, **arguments)

        monkeypatch.setattr(pattern, "callback", writing)
        row = next(row for row in rows() if (row.route, row.method) == ("people", "GET"))
        told = untrue(Site(make_world("OPEN")), [row], "OPEN", ("manager",))
        assert any("GET as manager writes: UPDATE" in line for line in told)

    @pytest.mark.parametrize("line", ["| `x` | GET | | yes |", "| `x` | GET | " + "| maybe " * 8 + "|"])
    def test_a_line_that_is_none(self, line):
        with pytest.raises(BadTable):
            rows(line)
