"""The 23 Actions, in the order of the alphabet. §10"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ludoteca.games.zombie_fluxx.asks import (
    GIVE,
    KEEPER,
    LOSE_KEEPER,
    NEW_RULE,
    NEW_RULES,
    OPPONENT,
    OWN_KEEPER,
    PLAY_AGAIN,
    PLAY_DRAWN,
    SIDE,
    TAX,
    ZOMBIE,
    Side,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.in_force import boss
from ludoteca.games.zombie_fluxx.pieces import (
    CAN_OF_GASOLINE,
    CHAINSAW,
    CREEPERS,
    DRAW,
    KIND,
    NUMBERS,
    PLAY,
    SHOTGUN,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.settle import settle
from ludoteca.games.zombie_fluxx.table import (
    Table,
    draw_three_zone,
    draw_two_zone,
    gifts_zone,
    hand_zone,
    keepers_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass, choose_some, no_question, together
from ludoteca.kernel.seat import Seat, clockwise

Effect = Callable[[Table, Seat], Script[None]]
RULE: Final = "zombie_fluxx §10"


def and_stay_dead(t: Table, me: Seat) -> Script[None]:
    """Discard one zombie card of any player, whatever its own text says (R-26)."""
    zombies = [card for seat in t.everybody() for card in t.zombie_cards(seat)]
    if zombies:
        card = yield from choose(me, ZOMBIE, zombies)
        t.discard(card, RULE)


def discard_and_draw(t: Table, me: Seat) -> Script[None]:
    """Discard the whole hand and draw as many cards."""
    hand = t.hand(me)
    for card in hand:
        t.discard(card, RULE)
    t.draw(me, len(hand), hand_zone(me), RULE)
    yield from no_question()


def draw_2_and_use_em(t: Table, me: Seat) -> Script[None]:
    """Lay the hand aside, draw 2 and play both."""
    yield from draw_and_play(t, me, NUMBERS["draw-2-and-use-em"], draw_two_zone(me))


def draw_3_play_2_of_them(t: Table, me: Seat) -> Script[None]:
    """Lay the hand aside, draw 3, play 2 of them and discard the third."""
    yield from draw_and_play(t, me, NUMBERS["draw-3-play-2-of-them"], draw_three_zone(me))


def draw_and_play(t: Table, me: Seat, action: Card, aside: int) -> Script[None]:
    """Play so many of the cards drawn, each fully resolved before the next is chosen. §10"""
    from ludoteca.games.zombie_fluxx.playing import play

    t.draw(me, DRAW[action], aside, RULE)
    yield from settle(t)
    for _ in range(PLAY[action]):
        if t.over or not t.zones.cards[aside]:
            return
        card = yield from choose(me, PLAY_DRAWN, t.zones.live(aside))
        yield from play(t, me, card)
    if not t.over:
        for card in t.zones.cards[aside]:
            t.discard(card, RULE)


def eaten_by_zombies(t: Table, me: Seat) -> Script[None]:
    """Whoever has the most zombies discards a Keeper of their choice; a Boss is left out. §8.6"""
    chief = boss(t)
    counts = {seat: t.zombies(seat) for seat in t.everybody() if seat != chief}
    most = max(counts.values())
    eaten = [seat for seat, count in counts.items() if count == most and most > 0 and t.keepers(seat)]
    if eaten:
        chosen = yield from together({seat: partial(lose_keeper, t, seat) for seat in eaten})
        for seat in eaten:
            t.discard(chosen[seat], "zombie_fluxx §8.6")


def lose_keeper(t: Table, me: Seat) -> Script[Card]:
    """Choose a Keeper of mine to lose."""
    card = yield from choose(me, LOSE_KEEPER, t.keepers(me))
    return card


def everybody_gets_1(t: Table, me: Seat) -> Script[None]:
    """Draw a card for each player, look at them and give them out, one each. §8.1"""
    gifts = gifts_zone(me)
    t.draw(me, t.seats, gifts, RULE)
    yield from settle(t)
    order = (*t.others(me), me)
    for place in range(len(order)):
        waiting = t.seats - place
        left = len(t.zones.cards[gifts])
        if left == 0 or t.over:
            break
        t.gift_to = order[place]
        if left < waiting:
            card = yield from choose_or_pass(me, GIVE, t.zones.live(gifts))
        else:
            card = yield from choose(me, GIVE, t.zones.live(gifts))
        if card is not None:
            t.zones.slip((card,), gifts, hand_zone(order[place]), RULE)
    t.gift_to = None


def exchange_keepers(t: Table, me: Seat) -> Script[None]:
    """Swap one of my Keepers for one of another player."""
    theirs = [card for seat in t.others(me) for card in t.keepers(seat)]
    if theirs and t.keepers(me):
        mine = yield from choose(me, OWN_KEEPER, t.keepers(me))
        other = yield from choose(me, KEEPER, theirs)
        owner = t.holder(other)
        assert owner is not None
        t.set_before(mine, owner, RULE)
        t.set_before(other, me, RULE)


def hey_over_here(t: Table, me: Seat) -> Script[None]:
    """Take all zombie cards of an opponent; with two players only one card (R-26)."""
    haunted = [seat for seat in t.others(me) if t.zombie_cards(seat)]
    if not haunted:
        return
    other = yield from choose(me, OPPONENT, haunted)
    if t.seats == 2:
        card = yield from choose(me, ZOMBIE, t.zombie_cards(other))
        t.set_before(card, me, RULE)
    else:
        for card in t.zombie_cards(other):
            t.set_before(card, me, RULE)


def lets_do_that_again(t: Table, me: Seat) -> Script[None]:
    """Play an Action or a New Rule out of the discard pile (R-28)."""
    from ludoteca.games.zombie_fluxx.playing import play

    again = [card for card in t.discard_pile if KIND[card] is Kind.ACTION or KIND[card] is Kind.NEW_RULE]
    if again:
        card = yield from choose(me, PLAY_AGAIN, again)
        yield from play(t, me, card)


def lets_shamble(t: Table, me: Seat) -> Script[None]:
    """Everybody passes all zombie cards to the neighbour on the side I name (R-26)."""
    if not any(t.zombie_cards(seat) for seat in t.everybody()):
        return
    side = yield from choose(me, SIDE, list(Side) if t.seats > 2 else [Side.LEFT])
    moving = [(card, seat) for seat in t.everybody() for card in t.zombie_cards(seat)]
    for card, seat in moving:
        target = t.left_of(seat) if side is Side.LEFT else t.right_of(seat)
        t.set_before(card, target, RULE)


def lets_simplify(t: Table, me: Seat) -> Script[None]:
    """Discard at least one New Rule and at most half of them (R-27)."""
    number = len(t.rules)
    if number:
        half = (number + 1) // 2 if t.switches.simplify_up else max(1, number // 2)
        rules = yield from choose_some(me, NEW_RULES, t.rules, 1, half)
        for rule in rules:
            t.discard(rule, RULE)


def no_zombies(t: Table, me: Seat) -> Script[None]:
    """Discard every Creeper in play; nothing is killed. §8.4"""
    for card in [card for seat in t.everybody() for card in t.zombie_cards(seat)]:
        t.discard(card, RULE)
    yield from no_question()


def out_of_ammo(t: Table, me: Seat) -> Script[None]:
    """Discard the Shotgun, and the Chainsaw unless a Can of Gasoline goes in its place. §8.6"""
    if t.holder(SHOTGUN) is not None:
        t.discard(SHOTGUN, "zombie_fluxx §8.6")
    owner = t.holder(CHAINSAW)
    if owner is not None:
        t.discard(CAN_OF_GASOLINE if t.has(owner, CAN_OF_GASOLINE) else CHAINSAW, "zombie_fluxx §8.6")
    yield from no_question()


def return_of_the_dead(t: Table, me: Seat) -> Script[None]:
    """Deal all zombie cards of the discard pile, shuffled, to all players from my left on (R-26)."""
    dead = [card for card in t.discard_pile if card in CREEPERS]
    t.zones.luck.shuffle("zombies", dead)
    deal(t, dead, t.left_of(me))
    yield from no_question()


def deal(t: Table, cards: list[Card], first: Seat) -> None:
    """Lay cards in front of all players, one at a time."""
    order = clockwise(first, t.seats)
    for place, card in enumerate(cards):
        t.set_before(card, order[place % t.seats], RULE)


def rules_reset(t: Table, me: Seat) -> Script[None]:
    """Discard all New Rules; the Goal stays."""
    for rule in t.rules:
        t.discard(rule, RULE)
    yield from no_question()


def steal_a_keeper(t: Table, me: Seat) -> Script[None]:
    """Take a Keeper from another player."""
    theirs = [card for seat in t.others(me) for card in t.keepers(seat)]
    if theirs:
        card = yield from choose(me, KEEPER, theirs)
        t.set_before(card, me, RULE)


def take_another_turn(t: Table, me: Seat) -> Script[None]:
    """Take one more turn after this one, never more than two in a row (R-31)."""
    t.extra_turn = t.turns_in_a_row < 2
    yield from no_question()


def taxation(t: Table, me: Seat) -> Script[None]:
    """Everybody else gives me a card of their choice."""
    givers = [seat for seat in t.others(me) if t.hand(seat)]
    if givers:
        given = yield from together({seat: partial(pay_tax, t, seat) for seat in givers})
        for seat in givers:
            t.zones.slip((given[seat],), hand_zone(seat), hand_zone(me), RULE)


def pay_tax(t: Table, me: Seat) -> Script[Card]:
    """Choose a card of mine to give."""
    card = yield from choose(me, TAX, t.zones.live(hand_zone(me)))
    return card


def trade_hands(t: Table, me: Seat) -> Script[None]:
    """Swap hands with an opponent, even for nothing."""
    other = yield from choose(me, OPPONENT, t.others(me))
    t.swap_hands(me, other, RULE)
    t.zones.tell("traded", RULE, me, [], {"with": other})


def trash_a_keeper(t: Table, me: Seat) -> Script[None]:
    """Discard a Keeper of any player, my own included (R-29)."""
    if t.all_keepers():
        card = yield from choose(me, KEEPER, t.all_keepers())
        t.discard(card, RULE)


def trash_a_new_rule(t: Table, me: Seat) -> Script[None]:
    """Discard a New Rule in play."""
    if t.rules:
        rule = yield from choose(me, NEW_RULE, t.rules)
        t.discard(rule, RULE)


def use_what_you_take(t: Table, me: Seat) -> Script[None]:
    """Take a card unseen from an opponent's hand and play it as my own."""
    from ludoteca.games.zombie_fluxx.playing import play

    holding = [seat for seat in t.others(me) if t.hand(seat)]
    if holding:
        other = yield from choose(me, OPPONENT, holding)
        hand = t.hand(other)
        card = hand[t.zones.luck.below("take", len(hand))]
        yield from play(t, me, card)


def zombie_jamboree(t: Table, me: Seat) -> Script[None]:
    """Shuffle all Keepers and Creepers in play together and deal them out again, from me on (R-26)."""
    cards = [
        card
        for seat in clockwise(Seat(0), t.seats)
        for card in t.zones.cards[keepers_zone(seat)] + t.zones.cards[keepers_zone(seat) + 1]
    ]
    t.zones.luck.shuffle("jamboree", cards)
    deal(t, cards, me)
    yield from no_question()


ACTIONS: Final[dict[str, Effect]] = {
    "and-stay-dead": and_stay_dead,
    "discard-and-draw": discard_and_draw,
    "draw-2-and-use-em": draw_2_and_use_em,
    "draw-3-play-2-of-them": draw_3_play_2_of_them,
    "eaten-by-zombies": eaten_by_zombies,
    "everybody-gets-1": everybody_gets_1,
    "exchange-keepers": exchange_keepers,
    "hey-over-here": hey_over_here,
    "lets-do-that-again": lets_do_that_again,
    "lets-shamble": lets_shamble,
    "lets-simplify": lets_simplify,
    "no-zombies": no_zombies,
    "out-of-ammo": out_of_ammo,
    "return-of-the-dead": return_of_the_dead,
    "rules-reset": rules_reset,
    "steal-a-keeper": steal_a_keeper,
    "take-another-turn": take_another_turn,
    "taxation": taxation,
    "trade-hands": trade_hands,
    "trash-a-keeper": trash_a_keeper,
    "trash-a-new-rule": trash_a_new_rule,
    "use-what-you-take": use_what_you_take,
    "zombie-jamboree": zombie_jamboree,
}
