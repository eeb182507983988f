"""The one reader of the environment: typed values, and a refusal to start on unsafe ones.

docs/settings.md lists each name; a test compares the two.
"""

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
MODES = ("local", "production")
SHORTEST_SECRET = 50
WEAK_PASSWORDS = {"", "postgres", "password", "concord", "changeme", "admin"}


class UnsafeEnvironment(SystemExit):
    """The process must not start with these settings; the message says which and what to do."""

    def __init__(self, message: str) -> None:
        super().__init__(f"Concord does not start: {message}")


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, default)


def boolean(name: str, default: bool = False) -> bool:
    value = text(name)
    if value.lower() in ("1", "true", "yes", "on"):
        return True
    if value.lower() in ("0", "false", "no", "off"):
        return False
    if value == "":
        return default
    raise UnsafeEnvironment(f"{name} is {value!r}; write true or false.")


def integer(name: str, default: int, *, least: int = 1) -> int:
    value = text(name) or str(default)
    if not value.isascii() or not value.isdigit() or int(value) < least:
        raise UnsafeEnvironment(f"{name} is {value!r}; write a whole number of at least {least}.")
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    return [word.strip() for word in text(name, default).split(",") if word.strip()]


def mode() -> str:
    value = text("CONCORD_ENV", "local")
    if value not in MODES:
        raise UnsafeEnvironment(f"CONCORD_ENV is {value!r}; write one of {', '.join(MODES)}.")
    return value


def is_production() -> bool:
    return mode() == "production"


def var_folder() -> Path:
    """Where the embedded database, queue, key and logs live; git ignores it."""
    folder = Path(text("CONCORD_VAR") or ROOT / "var")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def debug() -> bool:
    wanted = boolean("DEBUG")
    if wanted and is_production():
        raise UnsafeEnvironment("DEBUG is on in production; unset it.")
    return wanted


def secret_key() -> str:
    """The signing key: given, read from a file only its owner can read, or made once for local use."""
    given = text("SECRET_KEY")
    path = Path(text("SECRET_KEY_FILE") or var_folder() / "secret-key")
    if not given and (text("SECRET_KEY_FILE") or not is_production()):
        given = _key_from_file(path)
    if is_production() and (len(given) < SHORTEST_SECRET or len(set(given)) < 10 or "insecure" in given):
        raise UnsafeEnvironment(
            f"SECRET_KEY is missing, a default or shorter than {SHORTEST_SECRET} characters; "
            "set SECRET_KEY or SECRET_KEY_FILE to a random value."
        )
    return given


def _key_from_file(path: Path) -> str:
    if not path.exists():
        if is_production():
            raise UnsafeEnvironment(f"SECRET_KEY_FILE names {path}, which does not exist.")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return _key_from_file(path)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(64))
    if path.stat().st_mode & 0o077:
        raise UnsafeEnvironment(f"{path} can be read by others; run `chmod 600 {path}`.")
    return path.read_text().strip()


def allowed_hosts() -> list[str]:
    hosts = words("ALLOWED_HOSTS", "" if is_production() else "127.0.0.1,localhost,[::1]")
    if is_production() and (not hosts or any(host.startswith("*") for host in hosts)):
        raise UnsafeEnvironment("ALLOWED_HOSTS is empty or a wildcard; name the hosts you serve.")
    return hosts


def database_url() -> str:
    """The given PostgreSQL address, or an embedded SQLite file."""
    url = text("DATABASE_URL")
    if not is_production():
        return url or f"sqlite:///{var_folder() / 'concord.sqlite3'}"
    if not url.startswith(("postgres://", "postgresql://")):
        raise UnsafeEnvironment("DATABASE_URL must name a PostgreSQL database in production.")
    parts = urlsplit(url)
    if parts.hostname not in (None, "localhost") and (parts.password or "") in WEAK_PASSWORDS:
        raise UnsafeEnvironment("DATABASE_URL has no password or a default one; set a strong one.")
    return url


def redis_url() -> str:
    """The broker, or an empty string for the embedded queue."""
    url = text("REDIS_URL")
    if is_production() and not url:
        raise UnsafeEnvironment("REDIS_URL is missing; production jobs need Redis.")
    return url
