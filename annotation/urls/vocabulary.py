"""The library of schemas, taxonomies and guidelines, seen from a project."""

from django.urls import path

from annotation.api import projections as projections_api
from annotation.api import vocabulary as api
from annotation.views import (
    rubrics,
    vocabulary,
    vocabulary_guideline,
    vocabulary_projection,
    vocabulary_schema,
    vocabulary_taxonomy,
)

_HOME = "projects/<slug:slug>/vocabulary/"
_VERSION = f"{_HOME}<str:kind>/<int:pk>/"
_SCHEMA = f"{_HOME}schemas/<int:pk>/"
_API = "api/v1/projects/<slug:slug>/vocabulary/"
_PROJECTIONS = "studies/<uuid:study_id>/projections/"
_TAXONOMY = f"{_HOME}taxonomies/<int:pk>/"

urlpatterns = [
    path(_HOME, vocabulary.index, name="vocabulary"),
    path(f"{_HOME}<str:kind>/new/", vocabulary.new, name="vocabulary-new"),
    path(_VERSION, vocabulary.version, name="vocabulary-version"),
    path(f"{_VERSION}next/", vocabulary.next_version, name="vocabulary-next"),
    path(f"{_VERSION}differences/", vocabulary.differences, name="vocabulary-differences"),
    path(f"{_VERSION}freeze/", vocabulary.freeze, name="vocabulary-freeze"),
    path(f"{_VERSION}discard/", vocabulary.discard, name="vocabulary-discard"),
    path(f"{_VERSION}json/", vocabulary_schema.as_json, name="vocabulary-json"),
    path(f"{_SCHEMA}act/", vocabulary_schema.act, name="vocabulary-schema-act"),
    path(f"{_SCHEMA}fields/<str:key>/", vocabulary_schema.field, name="vocabulary-field"),
    path(f"{_SCHEMA}rules/", vocabulary_schema.rules, name="vocabulary-rules"),
    path(f"{_SCHEMA}rules/new/", vocabulary_schema.rule, name="vocabulary-rule-new"),
    path(f"{_SCHEMA}rules/<int:index>/", vocabulary_schema.rule, name="vocabulary-rule"),
    path(f"{_SCHEMA}preview/", vocabulary_schema.preview, name="vocabulary-preview"),
    path(f"{_SCHEMA}schema.json", vocabulary_schema.json_schema, name="vocabulary-json-schema"),
    path(f"{_TAXONOMY}act/", vocabulary_taxonomy.act, name="vocabulary-taxonomy-act"),
    path(f"{_TAXONOMY}codes/new/", vocabulary_taxonomy.code, name="vocabulary-code-new"),
    path(f"{_TAXONOMY}codes/<str:name>/", vocabulary_taxonomy.code, name="vocabulary-code"),
    path(f"{_TAXONOMY}mapping/", vocabulary_taxonomy.mapping, name="vocabulary-mapping"),
    path(f"{_TAXONOMY}review/", vocabulary_taxonomy.review, name="vocabulary-review"),
    path(f"{_TAXONOMY}relabel/", vocabulary_projection.relabel, name="vocabulary-relabel"),
    path(_PROJECTIONS, vocabulary_projection.index, name="projections"),
    path(f"{_PROJECTIONS}<int:pk>/", vocabulary_projection.detail, name="projection"),
    path(f"{_PROJECTIONS}<int:pk>/projection.json", vocabulary_projection.document, name="projection-json"),
    path(f"api/v1/{_PROJECTIONS}", projections_api.Projections.as_view(), name="api-projections"),
    path(f"api/v1/{_PROJECTIONS}<int:pk>/", projections_api.OneProjection.as_view(), name="api-projection"),
    path(f"{_HOME}guidelines/<int:pk>/save/", vocabulary_guideline.save, name="vocabulary-guideline-save"),
    path(f"{_HOME}rubrics/<int:pk>/save/", rubrics.save, name="rubric-save"),
    path(f"{_HOME}rubrics/<int:pk>/rubric.json", rubrics.download, name="rubric-json"),
    path(f"{_API}schemas/<int:pk>/json-schema/", api.JSONSchema.as_view(), name="api-json-schema"),
    path(f"{_API}taxonomies/<int:pk>/mapping/", api.Mapping.as_view(), name="api-mapping"),
    path(f"{_API}<str:kind>/", api.Versions.as_view(), name="api-vocabulary"),
    path(f"{_API}<str:kind>/<int:pk>/", api.Version.as_view(), name="api-vocabulary-version"),
    path(f"{_API}<str:kind>/<int:pk>/freeze/", api.Freezing.as_view(), name="api-vocabulary-freeze"),
]
