"""Looks at results on held-out cases are kept, whichever of the report's addresses is asked."""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.deprecation import MiddlewareMixin

from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.held_out import shows_held_out
from annotation.services.held_out import note_view
from annotation.services.people import annotator_of

RESULTS = (
    "report", "report-cases", "report-document", "report-print", "report-pdf", "projection", "projection-json", "api-report",
)  # fmt: skip


class HeldOutMiddleware(MiddlewareMixin):
    """After an answer that showed results: a page that was refused showed none."""

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        match = request.resolver_match
        if match is None or match.url_name not in RESULTS or response.status_code != 200:
            return response
        user = request.user
        study = Study.objects.filter(public_id=match.kwargs["study_id"], state__in=AFTER_MEASURING).first()
        if isinstance(user, User) and study is not None and shows_held_out(study.public_id):
            now = timezone.now()
            who = annotator_of(user=user, project=study.project, now=now)
            note_view(study=study, seen_by=who.pseudonym, now=now)
        return response
