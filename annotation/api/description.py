"""What the API's own description says of every address: how it refuses, and what a refusal looks like."""

from typing import Any

PROBLEM = "#/components/schemas/Problem"
REFUSALS = {
    "400": ("The request is not valid", "The request is not valid."),
    "401": ("Nobody is signed in", "Authentication credentials were not provided."),
    "403": ("Not allowed", "The token's scopes do not allow this."),
    "404": ("Not there, or not for you", "No Study matches the given query."),
    "406": ("Only JSON is given", "Could not satisfy the request Accept header."),
    "409": ("Too early, too late, or somebody else was first", "The labels of this study are still blind."),
    "413": ("The body is too large", "The body is larger than 2 MB."),
    "415": ("Only JSON is taken", 'Unsupported media type "text/plain" in request.'),
    "422": ("Cannot be done, and why", "name: a release of this name exists."),
    "428": ("If-Match is missing", "Name the revision that you read in If-Match."),
    "429": ("Too many requests", "More requests than 1200 in a minute; wait 12 seconds."),
}
PROBLEM_SHAPE = {
    "type": "object",
    "description": "A refusal as RFC 9457 words it; some carry more keys than these.",
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "detail": {"type": "string"},
        "errors": {
            "description": "What is wrong with which field, where a body or an address was not valid."
        },
        "field": {"type": "string", "description": "The path of the field that is at fault."},
        "request_id": {
            "type": "string",
            "description": "Under which the log has the request; also X-Request-ID.",
        },
    },
    "required": ["type", "title", "status", "detail"],
}
EVERYWHERE = ("400", "401", "403", "404", "406", "409", "422", "429")
WRITING = ("413", "415")


PAGE = {"next", "previous", "results"}
PAGING = (
    {
        "name": "cursor",
        "in": "query",
        "schema": {"type": "string"},
        "description": "As in `next` or `previous`.",
    },
    {
        "name": "limit",
        "in": "query",
        "schema": {"type": "integer", "minimum": 1, "maximum": 1000, "default": 100},
        "description": "How many results a page has at most.",
    },
)


def with_paging(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A step after drf-spectacular's: each list says how its pages are asked for."""
    shapes = result["components"]["schemas"]
    for operations in result["paths"].values():
        if "get" in operations and _is_page(operations["get"], shapes):
            given = operations["get"].setdefault("parameters", [])
            named = {parameter["name"] for parameter in given}
            given += [parameter for parameter in PAGING if parameter["name"] not in named]
    return result


def _is_page(operation: dict[str, Any], shapes: dict[str, Any]) -> bool:
    content = operation["responses"].get("200", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return set(shapes.get(name, {}).get("properties", ())) >= PAGE


def with_refusals(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A step of drf-spectacular's after it has described the views: each operation with the ways it refuses."""
    result["components"]["schemas"]["Problem"] = PROBLEM_SHAPE
    for operations in result["paths"].values():
        for method, operation in operations.items():
            codes = EVERYWHERE + (() if method == "get" else WRITING) + _needs_match(operation)
            for code in codes:
                operation["responses"].setdefault(code, _refusal(code))
    return result


def _needs_match(operation: dict[str, Any]) -> tuple[str, ...]:
    named = (parameter["name"] for parameter in operation.get("parameters", ()))
    return ("428",) if "If-Match" in named else ()


def _refusal(code: str) -> dict[str, Any]:
    title, detail = REFUSALS[code]
    example = {"type": "about:blank", "title": title, "status": int(code), "detail": detail}
    refusal: dict[str, Any] = {
        "description": title,
        "content": {"application/problem+json": {"schema": {"$ref": PROBLEM}, "example": example}},
    }
    if code == "429":
        refusal["headers"] = {
            "Retry-After": {"schema": {"type": "integer"}, "description": "Seconds to wait."}
        }
    return refusal
