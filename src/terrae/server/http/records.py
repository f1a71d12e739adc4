"""Records of games, replays, and the check of a fair shuffle."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody, QueryParameter

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.match import replay as replay_record

from ..errors import Fault, not_allowed
from ..protocol.messages import Json, Sight, Verdict
from ..tables.access import authorized
from ..tables.keys import Powers
from ..tables.views import sight
from .dependencies import AnyRequest, TableId, TheAsker, TheService, acts, check_rate, reads

Viewer = Annotated[
    str | None,
    QueryParameter(name="eyes", description="A seat, `watch` or `all`.", pattern="^([0-9]{1,2}|watch|all)$"),
]
Views = Annotated[bool, QueryParameter(description="Whether each step has its views, or only what happened.")]


@reads("/tables/{table_id:str}/record")
async def record(request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId) -> Response[Json]:
    async with authorized(service, table_id, asker) as (table, powers):
        if table.match is None:
            raise Fault("refused", "the game has not started yet")
        if table.stored.ended:
            headers = {"content-disposition": f'attachment; filename="{table.stored.game.name}-{table.id}.json"'}
            return Response(table.record(), headers=headers)
        may_watch(powers)
        check_rate(service, "work", request)
        shown: Json = msgspec.to_builtins(await asyncio.to_thread(sight, table.match, own_viewer(powers)))
        return Response(shown)


@reads("/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    service: TheService,
    asker: TheAsker,
    table_id: TableId,
    viewer: Viewer = None,
    views: Views = True,
) -> Sight:
    check_rate(service, "work", request)
    async with authorized(service, table_id, asker) as (table, powers):
        if table.match is None:
            raise Fault("refused", "the game has not started yet")
        through = own_viewer(powers) if viewer is None else viewer_from(viewer, table.stored.players)
        if not table.stored.ended and through != SPECTATOR and through not in powers.seats:
            raise not_allowed("while the game is on, everybody looks through their own eyes")
        if not table.stored.ended:
            may_watch(powers)
        return await asyncio.to_thread(sight, table.match, through, views)


@acts("/replay")
async def replay_any(request: AnyRequest, service: TheService, data: JSONBody[Json], viewer: Viewer = None) -> Sight:
    check_rate(service, "work", request)
    return await asyncio.to_thread(replayed, data, viewer)


@acts("/verify")
async def verify_any(request: AnyRequest, service: TheService, data: JSONBody[Json]) -> Verdict:
    check_rate(service, "work", request)
    return await asyncio.to_thread(verdict, data)


def may_watch(powers: Powers) -> None:
    if not powers.may_watch:
        raise not_allowed("this link is not for watching")


def own_viewer(powers: Powers) -> int:
    return min(powers.seats, default=SPECTATOR)


def viewer_from(named: str, players: int) -> int | None:
    """A seat, `SPECTATOR`, or None for all."""
    if named == "all":
        return None
    if named == "watch":
        return SPECTATOR
    if not named.isascii() or not named.isdigit() or int(named) >= players:
        raise Fault("refused", "eyes are a seat's number, 'watch' or 'all'")
    return int(named)


def replayed(record: Json, viewer: str | None) -> Sight:
    try:
        match = replay_record(record)
    except RecursionError:
        raise Fault("malformed", "the record is nested too deeply") from None
    except Refused as error:
        move = getattr(error, "move", 0)
        where = f"move {move}: " if move else ""
        raise Fault("bad_record", where + error.sentence, error.rule) from None
    return sight(match, None if viewer is None else viewer_from(viewer, len(match.players)))


def verdict(record: Json) -> Verdict:
    try:
        verify(record)
    except RecursionError:
        return Verdict(False, "the record is nested too deeply")
    except Refused as error:
        return Verdict(False, str(error))
    return Verdict(True, "")


HANDLERS = (record, replay, replay_any, verify_any)
