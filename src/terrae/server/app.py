"""Puts the service together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Router
from sqlalchemy.exc import SQLAlchemyError

from terrae.engine.errors import Refused

from . import garbage_collection
from .bots.client import BotClient
from .clock import ServiceClock
from .database.file import file_of, make_ready
from .database.migrate import migrate
from .database.writer import Database, short
from .deals.caches import DealCaches
from .http import catalogue, coach, deals, push, puzzles, records, tables
from .http import classes as class_requests
from .http import lessons as lesson_requests
from .http.dependencies import DEPENDENCIES
from .http.link_previews import Pictures, link_picture
from .http.middleware import Middleware
from .http.openapi import openapi_config
from .http.operations import healthz, metrics
from .http.problems import EXCEPTION_HANDLERS
from .http.static_files import Site, site_file
from .lessons import conduct
from .lessons.debrief import Debriefs
from .lessons.rooms import Lessons
from .lessons.watch import tell
from .scheduler import begin, run_for_ever
from .settings import BODY_LIMIT, Settings, database_url
from .tables.other_processes import OtherProcesses
from .tables.play.bot_turns import BotTurns
from .tables.service import Service
from .websocket.lessons import lesson_socket
from .websocket.session import table_socket


def make_service(settings: Settings) -> Service:
    """The service with its database in its newest form; `Refused` if it cannot be used."""
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite":
        make_ready(file_of(url))
    database = Database(url)
    try:
        migrate(database.writer)
        database.try_to_store()
    except SQLAlchemyError as error:
        raise Refused(f"cannot use the database: {short(error)}") from None
    return Service(settings, database, ServiceClock())


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """What runs beside the requests."""
    service: Service = app.state.service
    service.database.open()
    await begin(service)
    bots = BotClient(service.metrics)
    service.bots = BotTurns(service, bots)
    beside = [asyncio.create_task(run_for_ever(service)), asyncio.create_task(service.metrics.watch_lag())]
    beside.extend(asyncio.create_task(work) for work in await service.push.begin())
    beside.append(asyncio.create_task(conduct.run_for_ever(app.state.lessons)))
    if garbage_collection.is_ours():
        beside.append(asyncio.create_task(garbage_collection.collect_for_ever()))
    if service.database.is_postgresql:
        from .database.notifications import listen  # SQLite needs no driver of PostgreSQL

        others = OtherProcesses(service)
        beside.append(asyncio.create_task(listen(service.database.url, others.missed, others.hear)))
    try:
        yield
    finally:
        for task in (*beside, *service.tasks):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*beside, *service.tasks, return_exceptions=True)
        await bots.close()
        await service.previews.close()
        await service.replays.close()
        await service.coach.close()
        await app.state.lessons.debriefs.close()
        service.take_backs.close()
        service.tables.close()
        await asyncio.to_thread(service.database.close)


def make_litestar(service: Service) -> Litestar:
    api = Router(
        "/api",
        route_handlers=[
            *catalogue.HANDLERS,
            *tables.HANDLERS,
            *records.HANDLERS,
            *coach.HANDLERS,
            *deals.HANDLERS,
            *puzzles.HANDLERS,
            *push.HANDLERS,
            *lesson_requests.HANDLERS,
            *class_requests.HANDLERS,
            lesson_socket,
            table_socket,
        ],
        dependencies=DEPENDENCIES,
    )
    app = Litestar(
        route_handlers=[api, healthz, metrics, link_picture, site_file],
        lifespan=[running],
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=openapi_config(service.settings.path),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    app.state.service = service
    app.state.deals = DealCaches()
    lessons = app.state.lessons = Lessons(service)
    lessons.tell = lambda room, teachers_only: tell(lessons, room, teachers_only)
    lessons.debriefs = Debriefs(lessons)
    app.state.site = Site(service.settings.web, service.settings.path, service.settings.docs)
    app.state.pictures = Pictures(app.state.site.folder / "assets")
    return app


def make_app(settings: Settings) -> Middleware:
    """The whole service as an ASGI application."""
    service = make_service(settings)
    return Middleware(make_litestar(service), settings, service.limits, service.metrics)
