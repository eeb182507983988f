"""A person judging a run."""

from django.urls import path

from agreement.api import judging as api
from agreement.views import judging

_PASS = "projects/<slug:slug>/judging/<uuid:pass_id>/"
_API = "api/v1/judging/<uuid:pass_id>/"
_ANSWER = f"{_API}answers/<uuid:attempt_id>/"

urlpatterns = [
    path("projects/<slug:slug>/runs/<uuid:run_id>/judge/", judging.begin, name="judge-begin"),
    path(_PASS, judging.resume, name="judging"),
    path(f"{_PASS}give-up/", judging.end, name="judging-give-up"),
    path(f"{_PASS}<uuid:attempt_id>/", judging.case, name="judge-case"),
    path("api/v1/runs/<uuid:run_id>/judging/", api.Judging.as_view(), name="api-judge-begin"),
    path(_API, api.OnePass.as_view(), name="api-judging"),
    path(f"{_API}give-up/", api.GivingUp.as_view(), name="api-judging-give-up"),
    path(f"{_API}answers/", api.Answers.as_view(), name="api-judge-answers"),
    path(_ANSWER, api.OneAnswer.as_view(), name="api-judge-answer"),
    path(f"{_ANSWER}suggestion/", api.Suggestion.as_view(), name="api-judge-suggestion"),
]
