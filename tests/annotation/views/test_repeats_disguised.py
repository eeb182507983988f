"""A case that returns looks to its annotator, by page and by API, just as it did the first time."""

import re
from difflib import unified_diff

import pytest
from django.urls import reverse
from django.utils import timezone

from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, Study
from annotation.services.labelling import flag_gold, submit
from tests.studies import answers, make_cases

PAIR = [{"pseudonym": name} for name in ("ann", "ben")]
PRIVATE = (
    (r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "ID"),
    (r'name="csrfmiddlewaretoken" value="[^"]+"', "TOKEN"),
    (r"\d{4}-\d\d-\d\dT[0-9:.+Z]+", "TIME"), (r"\d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d", "TIME"),
    # One's own progress: it moves between any two cases.
    (r'(<span class="small muted num">|<progress value=")[^<]*', "PROGRESS"), (r"\d+ of \d+", "PROGRESS"),
    (r'(class="count num"[^>]*)>\d+', "COUNT"), (r'"(todo|draft|submitted|skipped)": ?\d+', "COUNT"),
    (r'<a[^>]*rel="prev".*?</a>', "PREVIOUS"),
)  # fmt: skip


def masked(text: str) -> list[str]:
    for pattern, name in PRIVATE:
        text = re.sub(pattern, name, text)
    return text.splitlines()


def seen(client, slot: Assignment) -> tuple[list[str], list[str]]:
    """The page and the API's answer of a slot, without what differs between any two cases."""
    page = client.get(reverse("labelling-case", args=[slot.study.public_id, slot.public_id]))
    body = client.get(reverse("api-labelling-case", args=[slot.study.public_id, slot.public_id]))
    assert (page.status_code, body.status_code) == (200, 200)
    return masked(page.content.decode()), masked(body.content.decode())


@pytest.mark.parametrize("assignment", ["fixed", "pool"])
def test_nothing_tells_a_repeat_from_a_first_time(study_at, signed_in, project, assignment):
    make_cases(project, [f"n{at:02}" for at in range(20)])
    study: Study = study_at("OPEN", annotators=PAIR, consistency_percent=50, assignment=assignment)
    client, ann = signed_in("ann"), Annotator.objects.get(pseudonym="ann")
    firsts: dict[int, tuple[list[str], list[str]]] = {}
    compared = 0
    while compared < 3:
        led = client.get(reverse("labelling", args=[study.public_id]))
        slot = Assignment.objects.get(public_id=led["Location"].strip("/").split("/")[-1])
        if slot.pass_number == 2:
            both = zip(seen(client, slot), firsts[slot.study_case_id], strict=True)
            assert [line for now, then in both for line in unified_diff(then, now, n=0, lineterm="")] == []
            compared += 1
        else:
            firsts[slot.study_case_id] = seen(client, slot)
        flag_gold(assignment=slot, annotator=ann, note="odd", now=timezone.now())
        submit(
            assignment=slot, annotator=ann, answers=answers("PASS", 1), idempotency_key=f"{slot.pk}",
            expected_revision=0, now=timezone.now(),
        )  # fmt: skip
        listed = client.get(reverse("labelling-list", args=[study.public_id, "todo"])).content.decode()
        waiting = Assignment.objects.filter(pass_number=2, leases=None)
        assert not [one for one in waiting if str(one.public_id) in listed]
