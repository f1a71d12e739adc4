"""Records of games, replays, and the check of a fair shuffle."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter, RawBody
from litestar.response import Stream

from terrae.engine.contract import SPECTATOR
from terrae.table.retelling import AnyMatch
from terrae.table.sights import viewer_from, viewer_name

from ..errors import Fault, not_allowed
from ..protocol.bodies import Sight, Verdict
from ..protocol.shared import Json, whole
from ..replays.worker import GZIP, ReplayJob
from ..request_headers import address, header
from ..settings import RECORD_LIMIT
from ..tables.people.access import authorized
from ..tables.people.keys import Powers
from ..tables.people.readers import Reader, reader_of
from ..tables.service import Service
from ..tables.table import Table
from .dependencies import ANSWERS, AnyRequest, TableId, TheAsker, TheService, acts, check_rate, reads, whose_request
from .middleware import PIECE

AnyConnection = ASGIConnection[Any, Any, Any, Any]
VERDICT = {**ANSWERS, 200: ResponseSpec(Verdict, description="What was found")}
SIGHT = {**ANSWERS, 200: ResponseSpec(Sight, description="The game, step by step")}
EITHER: Any = Sight | Json
RECORD = {**ANSWERS, 200: ResponseSpec(EITHER, description="The record; while the game is on, what one may see")}
Viewer = Annotated[
    str | None,
    QueryParameter(name="eyes", description="A seat, `watch` or `all`.", pattern=whole("([0-9]{1,2}|watch|all)")),
]
Views = Annotated[bool, QueryParameter(description="Whether each step has its views, or only what happened.")]


@dataclass
class OfRecord(Operation):
    """A request with a record as the OpenAPI describes it. The process that replays a record reads it too."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, description="A record."))
        self.request_body = RequestBody(content={MediaType.JSON.value: record}, required=True)


def counts(what: str) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """Count before the body is read: that costs something too."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        service: Service = connection.app.state.service
        service.limits.check(what, address(connection.scope))

    return guard


count_work = counts("work")


@reads("/tables/{table_id:str}/record", responses=RECORD)
async def record(request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId) -> Response[Any]:
    async with authorized(service, table_id, asker) as (table, powers):
        viewer = own_viewer(powers)
        match = started(table, reader_of(powers, viewer))
        if table.stored.ended:
            headers = {"content-disposition": f'attachment; filename="{table.stored.game.name}-{table.id}.json"'}
            return Response(table.record(reader_of(powers, None)), headers=headers)
        may_watch(powers)
        check_rate(service, "work", request)
        job = job_for(match, viewer)
    return await worked(request, service, job)


@reads("/tables/{table_id:str}/replay", responses=SIGHT)
async def replay(
    request: AnyRequest,
    service: TheService,
    asker: TheAsker,
    table_id: TableId,
    viewer: Viewer = None,
    views: Views = True,
) -> Response[Any]:
    check_rate(service, "work", request)
    async with authorized(service, table_id, asker) as (table, powers):
        through = own_viewer(powers) if viewer is None else viewer_from(viewer, table.stored.players)
        match = started(table, reader_of(powers, through))
        if not table.stored.ended and through != SPECTATOR and through not in powers.seats:
            raise not_allowed("while the game is on, everybody looks through their own eyes")
        if not table.stored.ended:
            may_watch(powers)
        job = job_for(match, through, views)
    return await worked(request, service, job)


takes_record = partial(acts, guards=[count_work], request_max_body_size=RECORD_LIMIT, operation_class=OfRecord)


@takes_record("/replay", responses=SIGHT)
async def replay_any(request: AnyRequest, service: TheService, body: RawBody, viewer: Viewer = None) -> Response[Any]:
    return await worked(request, service, ReplayJob("replay", body, viewer or "all"))


@takes_record("/verify", responses=VERDICT)
async def verify_any(request: AnyRequest, service: TheService, body: RawBody) -> Response[Any]:
    return await worked(request, service, ReplayJob("verify", body))


def started(table: Table, reader: Reader) -> AnyMatch:
    """The match with what was said, as this reader may read it."""
    if table.match is None:
        raise Fault("refused", "the game has not started yet")
    return table.retold(reader)


def job_for(match: AnyMatch, viewer: int | None, views: bool = True) -> ReplayJob:
    """The replay of a table's match. Its record holds every secret; the process that gets it shows what may be seen."""
    return ReplayJob("replay", msgspec.json.encode(match.record()), str(viewer_name(viewer)), views, match.deck.notes)


async def worked(request: AnyRequest, service: Service, job: ReplayJob) -> Response[Any]:
    """What comes of a job."""
    return answered(request, await service.replays.run(job, whose_request(request)))


def answered(request: AnyRequest, body: bytes) -> Response[Any]:
    """A body of gzip: sent as it is to whoever reads that, else unpacked piece by piece while it is sent."""
    if "gzip" in (header(request.scope, b"accept-encoding") or ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(body, media_type=MediaType.JSON, headers=headers)
    return Stream(unpacked(body), media_type=MediaType.JSON, headers={"vary": "accept-encoding"})


def unpacked(body: bytes) -> Iterator[bytes]:
    """What gzip has packed, a piece at a time."""
    unpacker = zlib.decompressobj(GZIP)
    while not unpacker.eof:
        yield unpacker.decompress(body, PIECE)
        body = unpacker.unconsumed_tail


def may_watch(powers: Powers) -> None:
    if not powers.may_watch:
        raise not_allowed("this link is not for watching")


def own_viewer(powers: Powers) -> int:
    return min(powers.seats, default=SPECTATOR)


HANDLERS = (record, replay, replay_any, verify_any)
