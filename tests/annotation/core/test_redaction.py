"""Redaction: what is found goes, whole, and what stands instead is found no more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.redaction import redact

KEY = "-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA7bq\nx9==\n-----END RSA PRIVATE KEY-----"


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("write to zoë@example.org!", "write to [e-mail address]!"),
        ("see https://example.org/a?b=c, please", "see [web address] please"),
        ("(https://example.org/x)", "([web address])"),
        ("llamar al +34 612 345 678.", "llamar al [phone number]."),
        ("Schlüssel sk-abcdef1234567890abcd", "Schlüssel [API key]"),
        (f"a\n{KEY}\nb", "a\n[private key]\nb"),
        ("-----BEGIN PRIVATE KEY-----\nMIIEvQ", "[private key]"),
        ("https://u:pw123456@db.example.org/x", "[connection string with a password]"),
        ("nothing here", "nothing here"),
        ("", ""),
    ],
)
def test_what_is_found_goes_whole(text, redacted):
    assert redact(text).text == redacted


def test_the_places_are_those_of_the_original():
    text = "a@b.org and c@d.org"
    assert [text[place.start : place.end] for place in redact(text).places] == ["a@b.org", "c@d.org"]


PIECES = st.sampled_from(
    ["a@b.org", "https://x.org/y", "sk-abcdef1234567890abcd", KEY, " ", "\n", "und ", "+49 30 1234567", "é"]
)


@given(st.lists(PIECES, max_size=8).map("".join))
def test_redacting_twice_changes_nothing_more(text):
    once = redact(text).text
    assert redact(once).text == once


@given(st.text(max_size=200))
def test_any_text_is_read(text):
    assert redact(text).text is not None
