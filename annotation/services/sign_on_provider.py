"""The provider of single sign-on, as it describes itself (OpenID Connect Discovery 1.0)."""

import time
from typing import NamedTuple
from urllib.parse import urlsplit

import requests
from django.conf import settings

from taxonomy.strict_json import BadJSON, strict_json

WELL_KNOWN = "/.well-known/openid-configuration"
SECONDS, KEPT, LARGEST = 5, 600, 256 * 1024


class ProviderFailed(Exception):
    """The provider does not answer, or describes itself in a way that must not be trusted."""


class Provider(NamedTuple):
    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str


_kept: dict[str, tuple[float, Provider]] = {}


def provider() -> Provider:
    """What the configured issuer says of itself, asked at most every ten minutes."""
    found = _kept.get(settings.OIDC_ISSUER)
    if found is None or found[0] < time.monotonic():
        found = (time.monotonic() + KEPT, _asked(settings.OIDC_ISSUER))
        _kept[settings.OIDC_ISSUER] = found
    return found[1]


def forget_provider() -> None:
    """Ask anew next time."""
    _kept.clear()


def _asked(issuer: str) -> Provider:
    try:
        answer = requests.get(issuer.rstrip("/") + WELL_KNOWN, timeout=SECONDS, allow_redirects=False)
        answer.raise_for_status()
        said = strict_json(answer.content[:LARGEST])
    except (requests.RequestException, BadJSON) as fault:
        raise ProviderFailed(f"{issuer} does not describe itself: {type(fault).__name__}.") from fault
    if not isinstance(said, dict) or said.get("issuer") != issuer:
        raise ProviderFailed(f"{issuer} describes itself as another issuer.")
    found = {name: said.get(name, "") for name in Provider._fields}
    for name, url in found.items():
        if name == "userinfo_endpoint" and not url:
            continue
        if not isinstance(url, str) or urlsplit(url).scheme != urlsplit(issuer).scheme:
            raise ProviderFailed(f"{issuer} names no usable {name}.")
    return Provider(**found)
