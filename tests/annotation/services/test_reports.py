"""A sealed report stays what it is, whatever comes after it; a later one is another row."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import timezone

from agreement import report as agreement_report
from agreement.services import measuring
from annotation.core import report_versions
from annotation.models.audit import AuditEvent
from annotation.models.jobs import Job, JobState
from annotation.models.labels import Origin
from annotation.models.projects import Role
from annotation.models.studies import Assignment, Study, StudyState
from annotation.selectors.report_documents import report_document, report_version
from annotation.services.jobs import run_job
from annotation.services.labels import submit_label
from annotation.services.open_studies import StudyNotOpen
from annotation.services.people import deactivate_person
from annotation.services.reports import NothingToMeasure, ask_for_measuring, seal_report, stop_measuring
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.strict_json import strict_json
from tests.studies import ACTOR, NOW, answers, make_project, make_study, make_user, measure, rule_all

pytestmark = pytest.mark.django_db
DUMP = Path(__file__).resolve().parents[2] / "upgrade" / "0.1.0.sqlite.sql"


@pytest.fixture
def newer_engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The product after an upgrade of its engine."""
    before = report_versions.current_version()
    for module in (measuring, agreement_report):
        monkeypatch.setattr(module, "ENGINE_VERSION", "99")
    monkeypatch.setattr(measuring, "REPORT_VERSION", "99/2")
    report_versions.announce("99/2")
    yield
    report_versions.announce(before)


def first_document() -> dict:
    """The document of the report in the dump of the first schema."""
    found = re.search(
        r"""'(\{"annotators".*?"format":"concord-agreement-report/1".*?\}\})'""", DUMP.read_text("utf-8")
    )
    return dict(strict_json(found[1].replace("''", "'")))


def work(study: Study) -> None:
    for job in Job.objects.filter(arguments__study_id=study.pk, state=JobState.QUEUED):
        run_job(job_id=job.pk, clock=lambda: NOW)
    study.refresh_from_db()


class TestSealedBytes:
    def test_never_change(self, newer_engine: None) -> None:
        project = make_project()
        boss, gone = make_user("boss", project, Role.MANAGER), make_user("gone", project, Role.ANNOTATOR)
        study = make_study("MEASURED", project=project)
        sealed = study.reports.get(number=1)
        before = (sealed.document, sealed.sha256, sealed.sealed_at, study.gate)

        slot = Assignment.objects.filter(study=study).first()
        with pytest.raises(StudyNotOpen):
            submit_label(assignment=slot, annotator=slot.annotator, answers=answers("FAIL", 0), after=1,
                         origin=Origin.PAGE, now=NOW)  # fmt: skip
        rule_all(study)
        deactivate_person(user=gone, actor=boss, now=NOW)
        moved = TaxonomyVersion.objects.get(pk=study.taxonomy_version_id)
        TaxonomyVersion.objects.create(taxonomy=moved.taxonomy, number=moved.number + 1)
        study.refresh_from_db()
        assert study.state == StudyState.ADJUDICATED

        sealed.refresh_from_db()
        assert (sealed.document, sealed.sha256, sealed.sealed_at, study.gate) == before
        assert study.reports.count() == 1


class TestMeasuringAgain:
    def test_is_refused_where_it_would_say_the_same(self):
        with pytest.raises(NothingToMeasure, match="the same labels give the same figures"):
            ask_for_measuring(study=make_study("MEASURED"), actor=ACTOR, now=NOW)

    def test_is_refused_before_closing(self):
        with pytest.raises(NothingToMeasure, match="once it is closed"):
            ask_for_measuring(study=make_study("LABELLED"), actor=ACTOR, now=NOW)

    def test_by_a_newer_engine_is_another_row_and_moves_nothing(self, request):
        study = make_study("ADJUDICATED")
        first = study.reports.get().document
        request.getfixturevalue("newer_engine")
        ask_for_measuring(study=study, actor=ACTOR, now=timezone.now())
        work(study)
        reports = list(study.reports.order_by("number"))
        assert [report.number for report in reports] == [1, 2]
        assert [report_version(report).partition("/")[0] for report in reports][1] == "99"
        assert reports[0].document == first
        assert reports[0].inputs_sha256 == reports[1].inputs_sha256
        assert study.state == StudyState.ADJUDICATED
        assert AuditEvent.objects.filter(action="report.measured_again").count() == 1
        with pytest.raises(NothingToMeasure):
            ask_for_measuring(study=study, actor=ACTOR, now=timezone.now())

    def test_the_same_document_is_stored_once(self):
        study = make_study("MEASURED")
        report = study.reports.get()
        again = seal_report(
            study=study, document=strict_json(report.document), inputs_sha256=report.inputs_sha256,
            engine_version=report.engine_version, now=NOW,
        )  # fmt: skip
        assert again.pk == report.pk

    def test_after_a_stop_the_report_can_be_asked_for(self):
        study = make_study("CLOSED")
        stop_measuring(study=study, actor=ACTOR, now=NOW)
        work(study)
        assert study.state == StudyState.CLOSED
        ask_for_measuring(study=study, actor=ACTOR, now=NOW)
        work(study)
        assert study.reports.count() == 1


class TestFirstDocuments:
    def test_open_in_the_newest_shape(self):
        study = make_study("CLOSED")
        old = first_document()
        report = seal_report(study=study, document=old, inputs_sha256="0" * 64, engine_version="1", now=NOW)
        document = report_document(report)
        assert report_version(report) == "1/1"
        assert [field["main"] for field in document["fields"]][:1] == ["cohen_kappa"]
        assert document["dataset"]["contentDigestSha256"] == old["study"]["pins"]["dataset"]["sha256"]
        assert document["excluded"] == document["time"] == document["self_consistency"] == []
        assert strict_json(report.document) == old, "the stored bytes are left alone"

    def test_can_be_measured_again_by_today_s_engine(self):
        study = make_study("CLOSED")
        seal_report(
            study=study, document=first_document(), inputs_sha256="0" * 64, engine_version="1", now=NOW
        )
        ask_for_measuring(study=study, actor=ACTOR, now=NOW)
        measure(study)
        assert [report_version(report) for report in study.reports.order_by("number")][1] == (
            report_versions.current_version()
        )
