"""An operator in trouble reads one line that says what is wrong and what to do; exit code 2, for 1 is a finding."""

import io
import sqlite3

import pytest
from django.core.management import call_command
from django.db import DatabaseError, IntegrityError, OperationalError, ProgrammingError

from annotation.management.commands import verify_chain
from annotation.services import backups


def said(*arguments: str, **options: object) -> str:
    """What a command that cannot do its work says; it ends with 2 and prints no result."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.raises(SystemExit) as end:
        call_command(*arguments, stdout=out, stderr=err, **options)
    assert (end.value.code, out.getvalue(), len(err.getvalue().splitlines())) == (2, "", 1)
    return err.getvalue().strip()


def test_a_folder_that_is_not_there(tmp_path):
    assert "No such file or directory" in said("backup", str(tmp_path / "none" / "a.tar"))


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (OperationalError("attempt to write a readonly database"), "doctor"),
        (OperationalError("no such table: annotation_auditchain"), "run `manage.py migrate`"),
        (ProgrammingError('relation "annotation_auditchain" does not exist'), "run `manage.py migrate`"),
        (DatabaseError("file is not a database"), "doctor"),
        (sqlite3.OperationalError("database or disk is full"), "disk is full"),
        (OSError(28, "No space left on device", "/srv/a.tar"), "/srv/a.tar: No space left on device"),
    ],
)
def test_a_database_or_a_disk_that_does_not_do_its_work(monkeypatch, fault, words):
    def fail(*_, **__):
        raise fault

    monkeypatch.setattr(verify_chain.Command, "run", fail)
    assert words in said("verify_chain")
    with pytest.raises(type(fault)):
        call_command("verify_chain", traceback=True)


def test_a_fault_of_the_command_itself_keeps_its_traceback(monkeypatch):
    def fail(*_, **__):
        raise IntegrityError("a rule of ours")

    monkeypatch.setattr(verify_chain.Command, "run", fail)
    with pytest.raises(IntegrityError):
        call_command("verify_chain")


@pytest.mark.parametrize(
    "fault", [sqlite3.DatabaseError("malformed"), KeyboardInterrupt()], ids=["bad", "stopped"]
)
def test_a_load_that_breaks_off_leaves_the_database_empty(fault, tmp_path):
    class Breaking:
        cleared = False

        def load_from(self, path):
            raise fault

        def clear(self):
            self.cleared = True

    engine = Breaking()
    with pytest.raises(type(fault)):
        backups._checked_copy(engine, tmp_path / "database", {"evidence": {}}, tmp_path / "a.tar")
    assert engine.cleared
