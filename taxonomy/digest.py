"""Canonical JSON (RFC 8785) and its sha256: the one way this product names content."""

import hashlib
from typing import Any

import rfc8785


class NotCanonical(ValueError):
    """The value has no canonical JSON form (NaN, an integer past 2^53, a lone surrogate)."""


def canonical_bytes(value: Any) -> bytes:
    """UTF-8 bytes of `value` in RFC 8785 form; raises NotCanonical where the form does not exist."""
    try:
        return rfc8785.dumps(value)
    except (rfc8785.CanonicalizationError, UnicodeEncodeError) as cause:
        raise NotCanonical(str(cause)) from cause


def canonical_text(value: Any) -> str:
    """As `canonical_bytes`, for columns that keep text."""
    return canonical_bytes(value).decode()


def sha256_bytes(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def sha256_of(value: Any) -> str:
    """sha256, in hexadecimal, of the canonical JSON of `value`."""
    return sha256_bytes(canonical_bytes(value))
