"""The documentation as a site: every page is built, no link leads nowhere, and notebooks run."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from docs.report.report import report
from docs.site.api import MODULES
from docs.site.build import CONFIG, ROOT, build
from docs.site.notebooks import FOLDER, kept, printed

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    assert build(folder) == []
    return folder


def test_every_page_of_the_repository_is_in_the_site_and_the_list_leads_to_it(site: Path) -> None:
    listed = (site / "index.html").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        name = str(page.relative_to(ROOT / "docs").with_suffix(".html")).replace("README", "index")
        assert (site / name).is_file(), name
        assert f'href="{name}"' in listed or name == "index.html", name
    for name in ("changelog", "contributing", *(f"reference/{one}" for one in MODULES)):
        assert f'href="{name}.html"' in listed, name


def test_nothing_is_loaded_from_elsewhere_and_nothing_stands_inline(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r'<(script|link|img)[^>]*(src|href)="(https?:)?//', text), page
        assert "<script>" not in text
        assert " style=" not in text
        assert "<style" not in text
    assert not list(site.rglob("*.py"))


def test_the_reference_holds_what_the_docstrings_say(site: Path) -> None:
    text = (site / "reference" / "benchmark.html").read_text("utf-8")
    assert "Other deals than the published ones follow from it." in text
    assert "BatchPolicy" in text


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    for name in (CONFIG.name, "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    page = tmp_path / "docs" / "talk.md"
    page.write_text(page.read_text("utf-8") + "\n[nowhere](none.md) [no part](cli.md#none)\n", "utf-8")
    (tmp_path / "docs" / "lonely.md").write_text("# A page that nothing leads to\n", "utf-8")
    complaints = "\n".join(build(tmp_path / "site", tmp_path / CONFIG.name))
    assert "none.md" in complaints
    assert "#none" in complaints
    assert "lonely.md" in complaints


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_prints_what_it_says(notebook: Path) -> None:
    assert printed(notebook) == kept(notebook)


def test_the_report_is_made_from_what_was_measured() -> None:
    """`python -m docs.report` makes it."""
    assert (ROOT / "docs" / "report" / "report.md").read_text("utf-8") == report()
    assert "<<" not in report()


def test_every_page_says_for_whom_it_is() -> None:
    """In its first lines, in italics; pages of rules are for players, and say so by being rules."""
    for page in (ROOT / "docs").rglob("*.md"):
        parts = page.relative_to(ROOT / "docs").parts
        if parts[0] == "rules":
            continue
        head = "\n".join(page.read_text("utf-8").splitlines()[:5])
        assert re.search(r"^\*For [^*]+\*$", head, re.MULTILINE | re.DOTALL), page


def test_no_page_speaks_of_what_was_asked() -> None:
    """Pages tell what is; rules may say who is asked a question."""
    pages = [page for page in (ROOT / "docs").rglob("*.md") if "rules" not in page.parts]
    for page in [*pages, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]:
        text = page.read_text("utf-8")
        assert not re.search(r"\| asked \||\bas (was )?asked\b|\bwe were asked\b|\bissue \d+\b", text), page
