"""The account: one's devices, passkeys and recovery codes, whom one has blocked, and all that is kept of oneself."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ludoteca.server import passkeys
from ludoteca.server.app_state import AppState
from ludoteca.server.guests import described, no_cookies, token_of
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import (
    AccountView,
    DeviceView,
    Left,
    PasskeyView,
    PersonName,
    RecoveryCodes,
    Signed,
)
from ludoteca.server.limits import Asker
from ludoteca.server.problems import Denied
from ludoteca.server.room_events import Guest
from ludoteca.server.routes.guests import place_of
from ludoteca.server.security import address_of

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=2_048)]


@get("/account", responses=REFUSALS)
async def account(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> AccountView:
    """What there is of oneself."""
    store, identities = app_state.store, app_state.store.identities
    return AccountView(
        name=guest.name,
        person=await identities.public(guest.id),
        devices=[
            DeviceView(one.id, one.about, one.created, one.seen, one.here)
            for one in await identities.devices(guest.id, token_of(request))
        ],
        passkeys=[
            PasskeyView(one.id, one.about, one.site, one.created, one.seen)
            for one in await identities.passkeys(guest.id)
        ],
        codes=await identities.recovery_codes(guest.id),
        blocked=[
            PersonName(await identities.public(one.id), one.name) for one in await store.blocked_by(guest.id)
        ],
    )


@delete("/account", status_code=200, responses=REFUSALS)
async def forget(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> Response[Left]:
    """Be forgotten for good: name, devices, ratings, and what one has said. Matches of others go on without the name."""
    await app_state.relay.forget_person(guest)
    return Response(Left(), cookies=no_cookies(request.scope["scheme"]))


@get("/account/data", responses=REFUSALS)
async def data(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> Response[dict[str, Any]]:
    """All that is kept of oneself, as a file."""
    app_state.limits.spend("replays", Asker(guest.id, address_of(request.scope)))
    kept = await app_state.store.export(guest.id)
    return Response(kept, headers={"content-disposition": 'attachment; filename="ludoteca-data.json"'})


@delete("/account/devices/{device:str}", status_code=204, responses=REFUSALS)
async def sign_out(device: Id, guest: NamedDependency[Guest], app_state: NamedDependency[AppState]) -> None:
    """Be nobody any more on one of one's devices."""
    if not await app_state.store.identities.sign_out(guest.id, device):
        raise Denied("not_found")


@delete("/account/devices", status_code=204, responses=REFUSALS)
async def sign_out_others(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> None:
    """Be nobody any more on all devices but this one."""
    await app_state.store.identities.sign_out_others(guest.id, token_of(request))


@post("/account/passkeys/options", status_code=200, responses=REFUSALS)
async def new_passkey(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    place = place_of(request)
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    identities = app_state.store.identities
    return await passkeys.creation(identities, guest, place, await identities.passkeys(guest.id))


@post("/account/passkeys", status_code=204, responses=REFUSALS)
async def add_passkey(
    data: JSONBody[Signed],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> None:
    """Be able to come back with a passkey that the browser has made."""
    place = place_of(request)
    await passkeys.created(app_state.store.identities, guest, place, data.credential, described(request))


@delete("/account/passkeys/{passkey:str}", status_code=204, responses=REFUSALS)
async def remove_passkey(
    passkey: Id, guest: NamedDependency[Guest], app_state: NamedDependency[AppState]
) -> None:
    """Have one of one's passkeys count for nothing."""
    if not await app_state.store.identities.remove_passkey(guest.id, passkey):
        raise Denied("not_found")


@post("/account/recovery", status_code=201, responses=REFUSALS)
async def recovery(
    guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> RecoveryCodes:
    """New recovery codes, in place of all that there were."""
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    return RecoveryCodes(await app_state.store.identities.new_recovery(guest.id))


@delete("/account/blocked/{person:str}", status_code=204, responses=REFUSALS)
async def unblock(
    person: Annotated[str, PathParameter(max_length=64)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
) -> None:
    """Have to do with somebody again."""
    other = await app_state.store.identities.by_public(person)
    if other is None:
        raise Denied("not_found")
    await app_state.relay.block(guest, other.id, False)


ROUTES = [
    account,
    forget,
    data,
    sign_out,
    sign_out_others,
    new_passkey,
    add_passkey,
    remove_passkey,
    recovery,
    unblock,
]
