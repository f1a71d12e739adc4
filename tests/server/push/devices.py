"""Devices that want notices, and tables at which somebody is asked, for the tests of notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from terrae.server.database import tables as rows

from ..client import PATIENCE_S, Party, answer, web
from ..running import QUICK, Here, service
from .push_service import Browser, PushService, push_service


@asynccontextmanager
async def both(
    database: str, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[Here, PushService]]:
    """A push service, and a service that trusts it and tells people at once."""
    async with push_service(folder) as there:
        monkeypatch.setenv("SSL_CERT_FILE", str(folder / "authorities.pem"))
        told = replace(QUICK, **{"notice_after_ms": 0, "push_services": (there.authority,), **settings})
        async with service(database, told) as here:
            yield here, there


class Device:
    """A browser with its cookie, which holds a seat of a table."""

    def __init__(self, here: Here) -> None:
        self.http = web(here.base, headers={"origin": here.base})

    async def __aenter__(self) -> "Device":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any = None, expect: int = 200, key: str = "") -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return answer(await self.http.post(f"/api{path}", json={} if body is None else body, headers=headers), expect)

    async def get(self, path: str) -> Any:
        return answer(await self.http.get(f"/api{path}"), 200)

    async def sit(self, party: Party, seat: int) -> None:
        await self.post(f"/tables/{party.id}/claim", key=party.seats[seat])

    async def want(self, browser: Browser, party: Party | None = None, **wish: Any) -> Any:
        await self.post("/push", browser.body)
        if party is not None:
            return await self.post(f"/tables/{party.id}/notices", {"on": True})
        return await self.post("/push/wish", wish)


async def started(here: Here, game: str = "terra", **more: Any) -> tuple[Party, int]:
    """A game at which only whoever is asked is connected; and the seat that is asked."""
    party = await (await Party.make(here.base, game, **more)).start()
    asked = party.asked()
    assert asked is not None
    return party, party.sockets.index(asked)


async def go_away(here: Here, party: Party, seat: int) -> None:
    """A seat's holder closes the page, and the service knows it."""
    await party.sockets.pop(seat).close()
    table = here.service.tables[party.id]
    async with asyncio.timeout(PATIENCE_S):
        while table.stored.seats[seat].away_since is None:
            await asyncio.sleep(0.01)


async def play_to(here: Here, party: Party, seat: int) -> None:
    """The others play until the seat is asked that nobody is connected to."""
    table = here.service.tables[party.id]
    while table.actor != seat:
        assert not party.over
        await party.move_once()


async def quiet(here: Here) -> None:
    """Wait until nothing is to be told any more."""
    push = here.service.push
    async with asyncio.timeout(PATIENCE_S):
        while push.awaited or push.letters.qsize():
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)


async def subscriptions(here: Here) -> list[str]:
    return await here.service.database.read(
        lambda connection: list(connection.execute(select(rows.push_devices.c.endpoint)).scalars())
    )
