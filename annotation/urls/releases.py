"""Ground-truth releases."""

from django.urls import path

from annotation.views import releases

urlpatterns = [
    path("projects/<slug:slug>/releases/", releases.index, name="releases"),
    path("projects/<slug:slug>/releases/new/", releases.new, name="release-new"),
    path("projects/<slug:slug>/releases/<int:number>/", releases.detail, name="release"),
    path("projects/<slug:slug>/releases/<int:number>/archive.zip", releases.archive, name="release-archive"),
    path("projects/<slug:slug>/releases/<int:number>/files/<str:name>", releases.file, name="release-file"),
    path(
        "projects/<slug:slug>/releases/<int:number>/since/<int:earlier>/",
        releases.compare,
        name="release-compare",
    ),
]
