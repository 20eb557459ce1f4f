"""Solved positions of Zombie Fluxx: turns that are won for certain, by going through everything that the seat can do."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.zombie_fluxx.guide.advice import favourites
from ludoteca.games.zombie_fluxx.pieces import DEMANDS, NAMES, Kind
from ludoteca.games.zombie_fluxx.table import DECK, Result
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import Seat, bit
from tests.games.zombie_fluxx.positions import match_at, of_kind

ME: Final = Seat(0)
DEEPEST: Final = 4
"""No line has more own decisions than this."""
FIRST: Final = ["move"]
"""Whom the positions ask for."""
PLAYS: Final = ["play-2", "play-3", "play-4", "play-all"]
EXTRAS: Final = [
    "double-agenda", "zombies-aint-so-bad", "weapon-bonus", "zombie-season", "its-not-working", "zombie-boss",
    "eradication-bonus", "look-over-there", "hand-limit-3", "dead-friends", "adrenaline-bonus",
]  # fmt: skip
ACTIONS: Final = [
    "steal-a-keeper", "trash-a-keeper", "no-zombies", "and-stay-dead", "rules-reset", "trash-a-new-rule",
    "lets-simplify", "exchange-keepers", "hey-over-here", "lets-shamble", "lets-do-that-again",
    "eaten-by-zombies", "discard-and-draw", "zombie-jamboree", "return-of-the-dead", "out-of-ammo",
]  # fmt: skip


def begin(position: dict[str, Any]) -> tuple[Match, Seat]:
    """The match of a solved position, and who is to decide."""
    what = dict(position)
    for pairs in ("hands", "keepers", "creepers"):
        what[pairs] = {int(seat): cards for seat, cards in what.get(pairs, {}).items()}
    return match_at(**what), ME


# -- solving ---------------------------------------------------------------------------------------


def same_knowledge(before: Match, after: Match) -> bool:
    """Whether the seat has learned nothing in between, and luck had no say."""
    old, new = before.table.zones, after.table.zones
    if old.luck.drawn != new.luck.drawn or old.cards[DECK] != new.cards[DECK]:
        return False
    return all(was & bit(ME) or not now & bit(ME) for was, now in zip(old.seen, new.seen, strict=True))


def after(match: Match, place: int) -> Match | None:
    """The match once this option is taken; None if that depends on what the seat does not know."""
    twin = match.clone()
    decision = twin.decision(ME)
    twin.answer(ME, decision.options[place])
    return twin if same_knowledge(match, twin) else None


def won_within(match: Match, decisions: int) -> bool:
    """Whether the seat can win for certain within so many decisions of its own."""
    if match.over:
        return match.table.result is Result.WON and match.table.winner == ME
    if decisions == 0 or list(match.pending) != [ME] or match.is_sealed:
        return False
    for place in range(len(match.decision(ME).options)):
        twin = after(match, place)
        if twin is not None and won_within(twin, decisions - 1):
            return True
    return False


def solve(match: Match) -> tuple[int, list[str]]:
    """How many decisions the victory takes, 0 if there is none within reach; and the first answers that keep it."""
    decision = match.decision(ME)
    for depth in range(1, DEEPEST + 1):
        if won_within(match, depth):
            break
    else:
        return 0, []
    keeping = []
    for place in range(len(decision.options)):
        twin = after(match, place)
        if twin is not None and won_within(twin, DEEPEST):
            keeping.append(decision.spell(decision.options[place], match.names))
    return depth, keeping


# -- making ----------------------------------------------------------------------------------------


def drawn(luck: Luck, cards: list[str], number: int) -> list[str]:
    """So many different cards."""
    mixed = cards[:]
    luck.shuffle("cards", mixed)
    return mixed[:number]


def attempt(luck: Luck) -> dict[str, Any]:
    """A position in which a Goal may be within reach."""
    goal = luck.below("goal", len(DEMANDS))
    number = list(DEMANDS)[goal]
    demand = DEMANDS[number]
    keepers = of_kind(Kind.KEEPER)
    needed = [NAMES[card] for card in demand.keepers]
    wanting = max(demand.friends_min, demand.bursts_min, demand.weapons_min)
    rest = [card for card in keepers if card not in needed]
    needed += drawn(luck, rest, wanting)
    hand, mine, theirs = [], [], []
    for card in needed:
        place = luck.below("place", 10)
        if place < 5:
            hand.append(card)
        elif place < 9:
            mine.append(card)
        else:
            theirs.append(card)
    rest = [card for card in keepers if card not in needed]
    more = drawn(luck, rest, 5)
    hand += more[: luck.below("more", 2)]
    mine += more[2 : 2 + luck.below("more", 2)]
    theirs += more[3 : 3 + luck.below("more", 3)]
    goals: list[str] = []
    others = [card for card in of_kind(Kind.GOAL) if card != NAMES[number]]
    (goals if luck.below("goal in play", 3) == 0 else hand).append(NAMES[number])
    if not goals and luck.below("another", 2):
        goals += drawn(luck, others, 1)
    if luck.below("goal in hand", 3) == 0:
        hand += [card for card in drawn(luck, others, 2) if card not in goals][:1]
    rules = drawn(luck, EXTRAS, luck.below("rules", 3))
    plays = drawn(luck, PLAYS, 2)
    (rules if luck.below("plays in force", 3) == 0 else hand).append(plays[0])
    if luck.below("another play", 4) == 0:
        hand.append(plays[1])
    hand += drawn(luck, ACTIONS, luck.below("actions", 3))
    hand += [card for card in drawn(luck, EXTRAS, luck.below("extras", 2)) if card not in rules]
    zombies = drawn(luck, of_kind(Kind.CREEPER), luck.below("zombies", 4))
    cut = luck.below("cut", len(zombies) + 1)
    return {
        "seats": 2 + luck.below("seats", 2),
        "hands": {"0": " ".join(hand)},
        "keepers": {"0": " ".join(mine), "1": " ".join(theirs)},
        "creepers": {"0": " ".join(zombies[:cut]), "1": " ".join(zombies[cut:])},
        "rules": " ".join(rules),
        "goals": " ".join(goals),
    }


def obvious(match: Match) -> str:
    """What the rules of thumb would do."""
    decision = match.decision(ME)
    return decision.spell(decision.options[favourites(match, decision, 1)[0]], match.names)


def generate(count: int, seed: object) -> list[dict[str, Any]]:
    """So many positions, as many of each depth from one decision to four as can be; in which few choices keep the
    victory, and of every second the rules of thumb choose another."""
    found: list[dict[str, Any]] = []
    made = [0] * (DEEPEST + 1)
    number = 0
    while len(found) < count:
        number += 1
        position = attempt(Luck(seed_from("solved zombie fluxx", seed, number)))
        try:
            match, seat = begin(position)
        except (BadPosition, ValueError):
            continue
        if list(match.pending) != [seat] or match.decision(seat).ask.name not in FIRST:
            continue
        if not match.table.hand(seat) or not 3 <= len(match.decision(seat).options) <= 9:
            continue
        depth, best = solve(match)
        if not depth or 3 * len(best) > len(match.decision(seat).options):
            continue
        if len(found) % 2 and obvious(match) in best:
            continue
        share = {1: count // 12, 2: count // 6, 3: count // 3, 4: count}[depth]
        if made[depth] < share:
            made[depth] += 1
            found.append({"position": position, "best": best, "decisions": depth})
    return found
