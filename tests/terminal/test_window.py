"""The window: played by keys alone and by mouse alone, and what it answers, hides and shows."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from textual import events

from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.menu_window import MenuWindow, Wanted
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.replay_window import ReplayWindow
from ludoteca.terminal.table_window import TableWindow
from ludoteca.terminal.talk_window import TalkWindow
from tests.playing import stray
from tests.terminal.at_window import NARROW, WAYS, WIDE, asked, begun, opened
from tests.terminal.sitting import building

ANSWERS = 4
"""So many answers of a match are given at every commit; the whole of it is played in the soak."""


async def _played(game: str, way: str, size: tuple[int, int], path: Path, answers: int | None) -> None:
    box = find(game)
    seats = ("you", *["greedy"] * (box.usual - 1))
    window = opened(begun(game, seats, "window", game, way), path)
    luck = Luck(seed_from("window", game, way))
    async with window.run_test(size=size) as hand:
        given = 0
        while await asked(window, hand) and given != answers:
            await WAYS[way](window, hand, luck.below("answer", 1000))
            given += 1
    kept = Record.parse(path.read_text(encoding="utf-8"))
    assert Match.replay(box.rules, kept).record().entries == kept.entries
    assert [entry for entry in kept.entries if entry.seat == 0]
    assert answers is not None or kept.winners is not None


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", list(games()))
def test_a_match_is_played_by_keys_alone_and_by_mouse_alone(game: str, way: str, tmp_path: Path) -> None:
    size = NARROW if way == "keys" else WIDE
    asyncio.run(_played(game, way, size, tmp_path / "r", ANSWERS))


@pytest.mark.soak
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "160x50"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", list(games()))
def test_a_whole_match_is_played_by_keys_alone_and_by_mouse_alone(
    game: str, way: str, size: tuple[int, int], tmp_path: Path
) -> None:
    asyncio.run(_played(game, way, size, tmp_path / "r", None))


# -- junk ------------------------------------------------------------------------------------------

KEYS = (
    "right", "left", "up", "down", "tab", "shift+tab", "space", "enter", "enter", "backspace", "escape", "1", "2", "3", "4",
    "0", "u", "s", "l", "?", "h", "p", "c", "+", "/", "x", "²", "٣", "漢", "🤖", "é", "pageup", "pagedown", "home", "end",
    "f5", "ctrl+a", "insert", "delete", "-", ",", "%", "{", "[",
)  # fmt: skip
PASTES = (
    "1\n2\n3\n",
    "漢字" * 300,
    "\x1b[2J\x00",
    "",
    "robot\nrobot\n",
    "9" * 5000,
    "1 2 3",
    "\u202e1",
    "[bold]x",
    "{0}%s",
)


def _burst(window: TableWindow, luck: Luck) -> list[events.Event]:
    """What somebody who does not look does at once."""
    done: list[events.Event] = []
    for _ in range(1 + luck.below("length", 6)):
        kind = luck.below("kind", 10)
        if kind >= 7:
            done += [events.Key("right", None), events.Key("space", " "), events.Key("enter", "\r")]
        elif kind == 0:
            done.append(events.Paste(PASTES[luck.below("paste", len(PASTES))]))
        elif kind == 1:
            width, height = window.size
            x, y = luck.below("x", width), luck.below("y", height)
            done += [
                events.MouseMove(None, x, y, 0, 0, 0, False, False, False, x, y),
                events.MouseDown(None, x, y, 0, 0, 1, False, False, False, x, y),
                events.MouseUp(None, x, y, 0, 0, 1, False, False, False, x, y),
            ]
        else:
            key = KEYS[luck.below("key", len(KEYS))]
            named = {"space": " ", "enter": "\r"}
            done.append(events.Key(key, named.get(key, key if len(key) == 1 else None)))
    return done


async def _fuzzed(game: str, number: int, path: Path, bursts: int) -> tuple[int, int]:
    """How many answers were given, and how many of them to questions that nobody can have seen."""
    box = find(game)
    low, high = box.identity.seats
    seats = max(2, low) + number % (high - max(2, low) + 1)
    code = languages()[number % len(languages())]
    window = opened(begun(game, ("you", *["uniform"] * (seats - 1)), "fuzz", game, number), path, code)
    luck = Luck(seed_from("fuzz", game, number))
    answers: list[str] = []
    unseen = drawn = answered_at = 0
    take, has_shown = window.sitting.answer, window._has_shown

    def shown() -> None:
        nonlocal drawn
        drawn += 1
        has_shown()

    def answer(seat: Seat, text: str) -> None:
        nonlocal unseen, answered_at
        # A question that was not drawn since the last answer has been seen by nobody.
        unseen += drawn == answered_at
        answered_at = drawn
        answers.append(text)
        take(seat, text)

    setattr(window, "_has_shown", shown)  # noqa: B010  (to count)

    setattr(window.sitting, "answer", answer)  # noqa: B010  (to count)
    async with window.run_test(
        size=(80 + luck.below("wide", 2) * 80, 24 + luck.below("high", 2) * 26)
    ) as hand:
        for _ in range(bursts):
            if not await asked(window, hand):
                break
            for event in _burst(window, luck):
                window.post_message(event)
            await hand.pause(0.01)
            if luck.below("resize", 20) == 0:
                await hand.resize_terminal(20 + luck.below("columns", 160), 5 + luck.below("rows", 60))
            while len(window.screen_stack) > 1:
                await hand.press("escape")
    kept = Record.parse(path.read_text(encoding="utf-8"))
    assert Match.replay(box.rules, kept).record().entries == kept.entries
    return len(answers), unseen


@pytest.mark.slow
@pytest.mark.parametrize("game", list(games()))
def test_whatever_is_typed_pasted_or_clicked_answers_only_what_was_seen(game: str, tmp_path: Path) -> None:
    _, unseen = asyncio.run(_fuzzed(game, len(game), tmp_path / "r", 25))
    assert unseen == 0


@pytest.mark.soak
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("game", list(games()))
def test_junk_for_a_whole_match_answers_only_what_was_seen(game: str, number: int, tmp_path: Path) -> None:
    answers, unseen = asyncio.run(_fuzzed(game, number, tmp_path / "r", 40))
    print(f"{game} {number}: {answers} answers, {unseen} to unseen questions")
    assert unseen == 0


# -- what it promises ------------------------------------------------------------------------------


async def _typed_early(path: Path) -> tuple[int, list[str]]:
    window = opened(begun("fzzzt", ("you", "uniform"), "early"), path)
    async with window.run_test(size=NARROW) as hand:
        await asked(window, hand)
        for key in ("1", "enter", "1", "enter", "1", "enter"):
            window.post_message(events.Key(key, key if key != "enter" else "\r"))
        await hand.pause(0.1)
        await asked(window, hand)
        return len([entry for entry in window.sitting.record.entries if entry.seat == 0]), window.said


def test_keys_that_came_before_a_question_was_drawn_do_not_answer_it(tmp_path: Path) -> None:
    answers, _ = asyncio.run(_typed_early(tmp_path / "r"))
    assert answers == 1


async def _keys_offered(path: Path) -> tuple[list[str], list[str]]:
    record = begun("fzzzt", ("you", "greedy"), "sitting")
    record.position = building()
    record.options = dict(record.position["options"])
    window = opened(record, path)
    async with window.run_test(size=NARROW) as hand:
        await asked(window, hand)
        first = [button.label for button in window.buttons()]
        await WAYS["keys"](window, hand, 0)
        await asked(window, hand)
        second = [button.label for button in window.buttons()]
        await hand.press("u")
        await hand.pause(0.05)
        await asked(window, hand)
        assert [button.label for button in window.buttons()] == first
    return first, second


def test_undo_is_offered_where_it_is_fair_and_only_there(tmp_path: Path) -> None:
    first, second = asyncio.run(_keys_offered(tmp_path / "r"))
    assert "undo" not in first and "undo" in second


async def _hinted(path: Path) -> tuple[list[str], list[str]]:
    window = opened(begun("hearts", ("you", "uniform", "uniform", "uniform"), "hint"), path)
    async with window.run_test(size=WIDE) as hand:
        await asked(window, hand)
        await hand.press("h")
        while not window.picks:
            await hand.pause(0.05)
        return window.picks, window.said


def test_a_hint_picks_what_a_strong_player_would_take_and_answers_nothing(tmp_path: Path) -> None:
    picks, said = asyncio.run(_hinted(tmp_path / "r"))
    assert len(picks) == 3
    assert said[0].startswith("A strong player would take: ")
    assert not [entry for entry in Record.parse((tmp_path / "r").read_text()).entries if entry.seat == 0]


async def _seen_behind_the_curtain(path: Path) -> str:
    window = opened(begun("hearts", ("you", "you", "uniform", "uniform"), "curtain"), path)
    async with window.run_test(size=NARROW) as hand:
        await hand.pause(0.3)
        await hand.press("1", "x")
        shown = "".join(
            [segment.text for pane in window.panes.values() for line in pane.lines for segment in line]
        )
        assert window.question is None
        return shown


def test_two_people_at_one_window_have_a_curtain_between_them(tmp_path: Path) -> None:
    shown = asyncio.run(_seen_behind_the_curtain(tmp_path / "r"))
    assert "Player 1, hand: ▒" in shown.replace("  ", " ") or "▒ × 13" in shown


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("size", [NARROW, WIDE, (100, 30), (30, 8)], ids=str)
def test_the_window_fits_its_terminal(code: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def seen() -> None:
        window = opened(begun("zombie_fluxx", ("you", "uniform"), "fits"), tmp_path / "r", code)
        async with window.run_test(size=size) as hand:
            await asked(window, hand)
            await hand.press("right")
            shown = [pane.region for pane in window.panes.values() if pane.display]
            assert all(region.right <= size[0] and region.bottom <= size[1] for region in shown)
            assert not [
                (one, other) for one in shown for other in shown if one is not other and one.overlaps(other)
            ]

    asyncio.run(seen())


# -- the menu and the replay -----------------------------------------------------------------------


async def _chosen(keys: list[str], kept: str | None) -> Wanted | None:
    window = MenuWindow(games(), language("en"), kept)
    async with window.run_test(size=NARROW) as hand:
        await hand.press(*keys)
    return window.return_value


def test_the_menu_makes_a_match_of_what_is_chosen() -> None:
    to_the_game, to_the_button = ["down"] * 2, ["up"] * 3
    wanted = asyncio.run(_chosen([*to_the_game, "right", "down", "right", *to_the_button, "enter"], None))
    assert wanted is not None
    box = list(games().values())[1]
    assert (wanted.game, len(wanted.seats)) == (box.id, min(box.usual + 1, box.identity.seats[1]))
    box.identity.settle(len(wanted.seats), wanted.options)


def test_the_menu_goes_on_with_the_last_match() -> None:
    wanted = asyncio.run(_chosen(["enter"], "fzzzt-1"))
    assert wanted is not None and wanted.resume


def test_whoever_leaves_the_menu_has_chosen_nothing() -> None:
    assert asyncio.run(_chosen(["q"], None)) is None


async def _stepped(path: Path) -> list[int]:
    box = find("hearts")
    match = Match.start(box.rules, 4, seed_from("replayed"))
    luck = Luck(seed_from("replayed"))
    while not match.over:
        stray(match, luck)
    record = match.record(["uniform"] * 4)
    out = Terminal(io.StringIO(), io.StringIO())
    window = ReplayWindow(Replay(box.rules, record, None, out, language("en")), 0)
    steps = []
    async with window.run_test(size=WIDE) as hand:
        for key in ("right", "space", "b", "end", "home", "1", "enter", "9", "9", "9", "enter"):
            await hand.press(key)
            steps.append(window.step)
        assert window.said.startswith("“999” is no step")
        await hand.press("end")
        assert window.ending()
    return steps


def test_a_record_is_stepped_through_by_keys(tmp_path: Path) -> None:
    steps = asyncio.run(_stepped(tmp_path / "r"))
    assert steps[:3] == [1, 2, 1] and steps[3] > 50 and steps[4:7] == [0, 0, 1] and steps[-1] == 1


# -- conversations ---------------------------------------------------------------------------------


async def _talked(keys: list[str], heard: list[str]) -> TalkWindow:
    def talking(terminal: Terminal) -> int:
        terminal.show("Good evening.")
        try:
            while True:
                heard.append(terminal.ask("And you?"))
        except Leave:
            terminal.print_whole("Good night.")
        return 0

    window = TalkWindow(talking)
    async with window.run_test(size=NARROW) as hand:
        for key in keys:
            await hand.press(key)
            await hand.pause(0.02)
    return window


def test_a_conversation_hears_what_is_typed_and_ends_when_the_window_goes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    heard: list[str] = []
    window = asyncio.run(_talked(["h", "i", "x", "backspace", "enter", "up", "!", "enter"], heard))
    assert window.end() == 0
    assert heard == ["hi", "hi!"]
    assert "Good night." in capsys.readouterr().out
