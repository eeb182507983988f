"""Unsafe environments do not start; the documented settings are the ones that are read."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
GOOD = {
    "CONCORD_ENV": "production",
    "SECRET_KEY": "k9dJ2-vq8wLr5Xz1tBn7Yc4Hs6Pf3Gm0aQeUoIyTjRbNxVhZ",
    "ALLOWED_HOSTS": "concord.example.org",
    "DATABASE_URL": "postgres://concord:long-and-random@db.example.org:5432/concord",
    "REDIS_URL": "redis://cache.example.org:6379/0",
}
GOOD["SECRET_KEY"] += "Kd83jfQz"


def _example(name: str) -> str:
    """A line of the file that people copy."""
    lines = (ROOT / "deploy" / "environment.example").read_text().splitlines()
    return next(line.partition("=")[2] for line in lines if line.startswith(f"{name}="))


def check(environment: dict[str, str], tmp_path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(environment, tmp_path, "manage.py", "check", *arguments)


def run(environment: dict[str, str], tmp_path, *arguments: str) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": os.environ["PATH"], "CONCORD_VAR": str(tmp_path)} | environment
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=clean, text=True, capture_output=True, check=False)


def test_a_good_production_environment_passes_the_deployment_check(tmp_path):
    done = check(GOOD, tmp_path, "--deploy", "--fail-level", "WARNING")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"SECRET_KEY": ""}, "SECRET_KEY"),
        ({"SECRET_KEY": "short"}, "SECRET_KEY"),
        ({"SECRET_KEY": "django-insecure-" + "x1y2z3a4b5c6" * 5}, "SECRET_KEY"),
        ({"SECRET_KEY": "a" * 80}, "SECRET_KEY"),
        ({"ALLOWED_HOSTS": ""}, "ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": "*"}, "ALLOWED_HOSTS"),
        ({"ALLOWED_HOSTS": "concord.example.org,*.example.org"}, "ALLOWED_HOSTS"),
        ({"DATABASE_URL": ""}, "DATABASE_URL"),
        ({"DATABASE_URL": "sqlite:///db.sqlite3"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgres://postgres:postgres@db.example.org/concord"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgres://concord@db.example.org/concord"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgres://concord:%70ostgres@db.example.org/concord"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgres://concord:postgres@localhost/concord"}, "DATABASE_URL"),
        ({"DATABASE_URL": "postgres://concord:long-and-random@db.example.org:x/concord"}, "DATABASE_URL"),
        ({"DATABASE_URL": _example("DATABASE_URL")}, "the example's"),
        ({"ALLOWED_HOSTS": ".example.org"}, "ALLOWED_HOSTS"),
        ({"REDIS_URL": ""}, "REDIS_URL"),
        ({"REDIS_URL": "http://cache.example.org"}, "REDIS_URL"),
        ({"CONCORD_VAR": "/proc/concord"}, "CONCORD_VAR"),
        ({"SECRET_KEY": "", "SECRET_KEY_FILE": "/tmp"}, "is no file"),
        ({"SESSION_HOURS": "10000"}, "SESSION_HOURS"),
        ({"PORT": "99999"}, "PORT"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        (
            {"EMAIL_HOST": "mail.example.org", "EMAIL_PASSWORD": "p", "EMAIL_TLS": "false"},
            "EMAIL_TLS",
        ),
        ({"LANGFUSE_URL": "http://langfuse.example.org"}, "LANGFUSE_URL"),
        ({"CSRF_TRUSTED_ORIGINS": "http://concord.example.org"}, "CSRF_TRUSTED_ORIGINS"),
        (
            {"CSRF_TRUSTED_ORIGINS": "https://concord.example.org,https://*.example.org"},
            "CSRF_TRUSTED_ORIGINS",
        ),
        ({"DEBUG": "true"}, "DEBUG"),
        ({"DEBUG": "perhaps"}, "DEBUG"),
        ({"CONCORD_ENV": "staging"}, "CONCORD_ENV"),
        ({"LOG_FORMAT": "xml"}, "LOG_FORMAT"),
        (
            {"OIDC_ISSUER": "http://id.example.org", "OIDC_CLIENT_ID": "c", "OIDC_CLIENT_SECRET": "s"},
            "OIDC_ISSUER",
        ),
        (
            {"OIDC_ISSUER": "http://127.0.0.1:1", "OIDC_CLIENT_ID": "c", "OIDC_CLIENT_SECRET": "s"},
            "OIDC_ISSUER",
        ),
        ({"OIDC_ISSUER": "https://id.example.org", "OIDC_CLIENT_ID": "c"}, "OIDC_CLIENT_SECRET"),
        ({"OIDC_ALGORITHM": "none"}, "OIDC_ALGORITHM"),
        ({"OIDC_ALGORITHM": "HS256"}, "OIDC_ALGORITHM"),
        ({"PASSWORD_SIGN_IN": "false"}, "PASSWORD_SIGN_IN"),
        ({"METRICS_TOKEN": "short"}, "METRICS_TOKEN"),
        ({"METRICS_NETWORKS": "10.0.0.1/24"}, "METRICS_NETWORKS"),
        ({"METRICS_NETWORKS": "0.0.0.0/0"}, "METRICS_NETWORKS"),
        ({"JOB_LEASE_SECONDS": "-1"}, "JOB_LEASE_SECONDS"),
        ({"RELEASE_SIGNING_KEY_FILE": "/nowhere/key.pem"}, "RELEASE_SIGNING_KEY_FILE"),
        ({"RELEASE_SIGNING_KEY_FILE": str(ROOT / "README.md")}, "chmod 600"),
    ],
)
def test_an_unsafe_one_is_refused_in_one_line(change, named, tmp_path):
    done = run(GOOD | change, tmp_path, "-c", "import config.settings")  # every process begins with it
    assert done.returncode == 1
    assert done.stderr.startswith("Concord does not start:")
    assert named in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_key_file_that_others_can_read_is_refused(tmp_path):
    key = tmp_path / "key"
    key.write_text(GOOD["SECRET_KEY"])
    given = {name: value for name, value in GOOD.items() if name != "SECRET_KEY"} | {
        "SECRET_KEY_FILE": str(key)
    }
    key.chmod(0o644)
    assert "can be read by others" in check(given, tmp_path).stderr
    key.chmod(0o600)
    assert check(given, tmp_path).returncode == 0


def test_every_setting_that_is_read_is_documented_and_no_other():
    source = "\n".join(path.read_text() for path in (ROOT / "config").rglob("*.py"))
    read = set(
        re.findall(
            r'(?:\b|env\.)(?:text|boolean|integer|words|one_of|networks|web_address)\(\s*"([A-Z_]+)"', source
        )
    )
    documented = set(
        re.findall(r"^\| `([A-Z_]+)`", (ROOT / "docs" / "settings.md").read_text(), re.MULTILINE)
    )
    assert read == documented


def test_every_command_is_documented():
    commands = {
        path.stem
        for app in ("annotation", "agreement")
        for path in (ROOT / app / "management" / "commands").glob("*.py")
    }
    text = (ROOT / "docs" / "commands.md").read_text()
    assert [name for name in sorted(commands - {"__init__"}) if f"`{name}" not in text] == []


def test_no_tracked_file_names_a_package_index_or_a_machine_path():
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    machine = "|".join(
        re.escape(f"{folder}/") for folder in (ROOT.parent, Path.home()) if folder != Path("/")
    )
    pattern = re.compile(rf"(?<!no-emit-)(?:index-url|trusted-host)|{machine}")
    found = [
        name
        for name in files.split("\0")
        if name and Path(name).suffix in {".py", ".md", ".txt", ".toml", ".in", ".sql", ".jsonl", ".json", ".html"}
        and name != "tests/config/test_environment.py"
        and (ROOT / name).is_file()
        and pattern.search((ROOT / name).read_text(encoding="utf-8"))
    ]  # fmt: skip
    assert found == []
