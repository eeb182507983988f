"""The shapes that secrets are really pasted in go whole, in every language and place; what looks alike stays."""

import random
from collections import Counter

import pytest

from annotation.core.checks.no_secrets import no_secrets
from annotation.core.intake import without_secrets
from annotation.core.redaction import redact
from tests.annotation.core.checks.made import a_case, a_dataset
from tests.annotation.intake.planted import SENTENCES
from tests.annotation.intake.shapes import LOOKS_ALIKE, SHAPES


def left_of(secret: str, masked: str) -> list[str]:
    """The words of a secret that hold a digit and still stand in a text."""
    words = [word for word in secret.replace("/", " ").split() if any(map(str.isdigit, word[-6:]))]
    return [word for word in words if word[-6:] in masked]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_goes_whole_in_every_language_and_under_any_key(shape):
    rng = random.Random(shape)
    for sentences in SENTENCES.values():
        secret = SHAPES[shape](rng)
        for sentence in sentences:
            assert left_of(secret, redact(sentence.format(secret)).text) == []
        assert left_of(secret, str(without_secrets({secret: [{"x": secret}]}, Counter()))) == []
        assert no_secrets(a_dataset(a_case(input=[f"a {secret}"])))


@pytest.mark.parametrize("text", LOOKS_ALIKE)
def test_what_only_looks_like_one_stays(text):
    kept = [place.name for place in redact(text).places if place.name != "web address"]
    assert kept == []


@pytest.mark.parametrize(
    "key", ["password", "dbPasswords", "credentials", "пароль", "contraseña", "set-cookie"]
)
def test_all_that_lies_under_a_credentials_key_goes_at_any_depth(key):
    given = {key: {"user": "ann", "codes": ["x1", 7, {"y": "z"}], "is_set": True, "old": None}}
    hidden = "[named credential]"
    assert without_secrets(given, Counter()) == {
        key: {"user": hidden, "codes": [hidden, hidden, {"y": hidden}], "is_set": True, "old": None}
    }
