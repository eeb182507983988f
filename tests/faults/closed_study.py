"""A migrated database with a study of four cases, labelled and closed: its measuring job is queued and the bell has rung."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

if __name__ == "__main__":
    django.setup()

    from django.core.management import call_command

    from tests.studies import make_study

    call_command("migrate", verbosity=0)
    make_study("CLOSED")
