"""What a report's page says of the figures: true to the last sign, for every measure, field and size of table."""

from typing import Any

import pytest

from agreement.measures.registry import MEASURES
from annotation.charts import forest_plot
from annotation.core.figure_words import TITLES
from annotation.selectors.pages_figures import figure, share_words
from annotation.selectors.pages_heat import MOST_COLUMNS, heat_table
from annotation.selectors.pages_report import sentence
from annotation.selectors.pages_report_field import field_card, field_detail, plan
from annotation.selectors.pages_report_methods import methods


class Words:
    """Titles as they are."""

    def title(self, _field: str, category: str) -> str:
        return category


def measure(name: str, value: str, low: str, high: str) -> dict[str, Any]:
    interval = {"low": low, "high": high, "method": "jackknife_fisher_z"}
    return {"name": name, "value": value, "reason": None, "interval": interval}


def field(main: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "field": "f", "title": "F", "level": "nominal", "between": "human-human", "main": main["name"],
        "measures": [main], "n_pairable": 100, "n_items": 100, "n_annotators": 3, "excluded": [], "warnings": [],
        "pairs": [], "leave_one_annotator_out": [], "per_category": [], "slices": [], "what_if": [],
        "planning": None, "categories": [],
    } | more  # fmt: skip


KAPPA_PLAN = {"n": "170", "width": "0.2"}


def test_every_measure_has_one_title() -> None:
    assert {found.name for found in MEASURES} <= set(TITLES)


def test_doubles_are_planned_for_the_figure_that_the_heading_names() -> None:
    """A plan of plain kappa says nothing about the interval of a weighted one, nor of an alpha."""
    kappa = plan(field(measure("cohen_kappa", ".6", ".3", ".8"), planning=KAPPA_PLAN), 0.2)
    weighted = plan(field(measure("cohen_kappa_quadratic", ".7", ".5", ".9"), planning=KAPPA_PLAN), 0.2)
    alpha = plan(field(measure("krippendorff_alpha", ".7", ".6", ".8")), 0.1)
    assert kappa is not None
    assert weighted is not None
    assert alpha is not None
    assert (kappa["title"], kappa["n"]) == ("Cohen’s kappa", "170")
    assert (weighted["title"], weighted["n"]) == (
        "Quadratic kappa",
        "400",
    )  # twice too wide: four times as many
    assert (alpha["title"], alpha["n"], alpha["is_enough"]) == ("Krippendorff’s alpha", "400", False)
    card = field_card(field(measure("krippendorff_alpha", ".7", ".5", ".9")), folded=False)
    says = sentence({}, [card])["says"]
    assert "About 400 doubles would narrow the interval to ±0.10." in says


@pytest.mark.parametrize(("low", "high", "n"), [(".7", ".7", 100), (".1", ".9", 9)])
def test_nothing_is_planned_from_no_width_or_too_few(low: str, high: str, n: int) -> None:
    assert plan(field(measure("krippendorff_alpha", ".7", low, high), n_pairable=n), 0.2) is None


def test_a_change_has_a_sign_only_where_one_shows() -> None:
    out = [
        {"annotator": "a", "n_labels": 1, "value": "0.7", "change": change}
        for change in ("-0.001", "0.001", "-0.02", "0.02", "0")
    ]
    main = measure("krippendorff_alpha", ".7", ".5", ".9")
    shown = field_detail(
        field(main, leave_one_annotator_out=out), Words(), pair=None, slice_key="", width=0.2, folded=False
    )  # type: ignore[arg-type]
    assert [row["change"] for row in shown["left_out"]] == ["0.00", "0.00", "−0.02", "+0.02", "0.00"]


@pytest.mark.parametrize(
    ("share", "says"), [(0, "0 %"), (0.001, "< 1 %"), (0.7, "70 %"), (0.999, "> 99 %"), (1, "100 %")]
)
def test_a_share_reads_as_none_or_all_only_where_it_is(share: float, says: str) -> None:
    assert share_words(share) == says


@pytest.mark.parametrize(
    ("name", "reason", "says"),
    [
        ("kendall_w", "no_overlap", "Not defined: fewer than two cases were labelled by everybody."),
        (
            "icc_2_1",
            "zero_variance",
            "Not defined: every answer is the same on the cases that everybody labelled.",
        ),
        ("krippendorff_alpha", "no_overlap", "Not defined: no case carries two labels."),
    ],
)
def test_a_measure_of_complete_cases_does_not_deny_the_others(name: str, reason: str, says: str) -> None:
    assert figure({"name": name, "value": None, "reason": reason})["undefined"] == says


def test_long_titles_in_a_drawing_stay_apart() -> None:
    names = ["GenericAgent-Qwen_Qwen2.5-VL-72B-Instruct", "GenericAgent-meta-llama_Llama-3.3-70B-Instruct"]
    rows = [{"title": name, "value": 0.5, "low": 0.2, "high": 0.8, "text": "0.50"} for name in names]
    drawn = forest_plot(rows, label="by agent")
    assert "72B-Instruct</tspan>" in drawn
    assert "70B-Instruct</tspan>" in drawn
    short = forest_plot([rows[0] | {"title": "Trajectory side effect"}], label="by field")
    assert "<tspan" in short
    assert "…" not in short


def test_a_wide_table_numbers_its_columns_and_says_what_it_leaves_out() -> None:
    categories = [f"category {index}" for index in range(40)]
    counts = [[index + 1 if x == index else 0 for x in range(40)] for index in range(40)]
    pair = {"contingency": counts, "annotators": ["a", "b"], "n": 820}
    main = measure("cohen_kappa", ".7", ".5", ".9")
    table = heat_table(field(main, categories=categories), 0, pair, Words(), folded=False)  # type: ignore[arg-type]
    assert (len(table["titles"]), table["is_wide"], table["n_left_out"]) == (MOST_COLUMNS, True, 16)
    assert table["titles"][-1] == "category 39"
    assert table["n_beyond"] == sum(range(1, 17))


@pytest.mark.parametrize(
    ("blindness", "says"),
    [
        ("kept", "Nobody saw another’s labels before the study was closed"),
        ("attested", "is attested, not enforced"),
        ("not attested", "is not attested"),
    ],
)
@pytest.mark.parametrize("looks", [0, 1, 2])
def test_the_methods_claim_no_more_blindness_than_is_known(blindness: str, says: str, looks: int) -> None:
    document = {
        "n_cases": 30, "n_double": 30, "engine": "3", "inputs_sha256": "0" * 64, "annotators": [], "fields": [],
        "dataset": {"datasetName": "d", "datasetVersion": "1"},
        "study": {"k": 2, "seed": 0, "blindness": blindness, "unblindings": [{}] * looks},
    }  # fmt: skip
    text = methods(document)["text"]
    assert says in text
    assert "without sight" not in text
    assert ("authorised look" in text, "looks at labels are on record" in text) == (looks > 0, looks > 1)
