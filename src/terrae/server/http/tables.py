"""The HTTP side of the protocol."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, patch, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from terrae.bots.registry import bots_of
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.game import game_named, games
from terrae.engine.match import replay as replay_record

from . import links, listing, lobby, play, shelf
from . import socket as sockets
from .errors import Fault, not_allowed, unknown_key
from .guard import COOKIE, address, device_secret, header
from .house import House
from .keys import Asker, Powers, held, holder_of, new_device
from .messages import (
    Again,
    DeckInfo,
    GameInfo,
    Joined,
    Joining,
    Json,
    LinkWish,
    NewKey,
    NewTable,
    OneSeat,
    OptionInfo,
    Problem,
    SeatBot,
    Sight,
    TableChange,
    TableInfo,
    TableMade,
    Verdict,
)
from .rematch import rematch as play_again
from .telling import sight

COOKIE_AGE_S = 400 * 24 * 3600
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
TheHouse = NamedDependency[House]
TheAsker = NamedDependency[Asker]
Eyes = Annotated[
    str | None, QueryParameter(description="A seat, `watch` or `all`.", pattern="^([0-9]{1,2}|watch|all)$")
]
Views = Annotated[bool, QueryParameter(description="Whether each step has its views, or only what happened.")]


PROBLEMS = {
    400: "Not JSON of the expected shape",
    401: "The key is not known",
    403: "Not allowed",
    404: "Nothing there for this asker",
    409: "It does not fit",
    413: "Too large",
    429: "Too many requests",
    503: "It could not be stored",
}
ANSWERS = {status: ResponseSpec(Problem, description=told) for status, told in PROBLEMS.items()}
reads = partial(get, responses=ANSWERS)
makes = partial(post, responses=ANSWERS, status_code=201)
acts = partial(post, responses=ANSWERS, status_code=200)
alters = partial(patch, responses=ANSWERS)


def the_house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def the_asker(request: AnyRequest) -> Asker:
    """Whoever asks, by key and by device."""
    key = None
    told = header(request.scope, b"authorization")
    if told is not None:
        scheme, _, secret = told.partition(" ")
        key = holder_of(secret)
        if scheme.lower() != "bearer" or key is None:
            raise unknown_key()
    device = device_secret(request.scope)
    return Asker(key, None if device is None else holder_of(device))


def device_of(request: AnyRequest, asker: Asker) -> tuple[str | None, list[Cookie]]:
    """The device that asks; a browser without one gets one. Programs that show a key have none."""
    if asker.key is not None:
        return None, []
    return known_device(request, asker)


def known_device(request: AnyRequest, asker: Asker) -> tuple[str, list[Cookie]]:
    if asker.device is not None:
        return asker.device, []
    secret = new_device()
    secure = the_house(request).settings.secure
    cookie = Cookie(key=COOKIE, value=secret, max_age=COOKIE_AGE_S, httponly=True, secure=secure, samesite="strict")
    return held(secret), [cookie]


def limited(house: House, what: str, request: AnyRequest) -> None:
    house.limits.check(what, address(request.scope))


# ---- what there is ----


@reads("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            seats=list(game.seats),
            options=[OptionInfo(option.name, option.default, option.rule) for option in game.options],
            start_is_chosen=game.start_is_chosen,
            bots=list(bots_of(game)),
            deck=str(shelf.usual_deck(game).document["name"]),
        )
        for game in games().values()
    ]


@reads("/games/{game:str}/deck", sync_to_thread=False)
def game_deck(game: FromPath[str]) -> DeckInfo:
    try:
        deck = shelf.usual_deck(game_named(game))
    except Refused:
        raise Fault("not_found", "there is no such game") from None
    return DeckInfo(deck.document, deck.notes)


# ---- tables ----


@reads("/tables")
async def list_tables(house: TheHouse, asker: TheAsker) -> list[TableInfo]:
    return await listing.public_tables(house, asker)


@reads("/mine")
async def my_tables(house: TheHouse, asker: TheAsker) -> list[TableInfo]:
    return await listing.tables_of(house, asker)


@makes("/tables")
async def make_table(
    request: AnyRequest, house: TheHouse, asker: TheAsker, data: JSONBody[NewTable]
) -> Response[TableMade]:
    limited(house, "tables", request)
    device, cookies = device_of(request, asker)
    return Response(await lobby.make(house, data, device), cookies=cookies)


@reads("/tables/{table_id:str}")
async def one_table(house: TheHouse, asker: TheAsker, table_id: TableId) -> TableInfo:
    async with house.with_power(table_id, asker) as (table, powers):
        return house.info(table, powers)


@alters("/tables/{table_id:str}")
async def change_table(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[TableChange]) -> TableInfo:
    return await lobby.change(house, table_id, asker, data)


@reads("/tables/{table_id:str}/deck")
async def table_deck(house: TheHouse, asker: TheAsker, table_id: TableId) -> DeckInfo:
    async with house.with_power(table_id, asker) as (table, _):
        return DeckInfo(table.deck.document, table.deck.notes)


@makes("/tables/{table_id:str}/join")
async def join(
    request: AnyRequest, house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[Joining]
) -> Response[Joined]:
    device, cookies = device_of(request, asker)
    return Response(await lobby.join(house, table_id, asker, data, device), cookies=cookies)


@acts("/tables/{table_id:str}/claim")
async def claim(request: AnyRequest, house: TheHouse, asker: TheAsker, table_id: TableId) -> Response[TableInfo]:
    if asker.key is None:
        raise Fault("unknown_key", "a key must be shown to be claimed")
    device, cookies = known_device(request, asker)
    return Response(await links.claim(house, table_id, asker.key, device), cookies=cookies)


@acts("/tables/{table_id:str}/leave")
async def leave(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    async with house.with_power(table_id, asker) as (table, _):
        before_start = table.status == "open"
    if before_start:
        return await lobby.free(house, table_id, asker, data.seat, "seat")
    return await play.leave(house, table_id, asker, data.seat)


@acts("/tables/{table_id:str}/bots")
async def seat_bot(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    return await lobby.seat_bot(house, table_id, asker, data)


@acts("/tables/{table_id:str}/free")
async def free_seat(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    return await lobby.free(house, table_id, asker, data.seat, "host")


@acts("/tables/{table_id:str}/shuffle")
async def shuffle_seats(house: TheHouse, asker: TheAsker, table_id: TableId) -> TableInfo:
    return await lobby.shuffle(house, table_id, asker)


@acts("/tables/{table_id:str}/start")
async def start(house: TheHouse, asker: TheAsker, table_id: TableId) -> TableInfo:
    return await lobby.start(house, table_id, asker)


@acts("/tables/{table_id:str}/abandon")
async def abandon(house: TheHouse, asker: TheAsker, table_id: TableId) -> TableInfo:
    async with house.with_power(table_id, asker, "host") as (table, powers):
        await play.abandon(house, table)
        return house.info(table, powers)


@acts("/tables/{table_id:str}/links")
async def new_link(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[LinkWish]) -> NewKey:
    return NewKey(await links.new_link(house, table_id, asker, data.power))


@acts("/tables/{table_id:str}/personal")
async def personal_link(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> NewKey:
    return NewKey(await links.personal_link(house, table_id, asker, data.seat))


@acts("/tables/{table_id:str}/replace")
async def replace(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    return await play.replace(house, table_id, asker, data)


@acts("/tables/{table_id:str}/return")
async def come_back(house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[OneSeat]) -> TableInfo:
    return await play.come_back(house, table_id, asker, data.seat)


@makes("/tables/{table_id:str}/rematch")
async def rematch(
    request: AnyRequest, house: TheHouse, asker: TheAsker, table_id: TableId, data: JSONBody[Again]
) -> Response[Joined]:
    limited(house, "tables", request)
    device, cookies = device_of(request, asker)
    return Response(await play_again(house, table_id, asker, data, device), cookies=cookies)


# ---- records and replays ----


@reads("/tables/{table_id:str}/record")
async def record(request: AnyRequest, house: TheHouse, asker: TheAsker, table_id: TableId) -> Response[Json]:
    async with house.with_power(table_id, asker) as (table, powers):
        if table.match is None:
            raise Fault("refused", "the game has not started yet")
        if table.ended:
            headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
            return Response(table.record(), headers=headers)
        may_watch(powers)
        limited(house, "work", request)
        told: Json = msgspec.to_builtins(await asyncio.to_thread(sight, table.match, own_eyes(powers)))
        return Response(told)


@reads("/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest, house: TheHouse, asker: TheAsker, table_id: TableId, eyes: Eyes = None, views: Views = True
) -> Sight:
    limited(house, "work", request)
    async with house.with_power(table_id, asker) as (table, powers):
        if table.match is None:
            raise Fault("refused", "the game has not started yet")
        through = own_eyes(powers) if eyes is None else eyes_from(eyes, table.players)
        if not table.ended and through != SPECTATOR and through not in powers.seats:
            raise not_allowed("while the game is on, everybody looks through their own eyes")
        if not table.ended:
            may_watch(powers)
        return await asyncio.to_thread(sight, table.match, through, views)


@acts("/replay")
async def replay_any(request: AnyRequest, house: TheHouse, data: JSONBody[Json], eyes: Eyes = None) -> Sight:
    limited(house, "work", request)
    return await asyncio.to_thread(replayed, data, eyes)


@acts("/verify")
async def verify_any(request: AnyRequest, house: TheHouse, data: JSONBody[Json]) -> Verdict:
    limited(house, "work", request)
    return await asyncio.to_thread(verdict, data)


def may_watch(powers: Powers) -> None:
    if not powers.may_watch:
        raise not_allowed("this link is not for watching")


def own_eyes(powers: Powers) -> int:
    return min(powers.seats, default=SPECTATOR)


def eyes_from(told: str, players: int) -> int | None:
    """A seat, `SPECTATOR`, or None for all."""
    if told == "all":
        return None
    if told == "watch":
        return SPECTATOR
    if not told.isascii() or not told.isdigit() or int(told) >= players:
        raise Fault("refused", "eyes are a seat's number, 'watch' or 'all'")
    return int(told)


def replayed(record: Json, eyes: str | None) -> Sight:
    try:
        match = replay_record(record)
    except RecursionError:
        raise Fault("malformed", "the record is nested too deeply") from None
    except Refused as error:
        move = getattr(error, "move", 0)
        where = f"move {move}: " if move else ""
        raise Fault("bad_record", where + error.sentence, error.rule) from None
    return sight(match, None if eyes is None else eyes_from(eyes, len(match.players)))


def verdict(record: Json) -> Verdict:
    try:
        verify(record)
    except RecursionError:
        return Verdict(False, "the record is nested too deeply")
    except Refused as error:
        return Verdict(False, str(error))
    return Verdict(True, "")


# ---- the socket ----


@websocket("/tables/{table_id:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    device = device_secret(socket.scope)
    await sockets.serve(socket.app.state.house, table_id, socket, None if device is None else holder_of(device))


router = Router(
    "/api",
    route_handlers=[
        list_games, game_deck, list_tables, my_tables, make_table, one_table, change_table, table_deck, join, claim,
        leave, seat_bot, free_seat, shuffle_seats, start, abandon, new_link, personal_link, replace, come_back, rematch,
        record, replay, replay_any, verify_any, play_socket,
    ],
    dependencies={
        "house": Provide(the_house, sync_to_thread=False),
        "asker": Provide(the_asker, sync_to_thread=False),
    },
)  # fmt: skip
