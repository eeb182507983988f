"""The leading sentence of a raw answer: where a verdict usually stands."""

from itertools import islice

import regex

# Never the end of a sentence: a name, a number or an example follows.
_TITLES = """dr mr mrs ms mx prof mt gen sen rep gov capt cmdr lt col sgt rev hon fr pres supt
messrs vs v e.g i.e eg ie cf viz ca approx est fig figs eq ch vol vols pp art nos tel"""
# A name or a number may follow, but they may stand last too: "6 ft. The other", "in Dec. It".
_EITHER = "st ft ver sec min max jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri"
# The end of a sentence only when a capital follows.
_CLOSING = """inc ltd co corp llc plc bros jr sr etc al esq dept univ ave blvd ph.d
lb lbs oz yd yds hr hrs mins secs mo yr yrs rs incl excl avg qty"""
# After an initial or "U.S." a capital may be a name: these words are not.
_OPENING = """the a an it its he his she her they their we our you your i this that these those there here
in on at as for from by with to of no yes not but and or so however although though while
when where which who what if because since after before during both neither none all each
every only also then thus therefore according other others another some many most more
nothing nobody unlike"""
_BEFORE_MORE = frozenset(_TITLES.split())
_BEFORE_NAMES = frozenset(_EITHER.split())
_MAYBE_LAST = frozenset(_CLOSING.split())
_STARTERS = frozenset(_OPENING.split())
# Quotes, brackets, markdown with the address of a link, and characters that nobody sees.
_CLOSERS = r"(?:\]\([^()\s]{0,500}+\)|[\"'”’»›)\]}*_`~\u200b-\u200f\u2060\ufeff])*+"
# The mark of a citation, [1], ¹ or 【1】, stands behind the sentence.
_BEHIND = r"(?=\s|$|\[\d{1,3}\]|[¹²³⁰-⁹【])"
_TERMINATOR = regex.compile(rf"(?<![.!?…])([.!?…]++){_CLOSERS}{_BEHIND}|([。！？؟।۔]){_CLOSERS}")
_ENUMERATOR = regex.compile(r"[\s>*_#\-\"'“‘(\[]*+(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,4})$")
# Read from the end, or every earlier place would be tried first.
_LAST_WORD = regex.compile(r"(?r)[\p{L}\p{M}\p{N}.]*$")
_NEXT_WORD = regex.compile(r"[\s\"'“”‘’«(\[*_`]*+([\p{L}\p{M}\p{N}]*)")
_HAS_CONTENT = regex.compile(r"[\p{L}\p{N}]")
_LOOK_BACK = 40
# A line with more full stops that end nothing is no sentence that anybody wrote.
_MOST_STOPS = 1_000


def first_sentence(text: str) -> str:
    """The leading sentence of raw `text`: its first line with content, cut where a sentence ends.

    Decimals, initials, titles, abbreviations and list enumerators end nothing; closing quotes and markdown
    belong to the sentence they close. A text without such an end is its own first line.
    """
    line = _first_line(text)
    for match in islice(_TERMINATOR.finditer(line), _MOST_STOPS):
        if _ends_sentence(line, match.start(), match[1] or match[2], match.end()):
            return line[: match.end()]
    return line


def _first_line(text: str) -> str:
    for line in text.splitlines():
        if _HAS_CONTENT.search(line):
            return line.strip()
    return text.strip()


def _ends_sentence(line: str, stop: int, mark: str, end: int) -> bool:
    if mark not in (".", "...", "…"):
        return True
    following = _NEXT_WORD.match(line, end)
    next_word = following.group(1) if following else ""
    capital = next_word[:1].isupper()
    if mark != ".":
        return capital or not next_word
    return _stop_ends_sentence(line[max(0, stop - _LOOK_BACK) : stop], stop, next_word, capital)


def _stop_ends_sentence(before: str, stop: int, next_word: str, capital: bool) -> bool:
    last = _LAST_WORD.search(before)
    word = last.group().strip(".").casefold() if last else ""
    if stop <= _LOOK_BACK and next_word and _ENUMERATOR.fullmatch(before) and word != "i":
        return False
    if word in _BEFORE_MORE:
        return False
    if word in _MAYBE_LAST:
        return capital or not next_word
    if word in _BEFORE_NAMES or _is_initials(word):
        return not next_word or (capital and next_word.casefold() in _STARTERS)
    return True


def _is_initials(word: str) -> bool:
    """ "u.s", "p.m" or a single letter."""
    return all(len(part) == 1 and part.isalpha() for part in word.split("."))
