"""One JSON reader for every door: refuses what databases, spreadsheets and other parsers read differently."""

import json
import math
import re
from collections.abc import Callable, Iterable
from typing import Any

MAX_DEPTH = 32
MAX_INTEGER = 2**53 - 1  # the last integer that canonical JSON keeps
MAX_INTEGER_DIGITS = 16
EXPONENT_FROM = 1e21  # from here on canonical JSON writes an exponent, and reads back as written
# Possessive, so that a string that never ends is read once and not again from each quote in it.
_OPENERS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class BadJSON(ValueError):
    """Text that is not acceptable JSON; the message says what and where."""


class NotKept(BadJSON):
    """A value that would not come back as it went in: `says` what is wrong with it, `path` is empty for the whole."""

    def __init__(self, path: str, what: str, more: str) -> None:
        super().__init__(f"{what} at {path}{more}" if path else f"{what}{more}")
        self.path, self.says = path, f"{what}{more}"


def strict_json(text: str | bytes) -> Any:
    """The value that `text` states.

    Refuses, each with its own message: bytes that are not UTF-8, duplicate keys, NaN and infinities, integers
    beyond 2^53 - 1, nesting deeper than 32, NUL characters and lone surrogates.
    """
    text = _decoded(text)
    # What costs a walk over text or value is done only where something in the text calls for it.
    if text.count("[") + text.count("{") > MAX_DEPTH:
        _check_depth(text)
    is_suspect = "\\u" in text or not _is_unicode(text)
    try:
        value = _READER.decode(text)
    except _LargeFloat:
        value, is_suspect = _FLOATS_READER.decode(text), True
    except json.JSONDecodeError as cause:
        raise BadJSON(f"{cause.msg} (line {cause.lineno}, column {cause.colno})") from cause
    if is_suspect:
        check_kept(value)
    return value


def check_kept(value: Any, path: str = "") -> None:
    """Refuse what would not come back as it went in: NUL characters and lone surrogates, which PostgreSQL cannot
    keep, and floats that canonical JSON writes as whole numbers beyond 2^53 - 1, which this reader refuses."""
    if isinstance(value, float):
        if MAX_INTEGER < abs(value) < EXPONENT_FROM:
            raise NotKept(path, f"number {value!r}", " is beyond 2^53 - 1; write it as text")
    elif isinstance(value, str):
        if "\x00" in value:
            raise NotKept(path, "NUL character", f", position {value.index(chr(0))}")
        try:
            value.encode()
        except UnicodeEncodeError as cause:
            raise NotKept(path, "lone surrogate", f", position {cause.start}") from cause
    elif isinstance(value, dict):
        for key, item in value.items():
            check_kept(key, f"{path}.{key!r}" if path else repr(key))
            check_kept(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            check_kept(item, f"{path}[{index}]")


def _decoded(text: str | bytes) -> str:
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as cause:
            raise BadJSON(f"not UTF-8 at byte {cause.start}") from cause
    return text.removeprefix("\ufeff")


def _check_depth(text: str) -> None:
    depth = 0
    for match in _OPENERS.finditer(text):
        token = match.group()
        if token in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise BadJSON(f"nested deeper than {MAX_DEPTH} levels")
        elif token in "]}":
            depth -= 1


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    seen = dict(pairs)
    if len(seen) != len(pairs):
        raise BadJSON(f"key {first_twice(key for key, _ in pairs)!r} stands twice in one object")
    return seen


def first_twice(names: Iterable[str]) -> str | None:
    """The first of `names` that stood before, or None; one pass, however many there are."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return None


def _refuse_constant(name: str) -> None:
    raise BadJSON(f"{name} is not JSON")


def _bounded_integer(digits: str) -> int:
    if len(digits.lstrip("-")) > MAX_INTEGER_DIGITS or abs(int(digits)) > MAX_INTEGER:
        raise BadJSON(f"integer {digits[:24]} is beyond 2^53 - 1; write it as text")
    return int(digits)


def _finite_float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadJSON(f"number {digits[:24]} is out of range")
    return number


class _LargeFloat(Exception):
    """A float that canonical JSON cannot keep; where it stands is known only once all is read."""


def _kept_float(digits: str) -> float:
    number = _finite_float(digits)
    if MAX_INTEGER < abs(number) < EXPONENT_FROM:
        raise _LargeFloat
    return number


def _is_unicode(text: str) -> bool:
    """Whether `text` has a form in UTF-8, which a lone surrogate has not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _reader(parse_float: Callable[[str], float]) -> json.JSONDecoder:
    return json.JSONDecoder(
        object_pairs_hook=_unique_keys,
        parse_constant=_refuse_constant,
        parse_int=_bounded_integer,
        parse_float=parse_float,
    )


_READER, _FLOATS_READER = _reader(_kept_float), _reader(_finite_float)
