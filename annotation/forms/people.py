"""The forms about people: inviting, answering an invitation, roles, and making a project."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from annotation.models.people import User
from annotation.models.projects import Role

ROLES = {
    Role.MANAGER: "designs studies, invites people, closes and releases",
    Role.ANNOTATOR: "labels, blind to everybody else",
    Role.ADJUDICATOR: "rules on disagreements once a report is sealed",
    Role.VIEWER: "follows progress and reads reports",
}


class InvitationForm(forms.Form):
    meant_for = forms.CharField(
        max_length=200,
        error_messages={"required": "Say who it is for, so that you can tell invitations apart."},
    )
    role = forms.ChoiceField(
        choices=Role.choices, initial=Role.ANNOTATOR, error_messages={"required": "Choose a role."}
    )
    pseudonym = forms.CharField(max_length=200, required=False)
    email = forms.EmailField(required=False)
    days = forms.IntegerField(
        min_value=1,
        max_value=60,
        initial=7,
        error_messages={"required": "Say for how many days it leads in."},
    )


class RolesForm(forms.Form):
    roles = forms.MultipleChoiceField(choices=Role.choices, required=False)


class AcceptingForm(forms.Form):
    """A name to sign in with and a password that holds."""

    username = forms.CharField(
        max_length=150,
        validators=User._meta.get_field("username").validators,
        error_messages={"required": "Choose a name to sign in with."},
    )
    password = forms.CharField(strip=False, error_messages={"required": "Choose a password."})
    again = forms.CharField(strip=False, error_messages={"required": "Type the password once more."})

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        if given.get("password") and given.get("again") and given["password"] != given["again"]:
            self.add_error("again", "The two passwords differ.")
        if given.get("password"):
            try:
                validate_password(given["password"], User(username=given.get("username", "")))
            except ValidationError as weak:
                self.add_error("password", weak)
        return given


class ProjectForm(forms.Form):
    name = forms.CharField(max_length=200, error_messages={"required": "A project needs a name."})
    slug = forms.SlugField(max_length=80, error_messages={"required": "A project needs an address."})
