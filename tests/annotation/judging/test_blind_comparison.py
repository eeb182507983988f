"""Blind comparisons: neutral pairs, decisions before the reveal and none after, a map that nothing shows before."""

import pytest
from django.db import IntegrityError, transaction
from django.urls import reverse

from agreement.judging.blinding import drawn_sides, tally
from annotation.models.audit import AuditEvent
from annotation.models.blind_comparisons import BlindComparison, BlindDecision, BlindKey, BlindReveal
from tests.annotation.judging.worlds import attempts, dataset, put_run
from tests.studies import NOW


@pytest.fixture
def comparison(project, signed_in):
    version = dataset(project)
    runs = [
        put_run(version, attempts(q1={"prediction": name}, q4={"prediction": None, "reason": "not_submitted"}),
                name=f"run-{name}", answerer=f"agent-{name}")
        for name in ("old", "new")
    ]  # fmt: skip
    form = {"name": "blind", "first": runs[0].public_id, "second": runs[1].public_id}
    signed_in("mia").post(reverse("blind-comparisons", args=[project.slug]), form)
    return BlindComparison.objects.get()


def decide_all(client, project, comparison):
    """Take the new run's answer wherever it stands."""
    for pair in comparison.pairs.all():
        key = BlindKey.objects.select_related("left__run").get(pair=pair)
        choice = "left" if key.left.run.name == "run-new" else "right"
        client.post(
            reverse("blind-pair", args=[project.slug, comparison.public_id, pair.public_id]),
            {"choice": choice},
        )


def test_pairs_say_nothing_of_their_runs(project, comparison, signed_in):
    ada = signed_in("ada")
    assert comparison.pairs.count() == 3
    pages = [reverse("blind-comparison", args=[project.slug, comparison.public_id])] + [
        reverse("blind-pair", args=[project.slug, comparison.public_id, pair.public_id])
        for pair in comparison.pairs.all()
    ]
    for page in pages:
        text = ada.get(page).content.decode()
        assert not {"run-old", "run-new", "agent-old", "agent-new"} & set(
            text.replace("<", " ").replace(">", " ").split()
        )
    decide_all(ada, project, comparison)
    assert "run-new" not in ada.get(pages[0]).content.decode()


def test_decisions_come_before_the_reveal_and_none_after(project, comparison, signed_in):
    ada, mia = signed_in("ada"), signed_in("mia")
    opening = reverse("blind-reveal", args=[project.slug, comparison.public_id])
    early = mia.post(opening)
    assert (early.status_code, "0 of 3 decisions are written" in early.content.decode()) == (409, True)
    assert ada.post(opening).status_code == 403
    decide_all(ada, project, comparison)
    assert mia.post(opening).status_code == 302
    page = mia.get(reverse("blind-comparison", args=[project.slug, comparison.public_id])).content.decode()
    assert "run-new" in page
    assert "p = 0.1250" in page
    pair = comparison.pairs.first()
    late = ada.post(
        reverse("blind-pair", args=[project.slug, comparison.public_id, pair.public_id]), {"choice": "tie"}
    )
    assert (late.status_code, BlindDecision.objects.count()) == (409, 3)
    with pytest.raises(IntegrityError), transaction.atomic():
        BlindDecision.objects.create(pair=pair, decided_by="x", choice="tie", decided_at=NOW)
    with pytest.raises(IntegrityError), transaction.atomic():
        BlindReveal.objects.all().delete()
    assert AuditEvent.objects.filter(action="blind_comparison.revealed").count() == 1


def test_who_may(project, comparison, signed_in):
    address = reverse("blind-comparison", args=[project.slug, comparison.public_id])
    assert [signed_in(name).get(address).status_code for name in ("vic", "ann", "eve")] == [200, 404, 404]
    index = reverse("blind-comparisons", args=[project.slug])
    assert signed_in("vic").post(index, {"name": "x"}).status_code == 403
    refused = signed_in("mia").post(index, {"name": "blind"})
    assert (refused.status_code, "choose two runs" in refused.content.decode()) == (422, True)


def test_half_of_each_run_stands_left():
    assert sum(drawn_sides(10, seed=3)) == 5
    assert drawn_sides(10, seed=3) == drawn_sides(10, seed=3) != drawn_sides(10, seed=4)
    found = tally([("left", True), ("left", False), ("tie", True), ("right", True)])
    assert (found["first"], found["second"], found["ties"]) == (1, 2, 1)
