"""The text that matching sees: characters folded, markup gone, blanks single, edges bare."""

import unicodedata

import regex

from annotation.verifiers.characters import fold_characters, without_accents, without_stacks

EDGES = "\"'`*_.,;:!?()[]{}<>¿¡。、"

# A star or underscore between two letters or digits is content: 16*24, snake_case.
_STARS = regex.compile(r"(?<![\d*])\*++|\*++(?!\d)")
_UNDERSCORES = regex.compile(r"(?<![\p{L}\p{M}\p{N}_])_++|_++(?![\p{L}\p{M}\p{N}])")
_LINK = regex.compile(r"!?\[([^\[\]]*+)\]\([^()\s]*+\)")
_BRACKETS = str.maketrans("[]", "  ")
_LINE_MARKERS = regex.compile(r"(?m)^[^\S\n]*+(?:>[^\S\n]*+|#{1,6}+[^\S\n]++)++")
_MONEY = regex.compile(r"(?!\$)\p{Sc}")
# A single blank is right already, and the most frequent by far.
_BLANKS = regex.compile(r"[^\S ]\s*+| \s++")
_LEFT_EDGE = regex.compile(rf"(?:[\s{regex.escape(EDGES)}]|#{{1,6}}+\s)++")
_NESTED_LINKS = 8


def plain_text(text: str) -> str:
    """`text` folded and without markdown, line breaks kept: what numbers are read from."""
    folded = fold_characters(text)
    text = _UNDERSCORES.sub("", _STARS.sub("", folded.replace("`", "")))
    text = _LINE_MARKERS.sub("", _without_links(text))
    # Markup gone, a word that had looked like a verdict on its own may be part of a longer one.
    # And marks that stood on several letters may stand on one.
    return without_stacks(text if text == folded else without_accents(text))


def normalised(plain: str) -> str:
    """The one-line form of a plain text: only $ for money, blanks single, edge punctuation stripped."""
    return _strip_left(_one_line(plain)).rstrip(EDGES + " ")


def normalise(text: str) -> str:
    """What answers and entries are compared as; normalising twice changes nothing."""
    return normalised(plain_text(text))


def offset_in_normalised(plain: str, position: int) -> int:
    """Where the character at `position` of a plain text stands in its normalised form."""
    line = _one_line(plain)
    return len(_one_line(plain[:position])) - (len(line) - len(_strip_left(line)))


def _one_line(plain: str) -> str:
    return unicodedata.normalize("NFC", _BLANKS.sub(" ", _MONEY.sub(" ", plain)))


def _strip_left(line: str) -> str:
    edge = _LEFT_EDGE.match(line)
    return line[edge.end() :] if edge else line


def _without_links(text: str) -> str:
    """Link text without its address; nested deeper than anyone writes, brackets become blanks."""
    for _ in range(_NESTED_LINKS):
        shorter = _LINK.sub(r"\1", text)
        if shorter == text:
            return text
        text = shorter
    return text.translate(_BRACKETS)
