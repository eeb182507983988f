"""Which schema, taxonomy and guideline versions a study file means: names in the library, templates or documents."""

from datetime import datetime
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput
from annotation.core.study_files import StudyPlan
from taxonomy.fields.base import BadSchema
from taxonomy.fields.codes import Codes
from taxonomy.fields.schema import Schema, check_usable, parse_schema
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.library import schema_of
from taxonomy.selectors.templates import template
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from taxonomy.strict_json import strict_json


class Vocabulary(NamedTuple):
    schema: LabelSchemaVersion
    taxonomy: TaxonomyVersion | None
    guideline: GuidelineVersion | None
    parsed: Schema


def resolve_vocabulary(plan: StudyPlan, *, now: datetime) -> Vocabulary:
    """The frozen versions that the plan names; raises BadInput naming the key that cannot be resolved."""
    schema = _schema(plan.schema, now=now)
    wanted = [
        field.taxonomy
        for field in parse_schema(strict_json(schema.document)).fields
        if isinstance(field, Codes)
    ]
    taxonomy = _taxonomy(plan.taxonomy or (wanted[0] if wanted else None), now=now)
    try:
        parsed = schema_of(schema, taxonomy)
        check_usable(parsed)
    except BadSchema as fault:
        raise BadInput(f"field 'taxonomy': {fault}") from fault
    return Vocabulary(schema, taxonomy, _guideline(plan.guideline, now=now), parsed)


def _schema(named: Any, *, now: datetime) -> LabelSchemaVersion:
    if isinstance(named, dict):
        return _frozen(freeze_schema, "schema", document=named, now=now)
    name, number = _split(named, "schema")
    found = _find(LabelSchemaVersion.objects.filter(schema__name=name), number)
    if found is None and number is None and (known := template("schemas", name)) is not None:
        return _frozen(freeze_schema, "schema", document=known, now=now)
    return found or _missing("schema", named)


def _taxonomy(named: Any, *, now: datetime) -> TaxonomyVersion | None:
    if named is None:
        return None
    if isinstance(named, dict):
        return _frozen(freeze_taxonomy, "taxonomy", document=named, now=now)
    name, number = _split(named, "taxonomy")
    found = _find(TaxonomyVersion.objects.filter(taxonomy__name=name), number)
    if found is None and number is None and (known := template("taxonomies", name)) is not None:
        return _frozen(freeze_taxonomy, "taxonomy", document=known, now=now)
    return found or _missing("taxonomy", named)


def _guideline(named: Any, *, now: datetime) -> GuidelineVersion | None:
    if named is None:
        return None
    if isinstance(named, dict):
        if set(named) != {"name", "markdown"} or not all(isinstance(text, str) for text in named.values()):
            raise BadInput("field 'guideline': a guideline document holds the texts name and markdown")
        return _frozen(freeze_guideline, "guideline", **named, now=now)
    name, number = _split(named, "guideline")
    return _find(GuidelineVersion.objects.filter(guideline__name=name), number) or _missing(
        "guideline", named
    )


def _frozen(freeze: Any, key: str, **arguments: Any) -> Any:
    try:
        return freeze(**arguments)
    except BadSchema as fault:
        raise BadInput(f"field {key!r}: {fault}") from fault


def _split(named: str, key: str) -> tuple[str, int | None]:
    name, _, number = named.partition("@")
    if number and not number.isdigit():
        raise BadInput(f"field {key!r}, value {named!r}: write name or name@version")
    return name, int(number) if number else None


def _find(versions: Any, number: int | None) -> Any:
    frozen = versions.filter(state=State.FROZEN)
    if number is not None:
        frozen = frozen.filter(number=number)
    return frozen.order_by("-number").first()


def _missing(key: str, named: str) -> Any:
    raise BadInput(f"field {key!r}, value {named!r}: the library has no such frozen version")
