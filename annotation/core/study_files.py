"""Reading a study file: what is labelled, by whom, under which versions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import Any

from annotation.core.bad_input import BadInput
from annotation.core.judge_names import names_a_judge

KINDS = ("human", "model", "simulated")
MOST_LABELS = 16  # a case; as many sides as an adjudicator's page has letters for
MOST_SEED = 2**53
LONGEST_THRESHOLD = 12
MOST_REPEATS = 50  # percent: more could not all return well after their first time
LEASE = 1800
_KEYS = {
    "name", "dataset", "dataset_version", "cases", "sample", "schema", "taxonomy", "guideline", "k", "seed",
    "annotators", "assignment", "pilot", "threshold", "threshold_field", "outputs", "double_percent",
    "consistency_percent", "lease_seconds", "deadline", "exclude_studies", "close_when_complete",
}  # fmt: skip


@dataclass(frozen=True)
class StudyPlan:
    """A study as its file states it. `schema`, `taxonomy` and `guideline` are names or whole documents."""

    name: str
    dataset: str
    schema: Any
    annotators: Mapping[str, str]
    dataset_version: str = ""
    taxonomy: Any = None
    guideline: Any = None
    cases: tuple[str, ...] = ()
    sample: Mapping[str, Any] = field(default_factory=dict)
    k: int = 2
    seed: int = 0
    is_fixed: bool = True
    is_pilot: bool = False
    threshold: str = ""
    threshold_field: str = ""
    outputs: Mapping[str, str] = field(default_factory=dict)
    double_percent: int = 100
    consistency_percent: int = 0
    lease_seconds: int = LEASE
    deadline: datetime | None = None
    exclude_studies: tuple[str, ...] = ()
    close_when_complete: bool = False
    # Chosen by the product where several outputs would fit, by id of the case; no key of a study file.
    output_ids: Mapping[str, int] = field(default_factory=dict)


def parse_study(document: Any, source: str) -> StudyPlan:
    """The plan in `document`; BadInput names the file, the key and the value that cannot be used."""
    read = _Reader(document, source)
    if not isinstance(document, dict):
        raise BadInput(f"{source}: expected an object with name, dataset, schema and annotators")
    unknown = sorted(document.keys() - _KEYS)
    if unknown:
        raise BadInput(f"{source}, field {unknown[0]!r}: is no key of a study file")
    annotators = _annotators(read)
    k = read.number("k", 2, least=1, most=MOST_LABELS)
    assignment = read.choice("assignment", ("fixed", "pool"), "fixed" if len(annotators) == k else "pool")
    threshold, threshold_field = _threshold(read)
    return StudyPlan(
        name=read.text("name"),
        dataset=read.text("dataset"),
        schema=read.either("schema", required=True),
        annotators=annotators,
        dataset_version=read.text("dataset_version", ""),
        taxonomy=read.either("taxonomy"),
        guideline=read.either("guideline"),
        cases=_names(read, "cases", "case"),
        sample=_sample(read),
        k=k,
        seed=read.number("seed", 0, least=0, most=MOST_SEED),
        is_fixed=assignment == "fixed",
        is_pilot=read.flag("pilot"),
        threshold=threshold,
        threshold_field=threshold_field,
        outputs=_outputs(read),
        double_percent=read.number("double_percent", 100, least=0, most=100),
        consistency_percent=read.number("consistency_percent", 0, least=0, most=MOST_REPEATS),
        lease_seconds=read.number("lease_seconds", LEASE, least=60, most=86400),
        deadline=_deadline(read),
        exclude_studies=_names(read, "exclude_studies", "study"),
        close_when_complete=read.flag("close_when_complete"),
    )


class _Reader:
    """Typed access to the keys of a document, each refusal naming file, key and value."""

    def __init__(self, document: Any, source: str) -> None:
        self.document = document
        self.source = source

    def refuse(self, key: str, message: str) -> BadInput:
        shown = repr(self.document.get(key.split("[", maxsplit=1)[0].split(".", maxsplit=1)[0]))
        return BadInput(f"{self.source}, field {key!r}, value {shown[:80]}: {message}")

    def text(self, key: str, default: str | None = None) -> str:
        value = self.document.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.refuse(key, "must be text that is not empty")
        return value

    def number(self, key: str, default: int, *, least: int, most: int) -> int:
        value = self.document.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(key, f"must be a whole number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        value = self.document.get(key, False)
        if not isinstance(value, bool):
            raise self.refuse(key, "must be true or false")
        return value

    def choice(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        value = self.document.get(key, default)
        if value not in allowed:
            raise self.refuse(key, f"must be one of {', '.join(allowed)}")
        return str(value)

    def either(self, key: str, *, required: bool = False) -> Any:
        value = self.document.get(key)
        if (value is None and required) or not isinstance(value, str | dict | None):
            raise self.refuse(key, "must be a name, name@version or a whole document")
        return value


def _annotators(read: _Reader) -> dict[str, str]:
    listed = read.document.get("annotators")
    if not isinstance(listed, list) or not listed:
        raise read.refuse("annotators", "must list at least one {pseudonym, kind}")
    annotators: dict[str, str] = {}
    for index, item in enumerate(listed):
        path = f"annotators[{index}]"
        if not isinstance(item, dict) or set(item) - {"pseudonym", "kind"}:
            raise read.refuse(path, "must be an object with pseudonym and kind")
        name, kind = item.get("pseudonym"), item.get("kind", "human")
        if not isinstance(name, str) or not name.strip():
            raise read.refuse(f"{path}.pseudonym", "must be text that is not empty")
        if kind not in KINDS:
            raise read.refuse(f"{path}.kind", f"must be one of {', '.join(KINDS)}")
        if kind == "human" and names_a_judge(name):
            raise read.refuse(f"{path}.kind", f"{name!r} begins with judge: and is a model, never a human")
        if name in annotators:
            raise read.refuse(f"{path}.pseudonym", f"{name!r} stands twice")
        annotators[name] = kind
    return annotators


def _names(read: _Reader, key: str, of: str) -> tuple[str, ...]:
    names = read.document.get(key, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise read.refuse(key, f"must be a list of {'case ids' if of == 'case' else 'names'}")
    if len(set(names)) != len(names):
        raise read.refuse(key, f"names a {of} twice")
    return tuple(names)


def _deadline(read: _Reader) -> datetime | None:
    value = read.document.get("deadline")
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or moment.utcoffset() is None or not 2000 <= moment.year < 9000:
        raise read.refuse("deadline", "must be a time with its zone, such as 2026-12-24T18:00:00+01:00")
    return moment


def _sample(read: _Reader) -> Mapping[str, Any]:
    sample = read.document.get("sample", "all")
    if sample == "all":
        return {}
    if not isinstance(sample, dict) or set(sample) - {"split", "family", "n", "stratify_by"}:
        raise read.refuse("sample", 'must be "all" or an object of split, family, n and stratify_by')
    n = sample.get("n")
    if n is not None and (not isinstance(n, int) or isinstance(n, bool) or n < 1):
        raise read.refuse("sample", "n must be a whole number of at least 1")
    if not all(isinstance(value, str) for key, value in sample.items() if key != "n"):
        raise read.refuse("sample", "split, family and stratify_by must be text")
    return sample


def _outputs(read: _Reader) -> Mapping[str, str]:
    outputs = read.document.get("outputs", {})
    named = isinstance(outputs, dict) and all(isinstance(value, str) for value in outputs.values())
    if not named or set(outputs) - {"model", "run"}:
        raise read.refuse("outputs", "must be an object of model and run, both text")
    return outputs


def _threshold(read: _Reader) -> tuple[str, str]:
    value = read.document.get("threshold")
    if value is None:
        return "", ""
    text = str(value)
    try:
        number = Decimal(text) if len(text) <= LONGEST_THRESHOLD else Decimal("NaN")
    except InvalidOperation:
        number = Decimal("NaN")
    if not number.is_finite() or not -1 <= number <= 1:
        raise read.refuse(
            "threshold", f"must be a number from -1 to 1, of {LONGEST_THRESHOLD} characters at most"
        )
    return str(number), read.text("threshold_field")
