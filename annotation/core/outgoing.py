"""Sending one signed request to an address that an operator allowed, and to nowhere that is not public."""

import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

SECONDS = 5
PORT = 443
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Site-local (RFC 3879) and the translation prefix for local use (RFC 8215), which this Python takes for public.
_LOCAL = (ipaddress.ip_network("fec0::/10"), ipaddress.ip_network("64:ff9b:1::/48"))

Resolver = Callable[[str], Sequence[str]]


class Forbidden(ValueError):
    """Nothing is sent there; the message says why."""


class Address(NamedTuple):
    host: str
    path: str


def allowed_address(url: str, hosts: Collection[str]) -> Address:
    """The host and path of an https address whose host is one of `hosts`, letter for letter; else Forbidden."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as fault:
        raise Forbidden("is no web address") from fault
    if parts.scheme != "https" or not parts.hostname:
        raise Forbidden("must begin with https://")
    if parts.username is not None or parts.password is not None or port not in (None, PORT) or parts.fragment:
        raise Forbidden("must have no name, password, port or fragment")
    if not url.isascii() or any(character.isspace() or ord(character) < 32 for character in url):
        raise Forbidden("must be ASCII without blanks")
    if parts.netloc.lower() not in {host.lower() for host in hosts}:
        raise Forbidden(f"{parts.hostname} is not among the hosts that the operator allows (WEBHOOK_HOSTS)")
    return Address(parts.hostname, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def public_ip(host: str, resolve: Resolver) -> str:
    """One public address of `host`; Forbidden if any that it resolves to is not, so that no answer can hide one."""
    found = resolve(host)
    if not found:
        raise Forbidden(f"{host} has no address")
    for text in found:
        if not is_public(text):
            raise Forbidden(f"{host} leads to {text}, which is not public")
    return found[0]


def is_public(text: str) -> bool:
    """Whether an IP address, and any IPv4 address that is wrapped in it, is one of the public internet."""
    address = ipaddress.ip_address(text.split("%", maxsplit=1)[0])
    inner: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = [address]
    if isinstance(address, ipaddress.IPv6Address):
        inner += [wrapped for wrapped in (address.ipv4_mapped, address.sixtofour) if wrapped]
        inner += address.teredo or ()
        if address in _NAT64:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if int(address) >> 32 == 0:
            inner.append(ipaddress.IPv4Address(int(address)))
    return not any(address in net for net in _LOCAL) and all(
        one.is_global and not one.is_multicast for one in inner
    )


def resolved(host: str) -> list[str]:
    """What the name leads to now."""
    try:
        found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    except OSError as fault:
        raise Forbidden(f"{host} cannot be resolved") from fault
    return [str(entry[4][0]) for entry in found]


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 over the time and the body, so that an old request cannot be sent again as new."""
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


class _Pinned(http.client.HTTPSConnection):
    """A connection to the address that was checked, whatever the name resolves to by now."""

    def __init__(self, host: str, ip: str, context: ssl.SSLContext) -> None:
        super().__init__(host, PORT, timeout=SECONDS, context=context)
        self._ip, self._tls = ip, context
        self._line: socket.socket | None = None
        self._end: threading.Timer | None = None

    def connect(self) -> None:
        plain = socket.create_connection((self._ip, PORT), SECONDS)
        # A step may take SECONDS, and who answers a byte at a time takes many steps: the whole may take no longer.
        self._line = plain.dup()
        self._end = threading.Timer(SECONDS, self._line.shutdown, [socket.SHUT_RDWR])
        self._end.daemon = True
        self._end.start()
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)

    def hang_up(self) -> None:
        if self._end is not None and self._line is not None:
            self._end.cancel()
            self._line.close()
        self.close()


def post(
    url: str, body: bytes, headers: dict[str, str], *, hosts: Collection[str], resolve: Resolver = resolved
) -> int:
    """Send `body` and return the status; what the other side says is not read. Redirects are not followed."""
    address = allowed_address(url, hosts)
    ip = public_ip(address.host, resolve)
    connection = _Pinned(address.host, ip, ssl.create_default_context())
    try:
        connection.request("POST", address.path, body, headers)
        return connection.getresponse().status
    finally:
        connection.hang_up()
