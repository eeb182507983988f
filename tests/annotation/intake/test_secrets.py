"""Three hundred planted secrets: none is found anywhere afterwards. A thousand clean texts: what is masked for nothing."""

import logging
from collections import Counter

import pytest
from django.apps import apps
from django.db import connection
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from annotation.core.intake import without_ephemeral_addresses, without_secrets, without_texts
from annotation.core.redaction import redact
from annotation.services.intake import propose
from tests.annotation.intake.planted import KINDS, SENTENCES, clean, planted
from tests.studies import ACTOR, NOW, make_project

PLANTED = planted()


def test_every_kind_stands_in_every_language():
    assert (len(KINDS) >= 25, len(PLANTED), len(SENTENCES)) == (True, 300, 5)
    script = {text.replace(secret, "") for _, secret, text in PLANTED}
    assert len(script) >= 15


def test_each_planted_secret_goes_whole():
    left = [(kind, secret) for kind, secret, text in PLANTED if _trace(secret) in redact(text).text]
    assert left == []


def _trace(secret: str) -> str:
    """What would still give a secret away: its last half."""
    return secret[len(secret) // 2 :]


def test_clean_texts_are_left_alone():
    masked = [text for text in clean() if redact(text).places]
    assert masked == []


@pytest.mark.django_db
def test_no_planted_secret_reaches_database_or_log(caplog):
    project = make_project()
    with caplog.at_level(logging.DEBUG):
        for index, (_, secret, text) in enumerate(PLANTED):
            content = {
                "input": {"message": text, "nested": [{"deep": secret}]},
                "output": text,
                secret[:60]: 1,
            }
            propose(
                project=project, reason="failure", content=content, why=text, trace_id=secret[:200] if index % 7 == 0 else "t",
                actor=ACTOR, now=NOW,
            )  # fmt: skip
    everything = "\n".join(_whole_database()) + caplog.text
    assert "message" in everything
    assert [kind for kind, secret, _ in PLANTED if _trace(secret) in everything] == []


def _whole_database() -> list[str]:
    """Every value of every table."""
    rows = []
    with connection.cursor() as cursor:
        for model in apps.get_models():
            cursor.execute(f'SELECT * FROM "{model._meta.db_table}"')
            rows += [str(row) for row in cursor.fetchall()]
    return rows


def test_a_value_under_a_credentials_key_goes_whatever_it_looks_like():
    counts = Counter()
    given_ = {
        "apiKey": "plain",
        "password": 12345,
        "token": "<TOKEN>",
        "maxTokens": 5,
        "user": {"secret": "hush"},
    }
    assert without_secrets(given_, counts) == {
        "apiKey": "[named credential]", "password": "[named credential]", "token": "<TOKEN>", "maxTokens": 5,
        "user": {"secret": "[named credential]"},
    }  # fmt: skip
    assert counts == {"named credential": 3}


def test_addresses_keep_their_place_and_lose_what_runs_out():
    counts = Counter()
    value = {"a": "see https://x.org/p?sig=1#f and https://y.org/q", "b": ["http://z.org/#t"]}
    assert without_ephemeral_addresses(value, counts) == {
        "a": "see https://x.org/p [pruned] and https://y.org/q",
        "b": ["http://z.org/ [pruned]"],
    }
    assert counts == {"web address": 2}


def test_texts_taken_out_by_hand_go_everywhere_longest_first():
    assert without_texts({"Ann": ["Ann Lee met Ann"]}, ["Ann", "Ann Lee", " "]) == {
        "[removed]": ["[removed] met [removed]"]
    }


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=30)
    | st.sampled_from([text for _, _, text in PLANTED]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(VALUES)
def test_masking_twice_changes_nothing_more(value):
    once = without_secrets(value, Counter())
    assert without_secrets(once, Counter()) == once
