"""The files of deploy/ name what is there: programs, settings, folders, sizes and each other."""

import configparser
import re
from pathlib import Path

import pytest
import yaml

from annotation.views.limits import LARGEST

ROOT = Path(__file__).resolve().parents[2]
DEPLOY, GUIDE = ROOT / "deploy", (ROOT / "docs" / "deploy.md").read_text()
UNITS = ("concord-web.service", "concord-worker@.service")


def unit(name: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / name).read_text())
    return read["Service"]


def example() -> dict[str, str]:
    lines = (DEPLOY / "environment.example").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_what_the_guide_installs_and_writes_where_it_may(name):
    service = unit(name)
    program = Path(service["ExecStart"].split()[0])
    locked = (ROOT / "requirements.txt").read_text()
    assert program.parent == Path(service["WorkingDirectory"]) / ".venv" / "bin"
    assert re.search(rf"^{program.name}(\[.*\])?==", locked, re.MULTILINE)
    assert service["ReadWritePaths"] == example()["CONCORD_VAR"]
    assert service["EnvironmentFile"] in GUIDE
    assert name in GUIDE
    assert (service["NoNewPrivileges"], service["CapabilityBoundingSet"]) == ("yes", "")


def test_the_example_names_settings_that_there_are():
    documented = set(
        re.findall(r"^\| `([A-Z_]+)`", (ROOT / "docs" / "settings.md").read_text(), re.MULTILINE)
    )
    assert set(example()) <= documented


def test_the_proxy_lets_the_largest_upload_through_and_says_who_asked():
    conf = (DEPLOY / "nginx.conf").read_text()
    most = int(re.search(r"client_max_body_size (\d+)m", conf)[1])  # type: ignore[index]
    assert most * 1024**2 > LARGEST
    bind = re.search(r"--bind (\S+)", unit(UNITS[0])["ExecStart"])[1]  # type: ignore[index]
    assert f"proxy_pass http://{bind};" in conf
    for header in ("Host $host", "X-Forwarded-Proto https", "X-Forwarded-For $remote_addr", "X-Request-ID"):
        assert f"proxy_set_header {header}" in conf


def test_the_containers_stand_on_one_another_and_open_nothing_to_the_network():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    told = (DEPLOY / "compose.yaml").read_text().partition("services:")[0]
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        files = service.get("env_file", [])
        for file in [files] if isinstance(files, str) else files:
            assert f"#   {file} " in told, file
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists(), volume
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", [])), name
    assert services["worker"]["deploy"]["replicas"] == 2
    assert "--appendonly" in services["redis"]["command"]
