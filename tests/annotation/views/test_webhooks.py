"""The page of webhooks: for managers, the secret once, and clear words while nothing may leave."""

import pytest
from django.urls import reverse

from annotation.models.webhooks import Webhook

FORM = {"url": "https://hooks.example.org/x", "events": ["study.closed"]}


def address(project):
    return reverse("webhooks", args=[project.slug])


def test_shows_the_secret_once(signed_in, project, settings):
    settings.WEBHOOK_HOSTS = ["hooks.example.org"]
    client = signed_in("mia")
    page = client.post(address(project), FORM).content.decode()
    hook = Webhook.objects.get()
    assert hook.secret in page
    again = client.get(address(project)).content.decode()
    assert (hook.secret in again, FORM["url"] in again) == (False, True)
    client.post(reverse("webhook-end", args=[project.slug, hook.pk]))
    assert FORM["url"] not in client.get(address(project)).content.decode()


def test_says_that_nothing_leaves(signed_in, project, settings):
    settings.WEBHOOK_HOSTS = []
    client = signed_in("mia")
    assert "Nothing leaves this installation" in client.get(address(project)).content.decode()
    answer = client.post(address(project), FORM)
    assert (answer.status_code, "WEBHOOK_HOSTS" in answer.content.decode()) == (422, True)


@pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 403), ("eve", 404)])
def test_is_for_managers_alone(signed_in, project, name, status):
    assert signed_in(name).get(address(project)).status_code == status
