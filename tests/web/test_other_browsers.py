"""The table in browsers that are not Chromium: a match of each game to its end, on a server and in the page without one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from ludoteca.page.site import NotBuilt, site
from tests.boxes import built_in
from tests.web import drivers
from tests.web.drivers import Driver
from tests.web.host import Host
from tests.web.stand import Stand

pytestmark = [pytest.mark.browser, pytest.mark.soak]

PATIENCE = 600.0
"""Seconds that a match may take on a busy machine."""
BEGIN = """
    const button = `article[data-game=GAME] .main`;
    while (!document.querySelector(button)) await new Promise((done) => setTimeout(done, 50));
    document.querySelector(button).click();
"""
PLAY = """
    const isSeen = (one) => !one.disabled && one.getClientRects().length > 0;
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    for (const end = performance.now() + 30_000; performance.now() < end; await wait(40)) {
        if (document.querySelector("[data-status=over] .end h2")) break;
        const question = document.querySelector("[data-status=playing] .question:not(.waiting)");
        if (!question || question.dataset.number === window.answered) continue;
        const choices = new Map([...document.querySelectorAll("[data-choice]")].filter(isSeen).map((one) => [one.dataset.choice, one]));
        const least = Number(question.dataset.least);
        if (choices.size < Math.max(1, least)) continue;
        const { number } = question.dataset;
        for (const text of [...choices.keys()].sort(() => Math.random() - 0.5).slice(0, least)) {
            document.querySelector(`[data-choice="${text}"]`)?.click();
            await wait(20);
        }
        document.querySelector(".confirm")?.click();
        window.answered = number;
        window.answers = (window.answers ?? 0) + 1;
    }
    return [window.answers ?? 0, document.querySelector("[data-status=over] .end h2")?.innerText ?? null];
"""
"""Clicks on answers until the match is over, or for half a minute."""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A browser."""
    with getattr(drivers, request.param)() as found:
        if found is None:
            pytest.skip(f"there is no {request.param} that can be driven on this machine")
        yield found


@pytest.fixture(scope="module", params=["server", "page"])
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table is."""
    if request.param == "server":
        with Stand(f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.db'}") as stand:
            yield stand.url
        return
    try:
        files = site()
    except NotBuilt:
        pytest.skip("the page is not built: make page")
    with Host(files) as host:
        yield host.url


@pytest.mark.parametrize("game", built_in())
def test_a_match_is_played_to_its_end(driver: Driver, table: str, game: str, tmp_path: Path) -> None:
    driver.go(table)
    driver.run("localStorage['ludoteca-motion'] = 'none'")
    driver.go(table)
    driver.run(BEGIN.replace("GAME", game))
    began, over, answers = monotonic(), None, 0
    while over is None:
        before = answers
        answers, over = driver.run(PLAY)
        assert over or answers > before or monotonic() - began < PATIENCE, answers
    assert answers > 3
    print(f"{game}: {answers} answers, {over!r}, {monotonic() - began:.0f} s")
