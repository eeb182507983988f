"""Keys in templates: the hint of one command, and the sheet (`?`) of all of a page's."""

from typing import Any

from django import template
from django.template.context import Context
from django.utils.html import format_html
from django.utils.safestring import SafeString

from annotation.core.page_keys import KINDS, command_of, readable

register = template.Library()


@register.simple_tag
def key(address: str) -> SafeString:
    """The usual key of a command such as "board.choose"; the page's script puts the person's own in its place.

    Raises KeyError if no such command exists.
    """
    command = command_of(address)
    return format_html('<kbd data-command="{}">{}</kbd>', command.name, readable(command.key))


@register.inclusion_tag("annotation/parts/key_sheet.html", takes_context=True)
def key_sheet(context: Context, kind: str, *, rows: str = "", foot: str = "") -> dict[str, Any]:
    """The sheet of a kind of page; `rows` and `foot` name templates with its fixed keys and what stands below."""
    commands = [command._asdict() | {"shown": readable(command.key)} for command in KINDS[kind]]
    sheet = {"kind": kind, "commands": commands, "rows": rows, "foot": foot}
    page = {str(name): value for name, value in context.flatten().items()}
    return page | {"sheet": sheet, "person": context["request"].user.pk}
