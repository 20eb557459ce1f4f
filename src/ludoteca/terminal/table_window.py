"""A match in the window: asks people by keys, mouse or names, lets bots think beside it, shows one event after another."""

from __future__ import annotations

import re
from asyncio import Event, Future, get_running_loop, wait_for
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text
from textual import events

from ludoteca.facets.drawing.columns import CARD, CHOICE, pointing
from ludoteca.facets.drawing.question import TerminalQuestion
from ludoteca.facets.drawing.scene import Screen as GameScreen
from ludoteca.facets.drawing.scene import TerminalScene
from ludoteca.facets.drawing.terminal import WIDEST
from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, Told, cited, enumerated, family
from ludoteca.facets.standing import out_of_sight, standing
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.terminal.answer import Unclear, answer_of, chosen_in
from ludoteca.terminal.picture import asking, log_lines, scene_of
from ludoteca.terminal.settings import PACES
from ludoteca.terminal.sheet import own_sheet, sheet, winners
from ludoteca.terminal.sitting import Decided, Sitting, decide
from ludoteca.terminal.thinker import Gone, Thinker
from ludoteca.terminal.window import Button, Curtain, Page, Window, pointing_key

PARTS: Final = re.compile(r"[+/]")
SPINNER: Final = "◐◓◑◒"
TICK: Final = 0.2
LONGEST: Final = 200
"""So much is typed or pasted at most."""
TAKEN_BACK: Final = ""
"""What comes instead of an answer when one was taken back."""
NAME_KEY: Final = "/"
"""After it a name may begin with any letter."""
PACE_NAMES: Final = family("table-motion", PACES)
MOVES: Final = ("up", "down", "left", "right", "tab", "shift+tab")
COMMANDS: Final = {
    "terminal-keys-hint": "terminal-hint", "common-keys-undo": "terminal-undo", "terminal-keys-rules": "terminal-rules",
    "common-keys-score": "terminal-score", "common-keys-join": "terminal-join", "terminal-keys-log": "terminal-whole-log",
    "terminal-keys-pace": "terminal-pace", "terminal-keys-theme": "terminal-theme", "common-keys-leave": "terminal-leave",
}  # fmt: skip
"""The keys, by the messages that name them, and what they are called."""


class TableWindow(Window):
    """One match in the window."""

    def __init__(self, sitting: Sitting, language: Language) -> None:
        super().__init__(language)
        self.sitting = sitting
        self.thinker = Thinker(sitting.patience)
        self.viewer = sitting.onlooker
        """Whose eyes the screen has."""
        self.question: TerminalQuestion | None = None
        self.shown: float | None = None
        """When the question was on the screen, None while nothing is asked."""
        self.typed = ""
        self.said: list[str] = []
        """What is said to whoever has just typed."""
        self.failure: OSError | None = None
        """Why the record could not be written, if it could not."""
        self._answer: Future[str] | None = None
        self._hurry = Event()
        """Set by a key while events are shown."""
        self._steps = False
        """Whether a key is waited for before the next event."""
        self._thinking: tuple[str, float] | None = None
        """Who thinks, and since when."""
        self._heard: dict[Seat, int] = {}
        """How many events are in the log of whoever it is kept for."""
        self._over = False

    def on_mount(self) -> None:
        """Begin to play."""
        self.set_interval(TICK, self._tick)
        self.run_worker(self._play(), exclusive=True)

    def on_unmount(self) -> None:
        """Nobody thinks any longer."""
        self.thinker.end()

    # -- the match ---------------------------------------------------------------------------------

    async def _play(self) -> None:
        sitting = self.sitting
        try:
            sitting.save()
            while not sitting.match.over:
                seat = sitting.next
                if not sitting.players.is_person(seat):
                    sitting.take(seat, await self._think(seat))
                    await self._show_news(sitting.onlooker)
                elif sitting.is_forced(seat):
                    offered = sitting.match.view(seat).decision
                    assert offered is not None
                    sitting.go_on(seat, offered.offered[0])
                    await self._show_news(sitting.onlooker)
                else:
                    await self._ask(seat)
            sitting.save()
        except OSError as error:
            self.failure = error
            self.exit()
            return
        except Gone:
            return
        self._over = True
        await self._show_news(sitting.onlooker)
        self.redraw()

    async def _think(self, seat: Seat) -> Decided:
        sitting = self.sitting
        name = self.language.say(sitting.players.name(seat, SPECTATOR))
        self._thinking = (name, monotonic())
        try:
            return await self.thinker.decide(sitting.record, seat)
        except Gone:
            if not self.is_running:
                raise
            return decide(sitting.match, seat, sitting.players, sitting.patience)
        finally:
            self._thinking = None
            self.redraw_line()

    async def _ask(self, seat: Seat) -> None:
        """Show the question and wait for an answer, or for one to be taken back."""
        sitting = self.sitting
        if sitting.players.people > 1 and sitting.last != seat:
            await self._lower_curtain(seat)
        sitting.last = seat
        self.viewer = seat
        await self._show_news(seat)
        self.question = scene_of(
            sitting.match, seat, sitting.players, Page(self.size.width, self.size.height), self.language
        ).question
        self.cursor, self.picks, self.typed = None, [], ""
        self._answer = get_running_loop().create_future()
        self.redraw()
        self.call_after_refresh(self._has_shown)
        answer = await self._answer
        self._answer, self.shown, self.question = None, None, None
        self.cursor, self.picks, self.typed, self.said = None, [], "", []
        if answer != TAKEN_BACK:
            sitting.answer(seat, answer)
        else:
            sitting.undo(seat)
            self._heard.clear()
        if sitting.players.people == 1:
            await self._show_news(seat)

    def _has_shown(self) -> None:
        """What is typed from now on was typed by somebody who could see the question."""
        if self._answer is not None:
            self.shown = monotonic()

    async def _lower_curtain(self, seat: Seat) -> None:
        self.viewer = SPECTATOR
        self._heard.clear()
        self.log_told = []
        self.redraw()
        name = self.language.say(self.sitting.players.name(seat, SPECTATOR))
        lines = Padding(Text(self.words("common-curtain", player=name)), (2, 2))
        await self.push_screen_wait(Curtain([lines], self.words("terminal-close")))

    # -- events ------------------------------------------------------------------------------------

    async def _show_news(self, viewer: Seat) -> None:
        """Show the table as it is now, and what has happened, one event after the other."""
        sitting = self.sitting
        self.viewer = viewer
        known = sitting.match.events(viewer)
        since = self._heard.get(viewer)
        if since is None:
            since = min(sitting.match.remembered(known), sitting.told.get(viewer, len(known)))
            self.log_told = [] if since else [sitting.opening()]
            self._heard = {}
        news = [*sitting.tell(viewer, since), *sitting.notices]
        sitting.notices.clear()
        at_once = viewer not in self._heard
        self._heard[viewer] = len(known)
        self.redraw()
        if at_once:
            self.log_told += news
            self.redraw()
            return
        self._hurry.clear()
        for line in news:
            self.log_told.append(line)
            self.arrange()
            await self._pause()

    async def _pause(self) -> None:
        """Leave an event some time of its own."""
        seconds = PACES[self.settings.pace]
        if seconds == 0.0 or self._hurry.is_set():
            return
        if seconds is None:
            self._steps = True
            self.arrange()
            await self._hurry.wait()
            self._steps = False
            self._hurry.clear()
            return
        with suppress(TimeoutError):
            await wait_for(self._hurry.wait(), seconds)

    def _tick(self) -> None:
        if self._thinking is not None:
            self.redraw_line()

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def game_screen(self) -> GameScreen:
        """How the game is drawn."""
        return self.sitting.screen

    def scene(self, page: Page) -> TerminalScene | None:
        """What the viewer may see now; the question only while it is asked."""
        sitting = self.sitting
        found = scene_of(sitting.match, self.viewer, sitting.players, page, self.language)
        if self.question is None:
            return TerminalScene(
                found.view, self.language, found.players, None, page.width, page.height, found.joinable
            )
        return found

    def asked(self) -> list[RenderableType]:
        """The question, and what is said about the last key."""
        lines: list[RenderableType] = [Text(line, "yellow") for line in self.said]
        if self._over:
            return [Text(self._winners(), "bold green"), *lines]
        scene = None if self.question is None else self.scene(Page(self.size.width, self.size.height))
        if scene is None or scene.question is None:
            hint = "terminal-any-key" if self._steps else "terminal-wait"
            return [*lines, Text(self.words(hint), "dim")]
        shown = asking(scene, self.sitting.text)[:-1]
        passing = scene.question.choice(PASS_TEXT)
        if passing is not None:
            pointing(shown[-1], choice=passing.text)
        return [*lines, *shown]

    def typed_line(self) -> Text:
        """Who thinks and how long; else what is typed or picked."""
        if self._thinking is not None:
            name, since = self._thinking
            seconds = monotonic() - since
            sign = SPINNER[int(seconds / TICK) % len(SPINNER)]
            return Text(
                f"{sign} {self.words('terminal-thinks', player=name, seconds=int(seconds))}", "italic"
            )
        if self.question is None:
            return Text()
        prompt = self.words("common-prompt", player=self.words("common-you"))
        line = Text.assemble((f"{prompt} ", "bold"), cited(self.typed)[-60:], ("▏", "blink"))
        if not self.typed and self.picks:
            line.append(self._called(self.picks), "bold")
        if self.picks:
            line.append("  ")
            line.append_text(pointing_key(Text(f" {self.words('terminal-do')} ", "reverse"), "enter"))
        return line

    def _called(self, choices: Sequence[str]) -> str:
        assert self.question is not None
        found = [self.question.choice(text) for text in choices]
        labels = [Message("common-plain", {"text": choice.label}) for choice in found if choice is not None]
        return self.language.say(enumerated(labels))

    def buttons(self) -> list[Button]:
        """The keys that do something now: undo only where it is fair."""
        asked = self.question is not None
        offered = []
        for keys, label in COMMANDS.items():
            if keys in ("terminal-keys-hint", "common-keys-score") and not asked:
                continue
            if keys == "common-keys-undo" and not (asked and self.sitting.may_undo(self.viewer)):
                continue
            if keys == "common-keys-join" and not (asked and self.sitting.match.is_joinable):
                continue
            shown = self.words(keys).split()[0]
            said = self.words(label)
            if keys == "terminal-keys-pace":
                said = self.words(PACE_NAMES[self.settings.pace]).lower()
            offered.append(Button(shown, shown, said))
        if asked:
            if self.size.width > WIDEST:
                offered.insert(0, Button(NAME_KEY, NAME_KEY, self.words("terminal-name")))
            if self.question is not None and self.question.at_most is not None:
                offered.insert(0, Button("space", "␣", self.words("terminal-pick")))
            offered.insert(0, Button("enter", "⏎", self.words("terminal-do")))
        return offered

    def card_parts(self, pointed: dict[str, str]) -> list[RenderableType]:
        """What a card does, what can be done with it now; of a choice that is none, what is asked."""
        sitting = self.sitting
        scene = self.scene(Page(self.size.width, self.size.height))
        if scene is None:
            return []
        wanted = pointed.get(CARD) or pointed.get(CHOICE, "")
        parts: list[RenderableType] = []
        for name in dict.fromkeys([part for part in PARTS.split(wanted) if part in sitting.match.names]):
            parts.append(Text(self.language.say(sitting.text.card(name)), "bold"))
            parts.append(log_lines(sitting.about_card(name, scene), self.language))
        if parts or self.question is None:
            return parts
        choice = self.question.choice(wanted)
        told = Told(sitting.text.question_help(self.question.ask), self.question.rule)
        return [Text("" if choice is None else choice.label, "bold"), log_lines([told], self.language)]

    def cards_at_hand(self) -> list[str]:
        """The cards in the drawing of the hand."""
        names = self.sitting.match.names
        found = [spot.name for spot in self.panes["hand"].spots if spot.name in names]
        return list({self.language.say(self.sitting.text.card(name)): name for name in found}.values())

    def ending(self) -> list[RenderableType]:
        """The score sheet."""
        sitting = self.sitting
        outcome = sitting.match.view(self.viewer).outcome
        if not self._over or outcome is None:
            return []
        names = [self.language.say(name) for name in sitting.players.names(self.viewer)]
        return [sheet(outcome, names, sitting.text, self.language)]

    def _winners(self) -> str:
        sitting = self.sitting
        outcome = sitting.match.view(self.viewer).outcome
        assert outcome is not None
        return self.language.say(
            winners(outcome, sitting.players.names(self.viewer), self.viewer, sitting.text)
        )

    # -- keys --------------------------------------------------------------------------------------

    def press(self, key: str, character: str | None, time: float) -> None:
        """A command, a move of the cursor, or a sign of an answer."""
        command = self._command(character or key) if not self.typed else None
        if command is not None and self._obey(command, time):
            return
        if key in MOVES:
            self.move(key)
            return
        if self._is_early(time):
            self._hurry.set()
            if self._answer is not None:
                self.said = [self.words("common-dropped")]
                self.arrange()
            return
        self.said = []
        if key == "enter":
            self._enter()
            return
        if key == "space" and not self.typed:
            if self.cursor is not None and self.cursor[0] == CHOICE:
                self._toggle(self.cursor[1])
        elif key == "backspace":
            self._type(self.typed[:-1])
        elif key == "escape":
            self.picks = []
            self._type("")
        elif character is not None and character.isprintable():
            self._type(self.typed + character)
        self.arrange()

    def _command(self, character: str) -> str | None:
        word = character.casefold()
        return next((keys for keys in COMMANDS if word in self.words(keys).split()), None)

    def _is_early(self, time: float) -> bool:
        """Whether this was done before the question could be seen, or where there is none."""
        return self.shown is None or time < self.shown

    def _type(self, typed: str) -> None:
        """Change what is typed; what it names so far is picked."""
        self.typed = typed[:LONGEST]
        if self.question is not None:
            self.picks = []
            with suppress(Unclear):
                self.picks = [choice.text for choice in chosen_in(self._meant(), self.question)]

    def _meant(self) -> str:
        return self.typed.removeprefix(NAME_KEY).strip()

    def on_paste(self, event: events.Paste) -> None:
        """The first line of what is pasted is typed."""
        event.stop()
        if self._is_early(event.time) or self.screen is not self.screen_stack[0]:
            return
        line = next(iter(event.text.splitlines()), "")
        self._type(self.typed + "".join([sign for sign in line if sign.isprintable()]))
        self.arrange()

    def is_offered(self, choice: str) -> bool:
        """Whether this can be chosen now."""
        return self.question is not None and self.question.choice(choice) is not None

    def choose(self, choice: str, time: float) -> None:
        """A choice was clicked: it is picked, and a second click on the only one that can be taken takes it."""
        if self._is_early(time) or self.question is None:
            self._hurry.set()
            return
        self.said, self.typed = [], ""
        self.cursor = (CHOICE, choice)
        if self.picks == [choice] and self.question.at_most is None:
            self._enter()
            return
        self._toggle(choice)
        self.arrange()

    def _toggle(self, choice: str) -> None:
        question = self.question
        if question is None or question.choice(choice) is None:
            return
        if choice in self.picks:
            self.picks.remove(choice)
        elif question.at_most is None or choice == PASS_TEXT:
            self.picks = [choice]
        else:
            self.picks = [*[one for one in self.picks if one != PASS_TEXT], choice]

    def _enter(self) -> None:
        """Answer by what is typed, else by what is picked, else by the choice under the cursor."""
        question = self.question
        if question is None or self._answer is None or self._answer.done():
            return
        meant = self._meant()
        wanted = (
            self.picks or [self.cursor[1]]
            if self.cursor is not None and self.cursor[0] == CHOICE
            else self.picks
        )
        try:
            if self.typed:
                chosen = chosen_in(meant, question)
            else:
                chosen = [found for one in wanted if (found := question.choice(one)) is not None]
                if not chosen:
                    raise Unclear(Message("common-problem-empty"))
            self._answer.set_result(answer_of(chosen, question))
        except Unclear as unclear:
            refused = self.sitting.refusal(meant, question, unclear.problem, self.language)
            self.said = [self.language.say(line) for line in refused]
            self.typed = ""
            self.arrange()

    # -- commands ----------------------------------------------------------------------------------

    def _obey(self, command: str, time: float) -> bool:
        """Do what a command says; false where it means nothing now."""
        if command == "common-keys-leave":
            self.exit()
        elif command == "terminal-keys-pace":
            self.settings.next_pace()
            self._hurry.set()
            self.arrange()
        elif command == "terminal-keys-theme":
            self.settings.next_theme()
            self.on_theme()
        elif command == "terminal-keys-log":
            self.read([log_lines(self.log_told, self.language)], at_end=True)
        elif command == "terminal-keys-rules":
            self.read(self._rules())
        elif self._is_early(time):
            return False
        elif command == "common-keys-score":
            self.read(self._standing())
        elif command == "terminal-keys-hint":
            self.run_worker(self._hint(), group="hint", exclusive=True)
        elif command == "common-keys-join":
            self.said = [self.language.say(self.sitting.let_in())]
            self.redraw()
        elif command == "common-keys-undo":
            self._undo()
        return True

    def _undo(self) -> None:
        sitting = self.sitting
        if sitting.may_undo(self.viewer):
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(TAKEN_BACK)
            return
        nothing = not sitting.marks[self.viewer]
        self.said = [self.words("common-undo-nothing" if nothing else "common-undo-refused")]
        self.arrange()

    async def _hint(self) -> None:
        """What a strong player would do, picked but not yet answered."""
        question, seat, since = self.question, self.viewer, self.shown
        if question is None:
            return
        self._thinking = (self.words("terminal-adviser"), monotonic())
        try:
            advised = await self.thinker.hint(self.sitting.record, seat)
        except Gone:
            return
        finally:
            self._thinking = None
        if self.shown != since or self.question is None:
            return
        names = [advised] if question.at_most is None else advised.split("+")
        self.picks = [name for name in names if question.choice(name) is not None]
        self.typed = ""
        self.said = [self.words("terminal-advised", choice=self._called(self.picks))]
        self.arrange()

    def _rules(self) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.question is not None:
            text = self.sitting.text
            asked = text.question(self.question.ask, self.question.about)
            parts.append(Text(self.language.say(asked), "bold"))
            told = Told(text.question_help(self.question.ask), self.question.rule)
            parts += [log_lines([told], self.language), Text("")]
        parts += [Text(self.words("terminal-keys"), "dim"), Text("")]
        manual = self.sitting.box.manual(self.language.code)
        return [*parts, Rule(style="dim"), Markdown(manual)] if manual else parts

    def _standing(self) -> list[RenderableType]:
        scene = self.scene(Page(self.size.width, self.size.height))
        assert scene is not None
        lines = standing(self.sitting.rules, scene.view)
        parts: list[RenderableType] = [Text(self.words("common-standing-nothing"))]
        if lines:
            parts = [own_sheet(lines, self.sitting.text, self.language)]
        hidden = out_of_sight(scene.view)
        return [*parts, Text(self.words("common-standing-hidden", count=hidden))] if hidden else parts
