"""What a page's script imports comes as one file, and a part that cannot stand in it is refused by name."""

import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.core.files.storage import FileSystemStorage

from config.bundles import BUNDLES, BundleFinder, NotBundled, bundled

DECLARED = re.compile(r"^(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def modules(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.js").write_text(text)
    return folder / "page.js"


def test_each_module_stands_once_after_what_it_needs(tmp_path):
    page = modules(
        tmp_path,
        page='import { b } from "./b.js";\nimport { a } from "./a.js";\nb(a);\n',
        b='import { a } from "./a.js";\nexport const b = (x) => a(x);\n',
        a="export function a() {}\n",
    )
    assert bundled(page) == "function a() {}\n\nconst b = (x) => a(x);\n\nb(a);\n"


def test_what_is_imported_on_demand_stays_outside(tmp_path):
    text = '  import("./more.js").then(({ more }) => more());\n'
    assert bundled(modules(tmp_path, page=text)) == text


@pytest.mark.parametrize("line", ['import * as a from "./a.js";', 'import "./a.js";', "export default a;"])
def test_what_cannot_stand_in_one_file_is_refused_with_its_line(tmp_path, line):
    with pytest.raises(NotBundled, match=re.escape(f"page.js: {line!r}")):
        bundled(modules(tmp_path, page=f"const a = 1;\n{line}\n", a=""))


@pytest.mark.parametrize("path", BUNDLES)
def test_no_name_is_declared_twice_in_a_bundle_of_ours(path):
    names = DECLARED.findall(bundled(BUNDLES[path]))
    assert len(names) > 50
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", BUNDLES)
def test_a_changed_part_changes_what_is_served(path, tmp_path, monkeypatch):
    finder = BundleFinder()
    finder.storage = FileSystemStorage(location=tmp_path / "made")
    assert Path(finder.find(path)).read_text() == bundled(BUNDLES[path])
    monkeypatch.setitem(BUNDLES, path, modules(tmp_path, page="changed();\n"))
    assert Path(finder.find(path)).read_text() == "changed();\n"


@pytest.mark.parametrize("path", BUNDLES)
def test_pages_find_it(path):
    assert Path(finders.find(path)).read_text() == bundled(BUNDLES[path])
    assert path in {name for finder in finders.get_finders() for name, _ in finder.list(None)}
