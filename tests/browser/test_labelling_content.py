"""Whatever a case holds is shown as the text it is; and what the browser computes is what the server computes."""

import json
import random
from typing import Any

import pytest

from annotation.core.study_files import parse_study
from annotation.models.people import User
from annotation.models.projects import Kind, Role
from annotation.models.studies import Study
from annotation.services.datasets import import_cases
from annotation.services.projects import add_member, ensure_annotator
from annotation.services.studies import create_study, open_study
from taxonomy.fields.edited_text import edit_distance, normalised_content
from taxonomy.fields.schema import InvalidAnswers, Schema, parse_schema
from taxonomy.services.taxonomy_documents import parse_taxonomy
from taxonomy.strict_json import strict_json
from tests.browser.conftest import PASSWORD
from tests.browser.labelling import begin, ready
from tests.studies import ACTOR, NOW, make_project
from tests.taxonomy.test_templates import SCHEMAS, TEMPLATES

pytestmark = pytest.mark.browser
PAYLOADS = (
    '"><img src=x onerror=alert(1)>', "<script>window.pwned=1</script>", "{{7*7}}", "{% debug %}", "${7*7}",
    "</textarea><script>window.pwned=1</script>", "</title><svg onload=alert(1)>", "javascript:alert(1)",
    "<iframe srcdoc='<script>parent.pwned=1</script>'></iframe>", "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))", "![x](http://evil.example/x.png)", "<style>*{display:none}</style>", "--></script>",
    "';alert(1);//", "<math><mi xlink:href='data:x,1'>", "\u202eevil\u202c", "x\u2028\u2029y", "&lt;b&gt;&amp;#39;",
    "<base href='http://evil.example/'>", "<meta http-equiv=refresh content='0;url=http://evil.example'>",
    "<form action=http://evil.example><button>go</button></form>", "`${alert(1)}`", "<!--#exec cmd='x'-->",
    "<link rel=stylesheet href=http://evil.example/x.css>",
)  # fmt: skip
WRAPS = (
    "{}",
    "before {} after",
    "{}\n# Heading\n\n* {}",
    '{{"key": {}}}',
    "مرحبا {} ؟",
    "👩‍🚒{}",
    "`{}` **{}**",
    "'{}'",
)
ONE_CODE = {"name": "t", "codes": [{"code": "A", "definition": "a"}]}
HOSTILE = [wrap.replace("{}", payload) for wrap in WRAPS for payload in PAYLOADS]


def study_of(
    cases: list[dict[str, Any]], schema: dict[str, Any], taxonomy: dict[str, Any], **keys: Any
) -> Study:
    """An open study for ann alone, in the project that a sign-in leads to."""
    project = make_project("demonstration")
    user = User.objects.create_user(username="ann", password=PASSWORD)
    add_member(project=project, user=user, role=Role.ANNOTATOR, actor=ACTOR, now=NOW)
    ensure_annotator(project=project, pseudonym="a", kind=Kind.HUMAN, actor=ACTOR, now=NOW, user=user)
    rows = [(number, case | {"id": f"c{number}"}) for number, case in enumerate(cases, start=1)]
    import_cases(project=project, dataset="d", rows=rows, source="cases.jsonl", actor=ACTOR, now=NOW)
    document = {
        "name": "s", "dataset": "d", "schema": schema, "taxonomy": taxonomy, "k": 1,
        "annotators": [{"pseudonym": "a"}],
    } | keys  # fmt: skip
    plan = parse_study(json.loads(json.dumps(document)), "study.json")
    study = create_study(project=project, plan=plan, actor=ACTOR, now=NOW)
    open_study(study=study, actor=ACTOR, now=NOW)
    return study


@pytest.fixture(autouse=True)
def _fast_passwords(transactional_db, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def test_two_hundred_hostile_strings_run_nothing_and_are_shown_as_they_are(open_page):
    assert len(HOSTILE) == 200
    nasty = PAYLOADS[0]
    options = [{"value": text, "title": text, "help": text} for text in PAYLOADS[:8]]
    codes = [
        {
            "code": f"C{number}",
            **dict.fromkeys(("title", "definition", "use_when", "avoid_when", "example"), text),
        }
        for number, text in enumerate(PAYLOADS)
    ]
    schema = {
        "name": "hostile",
        "fields": [
            {
                "key": "pick",
                "type": "choice",
                "title": nasty,
                "help": nasty,
                "options": options,
                "required": True,
            },
            {"key": "codes", "type": "codes", "taxonomy": "t", "title": nasty},
            {"key": "note", "type": "text"},
            {"key": "pairs", "type": "mapping"},
            {"key": "shown", "type": "examples", "polarity": "positive"},
        ],
    }
    chat = [
        {"role": text, "content": text, "tool_calls": [{"name": text, "arguments": text}]}
        for text in PAYLOADS
    ]
    table = [{nasty: text, "other": 1} for text in PAYLOADS]
    case = {"input": {"strings": HOSTILE, "chat": chat, "table": table, nasty: nasty}}
    study = study_of([case], schema, {"name": "t", "codes": codes}, name=nasty)
    page = open_page("ann")
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    begin(page, study)
    page.evaluate("() => document.querySelectorAll('.labelcase details').forEach(fold => (fold.open = true))")
    shown = set(
        page.evaluate("() => [...document.querySelectorAll('.labelcase .prose')].map(e => e.textContent)")
    )
    plain = [text for text in HOSTILE if not text.startswith("{")]
    assert [text for text in plain if text not in shown] == []
    # Refused with hostile text in it, kept as a draft, and shown again.
    page.locator("[name=f-note]").fill(nasty)
    page.locator("[name=f-pairs-key]").first.fill(nasty)
    page.locator("[name=f-pairs-text]").first.fill(nasty)
    page.keyboard.press("Escape")
    page.locator("#saved", has_text="Saved").wait_for()
    page.keyboard.press("Control+Enter")
    page.keyboard.press("Control+Enter")
    page.locator("#refused").wait_for()
    ready(page)
    assert page.input_value("[name=f-note]") == nasty
    page.goto(f"/studies/{study.public_id}/label/cases/draft/")
    assert page.evaluate("window.pwned") is None
    assert page.locator("img[src=x], iframe, base, .labelcase script, .labelcase a").count() == 0


def test_arabic_and_emoji_are_laid_out_and_counted_as_they_are(open_page):
    schema = {
        "name": "notes",
        "fields": [
            {"key": "note", "type": "text", "max_length": 20},
            {"key": "text", "type": "edited_text"},
        ],
    }
    words = "مرحبا، كيف الحال؟ 👩‍🚒"
    study = study_of([{"input": words}], schema, ONE_CODE)
    page = open_page("ann")
    begin(page, study)
    said = page.locator(".labelcase .prose", has_text="مرحبا")
    assert said.evaluate("e => getComputedStyle(e).direction") == "rtl"
    note = page.locator("[name=f-note]")
    note.fill("💩" * 20)
    assert note.evaluate("e => getComputedStyle(e).direction") == "ltr"
    assert "20 of 20" in page.inner_text("[data-field=note] [data-count]")
    note.fill("ما هذا؟")
    assert note.evaluate("e => getComputedStyle(e).direction") == "rtl"
    note.fill("👩‍🚒" * 7)
    assert "21 of 20" in page.inner_text("[data-field=note] [data-count].over")
    page.keyboard.press("Control+Enter")
    page.locator("#refused").wait_for()
    assert "is 21 characters long; at most 20 fit" in page.inner_text("#label")


def random_text(draw: random.Random) -> str:
    letters = [
        "a",
        "b",
        "c ",
        " ",
        "\n",
        "\r\n",
        "é",
        "e\u0301",
        "👩‍🚒",
        "💩",
        "م",
        "ر",
        "\u00a0",
        "\u2028",
        ".",
        "’",
        "\x1f",
        "\ufeff",
    ]
    return "".join(draw.choices(letters, k=draw.randrange(24)))


def random_answers(draw: random.Random, schema: Schema) -> dict[str, Any]:
    """Answers that each field accepts, some left out."""
    original = random_text(draw)
    pick: dict[str, Any] = {
        "reason_codes": draw.sample(["HOOK_WEAK", "OTHER_REVIEWED", "TOO_LONG"], draw.randrange(3)),
        "note": draw.choice(["", "  ", "said"]),
        "final_text": {
            "original": original,
            "final": draw.choice([original, original + "x", random_text(draw)]),
        },
    }
    for field in schema.fields:
        if field.key not in pick:
            answer = draw.choice(field.categories())
            pick[field.key] = field.from_text(answer)
    for key in draw.sample(sorted(pick), draw.randrange(3)):
        del pick[key]
    final = pick.get("final_text")
    if final and normalised_content(final["original"]) == normalised_content(final["final"]):
        del pick["final_text"]
    return schema.clean_fields(pick)[0]


def test_the_browser_computes_what_the_server_computes(open_page):
    draw = random.Random(7)
    study = study_of(
        [{"input": "x"}],
        {"name": "n", "fields": [{"key": "note", "type": "text"}]},
        ONE_CODE,
    )
    page = open_page("ann")
    begin(page, study)
    texts = [(random_text(draw), random_text(draw)) for _ in range(300)]
    computed = page.evaluate(
        """async pairs => {
          const { editDistance, normalised, wordDiff } = await import("/static/annotation/labelling/answers.js");
          const side = (pieces, kind) => pieces.filter(p => p[0] === "same" || p[0] === kind).map(p => p[1]).join("");
          return pairs.map(([a, b]) => [normalised(a), editDistance(normalised(a), normalised(b)),
            side(wordDiff(a, b), "removed"), side(wordDiff(a, b), "added")]);
        }""",
        [list(pair) for pair in texts],
    )
    for (one, other), (normal, distance, removed, added) in zip(texts, computed, strict=True):
        expected = [normalised_content(text.replace("\r\n", "\n")) for text in (one, other)]
        assert normal == expected[0]
        assert distance == pytest.approx(edit_distance(*expected), abs=1e-12)
        assert (removed, added) == (one, other)

    from annotation.forms.label_rules import rules_for_browser

    document = strict_json(SCHEMAS["content-review"].read_bytes())
    _, codes = parse_taxonomy(strict_json((TEMPLATES / "taxonomies" / "content-reasons.json").read_bytes()))
    schema = parse_schema(
        document, {"content-reasons": {code["code"]: code["requires_note"] for code in codes}}
    )
    given = [random_answers(draw, schema) for _ in range(300)]
    found = page.evaluate(
        """async ([schema, all]) => {
          const { brokenRules, missing, derived } = await import("/static/annotation/labelling/rules.js");
          return all.map(answers => [{ ...brokenRules(schema, answers) }, missing(schema, answers),
            derived(schema.fields, answers).quality_score ?? null]);
        }""",
        [rules_for_browser(schema), given],
    )
    seen = set()
    for answers, (broken, absent, score) in zip(given, found, strict=True):
        try:
            schema.clean(answers)
            expected_errors: dict[str, str] = {}
        except InvalidAnswers as invalid:
            expected_errors = invalid.errors
        assert (absent or broken) == expected_errors
        assert score == pytest.approx(schema.derived(answers).get("quality_score"))
        seen |= set(expected_errors.values())
    assert len(seen) > 6
