"""Give each slot a random id, row by row: no engine draws the same one for all."""

import uuid
from typing import Any

from django.db import migrations, models

BATCH = 1000


def fill(apps: Any, schema_editor: Any) -> None:
    slots = apps.get_model("annotation", "Assignment").objects
    while rows := list(slots.filter(public_id=None).only("pk")[:BATCH]):
        for row in rows:
            row.public_id = uuid.uuid4()
        slots.bulk_update(rows, ["public_id"])


class Migration(migrations.Migration):
    dependencies = [("annotation", "0006_sessions_of_adjudication")]
    operations = [
        migrations.AddField("assignment", "public_id", models.UUIDField(null=True, editable=False)),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
