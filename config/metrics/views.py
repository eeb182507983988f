"""/metrics: for whoever holds the token, or asks past the proxy from a network that the settings name."""

import os
from ipaddress import ip_address

from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@login_not_required
@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Not found for everybody else, and for everybody where metrics are off."""
    if not settings.METRICS_ON or not (_has_token(request) or _is_near(request)):
        raise Http404
    from prometheus_client import CollectorRegistry, exposition
    from prometheus_client.multiprocess import MultiProcessCollector

    from config.metrics.figures import COUNTED
    from config.metrics.state import StateCollector

    state, counted = CollectorRegistry(), COUNTED
    state.register(StateCollector())
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        counted = CollectorRegistry()
        MultiProcessCollector(counted)
    said = exposition.generate_latest(counted) + exposition.generate_latest(state)
    return HttpResponse(said, content_type=exposition.CONTENT_TYPE_LATEST)


def _has_token(request: HttpRequest) -> bool:
    wanted, given = settings.METRICS_TOKEN, request.headers.get("Authorization", "")
    return bool(wanted) and constant_time_compare(given, f"Bearer {wanted}")


def _is_near(request: HttpRequest) -> bool:
    """What comes through the proxy comes from the proxy's own address, which says nothing of who asks."""
    if "X-Forwarded-For" in request.headers or "X-Forwarded-Proto" in request.headers:
        return False
    try:
        address = ip_address(request.META.get("REMOTE_ADDR", ""))
    except ValueError:
        return False
    return any(address in network for network in settings.METRICS_NETWORKS)
