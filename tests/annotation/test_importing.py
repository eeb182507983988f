"""Cases and labels come in by file: all or nothing, and nothing twice."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from annotation.core.bad_input import BadInput
from annotation.models.datasets import Case
from annotation.models.labels import Label
from annotation.models.uploads import Upload
from annotation.services.datasets import import_cases, release_version
from annotation.services.labels import import_labels
from annotation.services.uploads import keep_upload, look_at
from tests.studies import (
    ACTOR,
    LABELS,
    NOW,
    answers,
    label_file,
    make_project,
    make_study,
)

pytestmark = pytest.mark.django_db


def cases(*pairs: tuple[str, str], bad: int = 0) -> list[tuple[int, dict]]:
    return [(row, {"id": name, "input": {"q": text}}) for row, (name, text) in enumerate(pairs, start=1)]


def put(rows, **more):
    return import_cases(
        project=make_project(), dataset="d", rows=rows, source="cases.jsonl", actor=ACTOR, now=NOW, **more
    )


class TestImportingCases:
    def test_the_same_file_twice_adds_nothing(self):
        rows = cases(("007", "x"), ("7", "x"), ("1e3", "x"))
        assert put(rows).n_added == 3
        again = put(rows)
        assert (again.n_added, again.n_present) == (0, 3)
        assert sorted(Case.objects.values_list("external_id", flat=True)) == ["007", "1e3", "7"]

    def test_the_same_id_with_other_content_is_refused_and_listed(self):
        put(cases(("a", "x"), ("b", "y")))
        with pytest.raises(BadInput, match=r"row 2.*'b'.*other content \(b\)"):
            put(cases(("a", "x"), ("b", "changed"), ("c", "z")))
        assert Case.objects.count() == 2

    def test_a_released_version_takes_no_more_cases(self):
        done = put(cases(("a", "x")))
        release_version(version=done.version, actor=ACTOR, now=NOW)
        with pytest.raises(BadInput, match="--dataset-version"):
            put(cases(("a", "x"), ("b", "y")))
        assert put(cases(("a", "x"), ("b", "y")), version="2", reason="one more").n_added == 2


class TestLookingAtAFile:
    def keep(self, *records: dict):
        content = "".join(json.dumps(record) + "\n" for record in records).encode()
        return keep_upload(project=make_project(), name="c.jsonl", content=content, actor=ACTOR, now=NOW)

    def test_a_key_that_stands_only_far_down_is_offered_for_mapping_too(self):
        kept = self.keep(*[{"id": str(n), "input": n} for n in range(300)], {"id": "x", "intent": "late"})
        look = look_at(kept)
        assert [(key.name, key.n) for key in look.keys] == [("id", 301), ("input", 300), ("intent", 1)]
        assert (look.n_rows, look.is_ours) == (301, False)

    def test_a_kept_file_is_read_once_however_often_its_page_is_asked_for(self):
        kept = Upload.objects.defer("content").get(pk=self.keep({"id": "a", "input": 1}).pk)
        first = look_at(kept)
        with CaptureQueriesContext(connection) as queries:
            assert look_at(kept) == first
        assert len(queries) == 0
        assert "content" in kept.get_deferred_fields()

    def test_more_keys_than_a_page_can_show_are_refused(self):
        with pytest.raises(BadInput, match="row 1: more than 500 different keys"):
            self.keep({f"k{n}": n for n in range(600)})


class TestImportingLabels:
    def test_the_same_file_twice_adds_nothing_even_after_closing(self):
        study = make_study("MEASURED")
        again = import_labels(study=study, file=label_file(LABELS), actor=ACTOR, now=NOW)
        assert (again.n_added, again.n_present) == (0, 8)

    @pytest.mark.parametrize(
        ("key", "given", "message"),
        [
            (("c1", "ann"), answers("MAYBE", 1), "row 1, field 'decision', value 'MAYBE'"),
            (("c1", "ann"), answers("PASS", 9), "row 1, field 'score', value '9'"),
            (("nowhere", "ann"), answers("PASS", 1), "field 'item_id', value 'nowhere'"),
            (("c1", " ann"), answers("PASS", 1), "field 'annotator', value ' ann'"),
        ],
    )
    def test_one_bad_label_refuses_the_file_and_names_its_place(self, key, given, message):
        study = make_study("OPEN")
        bad = {key: given} | {other: label for other, label in LABELS.items() if other != key}
        with pytest.raises(BadInput, match=message):
            import_labels(study=study, file=label_file(bad), actor=ACTOR, now=NOW)
        assert not Label.objects.exists()

    def test_a_label_that_differs_from_the_stored_one_is_refused(self):
        study = make_study("LABELLED")
        with pytest.raises(BadInput, match="other answers"):
            import_labels(
                study=study, file=label_file({("c1", "ann"): answers("FAIL", 0)}), actor=ACTOR, now=NOW
            )

    def test_no_case_takes_more_than_k_labels_from_a_pool(self):
        study = make_study(
            "OPEN", annotators=[{"pseudonym": name} for name in ("ann", "ben", "cat")], assignment="pool"
        )
        three = {("c1", name): answers("PASS", 1) for name in ("ann", "ben", "cat")}
        with pytest.raises(BadInput, match="all 2 slots"):
            import_labels(study=study, file=label_file(three), actor=ACTOR, now=NOW)
