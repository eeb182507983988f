"""The one reader of the environment: typed values, and a refusal to start on unsafe ones.

docs/settings.md lists each name; a test compares the two.
"""

import os
import secrets
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
MODES = ("local", "production")
SHORTEST_SECRET = 50
SHORTEST_TOKEN = 24
SHORTEST_PASSWORD = 12
PLACEHOLDER = "REPLACE-WITH"  # as in deploy/environment.example
LOCAL = (None, "localhost", "127.0.0.1", "::1")


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


def integer(name: str, default: int, *, least: int = 1, most: int = 10**9) -> int:
    value = text(name) or str(default)
    if not value.isascii() or not value.isdigit() or not least <= int(value[:12]) <= most:
        raise UnsafeEnvironment(f"{name} is {value!r}; write a whole number from {least} to {most}.")
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    return [word.strip() for word in text(name, default).split(",") if word.strip()]


def one_of(name: str, allowed: tuple[str, ...], default: str) -> str:
    value = text(name) or default
    if value not in allowed:
        raise UnsafeEnvironment(f"{name} is {value!r}; write one of {', '.join(allowed)}.")
    return value


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
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise UnsafeEnvironment(
            f"CONCORD_VAR is {folder}, which cannot be made: {fault.strerror}."
        ) from fault
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
    if not path.is_file():
        if is_production() or path.exists():
            raise UnsafeEnvironment(f"SECRET_KEY_FILE names {path}, which is no file.")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return _key_from_file(path)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(64))
    if path.stat().st_mode & 0o077:
        raise UnsafeEnvironment(f"{path} can be read by others; run `chmod 600 {path}`.")
    return path.read_text().strip()


def release_signing_key() -> Path | None:
    """The file of the key that signs releases, if there is one; nobody but its owner may read it."""
    given = text("RELEASE_SIGNING_KEY_FILE")
    if not given:
        return None
    path = Path(given)
    if not path.is_file():
        raise UnsafeEnvironment(f"RELEASE_SIGNING_KEY_FILE names {path}, which is no file.")
    if path.stat().st_mode & 0o077:
        raise UnsafeEnvironment(f"{path} can be read by others; run `chmod 600 {path}`.")
    return path


def allowed_hosts() -> list[str]:
    hosts = words("ALLOWED_HOSTS", "" if is_production() else "127.0.0.1,localhost,[::1]")
    if is_production() and (not hosts or any(host.startswith(("*", ".")) for host in hosts)):
        raise UnsafeEnvironment("ALLOWED_HOSTS is empty or a wildcard; name the hosts you serve, each whole.")
    return hosts


def trusted_origins() -> list[str]:
    origins = words("CSRF_TRUSTED_ORIGINS")
    if is_production() and any(not origin.startswith("https://") or "*" in origin for origin in origins):
        raise UnsafeEnvironment(
            "CSRF_TRUSTED_ORIGINS holds a wildcard or what is not https; name your own https origins."
        )
    return origins


def database_url() -> str:
    """The given PostgreSQL address, or an embedded SQLite file."""
    url = text("DATABASE_URL")
    if not is_production():
        return url or f"sqlite:///{var_folder() / 'concord.sqlite3'}"
    if not url.startswith(("postgres://", "postgresql://")):
        raise UnsafeEnvironment("DATABASE_URL must name a PostgreSQL database in production.")
    _refuse_weak_password("DATABASE_URL", _parts("DATABASE_URL", url))
    return url


def _parts(name: str, url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as fault:
        raise UnsafeEnvironment(f"{name} is no address: {fault}.") from fault
    return parts


def _refuse_weak_password(name: str, parts: SplitResult) -> None:
    """None is needed on this machine, where the database asks the system who somebody is; a given one is a good one."""
    password = unquote(parts.password or "")
    if not password and parts.hostname in (None, "localhost"):
        return
    if len(password) < SHORTEST_PASSWORD or PLACEHOLDER in password:
        raise UnsafeEnvironment(
            f"{name} has no password, the example's or one shorter than {SHORTEST_PASSWORD} characters; set a random one."
        )


def metrics_token() -> str:
    """The word that opens /metrics, or an empty string."""
    token = text("METRICS_TOKEN")
    if token and len(token) < SHORTEST_TOKEN:
        raise UnsafeEnvironment(
            f"METRICS_TOKEN is shorter than {SHORTEST_TOKEN} characters; set a random value."
        )
    return token


def networks(name: str) -> list[IPv4Network | IPv6Network]:
    found = []
    for word in words(name):
        try:
            found.append(ip_network(word))
        except ValueError as fault:
            raise UnsafeEnvironment(f"{name} names {word!r}, which is no network: {fault}.") from fault
        if is_production() and found[-1].prefixlen == 0:
            raise UnsafeEnvironment(f"{name} names {word!r}, which is everybody; name your own networks.")
    return found


def web_address(name: str) -> str:
    """An https address, in local use also an http one of this machine, or an empty string."""
    url = text(name)
    if not url:
        return ""
    parts = _parts(name, url)
    is_near = parts.hostname in LOCAL and not is_production()
    if not parts.hostname or (parts.scheme != "https" and not (parts.scheme == "http" and is_near)):
        raise UnsafeEnvironment(f"{name} is {url!r}; write an https address.")
    return url


def mail_is_safe() -> bool:
    """EMAIL_TLS, which may not be off where a password would cross the network in the clear."""
    wanted = boolean("EMAIL_TLS", True)
    if not wanted and is_production() and text("EMAIL_PASSWORD") and text("EMAIL_HOST") not in LOCAL:
        raise UnsafeEnvironment(
            "EMAIL_TLS is off and EMAIL_PASSWORD would be sent in the clear; leave it on."
        )
    return wanted


def redis_url() -> str:
    """The broker, or an empty string for the embedded queue."""
    url = text("REDIS_URL")
    if is_production() and not url:
        raise UnsafeEnvironment("REDIS_URL is missing; production jobs need Redis.")
    if url and _parts("REDIS_URL", url).scheme not in ("redis", "rediss"):
        raise UnsafeEnvironment("REDIS_URL must begin with redis:// or rediss://.")
    return url
