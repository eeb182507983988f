"""What the vocabulary announces; whoever listens writes inside the same transaction."""

from django.dispatch import Signal

# Sent with kind, name, number, sha256, reason, actor, at.
version_frozen = Signal()
# Sent with kind, name, number, change ("created" or "discarded"), actor, at.
draft_changed = Signal()
# Sent with name, before, after (numbers), sha256, actor, at once a mapping is evidence.
mapping_stated = Signal()
