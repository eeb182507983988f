"""Designing studies, opening them and seeing to them while they are open."""

from django.urls import path

from annotation.api import study_design as api
from annotation.api import study_progress as progress_api
from annotation.views import study_design, study_progress

_STUDY = "api/v1/studies/<uuid:study_id>/"

urlpatterns = [
    path("projects/<slug:slug>/studies/new/", study_design.new, name="study-new"),
    path("studies/<uuid:study_id>/opening/", study_design.opening, name="study-open"),
    path("studies/<uuid:study_id>/coverage/", study_progress.coverage, name="study-coverage"),
    path("studies/<uuid:study_id>/deadline/", study_progress.deadline, name="study-deadline"),
    path("studies/<uuid:study_id>/hand-on/", study_progress.handing_on, name="study-hand-on"),
    path("studies/<uuid:study_id>/share-out/", study_progress.sharing_out, name="study-share-out"),
    path("studies/<uuid:study_id>/withdraw/", study_progress.withdrawing, name="study-withdraw"),
    path("api/v1/studies/", api.Studies.as_view(), name="api-studies"),
    path("api/v1/studies/preview/", api.StudyPreview.as_view(), name="api-study-preview"),
    path(_STUDY + "opening/", api.StudyOpening.as_view(), name="api-study-opening"),
    path(_STUDY + "closing/", api.StudyClosing.as_view(), name="api-study-closing"),
    path(_STUDY + "coverage/", api.StudyCoverage.as_view(), name="api-study-coverage"),
    path(_STUDY + "deadline/", progress_api.StudyDeadline.as_view(), name="api-study-deadline"),
    path(_STUDY + "waiting-slots/", progress_api.WaitingSlots.as_view(), name="api-study-waiting"),
    path(_STUDY + "share-out/", progress_api.SharingOut.as_view(), name="api-study-share-out"),
    path(_STUDY + "withdrawals/", progress_api.Withdrawals.as_view(), name="api-study-withdrawals"),
]
