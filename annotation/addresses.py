"""From where somebody asks, which only a declared proxy may say for them."""

from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest


def address_of(request: HttpRequest) -> str:
    """The connection's own address, or what the proxy in front added last to X-Forwarded-For."""
    if settings.BEHIND_PROXY:
        return str(request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() or "proxy")
    return str(request.META.get("REMOTE_ADDR") or "local")


def ip_of(request: HttpRequest) -> str | None:
    """The same where it is an IP address, for columns that hold nothing else; a sign-in over a socket has none."""
    found = address_of(request)
    try:
        return str(ip_address(found))
    except ValueError:
        return None
