"""Requests about tables: creating, joining, changing and leaving them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, QueryParameter

from ..database.stored import EndedEarly
from ..errors import Fault
from ..protocol.bodies import (
    CameLate,
    ComingLate,
    DeckInfo,
    Joined,
    Joining,
    LinkRequest,
    NewKey,
    NewTable,
    OneSeat,
    Opening,
    RematchRequest,
    SeatBot,
    SeatName,
    SeatSwap,
    SeatTransfer,
    Starting,
    TableChange,
    TableCreated,
)
from ..protocol.shared import TableInfo, whole
from ..protocol.sizes import MOST_LISTED
from ..request_headers import address
from ..tables.lobby import changes, creation, late_entry, seats, starting, summaries
from ..tables.lobby.rematch import rematch as play_again
from ..tables.lobby.summaries import Page, Place
from ..tables.people import links
from ..tables.people.access import authorized
from ..tables.people.keys import Asker
from ..tables.play import ending, substitutes
from ..tables.service import Service
from .dependencies import (
    AnyRequest,
    TableId,
    TheAsker,
    TheService,
    TheWhose,
    acts,
    alters,
    check_rate,
    device_of,
    known_device,
    makes,
    reads,
)

PLACE = whole("[0-9]{1,18}-[a-z0-9]{1,20}")
Limit = Annotated[int, QueryParameter(description="How many tables at most.", ge=1, le=MOST_LISTED)]
After = Annotated[
    str | None,
    QueryParameter(description="Where this part of the list begins: see the header `Link`.", pattern=PLACE),
]


@reads("/tables")
async def list_tables(
    service: TheService, asker: TheAsker, whose: TheWhose, limit: Limit = MOST_LISTED, after: After = None
) -> Response[list[TableInfo]]:
    page = await summaries.public_tables(service, asker, whose, limit, place_from(after))
    return as_page(f"{service.settings.path}/api/tables", limit, page)


@reads("/mine")
async def my_tables(
    service: TheService, asker: TheAsker, whose: TheWhose, limit: Limit = MOST_LISTED, after: After = None
) -> Response[list[TableInfo]]:
    page = await summaries.tables_of(service, asker, whose, limit, place_from(after))
    return as_page(f"{service.settings.path}/api/mine", limit, page)


def place_from(after: str | None) -> Place | None:
    if after is None:
        return None
    touched, _, table_id = after.partition("-")
    return int(touched), table_id


def as_page(path: str, limit: int, page: Page) -> Response[list[TableInfo]]:
    """A part of a list; its header `Link` says where the next one is."""
    if page.next is None:
        return Response(page.tables)
    touched, table_id = page.next
    return Response(page.tables, headers={"link": f'<{path}?limit={limit}&after={touched}-{table_id}>; rel="next"'})


@makes("/tables")
async def create_table(
    request: AnyRequest, service: TheService, asker: TheAsker, data: JSONBody[NewTable]
) -> Response[TableCreated]:
    check_rate(service, "tables", request)
    device, cookies = await device_of(request, asker)
    return Response(await creation.create(service, data, device, address(request.scope)), cookies=cookies)


@reads("/tables/{table_id:str}")
async def one_table(service: TheService, asker: TheAsker, table_id: TableId) -> TableInfo:
    async with authorized(service, table_id, asker) as (table, powers):
        return service.info(table, powers)


@alters("/tables/{table_id:str}")
async def change_table(
    service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[TableChange]
) -> TableInfo:
    return await changes.change(service, table_id, asker, data)


@reads("/tables/{table_id:str}/deck")
async def table_deck(service: TheService, asker: TheAsker, table_id: TableId) -> DeckInfo:
    async with authorized(service, table_id, asker) as (table, _):
        return DeckInfo(table.stored.deck.document, table.stored.deck.notes)


@makes("/tables/{table_id:str}/join")
async def join(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[Joining]
) -> Response[Joined]:
    device, cookies = await device_of(request, asker)
    return Response(await seats.join(service, table_id, asker, data, device), cookies=cookies)


@acts("/tables/{table_id:str}/claim")
async def claim(request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId) -> Response[TableInfo]:
    if asker.key is None:
        raise Fault("unknown_key", "a key must be shown to be claimed")
    device, cookies = await known_device(request, asker)
    return Response(await links.claim(service, table_id, asker.key, device), cookies=cookies)


@makes("/tables/{table_id:str}/late")
async def come_late(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[ComingLate]
) -> Response[CameLate]:
    device, cookies = await device_of(request, asker)
    return Response(await late_entry.come_late(service, table_id, asker, data, device), cookies=cookies)


@acts("/tables/{table_id:str}/transfer")
async def new_transfer(
    service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]
) -> SeatTransfer:
    return await links.new_transfer(service, table_id, asker, data.seat)


@acts("/tables/{table_id:str}/take")
async def take_along(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId
) -> Response[TableInfo]:
    if asker.key is None:
        raise Fault("unknown_key", "a key must be shown to take a seat along")
    device, cookies = await known_device(request, asker)
    return Response(await links.take_along(service, table_id, asker.key, device), cookies=cookies)


@acts("/tables/{table_id:str}/back")
async def take_back(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    return await links.take_back(service, table_id, asker, data.seat)


@acts("/tables/{table_id:str}/leave")
async def leave(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    if await is_before_start(service, table_id, asker):
        return await seats.free(service, table_id, asker, data.seat, "seat")
    return await substitutes.leave(service, table_id, asker, data.seat)


async def is_before_start(service: Service, table_id: str, asker: Asker) -> bool:
    """Are the cards still to be dealt? `Fault` if the table is not the asker's to see."""
    async with authorized(service, table_id, asker) as (table, _):
        return table.stored.awaits_deal


@acts("/tables/{table_id:str}/bots")
async def seat_bot(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    return await seats.seat_bot(service, table_id, asker, data)


@acts("/tables/{table_id:str}/free")
async def free_seat(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    if await is_before_start(service, table_id, asker):
        return await seats.free(service, table_id, asker, data.seat, "host")
    return await late_entry.undo_guest(service, table_id, asker, data.seat)


@acts("/tables/{table_id:str}/shuffle")
async def shuffle_seats(service: TheService, asker: TheAsker, table_id: TableId) -> TableInfo:
    return await seats.shuffle(service, table_id, asker)


@acts("/tables/{table_id:str}/swap")
async def swap_seats(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[SeatSwap]) -> TableInfo:
    return await seats.swap(service, table_id, asker, data)


@acts("/tables/{table_id:str}/rename")
async def rename_seat(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[SeatName]) -> TableInfo:
    return await seats.rename(service, table_id, asker, data)


@acts("/tables/{table_id:str}/start")
async def start(
    service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[Starting | None] = None
) -> TableInfo:
    return await starting.start(service, table_id, asker, data or Starting())


@acts("/tables/{table_id:str}/open")
async def open_contribution(
    service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[Opening]
) -> TableInfo:
    return await starting.open_by_request(service, table_id, asker, data.seat, data.bytes)


@acts("/tables/{table_id:str}/abandon")
async def abandon(service: TheService, asker: TheAsker, table_id: TableId) -> TableInfo:
    async with authorized(service, table_id, asker, "host") as (table, powers):
        await ending.abandon(service, table, EndedEarly(min(powers.seats, default=None), agreed=False))
        return service.info(table, powers)


@acts("/tables/{table_id:str}/links")
async def new_link(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[LinkRequest]) -> NewKey:
    return NewKey(await links.new_link(service, table_id, asker, data.power))


@acts("/tables/{table_id:str}/personal")
async def personal_link(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> NewKey:
    return NewKey(await links.personal_link(service, table_id, asker, data.seat))


@acts("/tables/{table_id:str}/replace")
async def replace(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    return await substitutes.substitute(service, table_id, asker, data)


@acts("/tables/{table_id:str}/return")
async def come_back(service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    return await substitutes.come_back(service, table_id, asker, data.seat)


@makes("/tables/{table_id:str}/rematch")
async def rematch(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[RematchRequest]
) -> Response[Joined]:
    check_rate(service, "tables", request)
    device, cookies = await device_of(request, asker)
    joined = await play_again(service, table_id, asker, data, device, address(request.scope))
    return Response(joined, cookies=cookies)


HANDLERS = (
    list_tables, my_tables, create_table, one_table, change_table, table_deck, join, claim, come_late, new_transfer,
    take_along, take_back, leave, seat_bot, free_seat,
    shuffle_seats, swap_seats, rename_seat, start, open_contribution, abandon, new_link, personal_link, replace,
    come_back, rematch,
)  # fmt: skip
