"""Many hands on one taxonomy at the same moment: start its draft, save it, freeze it, import it; prints what became of each."""

import json
import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def races() -> dict[str, dict[str, int]]:
    from taxonomy.models.taxonomies import TaxonomyVersion
    from taxonomy.services.drafts import create_taxonomy_draft, freeze_taxonomy_draft, save_draft_codes
    from taxonomy.services.library import freeze_taxonomy
    from tests.faults.race import outcomes
    from tests.studies import NOW, TAXONOMY

    codes = TAXONOMY["codes"]

    def draft() -> TaxonomyVersion:
        return TaxonomyVersion.objects.select_related("taxonomy").get(taxonomy__name="reasons")

    def save(number: int) -> None:
        save_draft_codes(version=draft(), codes=[*codes, {"code": f"C{number}"}], revision=1)

    return {
        "create": outcomes(
            lambda _: create_taxonomy_draft(name="reasons", codes=codes, actor="race", now=NOW), 8
        ),
        "save": outcomes(save, 8),
        "freeze": outcomes(
            lambda _: freeze_taxonomy_draft(version=draft(), reason="race", actor="race", now=NOW), 8
        ),
        "import": outcomes(lambda _: freeze_taxonomy(document=TAXONOMY | {"name": "imported"}, now=NOW), 8),
    }


if __name__ == "__main__":
    django.setup()
    print(json.dumps(races()))  # noqa: T201
