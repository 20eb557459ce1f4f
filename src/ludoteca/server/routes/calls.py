"""Calls: how somebody is told that it is their turn in matches over days; and the links of letters, which need no cookie."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Annotated, Any, Final
from zoneinfo import available_timezones

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace
from sqlalchemy import Connection

from ludoteca.facets.language import languages
from ludoteca.server import calls, sanctions
from ludoteca.server.app_state import AppState
from ludoteca.server.calls import DAY, Habit
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import (
    Browser,
    Calling,
    CallToken,
    Holiday,
    HowToCall,
    MailAddress,
    Unsubscribed,
)
from ludoteca.server.limits import Asker
from ludoteca.server.mail import ADDRESS
from ludoteca.server.problems import Denied
from ludoteca.server.room_events import Guest
from ludoteca.server.security import address_of
from ludoteca.server.web_push import BadTarget, Target

Asked = Request[Any, Any, Any]

HOUR: Final = 3600.0
"""An address is asked to confirm once in so many seconds."""


async def _calling(app_state: AppState, guest: Guest) -> Calling:
    store, caller = app_state.store, app_state.caller
    habit = await store.read(lambda connection: calls.habit_of(connection, guest.id))
    browsers = await store.read(lambda connection: calls.browsers_of(connection, guest.id))
    now = time()
    left = calls.holidays_left(habit, now)
    return Calling(
        push=None if caller.push is None else caller.push.public_key,
        mails=caller.mail is not None,
        browsers=len(browsers),
        mail=habit.mail,
        confirmed=habit.confirmed,
        nights=habit.nights,
        zone=habit.zone,
        away=habit.away if habit.away is not None and habit.away > now else None,
        holidays=round(left / DAY, 1),
    )


async def _change(app_state: AppState, guest: str, change: Callable[[Connection, Habit], Habit]) -> None:
    def act(connection: Connection) -> None:
        calls.keep_habit(connection, guest, change(connection, calls.habit_of(connection, guest)))

    await app_state.store.write(act)


@get("/calls", responses=REFUSALS)
async def calling(guest: NamedDependency[Guest], app_state: NamedDependency[AppState]) -> Calling:
    """How I am told that it is my turn."""
    return await _calling(app_state, guest)


@patch("/calls", responses=REFUSALS)
async def change(
    data: JSONBody[HowToCall], guest: NamedDependency[Guest], app_state: NamedDependency[AppState]
) -> Calling:
    """Be told in another language, by another clock, at night too."""
    wanted = {name: getattr(data, name) for name in ("language", "zone", "nights")}
    said = {name: value for name, value in wanted.items() if value is not None}
    if said.get("language", "en") not in languages() or said.get("zone", "UTC") not in available_timezones():
        raise Denied("bad_request")
    await _change(app_state, guest.id, lambda _, habit: replace(habit, **said))
    return await _calling(app_state, guest)


@put("/calls/push", responses=REFUSALS)
async def subscribe(
    data: JSONBody[Browser], guest: NamedDependency[Guest], app_state: NamedDependency[AppState]
) -> Calling:
    """Tell this browser, too."""
    target = Target(data.endpoint, data.key, data.secret)
    push = app_state.caller.push
    if push is None:
        raise Denied("no_calls")
    try:
        push.check(target)
    except BadTarget:
        raise Denied("bad_request") from None
    await app_state.store.write(lambda connection: calls.subscribe(connection, guest.id, target, time()))
    return await _calling(app_state, guest)


@delete("/calls/push", status_code=200, responses=REFUSALS)
async def unsubscribe(
    data: JSONBody[Unsubscribed], guest: NamedDependency[Guest], app_state: NamedDependency[AppState]
) -> Calling:
    """Tell this browser no more."""
    target = Target(data.endpoint, "", "")
    await app_state.store.write(lambda connection: calls.unsubscribe(connection, target, guest.id))
    return await _calling(app_state, guest)


@put("/calls/mail", responses=REFUSALS)
async def write_to(
    data: JSONBody[MailAddress],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> Calling:
    """Write to this address once its owner has confirmed it; to an empty one no more."""
    address = data.mail.strip()
    if not address:
        await _change(app_state, guest.id, lambda _, habit: replace(habit, mail=None, confirmed=False))
        return await _calling(app_state, guest)
    if app_state.caller.mail is None:
        raise Denied("no_calls")
    if not ADDRESS.fullmatch(address) or not address.isascii():
        raise Denied("bad_mail")
    app_state.limits.spend("letters", Asker(guest.id, address_of(request.scope)))

    def ask(connection: Connection, habit: Habit) -> Habit:
        if calls.asked_lately(connection, address, time() - HOUR):
            raise Denied("mail_asked")
        return replace(habit, mail=address, confirmed=False, asked=time())

    await _change(app_state, guest.id, ask)
    habit = await app_state.store.read(lambda connection: calls.habit_of(connection, guest.id))
    if not await app_state.caller.ask(guest.id, guest.name, address, habit.language):
        raise Denied("no_calls")
    return await _calling(app_state, guest)


@post("/calls/confirm", status_code=204, responses=REFUSALS)
async def confirm(data: JSONBody[CallToken], app_state: NamedDependency[AppState]) -> None:
    """The link of a letter was followed: the address is theirs."""
    meant = app_state.caller.tokens.confirmed(data.token)
    if meant is None:
        raise Denied("bad_ticket")

    def act(_: Connection, habit: Habit) -> Habit:
        if habit.mail != meant[1]:
            raise Denied("bad_ticket")
        return replace(habit, confirmed=True)

    await _change(app_state, meant[0], act)


@post("/calls/stop", status_code=200, media_type=MediaType.TEXT, responses=REFUSALS)
async def stop(
    token: Annotated[str, QueryParameter(min_length=1, max_length=1024)], app_state: NamedDependency[AppState]
) -> Response[str]:
    """One click in a mail program, or on the page of a letter: no more letters to this address."""
    meant = app_state.caller.tokens.stopped(token)
    if meant is None:
        raise Denied("bad_ticket")

    def act(_: Connection, habit: Habit) -> Habit:
        return replace(habit, mail=None, confirmed=False) if habit.mail == meant[1] else habit

    await _change(app_state, meant[0], act)
    return Response("ok\n", media_type=MediaType.TEXT)


@put("/calls/holiday", responses=REFUSALS)
async def holiday(
    data: JSONBody[Holiday],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> Calling:
    """Be on holiday from now on: in matches over days that run, my clock stands still. Or be back."""
    app_state.limits.spend("renames", Asker(guest.id, address_of(request.scope)))
    now = time()

    def act(connection: Connection) -> None:
        wanted = calls.holiday(calls.habit_of(connection, guest.id), now, data.days * DAY)
        if wanted is None:
            raise Denied("no_holidays")
        calls.keep_habit(connection, guest.id, wanted)
        sanctions.instruct(connection, "away", now, guest.id, until=wanted.away or now)

    await app_state.store.write(act)
    return await _calling(app_state, guest)


ROUTES = [calling, change, subscribe, unsubscribe, write_to, confirm, stop, holiday]
