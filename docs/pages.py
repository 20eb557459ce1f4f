"""Brings into the site what lives elsewhere in the repository, and turns links between files into links between pages."""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

DOCS = Path(__file__).parent
ROOT = DOCS.parent
LINK = re.compile(r"(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)")
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)

BROUGHT = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "STYLE.md": "style.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "NOTICE.md": "notice.md",
    **{
        manual.relative_to(ROOT).as_posix(): f"rules/{manual.parts[-3]}.md"
        for manual in sorted(ROOT.glob("src/ludoteca/games/*/manual/en.md"))
    },
}
"""Files of the repository, and the pages that they are."""


LISTED = {
    "decisions": "Why things are as they are, half a page each.",
    "measurements": "What was measured, when, and by which command.",
}
"""Folders whose pages are listed on a page of their own, and what it says first."""


def listing(folder: str) -> str:
    """The page that lists the pages of a folder."""
    lines = [f"# {folder.capitalize()}", "", LISTED[folder], ""]
    for page in sorted(DOCS.glob(f"{folder}/*.md")):
        title = TITLE.search(page.read_text(encoding="utf-8"))
        lines.append(f"- [{title[1] if title else page.stem}]({page.name})")
    return "\n".join(lines)


def on_config(config: Any) -> Any:
    """Put all pages of a pattern into the navigation that do not stand there by name."""
    named = {
        page
        for entry in config.nav
        for part in entry.values()
        for page in ([part] if isinstance(part, str) else part)
    }
    pages = {*[path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")], *BROUGHT.values()} - named
    for entry in config.nav:
        for title, part in entry.items():
            if isinstance(part, list):
                entry[title] = [
                    page
                    for pattern in part
                    for page in (
                        sorted(one for one in pages if fits(one, pattern)) if "*" in pattern else [pattern]
                    )
                ]
    return config


def fits(page: str, pattern: str) -> bool:
    """Whether a page stands in the folder of a pattern."""
    return PurePosixPath(page).match(pattern) and posixpath.dirname(page) == posixpath.dirname(pattern)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages from elsewhere, and those that list a folder."""
    for source, page in BROUGHT.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    for folder in LISTED:
        files.append(File.generated(config, f"{folder}/index.md", content=listing(folder)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links to files of the repository go to their pages; what has none is named only."""
    own = page.file.src_uri
    home = {brought: source for source, brought in BROUGHT.items()}.get(own, f"docs/{own}")

    def changed(found: re.Match[str]) -> str:
        picture, text, target, anchor = found.groups(default="")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(home), target))
        there = BROUGHT.get(wanted, wanted.removeprefix("docs/"))
        if (ROOT / wanted).is_dir():
            there = f"{there}/index.md"
        if files.get_file_from_path(there) is None and (ROOT / wanted).exists():
            return text
        return f"{picture}[{text}]({os.path.relpath(there, posixpath.dirname(own) or '.')}{anchor})"

    return LINK.sub(changed, markdown)
