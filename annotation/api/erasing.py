"""Erasing a person, for operators."""

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Conflict
from annotation.models.people import User
from annotation.services.erasure import ErasureRefused, erase_person, obstacles
from annotation.signed_in import person


class ObstaclesSerializer(serializers.Serializer):
    """Why the person cannot be erased now, a sentence each."""

    obstacles = serializers.ListField(child=serializers.CharField())


class ErasedSerializer(serializers.Serializer):
    """The login that stands in the place of the old one, and the pseudonyms that stay."""

    tombstone = serializers.CharField()
    pseudonyms = serializers.ListField(child=serializers.CharField())
    removed = serializers.DictField(child=serializers.IntegerField())


class Erasure(APIView):
    """For operators; for anybody else it does not exist."""

    @extend_schema(responses=ObstaclesSerializer)
    def get(self, request: Request, person_id: int) -> Response:
        """What stands in the way of erasing a person; an empty list where nothing does."""
        return Response({"obstacles": obstacles(_user(request, person_id))})

    @extend_schema(request=None, responses=ErasedSerializer)
    def post(self, request: Request, person_id: int) -> Response:
        """Take the person's name, address and login away for good; 409 says what stands in the way."""
        user = _user(request, person_id)
        try:
            done = erase_person(user=user, actor=person(request), now=timezone.now())
        except ErasureRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(done._asdict())


def _user(request: Request, person_id: int) -> User:
    if not person(request).is_superuser:
        raise NotFound
    user: User = get_object_or_404(User, pk=person_id)
    return user
