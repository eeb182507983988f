"""The addresses of judging, one module per stage."""

from agreement.urls import blind_comparisons, calibrations, judging, runs

urlpatterns = [
    *runs.urlpatterns,
    *judging.urlpatterns,
    *calibrations.urlpatterns,
    *blind_comparisons.urlpatterns,
]
