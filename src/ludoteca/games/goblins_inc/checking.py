"""The invariants of Goblins, Inc., for positions and for the laws."""

from __future__ import annotations

from ludoteca.games.goblins_inc.assembly import (
    AGENDAS_DRAWN,
    AGENDAS_OF_A_SOLO,
    BATCH,
    OPEN_AGENDAS,
    assemblers,
    crews_led_by,
    open_agendas,
    planners,
    steps,
)  # fmt: skip
from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    COCKPIT_BIT,
    EDGES,
    SQUARES,
    connected,
    joins,
    marks_on,
    neighbour,
    squares_in,
)
from ludoteca.games.goblins_inc.geometry import YARD as YARD_SQUARES
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    COLOUR,
    DICE,
    GOBLINS_EACH,
    INTENT,
    KIND,
    NAMES,
    SHIELDS,
    TILE_KINDS,
    Intent,
    Kind,
)  # fmt: skip
from ludoteca.games.goblins_inc.preparation import KEPT, ROUNDS_WITHOUT_SHUFFLE
from ludoteca.games.goblins_inc.strikes import SHOWN
from ludoteca.games.goblins_inc.table import (
    BATTLE,
    BLUEPRINT,
    BLUEPRINT_DECK,
    COLOURS,
    COMBAT_ROUNDS,
    MOST_ROUNDS,
    SCORED,
    SCRAP,
    TACTICS_ASIDE,
    TACTICS_DECK,
    TACTICS_ROW,
    TACTICS_USED,
    TEAM_CARD,
    TEAM_DECK,
    TEAMS,
    TILE_STACK,
    YARD,
    Phase,
    Result,
    Table,
    agendas_zone,
    end_zone,
    hand_zone,
    kept_zone,
    other_end_zone,
    thrown_out_zone,
    tiles_zone,
)  # fmt: skip
from ludoteca.kernel.seat import Seat, clockwise


def check(t: Table) -> None:
    """Raise ValueError if the table breaks an invariant of the game."""
    # What lies where comes first: the blueprint says what is forbidden.
    _check_kinds(t)
    _check_crews(t)
    _check_course(t)
    _check_hands(t)
    for team in TEAMS:
        _check_robot(t, team)
    _check_sheet(t)


def _check_crews(t: Table) -> None:
    """The teams of the team card, and their goblins. §6, §10.4"""
    # Positions at the same place of the two teams are opposites, so the first player says how all sit.
    if t.crews not in [crews_led_by(t, seat) for seat in clockwise(Seat(0), t.seats)]:
        raise ValueError("the crews are not two teams of the team card in which every seat plays once")
    for team in TEAMS:
        thrown_out = GOBLINS_EACH * len(t.crews[team]) - t.goblins_in(team)
        if t.lost_goblins[team] != thrown_out:
            raise ValueError(
                f"team {team} has {thrown_out} goblins fewer than in the beginning, so it has lost them"
            )


def _check_course(t: Table) -> None:
    """Rounds, steps, combat rounds, dice and who acts."""
    if not 1 <= t.round <= t.rounds:
        raise ValueError(f"round {t.round} is none of {t.rounds}")
    if t.step > steps(t) or (t.phase is Phase.ASSEMBLY and t.step == steps(t)):
        raise ValueError(f"assembly has {steps(t)} steps")
    if t.phase in BATTLE and not t.combat:
        raise ValueError(f"a battle has {COMBAT_ROUNDS} combat rounds, counted from 1")
    if len(set(t.acting)) != len(t.acting):
        raise ValueError("acting names teams, each at most once")
    if t.phase in (Phase.VOTE, Phase.OVER) and (t.round < 2 or t.result is Result.NONE):
        raise ValueError("the game ends after a battle of the second or third round")
    if t.phase is Phase.VOTE and t.round != 2:
        raise ValueError("another round is offered after the second one")
    for team in TEAMS:
        _check_dice(t, team)
    shown = len(t.cards(TACTICS_ROW))
    if t.phase in BATTLE and t.phase is not Phase.CHOOSE and shown != 3:
        raise ValueError("three tactics cards lie in the row")
    if shown and t.phase not in BATTLE[1:]:
        raise ValueError("no tactics card lies in the row before three are turned up")
    due = tactics_due(t)
    if len(t.cards(TACTICS_DECK)) < due:
        raise ValueError(f"{due} tactics cards are still to be turned up, not {len(t.cards(TACTICS_DECK))}")


def tactics_due(t: Table) -> int:
    """How many tactics cards the battles still need, until they are shuffled for the third round. §9"""
    battle = COMBAT_ROUNDS * SHOWN
    later = battle * max(0, ROUNDS_WITHOUT_SHUFFLE - t.round)
    if t.phase is Phase.ASSEMBLY and t.round > ROUNDS_WITHOUT_SHUFFLE:
        return 0
    if t.phase in (Phase.ASSEMBLY, Phase.KEEP):
        return battle + later
    if t.phase in BATTLE:
        return SHOWN * (COMBAT_ROUNDS - t.combat + (1 if t.phase is Phase.CHOOSE else 0)) + later
    return 0


def _check_dice(t: Table, team: int) -> None:
    """Dice lie there as rolled; in a row those that hit, the first perhaps twice. §10.4"""
    dice, rolled = len(t.dice[team]), t.rolled[team]
    held = t.held[team]
    if held is not None and (held not in t.cards(TACTICS_ROW) or t.phase is Phase.CHOOSE):
        raise ValueError("a team holds a card of the tactics row")
    fighting = t.phase in BATTLE[1:]
    if (
        fighting
        and t.used[team]
        and (held is None or len(set(t.used[team]) & set(ABILITIES[held])) != len(t.used[team]))
    ):
        raise ValueError(f"team {team} uses abilities of its tactics card, each once")
    if t.phase in (Phase.AFTER, Phase.ORDER) and dice != rolled:
        raise ValueError(f"team {team} has rolled {rolled} dice, and {dice} lie there")
    if t.phase is Phase.STRIKE and (0 in t.dice[team] or dice > rolled + (1 if held is not None else 0)):
        raise ValueError("a row has the dice that are not blank, one of them twice by Dynamite")
    if dice > DICE or (dice and t.phase not in (Phase.AFTER, Phase.ORDER, Phase.STRIKE)):
        raise ValueError("a team has five dice at most, and none before the roll")


def _check_hands(t: Table) -> None:
    """Everybody has the tiles and agendas that are due, and the decks those for later. §6, §7, §9"""
    held = dict.fromkeys(clockwise(Seat(0), t.seats), 0)
    planned = built = 0
    batches = sum([len(assemblers(t, step)) for step in range(steps(t))]) // 2
    for step in range(steps(t)):
        if step < t.step:
            for seat in planners(t, step):
                held[seat] += BATCH
            for seat in assemblers(t, step):
                held[seat] -= BATCH
                built += BATCH
        else:
            planned += BATCH * len(planners(t, step))
    for seat, tiles in held.items():
        if len(t.cards(tiles_zone(seat))) not in (0, tiles if t.phase is Phase.ASSEMBLY else 0):
            raise ValueError(f"seat {seat} holds {tiles} tiles or none after step {t.step} of assembly")
    if t.phase is Phase.ASSEMBLY:
        if len(t.cards(TILE_STACK)) < planned:
            raise ValueError(f"{planned} tiles are still to be drawn, not {len(t.cards(TILE_STACK))}")
        for team in TEAMS:
            free = YARD_SQUARES & ~(t.standing(team) | t.forbidden | COCKPIT_BIT)
            if free.bit_count() < BATCH * batches - built // 2:
                raise ValueError(f"robot {team} has no room for the tiles that are still to be laid")
    left = MOST_ROUNDS - t.round
    if len(t.cards(BLUEPRINT_DECK)) < left or (t.seats > 2 and len(t.cards(TEAM_DECK)) < left):
        raise ValueError(f"blueprints and team cards are left for {left} rounds more")
    if t.switches.team_version:
        open_later = [card for card in t.cards(agendas_zone(Seat(0))) if INTENT[card] is not Intent.BET]
        if len(open_later) < OPEN_AGENDAS * left or len(open_agendas(t)) < OPEN_AGENDAS:
            raise ValueError(f"three agendas lie open, and three for each of {left} rounds more in the deck")
        return
    for seat in clockwise(Seat(0), t.seats):
        hand, kept, end = [len(t.cards(zone(seat))) for zone in (hand_zone, kept_zone, end_zone)]
        if len(t.cards(agendas_zone(seat))) < AGENDAS_DRAWN * left:
            raise ValueError(
                f"seat {seat} has {AGENDAS_DRAWN} agendas in the deck for each of {left} rounds more"
            )
        choosing = t.phase in (Phase.ASSEMBLY, Phase.KEEP)
        if choosing and not AGENDAS_OF_A_SOLO <= hand <= AGENDAS_DRAWN or not choosing and hand:
            raise ValueError(
                f"seat {seat} holds {hand} agendas; {AGENDAS_DRAWN} are drawn, and none is held in battle"
            )
        if (kept, end) != ((KEPT, 1) if t.phase in BATTLE else (0, 0)):
            raise ValueError(
                f"in battle seat {seat} has kept {KEPT} agendas and laid down one end, else none"
            )


def _check_sheet(t: Table) -> None:
    """The lines of the score sheet add up to the scores. §12"""
    lines = [len(t.line_rounds), len(t.line_seats), len(t.line_cards), len(t.line_points)]
    if min(lines) != max(lines) or any(number > t.round for number in t.line_rounds):
        raise ValueError("a line of the score sheet has a round, a seat, a card or none, and points")
    if any(card is not None and KIND[card] is not Kind.AGENDA for card in t.line_cards):
        raise ValueError("a line of the score sheet is for an agenda or for the victory")
    for seat, score in enumerate(t.scores):
        found = sum(
            [points for owner, points in zip(t.line_seats, t.line_points, strict=True) if owner == seat]
        )
        if found != score:
            raise ValueError(f"seat {seat} has {score} points, and its lines add up to {found}")


def _check_robot(t: Table, team: int) -> None:
    if sorted(t.robot(team)) != sorted(t.cards(YARD + team)):
        raise ValueError(f"the tiles of yard {team} are not those on its squares")
    if t.tiles[team][COCKPIT] is not None:
        raise ValueError("no tile lies on a cockpit")
    standing = t.standing(team)
    if t.phase is Phase.ASSEMBLY and standing & t.forbidden:
        raise ValueError("nothing is built where the blueprint forbids it")
    if t.phase is not Phase.ASSEMBLY and standing & ~connected(t.frame(team)):
        raise ValueError(f"a part of robot {team} hangs loose")
    if t.loose[team] > len(t.cards(SCRAP + team)):
        raise ValueError(f"{t.loose[team]} tiles fell off robot {team}, and fewer lie in its scrap pile")
    symbols = 0
    for tile in t.cards(YARD + team) + t.cards(SCRAP + team):
        symbols += sum([marks_on(SHIELDS[tile], edge) for edge in EDGES])
    if len(t.tokens[team]) + t.lost_tokens[team] > symbols + COMBAT_ROUNDS:
        raise ValueError(f"robot {team} has more tokens than its shield symbols and Duct Tape could bring")
    for token in t.tokens[team]:
        if len(squares_in(token)) not in (1, 2) or token & ~standing or token >> SQUARES:
            raise ValueError("a token lies on one tile or across two")
        if len(squares_in(token)) == 2 and not _is_joint(t, team, squares_in(token)):
            raise ValueError("a token across two tiles lies where they are joined")


def _is_joint(t: Table, team: int, squares: list[int]) -> bool:
    frame = t.frame(team)
    return any(neighbour(squares[0], edge) == squares[1] and joins(frame, squares[0], edge) for edge in EDGES)


def _check_kinds(t: Table) -> None:
    tiles = [TILE_STACK, YARD, YARD + 1, SCRAP, SCRAP + 1]
    tiles += [tiles_zone(seat) for seat in clockwise(Seat(0), t.seats)]
    for place in tiles:
        _only(t, place, TILE_KINDS)
    for place in (TACTICS_DECK, TACTICS_ASIDE, TACTICS_ROW, TACTICS_USED):
        _only(t, place, (Kind.TACTICS,))
    _only(t, SCORED, (Kind.AGENDA,))
    for place in (BLUEPRINT, BLUEPRINT_DECK):
        _only(t, place, (Kind.BLUEPRINT,))
    for place in (TEAM_CARD, TEAM_DECK):
        _only(t, place, (Kind.TEAMS,))
    if not t.cards(BLUEPRINT) or (t.seats > 2 and not t.cards(TEAM_CARD)):
        raise ValueError("a blueprint and, with three or four seats, a team card are turned up")
    for seat in clockwise(Seat(0), t.seats):
        for place in (agendas_zone(seat), hand_zone(seat), kept_zone(seat), thrown_out_zone(seat)):
            _own(t, place, Kind.AGENDA, seat)
        for place in (end_zone(seat), other_end_zone(seat)):
            _own(t, place, Kind.END, seat)


def _own(t: Table, place: int, kind: Kind, seat: Seat) -> None:
    """Agendas and ends are with the seat of their colour."""
    _only(t, place, (kind,))
    for card in t.cards(place):
        if COLOUR[card] is not COLOURS[seat]:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")


def _only(t: Table, place: int, kinds: tuple[Kind, ...]) -> None:
    for card in t.zones.cards[place]:
        if KIND[card] not in kinds:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
