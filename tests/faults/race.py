"""Many hands on one study at the same moment; prints what became of each, as JSON.

`submit`: thirty-two threads submit the first revision of one label. `revise`: the same for its second revision.
`pool`: three files of labels, one an annotator, are poured at once into slots for two.
`import`: eight threads import the same file. `rule`: eight threads rule on the same case.
`accept`: eight strangers follow one invitation. `leave`: two managers give their role up.
"""

import json
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def outcomes(act: Callable[[int], object], hands: int) -> dict[str, int]:
    """How often each outcome came: `done`, or the name of what was raised."""
    from django.db import connection

    counts: Counter[str] = Counter()
    together = threading.Barrier(hands)

    def hand(number: int) -> None:
        try:
            connection.ensure_connection()
            together.wait()
            act(number)
        except Exception as fault:  # noqa: BLE001  # each outcome is what the test looks at
            counts[type(fault).__name__] += 1
        else:
            counts["done"] += 1
        finally:
            connection.close()

    threads = [threading.Thread(target=hand, args=(number,)) for number in range(hands)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return dict(counts)


def race(kind: str) -> dict[str, int]:
    from annotation.models.labels import Origin
    from annotation.models.studies import Assignment
    from annotation.services.adjudication import Decision, rule
    from annotation.services.labels import import_labels, submit_label
    from tests import studies

    if kind in ("accept", "leave"):
        return race_of_people(kind)
    if kind == "rule":
        study = studies.make_study("MEASURED")
        case, chair = study.cases.get(case__external_id="c3"), studies.make_chair(study)
        decision = Decision(answers={"score": 2}, reason="other")
        return outcomes(
            lambda _: rule(study_case=case, decision=decision, adjudicator=chair, now=studies.NOW), 8
        )
    if kind == "pool":
        trio = [{"pseudonym": name} for name in ("ann", "ben", "cat")]
        study = studies.make_study("OPEN", annotators=trio, assignment="pool")
    else:
        study = studies.make_study("OPEN")
    if kind in ("pool", "import"):
        files = [
            studies.label_file(
                {(case, name): studies.answers("PASS", 1) for case in ("c1", "c2", "c3", "c4")}
            )
            for name in ("ann", "ben", "cat" if kind == "pool" else "ann")
        ]
        hands = 3 if kind == "pool" else 8
        return outcomes(
            lambda number: import_labels(
                study=study, file=files[number if kind == "pool" else 0], actor="race", now=studies.NOW
            ),
            hands,
        )
    slot = Assignment.objects.select_related("annotator").first()

    def submit(number: int, after: int) -> None:
        submit_label(assignment=slot, annotator=slot.annotator, answers=studies.answers("PASS", number % 3),
                     after=after, origin=Origin.PAGE, now=studies.NOW)  # fmt: skip

    if kind == "revise":
        submit(0, 0)
    return outcomes(lambda number: submit(number, 1 if kind == "revise" else 0), 32)


def race_of_people(kind: str) -> dict[str, int]:
    from annotation.models.projects import Role
    from annotation.services.invitations import accept_invitation, invite_person
    from annotation.services.people import annotator_of, change_roles
    from tests import studies

    project = studies.make_project()
    managers = [studies.make_user(name, project, Role.MANAGER) for name in ("mia", "max")]
    if kind == "leave":
        return outcomes(
            lambda number: change_roles(
                project=project, user=managers[number], roles=[], actor="race", now=studies.NOW
            ),
            2,
        )
    mia = annotator_of(user=managers[0], project=project, now=studies.NOW)
    token = invite_person(
        project=project, role=Role.ANNOTATOR, meant_for="one", invited_by=mia, link_of=str, now=studies.NOW
    ).link
    return outcomes(
        lambda number: accept_invitation(
            token=token, username=f"guest-{number}", password="a calm long sentence", now=studies.NOW
        ),
        8,
    )


if __name__ == "__main__":
    django.setup()
    print(json.dumps(race(sys.argv[1])))  # noqa: T201
