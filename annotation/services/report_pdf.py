"""A report as PDF, where the optional library for it is installed; the printable page is always there."""

from importlib.util import find_spec
from pathlib import Path

from django.contrib.staticfiles import finders

LIBRARY = "weasyprint"
STYLES = "annotation/report_print.css"


class NoPdf(Exception):
    """The library that makes PDF files is not installed."""


def has_pdf() -> bool:
    return find_spec(LIBRARY) is not None


def pdf_of_page(html: str) -> bytes:
    """The page as PDF, in the printable page's own style; no address is ever fetched. Raises NoPdf."""
    if not has_pdf():
        raise NoPdf("PDF files need the library weasyprint.")
    from weasyprint import CSS, HTML  # type: ignore[import-not-found]
    from weasyprint.urls import URLFetcher  # type: ignore[import-not-found]

    nowhere = URLFetcher(allowed_protocols=())
    style = CSS(string=Path(str(finders.find(STYLES))).read_text(encoding="utf-8"), url_fetcher=nowhere)
    return bytes(HTML(string=html, url_fetcher=nowhere).write_pdf(stylesheets=[style]))
