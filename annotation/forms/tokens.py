"""The form that makes a token."""

from django import forms

from annotation.models.tokens import LONGEST_DAYS, Scope


class TokenForm(forms.Form):
    name = forms.CharField(max_length=100, error_messages={"required": "Say what the token is for."})
    scopes = forms.MultipleChoiceField(
        choices=Scope.choices, error_messages={"required": "Choose what the token may do."}
    )
    days = forms.IntegerField(min_value=1, max_value=LONGEST_DAYS, initial=90)
