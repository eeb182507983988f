"""Runs and what judges said of them, for those who may read the data set they stand on."""

from collections.abc import Sequence
from typing import Any

from django.db.models import Count, Exists, OuterRef, QuerySet

from agreement.judging import verdicts as records
from agreement.judging.policy import DEFAULT_POLICY, Recorded
from agreement.judging.repeats import Repeats, over_repeats, quotable
from agreement.judging.settled_records import NO_VERDICT
from agreement.judging.vocabulary import PINS
from annotation.models.judging import Attempt, JudgePass, NoiseBand, Run, Verdict
from annotation.models.people import User
from annotation.models.projects import Kind, Project, Role
from annotation.models.regressions import RegressionRun
from annotation.selectors.api_scope import readable_versions
from annotation.selectors.studies import roles_in
from taxonomy.strict_json import strict_json

JUDGES = frozenset({Role.MANAGER, Role.ADJUDICATOR})
GOLD_CHANGED = "GOLD CHANGED"


def readable_runs(user: User) -> QuerySet[Run]:
    """The runs over dataset versions that a person may read: none while they label from the data set."""
    runs = Run.objects.filter(dataset_version__in=readable_versions(user))
    return runs.select_related("project", "dataset_version__dataset").order_by("-imported_at", "-pk")


def readable_passes(user: User) -> QuerySet[JudgePass]:
    passes = JudgePass.objects.filter(run__in=readable_runs(user).values("pk"))
    return passes.select_related(
        "judge", "rubric_version__rubric", "run__project", "run__dataset_version__dataset"
    )


def may_judge(user: User, project: Project) -> bool:
    """Whether a person judges answers by hand and decides between two of them."""
    return bool(roles_in(user, project) & JUDGES)


def kept_back(user: User, judge_pass: JudgePass) -> set[str]:
    """The ids of the cases on which another's pass tells a person nothing yet: they have begun to judge the run, and
    these are left."""
    if judge_pass.judge.user_id == user.pk:
        return set()
    own = JudgePass.objects.filter(run=judge_pass.run_id, judge__user=user)
    attempts = Attempt.objects.filter(run=judge_pass.run_id)
    return {
        case_id
        for each in own
        for case_id in attempts.exclude(pk__in=each.verdicts.values("attempt")).values_list(
            "case__external_id", flat=True
        )
    }


def given_up_because(judge_pass: JudgePass) -> str | None:
    """Why a person gave up their pass; None where they did not, and for a model."""
    if judge_pass.judge.kind != Kind.HUMAN:
        return None
    left = judge_pass.verdicts.filter(reason=NO_VERDICT).first()
    return str(strict_json(left.record).get("why") or "") if left else None


def last_verdicts(judge_pass: JudgePass) -> QuerySet[Verdict]:
    """The verdict that counts of each attempt in a pass, in the order of the run."""
    later = Verdict.objects.filter(
        judge_pass=OuterRef("judge_pass"), attempt=OuterRef("attempt"), revision__gt=OuterRef("revision")
    )
    rows = judge_pass.verdicts.filter(~Exists(later)).select_related("attempt__case")
    return rows.order_by("attempt__position")


def pins_of_pass(judge_pass: JudgePass) -> dict[str, Any]:
    return dict(strict_json(judge_pass.pins))


def counted(judge_pass: JudgePass) -> list[records.Verdict]:
    """The verdicts of a pass as values; attempts that are not judged yet have none, and count as unscored."""
    given = {row.attempt_id: row for row in last_verdicts(judge_pass)}
    pins = pins_of_pass(judge_pass)
    attempts = Attempt.objects.filter(run=judge_pass.run_id).select_related("case").order_by("position")
    return [value_of(attempt, given.get(attempt.pk), pins) for attempt in attempts]


def told_to(user: User, judge_pass: JudgePass) -> list[records.Verdict]:
    """As `counted`, without the cases that this person has still to judge: a rate over few of them would tell it all."""
    hidden = kept_back(user, judge_pass)
    return [verdict for verdict in counted(judge_pass) if verdict.case_id not in hidden]


def tallied(judge_pass: JudgePass) -> list[Recorded]:
    """What every attempt of a pass counts as, in no order: as `counted` under the usual policy, without reading records."""
    columns = ("verdict", "confidence", "gold_status", "judge_verdict", "reason")
    given = last_verdicts(judge_pass).order_by().values_list(*columns).annotate(n=Count("pk"))
    found: list[Recorded] = []
    for verdict, confidence, gold_status, said, reason, n in given:
        value = records.verdict_of(
            {"verdict": verdict, "confidence": confidence, "gold_status": gold_status or None,
             "judge_verdict": said or None, "reason": reason or None}, ""
        )  # fmt: skip
        found += [DEFAULT_POLICY.record(value)] * n
    left = Attempt.objects.filter(
        ~Exists(judge_pass.verdicts.filter(attempt=OuterRef("pk"))), run=judge_pass.run_id
    )
    for reason, n in left.order_by().values_list("reason").annotate(n=Count("pk")):
        nothing = records.verdict_of({"verdict": None, "reason": reason or None}, "")
        found += [DEFAULT_POLICY.record(nothing)] * n
    return found


def value_of(attempt: Attempt, row: Verdict | None, pins: dict[str, Any]) -> records.Verdict:
    record = strict_json(row.record) if row else {"verdict": None, "reason": attempt.reason or None}
    slices = {"slices": strict_json(attempt.slices)}
    own = {"golden_revision": record.get("golden_revision", attempt.golden_revision)}
    return records.verdict_of(pins | record | slices | own, attempt.case.external_id)


def is_trusted_pass(judge_pass: JudgePass) -> bool | None:
    """Whether the regressions of this judge version ran green in the project; None for a person, who has none."""
    if judge_pass.judge.kind != "model":
        return None
    pins = pins_of_pass(judge_pass)
    runs = RegressionRun.objects.filter(
        project=judge_pass.run.project_id,
        judge_version=str(pins.get("judge_version")),
        rubric_sha=str(pins.get("rubric_sha")),
    )
    last = runs.order_by("-imported_at", "-pk").first()
    return last is not None and last.gate == "pass"


def repeats_of(passes: Sequence[JudgePass]) -> list[dict[str, Any]]:
    """Each case over several passes: how they came out, and SPLIT where some passed and some failed.

    Verdicts on several revisions of a golden are never one figure: such a case is GOLD CHANGED.
    """
    outcomes: dict[str, list[Any]] = {}
    revisions: dict[str, set[Any]] = {}
    for judge_pass in passes:
        for verdict in counted(judge_pass):
            outcomes.setdefault(verdict.case_id, []).append(DEFAULT_POLICY.record(verdict))
            revisions.setdefault(verdict.case_id, set()).add(verdict.pins.get("golden_revision"))
    rows = []
    for case, found in sorted(outcomes.items()):
        if len(revisions[case]) > 1:
            rows.append({"case_id": case, **Repeats(0, 0, 0, len(found), GOLD_CHANGED)._asdict()})
            continue
        repeats = over_repeats([each.outcome for each in found], [each.recorded for each in found])
        rows.append({"case_id": case, **repeats._asdict()})
    return rows


def quotable_bands(judge_pass: JudgePass) -> tuple[list[NoiseBand], list[tuple[NoiseBand, list[str]]]]:
    """The project's noise bands that may be quoted beside a pass, and the others with the pins that differ."""
    pins = shared_pins(judge_pass)
    fits, others = [], []
    for band in judge_pass.run.project.noise_bands.select_related("first__run", "second__run").order_by(
        "-pk"
    ):
        differs = quotable(strict_json(band.document), pins=pins)
        if differs:
            others.append((band, differs))
        else:
            fits.append(band)
    return fits, others


def shared_pins(judge_pass: JudgePass) -> dict[str, Any]:
    """The pins of a pass, with the dataset version that its run stands on."""
    pins = pins_of_pass(judge_pass)
    pins.setdefault("dataset_version", str(judge_pass.run.dataset_version))
    return {name: pins.get(name) for name in PINS}
