"""The codes that a WebSocket is closed with (docs/protocol.md)."""

from __future__ import annotations

LEFT = 1000
POLICY = 1008
"""Before a WebSocket is accepted: its client hears HTTP's 403."""
FAILED = 1011
COME_AGAIN = 1012
NOT_SAVED = 1013
MALFORMED = 4400
UNKNOWN_KEY = 4401
NOT_FOUND = 4404
NO_HELLO = 4408
TOO_MANY = 4429
TOO_SLOW = 4430
"""Never sent: a client that does not read is cut off."""
