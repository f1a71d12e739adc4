"""What does not go without a service."""

from __future__ import annotations

from terrae.table.faults import Fault


def not_found() -> Fault:
    return Fault("not_found", "there is no such thing here")


def needs_service() -> Fault:
    """Something that only a table service can do."""
    return Fault("needs_service", "this needs a table service, which this copy does not have")
