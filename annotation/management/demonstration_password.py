"""The password of the demonstration sign-ins: drawn once per installation, kept where only its owner can read."""

import os
import secrets

from django.conf import settings


def demonstration_password() -> str:
    path = settings.VAR_FOLDER / "demonstration-password"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        file.write(f"concord-{secrets.token_hex(4)}")
    return path.read_text().strip()
