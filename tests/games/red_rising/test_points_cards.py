"""The end-game points of every character, in cases typed from the rules: one where it scores, one where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.pieces import CHARACTERS, CLAUSES, NAMES, NUMBERS
from tests.games.red_rising.standings import clauses, scored, standing

ALWAYS = {"judge", "modjob", "mustang"}
"""Characters that count themselves, and so never score nothing."""
AHEAD = ((2, 2, 2), (1, 1, 1))
"""Two rivals with less of everything than 3."""
PILE = "deanna aja nero sefi cyther bridge evey orion judge lawyer"
"""Ten banished cards."""


class Case:
    """A character in hand, what lies beside it, and what each of its clauses then brings."""

    def __init__(self, card: str, points: tuple[int, ...], beside: str = "", **around: Any) -> None:
        self.card = card
        self.points = points
        self.beside = beside
        self.names = around.pop("names", "")
        self.colours = around.pop("colours", "")
        self.around = around

    def __str__(self) -> str:
        extras = [f"{word}={value}" for word, value in self.around.items()]
        return " ".join([self.card, "with", *self.beside.split(), self.names, self.colours, *extras]).strip()


RED = [
    Case("arlus", (25,), "deanna cyther"),
    Case("arlus", (0,), "deanna nero"),
    Case("arlus", (0,), "bridge", colours="bridge=gold"),
    Case("dancer", (11, 11), "deanna"),
    Case("dancer", (0, 11), "bridge"),
    Case("dancer", (11, 0), "nero"),
    Case("dancer", (0, 0), "bridge nero"),
    Case("darrow", (30,), "deanna eo aja nero sefi cyther"),
    Case("darrow", (0,), "deanna eo aja nero sefi"),
    Case("deanna", (26,), "eo"),
    Case("deanna", (26,), "bridge", colours="bridge=red"),
    Case("deanna", (0,), "nero"),
    Case("eo", (20, 0), "deanna darrow"),
    Case("eo", (0, -10), "trigg"),
    Case("eo", (0, 0), "bridge"),
    Case("eo", (10, -10), "bridge trigg deanna"),
    Case("harmony", (33,), "deanna evey nanny sefi"),
    Case("harmony", (33,)),
    Case("harmony", (0,), "deanna nero"),
    Case("uncle-narol", (40,), "gardener surgeon"),
    Case("uncle-narol", (0,), "gardener ceo"),
]
BROWN = [
    Case("artisan-chef", (10, 0), "nero aja"),
    Case("artisan-chef", (0, 0), "deanna"),
    Case("assassin", (20,), "sefi ragnar"),
    Case("assassin", (0,), "nero"),
    Case("gardener", (15,), "evey matteo musician"),
    Case("gardener", (0,), "nero"),
    Case("janitor", (15,), "hacker surgeon orion"),
    Case("janitor", (0,), "nero nanny"),
    Case("mess-hall-cook", (10,), "bridge cyther"),
    Case("mess-hall-cook", (0,), "nero"),
    Case("modjob", (15,), "deanna nanny nero"),
    Case("modjob", (5,), "nero"),
    Case("nanny", (15,), "banker judge lawyer"),
    Case("nanny", (0,), "nero deanna"),
]
OBSIDIAN = [
    Case("alfrun", (10, 0), "nero"),
    Case("alfrun", (0, 10), "jopho"),
    Case("alfrun", (0, 0), "sefi"),
    Case("alia-snowsparrow", (24,), "nero trigg sefi"),
    Case("alia-snowsparrow", (0,), "nero deanna"),
    Case("helga", (16,), "the-pax"),
    Case("helga", (16,), "pax-au-telemanus the-pax"),
    Case("helga", (0,), "the-telemanuses"),
    Case("jopho", (10, 0), "alfrun"),
    Case("jopho", (0, 10), "nero"),
    Case("jopho", (0, 0), "sefi"),
    Case("ragnar", (10, 0), "cyther"),
    Case("ragnar", (0, 10), "sefi"),
    Case("ragnar", (0, 0), "nero"),
    Case("sefi", (20, 0), "ragnar"),
    Case("sefi", (0, -10), "nero aja"),
    Case("sefi", (0, 0), "deanna"),
    Case("stained", (15,), "nero"),
    Case("stained", (0,), "sefi"),
]
ORANGE = [
    Case("aegis-craftsman", (10, 10), "nero"),
    Case("aegis-craftsman", (0, 10), "deanna"),
    Case("aegis-craftsman", (0, 0), "sefi"),
    Case("artificer", (20,), "cyther nero"),
    Case("artificer", (0,), "nero"),
    Case("artificer", (0,), "cyther"),
    Case("cyther", (16,), "orion"),
    Case("cyther", (0,), "nero"),
    Case("gravboot-cobbler", (14,), "nero"),
    Case("gravboot-cobbler", (14,), "bridge"),
    Case("gravboot-cobbler", (0,), "sefi"),
    Case("pulse-armorer", (17,), "bridge"),
    Case("pulse-armorer", (0,), "nero"),
    Case("pulse-fist-engineer", (18,), "sefi"),
    Case("pulse-fist-engineer", (0,), "nero"),
    Case("razor-designer", (13,), "nero"),
    Case("razor-designer", (0,), "nero sefi"),
    Case("razor-designer", (0,), "deanna"),
]
GRAY = [
    Case("bridge", (15,), "evey", locations=("matteo nero", "musician", "", "calliope")),
    Case("bridge", (0,), "evey", locations=("nero", "face-down", "", "")),
    Case("colonel-valentin", (10,), locations=("nero deanna", "aja", "", "")),
    Case("colonel-valentin", (0,), "nero", locations=("deanna", "", "", "")),
    Case("danto", (10,), locations=("lawyer", "judge nero", "", "")),
    Case("danto", (0,), "judge", locations=("nero", "", "", "")),
    Case("holiday", (10,), locations=("cyther", "", "", "nero orion")),
    Case("holiday", (0,), "orion", locations=("nero", "", "", "")),
    Case("sun-hwa", (10,), locations=("sefi", "", "hacker", "")),
    Case("sun-hwa", (0,), "sefi", locations=("nero", "", "", "")),
    Case("trigg", (10,), locations=("bridge", "", "", "surgeon")),
    Case("trigg", (0,), "bridge", locations=("nero", "", "", "")),
    Case("ugly-dan", (10,), locations=("deanna", "nanny", "", "")),
    Case("ugly-dan", (0,), "deanna", locations=("nero", "", "", "")),
]
VIOLET = [
    Case("4d-painter", (31,), "deanna nero bridge"),
    Case("4d-painter", (0,), "deanna eo"),
    Case("4d-painter", (0,), "musician"),
    Case("holo-host", (18,), influence=5),
    Case("holo-host", (0,), influence=4),
    Case("mickey-the-carver", (10, 0), banished="deanna"),
    Case("mickey-the-carver", (0, 10), "nero", banished="aja"),
    Case("mickey-the-carver", (0, 0), "deanna"),
    Case("musician", (32,), "sefi surgeon"),
    Case("musician", (0,), "sefi deanna"),
    Case("reporter", (29,), helium=5),
    Case("reporter", (0,), helium=4),
    Case("vlogger", (23,), fleet=5),
    Case("vlogger", (0,), fleet=4),
    Case("zanzibar", (31,), "deanna nero"),
    Case("zanzibar", (0,), "deanna sefi"),
]
PINK = [
    Case("calliope", (20,), "the-jackal"),
    Case("calliope", (0,), "nero"),
    Case("conversationalist", (15,), "judge"),
    Case("conversationalist", (0,), "nero"),
    Case("evey", (15, 0), "darrow"),
    Case("evey", (0, -15), "mickey-the-carver"),
    Case("evey", (0, 0), "nero"),
    Case("garden-trained-rose", (14,), "banker ceo"),
    Case("garden-trained-rose", (0,), "nero"),
    Case("masseuse", (16,), "lawyer"),
    Case("masseuse", (0,), "nero"),
    Case("matteo", (17,), "evey"),
    Case("matteo", (17,), "quicksilver"),
    Case("matteo", (0,), "nero"),
    Case("theodora", (14,), "nero aja"),
    Case("theodora", (14,), "deanna"),
    Case("theodora", (0,), "deanna nero"),
    Case("theodora", (0,), "sefi"),
]
YELLOW = [
    Case("group-counselor", (-10,), banished=PILE),
    Case("group-counselor", (0,)),
    Case("pathologist", (10, 0), before=5),
    Case("pathologist", (10, 0), before=9),
    Case("pathologist", (0, 25), before=10),
    Case("pathologist", (0, 0), before=4),
    Case("researcher", (17,), before=4),
    Case("researcher", (0,), before=5),
    Case("surgeon", (10,), "nero aja"),
    Case("surgeon", (0,), "deanna"),
]
GREEN = [
    Case("codebreaker", (22,), "deanna nero 4d-painter"),
    Case("codebreaker", (0,), "deanna darrow"),
    Case("codebreaker", (0,), "ceo"),
    Case("dataport-specialist", (26,), "orion"),
    Case("dataport-specialist", (0,), "nero"),
    Case("developer", (30,), locations=("nero deanna", "octavia", "quicksilver face-down", "")),
    Case("developer", (0,), locations=("nero face-down", "", "nero surgeon", "")),
    Case("firewall-expert", (22,), locations=("nero", "", "aja", "deanna")),
    Case("firewall-expert", (22,), locations=("nero", "eo face-down", "aja", "deanna")),
    Case("firewall-expert", (0,), locations=("nero", "face-down eo", "aja", "deanna")),
    Case("holo-designer", (28,), "musician"),
    Case("holo-designer", (0,), "nero"),
]
BLUE = [
    Case("invictus", (16, 0), fleet=5),
    Case("invictus", (0, -9), fleet=4),
    Case("invictus", (0, -9), fleet=3, rivals=((0, 4, 0), (0, 2, 0))),
    Case("morning-star", (-15,), "quietus"),
    Case("morning-star", (0,), "orion"),
    Case("morning-star", (0,), "virga"),
    Case("morning-star", (0,), "pelus"),
    Case("orion", (10, 0), "the-pax"),
    Case("orion", (10, 7), "pax-au-telemanus", fleet=7),
    Case("orion", (0, 0), "nero"),
    Case("pelus", (0, 0), fleet=4),
    Case("pelus", (20, 0), fleet=5),
    Case("pelus", (20, 0), fleet=7),
    Case("pelus", (0, 35), fleet=8),
    Case("pelus", (0, 35), fleet=10),
    Case("quietus", (16,), influence=5),
    Case("quietus", (0,), influence=4),
    Case("the-pax", (15,), "darrow"),
    Case("the-pax", (15,), "sevro"),
    Case("the-pax", (15,), "orion virga pelus"),
    Case("the-pax", (0,), "pax-au-telemanus quietus"),
    Case("virga", (0, 0), fleet=5),
    Case("virga", (15, 0), fleet=6),
    Case("virga", (15, 0), fleet=8),
    Case("virga", (0, 30), fleet=9),
    Case("virga", (0, 30), fleet=10),
]
WHITE = [
    Case("judge", (9,), "nero deanna"),
    Case("judge", (3,)),
    Case("magistrate", (15,), helium=3, influence=3, fleet=3),
    Case("magistrate", (0,), helium=2, influence=9, fleet=9),
    Case("magistrate", (0,), helium=9, influence=2, fleet=9),
    Case("magistrate", (0,), helium=9, influence=9, fleet=2),
    Case("orator", (21,), sovereign=False),
    Case("orator", (0,), sovereign=True),
    Case("priestess", (20,), "cassius sefi"),
    Case("priestess", (0,), "cassius seer"),
    Case("seer", (11,), sovereign=True),
    Case("seer", (0,), sovereign=False),
]
COPPER = [
    Case("administrator", (15,), influence=5),
    Case("administrator", (0,), influence=6),
    Case("bondilus", (5, 0), sovereign=True),
    Case("bondilus", (0, 5), "nero"),
    Case("bondilus", (0, 0), "deanna"),
    Case("diplomat", (19,), influence=2, rivals=AHEAD),
    Case("diplomat", (0,), influence=3, rivals=AHEAD),
    Case("lawyer", (12, 0), "seer"),
    Case("lawyer", (0, 22), "judge"),
    Case("lawyer", (12, 22), "judge seer"),
    Case("lawyer", (0, 0), "nero"),
    Case("politician", (15,), influence=5),
    Case("politician", (0,), influence=4),
    Case("timony", (30,), influence=10),
    Case("timony", (0,), influence=0),
]
SILVER = [
    Case("ceo", (18,), helium=5),
    Case("ceo", (0,), helium=4),
    Case("loan-shark", (7,), "deanna eo aja nero sefi cyther"),
    Case("loan-shark", (0,), "deanna eo aja nero sefi"),
    Case("quicksilver", (-30,), helium=4),
    Case("quicksilver", (0,), helium=5),
    Case("sponsor", (8,), influence=4),
    Case("sponsor", (0,), influence=0),
    Case("stock-broker", (20,), helium=4),
    Case("stock-broker", (25,), helium=9),
    Case("stock-broker", (0,), helium=0),
]
GOLD_TO_LYSANDER = [
    Case("aja", (15,), "octavia"),
    Case("aja", (0,), "nero"),
    Case("antonia", (15, 0), "the-jackal"),
    Case("antonia", (15, 0), "nero aja"),
    Case("antonia", (0, -10), "victra"),
    Case("antonia", (15, -10), "victra sevro"),
    Case("antonia", (0, 0), "nero"),
    Case("ash-lord", (10, 0), "orion virga"),
    Case("ash-lord", (0, 5), banished="pelus nero"),
    Case("ash-lord", (0, 0), "nero"),
    Case("boneriders", (15,), "the-jackal"),
    Case("boneriders", (15,), "bridge trigg"),
    Case("boneriders", (0,), "nero"),
    Case("cassius", (40, 0), "mustang darrow"),
    Case("cassius", (0, -20), "darrow"),
    Case("cassius", (0, 0), "mustang"),
    Case("fitchner", (10, 0), "deanna"),
    Case("fitchner", (0, 10), "sevro"),
    Case("fitchner", (0, 0), "nero"),
    Case("karnus", (30, 0), "cassius"),
    Case("karnus", (0, -15), "mustang"),
    Case("karnus", (0, -15), "the-jackal nero"),
    Case("karnus", (0, 0), "aja"),
    Case("lorn", (15,), "deanna"),
    Case("lorn", (0,), "aja"),
    Case("lysander", (20,), sovereign=True),
    Case("lysander", (20,), "octavia"),
    Case("lysander", (20,), "cassius"),
    Case("lysander", (0,), "nero"),
]
GOLD_FROM_MUSTANG = [
    Case("mustang", (20,), "deanna eo bridge", colours="bridge=blue"),
    Case("mustang", (5,), "nero"),
    Case("nero", (10, 0, 0, 0), sovereign=True),
    Case("nero", (0, -5, 0, 0), "cassius"),
    Case("nero", (0, 0, -5, -5), "karnus octavia"),
    Case("nero", (0, 0, 0, 0), "aja"),
    Case("octavia", (-30,), "nero"),
    Case("octavia", (0,), "lysander"),
    Case("octavia", (0,), sovereign=True),
    Case("pax-au-telemanus", (20,), "sefi"),
    Case("pax-au-telemanus", (20,), "mustang"),
    Case("pax-au-telemanus", (0,), "nero"),
    Case("romulus", (15, -25), "nero", sovereign=True),
    Case("romulus", (0, 0), "orion"),
    Case("romulus", (0, -25), "orion roque"),
    Case("romulus", (0, -25), "orion octavia"),
    Case("roque", (10,), "orion virga"),
    Case("roque", (0,), "nero"),
    Case("sevro", (20,), "victra"),
    Case("sevro", (20,), "the-howlers"),
    Case("sevro", (20,), "deanna"),
    Case("sevro", (0,), "nero"),
    Case("tactus", (20,), "octavia"),
    Case("tactus", (20,), "darrow"),
    Case("tactus", (20,), "evey"),
    Case("tactus", (0,), "deanna"),
    Case("the-howlers", (15,), "sevro"),
    Case("the-howlers", (0,), "nero"),
    Case("the-jackal", (30, 0), sovereign=True),
    Case("the-jackal", (0, -30), "darrow"),
    Case("the-jackal", (0, -30), "darrow octavia"),
    Case("the-jackal", (0, 0), "nero"),
    Case("the-telemanuses", (15,), "pax-au-telemanus"),
    Case("the-telemanuses", (15,), "the-pax"),
    Case("the-telemanuses", (0,), "nero"),
    Case("victra", (10, 0), "the-howlers"),
    Case("victra", (0, 10), "sevro"),
    Case("victra", (0, 10), "darrow"),
    Case("victra", (0, 0), "nero"),
]
CASES = [
    *RED, *BROWN, *OBSIDIAN, *ORANGE, *GRAY, *VIOLET, *PINK, *YELLOW, *GREEN, *BLUE, *WHITE, *COPPER, *SILVER,
    *GOLD_TO_LYSANDER, *GOLD_FROM_MUSTANG,
]  # fmt: skip
WITH_POINTS = [NAMES[card] for card in CHARACTERS if CLAUSES[card]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_character_brings_what_is_printed_on_it(case: Case) -> None:
    lines = scored(standing(f"{case.card} {case.beside}", **case.around), case.names, case.colours)
    assert tuple(clauses(lines, case.card)) == case.points


def test_102_characters_have_end_game_points() -> None:
    assert len(WITH_POINTS) == 102


@pytest.mark.parametrize("card", WITH_POINTS)
def test_a_character_with_points_has_its_cases(card: str) -> None:
    """Every line of it counts in some case and does not in another. What spares others brings nothing itself."""
    for number, line in enumerate(CLAUSES[NUMBERS[card]]):
        brought = [case.points[number] for case in CASES if case.card == card]
        assert "spares" in line or any(brought), line
        assert card in ALWAYS or 0 in brought, line
