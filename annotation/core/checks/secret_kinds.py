"""Credentials as they look in text."""

import re

from annotation.core.checks.credential_keys import is_placeholder
from annotation.core.checks.kinds import kind as _kind


def opaque(found: str) -> bool:
    """Whether what was found looks made by a machine: it holds a digit."""
    return any(character.isdigit() for character in found)


def assigned_opaque(found: str) -> bool:
    """As `opaque`, of what stands after the first `=` or `:`."""
    return opaque(re.split("[=:]", found, maxsplit=1)[1])


def has_password(found: str) -> bool:
    """Whether the password of a connection string is more than a placeholder."""
    return not is_placeholder(found.split("://", 1)[1].split(":", 1)[1].removesuffix("@"))


START = r"(?<![A-Za-z0-9_-])"

SECRETS = (
    _kind("API key", "sk-", START + r"sk-(?:[a-z0-9]{2,8}-){0,3}[A-Za-z0-9_]{16,200}", opaque),
    _kind(
        "payment key", "k_live_ k_test_ whsec_", START + r"(?:[srp]k_(?:live|test)|whsec)_[A-Za-z0-9]{10,200}"
    ),
    _kind(
        "GitHub token",
        "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_",
        START + r"(?:gh[pousr]|github_pat)_[A-Za-z0-9_]{16,255}",
    ),
    _kind("GitLab token", "glpat-", START + r"glpat-[A-Za-z0-9_-]{16,64}"),
    _kind("Slack token", "xox", START + r"xox[a-z][-_][A-Za-z0-9_-]{10,250}"),
    _kind("Slack webhook", "hooks.slack.com", r"hooks\.slack\.com/services/[A-Za-z0-9/]{20,200}"),
    _kind(
        "AWS access key",
        "akia asia agpa aroa aida",
        r"(?<![A-Za-z0-9])(?:AKIA|ASIA|AGPA|AROA|AIDA)[A-Z0-9]{16}(?![A-Za-z0-9])",
    ),
    _kind("Google API key", "aiza", START + r"AIza[A-Za-z0-9_-]{35}"),
    _kind("Google OAuth token", "ya29.", START + r"ya29\.[A-Za-z0-9_-]{20,300}"),
    _kind("Hugging Face token", "hf_", START + r"hf_[A-Za-z0-9]{30,64}"),
    _kind("npm token", "npm_", START + r"npm_[A-Za-z0-9]{36}"),
    _kind("PyPI token", "pypi-", START + r"pypi-[A-Za-z0-9_-]{50,300}"),
    _kind("SendGrid key", "sg.", START + r"SG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,64}"),
    _kind("Telegram bot token", ":aa", r"(?<![0-9])[0-9]{8,10}:AA[A-Za-z0-9_-]{33}"),
    _kind("storage account key", "accountkey=", r"(?i:AccountKey)=[A-Za-z0-9+/]{40,120}={0,2}"),
    _kind(
        "JSON web token",
        "eyj",
        START + r"eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,8000}\.[A-Za-z0-9_-]{0,2000}",
    ),
    _kind("private key", "private", r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"),
    _kind("bearer token", "bearer", r"(?i:\bbearer)[ \t]{1,3}[A-Za-z0-9._~+/=-]{12,4000}", opaque),
    _kind(
        "authorization header",
        "authorization",
        r"(?i:\bauthorization)[\"']?[ \t]{0,3}[:=][ \t]{0,3}[\"']?"
        r"(?i:bearer|basic|token|digest|apikey|negotiate)[ \t]{1,3}[A-Za-z0-9._~+/=-]{6,4000}",
    ),
    _kind(
        "cookie",
        "cookie:",
        r"(?i:\b(?:set-)?cookie):[ \t]{0,3}[A-Za-z0-9_.-]{1,64}=[^;\s]{6,4000}",
    ),
    _kind(
        "connection string with a password",
        "://",
        r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s:/@?#]{0,64}:[^\s/@?#]{1,128}@(?=[A-Za-z0-9\[])",
        has_password,
    ),
    _kind(
        "password",
        "passw pwd",
        r"(?i:passw(?:or)?d|pwd)[\"']?[ \t]{0,3}[:=][ \t]{0,3}[\"']?[^\s\"'&;,<>{}$*\[\]()]{6,128}",
        assigned_opaque,
    ),
    _kind(
        "named credential",
        "secret token key",
        r"(?i:client[_-]?secret|secret[_-]?key|api[_-]?key|access[_-]?(?:key|token)"
        r"|auth[_-]?token|refresh[_-]?token|session[_-]?token|secret|token)"
        r"[\"']?[ \t]{0,3}[:=][ \t]{0,3}[\"']?[A-Za-z0-9._~+/-]{12,4000}",
        assigned_opaque,
    ),
)
