"""What is counted in every process while it works. Import this only where metrics are on."""

from collections.abc import Callable
from contextlib import ExitStack
from time import perf_counter
from typing import Any

from django.db import connection, transaction
from django.dispatch import receiver
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from prometheus_client import CollectorRegistry, Counter, Histogram

from annotation.signals import act_recorded
from config.request_log import METHODS, Answering, route_of

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
COUNTED = CollectorRegistry()
REQUESTS = Counter("concord_requests", "Requests answered.", ["method", "route", "status"], registry=COUNTED)
DURATIONS = Histogram(
    "concord_request_seconds", "How long answers took.", ["route"], buckets=SECONDS, registry=COUNTED
)
QUERIES = Counter("concord_database_queries", "Queries that requests sent to the database.", registry=COUNTED)
QUERY_SECONDS = Counter(
    "concord_database_seconds", "Time that requests waited for the database.", registry=COUNTED
)
ACTS = Counter(
    "concord_acts", "Acts that stand in the ledger; label.submitted is a label.", ["action"], registry=COUNTED
)
SWEEPS = Counter(
    "concord_sweeps", "Times that a worker looked for jobs that nobody was working on.", registry=COUNTED
)
SWEPT = Counter("concord_swept_jobs", "Jobs that such a look rang for.", registry=COUNTED)


def request_metrics(get_response: Answering) -> Answering:
    """Middleware that counts and times each request and its queries."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        start = perf_counter()
        with ExitStack() as stack:
            stack.enter_context(connection.execute_wrapper(_timed))
            response = get_response(request)
        route = route_of(request)
        method = request.method if request.method in METHODS else "OTHER"
        REQUESTS.labels(method, route, response.status_code).inc()
        DURATIONS.labels(route).observe(perf_counter() - start)
        return response

    return answer


def _timed(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
    start = perf_counter()
    try:
        return execute(sql, params, many, context)
    finally:
        QUERIES.inc()
        QUERY_SECONDS.inc(perf_counter() - start)


@receiver(act_recorded)
def count_act(*, action: str, **kwargs: Any) -> None:
    """Once the act is there to stay."""
    transaction.on_commit(lambda: ACTS.labels(action).inc())


def count_sweep(n_jobs: int) -> None:
    SWEEPS.inc()
    SWEPT.inc(n_jobs)
