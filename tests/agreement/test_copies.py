"""What is a note, and where copied blocks are looked for."""

import numpy as np
import pytest

from agreement.measures import copies
from agreement.measures.copies import copied_blocks, is_free_text
from agreement.measures.field_rows import FieldRows
from annotation.core.long_format import LongRow


def field(texts: list[str], name: str = "f") -> FieldRows:
    rows = [LongRow(f"u{index}", "ann", name, text, index) for index, text in enumerate(texts)]
    return FieldRows(name, rows, rows)


def texts(n: int, length: int) -> list[str]:
    return [f"{index:0{length}}" for index in range(n)]


def test_notes_are_twenty_characters_long_on_average_and_rarely_used_twice() -> None:
    assert is_free_text(field(texts(11, 20)))
    assert not is_free_text(field(texts(11, 19)))
    assert not is_free_text(field(texts(10, 30)))
    assert not is_free_text(field([]))
    # Length counts once per text: twelve of 22 characters and one of 8 used over and over.
    assert is_free_text(field([*texts(12, 22), *["x" * 8] * 30]))


def test_more_than_a_quarter_of_the_labels_must_be_texts_of_their_own() -> None:
    assert is_free_text(field(texts(16, 25) * 3 + ["y" * 25] * 15))  # 17 of 63
    assert not is_free_text(field(texts(16, 25) * 4 + ["y" * 25] * 4))  # 17 of 68


def pasted(n_fields: int, taken_over: int = 20) -> list[FieldRows]:
    """Two annotators, the second of whom took over the first twenty of sixty answers."""
    rng = np.random.default_rng(0)
    parts = []
    for name in ("f", "g", "h")[:n_fields]:
        rows = []
        for unit in range(60):
            own = [str(value) for value in rng.integers(0, 20, 2)]
            if unit < taken_over:
                own[1] = own[0]
            rows += [LongRow(f"u{unit}", who, name, own[i], 0) for i, who in enumerate(("ann", "ben"))]
        parts.append(FieldRows(name, rows, rows))
    return parts


def test_blocks_are_looked_for_over_two_fields_or_more() -> None:
    assert copied_blocks(pasted(1)) is None
    found = copied_blocks(pasted(3))
    assert found is not None
    of_ben = found.of({"u30": 0, "u5": 1}, {"ben": 0})
    assert of_ben.mask.tolist()[1] == [True]
    assert of_ben.mask.shape == (2, 1)
    assert of_ben.messages == found.found.messages


@pytest.mark.parametrize(("most", "is_looked_for"), [(360, True), (359, False)])
def test_very_large_files_are_not_searched(
    monkeypatch: pytest.MonkeyPatch, most: int, is_looked_for: bool
) -> None:
    monkeypatch.setattr(copies, "_MOST_CELLS", most)
    assert (copied_blocks(pasted(3)) is not None) is is_looked_for


def test_a_file_without_copies_has_no_blocks() -> None:
    assert copied_blocks(pasted(3, taken_over=0)) is None
