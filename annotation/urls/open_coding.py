"""Open coding: sessions, cases, the board, freezing."""

from django.urls import path

from annotation.api import open_coding as api
from annotation.api import open_coding_board as api_board
from annotation.api import open_coding_freeze as api_freeze
from annotation.api import open_coding_start as api_start
from annotation.api import open_coding_suggestions as api_suggestions
from annotation.views import open_coding, open_coding_board, open_coding_freeze, open_coding_suggestions

SESSION = "open-coding/<uuid:session_id>/"
API = "api/v1/open-coding/"
OWN = API + "<uuid:session_id>/"

urlpatterns = [
    path("projects/<slug:slug>/open-coding/", open_coding.index, name="open-coding"),
    path("projects/<slug:slug>/open-coding/new/", open_coding.new, name="open-coding-new"),
    path(SESSION, open_coding.detail, name="open-coding-session"),
    path(f"{SESSION}cases/<int:position>/", open_coding.case, name="open-coding-case"),
    path(f"{SESSION}cases/<int:position>/hints/", open_coding.hints, name="open-coding-hints"),
    path(f"{SESSION}cases/<int:position>/draft/", open_coding.draft, name="open-coding-draft"),
    path(f"{SESSION}board/", open_coding_board.board, name="open-coding-board"),
    path(f"{SESSION}board/open/", open_coding_board.open_for_good, name="open-coding-open"),
    path(f"{SESSION}board/sort/", open_coding_board.sort, name="open-coding-sort"),
    path(f"{SESSION}board/clusters/<int:number>/", open_coding_board.cluster, name="open-coding-cluster"),
    path(f"{SESSION}board/codes/<int:number>/", open_coding_board.code, name="open-coding-code"),
    path(f"{SESSION}board/suggestions/", open_coding_suggestions.suggest, name="open-coding-suggest"),
    path(
        f"{SESSION}board/suggestions/progress/",
        open_coding_suggestions.progress,
        name="open-coding-suggesting",
    ),
    path(
        f"{SESSION}board/suggestions/<int:number>/",
        open_coding_suggestions.answer,
        name="open-coding-suggestion",
    ),
    path(f"{SESSION}notes.jsonl", open_coding_freeze.notes, name="open-coding-notes"),
    path(f"{SESSION}overlap/", open_coding_freeze.overlap, name="open-coding-overlap"),
    path(f"{SESSION}freeze/", open_coding_freeze.freeze, name="open-coding-freeze"),
    path(
        "api/v1/projects/<slug:slug>/open-coding/", api_start.Sampling.as_view(), name="api-open-coding-new"
    ),
    path(API, api.SessionList.as_view(), name="api-open-coding"),
    path(OWN, api.OneSession.as_view(), name="api-open-coding-session"),
    path(f"{OWN}cases/", api_start.SampledCases.as_view(), name="api-open-coding-cases"),
    path(f"{OWN}cases/<int:position>/", api_start.OneCase.as_view(), name="api-open-coding-case"),
    path(f"{OWN}cases/<int:position>/draft/", api_start.OwnDraft.as_view(), name="api-open-coding-draft"),
    path(f"{OWN}notes/", api.Notes.as_view(), name="api-open-coding-notes"),
    path(f"{OWN}board/", api.Board.as_view(), name="api-open-coding-board"),
    path(f"{OWN}clusters/", api.Clusters.as_view(), name="api-open-coding-clusters"),
    path(f"{OWN}clusters/<int:cluster_id>/", api_board.OneCluster.as_view(), name="api-open-coding-cluster"),
    path(f"{OWN}codes/", api_board.Codes.as_view(), name="api-open-coding-codes"),
    path(f"{OWN}codes/<int:code_id>/", api_board.OneCode.as_view(), name="api-open-coding-code"),
    path(f"{OWN}suggestions/", api_suggestions.Suggestions.as_view(), name="api-open-coding-suggestions"),
    path(
        f"{OWN}suggestions/<int:suggestion_id>/",
        api_suggestions.OneSuggestion.as_view(),
        name="api-open-coding-suggestion",
    ),
    path(f"{OWN}freezing/", api_freeze.Freezing.as_view(), name="api-open-coding-freezing"),
]
