"""Where the codes of a taxonomy version come from: the notes of open coding, by number and digest."""

from typing import Any

from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import CodeOrigin, CodeOriginNote
from taxonomy.models.taxonomies import TaxonomyVersion

NOTES_SHOWN = 50


def origins_of(version: TaxonomyVersion) -> list[dict[str, Any]]:
    """For each code that came out of open coding, in the order of the codes: the session, how many notes, their digest.

    A code that a later version kept has the origin that it had when it was last frozen out of a session.
    """
    codes = list(version.codes.order_by("position").values_list("code", flat=True))
    found: dict[str, list[CodeOrigin]] = {}
    origins = CodeOrigin.objects.filter(
        taxonomy_version__taxonomy=version.taxonomy_id,
        taxonomy_version__number__lte=version.number,
        code__in=codes,
    )
    newest_first = sorted(
        origins.select_related("session__project", "taxonomy_version"),
        key=lambda origin: (
            -origin.taxonomy_version.number,
            origin.session.name,
            origin.session.project.slug,
        ),
    )
    for origin in newest_first:
        known = found.setdefault(origin.code, [])
        if not known or known[0].taxonomy_version_id == origin.taxonomy_version_id:
            known.append(origin)
    return [_words(origin) for code in codes for origin in found.get(code, [])]


def _words(origin: CodeOrigin) -> dict[str, Any]:
    return {
        "code": origin.code,
        "session": origin.session.name,
        "seed": origin.session.seed,
        "sampleSha256": origin.session.sample_sha256,
        "frozenInVersion": origin.taxonomy_version.number,
        "noteCount": origin.n_notes,
        "notesSha256": origin.sha256,
    }


def notes_behind(session: OpenCodingSession) -> dict[int, list[dict[str, Any]]]:
    """By origin, the first notes that each code frozen out of this session came from, as they stood then."""
    found: dict[int, list[dict[str, Any]]] = {pk: [] for pk in session.origins.values_list("pk", flat=True)}
    rows = CodeOriginNote.objects.filter(origin__session=session).order_by(
        "revision__note__sampled_case__position", "revision__note__annotator__pseudonym"
    )
    for origin, position, case_id, annotator, text, verdict in rows.values_list(
        "origin_id",
        "revision__note__sampled_case__position",
        "revision__note__sampled_case__case__external_id",
        "revision__note__annotator__pseudonym",
        "revision__text",
        "revision__verdict",
    ).iterator():
        if len(found[origin]) < NOTES_SHOWN:
            note = {"position": position, "case_id": case_id, "annotator": annotator, "text": text}
            found[origin].append(note | {"verdict": verdict})
    return found
