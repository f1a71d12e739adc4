"""Puts the service together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from terrae import __version__
from terrae.engine.errors import Refused

from .bots import Bots
from .clock import ServiceClock
from .errors import Fault, not_saved
from .guard import Guard
from .house import House
from .keeper import keep, wind_up
from .limits import TooMany
from .messages import Health, Problem
from .migrate import migrate
from .routes import router
from .settings import RECORD_LIMIT, Settings, database_url
from .store import NotSaved, Store, short
from .web import Site, site_file

log = structlog.get_logger("terrae")
AnyRequest = Request[Any, Any, Any]

CODES = {400: "malformed", 401: "unknown_key", 403: "not_allowed", 404: "not_found", 405: "not_found", 413: "too_large"}
SENTENCES = {
    "malformed": "the request does not have the expected shape",
    "unknown_key": "this key is not known",
    "not_allowed": "this is not allowed",
    "not_found": "there is nothing here",
    "too_large": "the body is too large",
}


def answer_fault(_: AnyRequest, fault: Fault) -> Response[Problem]:
    headers = {"retry-after": str(fault.seconds)} if isinstance(fault, TooMany) else None
    return Response(Problem(fault.code, fault.sentence, fault.rule), status_code=fault.status, headers=headers)


def answer_not_saved(request: AnyRequest, _: NotSaved) -> Response[Problem]:
    return answer_fault(request, not_saved())


def answer_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in our own form. Its details may repeat what was sent: they are left out."""
    code = CODES.get(error.status_code, "malformed")
    return Response(Problem(code, SENTENCES[code]), status_code=error.status_code, headers=error.headers)


def answer_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Nobody expected this: it is counted and logged, and tells the asker nothing."""
    house: House = request.app.state.house
    house.metrics.errors.inc()
    log.error("a request failed", path=ascii(request.scope["path"]), why=f"{type(error).__name__}: {error}")
    return Response(Problem("failed", "something went wrong here; it has been noted"), status_code=500)


def answer_too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "the JSON is nested too deeply"), status_code=400)


@get("/healthz", tags=["operations"])
async def healthz(request: AnyRequest) -> Response[Health]:
    store: Store = request.app.state.house.store
    try:
        async with asyncio.timeout(2):
            await store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except (NotSaved, TimeoutError):
        return Response(Health("the database does not answer"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["operations"], include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    house: House = request.app.state.house
    house.metrics.tables.set(len(house.tables))
    house.metrics.commits.set(house.store.commits)
    house.metrics.commit_seconds.set(house.store.commit_seconds)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def make_house(settings: Settings) -> House:
    """The house with its database in its newest form; `Refused` if it cannot be used."""
    store = Store(database_url(settings.database))
    try:
        migrate(store.writer)
    except SQLAlchemyError as error:
        raise Refused(f"cannot use the database: {short(error)}") from None
    return House(settings, store, ServiceClock())


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """What runs beside the requests."""
    house: House = app.state.house
    house.store.open()
    await wind_up(house)
    house.bots = Bots()
    beside = [asyncio.create_task(keep(house)), asyncio.create_task(house.metrics.watch_lag())]
    if house.store.is_postgresql:
        from .listening import listen_to_others  # SQLite needs no driver of PostgreSQL

        beside.append(asyncio.create_task(listen_to_others(house)))
    try:
        yield
    finally:
        for task in (*beside, *house.tasks):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*beside, *house.tasks, return_exceptions=True)
        await house.bots.close()
        await asyncio.to_thread(house.store.close)


def make_litestar(house: House) -> Litestar:
    handlers: list[Any] = [router, healthz, site_file]
    if house.settings.metrics:
        handlers.append(metrics)
    app = Litestar(
        route_handlers=handlers,
        lifespan=[running],
        exception_handlers={
            Fault: answer_fault,
            NotSaved: answer_not_saved,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Terrae table service",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=RECORD_LIMIT,
        logging_config=None,
    )
    app.state.house = house
    app.state.site = Site(house.settings.web)
    return app


def make_app(settings: Settings) -> Guard:
    """The whole service as an ASGI application."""
    house = make_house(settings)
    return Guard(make_litestar(house), settings, house.limits, house.metrics)
