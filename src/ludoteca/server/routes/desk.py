"""The page of the desk: what ``ludoteca admin`` shows and does, for whoever has the key that it gives out."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter

from ludoteca.server import desk, reports
from ludoteca.server.app_state import AppState
from ludoteca.server.housekeeping import tidy_up
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import Decision, DeskView, HouseChoices, Tidied, Verdict
from ludoteca.server.limits import Asker
from ludoteca.server.problems import Denied
from ludoteca.server.security import address_of

KEY: Final = "x-ludoteca-desk"
"""The header with the key: no page elsewhere can send it, and no browser sends it unasked."""

Asked = Request[Any, Any, State]
Id = Annotated[str, PathParameter(max_length=64)]


async def _operator(request: Asked, app_state: NamedDependency[AppState]) -> str:
    """The key of whoever runs the server; raises Denied for everybody else, and is slow to those who guess."""
    key = request.headers.get(KEY, "")
    is_open: bool = await app_state.store.read(lambda connection: desk.opens(connection, key, time()))
    if key and is_open:
        return key
    app_state.limits.spend("guests", Asker(address=address_of(request.scope)))
    raise Denied("no_desk")


OPERATOR: Final = {"operator": Provide(_operator)}


@get("/desk", responses=REFUSALS, dependencies=OPERATOR)
async def overview(
    operator: NamedDependency[str],
    app_state: NamedDependency[AppState],
    named: FromQuery[str] = "",
) -> DeskView:
    """All that there is to see, with the people whose names have this in them."""
    return await app_state.store.read(lambda connection: desk.overview(connection, time(), named[:64]))


@post("/desk/decisions", status_code=204, responses=REFUSALS, dependencies=OPERATOR)
async def decide(
    data: JSONBody[Decision], operator: NamedDependency[str], app_state: NamedDependency[AppState]
) -> None:
    """Ban, mute, kick, close or forget; every process does so within a second."""
    try:
        await app_state.store.write(lambda connection: desk.decide(connection, data, time()))
    except desk.NotUnderstood:
        raise Denied("not_found") from None
    await app_state.moderation.look()


@post("/desk/reports/{report:str}", status_code=204, responses=REFUSALS, dependencies=OPERATOR)
async def resolve(
    report: Id,
    data: JSONBody[Verdict],
    operator: NamedDependency[str],
    app_state: NamedDependency[AppState],
) -> None:
    """Say what was done about a report."""
    verdict = data.verdict
    if not await app_state.store.write(lambda connection: reports.close(connection, report, time(), verdict)):
        raise Denied("not_found")


@put("/desk/house", status_code=204, responses=REFUSALS, dependencies=OPERATOR)
async def choose(
    data: JSONBody[HouseChoices], operator: NamedDependency[str], app_state: NamedDependency[AppState]
) -> None:
    """Say which words are hidden, and how long things are kept."""
    words, policy = data.words, data.retention
    if words is not None:
        await app_state.store.write(lambda connection: desk.hide(connection, words, time()))
    if policy is not None:
        await app_state.store.write(lambda connection: desk.keep(connection, policy, time()))
    await app_state.moderation.look()


@post("/desk/tidy", status_code=200, responses=REFUSALS, dependencies=OPERATOR)
async def tidy(operator: NamedDependency[str], app_state: NamedDependency[AppState]) -> Tidied:
    """Let go now of what is older than it may be."""
    return await tidy_up(app_state.store)


@get("/desk/people/{person:str}", responses=REFUSALS, dependencies=OPERATOR)
async def export(
    person: Id, operator: NamedDependency[str], app_state: NamedDependency[AppState]
) -> Response[dict[str, Any]]:
    """All that is kept of somebody, as a file."""
    try:
        kept = await app_state.store.export(person)
    except LookupError:
        raise Denied("not_found") from None
    return Response(kept, headers={"content-disposition": 'attachment; filename="ludoteca-data.json"'})


ROUTES = [overview, decide, resolve, choose, tidy, export]
