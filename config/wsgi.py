"""The WSGI application that gunicorn serves; it does not start on a database that has lost its rules."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()


def _verify_guards() -> None:
    from django.db import connection

    from annotation.services.guards import verify_guards

    verify_guards()
    connection.close()


_verify_guards()
