"""Guessing at a sign-in: nobody learns which names there are, and whoever goes on guessing is paused."""

import re
from datetime import timedelta

import pytest
from axes.models import AccessAttempt
from django.contrib.auth.hashers import MD5PasswordHasher
from django.test import Client
from django.utils import timezone

from annotation.models.people import User

pytestmark = pytest.mark.django_db
RIGHT = "correct horse battery"


@pytest.fixture(autouse=True)
def people(settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    for name in ("mia", "ann", "gone"):
        User.objects.create_user(username=name, password=RIGHT, is_active=name != "gone")


def tried(name: str, password: str, address: str = "192.0.2.1"):
    return Client().post("/sign-in/", {"username": name, "password": password}, REMOTE_ADDR=address)


def guessed(times: int, name: str = "mia", **where: str) -> None:
    for _ in range(times):
        tried(name, "wrong", **where)


def said(answer, name: str) -> str:
    """The page without the name that was typed into it and the key of its form."""
    page = answer.content.decode().replace(name, "NAME")
    return re.sub(r'csrfmiddlewaretoken" value="\w+"', "", page)


class TestWhichNamesThereAre:
    @pytest.mark.parametrize("name", ["nobody", "gone"])
    def test_is_not_told_by_the_answer(self, name):
        known, other = tried("mia", "wrong"), tried(name, "wrong")
        assert (known.status_code, said(known, "mia")) == (other.status_code, said(other, name))

    def test_the_login_that_ended_answers_to_its_right_password_as_to_a_wrong_one(self):
        assert said(tried("gone", RIGHT), "gone") == said(tried("gone", "wrong"), "gone")

    @pytest.mark.parametrize("name", ["mia", "nobody", "gone"])
    def test_is_not_told_by_the_time_that_it_takes(self, name, monkeypatch):
        """A password is hashed once, whoever is asked for."""
        hashed = []
        encode = MD5PasswordHasher.encode
        monkeypatch.setattr(
            MD5PasswordHasher, "encode", lambda self, *given: hashed.append(1) or encode(self, *given)
        )
        tried(name, "wrong")
        assert len(hashed) == 1

    @pytest.mark.parametrize("name", ["a\x00b", "m" * 5000, "ｍｉａ"])
    def test_no_name_breaks_the_page(self, name):
        assert tried(name, "wrong").status_code in (200, 400)


class TestWhoGoesOnGuessing:
    def test_after_ten_the_account_is_paused_wherever_the_guesses_came_from(self):
        for number in range(10):
            guessed(1, address=f"192.0.2.{number}")
        assert tried("mia", RIGHT, "198.51.100.7").status_code == 429
        assert tried("ann", RIGHT, "198.51.100.7").status_code == 302

    def test_other_spellings_of_the_name_count_for_the_account_that_they_open(self):
        for number, name in enumerate(["ｍia", "mｉa", "miａ", " mia", "mia "] * 2):
            guessed(1, name=name, address=f"192.0.2.{number}")
        assert tried("mia", RIGHT, "198.51.100.7").status_code == 429

    def test_after_ten_the_address_is_paused_whatever_it_guessed_at(self):
        for number in range(10):
            guessed(1, name=f"guess-{number}")
        assert tried("ann", RIGHT).status_code == 429
        assert tried("ann", RIGHT, "198.51.100.7").status_code == 302

    def test_a_sign_in_of_ones_own_does_not_forgive_the_guesses_at_others(self):
        guessed(9, name="mia")
        assert tried("ann", RIGHT).status_code == 302
        guessed(1, name="mia")
        assert tried("mia", RIGHT, "198.51.100.7").status_code == 429

    def test_it_forgives_the_slips_at_ones_own_name(self):
        for _ in range(3):
            guessed(4, name="mia")
            assert tried("mia", RIGHT).status_code == 302

    def test_a_quarter_of_an_hour_later_it_is_let_in(self):
        guessed(10)
        AccessAttempt.objects.update(attempt_time=timezone.now() - timedelta(minutes=16))
        assert tried("mia", RIGHT).status_code == 302
