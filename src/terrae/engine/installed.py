"""What installed packages offer: entry points by their group."""

from __future__ import annotations

from collections.abc import Mapping

PACKED: dict[str, dict[str, str]] = {}
"""Where nothing is installed, as in a browser: by group what is offered, each name with its "module:object".

It is filled before anybody asks; then no package is looked at, which takes a while."""


def installed(group: str) -> Mapping[str, str]:
    """What is offered under the name of a group, each name with its "module:object"."""
    if PACKED:
        return PACKED.get(group, {})
    from importlib.metadata import entry_points  # it reads a file of every package, and is slow to load itself

    return {point.name: point.value for point in entry_points(group=group)}
