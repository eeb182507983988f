"""Importing a task file by page: cases, specs and golds, with a statement of what changed."""

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from annotation.core.bad_input import BadInput
from annotation.core.spec_exchange.examples import examples_by_case
from annotation.forms.spec_exchange import SpecsFileForm
from annotation.models.projects import Role
from annotation.selectors.api_scope import is_kept_back
from annotation.selectors.pages_frame import frame
from annotation.selectors.studies import roles_in
from annotation.services.spec_exchange import Imported, import_specs
from annotation.signed_in import person
from annotation.views.data import actor, followed

SHOWN = 100


@require_http_methods(["GET", "HEAD", "POST"])
def import_tasks(request: HttpRequest, slug: str) -> HttpResponse:
    """The form; posted, what came of it. The same file again adds nothing."""
    project = followed(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project imports specs.")
    form = (
        SpecsFileForm(request.POST, request.FILES)
        if request.method == "POST"
        else SpecsFileForm(initial=_initial(request))
    )
    page = frame(user=person(request), project=project, current="data")
    if form.is_bound and form.is_valid():
        given = form.cleaned_data
        try:
            if is_kept_back(person(request), project, given["dataset"]):
                raise BadInput(f"You label cases of {given['dataset']} now; somebody else imports into it.")
            examples = given["examples"] and examples_by_case(
                given["examples"].read(), source=given["examples"].name
            )
            done = import_specs(
                project=project,
                dataset=given["dataset"],
                version=given["version"],
                reason=given["reason"],
                form=given["form"],
                content=given["file"].read(),
                source=given["file"].name,
                examples=examples or None,
                actor=actor(request, project),
                now=timezone.now(),
            )
        except BadInput as refusal:
            form.add_error("file", str(refusal))
        else:
            return render(request, "annotation/specs/imported.html", page | _told(done))
    return render(
        request, "annotation/specs/import.html", page | {"form": form}, status=422 if form.is_bound else 200
    )


def _initial(request: HttpRequest) -> dict[str, str]:
    return {key: request.GET.get(key, "")[:200] for key in ("dataset", "version")}


def _told(done: Imported) -> dict[str, object]:
    document = done.document()
    return {
        "done": done,
        "told": document,
        "changes": document["changed_verdicts"][:SHOWN],
        "left_out": document["left_out"][:SHOWN],
        "n_left_out": len(document["left_out"]),
        "n_changes": len(document["changed_verdicts"]),
        "n_missing": len(document["unannotated"]),
    }
