"""What a browser posts for the form that it was sent: the page's HTML read as a browser reads it."""

import re
from html.parser import HTMLParser

from django.http import QueryDict

_LINE_END = re.compile(r"\r\n|\r|\n")


class _Form(HTMLParser):
    """The successful controls of the HTML, in their order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.entries: list[tuple[str, str]] = []
        self._area: str | None = None
        self._text = ""
        self._select: str | None = None
        self._options: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "input" and given.get("name"):
            is_box = given.get("type") in ("radio", "checkbox")
            if not is_box or "checked" in given:
                self.entries.append((given["name"], given.get("value", "")))
        elif tag == "textarea":
            self._area, self._text = given["name"], ""
        elif tag == "select":
            self._select, self._options = given["name"], []
        elif tag == "option" and self._select:
            self._options.append((given.get("value", ""), "selected" in given))

    def handle_data(self, data: str) -> None:
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea" and self._area:
            text = _LINE_END.sub("\n", self._text)
            self.entries.append((self._area, text.removeprefix("\n")))
            self._area = None
        elif tag == "select" and self._select:
            chosen = next((value for value, is_chosen in self._options if is_chosen), self._options[0][0])
            self.entries.append((self._select, chosen))
            self._select = None


def posted(html: str) -> QueryDict:
    """The form as it arrives: every line end is CR LF."""
    form = _Form()
    form.feed(html)
    data = QueryDict(mutable=True)
    for name, value in form.entries:
        data.appendlist(name, _LINE_END.sub("\r\n", value))
    return data
