"""The spec's page: refused by name, tried while it is written, sent back by the oracle; nobody else's business."""

import pytest
from django.core.cache import cache

from annotation.admin import columns
from annotation.models.audit import AuditEvent
from annotation.models.check_runs import CheckRun
from annotation.models.jobs import Job
from annotation.models.labels import Label
from annotation.services import check_runs
from annotation.services.studies import close_study
from annotation.views import spec_checks
from taxonomy.strict_json import strict_json
from tests.annotation.specs.posting import posted
from tests.annotation.specs.world import (
    LENIENT,
    RIGHT,
    SPECS,
    TASKS,
    WRONG,
    hand_in,
    label_for,
    make_spec_study,
    run_checks,
    slot_of,
    string,
)
from tests.annotation.verifiers.shared_data import loaded, needs_data
from tests.studies import ACTOR, NOW, make_project

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]
CASES = list((loaded("cases/verifier_spec_cases.json") or {"spec_validation": []})["spec_validation"])


@pytest.fixture(autouse=True)
def _no_tries_yet():
    cache.clear()


def page_of(study, case_id="15", name="ann"):
    return f"/studies/{study.public_id}/label/{slot_of(study, case_id, name).public_id}/"


def api_of(study, case_id="15", name="ann"):
    return f"/api/v1/studies/{study.public_id}/labelling/{slot_of(study, case_id, name).public_id}/"


def answers_in(annotation):
    given = {
        key: value
        for key, value in annotation.items()
        if key not in ("task_id", "eval_types", "reference_answers")
    }
    return given | {"spec": {key: annotation[key] for key in ("eval_types", "reference_answers")}}


def lenient(**changes):
    return label_for("15", negative_examples=[LENIENT, *WRONG["15"][1:]], **changes)


@needs_data
class TestValidation:
    def test_is_the_same_through_form_and_api_and_names_what_is_wrong(self, study, signed_in):
        client = signed_in("ann")
        for number, case in enumerate(CASES):
            answers, named = answers_in(case["annotation"]), case["error_mentions"] or ""
            before = Label.objects.filter(assignment=slot_of(study, "15", "ann")).count()
            over = {"Idempotency-Key": f"a{number}", "If-Match": f'"{before}"'}
            by_api = client.post(
                api_of(study) + "label/", {"answers": answers}, content_type="application/json", headers=over
            )
            assert (by_api.status_code == 201) is case["valid"], case["id"]
            assert named in by_api.content.decode(), case["id"]
            after = before + case["valid"]
            form = posted(answers, revision=after, key=f"f{number}", go_on="")
            by_form = client.post(page_of(study), form)
            assert (by_form.status_code == 302) is case["valid"], case["id"]
            assert named in by_form.content.decode(), case["id"]


class TestTheFieldOnThePage:
    def test_is_a_text_area_that_works_without_script_with_a_suggestion_and_help(self, study, signed_in):
        page = signed_in("ann").get(page_of(study)).content.decode()
        assert '<textarea class="input mono" id="in-spec" name="f-spec"' in page
        assert "data-suggest=" in page
        assert "first_sentence" in page
        assert "Trap 1, named options" in page
        assert f"{page_of(study)}specs/spec/try/" in page

    def test_suggests_nothing_from_a_hidden_gold(self, signed_in, study):
        hidden = make_spec_study(
            study.project, name="hidden", schema={"reference": "hidden", "name": "hidden"}
        )
        page = signed_in("ann").get(page_of(hidden)).content.decode()
        assert "data-suggest=" not in page


class TestTrying:
    def test_says_what_came_of_each_example_and_where_what_matched(self, study, signed_in):
        said = signed_in("ann").post(page_of(study) + "specs/spec/try/", posted(lenient())).json()
        by_check = {(row["check"], row["index"]): row for row in said["examples"]}
        assert by_check["gold", None]["is_right"]
        wrong = by_check["negative", 0]
        assert (wrong["outcome"], wrong["is_right"], wrong["start"], wrong["end"]) == ("pass", False, 33, 39)
        assert wrong["text"][33:39] == "alaska"
        assert {lint["code"] for lint in said["lints"]} >= {"named_option"}
        assert said["mutation"]["n"] > 3

    def test_puts_a_lint_beside_the_entry_that_it_quotes(self, study, signed_in):
        answers = label_for("15", spec=string("alaska"))
        said = signed_in("ann").post(page_of(study) + "specs/spec/try/", posted(answers)).json()
        [echo] = [lint for lint in said["lints"] if lint["code"] == "echo"]
        assert (echo["key"], echo["entry"]) == ("must_include", "alaska")

    def test_keeps_nothing(self, study, signed_in):
        signed_in("ann").post(page_of(study) + "specs/spec/try/", posted(lenient()))
        assert not Label.objects.exists()
        assert not CheckRun.objects.exists()
        assert not Job.objects.filter(kind="check_spec").exists()

    @pytest.mark.parametrize(
        ("typed", "problem"),
        [
            ("{", "JSON"),
            ('{"eval_types": ["string_match"], "reference_answers": {"must_include": ["^(a$"]}}', "regex"),
            ('{"eval_types": ["program_html"], "reference_answers": {}}', "program_html"),
        ],
    )
    def test_names_what_is_wrong_with_a_malformed_spec(self, study, signed_in, typed, problem):
        form = posted(lenient()) | {"f-spec": typed}
        assert problem in signed_in("ann").post(page_of(study) + "specs/spec/try/", form).json()["problem"]

    def test_ends_where_a_pattern_runs_out_of_time(self, study, signed_in):
        answers = label_for("15", spec=string("^(a|aa)+$"), positive_examples=["a" * 60 + "c", *RIGHT["15"]])
        said = signed_in("ann").post(page_of(study) + "specs/spec/try/", posted(answers)).json()
        assert said["is_cut"]
        assert said["examples"][-1]["outcome"] == "infrastructure_error"

    def test_is_bounded_in_rate(self, study, signed_in, monkeypatch):
        monkeypatch.setattr(spec_checks, "MOST_TRIES", 2)
        client = signed_in("ann")
        statuses = [
            client.post(page_of(study) + "specs/spec/try/", posted(lenient())).status_code for _ in range(3)
        ]
        assert statuses == [200, 200, 429]

    def test_is_for_ones_own_open_case_alone(self, study, signed_in):
        address = page_of(study) + "specs/spec/try/"
        for name in ("ben", "mia", "eve"):
            assert signed_in(name).post(address, posted(lenient())).status_code == 404
        assert signed_in("ann").get(address).status_code == 405
        close_study(study=study, actor=ACTOR, now=NOW)
        assert signed_in("ann").post(address, posted(lenient())).status_code == 409


class TestRepair:
    def test_is_shown_with_the_example_entry_offset_and_reason(self, study, signed_in):
        client = signed_in("ann")
        client.post(page_of(study), posted(lenient()))
        assert "check under way" in client.get(page_of(study)).content.decode()
        run_checks()
        page = client.get(page_of(study)).content.decode()
        assert "negative 1 accepted: &#x27;alaska&#x27; at 33" in page
        assert LENIENT in page
        assert "at character 33" in page

    def test_waits_in_a_list_of_its_own_until_it_is_done(self, study, signed_in):
        client, label = signed_in("ann"), f"/studies/{study.public_id}/label/"
        for case_id in TASKS:
            client.post(
                page_of(study, case_id),
                posted(lenient() if case_id == "15" else label_for(case_id), key=case_id),
            )
        run_checks()
        assert client.get(label).headers["Location"].endswith("/cases/repair/")
        listed = client.get(label + "cases/repair/").content.decode()
        assert "1 spec is to be repaired" in listed
        assert page_of(study) in listed
        client.post(
            page_of(study), posted(lenient(spec=string("alaska", exclude=("no state",))), revision=1, key="r")
        )
        run_checks()
        assert page_of(study) not in client.get(label + "cases/repair/").content.decode()
        runs = client.get(page_of(study) + "checks/").content.decode()
        assert "revision 1" in runs
        assert "revision 2" in runs

    def test_is_a_count_to_the_manager_and_stands_in_the_ledger_of_the_closing(self, study, signed_in):
        hand_in(study, "15", "ann", lenient())
        client = signed_in("mia")
        progress = client.get(f"/studies/{study.public_id}/coverage/").content.decode()
        assert "1 to repair" in progress
        assert "alaska" not in progress
        assert "1 spec to repair" in client.get(f"/studies/{study.public_id}/").content.decode()
        close_study(study=study, actor=ACTOR, now=NOW)
        closed = strict_json(AuditEvent.objects.get(action="study.closed").event)["subject"]
        assert closed["n_specs_to_repair"] == 1

    def test_keeps_a_study_that_closes_itself_open(self):
        study = make_spec_study(make_project("other"), name="self", close_when_complete=True)
        for case_id in TASKS:
            for name in ("ann", "ben"):
                hand_in(
                    study,
                    case_id,
                    name,
                    lenient() if (case_id, name) == ("15", "ann") else label_for(case_id),
                )
        study.refresh_from_db()
        assert study.state == "OPEN"
        hand_in(study, "15", "ann", lenient(spec=string("alaska", exclude=("no state",))), checked=False)
        study.refresh_from_db()
        assert study.state == "OPEN"
        run_checks()
        study.refresh_from_db()
        assert study.state == "CLOSED"


class TestRuns:
    def test_are_their_authors_alone(self, study, signed_in):
        hand_in(study, "15", "ann", lenient())
        for name in ("ben", "mia", "ada", "eve"):
            for address in (page_of(study) + "checks/", api_of(study) + "checks/"):
                assert signed_in(name).get(address).status_code == 404, (name, address)
            assert signed_in(name).post(page_of(study) + "check/").status_code == 404

    def test_and_specs_reach_nobody_else_on_any_page_while_the_study_is_open(self, study, signed_in):
        """With a control: their author finds the planted word on the same addresses."""
        planted = "quokkacanary"
        spec = string(f"alaska |OR| {planted}")
        hand_in(study, "15", "ann", lenient(spec=spec, notes=f"Not a {planted}."))
        hand_in(study, "15", "ben", label_for("15"))
        lists = [f"/studies/{study.public_id}/label/cases/{tab}/" for tab in ("todo", "repair", "submitted")]
        project = study.project.slug
        shared = [f"/studies/{study.public_id}/", f"/studies/{study.public_id}/coverage/", f"/projects/{project}/",
                  f"/projects/{project}/audit/", "/api/v1/jobs/"]  # fmt: skip
        for name in ("ben", "mia", "ada"):
            own = (
                [page_of(study, name=name), page_of(study, name=name) + "checks/", *lists]
                if name == "ben"
                else []
            )
            client = signed_in(name)
            for address in [*own, *shared]:
                said = client.get(address, follow=True).content.decode()
                assert planted not in said, (name, address)
                assert "too lenient" not in said, (name, address)
        assert "status" not in columns(CheckRun)
        author = signed_in("ann").get(page_of(study)).content.decode()
        assert planted in author
        assert "too lenient" in author

    def test_are_read_and_asked_for_over_the_api(self, study, signed_in):
        client = signed_in("ann")
        assert client.post(api_of(study) + "checks/").status_code == 409
        draft = {"answers": lenient(), "base_revision": 0}
        client.put(api_of(study) + "draft/", draft, content_type="application/json")
        assert client.post(api_of(study) + "checks/").status_code == 202
        run_checks()
        [run] = client.get(api_of(study) + "checks/").json()["results"]
        assert (run["revision"], run["status"], run["n_failures"]) == (0, "needs_repair", 1)
        assert run["document"]["failures"][0]["offset"] == 33

    def test_name_what_another_engine_judges_otherwise(self, study, signed_in, monkeypatch):
        hand_in(study, "15", "ann", label_for("15"))
        old = CheckRun.objects.get()
        document = strict_json(old.document)
        document["examples"][1]["outcome"] = "fail"
        old.pk, old.public_id, old.engine_version = None, study.public_id, "0.9.0"
        old.document = old.document.replace('"outcome":"pass"', '"outcome":"fail"')
        old.save(force_insert=True)
        monkeypatch.setattr(check_runs, "ENGINE_VERSION", "2.0.0")
        signed_in("ann").post(page_of(study) + "check/")
        run_checks()
        page = signed_in("ann").get(page_of(study) + "checks/").content.decode()
        assert "Judged otherwise than by the engine before" in page
        assert "Alaska.</span>: fail before, pass now" in page


def test_the_specs_of_these_tests_are_good():
    assert set(SPECS) == set(RIGHT) == set(WRONG) == set(TASKS)
