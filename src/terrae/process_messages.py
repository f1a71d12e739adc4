"""Messages between processes of our own: msgpack with a length before it."""

from __future__ import annotations

from typing import BinaryIO

import msgspec

LENGTH = 4
"""So many bytes tell how long a message is."""


def read_message(file: BinaryIO) -> bytes | None:
    """The next message; None if whoever writes has gone."""
    head = file.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return file.read(int.from_bytes(head, "big")) or None


def to_message(value: msgspec.Struct) -> bytes:
    """A value as it is sent."""
    body = msgspec.msgpack.encode(value)
    return len(body).to_bytes(LENGTH, "big") + body
