"""PostgreSQL by DATABASE_URL, or an embedded SQLite file that loses nothing it has acknowledged."""

import environ

from config import env

DATABASES = {"default": environ.Env.db_url_config(env.database_url())}
_default = DATABASES["default"]

if _default["ENGINE"].endswith("sqlite3"):
    _default["OPTIONS"] = {
        # Writers queue up instead of failing half-way with "database is locked".
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        # recursive_triggers: without it REPLACE deletes guarded rows unseen.
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA recursive_triggers=ON; PRAGMA foreign_keys=ON;"
        ),
    }
else:
    # No pool: its threads do not survive the fork of a Celery worker.
    _default["CONN_MAX_AGE"] = 60
    _default["CONN_HEALTH_CHECKS"] = True
    # Whatever a cursor reads is read to its end. Planned for its first rows, a join of tables that were just filled took
    # seconds where it takes milliseconds.
    _options = _default.setdefault("OPTIONS", {})
    _options["options"] = f"{_options.get('options', '')} -c cursor_tuple_fraction=1".strip()
