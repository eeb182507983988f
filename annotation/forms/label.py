"""The form of a label: drawn from a schema, read back as answers, refused field by field."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from annotation.forms.label_controls import Code, controls_of
from annotation.forms.label_reading import Posted, read_answers
from annotation.forms.label_rules import rules_for_browser
from taxonomy.fields.base import Json
from taxonomy.fields.schema import InvalidAnswers, Schema

_WORDS = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Clause:
    """A section of the guideline that the form can point to."""

    anchor: str
    title: str


@dataclass
class LabelForm:
    """Answers to a schema's questions on their way to and from a page.

    `answers` may be a draft: unfinished, or with a number that is none yet. `errors` holds a message per field.
    """

    schema: Schema
    answers: Mapping[str, Json] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)
    codes: Sequence[Code] = ()
    original: str = ""
    clauses: Sequence[Clause] = ()

    def read(self, posted: Posted) -> None:
        """Take the answers from a posted form; what cannot be read is kept as typed, with its fault."""
        self.answers, self.errors = read_answers(self.schema, posted, self.original)

    def check(self) -> dict[str, Json]:
        """The normalised answers; raises InvalidAnswers with every fault, and keeps them beside their fields."""
        try:
            cleaned = self.schema.clean(self.answers)
        except InvalidAnswers as invalid:
            self.errors = invalid.errors | self.errors
        if self.errors:
            raise InvalidAnswers(self.errors)
        return cleaned

    def controls(self) -> list[dict[str, Any]]:
        """What the page draws, field by field."""
        controls = controls_of(self.schema.fields, self.answers, codes=self.codes, original=self.original)
        weights = sum(control.get("weight") or 0 for control in controls)
        for control in controls:
            message = self.errors.get(control["key"])
            control["errors"] = [message] if message else []
            control["clause"] = self._clause(control["key"], control["title"])
            control["lost_clause"] = self._lost_clause(control["key"])
            if control.get("weight"):
                control["weight_share"] = round(100 * control["weight"] / weights)
        return controls

    def _clause(self, key: str, title: str) -> Clause | None:
        """The clause that the field names, or else the one that bears its title or key."""
        named = f"clause-{self._named(key)}"
        pointed = next((clause for clause in self.clauses if clause.anchor == named), None)
        return pointed or clause_for(key, title, self.clauses)

    def _lost_clause(self, key: str) -> str:
        """The anchor that the field names, where there is a guideline and it has no such clause."""
        named = self._named(key)
        is_lost = (
            named and self.clauses and all(clause.anchor != f"clause-{named}" for clause in self.clauses)
        )
        return f"#{named}" if is_lost else ""

    def _named(self, key: str) -> str:
        asked = self.schema.field(key)
        return asked.guideline.removeprefix("#") if asked else ""

    def derived(self) -> dict[str, Json]:
        """What follows from the answers that are right so far."""
        cleaned, _ = self.schema.clean_fields(self.answers)
        return self.schema.derived(cleaned)

    def rules(self) -> dict[str, Any]:
        return rules_for_browser(self.schema)


def clause_for(key: str, title: str, clauses: Sequence[Clause]) -> Clause | None:
    """The clause that bears the field's title or key as its heading, in the singular or the plural."""
    wanted = {_heading(title), _heading(key)}
    return next((clause for clause in clauses if _heading(clause.title) in wanted), None)


def _heading(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold().replace("_", " "))).removesuffix("s")
