"""The form that makes a webhook."""

from django import forms

from annotation.models.webhooks import EVENTS


class WebhookForm(forms.Form):
    url = forms.CharField(max_length=500, error_messages={"required": "Give the address to tell."})
    events = forms.MultipleChoiceField(
        choices=list(EVENTS.items()), error_messages={"required": "Choose what to tell."}
    )
