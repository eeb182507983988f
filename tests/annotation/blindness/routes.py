"""Every address of the site, and values for the arguments in it.

A new route whose arguments are named as below needs nothing. For a new argument add one line to VALUES.
"""

import re
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, NamedTuple

from django.conf import settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from annotation.models.adjudication import AdjudicationSession
from annotation.models.blind_comparisons import BlindComparison, BlindPair
from annotation.models.intake import Proposal
from annotation.models.invitations import Invitation
from annotation.models.jobs import Job
from annotation.models.judging import Attempt, JudgePass, Run, Verdict
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, DraftCode
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.models.tokens import ApiToken
from annotation.models.uploads import Upload
from annotation.models.verifiers import VerifierRun
from annotation.models.webhooks import Webhook
from tests.annotation.blindness.canaries import SAID
from tests.annotation.blindness.world import World


def _consensus(world: World) -> list[Any]:
    found = list(AdjudicationSession.objects.filter(study=world.study).values_list("public_id", flat=True))
    return found or [world.study.public_id]


# argument, or "name of the route:argument" for one kind of route -> the values to ask for
VALUES: dict[str, Callable[[World], list[Any]]] = {
    "slug": lambda world: [world.project.slug],
    "study_id": lambda world: [world.study.public_id],
    "case_id": lambda world: list(world.study.cases.order_by("pk").values_list("public_id", flat=True)[:2]),
    "assignment_id": lambda world: [
        world.slots("ann")[0].public_id, world.slots("ann")[-1].public_id, world.slots(SAID["pseudonym"])[0].public_id,
        world.slots(SAID["pseudonym"])[2].public_id,
    ],
    "session_id": lambda world: [OpenCodingSession.objects.get().public_id],
    "consensus:session_id": _consensus,
    "api-session:session_id": _consensus,
    "api-positions:session_id": _consensus,
    "position": lambda world: [1],
    "number": lambda world: list(world.project.releases.values_list("pk", flat=True)) or [1],
    "open-coding-cluster:number": lambda world: list(Cluster.objects.values_list("pk", flat=True)),
    "open-coding-code:number": lambda world: list(DraftCode.objects.values_list("pk", flat=True)),
    "open-coding:number": lambda world: [1],
    "cluster_id": lambda world: list(Cluster.objects.values_list("pk", flat=True)),
    "code_id": lambda world: list(DraftCode.objects.values_list("pk", flat=True)),
    "suggestion_id": lambda world: [1],
    "api-specs-follow-up:number": lambda world: [1],
    "earlier": lambda world: list(world.project.releases.values_list("pk", flat=True)) or [1],
    "name": lambda world: ["labels.jsonl", "adjudication.jsonl", "agreement.json", "ledger.jsonl", "A"],
    "tab": lambda world: ["todo", "draft", "repair", "submitted", "skipped"],
    "kind": lambda world: ["schemas", "taxonomies", "guidelines"],
    "pk": lambda world: [world.study.schema_version_id, world.study.taxonomy_version_id],
    "key": lambda world: ["decision"],
    "labelling-spec-try:key": lambda world: ["spec"],
    "index": lambda world: [0],
    "token": lambda world: ["not-a-token"],
    "person_id": lambda world: [world.people["ann"].pk, world.study.assignments.filter(
        annotator__pseudonym=SAID["pseudonym"]).first().annotator.user_id],
    "to": lambda world: ["redact"],
    "app_label": lambda world: ["annotation"],
    "model_name": lambda world: ["label", "user", "case", "noterevision"],
    "proposal_id": lambda world: list(Proposal.objects.values_list("public_id", flat=True)),
    "upload_id": lambda world: list(Upload.objects.values_list("public_id", flat=True)),
    "webhook_id": lambda world: list(Webhook.objects.values_list("pk", flat=True)),
    "data-gold:case_id": lambda world: list(world.study.cases.order_by("pk").values_list("case_id", flat=True)[:2]),
    "data-specs-file:name": lambda world: ["report.json", "report.csv", "report.md", "tasks.json"],
    "data-specs-comparison:number": lambda world: [1],
    "data-case:case_id": lambda world: list(world.study.cases.order_by("pk").values_list("case_id", flat=True)[:2]),
    "dataset-since:earlier": lambda world: [world.study.dataset_version_id],
    "token_id": lambda world: list(ApiToken.objects.order_by("pk").values_list("pk", flat=True)),
    "version_id": lambda world: [world.study.dataset_version_id],
    "release_id": lambda world: list(world.project.releases.values_list("pk", flat=True)) or [1],
    "verifier_id": lambda world: list(world.project.verifiers.values_list("public_id", flat=True)),
    "verifier-run:run_id": lambda world: list(VerifierRun.objects.values_list("public_id", flat=True)),
    "api-verifier-run:run_id": lambda world: list(VerifierRun.objects.values_list("public_id", flat=True)),
    "fixture:name": lambda world: ["good"],
    "api-fixture:name": lambda world: ["good"],
    "boundary": lambda world: ["negation"],
    "job_id": lambda world: list(Job.objects.values_list("pk", flat=True)[:2]) or [1],
    "run_id": lambda world: list(Run.objects.order_by("pk").values_list("public_id", flat=True)),
    "attempt_id": lambda world: list(Attempt.objects.order_by("pk").values_list("public_id", flat=True)[:2]),
    "pass_id": lambda world: list(JudgePass.objects.values_list("public_id", flat=True)),
    "comparison_id": lambda world: list(BlindComparison.objects.values_list("public_id", flat=True)),
    "pair_id": lambda world: list(BlindPair.objects.order_by("pk").values_list("public_id", flat=True)[:2]),
    "invitation_id": lambda world: list(Invitation.objects.values_list("public_id", flat=True)),
    "calibration_id": lambda world: [world.study.public_id],
    "verdict_id": lambda world: list(Verdict.objects.order_by("pk").values_list("public_id", flat=True)[:2]),
    "fixture_id": lambda world: list(RegressionFixture.objects.values_list("public_id", flat=True)),
    "regression_run_id": lambda world: list(RegressionRun.objects.values_list("public_id", flat=True)),
}  # fmt: skip
MOST_PER_ROUTE = 4


class Unlisted(AssertionError):
    """A route with an argument that nobody has given values for."""


class Route(NamedTuple):
    name: str
    arguments: tuple[str, ...]

    def addresses(self, world: World) -> list[str]:
        """Where the route is asked: each choice of values, the last argument varying fastest."""
        chosen = product(*(self._values(argument)(world) for argument in self.arguments))
        pairs = (dict(zip(self.arguments, values, strict=True)) for values in chosen)
        return [reverse(self.name, kwargs=values) for values in islice(pairs, MOST_PER_ROUTE)]

    def address(self, world: World, chosen: dict[str, Any]) -> str:
        """Where the route is asked with the values `chosen`, and the first value of every other argument."""
        values = {
            argument: chosen[argument] if argument in chosen else self._values(argument)(world)[0]
            for argument in self.arguments
        }
        return reverse(self.name, kwargs=values)

    def template(self) -> str:
        """The address with its arguments in braces, as the API's description writes it."""
        [(form, _)] = get_resolver(settings.ROOT_URLCONF).reverse_dict.getlist(self.name)[0][0]
        return "/" + re.sub(r"%\((\w+)\)s", r"{\1}", form).replace("{pk}", "{id}")

    def check(self) -> None:
        """Raise Unlisted for an argument without values."""
        for argument in self.arguments:
            self._values(argument)

    def _values(self, argument: str) -> Callable[[World], list[Any]]:
        own = [
            key for key in VALUES if key.endswith(f":{argument}") and self.name.startswith(key.split(":")[0])
        ]
        if own or argument in VALUES:
            return VALUES[own[0] if own else argument]
        raise Unlisted(
            f"route {self.name!r} takes {argument!r}, which the canary crawl has no values for. Add to VALUES in "
            f'tests/annotation/blindness/routes.py:  "{argument}": lambda world: [...],'
        )


def routes() -> list[Route]:
    """Each route of the site by name; raises Unlisted for one without a name or with an unknown argument."""
    found = {}
    for within, pattern in _patterns(get_resolver(settings.ROOT_URLCONF).url_patterns):
        if pattern.name is None:
            raise Unlisted(f"the route {pattern.pattern} has no name; give it one so that it can be crawled.")
        name = within + pattern.name
        found[name] = Route(name, tuple(pattern.pattern.converters))
    for route in found.values():
        route.check()
    return list(found.values())


def _patterns(patterns: Any, within: str = "") -> Iterator[tuple[str, URLPattern]]:
    """Each pattern with the namespaces that it stands in."""
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            inner = f"{within}{pattern.namespace}:" if pattern.namespace else within
            yield from _patterns(pattern.url_patterns, inner)
        else:
            yield within, pattern
