"""The ledger: whatever is changed in it, the first bad event is named."""

import pytest
from django.db import connection

from annotation.models.audit import AuditEvent
from annotation.services.guards import ALL_GUARDS
from annotation.services.ledger import broken_links, chain_head
from taxonomy.guards import catalogue
from tests.studies import make_study

pytestmark = pytest.mark.django_db


@pytest.fixture
def unguarded():
    make_study("RELEASED")
    catalogue.remove(connection, ALL_GUARDS)


def test_every_act_of_the_flow_is_on_record_and_the_chain_holds():
    make_study("RELEASED")
    actions = list(
        AuditEvent.objects.filter(chain__name="shop").order_by("sequence").values_list("action", flat=True)
    )
    for act in ("project.created", "cases.imported", "study.created", "dataset.released", "study.opened", "labels.imported",
                "study.closed", "report.sealed", "case.ruled", "study.adjudicated", "release.created"):  # fmt: skip
        assert act in actions
    assert list(AuditEvent.objects.filter(chain__name="installation").values_list("action", flat=True)) != []
    assert list(broken_links("shop")) == list(broken_links("installation")) == []


@pytest.mark.parametrize("column", ["event", "sha256", "previous_sha256", "action"])
def test_a_changed_event_is_named(unguarded, column):
    event = AuditEvent.objects.get(chain__name="shop", sequence=4)
    before = getattr(event, column)
    for position in range(0, len(before), max(1, len(before) // 25)):
        letter = "0" if before[position] != "0" else "1"
        changed = before[:position] + letter + before[position + 1 :]
        AuditEvent.objects.filter(pk=event.pk).update(**{column: changed})
        assert next(broken_links("shop")).sequence == 4
    AuditEvent.objects.filter(pk=event.pk).update(**{column: before})
    assert list(broken_links("shop")) == []


def test_a_removed_event_is_named(unguarded):
    AuditEvent.objects.filter(chain__name="shop", sequence=5).delete()
    assert next(broken_links("shop")).sequence == 5


def test_two_events_that_changed_places_are_named(unguarded):
    AuditEvent.objects.filter(chain__name="shop", sequence=3).update(sequence=999)
    AuditEvent.objects.filter(chain__name="shop", sequence=4).update(sequence=3)
    AuditEvent.objects.filter(chain__name="shop", sequence=999).update(sequence=4)
    assert next(broken_links("shop")).sequence == 3


def test_a_cut_tail_no_longer_reaches_the_head_that_a_release_quotes(unguarded):
    head = chain_head("shop")
    AuditEvent.objects.filter(chain__name="shop", sequence=head.sequence).delete()
    assert list(broken_links("shop")) == []
    assert chain_head("shop").sha256 != head.sha256
