"""What follow-up studies share over HTTP: their people, named as in a study file, and the draft that is made."""

from rest_framework import serializers
from rest_framework.response import Response

from annotation.api.shapes import Strict
from annotation.api.studies import StudySerializer
from annotation.core.study_files import KINDS
from annotation.models.studies import Study


class PersonShape(Strict):
    """An annotator by pseudonym; a new pseudonym is made."""

    pseudonym = serializers.CharField(max_length=200)
    kind = serializers.ChoiceField(KINDS, required=False, default="human")


def people_field() -> serializers.ListField:
    return serializers.ListField(child=PersonShape(), min_length=1, max_length=200)


def drafted(study: Study) -> Response:
    """The answer to who drafted a study: it is opened by itself."""
    body = StudySerializer(study).data
    return Response(body, status=201, headers={"Location": f"/api/v1/studies/{body['id']}/"})
