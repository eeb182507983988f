"""The adjudication of a measured study."""

from django.urls import path

from annotation.urls import adjudication_api
from annotation.views import (
    adjudication,
    adjudication_after,
    adjudication_consensus,
    adjudication_session,
)

ROOT = "studies/<uuid:study_id>/adjudication/"
CASE = ROOT + "<uuid:case_id>/"
CONSENSUS = ROOT + "consensus/"
SESSION = CONSENSUS + "<uuid:session_id>/"

urlpatterns = [
    path(ROOT, adjudication.queue, name="adjudication"),
    path(ROOT + "start/", adjudication_session.start, name="adjudication-start"),
    path(ROOT + "pause/", adjudication_session.pause, name="adjudication-pause"),
    path(ROOT + "accept/", adjudication_session.accept, name="adjudication-accept"),
    path(ROOT + "outcome/", adjudication_after.outcome, name="adjudication-outcome"),
    path(ROOT + "differences/", adjudication_after.differences, name="adjudication-differences"),
    path(ROOT + "gaps/", adjudication_after.gaps, name="adjudication-gaps"),
    path(ROOT + "suspects/", adjudication_after.suspects, name="adjudication-suspects"),
    path(CONSENSUS, adjudication_consensus.sessions, name="consensus-sessions"),
    path(SESSION, adjudication_consensus.session, name="consensus-session"),
    path(SESSION + "close/", adjudication_consensus.close, name="consensus-close"),
    path(SESSION + "<uuid:case_id>/", adjudication_consensus.case, name="consensus-case"),
    path(CASE, adjudication.case, name="adjudication-case"),
    path(CASE + "hold/", adjudication_session.hold, name="adjudication-hold"),
    *adjudication_api.urlpatterns,
]
