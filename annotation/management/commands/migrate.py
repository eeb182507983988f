"""Django's `migrate`, which here also puts the guards back: that they are not there is no reason to refuse it."""

from typing import Any

from django.core.management.commands.migrate import Command as MigrateCommand


class Command(MigrateCommand):
    def check(self, *args: Any, **options: Any) -> None:
        """Without the checks of the database: an upgrade may have been cut short just before the guards were back."""
        super().check(*args, **(options | {"databases": None}))
