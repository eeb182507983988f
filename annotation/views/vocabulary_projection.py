"""A sealed report read under another taxonomy version, and the cases that a split leaves to label again."""

from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors import pages_vocabulary_projection as pages
from annotation.selectors.pages_vocabulary import version_page
from annotation.selectors.pages_vocabulary_use import studies_followed
from annotation.services.projections import ProjectionRefused, job_of, request_projection
from annotation.signed_in import person
from annotation.views.downloads import attachment
from annotation.views.vocabulary_access import project_for, version_for
from taxonomy.selectors.mappings import MappingMissing
from taxonomy.selectors.versions import TAXONOMIES


@require_http_methods(["GET", "HEAD", "POST"])
def index(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The versions that the report can be read under; posting one asks for it."""
    study = _study(request, study_id)
    refusal, status = "", 200
    if request.method == "POST":
        given = request.POST.get("version", "")
        version = version_for(TAXONOMIES, int(given)) if given.isdecimal() else None
        if version is None:
            raise Http404(given)
        try:
            request_projection(study=study, version=version, now=timezone.now())
        except (ProjectionRefused, MappingMissing) as fault:
            refusal, status = str(fault), 409
        else:
            return redirect("projection", study_id=study_id, pk=version.pk)
    page = pages.projections_page(user=person(request), study=study) | {"refusal": refusal}
    return render(request, "annotation/vocabulary/projections.html", page, status=status)


@require_safe
def detail(request: HttpRequest, study_id: UUID, pk: int) -> HttpResponse:
    """A projection, or how far its job is."""
    study, version = _study(request, study_id), version_for(TAXONOMIES, pk)
    page = pages.projection_page(user=person(request), study=study, version=version)
    page["job"] = job_of(study=study, version=version)
    if page["projection"] is None and page["job"] is None:
        raise Http404(pk)
    if request.headers.get("HX-Request") and page["projection"]:
        response = HttpResponse()
        response["HX-Refresh"] = "true"
        return response
    return render(request, "annotation/vocabulary/projection.html", page)


@require_safe
def document(request: HttpRequest, study_id: UUID, pk: int) -> HttpResponse:
    stored = pages.stored_projection(_study(request, study_id), version_for(TAXONOMIES, pk))
    if stored is None:
        raise Http404(pk)
    response = attachment(
        stored.document.encode(), name=f"projection-{study_id}-v{stored.taxonomy_version.number}.json",
        content_type="application/json",
    )  # fmt: skip
    response["ETag"] = f'"{stored.sha256}"'
    return response


@require_safe
def relabel(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """The cases whose codes the mapping to this version leaves open, over all measured studies that this person follows."""
    project, version = project_for(request, slug), version_for(TAXONOMIES, pk)
    page = version_page(user=person(request), project=project, version=version) | {"tab": "relabel"}
    page |= pages.relabel_page(person(request), version)
    if request.GET.get("format") == "csv":
        return attachment(
            pages.relabel_csv(page["rows"]), name=f"relabel-v{version.number}.csv", content_type="text/csv"
        )
    return render(request, "annotation/vocabulary/relabel.html", page)


def _study(request: HttpRequest, study_id: UUID) -> Study:
    """A measured study that this person follows; a case's codes are not for those who only labelled it."""
    found: Any = studies_followed(person(request)).filter(state__in=AFTER_MEASURING)
    return get_object_or_404(found, public_id=study_id)
