"""Answers what does not go: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..database.writer import NotSaved
from ..errors import Fault, TooMany, bad_text, not_saved
from ..protocol.bodies import Problem
from ..protocol.shared import holds_control_characters
from ..tables.service import Service

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


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in our own form. Its details may repeat what was sent: they are left out."""
    if isinstance(error, ValidationException) and holds_control_characters(str(error.extra)):
        return answer_fault(request, bad_text())
    code = CODES.get(error.status_code, "malformed")
    return Response(Problem(code, SENTENCES[code]), status_code=error.status_code, headers=error.headers)


def answer_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An unexpected error is counted and logged. The answer says nothing about it."""
    service: Service = request.app.state.service
    service.metrics.errors.inc()
    log.error("a request failed", path=ascii(request.scope["path"]), why=f"{type(error).__name__}: {error}")
    return Response(Problem("failed", "something went wrong here; it has been noted"), status_code=500)


def answer_too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "the JSON is nested too deeply"), status_code=400)


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Fault: answer_fault,
    NotSaved: answer_not_saved,
    HTTPException: answer_http,
    RecursionError: answer_too_deep,
    Exception: answer_unexpected,
}
