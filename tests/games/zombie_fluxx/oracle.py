"""A second opinion on who can claim the victory: plain sets of names, typed from sections 7 and 8 of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.zombie_fluxx.test_creepers import SHOWN
from tests.games.zombie_fluxx.test_goals import FORBIDDING

Zones = Mapping[str, Sequence[str]]
FRIENDS = {"friend-man", "friend-woman"}
BURSTS = {"baseball-bat", "can-of-gasoline", "car", "chainsaw", "lumber", "shovel"}


class Player:
    """What lies in front of a player, friends counted with the dead where they belong."""

    def __init__(self, zones: Zones, seat: int) -> None:
        rules = set(zones["new rules"])
        dead = FRIENDS if "dead-friends" in rules else set()
        keepers = set(zones[f"keepers {seat}"])
        self.seat = seat
        self.keepers = keepers - dead
        self.friends = len(self.keepers & FRIENDS)
        self.creepers = list(zones[f"creepers {seat}"])
        self.cards = len(self.creepers) + len(keepers & dead)
        self.zombies = sum([SHOWN[card] for card in self.creepers]) + len(keepers & dead)
        self.calm = "sonic-tranquilizer" in keepers and "its-not-working" not in rules
        self.free = self.calm or "zombies-aint-so-bad" in rules or self.zombies == 0
        self.blocked = "larry" in self.creepers and not self.calm


def meets(player: Player, others: list[Player], goal: str) -> bool:
    """Whether a player meets a Goal."""
    weapons = player.keepers & (BURSTS | {"shotgun"})
    match goal:
        case "arsenal":
            return "shotgun" in weapons and len(weapons) > 2 and player.free
        case "barricade-the-windows":
            return "lumber" in player.keepers and player.friends > 0 and player.free
        case "getaway-driver":
            return "car" in player.keepers and player.friends > 0 and player.free
        case "four-three-two-one":
            kinds = {
                card.split("#")[0].removesuffix("-left").removesuffix("-right") for card in player.creepers
            }
            return {"zombie", "zombie-pair", "zombie-trio", "zombie-quartet"} <= kinds
        case "i-alone-survived":
            alone = player.friends == 0 and (player.zombies == 0 or player.calm)
            return "car" in player.keepers and alone and all(other.zombies for other in others)
        case "ill-hold-em-off":
            return bool(weapons) and player.zombies > 0 and not any(other.zombies for other in others)
        case "zombie-baseball-team":
            return "baseball-bat" in player.keepers and player.zombies >= 9
        case "zombie-food":
            return "brains" in player.keepers and player.friends > 0 and player.zombies > 0
        case "zombie-victory":
            return False
    return set(FORBIDDING[goal].split()) <= player.keepers and player.free


def claims(zones: Zones, seats: int) -> set[str]:
    """The seats with a claim, and ``zombies`` if these have one. §7.4"""
    players = [Player(zones, seat) for seat in range(seats)]
    found = set()
    for player in players:
        others = [other for other in players if other is not player]
        if not player.blocked and any(meets(player, others, goal) for goal in zones["goals"]):
            found.add(str(player.seat))
    enough = sum([player.cards for player in players]) >= 5 and all(player.cards for player in players)
    if "zombie-victory" in zones["goals"] and enough:
        found.add(_for_the_zombies(zones, players))
    return found


def _for_the_zombies(zones: Zones, players: list[Player]) -> str:
    ranked = sorted(players, key=lambda player: player.zombies)
    boss = ranked[-1]
    reigns = "zombie-boss" in zones["new rules"] and boss.zombies > ranked[-2].zombies
    return str(boss.seat) if reigns and not boss.blocked else "zombies"
