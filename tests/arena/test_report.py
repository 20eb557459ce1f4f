"""Rulings on reports: complete, self-contained, and telling the same as the figures."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.arena.report.page import report, write
from ludoteca.arena.report.words import amount, amounts, lasting, lastings, percent, span
from ludoteca.arena.schedule import schedule
from ludoteca.arena.statistics import Clusters, Figure
from ludoteca.arena.tournament import Result, hold
from tests.arena import bots
from tests.arena.bots import let_in

GENERAL = (
    "Ladder",
    "Who beats whom",
    "Win rate by seat",
    "Score distributions",
    "Game length",
    "Decision times",
)
WHAT_WINS = {
    "fzzzt": ("What each card was worth to the winner", "Who holds it, wins"),
    "goblins_inc": ("Knock-outs", "Tiles that win battles", "What agendas pay"),
    "zombie_fluxx": ("Goals that end games", "Keepers of the winner"),
    "red_rising": ("Cards in winning hands against their rarity", "Where the winner's points come from"),
}
VOID = {"meta", "br", "path", "use", "line", "rect"}


class Outline(HTMLParser):
    """The headings, sentences and attributes of a page, and whether its tags match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.readings = 0
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [
            value or "" for name, value in attributes if name in ("href", "src", "xlink:href", "action")
        ]
        self.readings += ("class", "reading") in attributes
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)


@pytest.fixture(scope="module", params=sorted(WHAT_WINS))
def result(request: pytest.FixtureRequest) -> Result:
    return hold(schedule(request.param, ["uniform", "uniform"], 12, 3, 3))


@pytest.fixture(scope="module")
def text(result: Result) -> str:
    return report(result)


def test_every_section_is_there_with_a_sentence_how_to_read_it(result: Result, text: str) -> None:
    outline = Outline(text)
    wanted = (*GENERAL, "What wins", *WHAT_WINS[result.schedule.game], "How it was played")
    assert [heading for heading in wanted if heading not in outline.headings] == []
    assert outline.readings == len(outline.headings) - 1
    assert not outline.open


def test_a_report_needs_nothing_from_outside(text: str) -> None:
    outline = Outline(text)
    assert all(link.startswith("#") for link in outline.links)
    assert not re.search(r"https?:|@import|url\((?!#)", text)
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)


def test_plots_take_the_colours_of_the_page(text: str) -> None:
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) >= 8
    for plot in plots:
        assert 'role="img"' in plot and "aria-label=" in plot
        assert not re.search(r"#[0-9a-f]{6}", plot)
        assert "var(--ink)" in plot


def test_both_light_and_dark_are_served(text: str) -> None:
    assert "prefers-color-scheme: dark" in text and "width=device-width" in text


def test_the_figures_of_the_report_are_those_of_the_result(result: Result, text: str) -> None:
    assert percent(result.pairs[0].score) in text
    assert result.digest in text
    assert all(amount(rating.mu) in text for rating in result.ratings)


def test_the_same_tournament_gives_the_same_page_in_a_new_folder(
    result: Result, text: str, tmp_path: Path
) -> None:
    write(result, tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b" / "index.html").read_text(encoding="utf-8") == text


def test_bots_are_named_safely_and_faults_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "<b>&odd", bots.raises)
    page = report(hold(schedule("fzzzt", ["<b>&odd", "uniform"], 2, 3)))
    assert "Faults" in Outline(page).headings
    assert "&lt;b&gt;&amp;odd" in page and "<b>" not in page
    assert "ValueError: lost the thread" in page


def test_a_solo_report_speaks_of_win_rates() -> None:
    page = report(hold(schedule("red_rising", ["uniform", "greedy"], 4, 3, 1)))
    assert "Win rate" in Outline(page).headings and "Win rate by seat" not in Outline(page).headings


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.5e-6, "2.50 µs"), (0.0123, "12.3 ms"), (0.123, "123 ms"), (1.5, "1.50 s"), (1234.5, "1,234 s")],
)
def test_times_are_written_with_three_figures(seconds: float, text: str) -> None:
    assert lasting(seconds).replace("\xa0", " ") == text


def test_what_is_not_known_is_said_so() -> None:
    alone = Clusters()
    alone.add(1, 5)
    assert amounts(alone.mean()) == lastings(alone.mean()) == "unknown"


def test_numbers_below_nought_have_a_minus_sign() -> None:
    assert amount(-1) == "−1.00"
    assert amounts(Figure(0, -12, 3)).replace("\xa0", " ") == "−12.0 to 3.00"
    assert span(-4, 12).replace("\xa0", " ") == "−4 to 12"
