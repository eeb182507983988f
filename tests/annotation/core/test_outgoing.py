"""Nothing is sent to where an operator did not allow, nor to what is not public, however it is spelled."""

import http.client
import socket
import ssl
import threading
import time
from contextlib import suppress

import pytest

from annotation.core import outgoing
from annotation.core.outgoing import Forbidden, allowed_address, is_public, post, public_ip, signature

HOSTS = ["hooks.example.org"]
NOT_PUBLIC = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "198.18.0.1", "192.0.2.1", "203.0.113.5", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1",
    "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:a9fe:a9fe", "::127.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::1",
    "2001:0:7f00:1::", "64:ff9b:1::7f00:1", "fec0::1",
]  # fmt: skip
NOT_ALLOWED = [
    "http://hooks.example.org/", "ftp://hooks.example.org/", "//hooks.example.org/", "hooks.example.org", "",
    "https://", "https:///x", "https://example.org/", "https://hooks.example.org.evil.org/",
    "https://evil.org/hooks.example.org", "https://hooks.example.org@evil.org/", "https://evil.org#hooks.example.org",
    "https://u:p@hooks.example.org/", "https://hooks.example.org:8443/", "https://hooks.example.org:443/",
    "https://hooks.example.org:99999/", "https://hooks.example.org/#x", "https://127.0.0.1/", "https://[::1]/",
    "https://0x7f000001/", "https://2130706433/", "https://hooks.example.org\\@evil.org/", "https://hooks.example.org/a b",
    "https://hooks.example.org/\r\nHost: evil", "https://hooks.example.org/é", "https://hooks.example.org%2eevil.org/",
    "https://ⓗooks.example.org/", "https://hooks.example.org./",
]  # fmt: skip


@pytest.mark.parametrize("text", NOT_PUBLIC)
def test_no_spelling_of_an_inner_address_is_public(text):
    assert not is_public(text)


@pytest.mark.parametrize(
    "text", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"]
)
def test_public_ones_are(text):
    assert is_public(text)


@pytest.mark.parametrize("url", NOT_ALLOWED)
def test_what_is_not_allowed_is_not_sent(url):
    with pytest.raises(Forbidden):
        allowed_address(url, HOSTS)


def test_an_allowed_one_keeps_its_path_and_query():
    assert allowed_address("https://Hooks.Example.org/a?b=c", HOSTS) == ("hooks.example.org", "/a?b=c")
    with pytest.raises(Forbidden, match="WEBHOOK_HOSTS"):
        allowed_address("https://hooks.example.org/", [])


def test_one_inner_address_among_public_ones_is_enough_to_refuse():
    with pytest.raises(Forbidden, match=r"10\.0\.0\.1"):
        public_ip("hooks.example.org", lambda host: ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(Forbidden, match="no address"):
        public_ip("hooks.example.org", lambda host: [])


def test_a_name_that_changes_its_mind_is_met_where_it_was_checked(monkeypatch):
    """Rebinding: the first answer is public, every later one is inner; the connection goes to the first."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"]])
    reached = []

    def connect(address, timeout):
        reached.append(address)
        raise OSError("stop here")

    monkeypatch.setattr(outgoing.socket, "create_connection", connect)
    with pytest.raises(OSError, match="stop here"):
        post("https://hooks.example.org/", b"{}", {}, hosts=HOSTS, resolve=lambda host: next(answers))
    assert reached == [("93.184.216.34", 443)]


class PlainContext(ssl.SSLContext):
    """No TLS, so that a bare socket can play the other side."""

    def wrap_socket(self, sock, **_):
        return sock


def test_an_answer_that_trickles_is_not_waited_for(monkeypatch):
    """Each byte comes in time, all of them together never would."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def trickle():
            other, _ = server.accept()
            with other, suppress(OSError):
                for byte in b"HTTP/1.1 200 OK\r\n" + b"X: " + b"x" * 1000:
                    other.send(bytes([byte]))
                    time.sleep(0.05)

        threading.Thread(target=trickle, daemon=True).start()
        reach, address = socket.create_connection, server.getsockname()
        monkeypatch.setattr(outgoing.socket, "create_connection", lambda _, timeout: reach(address, timeout))
        monkeypatch.setattr(
            outgoing.ssl, "create_default_context", lambda: PlainContext(ssl.PROTOCOL_TLS_CLIENT)
        )
        monkeypatch.setattr(outgoing, "SECONDS", 0.4)
        start = time.monotonic()
        with pytest.raises((OSError, http.client.HTTPException)):
            post("https://hooks.example.org/", b"{}", {}, hosts=HOSTS, resolve=lambda host: ["93.184.216.34"])
        assert time.monotonic() - start < 10


def test_the_signature_binds_time_and_body():
    one = signature("secret", 1, b"body")
    assert one == signature("secret", 1, b"body")
    assert (
        len(
            {
                one,
                signature("secret", 2, b"body"),
                signature("secret", 1, b"other"),
                signature("x", 1, b"body"),
            }
        )
        == 4
    )
