"""One spelling per character, whatever keyboard, phone or word processor wrote it."""

import unicodedata

import regex

_QUOTES = dict.fromkeys("‘’‚‛′‵ʼ´ʹ", "'") | dict.fromkeys("“”„‟″‶«»〝〞", '"')
_DASHES = dict.fromkeys("‐‑‒–—―−⁃﹣", "-")
_DROPPED = dict.fromkeys("™®©℠", "")
# An ordinal sign would become a letter ("nº" is not "no"); two Arabic ligatures would become whole sentences.
_BLANK = dict.fromkeys("ºª\ufdfa\ufdfb", " ")
# Strokes and dots that no decomposition knows, as marks on the plain letter; and two letters written as one.
_STROKES = {"ø": "o\u0338", "ł": "l\u0335", "đ": "d\u0335", "ħ": "h\u0335", "ŧ": "t\u0335", "ı": "i\u0335"}
_FULLWIDTH = {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_TYPOGRAPHY = str.maketrans({**_QUOTES, **_DASHES, **_DROPPED, **_BLANK, **_FULLWIDTH, "…": "..."})
_DECOMPOSED = _TYPOGRAPHY | str.maketrans({**_STROKES, "æ": "ae", "œ": "oe"})

# "10²" is not 102 and "2½" is not 21/2: compatibility decomposition would glue them.
_DIGIT_SEAMS = regex.compile(r"\p{N}(?=\p{No})|\p{No}(?=\p{N})")
# Signs of money stay until numbers are read ("-€5"); the fraction slash is what "½" decomposes to.
_SYMBOLS = regex.compile(r"(?![\x00-\x7f⁄\p{Sc}])[\p{S}\p{Co}\p{Cs}\p{Cn}]|(?![\n\t])\p{Cc}")
_INVISIBLE = regex.compile(r"[\p{Cf}\ufe00-\ufe0f\U000e0100-\U000e01ef]+")
# Thirty marks on one letter are more than any script has; putting 100,000 in order would take a minute. The
# halfwidth sound marks are letters that become marks.
_STACKED_MARKS = regex.compile(r"([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+")
# A verdict with an accent is another word ("nö" is not "no"): it is skipped, every other accent matches.
_ACCENTS = regex.compile(
    r"(?<![\p{L}\p{M}\p{N}])"
    r"(?:n\p{M}*+o\p{M}*+(?:[tr]\p{M}*+|n\p{M}*+e\p{M}*+)?+|y\p{M}*+e\p{M}*+s\p{M}*+)"
    r"(?![\p{L}\p{M}\p{N}])(*SKIP)(*FAIL)"
    "|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
_LINE_BREAKS = regex.compile(r"\r\n?|[\v\f\x85\u2028\u2029]")


def fold_characters(text: str) -> str:
    """`text` without case, typography, accents and pictures, decomposed; line breaks and money signs stay.

    Trade-mark signs go before compatibility decomposition, which would turn them into letters.
    """
    text = _LINE_BREAKS.sub("\n", text)
    if not text.isascii():
        text = _DIGIT_SEAMS.sub(r"\g<0> ", text.translate(_TYPOGRAPHY))
        text = without_stacks(_INVISIBLE.sub("", text))
        text = unicodedata.normalize("NFKD", _SYMBOLS.sub(" ", text)).casefold()
        # Decomposition brings typography of its own: a vertical dash becomes a long one.
        return without_accents(unicodedata.normalize("NFKD", text).translate(_DECOMPOSED))
    return _SYMBOLS.sub(" ", text).lower()


def without_stacks(text: str) -> str:
    """`text` with at most thirty marks on one letter, so that composing and decomposing take linear time."""
    return text if text.isascii() else _STACKED_MARKS.sub(r"\1", text)


def without_accents(text: str) -> str:
    """Decomposed `text` without accents; marks that are part of a letter in other scripts stay.

    An accent is kept where dropping it would make a verdict of another word: "nö" is not "no".
    """
    return text if text.isascii() else _ACCENTS.sub("", text)
