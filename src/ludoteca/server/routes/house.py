"""The house: what whoever runs the server has to say, in every language. There is a text of each page until they write their own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.facets.language import languages
from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import HousePage
from ludoteca.server.problems import Denied
from ludoteca.server.threads import in_thread

PAGES: Final = ("rules", "privacy")
LONGEST: Final = 100_000
"""Of a page, in letters."""

Word = Annotated[str, PathParameter(max_length=64)]


@get("/house/{page:str}/{language:str}", responses=REFUSALS)
async def house(page: Word, language: Word, app_state: NamedDependency[AppState]) -> HousePage:
    """The rules of the house, or what is kept of people: in a language, in English where there is nothing else."""
    if page not in PAGES or language not in languages():
        raise Denied("not_found")
    return HousePage(await in_thread(_text, page, language, app_state.house))


def _text(page: str, language: str, own: Path | None) -> str:
    """What the house says itself comes first, in whatever language: it may differ from what is usual."""
    usual = files("ludoteca.server").joinpath("house")
    wanted = [f"{page}.{code}.md" for code in dict.fromkeys((language, "en"))]
    wanted += [] if own is None else sorted([file.name for file in own.glob(f"{page}.*.md")])
    for folder, names in ((own, wanted), (usual, wanted)):
        for name in names:
            file = None if folder is None else folder.joinpath(name)
            if file is not None and file.is_file():
                return file.read_bytes().decode(errors="replace")[:LONGEST]
    raise Denied("not_found")


ROUTES = [house]
