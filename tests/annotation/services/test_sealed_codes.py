"""Codes sealed once, whole, and equal to what the labels say at any time."""

import json

import numpy as np
import pytest
from django.core.management import call_command
from django.db import connection, transaction
from django.db.utils import DatabaseError
from django.utils import timezone

from annotation.core.code_blocks import BlockWriter, Book, Key, pack, unpack
from annotation.guarded import GUARDS
from annotation.models.sealed_codes import CodeBook, CodeSeal, CodeVector
from annotation.selectors import coded_labels
from annotation.selectors.labels import StudyStillBlind, counted_labels
from annotation.selectors.studies import pins_of
from annotation.services import sealed_codes
from annotation.services.sealed_codes import code_differences, seal_codes
from taxonomy.digest import sha256_of
from taxonomy.guards import catalogue
from tests.studies import LABELS, make_study

NOW = timezone.now()


class TestBooksAndBlocks:
    @pytest.mark.parametrize(
        ("largest", "width"), [(0, 1), (255, 1), (256, 2), (65535, 2), (65536, 4), (1 << 40, 8)]
    )
    def test_codes_take_as_few_bytes_as_they_need(self, largest, width):
        packed = pack(Key("answer", "f", "ann"), 0, np.array([0, largest, 1]))
        assert (packed.width, len(packed.codes)) == (width, 3 * width)
        assert unpack(packed.width, packed.codes).tolist() == [0, largest, 1]

    def test_a_book_numbers_values_as_they_come_after_those_declared(self):
        book = Book(["b"])
        assert [book.code(value) for value in ("a", "b", "c", "a")] == [2, 1, 3, 2]
        assert book.values == ["b", "a", "c"]

    def test_a_book_with_a_limit_has_no_code_for_what_is_beyond_it(self):
        book = Book(most=2)
        assert [book.code(value) for value in ("a", "b", "c")] == [1, 2, 0]
        assert book.is_full

    def test_places_nobody_filled_are_missing_and_the_last_block_is_short(self):
        writer = BlockWriter(2)
        writer.put(1, Key("label", "", "ann"), 1)
        (first,) = writer.flush(2)
        writer.put(2, Key("label", "", "ann"), 1)
        (second,) = writer.flush(1)
        assert (first.block, unpack(first.width, first.codes).tolist()) == (0, [0, 1])
        assert (second.block, unpack(second.width, second.codes).tolist()) == (1, [1])


@pytest.mark.django_db
class TestSealing:
    def test_measuring_seals_the_codes_of_every_label(self):
        study = make_study("MEASURED")
        seal = CodeSeal.objects.get(study=study)
        assert (seal.n_cases, seal.n_labels) == (4, 8)
        assert code_differences(study) == []
        book = CodeBook.objects.get(study=study, kind="answer", name="codes")
        assert json.loads(book.entries) == [[], ["A"], ["A", "B"], ["B"]]

    def test_inputs_are_digested_without_holding_them(self):
        study = make_study("MEASURED")
        evidence = [
            [label.case_id, label.annotator, label.revision, label.answers_sha256]
            for label in sorted(counted_labels(study), key=lambda label: (label.case_id, label.annotator))
        ]
        whole = sha256_of({"pins": pins_of(study), "labels": evidence})
        assert CodeSeal.objects.get(study=study).inputs_sha256 == whole

    def test_sealing_again_keeps_what_is_there(self):
        study = make_study("MEASURED")
        assert seal_codes(study=study, now=NOW).pk == CodeSeal.objects.get(study=study).pk

    def test_an_open_study_has_no_codes(self):
        with pytest.raises(StudyStillBlind):
            seal_codes(study=make_study("LABELLED"), now=NOW)

    def test_the_database_takes_no_vector_before_closing_nor_after_the_seal(self):
        keys = {"kind": "answer", "name": "x", "annotator": "ann", "block": 0, "width": 1, "codes": b"\x01"}
        for study in (make_study("LABELLED"),):
            with pytest.raises(DatabaseError, match="not closed"), transaction.atomic():
                CodeVector.objects.create(study=study, **keys)

    def test_the_database_takes_no_vector_after_the_seal(self):
        study = make_study("MEASURED")
        with pytest.raises(DatabaseError, match="sealed"), transaction.atomic():
            CodeVector.objects.create(
                study=study, kind="answer", name="x", annotator="ann", block=0, width=1, codes=b"\x01"
            )

    def test_blocks_of_any_size_give_the_same_report(self, monkeypatch):
        whole = make_study("MEASURED").reports.get().document
        monkeypatch.setattr(coded_labels, "BLOCK_SIZE", 3)
        monkeypatch.setattr(sealed_codes, "BLOCK_SIZE", 3)
        from tests.studies import make_project

        cut = make_study("MEASURED", project=make_project("other"))
        assert CodeVector.objects.filter(study=cut, kind="case", name="due").count() == 2
        assert code_differences(cut) == []
        one, other = json.loads(whole), json.loads(cut.reports.get().document)
        assert one["fields"] == other["fields"]

    def test_a_changed_vector_is_noticed_and_named(self):
        study = make_study("MEASURED")
        guards = [guard for guard in GUARDS if guard.table == "annotation_codevector"]
        catalogue.remove(connection, guards)
        CodeVector.objects.filter(study=study, kind="answer", name="decision", annotator="ann").update(
            codes=b"\x02\x02\x02\x02"
        )
        (difference,) = code_differences(study)
        assert "the codes of answer decision ann differ from the labels" in difference

    def test_the_command_compares_every_study(self, capsys):
        study = make_study("MEASURED")
        call_command("verify_codes", "--json")
        assert json.loads(capsys.readouterr().out) == {"ok": True, "n_studies": 1, "differences": []}
        catalogue.remove(connection, [guard for guard in GUARDS if guard.table == "annotation_codebook"])
        CodeBook.objects.filter(study=study, name="decision").update(entries='["FAIL","PASS"]')
        with pytest.raises(SystemExit) as stopped:
            call_command("verify_codes", "--study", study.name)
        assert stopped.value.code == 1
        assert "what its codes stand for differs" in capsys.readouterr().out

    def test_a_label_without_an_answer_is_no_missing_label(self):
        given = {key: dict(value) for key, value in LABELS.items()}
        del given["c1", "ann"]["score"]
        del given["c2", "ben"]
        study = make_study("MEASURED", labels=given)
        document = json.loads(study.reports.get().document)
        field = next(field for field in document["fields"] if field["field"] == "score")
        assert {entry["reason"]: entry["n"] for entry in field["excluded"]} == {
            "one_label_only": 1, "one_answer_only": 1,
        }  # fmt: skip
        assert field["excluded_units"] == [{"reason": "one_answer_only", "n": 1, "case_ids": ["c1"]}]
        assert document["excluded"] == [{"reason": "one_label_only", "n": 1, "case_ids": ["c2"]}]
