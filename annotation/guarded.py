"""The rules that the database holds for the work: what is sealed stays, and stages come in their order."""

from annotation.models.studies import StudyState
from taxonomy.guards.rules import frozen_rows, insert_only, refuse, sealed_children
from taxonomy.guards.triggers import Trigger

_NEXT = list(zip(StudyState.values, StudyState.values[1:], strict=False))
_ALLOWED = " OR ".join(f"(OLD.state = '{old}' AND NEW.state = '{new}')" for old, new in _NEXT)
_PINS = (
    "project_id", "name", "dataset_version_id", "schema_version_id", "taxonomy_version_id", "guideline_version_id",
    "k", "seed", "is_pilot", "threshold", "threshold_field", "public_id",
)  # fmt: skip


def _state_of(path: str) -> str:
    """SQL for the study's state, starting at {row}."""
    joins = {
        "study": "SELECT s.state FROM annotation_study s WHERE s.id = {row}.study_id",
        "study_case": "SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id "
        "WHERE c.id = {row}.study_case_id",
        "assignment": "SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id "
        "JOIN annotation_assignment a ON a.study_case_id = c.id WHERE a.id = {row}.assignment_id",
    }
    return f"({joins[path]})"


def _study_guards() -> list[Trigger]:
    table = "annotation_study"
    moved = " OR ".join(
        f"(OLD.{pin} IS NULL AND NEW.{pin} IS NOT NULL) OR (OLD.{pin} IS NOT NULL AND NEW.{pin} IS NULL) "
        f"OR OLD.{pin} <> NEW.{pin}"
        for pin in _PINS
    )
    open_without_slots = (
        "OLD.state = 'DRAFT' AND NEW.state = 'OPEN' AND (NOT EXISTS(SELECT 1 FROM annotation_studycase c "
        "WHERE c.study_id = NEW.id) OR EXISTS(SELECT 1 FROM annotation_studycase c WHERE c.study_id = NEW.id AND c.k <> "
        "(SELECT COUNT(*) FROM annotation_assignment a WHERE a.study_case_id = c.id AND a.pass_number = 1)))"
    )
    open_unfrozen = (
        "OLD.state = 'DRAFT' AND NEW.state = 'OPEN' AND (EXISTS(SELECT 1 FROM annotation_datasetversion v WHERE "
        "v.id = NEW.dataset_version_id AND v.state <> 'released') OR EXISTS(SELECT 1 FROM taxonomy_labelschemaversion v "
        "WHERE v.id = NEW.schema_version_id AND v.state <> 'frozen') OR EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v "
        "WHERE v.id = NEW.taxonomy_version_id AND v.state <> 'frozen') OR EXISTS(SELECT 1 FROM taxonomy_guidelineversion v "
        "WHERE v.id = NEW.guideline_version_id AND v.state <> 'frozen'))"
    )
    unreported = (
        "OLD.state = 'CLOSED' AND NEW.state = 'MEASURED' AND NOT EXISTS(SELECT 1 FROM annotation_agreementreport r "
        "WHERE r.study_id = NEW.id)"
    )
    unreleased = (
        "OLD.state = 'ADJUDICATED' AND NEW.state = 'RELEASED' AND NOT EXISTS(SELECT 1 FROM annotation_releasestudy r "
        "WHERE r.study_id = NEW.id)"
    )
    return [
        *frozen_rows(table, "{row}.state <> 'DRAFT'", ("public_id",), ("project_id", "name"))[1:],
        *refuse(table, "begins", ["INSERT"], "NEW.state <> 'DRAFT'", "annotation_study: a study begins as a draft"),
        *refuse(
            table, "order", ["UPDATE"], f"OLD.state <> NEW.state AND NOT ({_ALLOWED})",
            "annotation_study: states move one way and one step at a time",
        ),
        *refuse(
            table, "pins", ["UPDATE"], f"OLD.state <> 'DRAFT' AND ({moved})",
            "annotation_study: what a study pins cannot change once it is open",
        ),
        *refuse(
            table, "gate", ["UPDATE"], "OLD.gate <> '' AND (OLD.gate <> NEW.gate OR OLD.measured_at <> NEW.measured_at)",
            "annotation_study: the gate of a sealed report stands",
        ),
        *refuse(table, "slots", ["UPDATE"], open_without_slots, "annotation_study: each case needs exactly k slots"),
        *refuse(table, "frozen", ["UPDATE"], open_unfrozen, "annotation_study: pinned versions must be frozen"),
        *refuse(table, "report", ["UPDATE"], unreported, "annotation_study: no report is sealed"),
        *refuse(table, "release", ["UPDATE"], unreleased, "annotation_study: no release holds this study"),
    ]  # fmt: skip


def _design_guards() -> list[Trigger]:
    """Who labels what is settled before opening."""
    drafts = {
        "annotation_studycase": "study",
        "annotation_studyannotator": "study",
        "annotation_assignment": "study_case",
    }
    triggers = []
    for table, path in drafts.items():
        events = ["INSERT", "DELETE"] if table == "annotation_assignment" else ["INSERT", "UPDATE", "DELETE"]
        triggers += refuse(
            table,
            "design",
            events,
            f"{_state_of(path)} <> 'DRAFT'",
            f"{table}: the study is no longer a draft",
        )
    labelled = "EXISTS(SELECT 1 FROM annotation_label l WHERE l.assignment_id = OLD.id)"
    triggers += refuse(
        "annotation_assignment", "taken", ["UPDATE"],
        f"{_state_of('study_case')} NOT IN ('DRAFT', 'OPEN') OR ({labelled} AND (NEW.annotator_id IS NULL OR "
        "OLD.annotator_id <> NEW.annotator_id)) OR OLD.study_case_id <> NEW.study_case_id OR OLD.slot <> NEW.slot "
        "OR OLD.pass_number <> NEW.pass_number",
        "annotation_assignment: a slot stays where it is, and a labelled one with its annotator",
    )  # fmt: skip
    return triggers


def _stage_guards() -> list[Trigger]:
    """Each stage's evidence may be written only in its stage."""
    own_case = (
        "EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id "
        "WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.adjudicator_id)"
    )
    not_ready = (
        "EXISTS(SELECT 1 FROM annotation_release r JOIN annotation_study s ON s.id = NEW.study_id WHERE r.id = NEW.release_id "
        "AND r.status = 'ground_truth' AND (s.gate <> 'READY' OR s.is_pilot))"
    )
    return [
        *refuse(
            "annotation_label", "stage", ["INSERT"],
            f"{_state_of('assignment')} <> 'OPEN' OR NOT EXISTS(SELECT 1 FROM annotation_assignment a WHERE "
            "a.id = NEW.assignment_id AND a.annotator_id IS NOT NULL)",
            "annotation_label: the study is not open, or the slot belongs to nobody",
        ),
        *refuse(
            "annotation_agreementreport", "stage", ["INSERT"], f"{_state_of('study')} IN ('DRAFT', 'OPEN')",
            "annotation_agreementreport: the study is not closed",
        ),
        *refuse(
            "annotation_ruling", "stage", ["INSERT"], f"{_state_of('study_case')} NOT IN ('MEASURED', 'ADJUDICATED')",
            "annotation_ruling: rulings come after the sealed report and before the release",
        ),
        *refuse(
            "annotation_ruling", "own", ["INSERT"], own_case,
            "annotation_ruling: nobody rules on a case that they labelled",
        ),
        *refuse(
            "annotation_releasestudy", "stage", ["INSERT"], f"{_state_of('study')} NOT IN ('ADJUDICATED', 'RELEASED')",
            "annotation_releasestudy: the study is not adjudicated",
        ),
        *refuse(
            "annotation_releasestudy", "gate", ["INSERT"], not_ready,
            "annotation_releasestudy: only a study with gate READY enters ground truth",
        ),
    ]  # fmt: skip


def _evidence_guards() -> list[Trigger]:
    version = "annotation_datasetversion"
    return [
        *frozen_rows(version, "{row}.state = 'released'", ("dataset_id", "version")),
        *insert_only("annotation_case", ("dataset_version_id", "external_id")),
        *sealed_children(
            "annotation_case", "dataset_version_id", version, f"{version}.state = 'released'",
            "annotation_case: this dataset version is released",
        )[:1],
        *insert_only("annotation_reference", ("case_id", "revision")),
        *insert_only("annotation_output", ("case_id", "sha256")),
        *insert_only("annotation_producer", ("output_id",)),
        *insert_only("annotation_label", ("assignment_id", "revision")),
        *insert_only("annotation_agreementreport", ("study_id", "number")),
        *insert_only("annotation_ruling", ("study_case_id", "kind", "number")),
        *insert_only("annotation_release", ("project_id", "name")),
        *insert_only("annotation_releasestudy", ("release_id", "study_id")),
        *insert_only("annotation_releasefile", ("release_id", "name")),
        *insert_only("annotation_auditevent", ("chain_id", "sequence")),
    ]  # fmt: skip


GUARDS = [*_study_guards(), *_design_guards(), *_stage_guards(), *_evidence_guards()]
