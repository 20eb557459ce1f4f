"""What server and browser say to one another. The one place where it is written down.

OpenAPI, JSON Schema and the browser's TypeScript types are made from this module and from ``wire_scene``, which has what is
said about a match.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.server.wire_scene import Beat, Line, Scene, ScenePatch, Speech, Turn

LONGEST_NAME = 64
"""In signs, of which an emoji may have several;"""
MOST_LETTERS = 24
"""an emoji is one letter."""
LONGEST_SAYING = 400
LONGEST_ID = 64
LARGEST_MESSAGE = 16_384  # bytes; no client has a reason to send more at once


Status = Literal["gathering", "playing", "over"]
Watching = Literal["open", "invited", "none"]
Pace = Literal["untimed", "decision", "match"]
Ended = Literal["rules", "resignation", "old_rules", "closed"]
"""How a match came to its end; by ``old_rules`` if those that it began with are no longer kept, and ``closed`` by the operator: nobody has
won or lost."""
Origin = Literal["", "record", "fork", "deal", "duplicate", "lesson"]
Reason = Literal["rude", "cheating", "name", "other"]
"""What somebody is reported for."""
Standing = Literal["best", "alike", "worse", "untold"]


class TimeControl(Struct, omit_defaults=True, frozen=True):
    """How long people may think: without limit, so long for each decision, or for the whole match."""

    pace: Pace = "untimed"
    seconds: int = 0
    """For a decision, or for the whole match."""
    increment: int = 0
    """Seconds that every decision brings back."""


class Settings(Struct, omit_defaults=True, frozen=True):
    """What the host of a room may choose."""

    game: str
    seats: int
    options: dict[str, str] = {}
    public: bool = False
    """Whether the lobby lists the room."""
    watching: Watching = "invited"
    """Who may look on: everybody in the lobby, those who have the link, or nobody."""
    time: TimeControl = TimeControl()
    hot_seat: bool = False
    """Whether one person may sit in several seats."""
    rated: bool = True
    """Whether the result counts, if nothing happens that forbids it."""


class SeatView(Struct, omit_defaults=True, frozen=True):
    """Who sits in a seat."""

    name: str | None = None
    """A person's name; null for a bot and for a free seat."""
    bot: str | None = None
    """A bot's name, such as ``casual``; also while it stands in for a person."""
    number: int = 0
    """Which one it is of several people whose names look alike; 0 if it is the only one."""
    failed: str | None = None
    """The bot that it stands in for because that one could not answer."""
    hurried: bool = False
    """Whether the bot could not think as long as it would, because people waited or many bots think at once."""
    who: str | None = None
    """The public id of the person in this room: to block or report them, not to be shown."""
    mine: bool = False
    present: bool = False
    """Whether the person is connected."""
    host: bool = False
    resigned: bool = False
    left: float | None = None
    """Seconds left on a clock that stands still."""
    ends: float | None = None
    """When a running clock will have run out, in seconds since 1970; of a sealed question of others, as it was put."""


class Proposal(Struct, omit_defaults=True, frozen=True):
    """Something that the people at the table must agree on."""

    number: int
    kind: Literal["undo", "stand_in"]
    by: int
    """The seat that asks for it."""
    about: int
    """The seat whose answer would be taken back, or that a bot would play."""
    agreed: list[int]
    """The seats that have agreed so far."""


class Saying(Struct, omit_defaults=True, frozen=True):
    """A line of the chat: plain text, never markup."""

    number: int
    at: float
    who: str
    """The public id of whoever said it: to mute somebody, not to be shown."""
    name: str
    seat: int | None
    text: str


class RoomView(Struct, omit_defaults=True, frozen=True):
    """A room as one viewer sees it, apart from the match on its table."""

    id: str
    settings: Settings
    status: Status
    seats: list[SeatView]
    rated: bool
    """Whether the match counts as things stand."""
    watchers: int
    proposals: list[Proposal] = []
    can_undo: bool = False
    """Whether the viewer may take back its latest answer without asking anybody."""
    undecided: list[int] = []
    """The seats of people who have not said yet that the result shall count. While there are any, it does not."""
    hints: bool = True
    """Whether one may ask a bot what it thinks."""
    adjourned: bool = False
    """Whether the clocks stand still until everybody who plays is there again."""
    origin: Origin = ""
    """What the match goes on from: a record that the host has brought, or a moment of a finished match; or that its deal is played
    at other tables, too."""
    can_join: bool = False
    """Whether somebody who has no seat may still join the match."""
    talk: bool = True
    """Whether the rules let the seats talk now."""
    match: str | None = None
    """The id under which the finished match can be looked at."""
    next: str | None = None
    """The room of the rematch."""
    ended_by: Ended | None = None
    ranks: list[int] = []
    """The ranks of a match that is over, resignations included; none if its rules are no longer kept."""


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: what the viewer has seen already, if anything."""

    epoch: str | None = None
    last: int = 0


class _Command(Struct, forbid_unknown_fields=True):
    id: str
    """Of the client's making: a command sent again with the same id changes nothing."""


class _OfSeat(_Command):
    seat: int


class Answer(_OfSeat, tag="answer"):
    """An answer in notation to the question of this number. Sent again with the same id it changes nothing."""

    number: int
    text: str


class Sit(_OfSeat, tag="sit"):
    """Take a free seat; in a match that lets people in, the next one."""


class Stand(_OfSeat, tag="stand"):
    """Leave a seat before the match begins."""


class AddBot(_OfSeat, tag="add_bot"):
    """Seat a bot, or another one; in a match that lets players in, at its end."""

    bot: str


class RemoveBot(_OfSeat, tag="remove_bot"):
    """Free the seat of a bot before the match begins."""


class RemovePerson(_OfSeat, tag="remove_person"):
    """Free the seat of somebody before the match begins, who may not sit down again; for the host."""


class Change(_Command, tag="change"):
    """Change what the room plays, before the match begins."""

    settings: Settings


class Agree(_Command, tag="agree"):
    """Want the result of the match to count, as the room is now."""


class Start(_Command, tag="start"):
    """Begin the match; all seats are taken."""


class Resign(_OfSeat, tag="resign"):
    """Give up. The last one left has won; among several a bot plays on for the seat."""


class Undo(_OfSeat, tag="undo"):
    """Take back the latest answer of a seat: at once where that is fair, else if all people agree."""


class StandIn(_OfSeat, tag="stand_in"):
    """Propose that a bot plays for somebody who has left."""

    about: int


class Vote(_OfSeat, tag="vote"):
    """Agree to a proposal, or refuse it."""

    proposal: int
    agree: bool


class Return(_OfSeat, tag="return"):
    """Take the seat back from the bot that stands in."""


class Say(_Command, tag="say"):
    """Say something to everybody in the room."""

    text: str


class Mute(_Command, tag="mute"):
    """Hear somebody no more, or again."""

    who: str
    mute: bool


class Block(_Command, tag="block"):
    """Have nothing to do with somebody from now on, in no room, or again."""

    who: str
    block: bool


class Report(_Command, tag="report"):
    """Tell whoever runs the server of somebody, with the chat up to a line, or (0) with none that is meant."""

    who: str
    reason: Reason
    number: int = 0


class Hint(_OfSeat, tag="hint"):
    """Ask what a strong bot would answer. The match does not count any more."""


class Rematch(_Command, tag="rematch"):
    """Open another room of the same kind with the same people and bots."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? Keeps proxies from cutting the line."""


Command = (
    Answer | Sit | Stand | AddBot | RemoveBot | RemovePerson | Change | Agree | Start | Resign | Undo | StandIn | Vote | Return | Say
    | Mute | Block | Report | Hint | Rematch
)  # fmt: skip
"""What people may do in a room. Every command has an id of the client's making and is done at most once."""

FromClient = Hello | Command | Ping


class Whole(Struct, tag="whole", omit_defaults=True, frozen=True):
    """Everything anew: at first, after an undo, or when too much was missed."""

    epoch: str
    number: int
    now: float
    """The server's time in seconds since 1970: clocks end by it."""
    room: RoomView
    scene: Scene | None = None
    """None until the match begins, and for whoever may not look on."""
    log: list[Line] = []
    chat: list[Saying] = []
    turn: Turn | None = None
    """The last turn, which whoever comes back can see once more. The log has its lines already."""


class Update(Struct, tag="update", omit_defaults=True, frozen=True):
    """What has changed since the last number."""

    number: int
    room: RoomView | None = None
    beats: list[Beat] = []
    """What has happened, one thing after the other."""
    scene: ScenePatch | None = None
    """What has changed besides, once all beats have passed."""
    log: list[Line] | None = None
    """All that the log may show, where it is not what it was and the lines of the beats."""
    chat: list[Saying] = []


class Done(Struct, tag="done", omit_defaults=True, frozen=True):
    """The command of this id is stored: whatever happens now, it has happened."""

    id: str


class Refused(Struct, tag="refused", omit_defaults=True, frozen=True):
    """The command was refused and has changed nothing; ``why`` says what to do instead."""

    code: str
    why: Speech
    id: str | None = None


class HintLine(Struct, omit_defaults=True, frozen=True):
    """One option as a bot sees it: from 0 for a lost match to 1 for a won one, with 95 %."""

    text: str
    label: Speech
    value: float
    low: float
    high: float
    standing: Standing
    """How it stands beside the best: of what was tried too little nothing is said."""
    then: list[Speech] = []
    """What may come of it, in a match as the seat may imagine it."""


class Hinted(Struct, tag="hinted", omit_defaults=True, frozen=True):
    """What a bot thinks of the question of this number."""

    id: str
    number: int
    lines: list[HintLine]


class Pong(Struct, tag="pong", frozen=True):
    """I am here, and this is my time in seconds since 1970."""

    now: float


ToClient = Whole | Update | Done | Refused | Hinted | Pong
