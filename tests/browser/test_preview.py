"""The preview of a form: the steps of a long scale wrap where there is little room, and the keyboard scrolls the rest."""

import pytest
from django.utils import timezone

from taxonomy.services.schema_drafts import create_schema_draft
from tests.browser.axe import violations

pytestmark = pytest.mark.browser
SCALE = {"key": "warmth", "type": "scale", "title": "How warm it is", "minimum": 1, "maximum": 9, "weight": 1}


@pytest.mark.parametrize("width", [1440, 390, 320])
def test_the_question_keeps_its_words_whole(study, open_page, width):
    document = {"name": "warmth", "fields": [SCALE, SCALE | {"key": "calm", "title": "Calm"}]}
    draft = create_schema_draft(document=document, actor="test", now=timezone.now())
    page = open_page("mia", viewport={"width": width, "height": 844})
    page.goto(f"/projects/demonstration/vocabulary/schemas/{draft.pk}/fields/warmth/")
    question, steps = page.locator(".lf-scale legend span").first, page.locator(".lf-scale .seg").first
    assert question.bounding_box()["height"] < 60
    form, drawn = page.locator(".lf-scale").first.bounding_box(), steps.bounding_box()
    assert drawn["x"] + drawn["width"] <= form["x"] + form["width"]


def test_a_preview_longer_than_the_page_is_scrolled_by_the_keyboard(study, open_page):
    page = open_page("mia", viewport={"width": 1440, "height": 700})
    page.goto(f"/projects/demonstration/vocabulary/schemas/{study.schema_version_id}/")
    card = page.locator(".previewcard")
    assert card.evaluate("card => card.scrollHeight > card.clientHeight")
    assert violations(page) == []
    card.focus()
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    assert card.evaluate("card => card.scrollTop") > 0
