"""Keys whose name says that their value is a credential."""

import re

_WORDS = re.compile(r"[^\W\d_a-zA-Z]*[a-zA-Z]*[^\W\d_a-zA-Z]+[^\W\d_]*|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_ONE_WORD = {
    "apikey", "authorization", "cookie", "cookies", "credential", "credentials", "passphrase", "passwd",
    "password", "pwd", "secret", "secrets", "token", "passwords", "kennwort", "contraseña", "contraseñas", "пароль",
    "паролі", "пароли", "senha",
}  # fmt: skip
_TWO_WORDS = {("api", "key"), ("access", "key"), ("private", "key"), ("secret", "key"), ("auth", "key")}
_PLACEHOLDER = re.compile(
    r"[*x•.…#-]{3,}|<[^<>]{0,80}>|\[[^\[\]]{0,80}\]|\$\{[^{}]{0,80}\}|\{\{[^{}]{0,80}\}\}|%[A-Z_]{1,40}%|\$[A-Z_]{1,40}"
    r"|redacted|removed|none|null|n/a|masked|hidden",
    re.IGNORECASE,
)


def names_credential(key: str) -> bool:
    """Whether the last words of `key` name a credential: `apiKey`, `db_password`; not `maxTokens`, `tokenCount`."""
    words = [word.lower() for word in _WORDS.findall(key)]
    return bool(words) and (words[-1] in _ONE_WORD or tuple(words[-2:]) in _TWO_WORDS)


def is_placeholder(text: str) -> bool:
    """Whether `text` stands where a credential was taken out: empty, `***`, `[REDACTED]`, `${TOKEN}`."""
    stripped = text.strip()
    return not stripped or _PLACEHOLDER.fullmatch(stripped) is not None
