"""From production to a case."""

from django.urls import path

from annotation.api import intake_steps as api
from annotation.views import intake

_INTAKE = "projects/<slug:slug>/intake/"
_PROPOSAL = f"api/v1/{_INTAKE}<uuid:proposal_id>/"

urlpatterns = [
    path(_INTAKE, intake.inbox, name="intake"),
    path(_INTAKE + "new/", intake.new, name="intake-new"),
    path(_INTAKE + "<uuid:proposal_id>/", intake.proposal, name="proposal"),
    path(_INTAKE + "<uuid:proposal_id>/<slug:to>/", intake.step, name="proposal-step"),
    path(_PROPOSAL, api.OneProposal.as_view(), name="api-proposal"),
    path(_PROPOSAL + "<slug:to>/", api.ProposalStep.as_view(), name="api-proposal-step"),
]
