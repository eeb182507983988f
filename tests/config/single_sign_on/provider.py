"""A provider of OpenID Connect on this machine: discovery, keys, the code flow with PKCE, and every lie it is told to tell."""

import base64
import hashlib
import json
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

CLIENT, SECRET = "concord", "the-secret-of-the-client"


class Provider:
    def __init__(self) -> None:
        self.key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self.stranger = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"
        self.forget()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def forget(self) -> None:
        self.codes: dict[str, dict[str, str]] = {}
        self.described: dict[str, Any] = {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "userinfo_endpoint": f"{self.issuer}/userinfo",
        }
        self.userinfo: dict[str, Any] = {}
        self.sign: Callable[[dict[str, Any]], str] = self.signed
        self.is_down = False

    def claims(self, asked: str, changed: dict[str, Any]) -> dict[str, Any]:
        now = int(time.time())
        said = {"iss": self.issuer, "aud": CLIENT, "sub": "subject-1", "iat": now, "exp": now + 300, "nonce": asked,
                "email": "ann@example.org", "email_verified": True} | changed  # fmt: skip
        return {name: value for name, value in said.items() if value is not None}

    def signed(self, claims: dict[str, Any]) -> str:
        return jwt.encode(claims, self.key, algorithm="RS256", headers={"kid": "one"})

    def authorize(self, location: str, **changed: Any) -> dict[str, str]:
        """What a browser brings back after a person has signed in there."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(location).query).items()}
        code = f"code-{len(self.codes)}"
        self.codes[code] = asked | {"claims": json.dumps(self.claims(asked["nonce"], changed))}
        return {"code": code, "state": asked["state"]}

    def _token(self, given: dict[str, list[str]]) -> dict[str, str] | None:
        asked = self.codes.pop(given["code"][0], None)
        if (
            asked is None
            or given["client_secret"] != [SECRET]
            or given["redirect_uri"] != [asked["redirect_uri"]]
        ):
            return None
        challenge = hashlib.sha256(given["code_verifier"][0].encode()).digest()
        if base64.urlsafe_b64encode(challenge).decode().rstrip("=") != asked["code_challenge"]:
            return None
        return {
            "access_token": "a",
            "token_type": "Bearer",
            "id_token": self.sign(json.loads(asked["claims"])),
        }

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                public = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(provider.key.public_key()))
                pages = {
                    "/.well-known/openid-configuration": provider.described,
                    "/keys": {"keys": [public | {"kid": "one", "alg": "RS256", "use": "sig"}]},
                    "/userinfo": provider.userinfo,
                }
                self._answer(None if provider.is_down else pages.get(self.path))

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                self._answer(provider._token(parse_qs(body)))

            def _answer(self, page: dict[str, Any] | None) -> None:
                said = json.dumps(page or {"error": "invalid_grant"}).encode()
                self.send_response(200 if page is not None else 400)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(said)))
                self.end_headers()
                self.wfile.write(said)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                return

        return Handler
