"""A project full of canaries: what Ben, a judge and the data set say while Ann is blind to it."""

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from agreement.services.blind_comparisons import start_comparison
from agreement.services.regression_runs import import_regression_run
from agreement.services.regressions import Settling, overrule
from agreement.services.runs import import_run
from agreement.services.verdicts import import_verdicts
from annotation.core.harbor import Trial
from annotation.core.label_files import FileLabel, LabelFile
from annotation.core.study_files import parse_study
from annotation.models.adjudication import SessionKind
from annotation.models.datasets import DatasetVersion
from annotation.models.judging import JudgePass
from annotation.models.people import User
from annotation.models.projects import Annotator, Kind, Project, Role
from annotation.models.studies import Assignment, Study
from annotation.models.submissions import SurplusLabel
from annotation.models.webhooks import Webhook
from annotation.selectors.adjudication import disagreements
from annotation.services import assignments, labelling
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision
from annotation.services.adjudication_sessions import begin_session
from annotation.services.datasets import import_cases, import_outputs
from annotation.services.intake import propose
from annotation.services.invitations import invite_person
from annotation.services.labels import import_labels
from annotation.services.open_coding import note_case, start_session
from annotation.services.open_coding_board import make_draft_code, put_in_cluster
from annotation.services.people import annotator_of
from annotation.services.projects import add_member, ensure_annotator
from annotation.services.releases import create_release
from annotation.services.spec_judges import compare_answers
from annotation.services.studies import close_study, create_study, open_study
from annotation.services.tokens import make_token
from annotation.services.uploads import keep_upload
from annotation.services.verifier_authoring import create_verifier, keep_fixture
from annotation.services.verifier_outcomes import keep_trials
from taxonomy.digest import sha256_of
from tests.annotation.blindness.canaries import SAID, forms
from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, answers, make_chair, make_project, make_user, measure

BEN = SAID["pseudonym"]
CASES = ("c1", "c2", "c3", "c4")
EVERY_ROLE = (Role.MANAGER, Role.ADJUDICATOR, Role.VIEWER, Role.ANNOTATOR)
STATES = ("OPEN", "CLOSED", "MEASURED", "RELEASED")


@dataclass
class World:
    """A project in one state. `people` are who may ask, by name; None is nobody signed in."""

    project: Project
    study: Study
    people: dict[str, User | None]
    planted: dict[str, set[bytes]] = field(default_factory=dict)

    def slots(self, name: str) -> list[Assignment]:
        return list(self.study.assignments.filter(annotator__pseudonym=name).order_by("pk"))


BEN_SAYS = answers("FAIL", 0, "B") | {"note": SAID["label"]}


def make_world(state: str, *, ben_works_too: bool = True) -> World:
    """The project at `state`; without `ben_works_too` Ben has done nothing yet."""
    project = make_project()
    study = _study(project)
    people = _people(project)
    _neighbours(project, people)
    if ben_works_too:
        ben_works(study)
    _others_label(study)
    if state != "OPEN":
        close_study(study=study, actor=ACTOR, now=NOW)
    if state in ("MEASURED", "RELEASED"):
        measure(study)
        chair = ensure_annotator(project=project, pseudonym="chair", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
        begin_session(study=study, adjudicator=chair, now=NOW, kind=SessionKind.CONSENSUS)
    if state == "RELEASED":
        _rule_all(study)
        create_release(project=project, name="v1", studies=[study], reason="first", actor=ACTOR, now=NOW)
    study.refresh_from_db()
    world = World(project, study, people, {kind: forms(text) for kind, text in SAID.items()})
    # The digest of a whole label would let anybody test a guess.
    world.planted["label"] |= {sha256_of(BEN_SAYS).encode()}
    return world


def _study(project: Project) -> Study:
    rows = [
        (row, {"id": name, "input": {"q": name}, "split": "test", "expectedOutput": {"answer": SAID["gold"]}})
        for row, name in enumerate(CASES, start=1)
    ]
    import_cases(project=project, dataset="d", rows=rows, source="c.jsonl", actor=ACTOR, now=NOW)
    producer = {"model": SAID["producer"], "run": SAID["run"]}
    outputs = [
        (row, {"case_id": name, "content": f"answer to {name}", "producer": producer})
        for row, name in enumerate(CASES, start=1)
    ]
    version = DatasetVersion.objects.get(dataset__project=project)
    import_outputs(version=version, rows=outputs, source="o.jsonl", actor=ACTOR, now=NOW)
    plan = {
        "name": "doubles", "dataset": "d", "schema": SCHEMA | {"labels": "output"}, "taxonomy": TAXONOMY, "k": 3,
        "seed": 5, "assignment": "fixed", "annotators": [
            {"pseudonym": "ann"}, {"pseudonym": BEN}, {"pseudonym": "judge", "kind": "model"}],
    }  # fmt: skip
    study = create_study(project=project, plan=parse_study(plan, "s.json"), actor=ACTOR, now=NOW)
    open_study(study=study, actor=ACTOR, now=NOW)
    return study


def _people(project: Project) -> dict[str, User | None]:
    ann = make_user("ann-login", project, Role.ANNOTATOR)
    ben = make_user(SAID["login"], project, Role.ANNOTATOR)
    ben.email = f"{SAID['email']}@example.org"
    ben.save()
    for name, user in (("ann", ann), (BEN, ben)):
        Annotator.objects.filter(project=project, pseudonym=name).update(user=user)
    other = make_project("elsewhere")
    return {
        "nobody": None,
        "stranger": make_user("eve", other, *EVERY_ROLE),
        "operator": User.objects.create(username="root", is_staff=True, is_superuser=True),
        "ann": ann,
        "manager": make_user("mia", project, Role.MANAGER),
        "adjudicator": make_user("ada", project, Role.ADJUDICATOR),
        "viewer": make_user("vic", project, Role.VIEWER),
    }


def _neighbours(project: Project, people: dict[str, User | None]) -> None:
    """What else has pages: open coding in which Ben noted something, and an invitation that waits."""
    version = DatasetVersion.objects.get(dataset__project=project)
    session = start_session(
        project=project, version=version, name="coding", seed=1, actor=ACTOR, now=NOW, n=4
    )
    ben = Annotator.objects.get(project=project, pseudonym=BEN)
    noted = note_case(
        sampled=session.sample.get(position=1),
        annotator=ben,
        text=SAID["note"],
        verdict="FAIL",
        now=NOW,
    )
    sorted_in = put_in_cluster(
        session=session, note_ids=[noted.note_id], name=SAID["note"], actor=ACTOR, now=NOW
    )
    make_draft_code(cluster=sorted_in, actor=ACTOR, now=NOW)
    mia = annotator_of(user=people["manager"], project=project, now=NOW)
    _verifier(project)
    said = {"task_id": CASES[0], "answer": SAID["gold"], "judge": True}
    compare_answers(
        version=version, content=json.dumps(said).encode(), source="said.jsonl", actor=ACTOR, now=NOW
    )
    _judged_run(version)
    invite_person(project=project, role=Role.ANNOTATOR, meant_for="somebody", invited_by=mia, now=NOW,
                  link_of=lambda token: f"/invitations/{token}/")  # fmt: skip
    propose(project=project, reason="regression", content={"input": {"q": "p"}}, actor=ACTOR, now=NOW)
    keep_upload(
        project=project, name="more.jsonl", content=b'{"id":"u1","input":"q"}\n', actor=ACTOR, now=NOW
    )
    Webhook.objects.create(project=project, url="https://hooks.example.org/", events=["study.closed"], secret="s" * 64,
                           created_by=ACTOR, created_at=NOW, ended_at=NOW)  # fmt: skip
    for user in (people["ann"], people["manager"]):
        make_token(user=user, name="ci", scopes=["read"], days=1, actor=ACTOR, now=NOW)


def _judged_run(version: DatasetVersion) -> None:
    """A run over the cases that Ann labels, and a judge who says the gold."""
    attempts = [
        (row, {"case_id": case, "prediction": SAID["gold"]}) for row, case in enumerate(CASES, start=1)
    ]
    run = import_run(
        version=version, name="judged", answerer="somebody", pins={}, rows=attempts, source="a.jsonl", actor=ACTOR,
        now=NOW,
    ).run  # fmt: skip
    said = {
        "verdict": "match", "confidence": 9, "why": SAID["gold"], "column_pairing": {}, "gold_status": "verified",
        "judge_version": 1, "rubric_sha": "0" * 40,
    }  # fmt: skip
    verdicts = [(row, said | {"case_id": case}) for row, case in enumerate(CASES, start=1)]
    other = import_run(
        version=version, name="other", answerer="somebody", pins={}, rows=attempts, source="b.jsonl", actor=ACTOR,
        now=NOW,
    ).run  # fmt: skip
    start_comparison(name="blind", first=run, second=other, actor=ACTOR, now=NOW, seed=1)
    done = import_verdicts(run=run, judge="judge:one", rows=verdicts, source="v.jsonl", actor=ACTOR, now=NOW)
    _overruled(done.judge_pass)


def _overruled(judge_pass: JudgePass) -> None:
    """A fixture over a case that Ann labels, and a run of a judge over it; both say the gold."""
    project = judge_pass.run.project
    chair = ensure_annotator(project=project, pseudonym="chair", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
    settling = Settling("no_match", SAID["gold"], "gold_status")
    fixture = overrule(verdict=judge_pass.verdicts.order_by("pk")[0], settling=settling, by=chair, now=NOW)
    line = {
        "fixture_id": fixture.fixture_sha256, "verdict": "match", "judge_version": SAID["gold"], "rubric_sha": "0" * 40,
    }  # fmt: skip
    import_regression_run(project=project, rows=[(1, line)], source="r.jsonl", actor=ACTOR, now=NOW)


def _verifier(project: Project) -> None:
    """A verifier that knows the gold, with a fixture, and a run over the cases that Ann labels."""
    criterion = {
        "name": "answer", "evidence": SAID["gold"], "evidence_kind": "artefact", "produced_by": "capture",
        "recomputed": "compared with the gold",
    }  # fmt: skip
    document = {
        "criterion": "Pass iff the answer is right.", "kind": "external", "command": "sh test.sh", "criteria": [criterion],
    }  # fmt: skip
    version = create_verifier(project=project, name="outside", document=document, actor=ACTOR, now=NOW)
    fixture = {"kind": "known_good", "input": {"answer": SAID["gold"]}}
    keep_fixture(verifier=version.verifier, name="good", document=fixture, actor=ACTOR, now=NOW)
    trials = [Trial(f"{case}__1", "pass", {}, "", SAID["gold"]) for case in CASES]
    keep_trials(version=version, name="monday", trials=trials, source="job.zip", actor=ACTOR, now=NOW)


def give_ann_every_role(world: World) -> None:
    """From here on Ann is manager, adjudicator and viewer as well."""
    for role in EVERY_ROLE:
        add_member(project=world.project, user=world.people["ann"], role=role, actor=ACTOR, now=NOW)


def ben_works(study: Study, said: dict[str, Any] = BEN_SAYS, at: datetime = NOW) -> None:
    """Ben labels two cases, drafts and flags one, skips one, and a label of his comes too late."""
    ben = Annotator.objects.get(pseudonym=BEN)
    first, second, third, fourth = Assignment.objects.filter(study=study, annotator=ben).order_by("pk")
    for slot in (first, second):
        assignments.open_assignment(assignment=slot, annotator=ben, now=at)
        labelling.submit(assignment=slot, annotator=ben, answers=said, idempotency_key=f"k{slot.pk}",
                         expected_revision=0, now=at)  # fmt: skip
    labelling.save_draft(
        assignment=third, annotator=ben, answers={"note": SAID["draft"]}, base_revision=0, now=at
    )
    labelling.flag_gold(assignment=third, annotator=ben, note=SAID["flag"], now=at)
    assignments.skip(assignment=fourth, annotator=ben, reason=SAID["skip"], now=at)
    SurplusLabel.objects.create(
        study_case=third.study_case, annotator=ben, answers=f'{{"note":"{SAID["surplus"]}"}}',
        answers_sha256="0" * 64, origin="page", submitted_at=at,
    )  # fmt: skip


def _rule_all(study: Study) -> None:
    for record in disagreements(study):
        given = {key: record.sides[0].answers[key] for key in record.disputed}
        decision = Decision(answers=given, reason="other", note="In between.")
        rule(study_case=record.study_case, decision=decision, adjudicator=make_chair(study), now=NOW)
    study.refresh_from_db()


def _others_label(study: Study) -> None:
    labels = [
        FileLabel(case, name, row, given, dict.fromkeys(given, row))
        for row, (case, name, given) in enumerate(
            [(case, "judge", answers("PASS", 2) | {"note": SAID["judge"]}) for case in CASES]
            + [(case, "ann", answers("PASS", 1, "A")) for case in CASES[:2]],
            start=1,
        )
    ]
    import_labels(study=study, file=LabelFile("l.jsonl", labels, []), actor=ACTOR, now=NOW)
