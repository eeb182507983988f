"""Adjudication over HTTP."""

from django.urls import path

from annotation.api import adjudication, adjudication_gaps, adjudication_sessions

STUDY = "api/v1/studies/<uuid:study_id>/"
CASE = STUDY + "disagreements/<uuid:case_id>/"
SESSION = STUDY + "sessions/<uuid:session_id>/"

urlpatterns = [
    path(STUDY + "disagreements/", adjudication.Disagreements.as_view(), name="api-disagreements"),
    path(STUDY + "disagreements/next/", adjudication.NextCase.as_view(), name="api-disagreement-next"),
    path(CASE, adjudication.CaseView.as_view(), name="api-disagreement"),
    path(CASE + "lease/", adjudication.CaseLease.as_view(), name="api-ruling-lease"),
    path(STUDY + "rulings/", adjudication.Rulings.as_view(), name="api-rulings"),
    path(STUDY + "acceptances/", adjudication.Acceptances.as_view(), name="api-acceptances"),
    path(STUDY + "gaps/", adjudication_gaps.Gaps.as_view(), name="api-gaps"),
    path(STUDY + "sessions/", adjudication_sessions.Sessions.as_view(), name="api-sessions"),
    path(SESSION, adjudication_sessions.Session.as_view(), name="api-session"),
    path(SESSION + "pause/", adjudication_sessions.SessionAct.as_view(act="pause"), name="api-session-pause"),
    path(SESSION + "close/", adjudication_sessions.SessionAct.as_view(act="close"), name="api-session-close"),
    path(SESSION + "rulings/", adjudication_sessions.SessionRulings.as_view(), name="api-session-rulings"),
    path(
        SESSION + "positions/<uuid:case_id>/", adjudication_sessions.Positions.as_view(), name="api-positions"
    ),
]
