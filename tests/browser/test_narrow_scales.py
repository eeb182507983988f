"""A scale of many steps beside its question: where there is little room the steps wrap, the words do not."""

import pytest
from django.utils import timezone

from taxonomy.services.schema_drafts import create_schema_draft

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
