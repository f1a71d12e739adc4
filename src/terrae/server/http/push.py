"""Requests about notices with the page closed: who wants them, and of which tables."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody
from sqlalchemy import Connection

from ..database import push
from ..database.push import Subscription
from ..database.writer import NotSaved
from ..errors import Fault, not_allowed, not_saved
from ..protocol.bodies import PushState, PushSubscribe, PushWish, TableNotices
from ..push.delivery import ends_at
from ..push.endpoints import check_keys, endpoint_of
from ..settings import DAY_MS
from ..tables.people.access import authorized
from ..tables.people.keys import Asker
from ..tables.service import Service
from .dependencies import AnyRequest, TableId, TheAsker, TheService, acts, check_rate, known_device, reads

KEPT_MS = 90 * DAY_MS
"""A subscription is used for so long after its browser was here last."""
MOST_DEVICES = 100_000
MOST_TABLES = 100
"""Tables of which one device wants notices one by one."""


async def state_of(service: Service, holder: str | None) -> PushState:
    """What a device wants to be told, and the key that a browser subscribes with."""
    wish = None
    if holder is not None:
        try:
            wish = await service.database.read(lambda connection: push.read_wish(connection, holder))
        except NotSaved as error:
            raise not_saved() from error
    key = "" if service.push.vapid is None else service.push.vapid.public
    if wish is None:
        return PushState(key)
    return PushState(key, True, wish.everywhere, wish.remind_at, wish.tables)


async def stored(service: Service, work: push.Work) -> None:
    try:
        await service.database.write(work)
    except NotSaved as error:
        raise not_saved() from error


def needs_device(asker: Asker) -> str:
    if asker.device is None:
        raise not_allowed("only a browser that wants notices may do that")
    return asker.device


@reads("/push")
async def push_state(service: TheService, asker: TheAsker) -> PushState:
    return await state_of(service, asker.device)


@acts("/push")
async def subscribe(
    request: AnyRequest, service: TheService, asker: TheAsker, data: JSONBody[PushSubscribe]
) -> Response[PushState]:
    check_rate(service, "push", request)
    if endpoint_of(data.endpoint, service.settings.push_services) is None:
        raise Fault("refused", "this is no address of a push service that is known here")
    check_keys(data.p256dh, data.auth)
    device, cookies = await known_device(request, asker)
    now = service.clock.now()
    subscription = Subscription(device, data.endpoint, data.p256dh, data.auth, data.language)
    ends = ends_at(now, data.expires, KEPT_MS)

    def write(connection: Connection) -> None:
        if not push.store(connection, subscription, now, ends, MOST_DEVICES):
            raise Fault("enough", "so many want notices already that nobody else can have them")

    await stored(service, write)
    return Response(await state_of(service, device), cookies=cookies)


@acts("/push/wish")
async def change_wish(request: AnyRequest, service: TheService, asker: TheAsker, data: JSONBody[PushWish]) -> PushState:
    check_rate(service, "push", request)
    device = needs_device(asker)
    values = {"everywhere": data.everywhere, "remind_at": data.remind_at, "remind_zone": data.zone}
    await stored(service, lambda connection: push.wish(connection, device, **values))
    return await state_of(service, device)


@acts("/push/off")
async def unsubscribe(request: AnyRequest, service: TheService, asker: TheAsker) -> PushState:
    check_rate(service, "push", request)
    device = needs_device(asker)
    await stored(service, lambda connection: push.forget(connection, [device]))
    return await state_of(service, device)


@acts("/tables/{table_id:str}/notices")
async def table_notices(
    request: AnyRequest, service: TheService, asker: TheAsker, table_id: TableId, data: JSONBody[TableNotices]
) -> PushState:
    check_rate(service, "push", request)
    async with authorized(service, table_id, asker) as (_, powers):
        if not powers.seats:
            raise not_allowed("only whoever has a seat may ask for that")
    device = needs_device(asker)

    def write(connection: Connection) -> None:
        if not data.on:
            push.unfollow(connection, device, table_id)
        elif not push.is_known(connection, device):
            raise not_allowed("only a browser that wants notices may do that")
        elif not push.follow(connection, device, table_id, MOST_TABLES):
            raise Fault("enough", f"a browser can want notices of {MOST_TABLES} tables one by one, or of all")

    await stored(service, write)
    return await state_of(service, device)


HANDLERS = (push_state, subscribe, change_wish, unsubscribe, table_notices)
