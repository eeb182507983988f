"""Blind comparisons of two runs."""

from django.urls import path

from agreement.api import blind_comparisons as api
from agreement.views import blind_comparison

_BLIND = "projects/<slug:slug>/blind-comparisons/"
_ONE = f"{_BLIND}<uuid:comparison_id>/"
_API = "api/v1/"
_API_ONE = f"{_API}blind-comparisons/<uuid:comparison_id>/"

urlpatterns = [
    path(_BLIND, blind_comparison.index, name="blind-comparisons"),
    path(_ONE, blind_comparison.detail, name="blind-comparison"),
    path(f"{_ONE}reveal/", blind_comparison.open_map, name="blind-reveal"),
    path(f"{_ONE}<uuid:pair_id>/", blind_comparison.pair, name="blind-pair"),
    path(f"{_API}{_BLIND}", api.Comparisons.as_view(), name="api-blind-comparisons"),
    path(_API_ONE, api.OneComparison.as_view(), name="api-blind-comparison"),
    path(f"{_API_ONE}pairs/", api.Pairs.as_view(), name="api-blind-pairs"),
    path(f"{_API_ONE}pairs/<uuid:pair_id>/", api.OnePair.as_view(), name="api-blind-pair"),
    path(f"{_API_ONE}reveal/", api.Reveal.as_view(), name="api-blind-reveal"),
    path(f"{_API_ONE}decisions/", api.Decisions.as_view(), name="api-blind-decisions"),
]
