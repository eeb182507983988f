#!/usr/bin/env python
"""Entry point of every command: `python manage.py help` lists them."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        from django.core.management import execute_from_command_line
    except ModuleNotFoundError as missing:
        sys.stderr.write(
            f"{missing.name} is not installed for {sys.executable}: `make run` installs everything once; "
            "then `. .venv/bin/activate`, or write .venv/bin/python for python.\n"
        )
        sys.exit(2)
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
