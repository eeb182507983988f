"""What the README tells a newcomer to type works as it is printed."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import call_command

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def flow() -> list[list[str]]:
    """The commands of the README's flow, word by word, after the line that chooses the Python."""
    block = README.partition("## The flow")[2].split("```")[1]
    activate, *commands = block.strip().splitlines()
    assert activate == ". .venv/bin/activate"
    return [shlex.split(line, comments=True) for line in commands]


@pytest.mark.django_db
@pytest.mark.one_engine
def test_the_flow_of_the_readme_ends_in_a_release_that_verifies(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(ROOT)
    *commands, verify = flow()
    for python, program, *words in commands:
        assert (python, program) == ("python", "manage.py")
        call_command(*[word.replace("var/v1", str(tmp_path / "v1")) for word in words])
    assert verify == ["python", "var/v1/verify.py"]
    capfd.readouterr()
    done = subprocess.run([sys.executable, "-I", str(tmp_path / "v1" / "verify.py")], check=False)
    assert (done.returncode, capfd.readouterr().out) == (0, "OK\n")


def test_without_the_requirements_one_line_says_how_to_have_them():
    bare = [sys.executable, "-S", "manage.py", "doctor"]  # -S: no installed packages
    done = subprocess.run(bare, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("django is not installed for ")
    assert "make run" in line
