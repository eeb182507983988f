"""Rubrics by page: edited as rows, linted, frozen under the id that git gives, compared; held-out cases are no anchors."""

import hashlib

import pytest
from django.db import IntegrityError, connection, transaction
from django.urls import reverse

from annotation.services.datasets import import_cases
from taxonomy.models.rubrics import RubricVersion
from tests.studies import ACTOR, NOW

ROWS = {
    "revision": "1", "n_clauses": "3", "n_anchors": "1", "golden_kind": "value",
    "clause-0-key": "net", "clause-0-text": "Net sales", "clause-0-marker": "PREFERRED",
    "clause-1-key": "gross", "clause-1-text": "Gross sales, if it is stated", "clause-1-marker": "DIVERGENT",
    "clause-1-trap_value": "120.5", "clause-1-tolerance": "1",
    "anchor-0-question": "What were the sales?", "anchor-0-verdict": "match", "anchor-0-why": "All rows are there.",
}  # fmt: skip


@pytest.fixture
def draft(project, signed_in):
    mia = signed_in("mia")
    mia.post(reverse("vocabulary-new", args=[project.slug, "rubrics"]), {"name": "sales"})
    return RubricVersion.objects.get()


def save(client, project, draft, **more):
    return client.post(reverse("rubric-save", args=[project.slug, draft.pk]), ROWS | more)


def test_rows_become_a_frozen_text_that_git_names(project, signed_in, draft):
    mia = signed_in("mia")
    assert save(mia, project, draft).status_code == 302
    page = mia.get(reverse("vocabulary-version", args=[project.slug, "rubrics", draft.pk])).content.decode()
    assert "excuses_wrong_value" in page
    assert "anchors unbalanced: near_match, no_match missing" in page
    freeze = reverse("vocabulary-freeze", args=[project.slug, "rubrics", draft.pk])
    assert mia.post(freeze, {"reason": "first", "revision": "2"}).status_code == 302
    draft.refresh_from_db()
    text = draft.document.encode()
    assert draft.git_sha == hashlib.sha1(b"blob %d\x00" % len(text) + text).hexdigest()
    assert mia.get(reverse("rubric-json", args=[project.slug, draft.pk])).content == text
    with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("UPDATE taxonomy_rubricversion SET document = '{}' WHERE id = %s", [draft.pk])


def test_the_next_version_shows_what_differs(project, signed_in, draft):
    mia = signed_in("mia")
    save(mia, project, draft)
    freeze = reverse("vocabulary-freeze", args=[project.slug, "rubrics", draft.pk])
    mia.post(freeze, {"reason": "first", "revision": "2"})
    mia.post(reverse("vocabulary-next", args=[project.slug, "rubrics", draft.pk]))
    second = RubricVersion.objects.get(number=2)
    assert save(mia, project, second, **{"clause-1-marker": "WRONG"}).status_code == 302
    page = mia.get(
        reverse("vocabulary-differences", args=[project.slug, "rubrics", second.pk])
    ).content.decode()
    assert "clauses[gross].marker" in page
    assert mia.get(reverse("vocabulary-freeze", args=[project.slug, "rubrics", second.pk])).status_code == 200


def test_a_held_out_case_is_no_anchor(project, signed_in, draft):
    case = {"id": "held-1", "input": {"q": "x"}, "split": "test"}
    import_cases(
        project=project, dataset="d", rows=[(1, case)], source="c", actor=ACTOR, now=NOW, version="1"
    )
    mia = signed_in("mia")
    refused = save(mia, project, draft, **{"anchor-0-case": "held-1"})
    assert refused.status_code == 422
    assert "case held-1 is held out" in refused.content.decode()
    assert "What were the sales?" in refused.content.decode()
    assert save(mia, project, draft, **{"anchor-0-case": "dev-1"}).status_code == 302


def test_bad_rows_are_named_and_stay_typed(project, signed_in, draft):
    mia = signed_in("mia")
    refused = save(mia, project, draft, **{"clause-1-key": "net"})
    assert refused.status_code == 422
    assert "the key &#x27;net&#x27; stands twice" in refused.content.decode()
    assert "Gross sales" in refused.content.decode()
    assert "is no number" in save(mia, project, draft, **{"clause-1-tolerance": "x"}).content.decode()


def test_only_managers_edit(project, signed_in, draft):
    assert save(signed_in("ann"), project, draft).status_code == 403
    assert save(signed_in("eve"), project, draft).status_code == 404


def test_how_to_judge_is_shown_as_the_markdown_that_it_is(project, signed_in, draft):
    mia = signed_in("mia")
    save(mia, project, draft, doctrine="Judge **intent**. <script>alert(1)</script>")
    mia.post(
        reverse("vocabulary-freeze", args=[project.slug, "rubrics", draft.pk]),
        {"reason": "first", "revision": "2"},
    )
    page = mia.get(reverse("vocabulary-version", args=[project.slug, "rubrics", draft.pk])).content.decode()
    assert "<strong>intent</strong>" in page
    assert "<script>alert" not in page
