"""The operators' site: the rows of every table, to look at. It adds, changes and deletes nothing, and shows no answers,
notes, texts or digests, so that looking after the installation is no way around a blind."""

from typing import Any

from django.apps import apps
from django.contrib import admin
from django.db import models
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.studies import Study
from annotation.selectors.blindness import labelling_now

OURS = ("annotation", "agreement", "taxonomy", "axes")
STEPS = {"state", "kind", "role", "status", "number", "revision", "is_active", "is_superuser"}
# A status that says what was found of somebody's work is no step.
OUTCOMES = {"annotation.checkrun.status"}
DATES = (models.DateTimeField, models.DateField)
# The few words that operators need: logins, projects, studies.
WORDS: dict[type[models.Model], tuple[str, ...]] = {
    User: ("username", "email"), Project: ("slug", "name"), Study: ("name",),
}  # fmt: skip


class Operators(admin.AdminSite):
    """Behind the sign-in of the pages; whoever is no operator, or labels now, meets a 404."""

    site_header, site_title, index_title = "Concord: operators", "Operators", "Tables"
    enable_nav_sidebar = False

    def has_permission(self, request: HttpRequest) -> bool:
        user = request.user
        return (
            isinstance(user, User)
            and user.is_active
            and user.is_superuser
            and not labelling_now(user).exists()
        )

    def get_urls(self) -> list[Any]:
        return [
            path("", self._guarded(self.index), name="index"),
            path("<str:app_label>/", self._guarded(self.app_index), name="app_list"),
            path("<str:app_label>/<str:model_name>/", self._guarded(self.rows), name="rows"),
        ]

    def rows(self, request: HttpRequest, app_label: str, model_name: str) -> HttpResponse:
        shown = {model._meta.label_lower: one for model, one in self._registry.items()}
        if f"{app_label}.{model_name}" not in shown:
            raise Http404
        return shown[f"{app_label}.{model_name}"].changelist_view(request)

    def get_app_list(self, request: HttpRequest, app_label: str | None = None) -> list[Any]:
        listed = super().get_app_list(request, app_label)
        for app in listed:
            for model in app["models"]:
                name = model["object_name"].lower()
                model["admin_url"] = reverse("admin:rows", args=[app["app_label"], name])
        return listed

    def _guarded(self, view: Any) -> Any:
        def guarded(request: HttpRequest, **arguments: Any) -> HttpResponse:
            if not self.has_permission(request):
                raise Http404
            answer: HttpResponse = view(request, **arguments)
            return answer

        return require_safe(never_cache(guarded))


class Rows(admin.ModelAdmin):
    """The rows of one table, newest first: ids, steps and dates."""

    list_display_links = None
    list_per_page = 50
    list_max_show_all = 0
    show_full_result_count = False
    actions = None
    ordering = ("-pk",)

    def get_list_display(self, request: HttpRequest) -> tuple[str, ...]:
        return columns(self.model)

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest) -> bool:
        """No filters: a lookup on a column that is not shown would tell what stands in it."""
        return False

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return operators.has_permission(request)

    def has_module_permission(self, request: HttpRequest) -> bool:
        return operators.has_permission(request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


def columns(model: type[models.Model]) -> tuple[str, ...]:
    """What is shown of a table: its key, the ids it points to, steps and dates, and the few words that operators need."""
    fields = [field for field in model._meta.concrete_fields if field.primary_key or _is_plain(field)]
    return tuple(dict.fromkeys(["pk", *WORDS.get(model, ()), *(field.attname for field in fields)]))


def _is_plain(field: models.Field) -> bool:
    if f"{field.model._meta.label_lower}.{field.name}" in OUTCOMES:
        return False
    return isinstance(field, (models.ForeignKey, *DATES)) or field.name in STEPS


operators = Operators(name="admin")
for _app in OURS:
    operators.register(list(apps.get_app_config(_app).get_models()), Rows)
