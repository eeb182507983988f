"""The REST API: signed-in people and their tokens, closed parsers, problem+json errors."""

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "annotation.api.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": [
        "rest_framework.permissions.IsAuthenticated",
        "annotation.api.authentication.ScopeAllows",
    ],
    "DEFAULT_PARSER_CLASSES": ["annotation.api.parsing.StrictJSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "annotation.api.problems.problem_response",
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Concord",
    "DESCRIPTION": "Blind double labels, agreement sealed before adjudication, verifiable ground truth.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "ENUM_NAME_OVERRIDES": {
        "RoleEnum": "annotation.models.projects.Role",
        "OpenVerdictEnum": "annotation.models.open_coding.OpenVerdict",
        "VerdictEnum": "taxonomy.rubrics.VERDICTS",
        "JobStateEnum": "annotation.models.jobs.JobState",
        "RulingKindEnum": "annotation.models.rulings.RulingKind",
        "RulingReasonEnum": "annotation.models.rulings.Reason",
        "QueueStatusEnum": "annotation.selectors.adjudication_queue.STATUSES",
        "ScoreStatusEnum": ["complete", "incomplete"],
        "SessionKindEnum": "annotation.models.adjudication.SessionKind",
    },
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "annotation.api.description.with_paging",
        "annotation.api.description.with_refusals",
        "annotation.api.examples.with_examples",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}
