"""What requests may say and how lists are given: unknown fields and filters are refused, pages go by a cursor."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from django.core.signing import BadSignature, Signer
from django.db.models import QuerySet
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

ID = r"^[0-9]{1,18}$"
PAGING = frozenset({"cursor", "limit"})


class Strict(serializers.Serializer):
    """A serializer that refuses fields it does not know, be it the whole body or a part of one."""

    def to_internal_value(self, data: Any) -> Any:
        unknown = sorted(set(data) - set(self.fields)) if isinstance(data, dict) else []
        if unknown:
            raise serializers.ValidationError({unknown[0]: ["is no field here"]})
        return super().to_internal_value(data)


class RowId(serializers.RegexField):
    """The id of something, as text, as every answer gives it; read as the number that it is."""

    def __init__(self, **keys: Any) -> None:
        super().__init__(ID, **keys)

    def to_internal_value(self, data: Any) -> Any:
        text = super().to_internal_value(data)
        if not re.fullmatch(ID, text):
            raise serializers.ValidationError("is no id")
        return int(text)


def given(shape: type[serializers.Serializer], request: Request) -> dict[str, Any]:
    """The body of a request, checked."""
    if not isinstance(request.data, dict):
        raise ValidationError({"body": ["must be a JSON object"]})
    read = shape(data=request.data)
    read.is_valid(raise_exception=True)
    return dict(read.validated_data)


def asked(request: Request, *filters: str) -> dict[str, str]:
    """The filters of an address; one that the list does not have is refused rather than ignored."""
    request.has_been_asked = True  # type: ignore[attr-defined]
    unknown = sorted(set(request.query_params) - set(filters) - PAGING)
    if unknown:
        known = ", ".join(sorted({*filters, *PAGING}))
        raise ValidationError({unknown[0]: [f"is no filter here; there are {known}"]})
    found = {name: request.query_params[name] for name in filters if name in request.query_params}
    hostile = next((name for name, value in found.items() if "\x00" in value), None)
    if hostile:
        raise ValidationError({hostile: ["must not hold a NUL character"]})
    return found


def one_of(filters: Mapping[str, str], name: str, known: Collection[str]) -> None:
    """Refuse a filter that no row could ever meet: it is a slip of the pen, and an empty list would hide it."""
    if name in filters and filters[name] not in known:
        raise ValidationError({name: [f"must be one of {', '.join(known)}"]})


class Pages(CursorPagination):
    """Pages of 100 unless `limit` asks for another number up to 1,000.

    A cursor is signed for its list: one that was made up, or comes from elsewhere, never reaches the database.
    """

    page_size = 100
    max_page_size = 1000

    def get_page_size(self, request: Request) -> int:
        limit = request.query_params.get("limit", str(self.page_size))
        if not limit.isascii() or not limit.isdigit() or not 1 <= int(limit[:5]) <= self.max_page_size:
            raise ValidationError({"limit": [f"must be a whole number from 1 to {self.max_page_size}"]})
        return int(limit)

    def decode_cursor(self, request: Request) -> Cursor | None:
        given = request.query_params.get(self.cursor_query_param)
        if given is None:
            return None
        try:
            return Cursor(*_signer(request).unsign_object(given))
        except BadSignature as fault:
            raise ValidationError({"cursor": ["is none that this list gave"]}) from fault

    def encode_cursor(self, cursor: Cursor) -> str:
        request: Request = self.request  # type: ignore[attr-defined]
        signed = _signer(request).sign_object(list(cursor))
        return replace_query_param(str(self.base_url), self.cursor_query_param, signed)


def _signer(request: Request) -> Signer:
    return Signer(salt=f"cursor of {request.path}")


def paged(
    request: Request, rows: QuerySet, show: Callable[[Any], dict[str, Any]], *, order: tuple[str, ...]
) -> Response:
    """One page of `rows` in `order`, with the addresses of the next and the previous; no filter but those `asked` for."""
    _refuse_unasked(request)
    pages = Pages()
    pages.ordering = order
    found = pages.paginate_queryset(rows, request) or []
    return pages.get_paginated_response([show(row) for row in found])


def _refuse_unasked(request: Request) -> None:
    """A list that asks for no filter has none."""
    if not getattr(request, "has_been_asked", False):
        asked(request)


def paged_list(request: Request, rows: Sequence[Any], show: Callable[[Any], Any]) -> dict[str, Any]:
    """The same for rows that are at hand in their order: what a session or a board holds, never a whole study."""
    found, around = page_at(request, rows)
    return around | {"results": [show(row) for row in found]}


def page_at(request: Request, rows: Sequence[Any] | QuerySet) -> tuple[list[Any], dict[str, str | None]]:
    """The rows of the page asked for, and the addresses of the next and the previous; a query reads no more than it."""
    _refuse_unasked(request)
    pages = Pages()
    size, cursor = pages.get_page_size(request), pages.decode_cursor(request)
    start = cursor.offset if cursor else 0

    def address(offset: int) -> str:
        sign = _signer(request).sign_object([offset, False, None])
        return replace_query_param(request.build_absolute_uri(), pages.cursor_query_param, sign)

    found = list(rows[start : start + size + 1])
    return found[:size], {
        "next": address(start + size) if len(found) > size else None,
        "previous": address(max(0, start - size)) if start else None,
    }


def page_of(shape: type[serializers.Serializer], name: str) -> type[serializers.Serializer]:
    """The shape of such a page, for the API's own description."""
    fields = {
        "next": serializers.CharField(allow_null=True),
        "previous": serializers.CharField(allow_null=True),
        "results": shape(many=True),
    }
    return type(name, (serializers.Serializer,), fields)
