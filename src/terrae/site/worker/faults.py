"""What does not go, with the codes that the protocol has for it."""

from __future__ import annotations

from terrae.engine.errors import Refused

STATUS = {"malformed": 400, "not_allowed": 403, "not_found": 404, "too_large": 413, "needs_service": 404}
"""HTTP's number of a code; of all others it is that of a conflict."""
CONFLICT = 409


class DeviceFault(Exception):
    """Something does not go: a code for programs, a sentence, and the rule it breaks."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, CONFLICT)

    def to_json(self) -> dict[str, str]:
        return {"code": self.code, "sentence": self.sentence, "rule": self.rule}


class DeviceStale(DeviceFault):
    """The sender has not seen the last entry; it is shown how the game stands."""

    def __init__(self) -> None:
        super().__init__("stale", "the game has gone on; look again")


def refused(error: Refused) -> DeviceFault:
    """What the game does not allow."""
    return DeviceFault("refused", error.sentence, error.rule)


def not_found() -> DeviceFault:
    return DeviceFault("not_found", "there is no such thing here")


def needs_service() -> DeviceFault:
    """Something that only a table service can do."""
    return DeviceFault("needs_service", "this needs a table service, which this copy does not have")
