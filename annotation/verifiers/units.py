"""Letters that may stand right behind a number: scales, ordinals and units of measurement."""

from decimal import Decimal

ORDINALS = frozenset(("st", "nd", "rd", "th"))

# Behind the digits these may mean a magnitude or a unit: both readings count.
SUFFIXES = {
    "k": Decimal(10**3),
    "m": Decimal(10**6),
    "mn": Decimal(10**6),
    "mio": Decimal(10**6),
    "b": Decimal(10**9),
    "bn": Decimal(10**9),
    "tn": Decimal(10**12),
}
# These are magnitudes even with a blank before them.
SPACED_SUFFIXES = frozenset(("mn", "mio", "bn", "tn"))

WORDS = {
    "hundred": Decimal(10**2),
    "thousand": Decimal(10**3),
    "million": Decimal(10**6),
    "billion": Decimal(10**9),
    "trillion": Decimal(10**12),
}

_UNITS = """mm cm dm km mi in inch inches ft yd yds nm um kg g mg lb lbs oz t l ml cl dl gal qt pt
kb mb gb tb kib mib gib bit bits kbps mbps gbps hz khz mhz ghz w kw kwh mw gw v mv a ma mah
s sec secs ms ns min mins h hr hrs d wk wks mo mos y yr yrs yo am pm ad bc ce bce
c f px pt pts pc pcs pk ct x p mph kph kmh rpm dpi ppi fps db cal kcal j kj kn n pa kpa hpa bar psi
usd eur gbp chf jpy cents pct percent minutes minute hours hour seconds second
metres meters metre meter"""
UNITS = frozenset(_UNITS.split())
