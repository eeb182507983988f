"""The data stage: data sets with their versions, the cases of one, a single case, and what changed between two."""

from collections import Counter
from typing import Any, NamedTuple

from django.db.models import Count, QuerySet

from annotation.core.version_diff import version_diff
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.selectors.api_scope import readable_versions
from annotation.selectors.datasets import case_contract, cases_of
from annotation.selectors.held_out import looks_at
from annotation.selectors.pages_case import node
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json

CASES_PER_PAGE = 100
FINDINGS_SHOWN = 50
FILTERS = ("task", "family", "split")


class Asked(NamedTuple):
    """Which cases an address asks for: equal columns, the beginning of an id, and after which id to go on."""

    columns: dict[str, str]
    begins: str
    after: str

    @classmethod
    def read(cls, query: dict[str, str]) -> "Asked":
        columns = {name: query[name] for name in FILTERS if query.get(name) and "\x00" not in query[name]}
        begins, after = query.get("id", "").replace("\x00", ""), query.get("after", "").replace("\x00", "")
        return cls(columns, begins, after)


def data_page(*, user: User, project: Project) -> dict[str, Any]:
    """The versions that a person may read, newest first, and how many are kept from them while they label."""
    versions = DatasetVersion.objects.filter(dataset__project=project).select_related("dataset")
    readable = set(readable_versions(user).filter(dataset__project=project).values_list("pk", flat=True))
    sizes = dict(
        Case.objects.filter(dataset_version__in=readable)
        .values_list("dataset_version")
        .annotate(n=Count("pk"))
    )
    page = frame(user=user, project=project, current="data")
    return page | {
        "versions": [
            {"row": version, "n_cases": sizes.get(version.pk, 0)}
            for version in versions.order_by("-created_at", "-pk")
            if version.pk in readable
        ],
        "n_kept_back": versions.exclude(pk__in=readable).count(),
        "may_import": Role.MANAGER in page["roles"],
    }


def version_page(*, user: User, version: DatasetVersion, asked: Asked, kind: str) -> dict[str, Any]:
    """One version: what it holds by family and split, one page of its cases, and its newest check.

    `kind` is that of the jobs that check it.
    """
    page = frame(user=user, project=version.dataset.project, current="data")
    found = list(_asked_for(version, asked)[: CASES_PER_PAGE + 1])
    counts = list(version.cases.values_list(*FILTERS).annotate(n=Count("pk")).order_by(*FILTERS))
    newest = version.checks.order_by("-number").first()
    others = DatasetVersion.objects.filter(dataset=version.dataset).exclude(pk=version.pk)
    return page | {
        "version": version,
        "table": _table(counts),
        "n_cases": sum(n for *_, n in counts),
        "cases": found[:CASES_PER_PAGE],
        "after": found[CASES_PER_PAGE - 1].external_id if len(found) > CASES_PER_PAGE else "",
        "asked": asked,
        "choices": {name: _values(counts, at) for at, name in enumerate(FILTERS)},
        "check": newest and _check(newest),
        "job": Job.objects.filter(kind=kind, arguments__version_id=version.pk).order_by("-pk").first(),
        "others": others.order_by("-created_at", "-pk"),
        "seen": looks_at(version),
        "may_manage": Role.MANAGER in page["roles"],
        "plan": version.plan and strict_json(version.plan),
    }


def _asked_for(version: DatasetVersion, asked: Asked) -> QuerySet[Case]:
    """By id, going on after the last one seen: no page costs more than another."""
    cases = version.cases.filter(**asked.columns).order_by("external_id")
    if asked.begins:
        cases = cases.filter(external_id__startswith=asked.begins)
    if asked.after:
        cases = cases.filter(external_id__gt=asked.after)
    return cases.only("dataset_version", "external_id", "task", "family", "split", "sha256")


def _values(counts: list[tuple[str, str, str, int]], at: int) -> list[str]:
    """What a column holds, for a list to choose from."""
    return sorted({str(row[at]) for row in counts if row[at]})[:200]


def _table(counts: list[tuple[str, str, str, int]]) -> dict[str, Any]:
    """How many cases of each family stand in each split, whatever their task."""
    known: Counter[tuple[str, str]] = Counter()
    for _, family, split, n in counts:
        known[family, split] += n
    splits = sorted({split for _, split in known})
    families = sorted({family for family, _ in known})
    return {
        "splits": [split or "no split" for split in splits],
        "rows": [
            {"family": family or "no family", "counts": [known[family, split] for split in splits]}
            for family in families
        ],
    }


def _check(check: Any) -> dict[str, Any]:
    """A check in words: its findings with errors first, a limited number of each."""
    document = strict_json(check.document)
    order = {"error": 0, "warning": 1, "info": 2}
    entries = []
    for entry in document["checks"]:
        findings = sorted(entry["findings"], key=lambda finding: order[finding["severity"]])
        entries.append(
            entry
            | {
                "findings": findings[:FINDINGS_SHOWN],
                "n": len(findings),
                "more": max(0, len(findings) - FINDINGS_SHOWN),
            }
        )
    return {
        "row": check,
        "entries": entries,
        "not_run": document["not_run"],
        "state": document["state_sha256"],
    }


def case_page(*, user: User, case: Case) -> dict[str, Any]:
    """One case whole: input, facts and the answers that came with it, revision by revision."""
    version = case.dataset_version
    contract = case_contract(cases_of(version).get(pk=case.pk))
    parts = {key: node(value) for key, value in contract.items() if key in ("input", "metadata")}
    rest = {
        key: value
        for key, value in contract.items()
        if key not in ("id", "schemaVersion", "task", "split", "input", "metadata", "expectedOutput")
    }
    references = [
        {"row": row, "node": node(strict_json(row.value))} for row in case.references.order_by("revision")
    ]
    near = version.cases.order_by("external_id")
    return frame(user=user, project=version.dataset.project, current="data") | {
        "case": case,
        "version": version,
        **parts,
        "rest": node(rest) if rest else None,
        "references": references,
        "n_outputs": case.outputs.count(),
        "before": near.filter(external_id__lt=case.external_id).last(),
        "next": near.filter(external_id__gt=case.external_id).first(),
    }


def since_page(*, user: User, old: DatasetVersion, new: DatasetVersion) -> dict[str, Any]:
    """What changed between two versions of one data set."""
    rows = [
        {
            name: (sha256, split, family)
            for name, sha256, split, family in version.cases.values_list(
                "external_id", "sha256", "split", "family"
            )
        }
        for version in (old, new)
    ]
    page = frame(user=user, project=new.dataset.project, current="data")
    return page | {"old": old, "new": new, "diff": version_diff(*rows)}
