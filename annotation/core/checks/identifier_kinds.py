"""Personal identifiers as they look in text: e-mail, phone, bank account and card numbers."""

from annotation.core.checks.kinds import kind as _kind


def passes_luhn(found: str) -> bool:
    """Whether the digits of a card number satisfy their check digit."""
    digits = [int(character) for character in found if character.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0 and len(set(digits)) > 1


def passes_mod97(found: str) -> bool:
    """Whether an international bank account number satisfies its check digits."""
    compact = found.replace(" ", "")
    if len(compact) > 34:
        return False
    return int("".join(str(int(character, 36)) for character in compact[4:] + compact[:4])) % 97 == 1


IDENTIFIERS = (
    _kind(
        "e-mail address",
        "@",
        r"(?<![\w.+%-])[\w.+%-]{1,64}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9-]{2,63}){1,4}",
    ),
    _kind("phone number", "+", r"(?<![\w+])\+[1-9](?:[ ().-]{0,2}[0-9]){7,14}(?![0-9])"),
    _kind("phone number", "-", r"(?<![\w.-])(?:\([0-9]{3}\) ?|[0-9]{3}-)[0-9]{3}-[0-9]{4}(?![\w-])"),
    _kind(
        "bank account number",
        "0 1 2 3 4 5 6 7 8 9",
        r"(?<![A-Za-z0-9])[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])",
        passes_mod97,
    ),
    _kind(
        "card number",
        "0 1 2 3 4 5 6 7 8 9",
        r"(?<![\w.-])[2-6][0-9]{3}(?:[ -]?[0-9]{4}){2}[ -]?[0-9]{1,7}(?![\w.-])",
        passes_luhn,
    ),
)
