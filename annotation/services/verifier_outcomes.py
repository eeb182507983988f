"""Outcomes of real runs: brought in from Harbor, or made by the engine over stored outputs in a job."""

import re
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.checks import ENTRY_POINT, check_work
from annotation.core.fixtures.documents import ENGINE, EXTERNAL
from annotation.core.harbor import Trial
from annotation.models.datasets import DatasetVersion
from annotation.models.jobs import Job
from annotation.models.outputs import Output
from annotation.models.verifiers import Verifier, VerifierRelease, VerifierRun, VerifierVersion
from annotation.services.column_lengths import refuse_too_long
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.verifier_authoring import VerifierRefused, record_verifier
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes, sha256_of
from taxonomy.strict_json import strict_json

RUN_OUTPUTS = "verify_outputs"
A_STEP = 200
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]")


@transaction.atomic
def keep_trials(
    *, version: VerifierVersion, name: str, trials: Iterable[Trial], source: str, actor: str, now: datetime
) -> VerifierRun:
    """Keep what an external verifier wrote for an agent's trials; the same again adds nothing. Raises BadInput."""
    if strict_json(version.document)["kind"] != EXTERNAL:
        raise VerifierRefused("This verifier is run by the engine; let it run over outputs instead.")
    origin = {"harbor": source}
    return _keep(version, name, origin, [trial.row() for trial in trials], actor=actor, now=now)


def request_output_run(
    *, version: VerifierVersion, name: str, dataset: DatasetVersion, model: str, actor: str, now: datetime
) -> Job:
    """The job that runs a verifier of specs over a model's outputs. Asked for twice it is one job."""
    if strict_json(version.document)["kind"] != ENGINE:
        raise VerifierRefused("This verifier runs elsewhere: import what it wrote.")
    _check_name(version, name)
    if not _outputs(dataset.pk, model).exists():
        raise BadInput(f"field 'model', value {model!r}: {dataset} holds no output of it")
    arguments = {
        "version_id": version.pk,
        "name": name,
        "dataset_id": dataset.pk,
        "model": model,
        "actor": actor,
    }
    return request_job(
        kind=RUN_OUTPUTS,
        input_sha256=sha256_of(arguments | {"n": _outputs(dataset.pk, model).count()}),
        engine_version=ENTRY_POINT.rpartition(" ")[2],
        arguments=arguments,
        now=now,
    )


def run_outputs(claim: Claim) -> None:
    """Run the verifier over each output as the answer: what an agent wrote is never read as other evidence."""
    given = claim.arguments
    version = VerifierVersion.objects.select_related("verifier__project").get(pk=given["version_id"])
    outputs, document, rows = _outputs(given["dataset_id"], given["model"]), strict_json(version.document), []
    total = outputs.count()
    claim.progress(0, total)
    for output in (
        outputs.select_related("case").order_by("case__external_id", "pk").iterator(chunk_size=A_STEP)
    ):
        rows.append(_row(output, check_work(document, {"answer": output.content})))
        if len(rows) % A_STEP == 0:
            claim.progress(len(rows), total)
    dataset = DatasetVersion.objects.select_related("dataset").get(pk=given["dataset_id"])
    origin = {"dataset": dataset.dataset.name, "version": dataset.version, "model": given["model"]}
    try:
        with transaction.atomic():
            _keep(version, given["name"], origin, rows, actor=given["actor"], now=claim.clock())
            claim.finish()
    except BadInput as fault:
        raise JobRefused(str(fault)) from fault


def _outputs(dataset_id: int, model: str) -> Any:
    return Output.objects.filter(case__dataset_version=dataset_id, producer__model=model)


def _row(output: Output, verdict: dict[str, Any]) -> dict[str, Any]:
    case = output.case.external_id
    faults = [row["error"] for row in verdict["criteria"] if row["error"]]
    return {
        "case": case,
        "attempt": f"{_UNSAFE.sub('_', case)[:80]}__{output.sha256[:12]}",
        "outcome": verdict["outcome"],
        "rewards": {},
        "reason": "; ".join(faults),
        "log": "",
        "criteria": verdict["criteria"],
    }


def _keep(
    version: VerifierVersion,
    name: str,
    origin: dict[str, str],
    rows: list[dict[str, Any]],
    *,
    actor: str,
    now: datetime,
) -> VerifierRun:
    Verifier.objects.select_for_update().get(pk=version.verifier_id)
    _check_name(version, name)
    released = VerifierRelease.objects.filter(version=version).exists()
    try:
        text = canonical_text({"origin": origin, "was_released": released, "rows": rows})
    except NotCanonical as fault:
        raise BadInput(f"run {name[:80]!r}: {fault}") from fault
    digest = sha256_bytes(text.encode())
    known = VerifierRun.objects.filter(version=version, name=name).first()
    if known and strict_json(known.document)["rows"] == strict_json(text)["rows"]:
        return known
    if known:
        raise BadInput(
            f"field 'name', value {name!r}: this version has a run of this name with other outcomes"
        )
    kept = VerifierRun.objects.create(
        version=version, name=name, document=text, sha256=digest, made_by=actor, made_at=now
    )
    record_verifier(
        "verifier.run_kept",
        version.verifier,
        actor,
        now,
        version=version.number,
        run=name,
        sha256=digest,
        n=len(rows),
    )
    return kept


def _check_name(version: VerifierVersion, name: str) -> None:
    if not name.strip() or not name.isprintable():
        raise BadInput(f"field 'name', value {name[:80]!r}: give the run a name of printable characters")
    refuse_too_long(VerifierRun(version=version, name=name))
