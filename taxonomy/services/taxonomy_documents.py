"""Reading a taxonomy document: {"name": …, "codes": [{"code": …, "definition": …}, …]}."""

import re
from typing import Any

from taxonomy.fields.base import BadSchema, expect, expect_name

_CODE = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,63}")
_TEXTS = ("title", "definition", "use_when", "avoid_when", "example", "counter_example")


def parse_taxonomy(document: Any) -> tuple[str, list[dict[str, Any]]]:
    """The name and the codes with every property filled; raises BadSchema naming the faulty path."""
    expect(document, dict, "taxonomy")
    unknown = sorted(document.keys() - {"name", "codes"})
    if unknown:
        raise BadSchema(unknown[0], "unknown property of a taxonomy")
    name = expect_name(document.get("name"), "name")
    listed = expect(document.get("codes"), list, "codes")
    codes = [_code(item, f"codes[{index}]") for index, item in enumerate(listed)]
    if not codes:
        raise BadSchema("codes", "a taxonomy needs at least one code")
    seen: set[str] = set()
    for index, code in enumerate(codes):
        if code["code"] in seen:
            raise BadSchema(f"codes[{index}].code", f"{code['code']!r} stands twice")
        seen.add(code["code"])
    return name, codes


def _code(item: Any, path: str) -> dict[str, Any]:
    expect(item, dict, path)
    unknown = sorted(item.keys() - {"code", "requires_note", *_TEXTS})
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of a code")
    code = expect(item.get("code"), str, f"{path}.code")
    if not _CODE.fullmatch(code):
        raise BadSchema(
            f"{path}.code", f"{code!r} must be letters, digits, '_', '.' or '-', and start with a letter"
        )
    texts = {name: expect(item.get(name, ""), str, f"{path}.{name}") for name in _TEXTS}
    texts["title"] = expect_name(texts["title"] or code, f"{path}.title", 200)
    return {
        "code": code,
        "requires_note": expect(item.get("requires_note", False), bool, f"{path}.requires_note"),
        **texts,
    }
