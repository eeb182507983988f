"""The pages around a ruling: filters, preview, overruling, who holds a case, and what comes after."""

import pytest
from django.urls import reverse

from annotation.models.adjudication import Acceptance, RulingLease
from annotation.models.leases import Flag
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.selectors.adjudication import case_records
from tests.annotation.views.test_adjudication import HOSTILE, case_address, letter_of, queue_address
from tests.studies import NOW, answers

CASE_FORM = {"take-score": "X", "reason": "subjective"}


def at(study, name, **keys):
    return reverse(name, kwargs={"study_id": study.public_id, **keys})


def rule(client, study, case_id="c3", **form):
    return client.post(case_address(study, case_id), CASE_FORM | form)


class TestQueue:
    def test_is_filtered_by_its_address(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        page = client.get(queue_address(study), {"field": "score"}).content.decode()
        assert ("<bdi>c3</bdi>" in page, "<bdi>c2</bdi>" in page) == (True, False)
        page = client.get(queue_address(study), {"q": "C2"}).content.decode()
        assert ("<bdi>c2</bdi>" in page, "<bdi>c3</bdi>" in page) == (True, False)
        page = client.get(queue_address(study), {"status": "agreed"}).content.decode()
        assert ("<bdi>c1</bdi>" in page, "<bdi>c2</bdi>" in page) == (True, False)

    @pytest.mark.parametrize(
        "asked", [{"status": "no"}, {"field": "x' OR 1"}, {"page": "-3"}, {"page": "9" * 40}, {"q": HOSTILE}]
    )
    def test_takes_any_address(self, study_at, signed_in, asked):
        answer = signed_in("ada").get(queue_address(study_at("MEASURED")), asked)
        assert answer.status_code == 200
        assert "<img src=x" not in answer.content.decode()

    def test_says_the_state_of_each_case_in_words(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        rule(client, study, **{"take-score": letter_of(study, "c3", "ann")})
        client.post(at(study, "adjudication-accept"))
        pages = {
            status: client.get(queue_address(study), {"status": status}).content.decode()
            for status in ("open", "ruled", "accepted")
        }
        assert "✕</span> differ" in pages["open"]
        assert f"✓</span> took {letter_of(study, 'c3', 'ann')}" in pages["ruled"]
        assert "✓</span> accepted" in pages["accepted"]

    def test_an_own_value_overrules_both(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        rule(client, study, **{"take-score": "own", "own-score": "1", "note": "Between."})
        assert "overruled both" in client.get(queue_address(study), {"status": "ruled"}).content.decode()

    def test_names_a_case_short_of_a_label(self, study_at, signed_in):
        from tests.studies import LABELS

        short = {key: label for key, label in LABELS.items() if key != ("c4", "ben")}
        study = study_at("MEASURED", labels=short)
        page = signed_in("ada").get(queue_address(study), {"status": "incomplete"}).content.decode()
        assert "<bdi>c4</bdi>" in page
        assert "</span> incomplete" in page


class TestSession:
    def test_starts_with_a_lease_pauses_and_resumes(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        assert client.post(at(study, "adjudication-start"))["Location"] == case_address(study, "c2")
        assert RulingLease.objects.get().ended_at is None
        client.post(at(study, "adjudication-pause"))
        assert RulingLease.objects.get().outcome == "released"
        assert "Resume" in client.get(queue_address(study)).content.decode()
        assert client.post(at(study, "adjudication-start"))["Location"] == case_address(study, "c2")

    def test_a_held_case_refuses_somebody_else_and_keeps_what_they_typed(self, study_at, signed_in, project):
        study = study_at("MEASURED")
        project.memberships.create(
            user=project.memberships.get(user__username="mia").user, role=Role.ADJUDICATOR
        )
        signed_in("ada").post(at(study, "adjudication-start"))
        answer = rule(
            signed_in("mia"), study, "c2",
            **{"take-decision": "X", "take-codes": "X", "note": "Kept."},
        )  # fmt: skip
        page = answer.content.decode()
        assert (answer.status_code, "works on this case until" in page, "Kept." in page) == (409, True, True)
        assert not Ruling.objects.exists()

    @pytest.mark.parametrize("act", ["hold", "release", "hand-on"])
    def test_holding_is_for_adjudicators(self, study_at, signed_in, act):
        study = study_at("MEASURED")
        address = case_address(study, "c2") + "hold/"
        assert signed_in("mia").post(address, {"act": act}).status_code == 403
        assert signed_in("eve").post(address, {"act": act}).status_code == 404

    def test_handing_on_to_nobody_known_is_not_found(self, study_at, signed_in):
        study = study_at("MEASURED")
        address = case_address(study, "c2") + "hold/"
        assert signed_in("ada").post(address, {"act": "hand-on", "to": "x"}).status_code == 404

    @pytest.mark.parametrize("name", ["adjudication-start", "adjudication-accept", "consensus-sessions"])
    def test_nothing_begins_before_the_report(self, study_at, signed_in, name):
        study = study_at("CLOSED")
        assert signed_in("ada").post(at(study, name)).status_code == 409


class TestAcceptance:
    def test_shows_first_and_accepts_on_request(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        page = client.get(at(study, "adjudication-accept")).content.decode()
        assert "2 cases are fully agreed on" in page
        assert not Acceptance.objects.exists()
        client.post(at(study, "adjudication-accept"))
        assert Acceptance.objects.count() == 2
        page = client.get(case_address(study, "c1")).content.decode()
        assert "Accepted by" in page

    def test_is_for_adjudicators(self, study_at, signed_in):
        study = study_at("MEASURED")
        assert signed_in("mia").post(at(study, "adjudication-accept")).status_code == 403
        assert (
            "Only an adjudicator" in signed_in("vic").get(at(study, "adjudication-accept")).content.decode()
        )


class TestOverruling:
    def test_asks_by_name_and_stores_both(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        rule(client, study)
        answer = rule(client, study, **{"take-score": "Y"})
        page = answer.content.decode()
        assert (answer.status_code, 'name="overrules" value="c3"' in page) == (422, True)
        assert rule(client, study, **{"take-score": "Y", "overrules": "c3"}).status_code == 302
        page = client.get(case_address(study, "c3")).content.decode()
        assert "1 earlier ruling, no longer standing" in page

    def test_of_agreement_is_on_request_and_needs_a_note(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        assert "Overrule the agreement…" in client.get(case_address(study, "c1")).content.decode()
        form = {"take-decision": "own", "own-decision": "FAIL", "reason": "annotator_slip"}
        assert client.post(case_address(study, "c1"), form).status_code == 422
        client.post(case_address(study, "c1"), form | {"note": "Both slipped."})
        record = next(found for found in case_records(study) if found.case_id == "c1")
        assert record.ruled == {"decision": "FAIL"}

    def test_pressing_twice_rules_once(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        for _ in range(2):
            assert rule(client, study, key="pressed").status_code == 302
        assert Ruling.objects.count() == 1


class TestTheCase:
    def test_shows_precedents_with_their_reason(self, study_at, signed_in):
        labels = {(f"c{n}", "ann"): answers("PASS", 1) for n in range(1, 5)}
        labels |= {(f"c{n}", "ben"): answers("FAIL", 1) for n in range(1, 5)}
        study, client = study_at("MEASURED", labels=labels), signed_in("ada")
        client.post(
            case_address(study, "c1"),
            {"take-decision": "X", "reason": "edge_case", "note": "Rounded, so fine."},
        )
        page = client.get(case_address(study, "c2")).content.decode()
        assert "Precedents" in page
        assert "Rounded, so fine." in page
        assert "an edge case" in page

    def test_says_when_its_own_answer_is_suspect(self, study_at, signed_in):
        study, client = study_at("OPEN"), signed_in("ada")
        case = study.cases.get(case__external_id="c2")
        ann = study.members.get(annotator__pseudonym="ann").annotator
        Flag.objects.create(study_case=case, annotator=ann, note=HOSTILE, flagged_at=NOW)
        from annotation.services.labels import import_labels
        from annotation.services.studies import close_study
        from tests.studies import ACTOR, LABELS, label_file, measure

        import_labels(study=study, file=label_file(LABELS), actor=ACTOR, now=NOW)
        close_study(study=study, actor=ACTOR, now=NOW)
        measure(study)
        for address in (case_address(study, "c2"), at(study, "adjudication-suspects")):
            page = client.get(address).content.decode()
            assert "&lt;img src=x" in page
            assert "<img src=x" not in page
        assert "1 suspect answer" in client.get(queue_address(study)).content.decode()

    def test_edits_and_texts_come_as_word_diffs(self, study_at, signed_in):
        schema = {
            "name": "edits",
            "fields": [{"key": "final", "type": "edited_text"}, {"key": "note", "type": "text"}],
        }
        text = "A tower of 324 metres"
        labels = {
            (f"c{n}", who): {
                "final": {"original": text, "final": text.replace("324", to)},
                "note": f"It is {to} <b>",
            }
            for n in range(1, 5)
            for who, to in (("ann", "330"), ("ben", "three"))
        }
        study = study_at("MEASURED", labels=labels, schema=schema, taxonomy=None)
        page = signed_in("ada").get(case_address(study, "c1")).content.decode()
        assert page.count("324<span") >= 2
        assert "<ins>" in page
        assert "&lt;b&gt;" in page
        client = signed_in("ada")
        form = {
            "take-final": "own",
            "own-final": "A tower of 331 metres\r\n",
            "note": "Measured.",
            "reason": "other",
        }
        assert client.post(case_address(study, "c1"), form).status_code == 302
        record = next(found for found in case_records(study) if found.case_id == "c1")
        assert record.ruled["final"] == {"original": text, "final": "A tower of 331 metres\n"}


def test_twelve_sides_have_the_keys_that_a_keyboard_has(study_at, signed_in):
    names = [f"a{number:02}" for number in range(12)]
    labels = {("c1", name): answers("PASS" if name < "a06" else "FAIL", 1, "A") for name in names}
    study = study_at("MEASURED", labels=labels, k=12, annotators=[{"pseudonym": name} for name in names])
    page = signed_in("ada").get(case_address(study, "c1")).content.decode()
    assert [f">{key}</kbd>" in page for key in ("1", "9", "10", "12", "13", "0")] == [
        True, True, False, False, False, True,
    ]  # fmt: skip
