"""What the server tells of the cards of a game."""

from __future__ import annotations

import msgspec
import pytest

from bench.load.client import Person
from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.facets.registry import games
from ludoteca.server.http_types import CardView
from ludoteca.server.wire_scene import Speech
from tests.boxes import built_in
from tests.server.clients import run, serving


@pytest.mark.parametrize("game", games())
def test_every_card_has_a_name_and_a_text_and_a_rule(sqlite: str, game: str) -> None:
    async def look() -> None:
        async with serving(sqlite) as site:
            reply = await Person(site.url).call("GET", f"/api/games/{game}/cards")
            cards = msgspec.json.decode(reply.body, type=list[CardView])
            assert [card.name for card in cards] == list(games()[game].rules.identity.names)
            for card in cards:
                assert language("en").say(_message(card.label))
                # What a card does is told in words of a game's own, which a stranger's need not have.
                if game in built_in():
                    assert language("en").say(_message(card.about)) and card.rule.startswith(game)

    run(look())


def _message(speech: Speech) -> Message:
    arguments = {
        name: _message(value) if isinstance(value, Speech) else value for name, value in speech.args.items()
    }
    return Message(speech.id, arguments)


def test_a_game_that_is_not_there_has_no_cards(sqlite: str) -> None:
    async def look() -> None:
        async with serving(sqlite) as site:
            reply = await Person(site.url).call("GET", "/api/games/chess/cards")
            assert (reply.status, reply.json["code"]) == (404, "not_found")

    run(look())
