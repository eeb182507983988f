"""The card of a code as a form, and what becomes of the codes of the version before."""

from typing import Any

from django import forms
from django.http import QueryDict

from annotation.forms.plain_text import PlainText
from taxonomy.fields.base import BadSchema

TEXTS = ("definition", "use_when", "avoid_when", "example", "counter_example")
ASKS = {
    "definition": ("Definition", "What can be seen when this code applies."),
    "use_when": ("Use when", "The case that decides for it."),
    "avoid_when": ("Avoid when", "The near case that another code covers."),
    "example": ("Example", "A sentence that gets the code."),
    "counter_example": ("Counter-example", "A sentence close to it that does not."),
}


class CodeForm(forms.Form):
    code = forms.CharField(
        max_length=64, error_messages={"required": "A code needs a key, such as HOOK_WEAK."}
    )
    title = forms.CharField(max_length=200, required=False)
    definition = PlainText(required=False, max_length=5000)
    use_when = PlainText(required=False, max_length=5000)
    avoid_when = PlainText(required=False, max_length=5000)
    example = PlainText(required=False, max_length=5000)
    counter_example = PlainText(required=False, max_length=5000)
    requires_note = forms.BooleanField(required=False)
    aliases = forms.CharField(required=False, max_length=1000)

    def __init__(self, data: Any = None, *, initial: dict[str, Any] | None = None) -> None:
        stored = dict(initial or {})
        super().__init__(data, initial=stored | {"aliases": ", ".join(stored.get("aliases", []))})

    def clean_aliases(self) -> list[str]:
        return [part.strip() for part in self.cleaned_data["aliases"].split(",") if part.strip()]

    def document(self) -> dict[str, Any]:
        """The code's document; what is empty is left out."""
        return {name: value for name, value in self.cleaned_data.items() if value}

    def texts(self) -> list[dict[str, Any]]:
        return [
            {"name": name, "title": ASKS[name][0], "help": ASKS[name][1], "field": self[name]}
            for name in TEXTS
        ]


def read_fates(data: QueryDict, codes: list[str]) -> dict[str, tuple[str, ...]]:
    """What a posted form says each code becomes; raises BadSchema naming the code that nothing is said of."""
    fates: dict[str, tuple[str, ...]] = {}
    typed = typed_fates(data)
    for code in codes:
        fate, codes_typed = typed.get(code, ("", ""))
        into = tuple(part.strip() for part in codes_typed.split(",") if part.strip())
        if fate == "into" and not into:
            raise BadSchema(code, "say which code it becomes, or choose that it stays or is retired")
        if fate not in ("keep", "retire", "into"):
            raise BadSchema(code, "choose what becomes of it")
        if into and fate != "into":
            raise BadSchema(code, "codes are typed beside it: choose that it becomes them, or take them away")
        fates[code] = {"keep": (code,), "retire": ()}.get(fate, into)
    return fates


def typed_fates(data: QueryDict) -> dict[str, tuple[str, str]]:
    """What the form holds for each code it was drawn with: the fate, and the codes typed beside it."""
    codes = [name.removeprefix("fate-") for name in data if name.startswith("fate-")]
    return {code: (str(data[f"fate-{code}"]), data.get(f"into-{code}", "")) for code in codes}
