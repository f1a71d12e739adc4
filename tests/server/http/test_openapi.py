"""The description of all requests."""

import threading

import pytest

from terrae.server.http import openapi

from ..client import call
from ..running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Asks for the OpenAPI, which takes long to make, so that everybody waits.")
async def test_the_openapi_is_made_once_and_beside_the_event_loop(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    makers = []
    make = openapi.describe

    def described(app: object) -> None:
        makers.append(threading.get_ident())
        make(app)  # type: ignore[arg-type]

    monkeypatch.setattr(openapi, "describe", described)
    first, second = [await call(here.base, None, "/schema/openapi.json") for _ in range(2)]
    assert first == second
    assert "/api/tables" in first["paths"]
    assert len(makers) == 1
    assert makers != [threading.get_ident()]
