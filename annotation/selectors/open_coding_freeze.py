"""What freezing a session's draft codes would make: the codes, the difference, the labels touched, the digest."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from annotation.models.open_coding import OpenCodingSession
from annotation.models.people import User
from annotation.selectors.open_coding import standing
from annotation.selectors.open_coding_board import Board, board_of, card_values, saturation_words
from annotation.selectors.open_coding_origins import notes_behind
from annotation.selectors.open_coding_pages import STAGE, head, standing_view
from annotation.selectors.pages_frame import frame
from annotation.selectors.pages_vocabulary_mapping import fate_rows
from annotation.selectors.pages_vocabulary_use import use_of
from taxonomy.diff import Change, document_changes, impact
from taxonomy.digest import sha256_of
from taxonomy.mapping_steps import plain_steps
from taxonomy.models.taxonomies import Taxonomy, TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.library import code_documents


@dataclass(frozen=True)
class Proposal:
    """The next version of a taxonomy as it would be frozen; `problems` are what stands in its way.

    `olds` and `news` are the titles of the codes, by code, in the version before and in this one.
    """

    name: str
    codes: list[dict[str, Any]]
    before: TaxonomyVersion | None
    olds: dict[str, str]
    news: dict[str, str]
    changes: list[Change]
    steps: list[dict[str, Any]]
    problems: list[str]
    sha256: str


def proposal(
    session: OpenCodingSession, name: str, *, keeps_others: bool, board: Board | None = None
) -> Proposal:
    board = board or board_of(session)
    drafted = [card_values(group.draft) for group in board.codes if group.draft]
    before = latest_version(name)
    earlier = code_documents(before) if before else []
    codes = _merged(drafted, earlier, keeps_others=keeps_others)
    document = {"name": name, "codes": codes}
    changes = document_changes({"name": name, "codes": earlier}, document) if before else []
    olds, news = ({code["code"]: code["title"] for code in listed} for listed in (earlier, codes))
    return Proposal(
        name=name,
        codes=codes,
        before=before,
        olds=olds,
        news=news,
        changes=changes,
        steps=plain_steps(olds, news) if before else [],
        problems=_problems(board, name),
        sha256=sha256_of(document),
    )


def latest_version(name: str) -> TaxonomyVersion | None:
    versions = TaxonomyVersion.objects.filter(taxonomy__name=name, state=State.FROZEN)
    return versions.select_related("taxonomy").order_by("-number").first()


def _merged(
    drafted: list[dict[str, Any]], earlier: list[dict[str, Any]], *, keeps_others: bool
) -> list[dict[str, Any]]:
    """The codes in their order: those of the version before in its order, a card of the session before the old one.

    A card knows nothing of a code's earlier names; they stay with the code.
    """
    cards = {card["code"]: card for card in drafted}
    kept = [
        cards.pop(code["code"]) | {name: code[name] for name in ("aliases",) if name in code}
        if code["code"] in cards
        else code
        for code in earlier
        if keeps_others or code["code"] in cards
    ]
    return [*kept, *cards.values()]


def _problems(board: Board, name: str) -> list[str]:
    drafts = [(group, group.draft) for group in board.codes if group.draft]
    found = []
    if not name:
        found.append("Give the taxonomy a name.")
    if not drafts:
        found.append("No cluster has become a draft code yet.")
    undefined = [draft.code for _, draft in drafts if not draft.definition]
    if undefined:
        found.append(f"{', '.join(undefined)}: write a definition first.")
    empty = [draft.code for group, draft in drafts if not group.notes]
    if empty:
        found.append(f"{', '.join(empty)}: has no note behind it; put one there or withdraw the code.")
    return found


def freeze_page(
    *,
    user: User,
    session: OpenCodingSession,
    name: str,
    keeps_others: bool,
    typed: Mapping[str, tuple[str, str]],
) -> dict[str, Any]:
    """The page before freezing; for those who may read the board. `typed` is what a refused form said of old codes."""
    found = standing(user, session)
    found.refuse_blind()
    board = board_of(session)
    planned = proposal(session, name, keeps_others=keeps_others, board=board)
    use = use_of(user, planned.before) if planned.before else None
    warnings = board.warnings()
    curve = board.saturation(session.n_cases)
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "planned": planned,
        "keeps_others": keeps_others,
        "taxonomies": list(Taxonomy.objects.order_by("name").values_list("name", flat=True)[:200]),
        "codes": [
            {
                "card": card_values(group.draft),
                "n_notes": group.n_notes,
                "cluster_id": group.id,
                "draft_id": group.draft.pk,
                "first_seen": group.first_seen,
                "last_seen": group.last_seen,
                "warnings": warnings[group.id],
            }
            for group in board.codes
            if group.draft
        ],
        "is_new": not planned.before or bool(planned.changes),
        "fates": fate_rows(planned.olds, planned.news, None, use, typed) if use else [],
        "impact": list(impact(planned.changes, use.labels).items()) if use else [],
        "n_blind": use.n_blind if use else 0,
        "n_inbox": len(board.inbox),
        "n_clusters": len(board.clusters),
        "saturation_words": saturation_words(
            curve, len({note.position for note in board.notes}), session.n_cases
        ),
        "frozen": frozen_versions(session),
    }


def frozen_versions(session: OpenCodingSession) -> list[dict[str, Any]]:
    """The taxonomy versions that codes of this session went into, each code with its number of notes and digest."""
    versions: dict[int, dict[str, Any]] = {}
    notes = notes_behind(session)
    origins = session.origins.select_related("taxonomy_version__taxonomy").order_by(
        "taxonomy_version_id", "code"
    )
    for origin in origins:
        version = origin.taxonomy_version
        entry = versions.setdefault(
            version.pk,
            {"name": version.taxonomy.name, "number": version.number, "sha256": version.sha256,
             "frozen_at": version.frozen_at, "codes": []},
        )  # fmt: skip
        entry["codes"].append(
            {"code": origin.code, "n_notes": origin.n_notes, "sha256": origin.sha256, "notes": notes[origin.pk],
             "n_more": origin.n_notes - len(notes[origin.pk])}
        )  # fmt: skip
    return list(versions.values())
