"""What the vocabulary announces; whoever listens writes inside the same transaction."""

from django.dispatch import Signal

# Sent with kind, name, number, sha256, reason.
version_frozen = Signal()
