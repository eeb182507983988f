"""How much anybody may ask: requests in a minute, bytes in a request, guesses at a password."""

import json
import threading

import pytest
from django.core.cache import cache
from django.test import Client, override_settings
from redis.exceptions import ConnectionError as NoRedis
from rest_framework.test import APIClient

from annotation.addresses import address_of
from annotation.models.people import User
from annotation.views import limits
from tests.annotation.blindness.asking import BACKEND
from tests.studies import make_project, make_user

pytestmark = pytest.mark.django_db
STUDIES, PASSWORD = "/api/v1/studies/", "correct horse battery"
LIMITED = override_settings(RATE_READING=3, RATE_WRITING=2, RATE_UNKNOWN=2)


@pytest.fixture(autouse=True)
def _at_one_instant(monkeypatch):
    cache.clear()
    monkeypatch.setattr(limits.time, "time", lambda: 60 * 1000 + 18.0)


@pytest.fixture
def mia() -> Client:
    """An operator, who may make projects."""
    user = make_user("mia")
    User.objects.update(is_superuser=True)
    client = Client()
    client.force_login(user, backend=BACKEND)
    return client


class TestRequests:
    @LIMITED
    def test_one_too_many_is_429_and_says_how_long_to_wait(self, mia):
        assert [mia.get(STUDIES).status_code for _ in range(4)] == [200, 200, 200, 429]
        answer = mia.get(STUDIES)
        assert (answer["Retry-After"], answer["Content-Type"]) == ("42", "application/problem+json")
        assert answer.json()["detail"] == "More than 3 requests in a minute; wait 42 seconds."

    @LIMITED
    def test_the_next_minute_is_another(self, mia, monkeypatch):
        assert [mia.get(STUDIES).status_code for _ in range(4)][-1] == 429
        monkeypatch.setattr(limits.time, "time", lambda: 60 * 1001 + 1.0)
        assert mia.get(STUDIES).status_code == 200

    @LIMITED
    def test_pages_say_it_as_a_page_and_writing_is_counted_apart(self, mia):
        for _ in range(3):
            mia.get("/account/tokens/")
        answer = mia.get("/account/tokens/")
        assert (answer.status_code, "wait 42 seconds" in answer.content.decode()) == (429, True)
        assert [mia.post("/account/tokens/").status_code for _ in range(3)] == [422, 422, 429]

    @LIMITED
    def test_others_are_not_held_up(self, mia):
        for _ in range(5):
            mia.get(STUDIES)
        ada = Client()
        ada.force_login(make_user("ada"), backend=BACKEND)
        assert ada.get(STUDIES).status_code == 200

    @LIMITED
    def test_a_header_that_nobody_declared_changes_nothing(self):
        codes = [
            APIClient().get(STUDIES, headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(3)
        ]
        assert codes == [401, 401, 429]

    @pytest.mark.parametrize(
        ("is_behind", "says"), [(False, "127.0.0.1"), (True, "10.0.0.9")], ids=["no proxy", "a proxy"]
    )
    def test_only_the_last_word_of_a_declared_proxy_counts(self, rf, is_behind, says):
        request = rf.get("/", headers={"X-Forwarded-For": "1.2.3.4, 10.0.0.9"})
        with override_settings(BEHIND_PROXY=is_behind):
            assert address_of(request) == says

    @LIMITED
    def test_without_the_counter_labelling_goes_on_and_the_log_says_so(self, mia, monkeypatch, caplog):
        def fail(*_, **__):
            raise NoRedis("down")

        monkeypatch.setattr(limits.cache, "add", fail)
        assert [mia.get(STUDIES).status_code for _ in range(5)] == [200] * 5
        assert "requests are not limited: ConnectionError" in caplog.text

    def test_many_at_once_are_counted_one_by_one(self):
        counted: list[int] = []
        threads = [
            threading.Thread(target=lambda: counted.extend(limits._count("asked:x") for _ in range(50)))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(counted) == list(range(1, 201))

    @LIMITED
    def test_probes_are_never_refused(self):
        assert {Client().get("/healthz").status_code for _ in range(6)} == {200}


class TestBytes:
    def test_a_body_beyond_two_megabytes_is_413(self, mia):
        body = json.dumps({"slug": "a", "name": "x" * (2 * 1024**2)})
        answer = mia.post("/api/v1/projects/", body, content_type="application/json")
        assert (answer.status_code, answer["Content-Type"]) == (413, "application/problem+json")
        assert "larger than 2 MB" in answer.json()["detail"]

    def test_right_below_it_is_read(self, mia):
        body = json.dumps({"slug": "a", "name": "x" * (2 * 1024**2 - 100)})
        assert mia.post("/api/v1/projects/", body, content_type="application/json").status_code != 413

    @pytest.mark.parametrize("address", ["/projects/shop/data/import/", STUDIES])
    def test_a_request_beyond_the_largest_upload_is_refused_before_it_is_read(self, mia, address):
        make_project()
        answer = mia.post(address, b"x", content_type="text/plain", CONTENT_LENGTH=str(limits.LARGEST + 1))
        assert (answer.status_code, "At most 50 MB" in answer.content.decode()) == (413, True)

    def test_a_body_of_unknown_length_is_refused_and_not_read_as_empty(self, mia):
        answer = mia.post(
            STUDIES, b"", content_type="application/json", headers={"Transfer-Encoding": "chunked"}
        )
        assert (answer.status_code, answer.json()["detail"]) == (
            411,
            "Send the body with its Content-Length.",
        )

    @pytest.mark.parametrize(
        "address", ["/api/v1/releases/{}/", "/api/v1/jobs/{}/", "/projects/shop/releases/{}/"]
    )
    def test_an_id_that_no_database_holds_is_not_there(self, mia, address):
        make_project()
        for number in (2**63, 10**40):
            assert mia.get(address.format(number)).status_code == 404

    def test_a_page_asked_with_text_that_no_database_keeps_says_where_it_stands(self, mia):
        make_project()
        asked = mia.get("/projects/shop/?q=%00")
        sent = mia.post("/account/tokens/", {"name": "a\x00b", "days": "1"})
        for answer, name in ((asked, "q"), (sent, "name")):
            assert (answer.status_code, f"{name}: holds a NUL" in answer.content.decode()) == (400, True)
        assert mia.get("/projects/%00/").status_code == 404
        assert mia.get("/api/v1/projects/%00/people/").status_code == 404

    @pytest.mark.parametrize(
        ("body", "words"),
        [
            (b"[" * 100_000, "deep"),
            (b'{"a": 1, "a": 2}', "a"),
            (b'{"a": NaN}', "NaN"),
            (b'{"a": 9007199254740993}', "2^53"),
            (b'{"a": "\\u0000"}', "NUL"),
            (b'{"a": "\\ud800"}', "surrogate"),
            (b"\xff\xfe", ""),
            (b"", ""),
        ],
    )
    def test_what_the_strict_reader_refuses_is_400(self, mia, body, words):
        answer = mia.post("/api/v1/projects/", body, content_type="application/json")
        assert (answer.status_code, words.lower() in answer.content.decode().lower()) == (400, True)


def test_what_is_answered_is_kept_by_nobody_but_for_static_files(mia):
    for address in (STUDIES, "/", "/projects/nothing/", "/sign-in/"):
        assert "no-store" in mia.get(address)["Cache-Control"], address
    assert "no-store" not in mia.get("/static/site.css").get("Cache-Control", "")


class TestGuesses:
    def sign_in(self, name: str, password: str, address: str = "10.0.0.1") -> int:
        given = {"username": name, "password": password}
        return Client().post("/sign-in/", given, REMOTE_ADDR=address).status_code

    def test_an_account_is_paused_wherever_the_guesses_come_from(self):
        make_user("mia")
        codes = [self.sign_in("mia", "wrong", f"10.0.{n}.1") for n in range(10)]
        assert (codes[0], codes[-1]) == (200, 429)
        assert self.sign_in("mia", PASSWORD, "10.9.9.9") == 429

    def test_an_address_is_paused_whatever_it_guesses_at(self):
        make_user("mia")
        for n in range(10):
            self.sign_in(f"name-{n}", "wrong")
        assert self.sign_in("mia", PASSWORD) == 429
        assert self.sign_in("mia", PASSWORD, "10.0.0.2") == 302

    def test_a_name_that_nobody_has_is_refused_like_one_that_somebody_has(self):
        make_user("mia")

        def said(name: str) -> tuple[int, str]:
            given = {"username": name, "password": "wrong"}
            answer = Client().post("/sign-in/", given)
            return answer.status_code, answer.context["form"].non_field_errors().as_text()

        assert said("mia") == said("nobody-at-all")

    def test_a_name_that_nobody_has_costs_a_hash_too(self, monkeypatch):
        from django.contrib.auth import hashers

        make_user("mia")
        hashed = []
        encode = hashers.PBKDF2PasswordHasher.encode
        monkeypatch.setattr(
            hashers.PBKDF2PasswordHasher,
            "encode",
            lambda self, *given, **more: hashed.append(1) or encode(self, *given, **more),
        )
        for name in ("mia", "nobody-at-all"):
            self.sign_in(name, "wrong")
        assert len(hashed) == 2
