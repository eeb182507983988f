"""One file for a page's script and all that it imports: the browser asks once, and one hashed name covers every part.

`labelling.js` and its modules become `labelling.bundle.js` when static files are collected, or served from a checkout.
What is imported only on demand, as `import("./labelling/spec.js")`, stays a file of its own.
"""

import re
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder
from django.core.files.storage import FileSystemStorage

from config import env

BUNDLES = {"annotation/labelling.bundle.js": env.ROOT / "annotation/static/annotation/labelling.js"}
IMPORT = re.compile(r'^import \{[^}]*\} from "(\.\.?/[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=async |function |class |const |let )", re.MULTILINE)
UNREAD = re.compile(r"^(import|export)\b(?!\().*", re.MULTILINE)


class NotBundled(ValueError):
    """A module says something that cannot stand in one file; the message names the file and the line."""


def bundled(entry: Path) -> str:
    """The module and what it imports as one module, each once, after what it needs; raises NotBundled."""
    parts: dict[Path, str] = {}
    _take(entry.resolve(), parts)
    return "\n".join(parts.values())


def _take(module: Path, parts: dict[Path, str]) -> None:
    text = module.read_text()
    for name in IMPORT.findall(text):
        needed = (module.parent / name).resolve()
        if needed not in parts:
            _take(needed, parts)
    text = EXPORT.sub("", IMPORT.sub("", text))
    if unread := UNREAD.search(text):
        raise NotBundled(f"{module.name}: {unread[0]!r} cannot stand in one file with others.")
    parts[module] = text


class BundleFinder(BaseFinder):
    """Gives the bundles to `collectstatic` and to a server that runs from a checkout."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.storage = FileSystemStorage(location=settings.VAR_FOLDER / "bundles")

    def find(self, path: str, find_all: bool = False, **kwargs: Any) -> Any:
        found = [str(self._made(path))] if path in BUNDLES else []
        return found if find_all else next(iter(found), None)

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, FileSystemStorage]]:
        for path in BUNDLES:
            self._made(path)
            yield path, self.storage

    def _made(self, path: str) -> Path:
        """Where the bundle lies, made anew where its parts changed; others may be reading it."""
        place, text = Path(self.storage.path(path)), bundled(BUNDLES[path])
        if not place.exists() or place.read_text() != text:
            place.parent.mkdir(parents=True, exist_ok=True)
            made = place.with_suffix(f".{uuid.uuid4().hex}")
            made.write_text(text)
            made.replace(place)
        return place
