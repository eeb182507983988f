"""The API's only parser: the strict JSON reader that every door shares."""

from typing import IO, Any

from django.conf import settings
from rest_framework import status
from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import BaseParser

from taxonomy.strict_json import BadJSON, strict_json


class TooLarge(APIException):
    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    default_code = "too_large"


class StrictJSONParser(BaseParser):
    media_type = "application/json"

    def parse(self, stream: IO[Any], media_type: str | None = None, parser_context: Any = None) -> Any:
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        body = stream.read(most + 1)
        if len(body) > most:
            raise TooLarge(
                f"The body is larger than {most // 1024**2} MB; send it in parts, or as a file by page."
            )
        try:
            return strict_json(body)
        except BadJSON as fault:
            raise ParseError(str(fault)) from fault
