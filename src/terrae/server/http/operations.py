"""What whoever runs the service asks: is it well, and its figures."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get

from ..database import workers
from ..database.writer import NotSaved
from ..errors import not_allowed
from ..protocol.bodies import Health
from ..request_headers import is_local
from ..tables.service import Service

AnyRequest = Request[Any, Any, Any]


@get("/healthz", tags=["operations"])
async def healthz(request: AnyRequest) -> Response[Health]:
    """Asking writes nothing. Whether writing works is known from the scheduler, which writes every second."""
    service: Service = request.app.state.service
    try:
        async with asyncio.timeout(2):
            await service.database.check(workers.latest_time)
    except (NotSaved, TimeoutError):
        return Response(Health("the database does not answer"), status_code=503)
    if not service.database.stores:
        return Response(Health("the database does not store"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", tags=["operations"], include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    service: Service = request.app.state.service
    if not service.settings.public_metrics and not is_local(request.scope):
        raise not_allowed("the figures are shown on this machine only")
    service.metrics.tables.set(len(service.tables))
    service.metrics.set_aside.labels("unreadable").set(len(service.tables.unreadable.ids()))
    service.metrics.set_aside.labels("failing").set(len(service.failing.ids()))
    service.metrics.commits.set(service.database.commits)
    service.metrics.commit_seconds.set(service.database.commit_seconds)
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")
