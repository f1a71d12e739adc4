"""The OpenAPI of the service, at `/schema/openapi.json`."""

from __future__ import annotations

import asyncio

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from terrae import __version__

from .dependencies import AnyRequest


def describe(app: Litestar) -> None:
    """Work the description out; the application keeps it."""
    _ = app.openapi_schema


async def describe_once(request: AnyRequest) -> None:
    """Before it is first sent. It takes a few hundred milliseconds, so that is done in a thread: nobody else waits."""
    state = request.app.state
    if "describing" not in state:
        state["describing"] = asyncio.create_task(asyncio.to_thread(describe, request.app))
    await asyncio.shield(state["describing"])


def openapi_config(path: str = "") -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Terrae table service",
        version=__version__,
        servers=[Server(url=path or "/")],
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=describe_once),
        render_plugins=[JsonRenderPlugin()],
    )
