"""Reading a taxonomy document: {"name": …, "codes": [{"code": …, "definition": …}, …]}."""

import re
from typing import Any

from taxonomy.fields.base import BadSchema, expect, expect_kept, expect_name

CODE = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,63}")
_TEXTS = ("title", "definition", "use_when", "avoid_when", "example", "counter_example")


def parse_taxonomy(document: Any) -> tuple[str, list[dict[str, Any]]]:
    """The name and the codes with every property filled; raises BadSchema naming the faulty path."""
    expect(document, dict, "taxonomy")
    unknown = sorted(document.keys() - {"name", "codes"})
    if unknown:
        raise BadSchema(unknown[0], "unknown property of a taxonomy")
    name = expect_name(document.get("name"), "name")
    codes = parse_codes(document.get("codes"))
    if not codes:
        raise BadSchema("codes", "a taxonomy needs at least one code")
    return name, codes


def parse_codes(listed: Any) -> list[dict[str, Any]]:
    """As `parse_taxonomy`, for the list of codes alone; a draft may still have none."""
    expect_kept({"codes": listed})
    codes = [_code(item, f"codes[{index}]") for index, item in enumerate(expect(listed, list, "codes"))]
    seen: set[str] = set()
    for index, code in enumerate(codes):
        if code["code"] in seen:
            raise BadSchema(f"codes[{index}].code", f"{code['code']!r} stands twice")
        seen.add(code["code"])
    for index, code in enumerate(codes):
        for alias in code.get("aliases", []):
            if alias in seen:
                raise BadSchema(f"codes[{index}].aliases", f"{alias!r} is a code, or an alias already")
            seen.add(alias)
    return codes


def _code(item: Any, path: str) -> dict[str, Any]:
    expect(item, dict, path)
    unknown = sorted(item.keys() - {"code", "requires_note", "aliases", *_TEXTS})
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of a code")
    code = expect(item.get("code"), str, f"{path}.code")
    if not CODE.fullmatch(code):
        raise BadSchema(
            f"{path}.code", f"{code!r} must be letters, digits, '_', '.' or '-', and start with a letter"
        )
    texts = {name: expect(item.get(name, ""), str, f"{path}.{name}") for name in _TEXTS}
    texts["title"] = expect_name(texts["title"] or code, f"{path}.title", 200)
    return {
        "code": code,
        "requires_note": expect(item.get("requires_note", False), bool, f"{path}.requires_note"),
        **texts,
    } | _aliases(item.get("aliases", []), f"{path}.aliases")


def _aliases(listed: Any, path: str) -> dict[str, list[str]]:
    """The code's earlier names; nothing where it has none, so that its document stays what it was."""
    aliases = expect(listed, list, path)
    for alias in aliases:
        if not isinstance(alias, str) or not CODE.fullmatch(alias):
            raise BadSchema(path, f"{alias!r} is no name that a code can have")
    return {"aliases": aliases} if aliases else {}
