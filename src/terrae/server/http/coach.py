"""Requests to the coach, line by line as it counts; and to play on from a moment."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter, RawBody
from litestar.response import Stream

from ..coach.worker import CoachQuestion
from ..deals.play_on import play_on as play_on_from
from ..errors import Fault, not_allowed
from ..protocol.bodies import CoachLine, Joined, PlayOn, TriedTurn, TryTurn
from ..replays.worker import ReplayJob, TryJob
from ..settings import RECORD_LIMIT
from ..tables.people.access import authorized
from ..tables.people.keys import Asker
from ..tables.people.readers import Reader
from ..tables.service import Service
from .dependencies import (
    ANSWERS,
    AnyRequest,
    TableId,
    TheAsker,
    TheService,
    acts,
    check_rate,
    device_of,
    makes,
    reads,
    whose_request,
)
from .records import count_work, counts, started, takes_record, worked

NOBODY = {"name": "", "kind": "human"}
PRIVATE = ("talk", "chance")
"""Further keys of a record that the coach does not need."""
LINES = "application/x-ndjson"
LINES_OF_COACH = ResponseSpec(
    CoachLine,
    description="Lines of JSON, each of this shape, the last one done",
    media_type=LINES,
    generate_examples=False,
)
COACHED = {**ANSWERS, 200: LINES_OF_COACH}
TRIED = {**ANSWERS, 200: ResponseSpec(TriedTurn, description="How far the answers lead")}
CoachedSeat = Annotated[int, QueryParameter(name="seat", description="Whose game is looked at.", ge=0, le=98)]


@reads("/tables/{table_id:str}/coach", responses=COACHED)
async def coach(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, seat: CoachedSeat
) -> Response[Any]:
    check_rate(service, "work", request)
    async with authorized(service, table_id, asker) as (table, powers):
        match = started(table, Reader())
        ended = table.stored.ended
        if seat >= table.stored.players:
            raise Fault("refused", f"seats are 0 to {table.stored.players - 1}, not {seat}")
        if not ended and seat not in powers.seats:
            raise not_allowed("while the game is on, the coach looks through one's own eyes only")
        if not ended and not table.stored.hints:
            raise Fault("hints_off", "the host has switched hints off: the coach speaks when the game is over")
        record = {key: value for key, value in match.record().items() if key not in PRIVATE}
        record |= {"players": [NOBODY] * table.stored.players, "seed": None}
        question = CoachQuestion(msgspec.json.encode(record), seat, ended)
    return await counted(request, service, question, table_id)


@takes_record("/coach", responses=COACHED)
async def coach_any(request: AnyRequest, service: TheService, body: RawBody, seat: CoachedSeat) -> Response[Any]:
    return await counted(request, service, CoachQuestion(body, seat, True), "")


async def counted(request: AnyRequest, service: Service, question: CoachQuestion, table_id: str) -> Response[Any]:
    """What is counted, as it comes; whoever goes away ends it."""
    lines = await service.coach.lines(question, table_id, whose_request(request))
    return Stream(lines, media_type=LINES, headers={"x-accel-buffering": "no"})


@makes("/tables/{table_id:str}/on")
async def play_on(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[PlayOn]
) -> Response[Joined]:
    check_rate(service, "tables", request)
    async with authorized(service, table_id, asker) as (table, _):
        match = started(table, Reader())
        if not table.stored.ended:
            raise Fault("refused", "the game is not over yet")
        record = msgspec.json.encode(match.record())
    return await begun(request, service, asker, record, data)


@makes("/on", guards=[count_work], request_max_body_size=RECORD_LIMIT)
async def play_on_any(
    request: AnyRequest, service: TheService, asker: TheAsker, data: JSONBody[PlayOn]
) -> Response[Joined]:
    check_rate(service, "tables", request)
    return await begun(request, service, asker, msgspec.json.encode(data.record), data)


async def begun(request: AnyRequest, service: Service, asker: Asker, record: bytes, data: PlayOn) -> Response[Joined]:
    """A table of one's own, played on from a moment."""
    device, cookies = await device_of(request, asker)
    joined = await play_on_from(service, record, data, device, whose_request(request))
    return Response(joined, cookies=cookies)


@acts("/tables/{table_id:str}/try", responses=TRIED)
async def try_turn(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[TryTurn]
) -> Response[Any]:
    check_rate(service, "tries", request)
    async with authorized(service, table_id, asker) as (table, _):
        match = started(table, Reader())
        if not table.stored.ended:
            raise Fault("refused", "the game is not over yet")
        record = msgspec.json.encode(match.record())
    return await tried(request, service, record, data)


@acts("/try", guards=[counts("tries")], request_max_body_size=RECORD_LIMIT, responses=TRIED)
async def try_turn_any(request: AnyRequest, service: TheService, data: JSONBody[TryTurn]) -> Response[Any]:
    return await tried(request, service, msgspec.json.encode(data.record), data)


async def tried(request: AnyRequest, service: Service, record: bytes, data: TryTurn) -> Response[Any]:
    """How far the answers lead, worked out beside the service."""
    job = TryJob(data.seat, data.move, [each.answer for each in data.answers])
    return await worked(request, service, ReplayJob("try", record, again=job))


HANDLERS = (coach, coach_any, play_on, play_on_any, try_turn, try_turn_any)
