"""The site of the documentation is whole: every link leads to a page of it, and nothing is fetched from anywhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from ludoteca.facets.registry import games

ROOT = Path(__file__).parent.parent


class Page(HTMLParser):
    """What a page of the site links to, what it is made of, and what may be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.parts: list[str] = []
        self.anchors = {"", "__top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.anchors.add(told.get("id") or told.get("name") or "")
        if tag == "a" and told.get("href"):
            self.links.append(told["href"] or "")
        elif tag == "link" and told.get("rel") != "canonical":
            self.parts.append(told.get("href") or "")
        elif told.get("src"):
            self.parts.append(told["src"] or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """The pages of the site, built anew; what MkDocs warns of is an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")}
    # What is shown instead of a page that is not there may be shown anywhere.
    return {path: page for path, page in pages.items() if path.name != "404.html"}


def test_every_link_leads_to_something_that_is_there(site: dict[Path, Page]) -> None:
    lost = []
    for path, page in site.items():
        for link in [*page.links, *page.parts]:
            there = urlsplit(link)
            if there.scheme:
                continue
            target = (path.parent / unquote(there.path)).resolve() if there.path else path
            if target in site and there.fragment in site[target].anchors | {""}:
                continue
            if target in site or not target.is_file():
                lost.append(f"{path.name} -> {link}")
    assert not lost


def test_nothing_is_fetched_from_elsewhere(site: dict[Path, Page]) -> None:
    assert not [part for page in site.values() for part in page.parts if urlsplit(part).netloc]


def test_the_rules_of_every_game_are_told(site: dict[Path, Page]) -> None:
    told = {path.stem for path in site if path.parent.name == "rules"}
    assert {path.parents[1].name for path in ROOT.glob("src/ludoteca/games/*/manual/en.md")} == told
    assert told <= set(games())


def test_every_page_can_be_found_from_the_first(site: dict[Path, Page]) -> None:
    first = min(site, key=lambda path: (len(path.parts), path.name != "index.html"))
    reached, line = {first}, [first]
    while line:
        path = line.pop()
        near = {(path.parent / urlsplit(link).path).resolve() for link in site[path].links}
        line += (near & site.keys()) - reached
        reached |= near
    assert site.keys() <= reached


@pytest.mark.parametrize("name", ["Match.answer_text", "seed_from", "PlainWords.card"])
def test_the_reference_has_what_the_code_says(site: dict[Path, Page], name: str) -> None:
    anchors = {anchor for page in site.values() for anchor in page.anchors}
    assert [anchor for anchor in anchors if anchor.startswith("ludoteca.") and anchor.endswith(f".{name}")]
