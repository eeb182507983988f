"""What the database holds of open coding: samples, notes, openings and the origins of codes are written once."""

from taxonomy.guards.rules import insert_only, refuse

_OPENED = (
    "EXISTS(SELECT 1 FROM annotation_opennote n JOIN annotation_sampledcase c ON c.id = n.sampled_case_id "
    "JOIN annotation_boardopening b ON b.session_id = c.session_id AND b.annotator_id = n.annotator_id "
    "WHERE n.id = NEW.note_id)"
)
_UNFROZEN = "NOT EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = NEW.taxonomy_version_id AND v.state = 'frozen')"

OPEN_CODING_GUARDS = [
    *insert_only("annotation_opencodingsession", ("public_id",), ("project_id", "name")),
    *insert_only(
        "annotation_sampledcase", ("session_id", "position"), ("session_id", "case_id", "output_id")
    ),
    *insert_only("annotation_opennote", ("sampled_case_id", "annotator_id")),
    *insert_only("annotation_noterevision", ("note_id", "revision")),
    *insert_only("annotation_boardopening", ("session_id", "annotator_id")),
    *insert_only("annotation_codeorigin", ("taxonomy_version_id", "session_id", "code")),
    *insert_only("annotation_codeoriginnote", ("origin_id", "revision_id")),
    *refuse(
        "annotation_noterevision", "blind", ["INSERT"], f"NOT NEW.saw_board AND {_OPENED}",
        "annotation_noterevision: its author has opened the board",
    ),
    *refuse(
        "annotation_codeorigin", "frozen", ["INSERT"], _UNFROZEN,
        "annotation_codeorigin: the taxonomy version is not frozen",
    ),
]  # fmt: skip
