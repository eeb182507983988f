"""The page to read and try the API comes from here whole, under the policy of every page."""

import re

import pytest

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]


def test_it_brings_no_inline_script_or_style_and_nothing_from_elsewhere(client):
    page = client.get("/api/v1/docs/")
    text = page.content.decode()
    assert "'unsafe-inline'" not in page["Content-Security-Policy"]
    assert not re.search(r"<style|<script>|\bstyle=|\bon\w+=", text)
    loaded = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert len(loaded) >= 4
    assert all(address.startswith("/") and not address.startswith("//") for address in loaded)
    [script] = [address for address in loaded if "script=" in address]
    assert client.get(script.replace("&amp;", "&"))["Content-Type"].startswith("application/javascript")
