"""What whoever runs the service asks: is it well, and its figures."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from sqlalchemy import text

from ..database.writer import NotSaved
from ..protocol.messages import Health
from ..tables.service import Service

AnyRequest = Request[Any, Any, Any]


@get("/healthz", tags=["operations"])
async def healthz(request: AnyRequest) -> Response[Health]:
    service: Service = request.app.state.service
    try:
        async with asyncio.timeout(2):
            await service.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except (NotSaved, TimeoutError):
        return Response(Health("the database does not answer"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["operations"], include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    service: Service = request.app.state.service
    service.metrics.tables.set(len(service.tables))
    service.metrics.commits.set(service.database.commits)
    service.metrics.commit_seconds.set(service.database.commit_seconds)
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
