"""Text as somebody typed it: browsers count a line end as one character and send two."""

from typing import Any

from django import forms


def plain_lines(text: str) -> str:
    """The text with plain line ends."""
    return text.replace("\r\n", "\n")


class PlainText(forms.CharField):
    """Several lines of text; lengths are counted as the browser counted them."""

    widget = forms.Textarea

    def to_python(self, value: Any) -> str:
        return super().to_python(plain_lines(value) if isinstance(value, str) else value) or ""
