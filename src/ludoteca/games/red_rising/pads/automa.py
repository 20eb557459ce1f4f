"""The Automa's pad: a solo game with the box on the table, from the preparation to the winner. §10

What is told before and after the game is a form; what is told in between are the answers of the solo match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.facets.pad import Drawn, Form, Gauge, PadPage, Sheet, Shown, Tone, Unfit
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.automa_choice import location_of, shown_by_luna
from ludoteca.games.red_rising.clauses import Stat
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.pads import telling
from ludoteca.games.red_rising.pads.hand import (
    HACKER,
    HAND_MOST,
    MANY_HELIUM,
    PEOPLE,
    Side,
    able,
    ask_around,
    ask_tracks,
    sheet_lines,
    side_lines,
    wanted,
)  # fmt: skip
from ludoteca.games.red_rising.pads.printed import ask_row
from ludoteca.games.red_rising.pads.score import HACKED_MOST
from ludoteca.games.red_rising.pads.solo_match import AT, LAID_OUT, Owner, SoloMatch, Stage
from ludoteca.games.red_rising.pads.typed_answer import Unusable
from ludoteca.games.red_rising.pieces import (
    AUTOMA_BASE_POINTS,
    AUTOMA_BONUS_CAP,
    AUTOMA_ROWS,
    CHARACTERS,
    CORE,
    DEFAULT_LEVEL,
    END_THRESHOLD,
    INFLUENCE_TOKENS,
    LEVELS,
    LOCATIONS,
    NEUTRAL_INFLUENCE,
    NUMBERS,
    PRIORITIES,
    Arrow,
    Extra,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import automa_hand_lines, track_lines
from ludoteca.kernel.luck import SEED_BYTES, seed_from
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat

ME: Final = Seat(0)
AUTOMA: Final = Seat(1)
BEGIN: Final = "begin"
ROW: Final = "row"
SAID: Final = family("red_rising-pad-said", [BEGIN, "next", "done", "empty", "deck", "yes", "no", "end"])
"""What is told with a word alone."""
CORRECTED: Final = family("red_rising-pad-now", ["helium", "fleet", "influence", "cards", "token"])
"""What is told of the Automa when the table shows something else."""
OWN: Final = "own"
OURS: Final = "ours"
DRAWN: Final = "drawn"
APOLLO: Final = "apollo"
RETURNED: Final = family("red_rising-pad-returned", ["auctioneer", "eo", "psychologist", "roque"])
SPECIAL: Final = family("red_rising-pad-special", ["bottom", "top", "free", "reveal", "block", "ceres"])


def page(told: Sequence[str]) -> PadPage:
    """What the pad shows once it was told this."""
    form = Form(told, naming.card)
    settings = _Settings(told)
    table, last = settings.table(form)
    if not settings.begun:
        settings.show(form, table)
    elif table.stage is Stage.HAND:
        _count(form, table)
        settings.show(form, table)
    else:
        _turn(form, table, last)
        _standing(form, table)
        _special(form, table)
        _corrections(form, table)
        settings.show(form, table)
    return form.page()


class _Settings:
    """What is settled before the game, and the match that is played by it."""

    def __init__(self, told: Sequence[str]) -> None:
        self.told = told
        self.begun = BEGIN in told

    def _last(self, key: str) -> str | None:
        found = [text.partition(" ")[2] for text in self.told if text.partition(" ")[0] == key]
        return found[-1] if found else None

    def table(self, form: Form) -> tuple[SoloMatch, list[Message]]:
        """The match as it stands, and what the last answer has brought about; raises Unfit."""
        number = len(self.told) - 1
        level = self._last("level") or str(DEFAULT_LEVEL)
        first = self._last("first")
        seed = bytes.fromhex(self._seed())
        begins = {"me": Owner.PLAYER, "automa": Owner.AUTOMA}.get(first or "")
        if level not in map(str, LEVELS):
            raise Unfit(number, Message("pad-problem-choice"))
        rows = None if self._last("deck") == OWN else AUTOMA_ROWS
        table = SoloMatch(int(level), self._last("variant") == "yes", seed, rows, self._priorities(), begins)
        odd = self._last("odd")
        if not self.begun or odd is None:
            return table, []
        notes: list[Message] = []
        try:
            table.answer(odd)
            notes = table.answer("yes" if first == APOLLO else "no")
        except Unusable as error:
            raise Unfit(number, error.problem) from error
        for number, text in enumerate(self.told):
            key, _, value = text.partition(" ")
            if text == BEGIN:
                form.note(number, Message(SAID[BEGIN]))
            if text in SAID and text != BEGIN or key in CORRECTED or key == ROW:
                form.note(number, _said(key, value))
                if table.stage is Stage.HAND:
                    raise Unfit(number, Message("red_rising-companion-problem-over"))
                try:
                    notes = table.answer(value if key == ROW else text)
                except Unusable as error:
                    raise Unfit(number, error.problem) from error
        return table, notes

    def _seed(self) -> str:
        seed = self._last("seed") or ""
        digits = "0123456789abcdef"
        whole = len(seed) == 2 * SEED_BYTES and all(digit in digits for digit in seed)
        return seed if whole else seed_from("automa", seed).hex()

    def _priorities(self) -> tuple[int, ...] | None:
        """The letters as they lie on the table, if they were told; the last one follows from the others."""
        if self._last("letters") != OWN:
            return None
        laid = [self._last(f"letter.{name}") for name in LOCATIONS]
        left = [letter for letter in PRIORITIES if letter not in laid]
        for place, letter in enumerate(laid):
            if letter is None or letter not in PRIORITIES or letter in laid[:place]:
                laid[place] = left.pop(0) if left else PRIORITIES[place]
        if sorted([str(letter) for letter in laid]) != list(PRIORITIES):
            return None
        return tuple([PRIORITIES.index(str(letter)) for letter in laid])

    def show(self, form: Form, table: SoloMatch) -> None:
        """Ask for it, and say what to lay where."""
        form.section(Message("red_rising-pad-settings"), folded=self.begun)
        levels = {str(level): Message(naming.LEVEL[str(level)]) for level in LEVELS}
        form.choice(
            "level",
            Message("red_rising-pad-level"),
            levels,
            usual=str(DEFAULT_LEVEL),
            rule="red_rising §10.7",
        )
        variants = {"no": Message("pad-no"), "yes": Message("pad-yes")}
        form.choice(
            "variant", Message("red_rising-pad-variant"), variants, usual="no", rule="red_rising §10.10"
        )
        form.choice(
            "deck",
            Message("red_rising-pad-deck"),
            {OURS: Message("red_rising-pad-deck-ours"), OWN: Message("red_rising-pad-deck-own")},
            usual=OURS,
            rule="red_rising §10.8",
        )
        form.choice(
            "letters",
            Message("red_rising-pad-letters"),
            {DRAWN: Message("red_rising-pad-letters-drawn"), OWN: Message("red_rising-pad-letters-own")},
            usual=DRAWN,
            rule="red_rising §10.2",
        )
        if self._last("letters") == OWN:
            self._ask_letters(form, table)
        form.section(Message("red_rising-pad-preparation"), folded=self.begun)
        form.show(_layout(table))
        form.show(Shown(tuple(telling.out_of_the_game(table.returned)), Message("red_rising-pad-out")))
        for step in telling.preparation(table):
            form.remark(step, rule="red_rising §10.2")
        form.number("odd", Message("red_rising-companion-ask-odd"), LAID_OUT, rule="red_rising §10.2")
        form.choice(
            "first",
            Message("red_rising-pad-first"),
            {
                "me": Message("common-you"),
                "automa": Message("red_rising-automa"),
                APOLLO: Message("red_rising-pad-first-apollo"),
                DRAWN: Message("red_rising-pad-first-drawn"),
            },
            rule="red_rising §10.6",
        )
        if not self.begun:
            if form.missing:
                form.remark(Message("red_rising-pad-not-yet"), Tone.QUIET)
            else:
                form.buttons(Message("red_rising-pad-ready"), {BEGIN: Message("red_rising-pad-begin")})

    def _ask_letters(self, form: Form, table: SoloMatch) -> None:
        """Which letter lies where; whatever was told last stays, and the others make room."""
        names = {letter: Message(naming.LETTER[letter]) for letter in PRIORITIES}
        for place, name in enumerate(LOCATIONS):
            form.choice(
                f"letter.{name}",
                Message(naming.LOCATION[name]),
                names,
                usual=PRIORITIES[table.priorities[place]],
            )


def _said(key: str, value: str) -> Message:
    if key == ROW:
        return Message(
            "pad-told", {"what": Message("red_rising-pad-printed"), "value": _printed(value.split())}
        )
    if key in CORRECTED:
        what = Message(telling.TOKENS[Owner(value)]) if key == "token" and value in _OWNERS else value
        return Message("pad-told", {"what": Message(CORRECTED[key]), "value": what})
    return Message(SAID[key])


_OWNERS: Final = tuple([owner.value for owner in Owner])


def _printed(words: Sequence[str]) -> Message:
    """The sections of an Automa card in one line, as far as they are what can be printed there."""
    shown = " · ".join(words)
    return Message("common-plain", {"text": shown})


# -- the turns -------------------------------------------------------------------------------------


def _turn(form: Form, table: SoloMatch, notes: Sequence[Message]) -> None:
    """What has just happened, what to do now, and what the pad has to know."""
    if notes:
        form.section(Message("red_rising-pad-happened"))
        for note in notes:
            form.remark(note, Tone.GOOD)
    stage = table.stage
    if stage is Stage.PLAYER:
        form.section(Message("red_rising-pad-you"))
        form.remark(telling.your_turn(table), Tone.LOUD, "red_rising §7" if table.ending else "")
        form.buttons(Message("red_rising-pad-when-done"), {"next": Message("red_rising-pad-do-next")})
    elif stage is Stage.DRAWN:
        form.section(telling.card_title(table))
        form.remark(Message("red_rising-pad-draw-own"), Tone.LOUD, "red_rising §10.3")
        _ask_row(form, table)
    else:
        form.section(telling.card_title(table))
        names = telling.told_rows(table)
        if names:
            form.show(Shown((names[-1],)))
        for step in telling.card_steps(table) if stage is Stage.CARD else []:
            form.remark(step, Tone.LOUD, "red_rising §10.3")
        if stage is Stage.BLOCK:
            form.remark(Message("red_rising-companion-help-block"), Tone.LOUD, "red_rising §10.5")
            form.buttons(
                Message("red_rising-pad-block"),
                {"no": Message("red_rising-pad-do-no"), "yes": Message("red_rising-pad-do-yes")},
            )
        else:
            _ask_card(form, table)


def _ask_card(form: Form, table: SoloMatch) -> None:
    """Whether the card was there: only where that is not certain."""
    place = table.gains_from
    assert place is not None
    at = Message(AT[place])
    buttons = {"done": Message("red_rising-pad-do-done")}
    if not table.is_certain:
        buttons["empty"] = Message("red_rising-pad-do-empty", {"at": at})
    buttons["deck"] = Message("red_rising-pad-do-deck-back" if table.no_deck else "red_rising-pad-do-deck")
    form.buttons(Message("red_rising-pad-when-done"), buttons)


def _ask_row(form: Form, table: SoloMatch) -> None:
    """What is printed on the card, section by section: each button tells one more."""
    row = ask_row(form, f"{table.turns}.{table.number}")
    if row is not None:
        said = {f"{ROW} {' '.join(row)}": Message("red_rising-pad-do-row")}
        form.buttons(Message("red_rising-pad-printed"), said)


def _layout(table: SoloMatch) -> Drawn:
    """The four locations with their letters, and where the Luna bonus card points."""
    letters = {name: PRIORITIES[table.priorities[place]] for place, name in enumerate(LOCATIONS)}
    luna = LOCATIONS[shown_by_luna(table.priorities)]
    at: dict[str, str | int] = {}
    if table.stage is Stage.CARD:
        gains = table.gains_from
        assert gains is not None
        at = {"deploy": LOCATIONS[location_of(table.priorities, table.row.deploy)], "gain": LOCATIONS[gains]}
    text = Message("red_rising-companion-prepare-luna", {"at": Message(AT[shown_by_luna(table.priorities)])})
    return Drawn("layout", {**letters, "shown": luna, **at}, text)


def _standing(form: Form, table: SoloMatch) -> None:
    """What the Automa has, drawn, and the cards that it has used."""
    form.section(Message("red_rising-automa"))
    form.show(_layout(table))
    form.show(Gauge(Message("red_rising-fact-fleet"), table.fleet, AUTOMA_BONUS_CAP, END_THRESHOLD))
    form.show(Gauge(Message("red_rising-fact-helium"), table.helium, AUTOMA_BONUS_CAP, END_THRESHOLD))
    form.show(Gauge(Message("red_rising-fact-influence"), table.influence, INFLUENCE_TOKENS, END_THRESHOLD))
    form.remark(telling.state(table), Tone.QUIET)
    if table.discard:
        form.section(Message("red_rising-pad-discard", {"count": len(table.discard)}), folded=True)
        names = telling.told_rows(table)
        if names:
            form.show(Shown(tuple(reversed(names))))
        for row in reversed(table.discard if not names else []):
            form.remark(_row_words(row.deploy, row.gain, row.arrow, row.extra))


def _row_words(deploy: int | str, gain: int | str, arrow: Arrow, extra: Extra) -> Message:
    facts: dict[str, int | str | Message] = {
        "deploy": naming.place(deploy), "gain": naming.place(gain), "arrow": arrow.value, "extra": extra.value,
    }  # fmt: skip
    return Message("red_rising-about-automa", facts)


def _special(form: Form, table: SoloMatch) -> None:
    """The rules that matter when cards meet the Automa. §10.5, §10.10"""
    form.section(Message("red_rising-pad-special"), folded=True)
    for message in SPECIAL.values():
        form.remark(Message(message), rule="red_rising §10.5")
    for name, message in RETURNED.items():
        if table.returned:
            form.remark(Message(message, {"card": naming.card(name)}), rule="red_rising §10.10")


def _corrections(form: Form, table: SoloMatch) -> None:
    """What the person's own cards have changed of the Automa's."""
    form.section(Message("red_rising-pad-corrections"), folded=True)
    form.remark(Message("red_rising-pad-corrections-help"), Tone.QUIET)
    amounts = {
        "fleet": (table.fleet, AUTOMA_BONUS_CAP),
        "helium": (table.helium, AUTOMA_BONUS_CAP),
        "influence": (table.influence, INFLUENCE_TOKENS),
        "cards": (table.cards, len(CHARACTERS)),
    }
    for word, (value, most) in amounts.items():
        form.tell(word, Message(CORRECTED[word]), value, most)
    owners = {f"token {owner.value}": Message(telling.TOKENS[owner]) for owner in Owner}
    form.buttons(Message("red_rising-score-sovereign"), owners)
    if not table.ending:
        form.buttons(Message("red_rising-pad-end"), {"end": Message(SAID["end"])})


# -- the score -------------------------------------------------------------------------------------


def _count(form: Form, table: SoloMatch) -> None:
    """Both sides line by line, and who has won. §8, §10.6, §10.7"""
    form.section(Message("red_rising-pad-hand"))
    form.remark(Message("red_rising-pad-after-abilities"), Tone.QUIET, "red_rising §8")
    hand = tuple(
        [
            NUMBERS[name]
            for name in form.cards(
                "hand.0", Message("red_rising-pad-hand"), PEOPLE, most=HAND_MOST, needed=True
            )
        ]
    )
    with_ability = [card for card in hand if card in ENDINGS]
    if with_ability:
        form.remark(
            Message("red_rising-companion-abilities-apart", {"cards": able(with_ability)}), Tone.QUIET
        )
    asked = wanted(hand)
    mine = ask_tracks(form, 0, frozenset(Stat))
    hacked = (
        form.number("hacked.0", Message("red_rising-pad-hacked"), HACKED_MOST) if HACKER in hand else None
    )
    form.section(Message("red_rising-automa"))
    its = Side(
        form.number("its-helium", Message("red_rising-pad-helium"), MANY_HELIUM, usual=table.helium),
        form.number("its-fleet", Message("red_rising-pad-fleet"), AUTOMA_BONUS_CAP, usual=table.fleet),
        form.number(
            "its-influence", Message("red_rising-pad-influence"), INFLUENCE_TOKENS, usual=table.influence
        ),
    )
    parities = _its_hand(form, table)
    form.section(Message("red_rising-pad-table"))
    token = form.choice(
        "sovereign",
        Message("red_rising-score-sovereign"),
        {owner.value: Message(telling.TOKENS[owner]) for owner in Owner},
        rule="red_rising §8",
    )
    label = Message("red_rising-pad-neutral")
    neutral = form.number("neutral", label, INFLUENCE_TOKENS, usual=NEUTRAL_INFLUENCE, rule="red_rising §3")
    around = ask_around(form, asked)
    whole = not form.missing and parities is not None
    placed = [neutral or 0]
    lines: dict[Seat, list[ScoreLine]] = {ME: [], AUTOMA: []}
    if whole and parities is not None:
        lines[ME] = side_lines(
            ME, hand, mine, [its], placed, token == Owner.PLAYER.value, around, hacked or 0
        )
        tracks = track_lines(
            AUTOMA,
            its.fleet or 0,
            its.helium or 0,
            token == Owner.AUTOMA.value,
            [its.influence or 0, mine.influence or 0, *placed],
        )
        kept = automa_hand_lines(AUTOMA, table.level, *parities)
        lines[AUTOMA] = [
            ScoreLine(AUTOMA, "automa_base", AUTOMA_BASE_POINTS, "red_rising §10.7"),
            *[line for line in tracks if line.points],
            *[line for line in kept if line.facts["count"]],
        ]
    totals = [sum([line.points for line in lines[seat]]) for seat in (ME, AUTOMA)]
    keys = [2 * totals[0] + (token == Owner.PLAYER.value), 2 * totals[1] + (token == Owner.AUTOMA.value)]
    form.section(Message("pad-score"))
    names = (Message("common-you"), Message("red_rising-automa"))
    for seat, name in zip((ME, AUTOMA), names, strict=True):
        rank = 1 + (keys[1 - seat] > keys[seat])
        form.show(
            Sheet(name, sheet_lines(lines[seat]), totals[seat] if whole else None, rank if whole else None)
        )
    if whole:
        _winner(form, totals, keys)


def _its_hand(form: Form, table: SoloMatch) -> tuple[int, int] | None:
    """How many of its cards are acceptable and how many are not, by the cards or by numbers. §10.7"""
    cards = form.cards("its-hand", Message("red_rising-pad-its-cards"), PEOPLE, rule="red_rising §10.7")
    if cards:
        acceptable = len([name for name in cards if (CORE[NUMBERS[name]] % 2 == 1) == table.odd])
        found = (acceptable, len(cards) - acceptable)
    else:
        word = telling.word(table)
        first = form.number(
            "acceptable", Message("red_rising-pad-acceptable", {"word": word}), len(CHARACTERS)
        )
        second = form.number(
            "unacceptable", Message("red_rising-pad-unacceptable", {"word": word}), len(CHARACTERS)
        )
        if first is None or second is None:
            return None
        found = (first, second)
    if sum(found) != table.cards:
        facts = {"count": table.cards, "told": sum(found)}
        form.remark(Message("red_rising-companion-other-count", facts), Tone.BAD)
    return found


def _winner(form: Form, totals: Sequence[int], keys: Sequence[int]) -> None:
    """Who has won, and what decided a tie. §8"""
    if keys[0] == keys[1]:
        form.remark(Message("red_rising-pad-shared"), Tone.LOUD, "red_rising §8")
        return
    word = "red_rising-pad-won" if keys[0] > keys[1] else "red_rising-pad-lost"
    form.remark(Message(word, {"mine": totals[0], "its": totals[1]}), Tone.LOUD, "red_rising §10.6")
    if totals[0] == totals[1]:
        form.remark(Message("red_rising-pad-tie-token"), rule="red_rising §8")
