"""no_secrets: planted credentials are found and masked; prose in five languages passes; time stays linear."""

import json
import time

import pytest

from annotation.core.checks.credential_keys import names_credential
from annotation.core.checks.identifier_kinds import IDENTIFIERS
from annotation.core.checks.kinds import find_kinds
from annotation.core.checks.no_secrets import no_secrets
from annotation.core.checks.secret_kinds import SECRETS
from annotation.core.checks.wrapped import find_wrapped
from tests.annotation.core.checks.made import a_case, a_dataset, brief

TAIL = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0"
PEM = "-----BEGIN " + "{}PRIVATE KEY-----"

# Joined from parts, so that no line of this file looks like a credential itself.
PLANTED = {
    "API key": ["sk-" + "abcdef1234567890", "sk-" + "proj-" + TAIL, "sk-" + "ant-api03-" + TAIL],
    "payment key": ["sk_" + "live_" + TAIL[:24], "rk_" + "test_" + TAIL[:24]],
    "GitHub token": ["ghp_" + TAIL[:36], "gho_" + TAIL[:36], "github_pat_" + TAIL],
    "GitLab token": ["glpat-" + TAIL[:20]],
    "Slack token": ["xoxb-" + "123456789012-" + TAIL[:24], "xoxb_" + TAIL[:20], "xoxp-" + TAIL],
    "Slack webhook": ["https://hooks.slack.com/services/T00000000/B00000000/" + TAIL[:24]],
    "AWS access key": ["AKIA" + "IOSFODNN7EXAMPLE", "ASIA" + "IOSFODNN7EXAMPLE"],
    "Google API key": ["AIza" + TAIL[:35]],
    "Google OAuth token": ["ya29." + TAIL],
    "Hugging Face token": ["hf_" + TAIL[:34]],
    "npm token": ["npm_" + TAIL[:36]],
    "PyPI token": ["pypi-" + TAIL + TAIL],
    "SendGrid key": ["SG." + TAIL[:22] + "." + TAIL],
    "Telegram bot token": ["123456789:AA" + TAIL[:33]],
    "storage account key": ["AccountKey=" + TAIL + TAIL + "=="],
    "JSON web token": ["eyJ" + TAIL + ".eyJ" + TAIL + "." + TAIL],
    "private key": [PEM.format(""), PEM.format("RSA "), PEM.format("OPENSSH ")],
    "bearer token": ["Bearer " + TAIL, "bearer " + "abc.def.123456"],
    "authorization header": ["Authorization: Basic " + "dXNlcjpwYXNz", "authorization=Token " + "abcdefgh"],
    "cookie": ["Cookie: session=" + "abcdefgh", "Set-Cookie: sid=" + TAIL],
    "connection string with a password": ["postgres://ann:" + "hunter22@db.example/x", "redis://:" + "s3cr3t@host:6379"],
    "password": ["password=" + "hunter22", "Password: " + "Tr0ub4dor&3", '"passwd": "' + 'abc12345"'],
    "named credential": ["api_key = " + TAIL, "client_secret: " + TAIL, '"accessToken": "' + TAIL + '"'],
}  # fmt: skip

AROUND = ["{}", "use {} now", "Ключ — {}.", "chiave:\n{}\n", "«{}»"]

CLEAN = [
    "A token of thanks: the secret of good bread is time, and the key is a hot oven.",
    "Bearer of good news, the authorization of the works was granted; risk-adjusted returns task-1234567890123456.",
    "Password: required. Choose a password of at least twelve characters; cookies are sweet.",
    "See https://example.com:8080/a/b?page=2#top, ftp://files.example/x and mailto links; ratio 3:4@noon.",
    "Токен доступу — це рядок символів; секрет фірми не розголошують, пароль: обов'язковий.",
    "Токен доступа: строка символов. Секрет фирмы, пароль: обязательный, ключ под ковриком.",
    "El token de acceso es una cadena; el secreto, la contraseña: obligatoria, la clave está en la puerta.",
    "Il token di accesso è una stringa; il segreto, la password: obbligatoria, la chiave è sotto lo zerbino.",
    "sha256 df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58, commit 0b1c2d3, v1.2.3-rc.4",
    "key = value, token=<TOKEN>, password=${PASSWORD}, postgres://user:<password>@host/db, Bearer <token>",
    "sk-learn and scikit-learn are the same library; disk-encryption-recommendations-for-laptops",
    "max tokens: 4096, token count: 123456789012, secretary: Ms Jones",
]


def findings_of(value: object) -> list:
    return no_secrets(a_dataset(a_case(input=value)))


class TestValues:
    @pytest.mark.parametrize(
        ("kind", "secret"), [(k, secret) for k, some in PLANTED.items() for secret in some]
    )
    @pytest.mark.parametrize("around", AROUND)
    def test_a_planted_credential_is_an_error_at_its_path(self, kind, secret, around):
        findings = findings_of({"facts": ["x", around.format(secret)]})
        assert ("a", "input.facts[1]", "error") in brief(findings)
        assert all(secret[-8:] not in finding.message for finding in findings)

    @pytest.mark.parametrize(
        ("kind", "secret"), [(k, secret) for k, some in PLANTED.items() for secret in some]
    )
    def test_it_is_named_by_its_kind(self, kind, secret):
        overlapping = {"bearer token": "authorization header", "authorization header": "bearer token"}
        named = [place.kind.name for place in find_kinds(secret, SECRETS)]
        assert kind in named or overlapping.get(kind) in named

    @pytest.mark.parametrize("text", CLEAN)
    def test_prose_that_speaks_of_tokens_and_secrets_passes(self, text):
        assert findings_of({"text": text}) == []

    def test_one_place_is_named_once_and_two_places_twice(self):
        assert len(findings_of("postgres://ann:" + "hunter22@db.example.org/x")) == 1
        assert len(findings_of("Bearer sk-" + TAIL)) == 1
        assert len(findings_of("ghp_" + TAIL[:36] + " ann@example.org ghp_" + TAIL[:36])) == 3

    def test_a_credential_used_as_a_key_is_found_and_its_path_hides_it(self):
        findings = findings_of({"sk-" + "abcdef1234567890": {"token": "abc"}})
        assert brief(findings) == [
            ("a", "input.(hidden key)", "error"),
            ("a", "input.(hidden key).token", "error"),
        ]

    def test_expected_output_and_metadata_are_searched_too(self):
        secret = {"note": "ghp_" + TAIL[:36]}
        findings = no_secrets(a_dataset(a_case(expectedOutput=secret, metadata=secret)))
        assert [finding.path for finding in findings] == ["expectedOutput.note", "metadata.note"]


class TestKeys:
    @pytest.mark.parametrize(
        "key",
        ["apiKey", "API_KEY", "x-api-key", "authorization", "Cookie", "credentials", "dbPassword", "client_secret",
         "token", "accessToken", "privateKey", "OPENAI_API_KEY", "passwd"],
    )  # fmt: skip
    def test_a_text_under_a_credential_key_is_an_error(self, key):
        assert brief(findings_of({key: "short"})) == [("a", f"input.{key}", "error")]

    @pytest.mark.parametrize(
        "key",
        ["maxTokens", "token_count", "tokenizer", "tokens", "secretary", "passwordPolicy", "cookieBanner", "key",
         "keyword", "monkey", "tokenType", "authorizationRequired"],
    )  # fmt: skip
    def test_a_key_that_only_contains_such_a_word_is_not(self, key):
        assert not names_credential(key)

    @pytest.mark.parametrize(
        "value",
        ["", "  ", "***", "[REDACTED]", "<token>", "${TOKEN}", "{{ token }}", "redacted", 42, True, None],
    )
    def test_placeholders_numbers_and_blanks_under_such_a_key_pass(self, value):
        assert findings_of({"token": value}) == []

    def test_everything_below_a_credential_key_counts(self):
        findings = findings_of({"credentials": {"user": "ann", "codes": ["x1"]}})
        assert [finding.path for finding in findings] == [
            "input.credentials.user",
            "input.credentials.codes[0]",
        ]


class TestIdentifiers:
    @pytest.mark.parametrize(
        ("text", "kind"),
        [
            ("write to ann.smith+x@mail.example.org today", "e-mail address"),
            ("call +39 06 1234 5678.", "phone number"),
            ("call +380 (44) 123-45-67", "phone number"),
            ("call (555) 123-4567 or not", "phone number"),
            ("IBAN GB82 WEST 1234 5698 7654 32", "bank account number"),
            ("DE89370400440532013000", "bank account number"),
            ("card 4111 1111 1111 1111 exp", "card number"),
            ("card 5500-0000-0000-0004", "card number"),
        ],
    )
    def test_each_is_an_info_and_masked(self, text, kind):
        findings = findings_of(text)
        assert brief(findings) == [("a", "input", "info")]
        assert findings[0].message.startswith(kind)
        assert "1234" not in findings[0].message

    @pytest.mark.parametrize(
        "text",
        [
            "4111 1111 1111 1112",
            "GB82 WEST 1234 5698 7654 33",
            "on 2024-12-19 at 12:30, order 123-456, version 1.2.3.4",
            "0000 0000 0000 0000",
            "a + 1234567890 = b; @handle; x@y",
            "10.1000/182-4111111111111111-x",
        ],
    )
    def test_a_wrong_check_digit_or_another_number_is_none(self, text):
        assert findings_of(text) == []


HOSTILE = ["a", "1 ", "@", "a@", "eyJaaaaaaaaa.", "sk-a-", "Bearer ", "a://b:", "password=", "AB12 ", "4111 ", "+1 ",
           "cookie: a=", "token=1", "ann@b.co ", "ghp_" + TAIL[:36] + " ", "ghp_" + TAIL[:36] + "\n",
           "01 ", "tel 1 ", "a [at] a ", "PuTTY-User-Key-File-",
           "password is ", "://a", "&aa", "eyJaaaaaaaaa..", "a\u200b"]  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_the_time_for_a_hostile_megabyte_stays_small(piece):
    text = piece * (10**6 // len(piece))
    start = time.perf_counter()
    find_kinds(text, SECRETS + IDENTIFIERS)
    find_wrapped(text)
    assert time.perf_counter() - start < 10, "hang protection: a linear pattern takes about 0.2 s"


def test_no_message_carries_a_planted_value_whole():
    every = [secret for some in PLANTED.values() for secret in some]
    told = json.dumps([finding._asdict() for finding in findings_of(every)])
    assert [secret for secret in every if secret in told] == []
