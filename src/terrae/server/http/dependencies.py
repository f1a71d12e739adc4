"""What handlers of requests share: the service, the asker, the device's cookie, and how answers are documented."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ..deals.caches import DealCaches
from ..errors import unknown_key
from ..fair_queue import Whose
from ..lessons.rooms import Lessons
from ..protocol.bodies import Problem
from ..request_headers import address, device_cookie, device_secret, header
from ..tables.people.access import is_known
from ..tables.people.keys import Asker, holder_of, holder_of_own, new_device
from ..tables.service import Service

COOKIE_AGE_S = 400 * 24 * 3600
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
TheService = NamedDependency[Service]
TheAsker = NamedDependency[Asker]
TheWhose = NamedDependency[Whose]

PROBLEMS = {
    400: "Not JSON of the expected shape",
    401: "The key is not known",
    403: "Not allowed",
    404: "Nothing there for this asker",
    409: "It does not fit",
    413: "Too large",
    429: "Too many requests",
    503: "It could not be stored, or the table cannot be read",
}
ANSWERS = {status: ResponseSpec(Problem, description=why) for status, why in PROBLEMS.items()}
reads = partial(get, responses=ANSWERS)
makes = partial(post, responses=ANSWERS, status_code=201)
acts = partial(post, responses=ANSWERS, status_code=200)
alters = partial(patch, responses=ANSWERS)


def service_of(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


def asker_of(request: AnyRequest) -> Asker:
    """Whoever asks, by key and by device."""
    key = None
    shown = header(request.scope, b"authorization")
    if shown is not None:
        scheme, _, secret = shown.partition(" ")
        key = holder_of(secret)
        if scheme.lower() != "bearer" or key is None:
            raise unknown_key()
    settings = service_of(request).settings
    device = device_secret(request.scope, settings.secure, settings.path)
    return Asker(key, None if device is None else holder_of(device))


async def device_of(request: AnyRequest, asker: Asker) -> tuple[str | None, list[Cookie]]:
    """The device that asks; a browser without one gets one. Programs that show a key have none."""
    if asker.key is not None:
        return None, []
    return await known_device(request, asker)


async def known_device(request: AnyRequest, asker: Asker) -> tuple[str, list[Cookie]]:
    """The device that asks. One that holds nothing gets a new secret: the old may be somebody else's choice."""
    service = service_of(request)
    if asker.device is not None and await is_known(service, asker.device):
        return asker.device, []
    secret, secure, path = new_device(), service.settings.secure, service.settings.path
    cookie = Cookie(
        key=device_cookie(secure, path),
        value=secret,
        path=path or "/",
        max_age=COOKIE_AGE_S,
        httponly=True,
        secure=secure,
        samesite="strict",
    )
    return holder_of_own(secret), [cookie]


def whose_request(request: AnyRequest) -> Whose:
    """For whom it is worked: addresses take turns, and of an address its devices."""
    settings = service_of(request).settings
    device = device_secret(request.scope, settings.secure, settings.path)
    return Whose(address(request.scope), "" if device is None else holder_of(device) or "")


def check_rate(service: Service, what: str, request: AnyRequest) -> None:
    service.limits.check(what, address(request.scope))


def deals_of(request: AnyRequest) -> DealCaches:
    deals: DealCaches = request.app.state.deals
    return deals


def lessons_of(request: AnyRequest) -> Lessons:
    lessons: Lessons = request.app.state.lessons
    return lessons


DEPENDENCIES = {
    "lessons": Provide(lessons_of, sync_to_thread=False),
    "deals": Provide(deals_of, sync_to_thread=False),
    "service": Provide(service_of, sync_to_thread=False),
    "asker": Provide(asker_of, sync_to_thread=False),
    "whose": Provide(whose_request, sync_to_thread=False),
}
