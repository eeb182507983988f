"""Made-up secrets and identifiers of 25 kinds and more, planted in sentences of five languages; and texts without any."""

import base64
import random
import string
from collections.abc import Callable

ALPHANUMERIC = string.ascii_letters + string.digits
Maker = Callable[[random.Random], str]

SENTENCES = {
    "en": ["Use {} for the call.", "The customer wrote {} twice.", "It failed with {} in the header"],
    "es": ["Usa {} para la llamada.", "El cliente escribió {} dos veces.", "Falló con {} en la cabecera"],
    "it": [
        "Usa {} per la chiamata.",
        "Il cliente ha scritto {} due volte.",
        "È fallita con {} nell'intestazione",
    ],
    "ru": ["Используй {} для вызова.", "Клиент дважды написал {}.", "Ошибка: {} в заголовке"],
    "uk": ["Використай {} для виклику.", "Клієнт двічі написав {}.", "Помилка: {} у заголовку"],
}


def _some(rng: random.Random, n: int, alphabet: str = ALPHANUMERIC) -> str:
    return "".join(rng.choice(alphabet) for _ in range(n))


def _card(rng: random.Random) -> str:
    digits = [4, *(rng.randrange(10) for _ in range(14))]
    total = sum(digit if index % 2 else sum(divmod(2 * digit, 10)) for index, digit in enumerate(digits))
    return "".join(map(str, [*digits, (10 - total % 10) % 10]))


def _account(rng: random.Random) -> str:
    bank = "".join(str(rng.randrange(10)) for _ in range(18))
    check = 98 - int(bank + "131400") % 97
    return f"DE{check:02}{bank}"


def _token(rng: random.Random) -> str:
    parts = [base64.urlsafe_b64encode(rng.randbytes(24)).decode().rstrip("=") for _ in range(2)]
    return f"eyJ{_some(rng, 20)}.{parts[0]}.{parts[1]}"


def _key(rng: random.Random) -> str:
    return f"-----BEGIN PRIVATE KEY-----\n{_some(rng, 60)}\n{_some(rng, 40)}==\n-----END PRIVATE KEY-----"


KINDS: dict[str, Maker] = {
    "API key": lambda rng: f"sk-{_some(rng, 32)}",
    "project API key": lambda rng: f"sk-proj-{_some(rng, 40)}",
    "payment key": lambda rng: f"sk_live_{_some(rng, 24)}",
    "GitHub token": lambda rng: f"ghp_{_some(rng, 36)}",
    "GitHub fine-grained token": lambda rng: f"github_pat_{_some(rng, 40)}",
    "GitLab token": lambda rng: f"glpat-{_some(rng, 20)}",
    "Slack token": lambda rng: f"xoxb-{_some(rng, 12, string.digits)}-{_some(rng, 24)}",
    "Slack webhook": lambda rng: (
        f"https://hooks.slack.com/services/T{_some(rng, 8)}/B{_some(rng, 8)}/{_some(rng, 24)}"
    ),
    "AWS access key": lambda rng: f"AKIA{_some(rng, 16, string.ascii_uppercase + string.digits)}",
    "Google API key": lambda rng: f"AIza{_some(rng, 35)}",
    "Google OAuth token": lambda rng: f"ya29.{_some(rng, 60)}",
    "Hugging Face token": lambda rng: f"hf_{_some(rng, 34)}",
    "npm token": lambda rng: f"npm_{_some(rng, 36)}",
    "PyPI token": lambda rng: f"pypi-{_some(rng, 90)}",
    "SendGrid key": lambda rng: f"SG.{_some(rng, 22)}.{_some(rng, 43)}",
    "Telegram bot token": lambda rng: f"{_some(rng, 9, '123456789')}:AA{_some(rng, 33)}",
    "storage account key": lambda rng: f"AccountKey={_some(rng, 86)}==",
    "JSON web token": _token,
    "private key": _key,
    "bearer token": lambda rng: f"Bearer {_some(rng, 40)}",
    "authorization header": lambda rng: f"Authorization: Basic {_some(rng, 24)}",
    "cookie": lambda rng: f"Cookie: session={_some(rng, 32)}",
    "connection string": lambda rng: f"postgres://app:{_some(rng, 16)}@db.example.org:5432/app",
    "password": lambda rng: f"password={_some(rng, 14)}",
    "named credential": lambda rng: f"client_secret={_some(rng, 32)}",
    "e-mail address": lambda rng: f"{_some(rng, 8, string.ascii_lowercase)}@example.org",
    "phone number": lambda rng: f"+49 30 {_some(rng, 8, '123456789')}",
    "bank account number": _account,
    "card number": _card,
}

_CLEAN = {
    "en": [
        "The cable is {} metres long",
        "Version {}.2 of the guide",
        "Order {} left",
        "Chapter {}: keys and locks",
    ],
    "es": [
        "El cable mide {} metros",
        "La versión {}.2 de la guía",
        "El pedido {} salió",
        "Capítulo {}: la contraseña",
    ],
    "it": [
        "Il cavo misura {} metri",
        "La versione {}.2",
        "L'ordine {} è partito",
        "Capitolo {}: chiavi e serrature",
    ],
    "ru": ["Длина кабеля {} метров", "Версия {}.2 руководства", "Заказ {} ушёл", "Глава {}: ключи и замки"],
    "uk": [
        "Довжина кабелю {} метрів",
        "Версія {}.2 посібника",
        "Замовлення {} пішло",
        "Розділ {}: ключі та замки",
    ],
}


def planted(n: int = 300, seed: int = 7) -> list[tuple[str, str, str]]:
    """`n` of (kind, secret, text with it), every kind in every language in turn."""
    rng = random.Random(seed)
    kinds, languages = list(KINDS), list(SENTENCES)
    found = []
    for index in range(n):
        kind = kinds[index % len(kinds)]
        secret = KINDS[kind](rng)
        sentence = rng.choice(SENTENCES[languages[index // len(kinds) % len(languages)]])
        found.append((kind, secret, sentence.format(secret)))
    return found


def clean(n: int = 1000, seed: int = 8) -> list[str]:
    """`n` texts with numbers, versions and words that name keys, and no secret in them."""
    rng = random.Random(seed)
    languages = list(_CLEAN)
    return [
        f"{rng.choice(_CLEAN[languages[index % 5]]).format(rng.randrange(1, 99999))}. "
        f"{rng.choice(['2026-11-30', '12:30', '1,234.56', '#4821', 'A-17/3', '10.0.0.1', 'v2.10', '3/4'])}"
        for index in range(n)
    ]
