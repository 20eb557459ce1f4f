"""Guests: come in, have a name, go on at another device."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludoteca.server.deed import Guest
from ludoteca.server.guests import proper_name
from ludoteca.server.house import House
from ludoteca.server.problems import REFUSALS, Denied
from ludoteca.server.security import address_of
from ludoteca.server.web import Me, Named, Ticket

Asked = Request[Any, Any, Any]


def _recognised(house: House, request: Asked, guest: Guest) -> Response[Me]:
    cookie = house.seals.cookie(guest.id, request.scope["scheme"])
    return Response(Me(guest.name), cookies=[cookie])


@post("/guest", status_code=201, responses=REFUSALS)
async def arrive(data: JSONBody[Named], house: NamedDependency[House], request: Asked) -> Response[Me]:
    """Become somebody new; the answer sets a cookie."""
    name = proper_name(data.name)
    house.spend("guests", address_of(request.scope), house.rates.guests)
    new = await house.store.new_guest(name)
    return _recognised(house, request, new)


@get("/guest", responses=REFUSALS)
async def me(guest: NamedDependency[Guest], house: NamedDependency[House], request: Asked) -> Response[Me]:
    """Who I am; the cookie is good for another year from now on."""
    return _recognised(house, request, guest)


@patch("/guest", responses=REFUSALS)
async def rename(data: JSONBody[Named], guest: NamedDependency[Guest], house: NamedDependency[House]) -> Me:
    """Have another name, also in the rooms where one is already."""
    name = proper_name(data.name)
    house.spend("commands", guest.id, house.rates.commands)
    await house.store.rename(guest.id, name)
    await house.relay.rename(Guest(guest.id, name))
    return Me(name)


@post("/guest/link", status_code=201, responses=REFUSALS)
async def link(
    guest: NamedDependency[Guest], house: NamedDependency[House], request: Asked
) -> Response[Ticket]:
    """A ticket that lets me go on at another device, good for ten minutes and for one use."""
    house.spend("guests", address_of(request.scope), house.rates.guests)
    ticket = Ticket(await house.store.link(guest.id))
    return Response(ticket, headers={"cache-control": "no-store"})


@post("/guest/follow", status_code=200, responses=REFUSALS)
async def follow(data: JSONBody[Ticket], house: NamedDependency[House], request: Asked) -> Response[Me]:
    """Go on at this device as the guest of a ticket; the answer sets a cookie."""
    house.spend("guests", address_of(request.scope), house.rates.guests)
    found = await house.store.follow(data.token)
    if found is None:
        raise Denied("bad_ticket")
    return _recognised(house, request, found)


ROUTES = [arrive, me, rename, link, follow]
