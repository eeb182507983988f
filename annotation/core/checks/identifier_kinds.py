"""Personal identifiers as they look in text: e-mail, phone, bank account, card and national id numbers."""

from itertools import pairwise

from annotation.core.checks.kinds import kind as _kind


def passes_luhn(found: str) -> bool:
    """Whether the digits of a card number satisfy their check digit."""
    digits = [int(character) for character in found if character.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0 and len(set(digits)) > 1


def passes_mod97(found: str) -> bool:
    """Whether an international bank account number satisfies its check digits."""
    compact = "".join(filter(str.isalnum, found)).upper()
    return int("".join(str(int(character, 36)) for character in compact[4:] + compact[:4])) % 97 == 1


def has_nine_digits(found: str) -> bool:
    """Whether there are enough digits for a number within a country: a date has eight."""
    return 9 <= sum(map(str.isdigit, found)) <= 16


def passes_national(found: str) -> bool:
    """Whether a number that a state gives to a person satisfies the check that its form has."""
    compact = "".join(filter(str.isalnum, found)).upper()
    if len(compact) == 11 and compact.isdigit():
        rest = sum(int(digit) * (9 - place) for place, digit in enumerate(compact[:9])) % 101 % 100
        return rest == int(compact[9:])
    if len(compact) == 9 and compact[-1].isalpha() and compact[1:-1].isdigit():
        number = compact[:-1].translate(str.maketrans("XYZ", "012"))
        return compact[-1] == "TRWAGMYFPDXBNJZSQVHLCKE"[int(number) % 23]
    if len(compact) == 16:
        return compact[-1] == _codice_fiscale_letter(compact[:-1])
    return True


def scattered(found: str) -> bool:
    """Whether capitals, small letters and digits change places as often as in a random text, and in no name."""
    kinds = ["d" if sign.isdigit() else "u" if sign.isupper() else "l" for sign in found if sign.isalnum()]
    changes = sum(one != other for one, other in pairwise(kinds))
    return {"d", "u", "l"} == set(kinds) and 20 * changes >= 9 * len(kinds)


_ODD = (1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23)


def _codice_fiscale_letter(first: str) -> str:
    ranks = [int(sign) if sign.isdigit() else ord(sign) - ord("A") for sign in first]
    return chr(ord("A") + sum(rank if place % 2 else _ODD[rank] for place, rank in enumerate(ranks)) % 26)


# How many signs follow country and check digits, for the countries in the registry of such numbers.
_ACCOUNTS = {
    11: "NO", 12: "BE BI", 14: "DK FI FO GL NL SD FK", 15: "MK SI", 16: "AT BA EE KZ LT LU XK MN",
    17: "CH CR HR LI LV", 18: "BG BH DE GB GE IE ME RS VA", 19: "AE GI IL IQ TL SO", 20: "AD CZ ES MD PK RO SA SE SK TN VG",
    21: "PT LY ST", 22: "IS TR OM", 23: "FR GR IT MC MR SM DJ", 24: "AL AZ BY CY DO GT HU LB PL SV NI",
    25: "BR EG PS QA UA", 26: "JO KW MU", 27: "MT SC", 28: "LC", 29: "RU",
}  # fmt: skip
_GAP = "[ \u00a0\u202f-]?"
_ACCOUNT = "|".join(
    f"(?i:{'|'.join(countries.split())})[0-9]{{2}}(?:{_GAP}[A-Za-z0-9]){{{length}}}"
    for length, countries in _ACCOUNTS.items()
)
_DOMAIN = r"[^\W_][\w-]{0,62}(?:\.[^\W_][\w-]{1,62}){1,4}"
_PHONE_WORD = (
    r"(?i:t[eé]l[eé](?:f[oó]no?|fone|foon|phone|fonnummer)|phone|mobile?|mobilnummer|móvil|cell(?:ulare)?|celular|handy"
    r"|rufnummer|whatsapp|fax|t[eé]l|телефон[уа]?|тел|моб|мобильный|мобільний)"
)
# What may stand between the word and the number: "number is", "es el", a sign.
_PHONE_GAP = (
    r"(?:[ \u00a0](?i:number|no|nr|número|номер)(?!\w))?[.:=]{0,2}"
    r"(?:[ \u00a0](?i:is|es|el|è|é|est|ist|это|це)(?!\w)){0,2}[ \u00a0:(#№-]{0,3}"
)
_CALL = (
    r"(?i:call|ring|dial|ll[aá]ma[rd]?(?:me|nos|le)?|appel(?:er|ez|le)(?:-moi|-nous)?|chiama(?:mi|ci|te|re)?"
    r"|ruf(?:en sie)? (?:mich |uns )?an|(?:по)?звони(?:те)?|(?:за)?телефонуй(?:те)?|дзвони(?:те)?)"
    r"(?:[ \u00a0](?i:me|us|him|her|them|back|at|on|al|a|en|le|au|unter|мне|мені|по|на)(?!\w)){0,3}[ \u00a0:]{1,2}"
)

IDENTIFIERS = (
    _kind("e-mail address", "@ ＠", r"(?<![\w.+%-])[\w.+%-]{1,64}[@＠]" + _DOMAIN),
    _kind("e-mail address", "@", r"\"[^\"\s@][^\"\n@]{0,62}\"@" + _DOMAIN),
    _kind(
        "e-mail address",
        "at] at) arroba",
        r"(?<![\w.+%-])[\w.+%-]{1,64} ?[\[(] ?(?i:at|arroba) ?[\])] ?"
        r"[A-Za-z0-9-]{1,63}(?: ?(?:\.|[\[(] ?(?i:dot|punto) ?[\])]) ?[A-Za-z0-9-]{2,63}){1,3}",
    ),
    _kind("phone number", "+", r"(?<![\w+])\+[1-9](?:[ \u00a0().-]{0,2}[0-9]){7,14}(?![0-9])"),
    _kind(
        "phone number",
        "00",
        r"00(?<![\w.,:/+-]00)[1-9][0-9]{0,2}(?:[ \u00a0().-]{1,2}[0-9]{1,9}){2,6}(?![\w-])",
        has_nine_digits,
    ),
    _kind("phone number", "-", r"(?<![\w.-])(?:\([0-9]{3}\) ?|[0-9]{3}-)[0-9]{3}-[0-9]{4}(?![\w-])"),
    _kind("phone number", ".", r"(?<![\w.-])[2-9][0-9]{2}\.[2-9][0-9]{2}\.[0-9]{4}(?!\w|[.-]\w)"),
    _kind(
        "phone number",
        "8",
        r"8(?<![\w.,+-]8)[ \u00a0-]?(?:\([3489][0-9]{2}\)|[3489][0-9]{2})[ \u00a0-]"
        r"[0-9]{3}[ \u00a0-]?[0-9]{2}[ \u00a0-]?[0-9]{2}(?![\w-])",
    ),
    _kind(
        "phone number",
        "0",
        r"(?<![\w.,:/+-])(?:\(0[1-9][0-9]{0,3}\)|0[1-9][0-9]{0,3})[ \u00a0/-]{1,2}"
        r"[0-9]{2,8}(?:[ \u00a0-][0-9]{2,4}){0,4}(?![\w-]|[.,:][0-9])",
        has_nine_digits,
    ),
    _kind("phone number", "-", r"(?<![\w.-])\([1-9][0-9]\) ?9[0-9]{4}-[0-9]{4}(?![\w-])"),
    _kind(
        "phone number",
        "tel tél phone mobil móvil cel handy rufnummer whatsapp fax тел моб",
        r"(?<!\w)" + _PHONE_WORD + _PHONE_GAP + r"[0-9](?:[ \u00a0().-]{0,2}[0-9]){6,13}(?![0-9])",
    ),
    _kind(
        "phone number",
        "call ring dial llama lláma appel chiama ruf звони телефонуй",
        r"(?<!\w)" + _CALL + r"(?:0[1-9][0-9]{8,9}|(?:1[ -])?\(?[0-9]{2,5}\)?(?:[ \u00a0-][0-9]{2,5}){1,4})"
        r"(?![\w-]|[.,:][0-9])",
        has_nine_digits,
    ),
    _kind(
        "bank account number",
        "0 1 2 3 4 5 6 7 8 9",
        rf"(?<![A-Za-z0-9])(?=[A-Za-z]{{2}}[0-9]{{2}})(?:{_ACCOUNT})(?![A-Za-z0-9])",
        passes_mod97,
    ),
    _kind(
        "card number",
        "0 1 2 3 4 5 6 7 8 9",
        r"(?<![\w-])(?<![0-9]\.)(?:[2-6][0-9]{3}(?:[ \u00a0.-]?[0-9]{4}){2}[ \u00a0.-]?[0-9]{1,7}"
        r"|3[47][0-9]{2}[ \u00a0.-]?[0-9]{6}[ \u00a0.-]?[0-9]{5})(?![\w-]|\.[0-9])",
        passes_luhn,
    ),
    _kind(
        "national id number",
        "0 1 2 3 4 5 6 7 8 9",
        r"(?<![\w.-])(?=[0-9]{3}|[A-Z]{2}|[XYZ]-?[0-9])(?:(?!000|666|9)[0-9]{3}-(?!00)[0-9]{2}-(?!0000)[0-9]{4}"
        r"|[0-9]{3}-[0-9]{3}-[0-9]{3}[ -][0-9]{2}"
        r"|(?:[0-9]|[XYZ]-?)[0-9]{7}-?[A-HJ-NP-TV-Z]"
        r"|[A-Z]{6}[0-9]{2}[A-EHLMPRST][0-9]{2}[A-Z][0-9]{3}[A-Z]"
        r"|[A-CEGHJ-PR-TW-Z]{2} ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D])(?![\w-])",
        passes_national,
    ),
    _kind(
        "opaque token",
        "0 1 2 3 4 5 6 7 8 9",
        r"(?<![A-Za-z0-9_+/=.-])[A-Za-z0-9_+/-]{32,200}(?![A-Za-z0-9_+/-])",
        scattered,
    ),
)
