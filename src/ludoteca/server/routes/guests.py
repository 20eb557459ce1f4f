"""Guests: come in, have a name, go on at another device, and come back with a passkey or a recovery code."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludoteca.server import passkeys
from ludoteca.server.app_state import AppState
from ludoteca.server.guests import SIGNED, cookie_of, described, is_proper, known, no_cookies, token_of
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import Left, Me, Named, Signed, Ticket
from ludoteca.server.limits import Asker
from ludoteca.server.names import proper_name
from ludoteca.server.problems import Denied
from ludoteca.server.room_events import Guest
from ludoteca.server.security import address_of, header

Asked = Request[Any, Any, Any]


def place_of(request: Asked) -> passkeys.Place:
    """Where the browser that asks believes to be, for its passkeys."""
    return passkeys.Place.of(request.scope["scheme"], header(request.scope, b"host"))


def _recognised(request: Asked, guest: Guest, token: str) -> Response[Me]:
    return Response(Me(guest.name), cookies=[cookie_of(token, request.scope["scheme"])])


async def _here_from_now_on(app_state: AppState, request: Asked, guest: Guest) -> Response[Me]:
    """Know somebody on this device, who has shown who they are, instead of whoever was known here before."""
    identities = app_state.store.identities
    before = token_of(request)
    token = await identities.new_device(guest.id, described(request))
    if before and SIGNED not in before:
        await identities.sign_out_here(before)
    return _recognised(request, guest, token)


@post("/guest", status_code=201, responses=REFUSALS)
async def arrive(data: JSONBody[Named], app_state: NamedDependency[AppState], request: Asked) -> Response[Me]:
    """Become somebody new; the answer sets a cookie. Whoever is somebody already has to go first."""
    name = proper_name(data.name)
    if await known(request, app_state.seals, app_state.store) is not None:
        raise Denied("known_already")
    app_state.moderation.check_name(name)
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    new, token = await app_state.store.identities.arrive(name, described(request))
    return _recognised(request, new, token)


@get("/guest", responses=REFUSALS)
async def me(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> Response[Me]:
    """Who I am; the cookie is good for another year from now on."""
    identities = app_state.store.identities
    token = token_of(request)
    if not is_proper(request):
        # From an earlier version, or from before the site was private. A process of that version may be beside us,
        # so a signed cookie stays good for itself until its owner signs a device out.
        token = await identities.new_device(guest.id, described(request), None if SIGNED in token else token)
    else:
        await identities.note_visit(token, described(request))
    return _recognised(request, guest, token)


@patch("/guest", responses=REFUSALS)
async def rename(
    data: JSONBody[Named],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> Me:
    """Have another name, also in the rooms where one is already."""
    name = proper_name(data.name)
    app_state.moderation.check_name(name)
    app_state.limits.spend("renames", Asker(guest.id, address_of(request.scope)))
    await app_state.store.rename(guest.id, name)
    await app_state.relay.rename(Guest(guest.id, name))
    return Me(name)


@post("/guest/leave", status_code=200, responses=REFUSALS)
async def leave(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> Response[Left]:
    """Be nobody on this device any more."""
    token = token_of(request)
    if SIGNED in token:
        await app_state.store.identities.sign_out_others(guest.id, "")
    else:
        await app_state.store.identities.sign_out_here(token)
    return Response(Left(), cookies=no_cookies(request.scope["scheme"]))


@post("/guest/link", status_code=201, responses=REFUSALS)
async def link(guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked) -> Ticket:
    """A code that lets me go on at another device, good for ten minutes and for one use."""
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    return Ticket(await app_state.store.identities.link(guest.id))


@post("/guest/follow", status_code=200, responses=REFUSALS)
async def follow(
    data: JSONBody[Ticket], app_state: NamedDependency[AppState], request: Asked
) -> Response[Me]:
    """Go on at this device as whoever made a code; the answer sets a cookie."""
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    found = await app_state.store.identities.follow(data.token)
    if found is None:
        raise Denied("bad_ticket")
    return await _here_from_now_on(app_state, request, found)


@post("/guest/recover", status_code=200, responses=REFUSALS)
async def recover(
    data: JSONBody[Ticket], app_state: NamedDependency[AppState], request: Asked
) -> Response[Me]:
    """Come back with a recovery code, which is used up by that; the answer sets a cookie."""
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    found = await app_state.store.identities.recover(data.token)
    if found is None:
        raise Denied("bad_code")
    return await _here_from_now_on(app_state, request, found)


@post("/guest/passkey/options", status_code=200, responses=REFUSALS)
async def passkey_options(app_state: NamedDependency[AppState], request: Asked) -> dict[str, Any]:
    """What a browser needs to let somebody sign with a passkey."""
    place = place_of(request)
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    return await passkeys.request(app_state.store.identities, place)


@post("/guest/passkey", status_code=200, responses=REFUSALS)
async def come_back(
    data: JSONBody[Signed], app_state: NamedDependency[AppState], request: Asked
) -> Response[Me]:
    """Come back with a passkey; the answer sets a cookie."""
    place = place_of(request)
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    found = await passkeys.signed(app_state.store.identities, place, data.credential)
    return await _here_from_now_on(app_state, request, found)


ROUTES = [arrive, me, rename, leave, link, follow, recover, passkey_options, come_back]
