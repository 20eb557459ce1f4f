"""``ludoteca automa``: the Automa for people who play with the box, by pipe, with a file that can be resumed."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.facets.language import language, languages
from ludoteca.games.red_rising.companion.automa_command import load, text_of
from ludoteca.games.red_rising.pads.solo_match import Owner, SoloMatch, Stage, replay
from ludoteca.games.red_rising.pads.typed_answer import Unusable
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    AUTOMA_ROWS,
    AUTOMA_ROWS_1,
    END_THRESHOLD,
    INSTITUTE,
    LOCATIONS,
    Rows,
)  # fmt: skip
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.seat import Seat
from tests.cli.running import Done
from tests.games.red_rising.positions import match_at, tracks

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

SEED = seed_from("automa", "a test")
FILLED = ["nero", "dancer", "seer", "lorn"]
"""A card for each location."""


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")


def talk(capsys: Capture, monkeypatch: Patch, typed: str, *arguments: str) -> Done:
    """Run the command with these lines as its input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    capsys.readouterr()
    code = main(["automa", *arguments])
    printed = capsys.readouterr()
    return Done(code, printed.out, printed.err)


def begun(*answers: str, apollo: str = "yes") -> SoloMatch:
    """A table at the player's first turn, after these further answers. House Apollo begins."""
    return replay(SoloMatch(2, False, SEED), ["4", apollo, *answers])


def with_card(number: int, **fields: Any) -> SoloMatch:
    """A table at which the Automa carries out this card as the second one of its turn."""
    table = begun()
    for name, value in fields.items():
        setattr(table, name, value)
    table.deck = [*table.deck, AUTOMA_CARDS[number - 1], AUTOMA_CARDS[number - 1]]
    table.answer("next")
    table.number = 2
    return table


def said(table: SoloMatch, *answers: str) -> list[str]:
    """The ids of what the last of these answers brings about."""
    for answer in answers:
        notes = table.answer(answer)
    return [note.id for note in notes]


# -- preparation -----------------------------------------------------------------------------------


def test_the_deck_has_eighteen_of_the_22_cards_and_each_location_a_letter() -> None:
    table = SoloMatch(2, False, SEED)
    assert (len(table.deck), len(set(table.deck)), sorted(table.priorities)) == (18, 18, [0, 1, 2, 3])


@pytest.mark.parametrize(("count", "odd"), [("4", False), ("5", True), ("0", False), ("8", True)])
def test_the_word_follows_from_the_number_of_odd_values(count: str, odd: bool) -> None:
    """D1."""
    assert replay(SoloMatch(2, False, SEED), [count]).odd is odd


def test_house_apollo_begins_and_otherwise_chance_decides() -> None:
    """R12."""
    assert begun().stage is Stage.PLAYER
    firsts = {replay(SoloMatch(2, False, seed_from(number)), ["4", "no"]).first for number in range(12)}
    assert firsts == {Owner.PLAYER, Owner.AUTOMA}


def test_an_automa_that_begins_turns_over_its_first_card() -> None:
    tables = [replay(SoloMatch(2, False, seed_from(number)), ["4", "no"]) for number in range(12)]
    assert {table.stage for table in tables if table.first is Owner.AUTOMA} == {Stage.CARD}


# -- the same choices as in a match ----------------------------------------------------------------

SITUATIONS = [
    {"filled": "jupiter mars luna institute"},
    {"filled": "jupiter"},
    {"filled": "institute"},
    {"filled": "mars luna", "fleet": 10, "helium": 10},
    {"filled": "jupiter mars luna institute", "fleet": 10, "helium": 10, "influence": 10},
    {"filled": "luna", "influence": 10, "helium": 9},
    {"filled": ""},
]


@pytest.mark.parametrize("number", range(1, 23))
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("priorities", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
def test_a_card_brings_at_a_real_table_what_it_brings_in_a_match(
    number: int, situation: dict[str, Any], priorities: tuple[int, ...]
) -> None:
    filled = situation["filled"].split()
    amounts = {name: situation.get(name, 0) for name in ("helium", "fleet", "influence")}
    piles = {name: card for name, card in zip(LOCATIONS, FILLED, strict=True) if name in filled}
    match = match_at(
        seats=1,
        phase="automa",
        turn=1,
        automa_done=1,
        automa_top=str(number),
        priorities=priorities,
        first=1,
        **{name: (0, amount) for name, amount in amounts.items()},
        **piles,
    )
    # Told to the table only after the card, since what is due already would end the match before it.
    due = sum(amount >= END_THRESHOLD for amount in amounts.values()) >= 2
    table = with_card(number, priorities=priorities, apollo=False, first=Owner.AUTOMA, **amounts)
    while table.stage is Stage.CARD:
        place = table.gains_from
        assert place is not None
        table.answer("done" if table.is_certain or LOCATIONS[place] in filled else "empty")
    if table.stage is Stage.BLOCK:
        table.answer("no")
    assert (table.helium, table.fleet, table.influence) == tracks(match, 1)
    assert (table.token is Owner.AUTOMA) == (match.table.sovereign == 1)
    assert (table.cards - 2, table.ending or due) == (
        len(match.table.hand(Seat(1))),
        match.table.ending,
    )


def test_a_block_keeps_the_token_but_not_the_shown_bonus_as_in_a_match() -> None:
    """U2b: card 6 gains from Luna with a star, C lies on Luna and B on the Institute."""
    table = with_card(6, priorities=(0, 3, 2, 1), influence=2)
    assert said(table, "done", "yes") == [
        "red_rising-companion-blocked",
        "red_rising-companion-luna-shows",
        "red_rising-companion-gets-influence",
    ]
    assert (table.token, table.influence) == (Owner.PLAYER, 3)


# -- what is asked and said ------------------------------------------------------------------------


def test_a_location_just_deployed_to_is_not_asked_about() -> None:
    table = with_card(10)
    assert table.is_certain
    with pytest.raises(Unusable, match="red_rising-companion-problem-not-empty"):
        table.answer("empty")


def test_with_an_empty_deck_nothing_is_deployed_or_banished() -> None:
    """R16."""
    table = with_card(3)
    table.answer("deck")
    assert not table.is_certain
    assert said(table, "empty", "empty", "empty", "empty") == ["red_rising-companion-nothing-to-gain"]
    assert table.cards == 2


def test_the_search_goes_along_the_arrow_around_the_end() -> None:
    """D7: card 15 gains at Jupiter, arrow left."""
    table = with_card(15, priorities=(1, 0, 2, 3))
    table.answer("empty")
    assert table.gains_from == INSTITUTE


def test_a_used_up_bonus_is_explained() -> None:
    """U3b: card 19 gains at Jupiter with a star; arrow left, the ship is on 10."""
    table = with_card(19, fleet=10, met=1)
    assert said(table, "done") == [
        "red_rising-companion-star",
        "red_rising-companion-used-up",
        "red_rising-companion-gets-influence",
    ]


def test_ten_of_everything_leaves_the_token_alone() -> None:
    """U3d."""
    table = with_card(5, helium=10, fleet=10, influence=10)
    assert said(table, "done", "no") == [
        "red_rising-companion-gets-token",
        "red_rising-companion-luna-shows",
        "red_rising-companion-all-used-up",
    ]


def test_after_nine_turns_the_cards_are_mixed_again() -> None:
    """D8."""
    table = begun()
    mixed = []
    for turn in range(1, 11):
        if "red_rising-companion-mixed" in said(table, "next"):
            mixed.append(turn)
        while table.stage in (Stage.CARD, Stage.BLOCK):
            table.answer("done" if table.stage is Stage.CARD else "no")
        table.helium = table.fleet = table.influence = 0
        table.ending, table.met, table.extra = False, 0, False
        table.stage = Stage.PLAYER
    assert (mixed, len(table.deck)) == ([10], 16)


# -- the end of the game ---------------------------------------------------------------------------


def test_the_first_end_condition_is_told_and_the_second_triggers_the_end() -> None:
    table = begun()
    assert said(table, "helium 7") == ["red_rising-companion-end-near"]
    assert said(table, "fleet 7") == ["red_rising-companion-end-triggered"]
    assert table.ending


def test_the_end_stays_triggered_when_helium_is_lost() -> None:
    """R3."""
    table = begun("helium 7", "fleet 7", "helium 3")
    assert table.ending


def automa_turn(table: SoloMatch) -> None:
    """Let the Automa's turn pass."""
    while table.stage in (Stage.CARD, Stage.BLOCK):
        table.answer("done" if table.stage is Stage.CARD else "no")


def seeded(first: Owner) -> SoloMatch:
    """A table without House Apollo at which this side began, at the player's first turn."""
    for number in itertools.count():
        table = replay(SoloMatch(2, False, seed_from(number)), ["4", "no"])
        if table.first is first:
            automa_turn(table)
            return table
    raise AssertionError


def test_after_the_players_trigger_the_automa_has_its_turn_if_the_player_began() -> None:
    table = seeded(Owner.PLAYER)
    table.answer("end")
    table.answer("next")
    begun_turns = table.turns
    automa_turn(table)
    assert (begun_turns, table.stage) == (1, Stage.HAND)


def test_the_round_ends_with_the_player_if_the_automa_began() -> None:
    table = seeded(Owner.AUTOMA)
    table.answer("end")
    table.answer("next")
    assert table.stage is Stage.HAND


def test_house_apollo_has_an_extra_turn_after_the_automa() -> None:
    """R34."""
    table = begun("end", "next")
    automa_turn(table)
    assert (table.stage, table.extra) == (Stage.PLAYER, True)
    table.answer("next")
    assert table.stage is Stage.HAND


def scoring(level: int = 2, **fields: Any) -> SoloMatch:
    """A table at the scoring of the Automa's hand."""
    table = replay(SoloMatch(level, False, SEED), ["4", "yes"])
    for name, value in fields.items():
        setattr(table, name, value)
    table.stage = Stage.HAND
    return table


def test_the_worked_example_has_203_points() -> None:
    """D11."""
    table = scoring(fleet=10, helium=4, influence=4, cards=13)
    assert said(table, "7 6", "automa", "10", "3") == []
    lines = {line.name: line.points for line in table.score_lines()}
    assert lines == {
        "automa_base": 70,
        "fleet": 43,
        "helium": 12,
        "sovereign": 10,
        "influence": 8,
        "acceptable": 42,
        "unacceptable": 18,
    }


@pytest.mark.parametrize(("hand", "points"), [("15 9", 105), ("22 3", 120), ("12 8", 96)])
def test_more_than_twenty_cards_are_cut(hand: str, points: int) -> None:
    """D10."""
    table = scoring()
    said(table, hand, "none", "0", "0")
    assert sum(line.points for line in table.score_lines()) == 70 + points


@pytest.mark.parametrize(
    ("level", "points"), [(1, 5 + 2), (2, 6 + 3), (3, 8 + 4), (4, 10 + 5), (5, 12 + 6), (6, 14 + 7)]
)
def test_every_level_has_its_points(level: int, points: int) -> None:
    """U4."""
    table = scoring(level)
    said(table, "1 1", "none", "0", "3")
    assert sum(line.points for line in table.score_lines()) == 70 + points


@pytest.mark.parametrize("text", ["7", "7 x", "-1 3", "100 100", "7 6 5", ""])
def test_a_hand_is_two_numbers(text: str) -> None:
    with pytest.raises(Unusable):
        scoring().answer(text)


# -- the conversation ------------------------------------------------------------------------------


def test_a_whole_game_is_talked_through_by_pipe(capsys: Capture, monkeypatch: Patch) -> None:
    typed = "4\ny\nend\n" + "\n" * 6 + "Darrow, Dancer, harm\nme\n5\n\n"
    done = talk(capsys, monkeypatch, typed, "--seed", "3", "--lang", "en", "--state", "game.json")
    assert (done.code, done.err) == (0, "")
    assert "Lay the priority cards A onto" in done.out and "The Automa’s score" in done.out
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["answers"][-4:] == [
        "2 1",
        "me",
        "5",
        "3",
    ]


def test_names_of_its_hand_are_counted_by_the_word(capsys: Capture, monkeypatch: Patch) -> None:
    """Dancer is 8, Darrow 10, Harmony 7; with the word odd only Harmony is acceptable."""
    typed = "5\ny\nend\n" + "\n" * 6 + "Darrow, Dancer, harm\nnone\n5\n\n"
    talk(capsys, monkeypatch, typed, "--seed", "3", "--lang", "en", "--state", "game.json")
    assert "1 2" in json.loads(Path("game.json").read_text(encoding="utf-8"))["answers"]


def test_the_command_that_it_prints_resumes_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    left = talk(capsys, monkeypatch, "4\ny\nh 5\nq\n", "--seed", "3", "--lang", "en")
    command = left.out.strip().splitlines()[-1].split()
    assert command[:3] == ["ludoteca", "automa", "--resume"]
    again = talk(capsys, monkeypatch, "q\n", *command[2:])
    assert again.code == 0 and "Helium 5" in again.out


def test_the_end_of_the_input_leaves_the_game_as_q_does(capsys: Capture, monkeypatch: Patch) -> None:
    done = talk(capsys, monkeypatch, "4\n", "--lang", "en", "--state", "game.json")
    assert done.code == 0 and "ludoteca automa --resume game.json" in done.out


def test_an_interrupt_leaves_the_game_as_q_does(capsys: Capture, monkeypatch: Patch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    source = io.StringIO()
    monkeypatch.setattr(source, "readline", interrupt)
    monkeypatch.setattr("sys.stdin", source)
    assert main(["automa", "--lang", "en", "--state", "game.json"]) == 0
    assert "ludoteca automa --resume game.json" in capsys.readouterr().out


def test_the_last_answer_can_be_taken_back(capsys: Capture, monkeypatch: Patch) -> None:
    talk(capsys, monkeypatch, "4\ny\nh 5\nu\nq\n", "--lang", "en", "--state", "game.json")
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["answers"] == ["4", "yes"]


@pytest.mark.parametrize("typed", ["nine\n", "9\n", "-1\n", "\n", "h 5\n", "\x00\n", "4 4\n", "٤\n"])
def test_a_bad_answer_is_refused_and_changes_nothing(capsys: Capture, monkeypatch: Patch, typed: str) -> None:
    done = talk(capsys, monkeypatch, typed, "--lang", "en", "--state", "game.json")
    assert done.code == 0 and "Type ? to hear what is asked." in done.out
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["answers"] == []


@pytest.mark.parametrize("code", languages())
def test_every_question_is_explained_in_every_language(
    capsys: Capture, monkeypatch: Patch, code: str
) -> None:
    yes = language(code).text("red_rising-companion-keys-yes").split()[0]
    typed = f"?\n4\n?\n{yes}\n?\nend\n\n?\n\n\n\n\n\n?\n1 1\n?\n\n?\n5\n?\n\n"
    done = talk(capsys, monkeypatch, typed, "--seed", "8", "--lang", code, "--state", "game.json")
    assert done.code == 0 and language(code).text("red_rising-companion-sheet-automa") in done.out


@pytest.mark.parametrize("code", languages())
def test_the_words_of_a_language_never_mean_two_things_at_once(code: str) -> None:
    """Words of the same question, and those that are always understood, differ."""
    always = [
        "common-keys-help",
        "common-keys-undo",
        "common-keys-leave",
        "red_rising-companion-keys-end",
    ]
    for group in (
        ["red_rising-companion-keys-yes", "red_rising-companion-keys-no"],
        ["red_rising-companion-keys-next"],
        ["red_rising-companion-keys-empty", "red_rising-companion-keys-deck"],
        [
            "red_rising-companion-keys-me",
            "red_rising-companion-keys-automa",
            "red_rising-companion-keys-none",
        ],
    ):
        words = [word for key in [*group, *always] for word in language(code).text(key).split()]
        assert len(words) == len(set(words)), (code, group)
    names = ["helium", "fleet", "influence", "cards", "token", "end"]
    keys = [
        "red_rising-companion-keys-helium",
        "red_rising-companion-keys-fleet",
        "red_rising-companion-keys-influence",
        "red_rising-companion-keys-cards",
        "red_rising-companion-keys-token",
        "red_rising-companion-keys-end",
    ]
    words = [word for key in keys for word in language(code).text(key).split()]
    assert len(words) == len(set(words)) and set(names) <= set(words)


def test_a_card_is_not_deployed_again_after_an_empty_location(capsys: Capture, monkeypatch: Patch) -> None:
    """With this seed the first Automa card deploys to the Institute and gains from Jupiter, arrow left."""
    done = talk(capsys, monkeypatch, "4\ny\n\ne\n", "--lang", "en", "--seed", "11", "--state", "game.json")
    assert done.out.count("· Deploy:") == 1
    assert "· Empty: Jupiter. The arrow points left." in done.out
    assert "take the top card from the Institute (the next one along the arrow)" in done.out


def test_corrections_are_understood_in_the_language_of_the_person(
    capsys: Capture, monkeypatch: Patch
) -> None:
    typed = "4\nда\nг 5\nф 3\nвл 2\nр 6\nжетон я\nq\n"
    talk(capsys, monkeypatch, typed, "--lang", "ru", "--state", "game.json")
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["answers"][2:] == [
        "helium 5",
        "fleet 3",
        "influence 2",
        "cards 6",
        "token me",
    ]


def test_the_state_is_told_in_one_line_after_every_turn(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for code in languages():
        typed = "4\n" + language(code).text("red_rising-companion-keys-yes").split()[0] + "\n" + "\n" * 12
        done = talk(capsys, monkeypatch, typed, "--lang", code, "--state", f"{code}.json")
        states = [line for line in done.out.splitlines() if line.count(" · ") == 5]
        assert len(states) >= 2 and all(len(line) <= 80 for line in states)


def test_the_characters_to_take_out_are_those_of_the_variant(capsys: Capture, monkeypatch: Patch) -> None:
    usual = talk(capsys, monkeypatch, "", "--lang", "en", "--state", "a.json")
    variant = talk(capsys, monkeypatch, "", "--lang", "en", "--state", "b.json", "--returned")
    assert "Eo, Psychologist, Auctioneer, Loan Shark and Roque." in usual.out
    assert "out of the game: Loan Shark." in variant.out


def test_the_luna_bonus_card_shows_what_the_letters_say(capsys: Capture, monkeypatch: Patch) -> None:
    """U1."""
    done = talk(capsys, monkeypatch, "", "--lang", "en", "--seed", "7", "--state", "a.json")
    assert "A onto the Institute, B onto Jupiter, C onto Luna and D onto Mars." in done.out
    assert "so that it shows Jupiter." in done.out


# -- bad input -------------------------------------------------------------------------------------


def refused(done: Done) -> str:
    """The one line of a complaint."""
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("ludoteca: ") and done.err.count("\n") == 1
    return done.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--level", "7"), "--level is 1 to 6, not 7"),
        (("--level", "0"), "--level is at least 1, not 0"),
        (("--level", "hard"), "--level is a whole number, not 'hard'"),
        (("--lang", "xx"), "xx"),
        (("--resume", "nosuch.json"), "nosuch.json"),
        (("--resume", "nosuch.json", "--level", "2"), "keeps its level"),
    ],
)
def test_bad_arguments_are_one_line(
    capsys: Capture, monkeypatch: Patch, arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(talk(capsys, monkeypatch, "", *arguments))


GOOD = {
    "kind": "red_rising automa",
    "version": 2,
    "level": 2,
    "returned": False,
    "seed": "00" * 32,
    "answers": ["4", "yes"],
}


@pytest.mark.parametrize(("version", "rows"), [(1, AUTOMA_ROWS_1), (2, AUTOMA_ROWS)])
def test_a_game_kept_by_an_earlier_version_goes_on_with_the_cards_of_then(version: int, rows: Rows) -> None:
    """R31."""
    table = load("kept", json.dumps(GOOD | {"version": version}))
    table.answer("next")
    assert table.rows == rows == replay(table, table.answers).rows
    assert json.loads(text_of(table))["version"] == version


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "fzzzt"}, "no game against the Automa"),
        ({"version": 3}, "version 3"),
        ({"level": 7}, "level is 1 to 6, not 7"),
        ({"level": True}, "level is 1 to 6, not True"),
        ({"level": "2"}, "level is 1 to 6"),
        ({"returned": 1}, "returned is true or false"),
        ({"seed": "xx" * 32}, "hexadecimal"),
        ({"seed": 5}, "hexadecimal"),
        ({"answers": "4"}, "answers is a list of texts"),
        ({"answers": [4]}, "answers is a list of texts"),
        ({"answers": ["4", "perhaps"]}, "answer 2, 'perhaps', does not fit"),
        ({"answers": ["9"]}, "answer 1, '9', does not fit"),
        ({"more": 1}, "the fields are"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_and_left_alone(
    capsys: Capture, monkeypatch: Patch, change: dict[str, Any], message: str
) -> None:
    path = Path("game.json")
    path.write_text(json.dumps({**GOOD, **change}), encoding="utf-8")
    before = path.read_bytes()
    assert message in refused(talk(capsys, monkeypatch, "", "--resume", "game.json"))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000])
def test_a_file_that_is_no_game_is_refused(capsys: Capture, monkeypatch: Patch, text: str) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    assert "game.json" in refused(talk(capsys, monkeypatch, "", "--resume", "game.json"))


def test_an_older_game_is_never_overwritten(capsys: Capture, monkeypatch: Patch) -> None:
    Path("game.json").write_text(json.dumps(GOOD), encoding="utf-8")
    assert "exists already" in refused(talk(capsys, monkeypatch, "", "--state", "game.json"))


def test_a_file_that_cannot_be_written_is_one_line(capsys: Capture, monkeypatch: Patch) -> None:
    Path("folder").write_text("", encoding="utf-8")
    done = talk(capsys, monkeypatch, "", "--state", "folder/game.json")
    assert done.code == 2 and done.err.count("\n") == 1


def test_a_good_file_is_resumed(capsys: Capture, monkeypatch: Patch) -> None:
    Path("game.json").write_text(json.dumps(GOOD), encoding="utf-8")
    done = talk(capsys, monkeypatch, "q\n", "--resume", "game.json", "--lang", "en")
    assert done.code == 0 and "Your turn." in done.out
