"""Which version of the report this installation makes; the app that measures says so when it starts."""

_current: list[str] = []


def announce(version: str) -> None:
    """Say which version of the report is made from now on: engine and shape of the document, as "2/2"."""
    _current[:] = [version]


def current_version() -> str:
    """The version last announced, or nothing where nobody measures."""
    return _current[0] if _current else ""


def version_of(document: dict[str, str]) -> str:
    """The version of a sealed document, in the same form."""
    return f"{document['engine']}/{document['format'].rpartition('/')[2]}"
