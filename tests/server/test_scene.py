"""What a viewer is sent: all that it may know, nothing else, and every change as a patch that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec import json
from msgspec.structs import replace

from ludoteca.facets.language import language, languages
from ludoteca.facets.message import Message
from ludoteca.facets.registry import games
from ludoteca.kernel.decision import Some
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from ludoteca.kernel.state import plain_fields
from ludoteca.laws import Broken, check_match, secrecy
from ludoteca.laws.law import draw_answer
from ludoteca.server.scene import (
    apply,
    beats_of,
    last_turn,
    log_so_far,
    open_scene,
    pass_by,
    patch_between,
    scene_of,
    speech,
)
from ludoteca.server.wire_scene import Beat, Choice, Happening, Question, Scene, ScenePatch, Speech
from tests.boxes import near

NAMES = [Message("common-bot", {"spec": name}) for name in ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")]
TABLES = [("fzzzt", 2), ("fzzzt", 4), ("goblins_inc", 2), ("goblins_inc", 4), ("red_rising", 1),
          ("red_rising", 3), ("zombie_fluxx", 2), ("zombie_fluxx", 4)]  # fmt: skip
ROOM_FOR_SIX = 40
"""Somebody joins after this many answers, where the game lets people in."""

every_game = pytest.mark.parametrize("game", sorted(games()))
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def plays(game: str, seats: int, seed: object, options: dict[str, str] | None = None) -> Iterator[Match]:
    """A match played by chance, after the deal and after each answer."""
    luck = Luck(seed_from("scene", game, seats, seed))
    match = games()[game].start(near(game, seats), luck.seed_for("match"), options)
    yield match
    while not match.over:
        if match.rules.identity.joins and len(match.history) == ROOM_FOR_SIX:
            match.join()
        else:
            match.take(*draw_answer(match, luck))
        yield match


def finished(game: str, seats: int, options: dict[str, str] | None = None) -> Match:
    """A match played by chance to its end."""
    return list(plays(game, seats, "finished", options))[-1]


def questions(game: str, seats: int, seed: object = 0) -> Iterator[tuple[Match, Seat, Question]]:
    """Every question of a match."""
    for match in plays(game, seats, seed):
        for seat in match.pending:
            question = scene_of(match, seat, NAMES).question
            assert question is not None
            yield match, seat, question


def spoken(sent: Speech) -> Message:
    """The message behind a speech."""
    return Message(
        sent.id,
        {name: spoken(value) if isinstance(value, Speech) else value for name, value in sent.args.items()},
    )


# -- patches ---------------------------------------------------------------------------------------


@every_table
def test_over_the_wire_every_patch_makes_the_new_scene_of_the_old_one(game: str, seats: int) -> None:
    held: dict[Seat, Scene] = {}
    patches = 0
    for match in plays(game, seats, "patches"):
        for viewer in viewers(match.seats):
            new = scene_of(match, viewer, NAMES)
            patch = patch_between(held[viewer], new) if viewer in held else None
            if patch is None:
                assert viewer not in held or held[viewer].seats < new.seats
                held[viewer] = json.decode(json.encode(new), type=Scene)
            else:
                patches += 1
                held[viewer] = apply(held[viewer], json.decode(json.encode(patch), type=ScenePatch))
            assert held[viewer] == json.decode(json.encode(new), type=Scene)
    assert patches > 50


@every_game
def test_where_nothing_has_changed_the_patch_is_empty(game: str) -> None:
    match = next(plays(game, 2, "same"))
    patch = patch_between(scene_of(match, Seat(0), NAMES), scene_of(match, Seat(0), NAMES))
    assert patch == ScenePatch()
    assert json.encode(patch) == b"{}"


def test_another_viewer_needs_a_whole_scene() -> None:
    match = next(plays("fzzzt", 2, "other"))
    assert patch_between(scene_of(match, Seat(0), NAMES), scene_of(match, Seat(1), NAMES)) is None


def test_a_newcomer_changes_the_whole_scene_of_everybody() -> None:
    for match in plays("zombie_fluxx", 3, "newcomer"):
        if match.seats == 3:
            before = scene_of(match, Seat(0), NAMES)
    assert match.seats == 4
    assert patch_between(before, scene_of(match, Seat(0), NAMES)) is None


def test_whoever_has_joined_looks_on_until_the_rules_let_him_in() -> None:
    match = Match.start(games()["zombie_fluxx"].rules, 2, seed_from("joined"))
    seat = match.join()
    assert scene_of(match, seat, NAMES) == scene_of(match, SPECTATOR, NAMES)


def test_an_answer_under_seal_changes_nothing_for_the_others() -> None:
    match = Match.start(games()["goblins_inc"].rules, 4, seed_from("sealed"))
    seat = next(iter(match.pending))
    others = [viewer for viewer in viewers(4) if viewer != seat]
    before = [scene_of(match, viewer, NAMES) for viewer in others]
    match.take(match.decision(seat), 0)
    after = [scene_of(match, viewer, NAMES) for viewer in others]
    assert [patch_between(*pair) for pair in zip(before, after, strict=True)] == [ScenePatch()] * 4


# -- questions -------------------------------------------------------------------------------------


@every_table
def test_the_choices_are_the_options_of_the_decision(game: str, seats: int) -> None:
    for match, seat, question in questions(game, seats):
        options = match.decision(seat).options
        offered = [choice.text for choice in question.choices]
        if type(options) is Some:
            assert (question.least, question.most) == (options.at_least, options.most)
            options = [(item,) for item in options.items]
        else:
            assert (question.least, question.most) == (None, None)
        spelt = [match.decision(seat).spell(option, match.names) for option in options]
        assert sorted(offered) == sorted(spelt)


@every_game
def test_a_question_has_the_number_of_answers_given_so_far(game: str) -> None:
    for match, seat, question in questions(game, 2):
        assert question.number == len([given for given in match.history if given.seat == seat])


@every_game
def test_cards_stand_in_the_order_of_the_catalogue_and_to_pass_comes_last(game: str) -> None:
    names = list(games()[game].rules.identity.names)
    found = 0
    for _, _, question in questions(game, 2):
        offered = [choice.text for choice in question.choices]
        assert "-" not in offered[:-1]
        cards = [names.index(text) for text in offered if text in names]
        if len(cards) == len([text for text in offered if text != "-"]) > 1:
            found += 1
            assert cards == sorted(cards)
    assert found


def test_players_are_offered_by_their_names() -> None:
    offered: list[Choice] = []
    for seed in range(10):
        for _, _, question in questions("zombie_fluxx", 4, seed):
            if question.ask == "repel_to":
                offered += question.choices
    assert offered
    assert all(choice.label == speech(NAMES[int(choice.text)]) for choice in offered)


def test_a_choice_is_kept_for_other_tables_only_if_it_names_nobody() -> None:
    others = [Message("common-bot", {"spec": name}) for name in ("Gus", "Hal", "Ivy", "Jo", "Kit", "Lee")]
    renamed = 0
    for match, seat, question in questions("zombie_fluxx", 4, 3):
        again = scene_of(match, seat, others).question
        assert again is not None
        for here, there in zip(question.choices, again.choices, strict=True):
            named = here.label in map(speech, NAMES)
            renamed += named
            assert there.label == (speech(others[int(here.text)]) if named else here.label)
    assert renamed


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_game_makes_up_names_for_players(game: str, seats: int) -> None:
    for _, _, question in questions(game, seats):
        assert b"common-player" not in json.encode(question)


def test_what_was_answered_under_the_same_seal_is_called_as_it_was_offered() -> None:
    offered: dict[str, Speech] = {}
    found = 0
    for _, seat, question in questions("goblins_inc", 2):
        if question.ask == "drive":
            offered |= {f"{seat} {choice.text}": choice.label for choice in question.choices}
        elif question.ask == "pick" and len(question.earlier) == 1:
            found += 1
            assert question.already == offered[f"{seat} {question.earlier[0]}"]
        if not question.earlier:
            assert question.already is None
    assert found


@every_game
def test_every_language_can_say_whatever_is_sent(game: str) -> None:
    said: dict[bytes, Speech] = {}
    for match in plays(game, 2, "said"):
        for viewer in (*match.pending, SPECTATOR):
            question = scene_of(match, viewer, NAMES).question
            if question is not None:
                labels = [choice.label for choice in question.choices]
                labels += [question.already] if question.already is not None else []
                said |= {json.encode(one): one for one in (question.text, question.help, *labels)}
    outcome = scene_of(match, SPECTATOR, NAMES).outcome
    assert outcome is not None
    lines = [line.text for line in outcome.lines] + [line.text for line in log_so_far(match, Seat(0), NAMES)]
    said |= {json.encode(line): line for line in lines}
    for code in languages():
        for one in said.values():
            assert language(code).say(spoken(one))


# -- the end ---------------------------------------------------------------------------------------


@every_game
def test_the_outcome_is_sent_with_all_its_lines_once_the_match_is_over(game: str) -> None:
    for match in plays(game, 2, "outcome"):
        sent = scene_of(match, SPECTATOR, NAMES).outcome
        assert (sent is None) is not match.over
    outcome = match.outcome()
    assert sent is not None
    assert (sent.ranks, sent.scores) == (list(outcome.ranks), list(outcome.scores))
    assert [(line.seat, line.points, line.rule) for line in sent.lines] == [
        (line.seat, line.points, line.rule) for line in outcome.lines
    ]


@every_game
def test_a_finished_match_is_laid_open_at_every_answer(game: str) -> None:
    match = finished(game, 2)
    for number in {0, 1, len(match.history) // 2, len(match.history)}:
        scene = open_scene(match.rewound(number))
        lying = [card for zone in scene.zones for card in zone.cards]
        assert sorted(map(str, lying)) == sorted(match.names)
        assert (scene.viewer, scene.question, scene.rumours, scene.hidden) == (SPECTATOR, None, {}, {})
        assert (scene.outcome is None) is (number < len(match.history))
        assert scene.facts == plain_fields(match.rewound(number).table)


# -- what happened ---------------------------------------------------------------------------------


def watched(game: str, viewer: Seat) -> Iterator[tuple[Match, Scene, list[Beat], Scene]]:
    """A filmed match, answer by answer: the scene as it was, what happened, and the scene once all that has passed."""
    scene, since = None, 0
    for match in plays(game, 2, "watched"):
        if scene is not None:
            shown, last = beats_of(match, viewer, NAMES, since, scene)
            yield match, scene, shown, last
        scene, since = scene_of(match, viewer, NAMES), len(match.events())
        match.roll()


@every_game
def test_what_is_told_answer_by_answer_is_all_that_happened(game: str) -> None:
    for viewer in viewers(near(game, 2)):
        heard, lines = [], []
        for match, _, shown, _ in watched(game, viewer):  # noqa: B007 (the last one is looked at below)
            heard += [beat.event for beat in shown]
            lines += [line for beat in shown for line in beat.log]
        dealt = len(match.events(viewer)) - len(heard)
        assert [(one.kind, one.cards, one.count) for one in heard] == [
            (event.kind, list(event.cards), event.count) for event in match.events(viewer)[dealt:]
        ]
        assert lines


@every_game
def test_beats_lead_from_one_scene_to_the_next(game: str) -> None:
    moved = 0
    for viewer in viewers(near(game, 2)):
        for match, scene, shown, last in watched(game, viewer):
            for beat in shown:
                scene = pass_by(scene, beat)
                moved += bool(beat.zones)
            assert scene == last
            patch = patch_between(scene, scene_of(match, viewer, NAMES))
            assert patch is None or apply(scene, patch) == scene_of(match, viewer, NAMES)
    assert moved > 50


@every_game
def test_a_card_that_has_moved_lies_elsewhere_in_that_very_beat(game: str) -> None:
    for match, scene, shown, _ in watched(game, SPECTATOR):
        if scene.seats != match.seats:
            continue  # Somebody has joined: the table has other zones now, and is sent whole.
        for beat in shown:
            before, scene = scene, pass_by(scene, beat)
            source, target = (str(beat.event.facts.get(end)) for end in ("from", "to"))
            if beat.event.kind == "moved" and source != target:
                sizes = [{zone.name: len(zone.cards) for zone in one.zones} for one in (before, scene)]
                assert sizes[0][source] - sizes[1][source] == beat.event.count
                assert sizes[1][target] - sizes[0][target] == beat.event.count


@every_game
def test_whoever_comes_back_is_shown_the_last_turn_as_it_was_shown(game: str) -> None:
    looked = 0
    for viewer in viewers(near(game, 2)):
        told: list[Happening] = []
        for match, _, shown, last in watched(game, viewer):
            told += [beat.event for beat in shown]
            turn = last_turn(match, viewer, NAMES)
            if turn is None or last.seats != match.seats:
                continue
            again = [beat.event for beat in turn.beats]
            both = min(len(told), len(again))
            assert again[len(again) - both :] == told[len(told) - both :]
            scene = turn.scene
            for beat in turn.beats:
                scene = pass_by(scene, beat)
            if shown:
                assert (scene.zones, scene.facts) == (last.zones, last.facts)
            looked += len(again)
    assert looked > 100


@every_game
def test_whoever_looks_on_sees_the_same_things_in_the_same_order(game: str) -> None:
    orders = []
    for viewer in viewers(near(game, 2)):
        beats = [beat for _, _, shown, _ in watched(game, viewer) for beat in shown]
        orders.append(
            [(beat.event.kind, beat.event.rule, beat.event.seat, beat.event.count) for beat in beats]
        )
    assert all(order == orders[0] for order in orders)


def test_who_has_answered_under_seal_does_not_show_in_the_last_turn() -> None:
    match = Match.start(games()["goblins_inc"].rules, 2, seed_from("sealed turn"))
    luck = Luck(seed_from("sealed turns"))
    looked = 0
    for _ in range(60):
        if match.is_sealed and len(match.pending) == 2:
            before = last_turn(match, Seat(0), NAMES)
            other = match.clone()
            decision = other.pending[Seat(1)]
            other.take(decision, luck.below("sealed", len(decision.options)))
            assert last_turn(other, Seat(0), NAMES) == before
            looked += 1
        decision = next(iter(match.pending.values()))
        match.take(decision, luck.below("open", len(decision.options)))
    assert looked


@every_game
def test_the_log_speaks_to_its_viewer_and_cites_rules(game: str) -> None:
    lines = log_so_far(finished(game, 2), Seat(1), NAMES)
    assert any(speech(NAMES[0]) in line.text.args.values() for line in lines)
    assert all(line.rule.startswith(f"{game} §") for line in lines)


def test_the_log_goes_no_further_back_than_the_option_lets_it() -> None:
    short = log_so_far(finished("fzzzt", 2, {"log": "last"}), SPECTATOR, NAMES)
    full = log_so_far(finished("fzzzt", 2, {"log": "full"}), SPECTATOR, NAMES)
    assert 0 < len(short) < 20 < len(full)
    assert full[-len(short) :] == short


def test_goblins_build_and_steer_in_silence_and_talk_otherwise() -> None:
    found: dict[str, set[bool]] = {}
    for match in plays("goblins_inc", 4, "talk"):
        found.setdefault(match.table.phase.value, set()).add(match.may_talk)
    assert found["assembly"] == found["choose"] == {False}
    assert found["keep"] == found["over"] == {True}


@pytest.mark.parametrize("game", ["fzzzt", "red_rising", "zombie_fluxx"])
def test_elsewhere_people_may_always_talk(game: str) -> None:
    assert all(match.may_talk for match in plays(game, 2, "talk"))


# -- secrecy ---------------------------------------------------------------------------------------


def sent_now(match: Match, viewer: Seat) -> str:
    """The bytes of a viewer's scene."""
    return json.encode([scene_of(match, viewer, NAMES), match.may_talk]).decode()


class Wire:
    """All bytes that a viewer is sent: the scene, the log, and what has changed since it last looked."""

    def __init__(self, scene: Callable[[Match, Seat, list[Message]], Scene] = scene_of) -> None:
        self.scene = scene
        self.last: dict[int, tuple[Match, Scene, int]] = {}
        """What the viewer of each world has got; the match is kept too, so that no other gets its id."""

    def __call__(self, match: Match, viewer: Seat) -> str:
        """What the viewer is sent now."""
        new = self.scene(match, viewer, NAMES)
        _, old, since = self.last.get(id(match), (match, new, 0))
        self.last[id(match)] = match, new, len(match.events())
        shown, before = beats_of(match, viewer, NAMES, since, old)
        update = [shown, patch_between(before, new)]
        match.roll()
        return json.encode([new, update, log_so_far(match, viewer, NAMES)]).decode()


def hear(patch: pytest.MonkeyPatch, heard: Callable[[Match, Seat], str]) -> None:
    """Hold the laws of secrecy against these bytes."""
    patch.setattr(secrecy, "heard_by", heard)


@every_table
def test_a_scene_is_the_same_in_all_worlds_that_its_viewer_imagines(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    hear(monkeypatch, sent_now)
    check_match(games()[game].rules, seats, {}, "scenes", [secrecy.Secrecy])


@every_table
def test_scenes_patches_and_logs_are_the_same_when_unseen_cards_are_swapped(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    hear(monkeypatch, Wire())
    check_match(games()[game].rules, seats, {}, "wire", [secrecy.TwinSecrecy])


def face_up(match: Match, viewer: Seat, names: list[Message]) -> Scene:
    """A scene that gives away the last card of every zone."""
    scene = scene_of(match, viewer, names)
    for zone, cards in zip(scene.zones, match.table.zones.cards, strict=True):
        if cards:
            zone.cards[-1] = match.names[cards[-1]]
    return scene


@every_game
def test_one_card_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    rules: Rules = games()[game].rules
    hear(monkeypatch, lambda match, viewer: json.encode(face_up(match, viewer, NAMES)).decode())
    with pytest.raises(Broken):
        check_match(rules, near(game, 2), {}, "leak", [secrecy.Secrecy])
    hear(monkeypatch, Wire(face_up))
    with pytest.raises(Broken):
        for seed in range(20):
            check_match(rules, near(game, 2), {}, f"leak {seed}", [secrecy.TwinSecrecy])


def test_the_automaton_is_offered_by_its_name() -> None:
    luck = Luck(seed_from("solo"))
    for number in range(40):
        match = Match.start(games()["red_rising"].rules, 1, seed_from("automaton", number))
        while not match.over:
            question = scene_of(match, Seat(0), [Message("common-you")]).question
            assert question is not None
            if any(choice.label.id == "common-automaton" for choice in question.choices):
                return
            decision = match.decision(Seat(0))
            match.take(decision, luck.below("option", len(decision.options)))
    raise AssertionError("nobody was ever offered")


def test_a_patched_scene_is_the_new_one_to_the_order_of_its_signs() -> None:
    match = Match.start(games()["fzzzt"].rules, 2, seed_from("order"))
    scene = scene_of(match, Seat(0), NAMES)
    old, new = [replace(scene, signs={"offers": offers}) for offers in ({"a": 1, "b": 2}, {"b": 2, "a": 1})]
    patch = patch_between(old, new)
    assert patch is not None
    assert json.encode(apply(old, patch)) == json.encode(new) != json.encode(old)
