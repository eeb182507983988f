"""The confirmation that closes a study."""

from django import forms


class ClosingForm(forms.Form):
    is_certain = forms.BooleanField(
        error_messages={"required": "Tick the box to say that you are certain: closing has no way back."}
    )
