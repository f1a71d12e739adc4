"""What is said when something cannot be accepted."""

from collections.abc import Iterable


class Refused(ValueError):
    """Bad input: one clear sentence, with the id of the rule it breaks where there is one."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class Illegal(Refused):
    """An answer that the rules do not allow here."""


class Unreadable(Refused):
    """A file that cannot be read at all: not there, not UTF-8, not JSON."""


def refuse_unknown_keys(where: str, given: Iterable[str], known: Iterable[str], rule: str) -> None:
    """`Refused` if a key is not among those that may stand there, so that a typing error is not passed over."""
    known = tuple(known)
    for key in given:
        if key not in known:
            raise Refused(f"{where}: {key!r} is not known there; it may have {', '.join(known)}", rule)
