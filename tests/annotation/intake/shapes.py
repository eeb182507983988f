"""Secrets and identifiers in the shapes that people really paste them in, made up from a seed; and what only looks so."""

import random
from collections.abc import Callable

from tests.annotation.intake.planted import _some

HEX, DIGITS = "0123456789abcdef", "0123456789"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def _uuid(rng: random.Random) -> str:
    return "-".join(_some(rng, n, HEX) for n in (8, 4, 4, 4, 12))


def _prefixed(prefix: str, n: int, alphabet: str | None = None) -> Callable[[random.Random], str]:
    return lambda rng: prefix + (_some(rng, n, alphabet) if alphabet else _some(rng, n))


def _around(before: str, n: int, after: str = "") -> Callable[[random.Random], str]:
    """A secret of `n` signs and a digit in what stands about it."""
    return lambda rng: f"{before}{_some(rng, n)}7{after}"


# Each shape is the whole of what must go; a digit at the end keeps a made-up word from looking like a word.
SHAPES: dict[str, Callable[[random.Random], str]] = {
    "key in three parts": lambda rng: f"sk-ant-api03-{_some(rng, 40)}-{_some(rng, 40)}_{_some(rng, 8)}AA",
    "key with a uuid": lambda rng: f"sk-lf-{_uuid(rng)}",
    "public key with a uuid": lambda rng: f"pk-lf-{_uuid(rng)}",
    "own token": _prefixed("concord_", 43),
    "cloud token": _prefixed("dop_v1_", 64, HEX),
    "shop token": _prefixed("shpat_", 32, HEX),
    "mail key": _prefixed("key-", 32, HEX),
    "account key": _prefixed("SK", 32, HEX),
    "workspace token": _prefixed("dapi", 32, HEX),
    "vault token": _prefixed("hvs.", 90),
    "inference key": _prefixed("gsk_", 52),
    "table token": lambda rng: f"pat{_some(rng, 14)}.{_some(rng, 64, HEX)}",
    "client secret": lambda rng: f"{_some(rng, 3)}8Q~{_some(rng, 34)}",
    "bot token": lambda rng: f"MTA{_some(rng, 21)}.{_some(rng, 6)}.{_some(rng, 38)}",
    "encrypted web token": lambda rng: f"eyJ{_some(rng, 40)}..{_some(rng, 16)}.{_some(rng, 60)}.{_some(rng, 22)}",
    "signed address": _around("https://acc.example.net/c?sv=2022-11-02&sig=", 43),
    "address with a cloud's signature": _around("https://b.example.net/c?X-Amz-Expires=60&X-Amz-Signature=", 43),
    "address with a token": _around("https://", 20, "@git.example.org/o/r.git"),
    "address with a key": _around("https://api.example.org/v1?access_token=", 30),
    "second cookie": _around("Cookie: a=b; sessionid=", 32),
    "header without a scheme": _around("Authorization: ", 40),
    "bearer on the next line": _around("Authorization: Bearer\n  ", 40),
    "after an escaped sign": _around("token%3D", 32),
    "between underscores": lambda rng: f"_sk_live_{_some(rng, 24)}",
    "on a command line": _around("curl -u admin:", 12),
    "over two lines": lambda rng: f"ghp_{_some(rng, 17)}4\\\n{_some(rng, 17)}5",
    "with a sign of no width": lambda rng: f"sk-{_some(rng, 8)}\u200b{_some(rng, 24)}",
    "said in English": _around("my password is ", 10),
    "said in Spanish": _around("mi contraseña es ", 10),
    "said in Italian": _around("parola d'ordine: ", 10),
    "said in Russian": _around("мой пароль ", 10),
    "said in Ukrainian": _around("пароль — ", 10),
    "address of another script": lambda rng: f"иван{_some(rng, 4, DIGITS)}@пример.рф",
    "address spelled out": lambda rng: f"k{_some(rng, 7, HEX)} [at] example [dot] org",
    "phone from abroad": lambda rng: f"0044 20 7946 {_some(rng, 4, DIGITS)}",
    "phone within Russia": lambda rng: f"8 (916) {_some(rng, 3, DIGITS)}-{_some(rng, 2, DIGITS)}-{_some(rng, 2, DIGITS)}",
    "phone within Ukraine": lambda rng: f"(044) {_some(rng, 3, DIGITS)}-{_some(rng, 2, DIGITS)}-{_some(rng, 2, DIGITS)}",
    "phone with points": lambda rng: f"415.555.{_some(rng, 4, DIGITS)}",
    "account in small letters": lambda rng: "de89370400440532013000",
    "account before a word in capitals": lambda rng: "ES91 2100 0418 4502 0005 1332 HOLA",
    "account with hard blanks": lambda rng: "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000",
    "card of fifteen digits": lambda rng: "3782 822463 10005",
    "national number": lambda rng: f"{rng.randrange(100, 665)}-{rng.randrange(10, 99)}-{rng.randrange(1000, 9999)}",
    "Spanish national number": lambda rng: "12345678Z",
    "Italian tax number": lambda rng: "RSSMRA85T10A562S",
    "phone after a verb": lambda rng: f"call me at 612 345 {_some(rng, 3, DIGITS)}",
    "phone after a Spanish verb": lambda rng: f"llámame al 612 345 {_some(rng, 3, DIGITS)}",
    "phone that a sentence gives": lambda rng: f"il mio cellulare è 347 123 {_some(rng, 4, DIGITS)}",
    "phone under its key": lambda rng: f"phone=555867{_some(rng, 4, DIGITS)}",
    "phone within Brazil": lambda rng: f"(11) 91234-{_some(rng, 4, DIGITS)}",
    "bare key said in English": lambda rng: f"the access token is {_some(rng, 40, HEX)}",
    "bare key said in Spanish": lambda rng: f"clave API: {_some(rng, 32, HEX)}",
    "bare key said in Ukrainian": lambda rng: f"ключ доступу {_some(rng, 64, HEX)}",
    "said in Polish": _around("hasło: ", 10),
    "said in Chinese": _around("密码：", 10),
    "nobody's prefix": lambda rng: "aB3" * 3 + _some(rng, 40),
}  # fmt: skip

LOOKS_ALIKE = [
    "doi:10.1037/0033-2909.86.2.420, ISBN 978-3-16-148410-0, issue 2026-11-30, 12:30:45",
    "1 234 567 890 euros; 612 345 678 habitantes; 00012345678 is the order, 01-02-2024 the date",
    "37_Lane_Detection_ResNet50_TuSimple_DL and sk-estimator-doc-link, sk-container-id-1",
    "https://example.org/a/B2/c?code=short&key=value#top",
    "df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58 f47ac10b-58cc-4372-a567-0e02b2c3d479",
    "The key-value store; the secret_santa_of_the_office; password reset; la contraseña 10.0.0.1; пароль v2.10",
    "call 192.168.100.200 or recall 612 345 678; mobile users: 612 345 678; calls 612 345 678; call 2024-12-19 12:30",
    "token sha256 df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58, key: d41d8cd98f00b204e9800998ecf8427e",
    "the cache key is d41d8cd98f00b204e9800998ecf8427e; commit 8391816f0972bb0ccf13bbed6efc311b83253c70; Hasło: 12 znaków",
    "use ghp_ here\nand then go on; keys begin with sk-\nwhatever follows",
    "postgres://$USER:$OWNER_PASSWORD@host/db, 12345678A is no such number, 123-45-67890 neither",
]
