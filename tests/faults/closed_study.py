"""Fills a migrated database with a study of four cases, labelled and closed: its measuring job is queued."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

if __name__ == "__main__":
    django.setup()

    from tests.studies import make_study

    make_study("CLOSED")
