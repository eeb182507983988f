"""The annotator that a person works as."""

import pytest
from django.db.models import QuerySet

from annotation.models.audit import AuditEvent
from annotation.models.projects import Annotator
from annotation.services.people import annotator_of
from tests.studies import NOW, make_project, make_user


@pytest.mark.django_db
def test_two_first_requests_at_once_make_one_annotator(monkeypatch):
    project = make_project()
    mia = make_user("mia", project)
    other = annotator_of(user=mia, project=project, now=NOW)
    with monkeypatch.context() as late:
        # This request looked before the other had made it.
        late.setattr(QuerySet, "first", lambda rows: None)
        assert annotator_of(user=mia, project=project, now=NOW) == other
    assert Annotator.objects.filter(user=mia).count() == 1
    assert AuditEvent.objects.filter(action="annotator.added").count() == 1
