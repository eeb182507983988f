"""Moving data sets and scores to a Langfuse server and holding a hosted set to the version it should be.

Nothing is sent unless LANGFUSE_URL and its keys are set.
"""

import base64
import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.conf import settings

from annotation.core.langfuse import Difference, difference, item_of, score_configs, scores_of
from annotation.models.datasets import DatasetVersion
from annotation.models.releases import Release
from annotation.selectors.datasets import case_contract, cases_of
from taxonomy.strict_json import BadJSON, strict_json

SECONDS = 30
A_PAGE = 100


class HostedDiffers(Exception):
    """The hosted set is not the version it should be; nothing was sent."""


class NotReachable(Exception):
    """The server could not be asked, or refused."""


def cases_in(version: DatasetVersion) -> list[dict[str, Any]]:
    return [case_contract(case) for case in cases_of(version).iterator(chunk_size=1000)]


def dataset_items(version: DatasetVersion) -> list[dict[str, Any]]:
    """The cases of a version as items."""
    return [item_of(version.dataset.name, case) for case in cases_in(version)]


def check_hosted(*, version: DatasetVersion) -> Difference:
    """What the hosted set has otherwise than this version: to be empty before anything runs on it."""
    return difference(cases_in(version), _hosted(version.dataset.name))


def push_dataset(*, version: DatasetVersion) -> int:
    """Send the items that are missing; refused if the hosted set has others or has them otherwise."""
    found = check_hosted(version=version)
    if found.unknown or found.changed:
        raise HostedDiffers(f"{version.dataset.name}: {found}")
    _call(
        "v2/datasets",
        {"name": version.dataset.name, "metadata": {"version": version.version, "sha256": version.sha256}},
    )
    wanted = set(found.missing)
    for item in dataset_items(version):
        if item["id"] in wanted:
            _call("dataset-items", item)
    left = check_hosted(version=version)
    if not left.is_none:
        raise HostedDiffers(f"{version.dataset.name}: after sending, {left}")
    return len(wanted)


def release_scores(release: Release) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[str]]:
    """The score configs and scores of a release, and the cases that have no trace."""
    files = {file.name: bytes(file.content) for file in release.files.all()}
    labels = [strict_json(line) for line in files["labels.jsonl"].splitlines()]
    study = release.studies.select_related("study__schema_version", "study__dataset_version").get().study
    fields = strict_json(study.schema_version.document)["fields"]
    scores, without = scores_of(
        labels,
        release=release.content_sha256[:16],
        fields=fields,
        traces=traces_of(study.dataset_version),
        notes=_notes(files["adjudication.jsonl"]),
    )
    return score_configs(fields), scores, without


def push_scores(*, release: Release) -> tuple[int, int]:
    """Send configs that are missing and every score; sent again, each stays one. Says (scores, cases without trace)."""
    configs, scores, without = release_scores(release)
    send_scores(configs, scores)
    return len(scores), len(without)


def send_scores(configs: Sequence[Mapping[str, Any]], scores: Sequence[Mapping[str, Any]]) -> None:
    """Send the configs that are missing, then every score under its id."""
    known = {config["name"]: config["id"] for config in _pages("score-configs", {})}
    for config in configs:
        if config["name"] not in known:
            known[config["name"]] = _call("score-configs", config)["id"]
    for score in scores:
        _call("scores", {**score, "configId": known[score["name"]]})


def traces_of(version: DatasetVersion) -> dict[str, str]:
    """The trace that each case came from, of those that came from one."""
    found = {}
    for case in cases_in(version):
        trace = (case.get("metadata") or {}).get("sourceTraceId")
        if isinstance(trace, str):
            found[case["id"]] = trace
    return found


def _notes(adjudication: bytes) -> dict[str, str]:
    """The note of the ruling that stands for each case."""
    notes = {}
    for line in adjudication.splitlines():
        record = strict_json(line)
        if record["rulings"]:
            notes[record["case_id"]] = record["rulings"][-1]["note"]
    return notes


def _hosted(dataset: str) -> Iterator[dict[str, Any]]:
    yield from _pages("dataset-items", {"datasetName": dataset})


def _pages(path: str, query: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    page, last = 1, 1
    while page <= last:
        address = f"{path}?{urllib.parse.urlencode({**query, 'page': page, 'limit': A_PAGE})}"
        found = _call(address)
        yield from found["data"]
        page, last = page + 1, found["meta"]["totalPages"]


def _call(path: str, body: Mapping[str, Any] | Sequence[Any] | None = None) -> Any:
    if not (settings.LANGFUSE_URL and settings.LANGFUSE_PUBLIC_KEY and settings.LANGFUSE_SECRET_KEY):
        raise NotReachable("set LANGFUSE_URL, LANGFUSE_PUBLIC_KEY and LANGFUSE_SECRET_KEY")
    keys = f"{settings.LANGFUSE_PUBLIC_KEY}:{settings.LANGFUSE_SECRET_KEY}".encode()
    headers = {
        "Authorization": f"Basic {base64.b64encode(keys).decode()}",
        "Content-Type": "application/json",
    }
    data = None if body is None else json.dumps(body, ensure_ascii=False).encode()
    url = f"{settings.LANGFUSE_URL.rstrip('/')}/api/public/{path}"
    request = urllib.request.Request(url, data, headers)  # noqa: S310  (an operator's setting, http or https)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return strict_json(answer.read())
    except urllib.error.HTTPError as refusal:
        raise NotReachable(f"{path.split('?', maxsplit=1)[0]}: answered {refusal.code}") from refusal
    except (OSError, BadJSON) as fault:
        raise NotReachable(f"{path.split('?', maxsplit=1)[0]}: {fault}") from fault
