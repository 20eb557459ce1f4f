"""Red Rising in the terminal: whole matches, all languages, widths and heights, secrets, the score as it stands."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.facets.standing import standing
from ludoteca.games.red_rising import asks
from ludoteca.games.red_rising import words as text
from ludoteca.games.red_rising.flow import IDENTITY, RULES
from ludoteca.games.red_rising.naming import ABBREVIATION
from ludoteca.games.red_rising.pieces import NAMES, Colour
from ludoteca.games.red_rising.screen import BADGE
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.picture import draw, scene_of
from ludoteca.terminal.session import TerminalSession
from tests.games.red_rising.positions import lead, match_at, position
from tests.playing import play, stray
from tests.terminal.sitting import WIDTHS, run

ANSWERS = "1\n1 2 3\n"
"""Whatever the question, one of these answers it."""
MANY = ANSWERS * 400
ASKS = [ask for ask in vars(asks).values() if isinstance(ask, Ask)]
PLAYERS = ["you", "uniform", "uniform", "uniform", "uniform", "uniform"]


def screen(
    match: Match, seat: Seat, code: str = "en", width: int = 80, height: int | None = None, log: bool = False
) -> str:
    """What a seat sees; the end of the log, which the kernel redacts, only if it is wanted."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(), out)
    terminal.console.width = width
    players = Players(PLAYERS[: match.seats])
    scene = scene_of(match, seat, players, terminal, language(code))
    object.__setattr__(scene, "height", height)
    lines = text.tell(match.events(seat)[-30:], seat, players.names(seat)) if log else []
    draw(terminal, find("red_rising").screen, find("red_rising").words, scene, lines, "")
    return out.getvalue()


def sit_down(typed: str, path: Path, made: dict[str, Any], code: str = "en") -> str:
    """Play from a position with these lines typed; returns all that was shown."""
    out = io.StringIO()
    seats = int(made["seats"])
    options = IDENTITY.settle(seats, made["options"])
    record = Record(
        "red_rising", IDENTITY.version, seats, options, seed_from("sitting"), PLAYERS[:seats], made
    )
    TerminalSession(RULES, record, path, Terminal(io.StringIO(typed), out), language(code)).play()
    return out.getvalue()


def told(match: Match, seat: int = 0) -> list[str]:
    """The log of a seat in words."""
    viewer = Seat(seat)
    names = Players(PLAYERS[: match.seats]).names(viewer)
    return [language("en").say(line.message) for line in text.tell(match.events(viewer), viewer, names)]


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "code"),
    [("you", "uk"), ("you,uniform", "nl"), ("uniform,you,uniform,uniform,uniform,uniform", "en")],
)
def test_a_whole_match_can_be_played(
    code: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.record"
    words = ("play", "red_rising", "--seats", seats, "--lang", code, "--seed", 1, "--record", path)
    shown = run(monkeypatch, MANY, *words)
    assert language(code).text("common-sheet-title") in shown
    assert Record.parse(path.read_text()).winners is not None


@pytest.mark.parametrize("code", ["ru", "uk"])
@pytest.mark.parametrize("seats", ["you", "you,uniform,uniform"])
def test_nothing_is_left_in_english(
    code: str, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "red_rising", "--seats", seats, "--lang", code, "--seed", 2, "--record", tmp_path / "r")
    shown = run(monkeypatch, "?\n? 1\ns\nu\n99\nх\n" + MANY, *words)
    prose = "\n".join(line for line in shown.splitlines() if ">" not in line and str(tmp_path) not in line)
    foreign = set(re.findall(r"[a-z]{2,}", prose.casefold())) - {"red", "rising", "red_rising", "uniform"}
    assert {word for word in foreign if not re.fullmatch(r"[0-9a-f]+", word)} == set()


@cache
def strayed(seats: int, number: int) -> Match:
    """A match at random to its end, played once for all languages."""
    match = Match.start(RULES, seats, seed_from("told", number), {"returned": "yes"} if seats == 1 else {})
    luck = Luck(seed_from("stray", number))
    while not match.over:
        stray(match, luck)
    return match


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_event_of_a_match_can_be_told(code: str, seats: int) -> None:
    for number in range(6):
        match = strayed(seats, number)
        names = Players(PLAYERS[:seats]).names(Seat(0))
        for viewer in (Seat(0), SPECTATOR):
            lines = text.tell(match.events(viewer), viewer, names)
            assert all("red_rising" not in language(code).say(line.message) for line in lines)
            assert all(line.rule.startswith("red_rising §") for line in lines)


def test_the_score_sheet_of_a_solo_match_has_the_lines_of_the_automa(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = (
        "play",
        "red_rising",
        "--seats",
        "uniform",
        "--lang",
        "en",
        "--seed",
        1,
        "--record",
        tmp_path / "r",
    )
    shown = run(monkeypatch, "", *words)
    assert re.search(r"^ +Automa +\d+", shown, re.MULTILINE)
    assert re.search(r"The Automa begins with +70 +red_rising §10.7", shown)
    assert re.search(r"(has|have) won", shown) and "Nobody has won" not in shown


# -- the words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("ask", ASKS, ids=[ask.name for ask in ASKS])
def test_every_question_has_its_words_and_its_help(code: str, ask: Ask) -> None:
    words = language(code)
    assert words.say(text.question(ask.name, []))
    assert words.say(text.question(ask.name, ["ceo"]))
    assert len(words.say(text.question_help(ask.name))) > 25


@pytest.mark.parametrize("code", languages())
def test_every_option_has_its_words(code: str) -> None:
    said = [
        language(code).say(text.option(option.name, value))
        for option in IDENTITY.options
        for value in option.values
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_card_says_what_it_does_and_cites_its_rule(code: str, name: str) -> None:
    told_of = text.about_card(name)
    assert len(language(code).say(told_of.message)) > 25
    assert told_of.rule == ("red_rising §10.3" if name.startswith("automa") else "red_rising §6.1")


@pytest.mark.parametrize("code", languages())
def test_every_colour_has_two_letters_of_its_own(code: str) -> None:
    letters = [language(code).text(ABBREVIATION[colour.value]) for colour in Colour]
    assert len(set(letters)) == len(BADGE) == len(Colour)
    assert {len(two) for two in letters} == {2}


# -- the log ---------------------------------------------------------------------------------------


def test_the_turn_of_the_automa_is_told_step_by_step_with_its_reasons() -> None:
    match = match_at(
        seats=1,
        luna="janitor",
        top="dancer deanna",
        phase="automa",
        turn=1,
        automa_top="18 2",
        priorities=(1, 0, 2, 3),
    )
    assert told(match)[:8] == [
        "Turn 1: Automa.",
        "Automa card 18: Dancer is deployed on Mars, where A is.",
        "The Automa takes Janitor from Luna, where C is.",
        "Automa gains the Sovereign token.",
        "The Luna bonus card adds a bonus for the Automa: Jupiter.",
        "Automa moves the ship up 1.",
        "Automa card 2: Deanna is deployed on Jupiter, as it says.",
        "The Automa takes Dancer from Mars, where A is.",
    ]


def test_an_empty_location_is_told_as_the_reason_for_another() -> None:
    match = match_at(seats=1, top="dancer deanna", phase="automa", turn=1, automa_top="18 2")
    lines = told(match)
    assert lines[2].startswith("Luna: no card to take. The arrow points")
    assert lines[3] == "The Automa takes Dancer from Jupiter."


def test_a_card_that_another_draws_is_not_named() -> None:
    match = match_at(hands={0: "deanna ...", 1: "..."}, mars="orion", top="harmony eo")
    play(match, *lead(0, "deanna", "jupiter"), ("0", "gain_from", "deck"))
    assert "You take Harmony from the deck." in told(match)
    assert "Player 1 takes a card from the deck." in told(match, 1)


def test_a_card_slid_beneath_another_is_told() -> None:
    match = match_at(hands={0: "danto ...", 1: "..."}, mars="orator", luna="virga")
    play(match, *lead(0, "danto", "jupiter"))
    assert "Now beneath another card on Jupiter: Orator." in told(match)


# -- the screen ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "code"), WIDTHS)
@pytest.mark.parametrize("seats", ["you", "you,uniform,uniform,uniform"])
def test_no_line_is_wider_than_the_terminal(
    code: str, columns: int, seats: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("play", "red_rising", "--lang", code, "--seats", seats, "--seed", 4, "--record", tmp_path / "r")
    shown = run(monkeypatch, "?\ns\n? 1\n" + MANY, *words, columns=columns)
    wide = [line for line in shown.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (60, 30)])
def test_a_turn_fits_the_screen(code: str, seats: int, width: int, height: int) -> None:
    match = Match.start(RULES, seats, seed_from("fits", seats))
    luck = Luck(seed_from("fits"))
    for _ in range(80):
        asked = match.pending.get(Seat(0))
        usual = asked is not None and asked.ask.name in ("lead", "deploy_to", "gain_from")
        if usual and len(match.table.hand(Seat(0))) <= 7:
            shown = screen(match, Seat(0), code, width, height, log=True).splitlines()[1:]
            assert len(shown) < height, "\n".join(shown)
        if not match.over:
            stray(match, luck)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_screen_is_the_same_in_every_world_the_seat_can_imagine(seats: int) -> None:
    match = Match.start(RULES, seats, seed_from("screens"))
    luck = Luck(seed_from("worlds"))
    asked = 0
    while not match.over and asked < 120:
        seat = Seat(asked % seats)
        world = match.imagine(seat, luck)
        assert screen(world, seat) == screen(match, seat)
        assert standing(RULES, world.view(seat)) == standing(RULES, match.view(seat))
        stray(match, luck)
        asked += 1
    assert asked > 30


def test_a_spectator_sees_no_hand() -> None:
    match = Match.start(RULES, 3, seed_from("spectator"))
    assert "Hand (" not in screen(match, SPECTATOR)
    assert "Hands" not in screen(match, SPECTATOR)


@pytest.mark.parametrize(
    ("code", "seats", "width", "height"),
    [("en", 1, 80, 24), ("ru", 1, 100, 40), ("uk", 3, 60, 24), ("nl", 4, 80, 24)],
)
def test_every_choice_has_its_number_on_the_screen(code: str, seats: int, width: int, height: int) -> None:
    match = Match.start(RULES, seats, seed_from("choices"))
    luck = Luck(seed_from("choices"))
    while not match.over:
        for seat in match.pending:
            terminal = Terminal(io.StringIO(), io.StringIO())
            question = scene_of(match, seat, Players(PLAYERS[:seats]), terminal, language(code)).question
            assert question is not None
            shown = screen(match, seat, code, width, height)
            for choice in question.choices:
                assert re.search(rf"(?<![\d+(]){choice.number} ", shown), choice
        stray(match, luck)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_face_down_card_is_shown_as_such_and_named_to_nobody(width: int) -> None:
    made = position(hands={0: "deanna ...", 1: "..."}, mars="orator virga", down=(0, 0b10, 0, 0))
    shown = screen(Match.at(RULES, made, seed_from("down")), Seat(0), width=width)
    assert "▒▒ face down" in shown
    assert "Virga" not in shown


def test_a_face_down_card_between_others_leaves_the_rest_in_place() -> None:
    made = position(
        hands={0: "firewall-expert ...", 1: "..."}, mars="orator virga deanna", down=(0, 0b10, 0, 0)
    )
    assert re.search(
        r"Re +9 Deanna.*Wh 19 Orator", screen(Match.at(RULES, made, seed_from("d")), Seat(0)), re.DOTALL
    )
    made = position(
        hands={0: "firewall-expert ...", 1: "..."}, mars="orator deanna virga", down=(0, 0b100, 0, 0)
    )
    match = Match.at(RULES, made, seed_from("down"))
    brought = [
        line.points
        for line in standing(RULES, match.view(Seat(0)))
        if line.facts.get("card") == "firewall-expert"
    ]
    assert sum(brought) > 22


def test_what_meets_an_end_condition_is_marked() -> None:
    made = position(hands={0: "deanna ..."}, helium=(7, 2), fleet=(3, 6), influence=(0, 4), sovereign=1)
    shown = screen(Match.at(RULES, made, seed_from("gauges")), Seat(0))
    assert re.search(r"▶ You +Mars +3 +7 ✓ +3/7 +0/7", shown)
    assert re.search(r"uniform ♛ +Diana +2 +2/7 +6/7 +4/7", shown)
    assert "Influence (neutral house: 3)" in shown


def test_the_solo_screen_shows_what_the_automa_goes_by() -> None:
    made = position(seats=1, odd=True, priorities=(1, 0, 2, 3), automa_hand="nanny")
    shown = screen(Match.at(RULES, made, seed_from("solo")), Seat(0))
    assert re.search(r"Jupiter B +Mars A +Luna C +The Institute D", shown)
    assert "Automa: odd scores more · Luna bonus: Jupiter · deck 18 · last –" in shown
    assert re.search(r"Automa +— +1 ", shown)


# -- the score as it stands ------------------------------------------------------------------------


def test_the_hand_says_what_each_card_brings_and_what_the_game_would_score_now() -> None:
    made = position(hands={0: "deanna dancer invictus"}, helium=(2, 0), fleet=(0, 1))
    shown = screen(Match.at(RULES, made, seed_from("score")), Seat(0))
    assert re.search(r"Re +9 Deanna \+26", shown)
    assert re.search(r"Bl +\d+ Invictus -9", shown)
    lines = standing(RULES, Match.at(RULES, made, seed_from("score")).view(Seat(0)))
    held = sum([line.points for line in lines if "card" in line.facts])
    total = sum([line.points for line in lines])
    assert total == held + 6
    assert f"Hand (3): {held} points · {total} in all if the game ended now" in shown


@pytest.mark.parametrize("seats", [1, 3])
def test_the_standing_of_a_finished_match_is_its_score(seats: int) -> None:
    match = Match.start(RULES, seats, seed_from("standing"))
    luck = Luck(seed_from("stray"))
    while not match.over:
        stray(match, luck)
    for number in range(seats):
        lines = standing(RULES, match.view(Seat(number)))
        assert sum([line.points for line in lines]) == match.outcome().scores[number]


# -- the question mark -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "made", "wanted"),
    [
        (
            "? Deanna",
            {"hands": {0: "deanna dancer"}},
            "brings you 35 points now. Deployed, it does something",
        ),
        ("? Orator", {"hands": {0: "orator dancer"}}, "its ability would do nothing anywhere."),
        ("? Invictus", {"hands": {0: "invictus dancer"}}, "would do something only here: Mars."),
        (
            "? Janitor",
            {"hands": {0: "janitor dancer"}, "jupiter": "virga", "luna": "arlus"},
            "would do something only here: Jupiter.",
        ),
        ("? Judge", {"hands": {0: "judge dancer"}}, "It blocks from your hand"),
        (
            "? Virga",
            {"hands": {0: "deanna dancer"}, "jupiter": "virga arlus"},
            "It lies on Jupiter, under 1 card. In your hand it would bring 10 points now.",
        ),
        ("? Aja", {"hands": {0: "deanna dancer"}, "banished": "aja"}, "It is banished."),
        ("? Aja", {"hands": {0: "deanna dancer"}}, "Where it is you cannot see."),
        ("? Eo", {"seats": 1, "hands": {0: "deanna dancer"}}, "It is not in this match."),
    ],
)
def test_a_question_mark_says_what_a_card_would_bring_and_whether_deploying_it_would_do_anything(
    typed: str, made: dict[str, Any], wanted: str, tmp_path: Path
) -> None:
    after = sit_down(f"{typed}\n", tmp_path / "r", position(**made)).split(f"> {typed}\n")[1]
    assert wanted in re.sub(r"\s+(red_rising §\S+\s*)?", " ", after)


@pytest.mark.parametrize("typed", ["? 1", "? jupiter"])
def test_a_question_mark_explains_a_choice_that_is_no_card(
    typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = (
        "play",
        "red_rising",
        "--seats",
        "you,uniform",
        "--seed",
        3,
        "--lang",
        "en",
        "--record",
        tmp_path / "r",
    )
    after = run(monkeypatch, f"1\n{typed}\n", *words).split(f"> {typed}\n")[1]
    assert after.startswith("Jupiter\n")
    assert "red_rising §" in after and "Nothing here" not in after


def forced() -> tuple[Match, Seat]:
    """A match of two in which somebody who has answered before has a question with a single answer."""
    for number in range(20):
        match = Match.start(RULES, 2, seed_from("forced", number))
        luck = Luck(seed_from("forced", number))
        while not match.over:
            for seat in match.pending:
                decision = match.view(seat).decision
                assert decision is not None
                if len(decision.offered) == 1 and any(entry.seat == seat for entry in match.history):
                    return match, seat
            stray(match, luck)
    pytest.fail("nobody was ever forced")


def test_an_answer_without_a_choice_hides_nothing_that_went_before_it(tmp_path: Path) -> None:
    match, seat = forced()
    seats = ["uniform", "uniform"]
    seats[seat] = "you"
    out = io.StringIO()
    terminal = Terminal(io.StringIO(""), out)
    session = TerminalSession(RULES, match.record(seats), tmp_path / "r", terminal, language("en"))
    names = Players(seats).names(seat)
    before = [language("en").say(line.message) for line in text.tell(match.events(seat), seat, names)]
    missed = before[len(text.tell(match.events(seat)[: session.sitting.told[seat]], seat, names)) :]
    session.play()
    assert missed
    shown = " ".join(out.getvalue().replace("│", "").split())
    assert [line for line in missed if line[:20] not in shown] == []


def test_a_question_mark_explains_an_automa_card(tmp_path: Path) -> None:
    after = sit_down("? Automa card 3\n", tmp_path / "r", position(seats=1)).split("card 3\n")[2]
    assert "Deploy at A, gain at A (arrow left), then banish the top card" in after
    assert "red_rising §10.3" in after


def struck(held: str) -> dict[str, Any]:
    """A position in which the second seat leads Aja against the first, who holds these cards."""
    match = match_at(luna="dancer", mars="eo deanna", hands={0: held, 1: "aja ..."}, turn=1, first=1)
    made: dict[str, Any] = play(match, *lead(1, "aja", "mars")).position()
    return made


def test_who_has_nothing_to_block_with_is_not_asked_at_the_keyboard(tmp_path: Path) -> None:
    """R47: the game asks; with nothing to choose the terminal answers, and asks what is lost."""
    shown = sit_down("", tmp_path / "match.txt", struck("helga jopho"))
    assert "Do you block?" not in shown
    assert "Which card" in shown


def test_who_can_block_is_asked_at_the_keyboard(tmp_path: Path) -> None:
    assert "Do you block?" in sit_down("", tmp_path / "match.txt", struck("helga judge"))
