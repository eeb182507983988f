"""Which numbers a text states."""

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.verifiers.normalisation import plain_text
from annotation.verifiers.numbers import MAX_NUMBERS, number_text, read_numbers
from annotation.verifiers.spelling import spelled


def read(text: str) -> list[str]:
    readings = read_numbers(plain_text(text))
    return list(dict.fromkeys(number_text(value) for reading in readings for value in reading.values))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Twenty-one", "21"),
        ("one hundred and five", "105"),
        ("two thousand and twenty-four", "2024"),
        ("one million two hundred thousand and five", "1200005"),
        ("between two hundred and three hundred", "200 300"),
        ("five and six", "5 6"),
        ("one thousand and two hundred", "1000 200"),
        ("two thousand and three thousand", "2000 3000"),
        ("four-six", "4 6"),
        ("thirty and six", "30 6"),
        ("3 hundred thousand", "300000"),
        ("a hundred", "100"),
        ("half a million", ""),
        ("the twenty-first, a twenty-second clip", "20"),
        ("45%", "45"),
        ("$1.2bn", "1.2 1200000000"),
        ("5 metres", "5"),
        ("65cm", "65"),
        ("−5", "-5"),
        ("-€5", "-5"),
        ("10-12", "10 12"),
        ("2024-12-19 12:30", "2024 12 19 30"),
        ("59EC38CAE8", ""),
        ("v2.13.9, not 2.14.1", ""),
        ("1 234 567", "1234567"),
        ("1.234,56 €", "1234.56"),
        ("€68,51", "68.51"),
        ("1,5 million", "1500000"),
        ("5,6", "5 6"),
        ("1,2,3", "1 2 3"),
        ("19.12.2024", "19 12 2024"),
        ("2½", "2.5"),
        ("10² m", "10 2"),
        ("1/2", "1 2"),
        ("(.5)", "0.5"),
        ("It is **10**.", "10"),
        ("No.5 1⁄0", ""),
        ("It is 1 234 567.", "1234567"),
        ("1 234 567,89 €", "1234567.89"),
        ("5 000", "5000"),
        ("−5\u202f000,50 €.", "-5000.5"),
        ("7 000 000km", "7000000"),
        ("5 250 km", "5 5250 250"),
        ("1 234,56 €", "1 1234.56 234.56"),
        ("call 555 123 4567", "555 123 4567"),
        ("2010 000", "2010 0"),
        ("1'234’567.5, 5'10\"", "1234567.5 5 10"),
        ("16x24cm, 1920x1080 and 8.5x11", "16 24 1920 1080 8.5 11"),
        ("0x10, 59x38c9", ""),
        ("USD9.99, EUR5,5, -CHF7 and Rs.500/-", "9.99 5.5 -7 500"),
        ("ABC500", ""),
        ("minus 5, minus twelve, minus $7", "-5 -12 -7"),
        ("10 minus 5, ten minus five", "10 5"),
        ("5min 59mins 3x", "5 59 3"),
    ],
)
def test_readings(text, expected):
    assert read(text) == expected.split()


AMOUNTS = st.decimals(min_value=0, max_value=10**12, places=2)
WHOLE = st.integers(min_value=0, max_value=10**12)


@settings(deadline=None)
@given(AMOUNTS)
def test_amounts_are_read_back_in_every_supported_format(value):
    plain = number_text(value)
    for text in (plain, f"${value:,.2f}", f"It is {value:,.2f}.", f"**{value}**", f"({value:,f})"):
        assert read(text) == [plain]
    assert read(f"-${value:,.2f}") == [number_text(-value)]


@settings(deadline=None)
@given(WHOLE)
def test_whole_numbers_are_read_back_in_every_supported_format(value):
    plain = str(value)
    for text in (
        plain,
        f"{value:,}",
        f"{value} metres",
        f"{value}%",
        f"{value}th",
        str(spelled(Decimal(value))),
    ):
        assert read(text) == [plain]
    assert read(f"{value:,}".replace(",", "'")) == [plain]
    if value >= 10**6:
        for end in ("", ".", ", or so", " km"):
            assert read(f"{value:,}".replace(",", " ") + end) == [plain]
        assert read(f"{value:,}".replace(",", ".")) == [plain]


@settings(deadline=None)
@given(st.integers(min_value=1, max_value=999))
def test_magnitudes_scale(value):
    assert read(f"{value} million") == [str(value * 10**6)]
    assert read(f"{value}k") == [str(value), str(value * 1000)]


def test_reading_is_bounded():
    assert len(read_numbers("1 " * (2 * MAX_NUMBERS))) == MAX_NUMBERS + 1


@pytest.mark.parametrize("value", [Decimal("1.5"), Decimal(-1), Decimal(10**15)])
def test_what_has_no_cardinal_is_not_spelled(value):
    assert spelled(value) is None
