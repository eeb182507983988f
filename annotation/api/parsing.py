"""The API's only parser: the strict JSON reader that every door shares."""

from typing import IO, Any

from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser

from taxonomy.strict_json import BadJSON, strict_json


class StrictJSONParser(BaseParser):
    media_type = "application/json"

    def parse(self, stream: IO[Any], media_type: str | None = None, parser_context: Any = None) -> Any:
        try:
            return strict_json(stream.read())
        except BadJSON as fault:
            raise ParseError(str(fault)) from fault
