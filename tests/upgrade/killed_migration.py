"""`migrate`, killed on the way: `python -m tests.upgrade.killed_migration WHERE`, with WHERE one of POINTS.

`unguarded`: the guards are taken away and nothing is migrated yet. `within`: an operation of a migration in the middle of
the plan is done, and its transaction still open. `between`: a migration in the middle is done and recorded. `migrated`:
all are, and the guards are not back yet.
"""

import os
import signal
import sys
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
POINTS = ("unguarded", "within", "between", "migrated")


def _die(*args: Any, **kwargs: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def prepare(where: str) -> None:
    """Put the death where it is to happen."""
    from django.core.management.commands import migrate
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor
    from django.db.migrations.migration import Migration

    executor = MigrationExecutor(connection)
    plan = [migration for migration, _ in executor.migration_plan(executor.loader.graph.leaf_nodes())]
    middle = plan[len(plan) // 2]
    apply = Migration.apply

    def within(self: Migration, state: Any, editor: Any, *args: Any, **kwargs: Any) -> Any:
        if (self.app_label, self.name) == (middle.app_label, middle.name):
            done = apply(self, state, editor, *args, **kwargs)
            for statement in editor.deferred_sql:
                editor.execute(statement)
            _die(done)
        return apply(self, state, editor, *args, **kwargs)

    def between(self: MigrationExecutor, action: str, migration: Any = None, fake: bool = False) -> None:
        if action == "apply_success" and migration.name == middle.name:
            _die()

    if where == "unguarded":
        MigrationExecutor.migrate = _die  # type: ignore[method-assign]
    elif where == "within":
        Migration.apply = within  # type: ignore[method-assign]
    elif where == "between":
        migrate.Command.migration_progress_callback = between  # type: ignore[method-assign]
    else:
        migrate.emit_post_migrate_signal = _die


if __name__ == "__main__":
    django.setup()
    from django.core.management import call_command

    prepare(sys.argv[1])
    call_command("migrate", verbosity=1)
