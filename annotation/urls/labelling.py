"""Where annotators label."""

from django.urls import path

from annotation.views import labelling, labelling_acts

_STUDY = "studies/<uuid:study_id>/label/"
_CASE = _STUDY + "<uuid:assignment_id>/"

urlpatterns = [
    path(_STUDY, labelling.resume, name="labelling"),
    path(_STUDY + "next/", labelling.following, name="labelling-next"),
    path(_STUDY + "cases/<slug:tab>/", labelling.cases, name="labelling-list"),
    path(_CASE, labelling.case, name="labelling-case"),
    path(_CASE + "draft/", labelling_acts.draft, name="labelling-draft"),
    path(_CASE + "skip/", labelling_acts.skip, name="labelling-skip"),
    path(_CASE + "take-back/", labelling_acts.take_back, name="labelling-take-back"),
    path(_CASE + "flag/", labelling_acts.flag, name="labelling-flag"),
]
