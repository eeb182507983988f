"""The rules that the database holds for the work: what is sealed stays, and stages come in their order."""

from annotation.guarded_adjudication import ADJUDICATION_GUARDS
from annotation.guarded_calibration import CALIBRATION_GUARDS
from annotation.guarded_check_runs import CHECK_RUN_GUARDS
from annotation.guarded_codes import CODE_GUARDS
from annotation.guarded_golds import GOLD_GUARDS
from annotation.guarded_judging import JUDGING_GUARDS
from annotation.guarded_kinds import KIND_GUARDS
from annotation.guarded_open_coding import OPEN_CODING_GUARDS
from annotation.guarded_verifiers import VERIFIER_GUARDS
from annotation.models.studies import StudyState
from taxonomy.guards.rules import frozen_rows, insert_only, refuse, sealed_children
from taxonomy.guards.triggers import Trigger

_NEXT = list(zip(StudyState.values, StudyState.values[1:], strict=False))
_ALLOWED = " OR ".join(f"(OLD.state = '{old}' AND NEW.state = '{new}')" for old, new in _NEXT)
_PINS = (
    "project_id", "name", "dataset_version_id", "schema_version_id", "taxonomy_version_id", "guideline_version_id",
    "k", "seed", "is_pilot", "threshold", "threshold_field", "public_id", "assignment_mode", "lease_seconds",
    "consistency_percent", "double_percent", "close_when_complete",
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
        *refuse(
            table, "deadline", ["UPDATE"],
            "OLD.state <> 'DRAFT' AND NEW.deadline_at IS NOT NULL AND (OLD.deadline_at IS NULL OR "
            "NEW.deadline_at < OLD.deadline_at)",
            "annotation_study: the deadline of an open study is extended, never shortened",
        ),
        *refuse(
            table, "status", ["UPDATE"],
            "OLD.state = 'OPEN' AND NEW.state = 'CLOSED' AND EXISTS(SELECT 1 FROM annotation_label l JOIN "
            "annotation_assignment a ON a.id = l.assignment_id WHERE a.study_id = NEW.id AND a.status <> 'submitted')",
            "annotation_study: a slot that carries a label must say that it is submitted",
        ),
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
        # A repeat for self-consistency may be drawn while its study is open.
        repeat = f" AND ({{row}}.pass_number = 1 OR {_state_of(path)} <> 'OPEN')" if len(events) == 2 else ""
        triggers += refuse(
            table,
            "design",
            events,
            f"{_state_of(path)} <> 'DRAFT'{repeat}",
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
    return [*triggers, *_slot_guards(labelled)]


def _slot_guards(labelled: str) -> list[Trigger]:
    """A slot names its case's study, and says that it is submitted exactly while it carries a label."""
    table = "annotation_assignment"
    return [
        *refuse(
            table, "study", ["INSERT", "UPDATE"],
            "NEW.study_id <> (SELECT c.study_id FROM annotation_studycase c WHERE c.id = NEW.study_case_id)",
            "annotation_assignment: a slot belongs to the study of its case",
        ),
        *refuse(
            table, "begins", ["INSERT"], "NEW.status <> 'todo'", "annotation_assignment: a slot begins as to do"
        ),
        *refuse(
            table, "status", ["UPDATE"],
            f"(OLD.status = 'submitted' AND NEW.status <> 'submitted') OR (OLD.status <> 'submitted' AND "
            f"NEW.status = 'submitted' AND NOT {labelled})",
            "annotation_assignment: a slot is submitted when it carries a label, and stays so",
        ),
    ]  # fmt: skip


def _lease_guards() -> list[Trigger]:
    """Leases add up: each is made for who holds the slot, in an open study, and is never changed once ended."""
    table = "annotation_lease"
    moved = " OR ".join(
        f"OLD.{column} <> NEW.{column}" for column in ("assignment_id", "annotator_id", "token", "served_at")
    )
    return [
        *frozen_rows(table, "{row}.ended_at IS NOT NULL", ("token",)),
        *refuse(table, "kept", ["DELETE"], "1=1", "annotation_lease: what was served stays on record"),
        *refuse(table, "moved", ["UPDATE"], moved, "annotation_lease: a lease stays with its slot and annotator"),
        *refuse(
            table, "stage", ["INSERT"],
            f"{_state_of('assignment')} <> 'OPEN' OR NOT EXISTS(SELECT 1 FROM annotation_assignment a WHERE "
            "a.id = NEW.assignment_id AND a.annotator_id = NEW.annotator_id AND (a.status = 'todo' OR "
            "NEW.ended_at IS NOT NULL))",
            "annotation_lease: the study is not open, or the slot is submitted or belongs to somebody else",
        ),
        *refuse(
            "annotation_labeldraft", "stage", ["INSERT", "UPDATE"], f"{_state_of('assignment')} <> 'OPEN'",
            "annotation_labeldraft: the study is not open",
        ),
        *refuse(
            "annotation_surpluslabel", "stage", ["INSERT"], f"{_state_of('study_case')} <> 'OPEN'",
            "annotation_surpluslabel: the study is not open",
        ),
        *refuse(
            "annotation_unblinding", "stage", ["INSERT"], f"{_state_of('study')} <> 'OPEN'",
            "annotation_unblinding: only an open study is blind",
        ),
    ]  # fmt: skip


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
            "annotation_label", "own", ["INSERT"],
            "EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_studycase c ON c.id = a.study_case_id "
            "JOIN annotation_producer p ON p.output_id = c.output_id JOIN annotation_annotator n ON n.id = a.annotator_id "
            "WHERE a.id = NEW.assignment_id AND n.pseudonym IN (p.model, p.run))",
            "annotation_label: nobody labels an output of their own",
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


_EVIDENCE_OF = (
    "(EXISTS(SELECT 1 FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id "
    "WHERE a.annotator_id = {who}) OR EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.adjudicator_id = {who}) "
    "OR EXISTS(SELECT 1 FROM annotation_judgepass g WHERE g.judge_id = {who}))"
)


def _people_guards() -> list[Trigger]:
    """Who did the work stays known, under the name it was done under; an answered invitation is spent."""
    annotator, user, invitation = "annotation_annotator", "annotation_user", "annotation_invitation"
    left = _EVIDENCE_OF.replace("{who}", "OLD.id")
    renamed = "OLD.pseudonym <> NEW.pseudonym OR OLD.kind <> NEW.kind OR OLD.project_id <> NEW.project_id"
    worked = f"EXISTS(SELECT 1 FROM {annotator} p WHERE p.user_id = OLD.id AND {_EVIDENCE_OF.replace('{who}', 'p.id')})"
    fixed = ("public_id", "project_id", "role", "pseudonym", "token_sha256", "invited_by_id", "created_at",
             "expires_at")  # fmt: skip
    other = [f"OLD.{column} <> NEW.{column}" for column in fixed]
    other += [f"(OLD.{column} <> NEW.{column} AND NEW.{column} <> '')" for column in ("meant_for", "email")]
    same = " AND ".join(f"(OLD.{column} = NEW.{column} OR (OLD.{column} IS NULL AND NEW.{column} IS NULL))"
                        for column in ("accepted_at", "revoked_at"))  # fmt: skip
    other.append("((OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL) AND "
                 f"NOT (NEW.meant_for = '' AND NEW.email = '' AND {same}))")  # fmt: skip
    back = ("NEW.erased_at IS NULL OR OLD.erased_at <> NEW.erased_at OR OLD.username <> NEW.username OR "
            "NEW.email <> '' OR NEW.first_name <> '' OR NEW.last_name <> '' OR NEW.is_active OR "
            "OLD.password <> NEW.password")  # fmt: skip
    return [
        *refuse(
            annotator, "named", ["UPDATE"], renamed,
            "annotation_annotator: a pseudonym keeps its spelling, its kind and its project",
        ),
        *refuse(
            annotator, "person", ["UPDATE"],
            f"OLD.user_id IS NOT NULL AND (NEW.user_id IS NULL OR NEW.user_id <> OLD.user_id) AND {left}",
            "annotation_annotator: labels or rulings stand under this person",
        ),
        *refuse(annotator, "worked", ["DELETE"], left, "annotation_annotator: labels or rulings stand under this name"),
        *refuse(user, "worked", ["DELETE"], worked, "annotation_user: labels or rulings stand under this person"),
        *refuse(
            invitation, "spent", ["UPDATE"], " OR ".join(other),
            "annotation_invitation: it is answered or revoked once, and nothing else of it changes but that it is emptied "
            "of whom it was meant for",
        ),
        *refuse(
            user, "erased", ["UPDATE"], f"OLD.erased_at IS NOT NULL AND ({back})",
            "annotation_user: who is erased stays erased",
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
        *insert_only("annotation_surpluslabel", ("study_case_id", "annotator_id", "number")),
        *insert_only("annotation_submission", ("annotator_id", "idempotency_key")),
        *insert_only("annotation_flag"),
        *insert_only("annotation_unblinding"),
        *insert_only("annotation_agreementreport", ("study_id", "number")),
        *insert_only("annotation_reportprojection", ("report_id", "taxonomy_version_id")),
        *insert_only("annotation_ruling", ("study_case_id", "kind", "number")),
        *insert_only("annotation_release", ("project_id", "name")),
        *insert_only("annotation_releasestudy", ("release_id", "study_id")),
        *insert_only("annotation_releasefile", ("release_id", "name")),
        *insert_only("annotation_legacystatus", ("case_id", "status", "record")),
        *insert_only("annotation_datasetcheck", ("version_id", "number")),
        *insert_only("annotation_heldoutview", ("study_id", "seen_by", "seen_on")),
        *insert_only("annotation_auditevent", ("chain_id", "sequence")),
    ]  # fmt: skip


GUARDS = [
    *_study_guards(),
    *_design_guards(),
    *_lease_guards(),
    *_stage_guards(),
    *_evidence_guards(),
    *_people_guards(),
    *OPEN_CODING_GUARDS,
    *ADJUDICATION_GUARDS,
    *CHECK_RUN_GUARDS,
    *CODE_GUARDS,
    *CALIBRATION_GUARDS,
    *GOLD_GUARDS,
    *JUDGING_GUARDS,
    *KIND_GUARDS,
    *VERIFIER_GUARDS,
]
