"""What a process that works for the service answers."""

from __future__ import annotations

import msgspec

from .errors import Fault


class WorkerAnswer(msgspec.Struct):
    """A body for whoever has asked; or, if `code` is not empty, the fault that there is instead."""

    body: bytes = b""
    code: str = ""
    sentence: str = ""
    rule: str = ""

    def content(self) -> bytes:
        """The body; raises the fault that there is instead."""
        if self.code:
            raise Fault(self.code, self.sentence, self.rule)
        return self.body
