"""A chain belongs to its project: events moved as a whole to another chain no longer hold."""

import pytest
from django.db import connection

from annotation.models.audit import AuditChain, AuditEvent
from annotation.services.guards import ALL_GUARDS
from annotation.services.ledger import broken_links
from taxonomy.guards import catalogue
from tests.studies import make_project, make_study

pytestmark = pytest.mark.django_db


def test_two_projects_whose_chains_were_exchanged_are_named():
    make_study("CLOSED")
    make_project("other")
    assert list(broken_links("other")) == []
    catalogue.remove(connection, ALL_GUARDS)
    shop, other = AuditChain.objects.get(name="shop"), AuditChain.objects.get(name="other")
    AuditEvent.objects.filter(chain=other).delete()
    AuditEvent.objects.filter(chain=shop).update(chain=other)
    assert next(broken_links("other")) == (1, "its columns differ from its text")
