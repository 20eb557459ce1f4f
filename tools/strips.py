"""Film strips, and the page that shows them: ``python -m tools.strips docs/strips [--game GAME]``, with a client that is built.

Eight pictures of one turn of a bot in each game, each with its caption, one after the other as somebody sees them who goes
through the turn step by step. The same match gives the same pictures.
"""

from __future__ import annotations

import argparse
import tempfile
from base64 import b64encode
from dataclasses import dataclass
from html import escape
from itertools import dropwhile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make
from ludoteca.facets.language import language
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of, find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from tests.boxes import built_in, near
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import ASKED, OVER, is_asked

BOT = "casual"
SEATS = {"fzzzt": 3}
"""Between two nothing much happens in an auction."""
PICTURES = 8
SCREEN: ViewportSize = {"width": 1280, "height": 720}
WIDTH = 560
"""Pixels of a picture in the strip."""
MOVED = 500
"""Milliseconds after which nothing flies any more."""
QUALITY = 55
OWN = "You "
"""So a line begins that tells what one has done oneself."""
SAID = ".caption.placed"
NEXT = ".show button[aria-label=Next]"
PAGE = """<style>
    body {{ margin: 0; display: grid; grid-template-columns: {width}px {width}px; gap: 10px; padding: 10px; width: min-content; background: #222; }}
    figure {{ margin: 0; color: #fff; font: 600 15px/20px Inter, sans-serif; }}
    img {{ width: {width}px; display: block; }}
    figcaption {{ min-height: 40px; padding: 4px 0; }}
</style>{frames}"""
FRAME = '<figure><img src="data:image/png;base64,{picture}"><figcaption>{said}</figcaption></figure>'
ANSWER = """({ number, text }) => new Promise(replied => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api${location.pathname}/socket?seat=0`);
    socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'hello', epoch: null, last: 0 }));
        socket.send(JSON.stringify({ type: 'answer', id: 'strip', seat: 0, number, text }));
    };
    socket.onmessage = ({ data }) => ['done', 'refused'].includes(JSON.parse(data).type) && replied(JSON.parse(data).type);
})"""


@dataclass(frozen=True)
class Picture:
    """One moment, and what is said of it."""

    drawn: bytes
    said: str


def record_of(game: str, seats: int) -> Record:
    """A match as the bots of the server play it: it goes on there as it has been played here."""
    box = find(game)
    match = box.start(seats, Luck(seed_from("strips", game)).seed_for("deal"))
    while (decision := next_decision(match)) is not None:
        bot = make(BOT, box, luck_at(match, decision.seat))
        match.take(decision, bot.decide(match.perspective(decision.seat)))
    return match.record(["Ann", *[f"Bot {seat}" for seat in range(1, seats)]])


def fullest(record: Record) -> int:
    """Before which answer the turn begins in which most different things happen, and after that the one that fills a strip best."""
    match = Match.replay(find(record.game).rules, record, 0)
    me = Seat(0)
    names = Players.of(record).names(me)
    best, worth = 0, (0, -len(record.entries))
    asked, told = -1, 0
    for number, entry in enumerate(record.entries):
        if entry.seat == 0:
            events = match.events(me)[told:]
            lines = box_of(match).words.tell(events, me, names)
            said = [events[line.after - 1] for line in lines]
            kinds = [event.kind for event in said]
            found = (len(set(kinds)), -abs(len(kinds) - PICTURES))
            if asked >= 0 and found > worth:
                best, worth = asked, found
            asked, told = number, len(match.events(me))
        match.answer_text(Seat(entry.seat), entry.text)
    return best


@dataclass(frozen=True)
class Recorded:
    """What others do between two answers of the first seat, in a match that goes on at the server as it has been played."""

    record: Record
    begun: int
    """So many answers were given before it."""

    @property
    def answered(self) -> str:
        """The answer after which the others act."""
        return self.record.entries[self.begun].text

    def open(self, page: Page) -> None:
        """Go to a room of this match, in the first seat, at the question before the turn."""
        request = page.context.request
        assert request.post("/api/guest", data={"name": "Ann"}).status == 201
        brought = request.post("/api/records", data={"text": self.record.text()}).json()
        bots = [BOT] * (self.record.players_in_all - 1)
        fork = {"number": self.begun, "cards": "same", "seat": 0, "bots": bots}
        room = request.post(f"/api/matches/{brought['match']}/fork", data=fork).json()["room"]
        page.goto(f"/rooms/{room}")
        page.locator(".gathering .button.main, .room .button.main").last.click()
        while is_shown(page):
            page.keyboard.press("Escape")
        assert is_asked(page)


def recorded(game: str) -> Recorded:
    """The fullest turn of a match of this game."""
    record = record_of(game, near(game, SEATS.get(game, 2)))
    return Recorded(record, fullest(record))


def shoot(browser: Browser, stand: Stand, game: str, folder: Path) -> None:
    """The strip of one game."""
    played = recorded(game)
    context = browser.new_context(base_url=stand.url, locale="en-GB", viewport=SCREEN)
    with context:
        context.add_init_script(
            "localStorage['ludoteca-motion'] = 'step'; localStorage['ludoteca-coach'] = 'off'"
        )
        page = context.new_page()
        played.open(page)
        answer(page, played.answered)
        taken: list[Picture] = []
        while is_told(page):
            page.wait_for_timeout(MOVED)
            said = " ".join(page.locator(f"{SAID} p").all_inner_texts())
            taken.append(Picture(page.locator("main").screenshot(), said))
            page.keyboard.press("ArrowRight")
        if is_asked(page) and len(taken) < PICTURES:
            taken.append(
                Picture(page.locator("main").screenshot(), page.locator(".question h2").inner_text())
            )
        strip = context.new_page()
        frames = [
            FRAME.format(picture=b64encode(one.drawn).decode(), said=f"{place}. {escape(one.said)}")
            for place, one in enumerate(chosen(taken), 1)
        ]
        strip.set_content(PAGE.format(width=WIDTH, frames="".join(frames)))
        strip.locator("body").screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=QUALITY)


def chosen(taken: list[Picture]) -> list[Picture]:
    """Eight of the pictures of what others do: the first and the last, and between them those that say something else."""
    theirs = list(dropwhile(lambda one: one.said.startswith(OWN), taken))
    taken = taken if len(theirs) < PICTURES else theirs
    words = [{word for word in one.said.split() if not word.startswith("§")} for one in taken]
    places = {0, len(taken) - 1}
    while len(places) < min(PICTURES, len(taken)):
        others = [place for place in range(len(taken)) if place not in places]
        # What a bot does itself comes before what follows from it.
        worth = {
            place: max(_alike(words[place], words[other]) for other in places) - (BOT.title() in words[place])
            for place in others
        }
        places.add(min(others, key=worth.__getitem__))
    return [taken[place] for place in sorted(places)]


def _alike(some: set[str], others: set[str]) -> float:
    return len(some & others) / max(1, len(some | others))


def is_told(page: Page) -> bool:
    """Whether something is said of what is shown; or else there is a question, or the match is over."""
    page.locator(f"{SAID}, {ASKED}, {OVER}").first.wait_for()
    return page.locator(SAID).count() > 0


def is_shown(page: Page) -> bool:
    """Whether something is shown; or else there is a question, or the match is over."""
    page.locator(f"{NEXT}, {ASKED}, {OVER}").first.wait_for()
    return page.locator(NEXT).count() > 0


def answer(page: Page, text: str) -> None:
    """Answer as the record does, however the board would have it put together."""
    number = int(page.locator(".question").get_attribute("data-number") or "")
    assert page.evaluate(ANSWER, {"number": number, "text": text}) == "done"


def leaves(folder: Path) -> str:
    """The page with the strips of a folder."""
    lines = [
        "# Film strips",
        "",
        "What somebody sees of one turn of a bot, picture by picture. Taken by `make screens`.",
    ]
    for game in built_in():
        if (folder / f"{game}.jpg").exists():
            title = language("en").say(find(game).words.TITLE)
            lines += ["", f"## {title}", "", f"![{title}: one turn of a bot]({game}.jpg)"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Take the strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=built_in())
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{home}/strips.db") as stand:
            for game in asked.game or built_in():
                shoot(browser, stand, game, asked.folder)
                print(game, flush=True)
        browser.close()
    (asked.folder / "index.md").write_text(leaves(asked.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
