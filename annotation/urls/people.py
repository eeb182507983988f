"""The people of a project, invitations and passwords."""

from django.urls import path

from annotation.api import people as api
from annotation.api.erasing import Erasure
from annotation.views import erasing, invitations, people

_API = "api/v1/projects/<slug:slug>/"
_PERSON = _API + "people/<int:person_id>/"

urlpatterns = [
    path("projects/new/", people.new_project, name="project-new"),
    path("projects/<slug:slug>/people/", people.index, name="people"),
    path("projects/<slug:slug>/people/invite/", people.invite, name="people-invite"),
    path(
        "projects/<slug:slug>/people/invitations/<uuid:invitation_id>/revoke/",
        people.revoke,
        name="invitation-revoke",
    ),
    path("projects/<slug:slug>/people/<int:person_id>/roles/", people.roles, name="person-roles"),
    path("projects/<slug:slug>/people/<int:person_id>/login/", people.login, name="person-login"),
    path("invitations/<str:token>/", invitations.answer, name="invitation"),
    path("people/<int:person_id>/erase/", erasing.erase, name="person-erase"),
    path("api/v1/people/<int:person_id>/erasure/", Erasure.as_view(), name="api-person-erasure"),
    path("account/password/", invitations.ChangePassword.as_view(), name="password"),
    path("api/v1/projects/", api.Projects.as_view(), name="api-projects"),
    path(_API + "people/", api.People.as_view(), name="api-people"),
    path(_PERSON, api.Person.as_view(), name="api-person"),
    path(_PERSON + "roles/", api.PersonRoles.as_view(), name="api-person-roles"),
    path(_PERSON + "deactivate/", api.PersonLogin.as_view(is_active=False), name="api-person-deactivate"),
    path(_PERSON + "reactivate/", api.PersonLogin.as_view(is_active=True), name="api-person-reactivate"),
    path(_API + "invitations/", api.Invitations.as_view(), name="api-invitations"),
    path(_API + "invitations/<uuid:invitation_id>/", api.Invitation.as_view(), name="api-invitation"),
]
