"""What the database holds of verifiers: versions, fixtures, what was observed and what was let out stay."""

from taxonomy.guards.rules import insert_only, refuse

_OTHERS_FIXTURE = (
    "(SELECT f.verifier_id FROM annotation_fixture f WHERE f.id = NEW.fixture_id) <> "
    "(SELECT v.verifier_id FROM annotation_verifierversion v WHERE v.id = NEW.version_id)"
)

VERIFIER_GUARDS = [
    *insert_only("annotation_verifier", ("public_id",), ("project_id", "name")),
    *insert_only("annotation_verifierversion", ("verifier_id", "number")),
    *insert_only("annotation_fixture", ("verifier_id", "name", "revision")),
    *insert_only("annotation_fixturerun", ("version_id", "fixture_id", "number")),
    *insert_only("annotation_verifierrelease", ("version_id",)),
    *insert_only("annotation_verifierrun", ("public_id",), ("version_id", "name")),
    *refuse(
        "annotation_fixturerun", "own", ["INSERT"], _OTHERS_FIXTURE,
        "annotation_fixturerun: the fixture belongs to another verifier",
    ),
]  # fmt: skip
