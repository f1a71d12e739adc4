"""The service under a path of its host, as `/terrae`: what reaches the handlers has lost it."""

from __future__ import annotations

from ..errors import Fault
from ..request_headers import Scope

EVERYWHERE = ("/healthz", "/metrics")
"""What the machine itself asks, which need not know the path."""


def inside(scope: Scope, path: str) -> Scope | None:
    """A request as the handlers know it, without the path that all is served under; None if it lies outside."""
    asked: str = scope["path"]
    if not path or (asked in EVERYWHERE and asked != path):
        return scope
    if not asked.startswith(f"{path}/"):
        return None
    inner = asked.removeprefix(path)
    return {**scope, "path": inner, "raw_path": inner.encode()}


def outside(path: str) -> Fault:
    return Fault("not_found", f"there is nothing here; Terrae is served under {path}/")
