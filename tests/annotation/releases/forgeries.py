"""What somebody who knows the format might make of a release, each with the start of the finding that names it."""

from collections.abc import Callable

from taxonomy.digest import sha256_of
from tests.annotation.releases.remade import Forgery


def ruled_by_an_annotator(made: Forgery) -> None:
    made.said("c2")["rulings"][-1]["adjudicator"] = "ann"


def ruling_dropped(made: Forgery) -> None:
    made.said("c2")["rulings"] = []


def label_dropped(made: Forgery) -> None:
    made.said("c1")["labels"].pop()


def answers_changed(made: Forgery) -> None:
    made.said("c1")["labels"][0]["answers"]["score"] = 1


def ground_truth_unready(made: Forgery) -> None:
    made.manifest["studies"][0]["gate"] = made.reports[0]["gate"]["gate"] = made.manifest["gate"] = "FAILED"
    made.manifest["studies"][0]["reportSha256"] = sha256_of(made.reports[0])


def unpinned(made: Forgery) -> None:
    made.manifest["studies"][0]["pins"]["schema"]["sha256"] = ""


def same_annotator_twice(made: Forgery) -> None:
    for label in made.said("c1")["labels"]:
        label["annotator"] = "ann"


FORGERIES: dict[str, tuple[Callable[[Forgery], None], str]] = {
    "agreed label changed": (
        lambda made: made.label("c1")["answers"].update(decision="FAIL"),
        "labels.jsonl: case c1: decision is called agreed, and a label says otherwise",
    ),
    "ruled label changed": (
        lambda made: made.label("c3")["answers"].update(score=2),
        "labels.jsonl: case c3: score is not what the ruling says",
    ),
    "source raised": (
        lambda made: made.label("c3")["sources"].update(score="agreed"),
        "labels.jsonl: case c3: score is called agreed",
    ),
    "whole source raised": (
        lambda made: made.label("c3").update(source="agreed"),
        "labels.jsonl: case c3: its source 'agreed' is not the weakest",
    ),
    "source invented": (
        lambda made: made.label("c1")["sources"].update(score="certain"),
        "labels.jsonl: case c1: score has the source 'certain'",
    ),
    "answer without source": (
        lambda made: made.label("c1")["sources"].pop("score"),
        "labels.jsonl: case c1: an answer has no source",
    ),
    "ruling dropped": (ruling_dropped, "labels.jsonl: case c2: its ruling is not the last one"),
    "ruled by an annotator": (
        ruled_by_an_annotator,
        "adjudication.jsonl: case c2: ruling 1 is by ann, who labelled it",
    ),
    "ruling without reason": (
        lambda made: made.said("c2")["rulings"][-1].update(reason=""),
        "adjudication.jsonl: case c2: ruling 1 has no reason",
    ),
    "label dropped": (label_dropped, "labels.jsonl: case c1: says 2 labels, and 1 are on record"),
    "label of an annotator changed": (
        answers_changed,
        "adjudication.jsonl: case c1: the answers of ann do not have their digest",
    ),
    "one annotator twice": (
        same_annotator_twice,
        "adjudication.jsonl: case c1: annotator ann labelled it twice",
    ),
    "label of no case": (
        lambda made: made.label("c1").update(case_id="c9"),
        "labels.jsonl: case c9 is no case of this release",
    ),
    "label twice": (
        lambda made: made.labels.append(made.label("c1")),
        "labels.jsonl: case c1 stands twice for study doubles",
    ),
    "label without a record": (
        lambda made: made.adjudication.remove(made.said("c1")),
        "labels.jsonl: case c1: has no record in adjudication.jsonl",
    ),
    "case digest changed": (
        lambda made: made.case("c1").update(sha256="0" * 64),
        "cases.jsonl: case c1: its sha256 is not the one in the manifest",
    ),
    "cases out of order": (
        lambda made: made.cases.reverse(),
        "cases.jsonl: its cases are not in the order of their ids",
    ),
    "report after the fact": (
        lambda made: made.reports[0].update(n_double=3),
        "agreement.json: the report of study doubles is not the one that was sealed",
    ),
    "report dropped": (
        lambda made: made.reports.clear(),
        "agreement.json: its reports are not those of the studies",
    ),
    "ground truth before ready": (
        ground_truth_unready,
        "manifest.json: calls itself ground truth, and the gate of study doubles is FAILED",
    ),
    "gate raised": (
        lambda made: made.manifest.update(gate="INCOMPLETE"),
        "manifest.json: its gate is INCOMPLETE, and the worst gate of its studies is READY",
    ),
    "blindness unattested": (
        lambda made: made.manifest["studies"][0].update(blindness="not attested"),
        "manifest.json: calls itself ground truth, and the blindness of study doubles is not attested",
    ),
    "schema unpinned": (unpinned, "manifest.json: study doubles does not pin its schema"),
    "no study": (lambda made: made.manifest.update(studies=[]), "manifest.json: names no study"),
}
