"""The Automa at a real table, as a conversation: it says what to do card by card and asks what it cannot know."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table

from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, listed
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.automaton import location_of, shown_by_luna
from ludoteca.games.red_rising.companion_names import NoCharacter, character, find_characters, score_sheet
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ARROW,
    AUTOMA_CARDS,
    AUTOMA_DEPLOY,
    AUTOMA_EXTRA,
    AUTOMA_GAIN,
    CARDS_PER_TURN,
    CORE,
    NEUTRAL_INFLUENCE,
    OUT_OF_SOLO,
    OUT_OF_SOLO_VARIANT,
    PRIORITIES,
    Extra,
)  # fmt: skip
from ludoteca.games.red_rising.realtable import ARROWS, AT, Owner, RealTable, Stage, replay
from ludoteca.games.red_rising.realwords import Unusable

ONTO = (
    "red_rising-companion-onto-jupiter",
    "red_rising-companion-onto-mars",
    "red_rising-companion-onto-luna",
    "red_rising-companion-onto-institute",
)
OFF = (
    "red_rising-companion-off-jupiter",
    "red_rising-companion-off-mars",
    "red_rising-companion-off-luna",
    "red_rising-companion-off-institute",
)
EXTRAS = {
    Extra.NONE: "red_rising-companion-extra-none",
    Extra.BONUS: "red_rising-companion-extra-bonus",
    Extra.BANISH: "red_rising-companion-extra-banish",
}
TOKENS = {
    Owner.NOBODY: "red_rising-companion-token-nobody",
    Owner.PLAYER: "red_rising-companion-token-player",
    Owner.AUTOMA: "red_rising-companion-token-automa",
}
QUESTIONS = {
    Stage.ODD: "red_rising-companion-ask-odd",
    Stage.APOLLO: "red_rising-companion-ask-apollo",
    Stage.PLAYER: "red_rising-companion-ask-player",
    Stage.BLOCK: "red_rising-companion-ask-block",
    Stage.INFLUENCE: "red_rising-companion-ask-influence",
}
HELP = {
    Stage.ODD: "red_rising-companion-help-odd",
    Stage.APOLLO: "red_rising-companion-help-apollo",
    Stage.PLAYER: "red_rising-companion-help-player",
    Stage.CARD: "red_rising-companion-help-card",
    Stage.BLOCK: "red_rising-companion-help-block",
    Stage.HAND: "red_rising-companion-help-hand",
    Stage.TOKEN: "red_rising-companion-help-token",
    Stage.INFLUENCE: "red_rising-companion-help-influence",
    Stage.NEUTRAL: "red_rising-companion-help-neutral",
}
KEYS = {
    "red_rising-companion-keys-yes": "yes",
    "red_rising-companion-keys-no": "no",
    "red_rising-companion-keys-next": "next",
    "red_rising-companion-keys-empty": "empty",
    "red_rising-companion-keys-deck": "deck",
    "red_rising-companion-keys-end": "end",
    "red_rising-companion-keys-helium": "helium",
    "red_rising-companion-keys-fleet": "fleet",
    "red_rising-companion-keys-influence": "influence",
    "red_rising-companion-keys-cards": "cards",
    "red_rising-companion-keys-token": "token",
    "red_rising-companion-keys-me": "me",
    "red_rising-companion-keys-automa": "automa",
    "red_rising-companion-keys-nobody": "none",
}
"""The words of a language for the words of an answer."""
CORRECTIONS = ("helium", "fleet", "influence", "cards", "token", "end")
OWNERS = ("me", "automa", "none")
MEANT = {
    Stage.ODD: (),
    Stage.APOLLO: ("yes", "no"),
    Stage.PLAYER: ("next",),
    Stage.CARD: ("empty", "deck"),
    Stage.BLOCK: ("yes", "no"),
    Stage.HAND: (),
    Stage.TOKEN: OWNERS,
    Stage.INFLUENCE: (),
    Stage.NEUTRAL: (),
    Stage.OVER: (),
}
"""The words that a stage understands, besides corrections."""
ENTER = {Stage.PLAYER: "next", Stage.CARD: "done", Stage.BLOCK: "no", Stage.NEUTRAL: str(NEUTRAL_INFLUENCE)}
"""What an empty line means, where it means something."""


class Conversation:
    """A solo game talked through at a terminal; ``save`` is called after every answer."""

    def __init__(
        self, table: RealTable, save: Callable[[RealTable], None], terminal: Terminal, language: Language
    ) -> None:
        self.table = table
        self.save = save
        self.terminal = terminal
        self.language = language

    def run(self) -> None:
        """Talk until the Automa's score is told; raises Leave when the person wants to go."""
        self.save(self.table)
        self._tell_stage()
        while self.table.stage is not Stage.OVER:
            self._turn(self.terminal.ask(self.language.say(self._question())))
        self._tell_score()

    # -- what is typed -----------------------------------------------------------------------------

    def _turn(self, typed: str) -> None:
        """Understand one line and do what it asks for."""
        word = typed.casefold()
        if word in self._keys("common-keys-leave"):
            raise Leave
        if word in self._keys("common-keys-help"):
            self._tell([Message(HELP[self.table.stage]), Message("red_rising-companion-help-always")])
        elif word in self._keys("common-keys-undo"):
            self._undo()
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        try:
            answer = self._meaning(typed)
            notes = self.table.answer(answer)
        except (Unusable, NoCharacter) as error:
            self._tell([error.problem, Message("red_rising-companion-hint-help")])
            return
        self.save(self.table)
        self._tell(notes)
        corrected = answer.partition(" ")[0] in CORRECTIONS
        if corrected and (answer != "end" or self.table.stage is not Stage.PLAYER):
            self._tell([self._state()])
        else:
            self._tell_stage()

    def _undo(self) -> None:
        table = self.table
        if not table.answers:
            self._tell([Message("red_rising-companion-nothing-to-undo")])
            return
        self.table = replay(table.level, table.returned, table.seed, table.answers[:-1])
        self.save(self.table)
        self._tell([Message("red_rising-companion-undone")])
        self._tell_stage()

    def _meaning(self, typed: str) -> str:
        """The answer meant, in the words of the real table."""
        stage = self.table.stage
        if not typed:
            if stage in ENTER:
                return ENTER[stage]
            if stage is Stage.TOKEN:
                return self.table.token.value
            raise Unusable(Message("red_rising-companion-problem-empty"))
        head, _, rest = typed.casefold().partition(" ")
        word = self._word(head, CORRECTIONS)
        if word == "token":
            return f"token {self._word(rest.strip(), OWNERS)}"
        if word in CORRECTIONS and (rest or word == "end"):
            return f"{word} {rest.strip()}".strip()
        if stage is Stage.HAND:
            return self._hand(typed)
        return self._word(typed.casefold(), MEANT[stage])

    def _word(self, typed: str, allowed: tuple[str, ...]) -> str:
        for key, word in KEYS.items():
            if word in allowed and typed in self._keys(key):
                return word
        return typed

    def _keys(self, message: str) -> list[str]:
        return self.language.text(message).split()

    def _hand(self, typed: str) -> str:
        """Two numbers as they are; names are counted by the word of this game."""
        numbers = typed.replace(",", " ").split()
        if all(number.isdigit() for number in numbers):
            return " ".join(numbers)
        cards = find_characters(typed, self.language)
        acceptable = len([card for card in cards if (CORE[card] % 2 == 1) == self.table.odd])
        return f"{acceptable} {len(cards) - acceptable}"

    # -- what is said ------------------------------------------------------------------------------

    def _tell(self, messages: list[Message]) -> None:
        for message in messages:
            self.terminal.show(_hanging(self.language.say(message)))

    def _tell_stage(self) -> None:
        told = self._stage()
        if told:
            self.terminal.show("")
            self._tell(told)

    def _stage(self) -> list[Message]:
        """All that a person needs to hear where the table stands now."""
        stage = self.table.stage
        if stage is Stage.ODD:
            return self._preparation()
        if stage is Stage.CARD:
            return self._card()
        if stage is Stage.PLAYER:
            return [self._state(), self._your_turn()]
        return [self._state()] if stage is Stage.HAND else []

    def _your_turn(self) -> Message:
        """Whose turns are still to come. §7, R34"""
        table = self.table
        if not table.ending:
            return Message("red_rising-companion-your-turn")
        if table.extra:
            return Message("red_rising-companion-your-extra-turn")
        if table.first is Owner.AUTOMA:
            return Message("red_rising-companion-your-last-turn")
        return Message(
            "red_rising-companion-turns-left-apollo" if table.apollo else "red_rising-companion-turns-left"
        )

    def _preparation(self) -> list[Message]:
        table = self.table
        out = sorted(OUT_OF_SOLO_VARIANT if table.returned else OUT_OF_SOLO)
        laid = [
            Message(
                "red_rising-companion-lay-letter",
                {
                    "letter": Message(naming.LETTER[PRIORITIES[letter]]),
                    "onto": Message(ONTO[table.priorities.index(letter)]),
                },
            )
            for letter in range(len(PRIORITIES))
        ]
        return [
            Message(
                "red_rising-companion-prepare",
                {"level": table.level, "name": Message(naming.LEVEL[str(table.level)])},
            ),
            Message("red_rising-companion-prepare-deck", {"count": len(AUTOMA_CARDS)}),
            Message("red_rising-companion-prepare-out", {"cards": listed([character(card) for card in out])}),
            Message("red_rising-companion-prepare-letters", {"letters": listed(laid)}),
            Message(
                "red_rising-companion-prepare-luna", {"at": Message(AT[shown_by_luna(table.priorities)])}
            ),
            Message("red_rising-companion-prepare-board", {"neutral": NEUTRAL_INFLUENCE}),
            Message("red_rising-companion-prepare-hand"),
        ]

    def _card(self) -> list[Message]:
        """The Automa card as it lies there: deploy, gain, arrow and extra, each with its reason."""
        table = self.table
        card, place = table.card, table.gains_from
        assert place is not None
        number = AUTOMA_CARDS.index(card) + 1
        told = [
            Message(
                "red_rising-companion-card",
                {"turn": table.turns, "place": table.number, "of": CARDS_PER_TURN, "number": number},
            )
        ]
        if table.no_deck:
            told.append(Message("red_rising-companion-no-deploy"))
        elif not table.passed:
            # Once a location was found empty, the card has been deployed; to say it again would deploy a second one.
            deploy = AUTOMA_DEPLOY[card]
            told.append(
                Message(
                    "red_rising-companion-deploy",
                    {"onto": self._place(ONTO, deploy), "why": self._why(deploy)},
                )
            )
        arrow = Message(ARROWS[AUTOMA_ARROW[card]])
        for passed in table.way[: table.passed]:
            told.append(Message("red_rising-companion-empty", {"at": Message(AT[passed]), "arrow": arrow}))
        why = Message("red_rising-companion-why-arrow") if table.passed else self._why(AUTOMA_GAIN[card])
        told.append(Message("red_rising-companion-gain", {"off": Message(OFF[place]), "why": why}))
        told.append(Message(EXTRAS[AUTOMA_EXTRA[card]]))
        return told

    def _place(self, names: tuple[str, ...], place: int | str) -> Message:
        return Message(names[location_of(self.table.priorities, place)])

    def _why(self, place: int | str) -> Message:
        if isinstance(place, int):
            return Message("red_rising-companion-why-named")
        return Message("red_rising-companion-why-letter", {"letter": Message(naming.LETTER[place])})

    def _question(self) -> Message:
        table = self.table
        if table.stage is Stage.CARD:
            place = table.gains_from
            assert place is not None
            if table.no_deck:
                return Message("red_rising-companion-ask-card-no-deck", {"at": Message(AT[place])})
            if table.is_certain:
                return Message("red_rising-companion-ask-card-certain")
            return Message("red_rising-companion-ask-card", {"at": Message(AT[place])})
        if table.stage is Stage.HAND:
            word = "red_rising-companion-even-cards" if not table.odd else "red_rising-companion-odd-cards"
            return Message("red_rising-companion-ask-hand", {"count": table.cards, "word": Message(word)})
        if table.stage is Stage.TOKEN:
            return Message("red_rising-companion-ask-token", {"token": Message(TOKENS[table.token])})
        if table.stage is Stage.NEUTRAL:
            return Message("red_rising-companion-ask-neutral", {"count": NEUTRAL_INFLUENCE})
        return Message(QUESTIONS[table.stage])

    def _state(self) -> Message:
        table = self.table
        return Message(
            "red_rising-companion-state",
            {
                "cards": table.cards,
                "helium": table.helium,
                "fleet": table.fleet,
                "influence": table.influence,
                "token": Message(TOKENS[table.token]),
                "word": Message("red_rising-companion-odd" if table.odd else "red_rising-companion-even"),
            },
        )

    def _tell_score(self) -> None:
        table = self.table
        self.terminal.show(
            score_sheet(Message("red_rising-companion-sheet-automa"), table.score_lines(), self.language)
        )
        self._tell([Message("red_rising-companion-compare")])
        self.terminal.print_whole(
            '    ludoteca score red_rising --hand "…" --helium N --fleet N'
            f" --influence {table.player_influence}{' --sovereign' if table.token is Owner.PLAYER else ''}"
            f" --rivals-helium {table.helium} --rivals-fleet {table.fleet} --rivals-influence {table.influence}"
            f" --neutral {table.neutral} --lang {self.language.code}"
        )


def _hanging(text: str) -> RenderableType:
    """A line of a list with its later lines under its words, any other text as it is."""
    mark, _, words = text.partition(" ")
    if mark != "·" and not mark.rstrip(".").isdigit():
        return text
    grid = Table.grid(padding=(0, 1))
    grid.add_row(mark, words)
    return grid
