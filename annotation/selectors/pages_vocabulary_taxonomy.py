"""A taxonomy as its pages show it: cards with their use, the mapping, and the notes for a later version."""

from collections import Counter
from typing import Any

from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.open_coding_origins import origins_of
from annotation.selectors.pages_vocabulary_mapping import mapping_summary
from annotation.selectors.pages_vocabulary_use import GivenCode, given_codes, studies_on, use_of
from taxonomy.selectors.library import code_documents, codes_of
from taxonomy.selectors.versions import frozen_before

MOST_NOTES = 200


def codes_page(user: User, version: Any) -> dict[str, Any]:
    """Each code with the notes of open coding it came from, and the labels that give it in studies this person may read."""
    use = use_of(user, version)
    notes: Counter[str] = Counter()
    for origin in origins_of(version):
        notes[origin["code"]] += origin["noteCount"]
    codes = [
        code | {"n_labels": use.labels[code["code"]], "n_notes": notes[code["code"]]}
        for code in code_documents(version)
    ]
    return {"codes": codes, "use": use, "n_undefined": sum(not code["definition"].strip() for code in codes)}


def mapping_page(user: User, version: Any, typed: dict[str, tuple[str, str]]) -> dict[str, Any]:
    """The mapping from the version before; `typed` is what a refused form held."""
    before = frozen_before(version)
    use = use_of(user, before or version)
    summary = mapping_summary(version, use, typed)
    if summary:
        summary["splits"] = [step for step in summary["steps"] if step["kind"] == "split"]
    return {"mapping": summary, "use": use}


def review_page(user: User, version: Any) -> dict[str, Any]:
    """The notes beside every code that requires one, from measured studies under this version of the taxonomy."""
    wanted = {code for code, requires_note in codes_of(version).items() if requires_note}
    rows: list[GivenCode] = []
    n_notes = 0
    studies = studies_on(user, version).filter(taxonomy_version=version)
    for study in studies.filter(state__in=AFTER_MEASURING):
        for given in given_codes(study, wanted):
            n_notes += 1
            if len(rows) < MOST_NOTES:
                rows.append(given)
    return {
        "notes": rows,
        "n_notes": n_notes,
        "codes_with_note": sorted(wanted),
        "n_blind": studies.exclude(state__in=AFTER_MEASURING).count(),
    }
