"""Credentials as they look in text."""

import re

from annotation.core.checks.credential_keys import is_placeholder
from annotation.core.checks.kinds import kind as _kind

_CHANGE = re.compile(r"[a-z](?=[A-Z])")
_CAPITALS = re.compile(r"[a-z][A-Z]{3}")


def opaque(found: str) -> bool:
    """Whether what was found looks made by a machine: it holds a digit, or its cases change as in no name."""
    changes = len(_CHANGE.findall(found))
    return (
        any(character.isdigit() for character in found)
        or (changes > 1 and len(found) < 5 * changes)
        or _CAPITALS.search(found) is not None
    )


def assigned_opaque(found: str) -> bool:
    """As `opaque`, of what stands after the first sign that assigns it."""
    return opaque(re.split("%3[aAdD]|[=:—–]", found, maxsplit=1)[-1])


def spoken_opaque(found: str) -> bool:
    """Whether the last word is a password that a sentence gives away: letters and digits mixed."""
    word = found.rsplit(maxsplit=1)[-1]
    return any(map(str.isdigit, word)) and any(map(str.isalpha, word))


def segment_opaque(found: str) -> bool:
    """Whether one of the parts between hyphens looks made by a machine and is long enough to be a key."""
    return any(len(part) >= 8 and opaque(part) for part in re.split("[-.]", found))


def has_password(found: str) -> bool:
    """Whether the password of a connection string is more than a placeholder."""
    return not is_placeholder(found.split("://", 1)[1].split(":", 1)[1].removesuffix("@"))


def jwt_parts(found: str) -> bool:
    """Whether a second part of a web token, signed or encrypted, is as long as one is."""
    return any(len(part) >= 8 for part in found.split(".")[1:])


# After a letter no key begins, but after an escape that stands for a sign: `%3D`, or a literal `\n`.
START = r"(?:(?<![A-Za-z0-9])|(?<=%3[aAdD])|(?<=%2[0fF])|(?<=\\[nrt]))"
# What sets a value: a sign, escaped or not, with quotes about it.
ASSIGN = r"[\"'`]?[ \t]{0,3}(?:[:=—–：]|%3[aAdD])[ \t]{0,3}[\"'`«“]?"
GAP = r"(?:[ \t]|\\?\r?\n[ \t]?){1,4}"
PASSWORD = (
    r"(?i:passw(?:or[dt]|d)|passphrase|pwd|contraseñas?|парол[ьяюі]|parola d'ordine|mot de passe|senha|kennwort"
    r"|wachtwoord|hasło|heslo|lozinka|lösenord|密码|密碼|パスワード|(?<!palabra )clave)"
)
PASSWORD_MARKS = (
    "passw passphrase pwd contraseña парол parola mot kennwort senha wachtwoord hasło heslo lozinka lösenord 密码 密碼"
    " パスワード clave"
)
# A key of hexadecimal digits looks like any digest: only a word that names it tells.
KEY_WORD = (
    r"(?i:(?:api|auth|access|secret|private)[ _-]?(?:key|token)|client[ _-]?secret|secret|token"
    r"|clave (?:de )?(?:api|secreta|acceso)|chiave (?:api|segreta)|cl[eé] (?:d'api|api|secrète)|api[ -]?schlüssel"
    r"|(?:api[ -]?|секретный |секретний )ключ|ключ (?:api|доступ[ау]))"
)
# Keys that say by their first letters whose they are; the rest is made by a machine.
PREFIXES = (
    "dop_v1_", "doo_v1_", "shpat_", "shpss_", "shpca_", "shppa_", "sq0atp-", "sq0csp-", "key-", "lin_api_", "ntn_",
    "secret_", "dapi", "hvs.", "hvb.", "dp.pt.", "dp.st.", "glsa_", "glc_", "nrak-", "gsk_", "xai-", "r8_", "pplx-",
    "xapp-", "gocspx-", "api_org_", "pk-lf-", "sntrys_", "sbp_", "eaacedeose0cba", "figd_", "age-secret-key-",
    "tskey-", "pscale_", "concord_",
)  # fmt: skip

SECRETS = (
    _kind("API key", "sk-", START + r"sk-[A-Za-z0-9_-]{16,300}", segment_opaque),
    _kind(
        "provider key",
        " ".join(PREFIXES),
        START
        + "(?i:"
        + "|".join(map(re.escape, PREFIXES))
        + r")[A-Za-z0-9_-]{18,300}(?:[.=+/][A-Za-z0-9_+/=-]{1,200})?",
        segment_opaque,
    ),
    _kind("account key", "sk ac", START + r"(?:SK|AC)[0-9a-f]{32}(?![A-Za-z0-9])"),
    _kind("personal access token", "pat", START + r"pat[A-Za-z0-9]{14}\.[0-9a-f]{40,64}"),
    _kind("client secret", "q~", START + r"[A-Za-z0-9_.-]{3}[0-9]Q~[A-Za-z0-9_.~-]{31,34}"),
    _kind("bot token", ".", START + r"[MNO][A-Za-z0-9_-]{22,28}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,45}"),
    _kind("messaging key", ":apa91", START + r"[A-Za-z0-9_-]{6,30}:APA91[A-Za-z0-9_-]{100,200}"),
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
        START + r"eyJ[A-Za-z0-9_-]{8,4000}(?:\.[A-Za-z0-9_-]{0,8000}){2,4}",
        jwt_parts,
    ),
    _kind("private key", "private", r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"),
    _kind(
        "private key",
        "putty-user",
        r"PuTTY-User-Key-File-(?:[^P]|P(?!uTTY)){20,6000}?Private-MAC: ?[0-9a-f]{10,128}",
    ),
    _kind("bearer token", "bearer", r"(?i:\bbearer)" + GAP + r"[A-Za-z0-9._~+/=-]{12,4000}", opaque),
    _kind(
        "authorization header",
        "authorization",
        r"(?i:\bauthorization)"
        + ASSIGN
        + r"(?i:bearer|basic|token|digest|apikey|negotiate)"
        + GAP
        + r"[A-Za-z0-9._~+/=-]{6,4000}",
    ),
    _kind(
        "authorization header",
        "authorization",
        r"(?i:\bauthorization)" + ASSIGN + r"[A-Za-z0-9._~+/=-]{16,4000}",
        assigned_opaque,
    ),
    _kind(
        "cookie",
        "cookie:",
        r"(?i:\b(?:set-)?cookie):[ \t]{0,3}[A-Za-z0-9_.-]{1,64}=[^;\s]{0,4000}"
        r"(?:;[ \t]?[A-Za-z0-9_.-]{1,64}(?:=[^;\s]{0,4000})?){0,50}",
        lambda found: any(len(part.partition("=")[2]) >= 6 for part in found.split(";")),
    ),
    _kind(
        "connection string with a password",
        "://",
        r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s:/@?#]{0,64}:[^\s/@?#]{1,128}@(?=[^\W_]|\[)",
        has_password,
    ),
    _kind("web address with a key", "://", r"://[A-Za-z0-9_-]{16,128}@(?=[^\W_]|\[)", opaque),
    _kind(
        "web address with a key",
        "key= sig= signature= token= code= auth=",
        r"[?&](?i:key|sig|auth|code|[a-z_-]{0,24}(?:token|signature))=[A-Za-z0-9._~%+/-]{12,4000}",
        assigned_opaque,
    ),
    _kind(
        "web address with a key",
        "/webhooks/ webhook.office.com/",
        r"(?:/api/webhooks/[0-9]{5,30}/|webhook\.office\.com/webhookb2/)[A-Za-z0-9@/_-]{20,300}",
    ),
    _kind(
        "login on a command line",
        "-u --user",
        r"(?<![\w-])(?:-u|--user)[ =][\"']?[^\s:\"']{1,64}:[^\s\"']{4,128}",
        assigned_opaque,
    ),
    _kind(
        "password",
        PASSWORD_MARKS,
        PASSWORD + ASSIGN + r"[^\s\"'&;,<>{}$*\[\]()]{6,128}",
        assigned_opaque,
    ),
    _kind(
        "password",
        PASSWORD_MARKS,
        PASSWORD + r"[ \t]{1,3}(?:(?:is|was|es|era|è|est|ist|это|це|був)[ \t:]{1,3})?"
        r"[\"'`«“]?[^\s\"'`«»“”&;,<>{}$*\[\]()]{6,128}",
        spoken_opaque,
    ),
    _kind(
        "named credential",
        "secret token key auth",
        r"(?i:client[_-]?secret|secret[_-]?key|api[_-]?key|access[_-]?(?:key|token)|private[ _-]?key"
        r"|auth[_-]?token|refresh[_-]?token|session[_-]?token|secret|token|[\"'_]auth)"
        + ASSIGN
        + r"[A-Za-z0-9._~+/!@#$%^&*()=_-]{12,4000}",
        assigned_opaque,
    ),
    _kind(
        "named credential",
        "secret token key clave chiave clé cle schlüssel ключ",
        r"(?<![A-Za-z0-9])"
        + KEY_WORD
        + r"[^\w\n]{1,4}(?:(?i:is|es|è|est|ist|это|це)[^\w\n]{1,4})?[0-9A-Fa-f]{32,128}(?![A-Za-z0-9])",
    ),
)
