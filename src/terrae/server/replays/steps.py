"""A match from its set-up on, step by step, as one viewer saw it, in the protocol's own structures."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from terrae.table.retelling import AnyMatch, told_steps
from terrae.table.sights import SightLine, head_of_sight, sight_steps

from ..protocol.bodies import DeckInfo, Sight
from ..protocol.shared import ChatLine, Step


def steps(match: AnyMatch, viewer: int, since: int = 0, views: bool = True) -> Iterator[Step]:
    """The match from its set-up on, as the viewer saw it; only the steps after the first `since` moves."""
    return (Step(*told) for told in told_steps(match, viewer, since, views))


def sight(match: AnyMatch, viewer: int | None) -> Sight:
    """A match as a viewer saw it or, with None, with all cards open; its steps are left out."""
    head = head_of_sight(match, viewer)
    return Sight(viewer=head.pop("eyes"), deck=DeckInfo(**head.pop("deck")), steps=[], **head)


def all_steps(match: AnyMatch, viewer: int | None, views: bool) -> Iterator[Step]:
    """Every step as a viewer saw it or, with None, with all cards open; without `views` only what happened."""
    for step in sight_steps(match, viewer, views):
        said = None if step.said is None else [line_of(line) for line in step.said]
        yield Step(*step._replace(said=None)[:-1], said)


def line_of(line: SightLine) -> ChatLine:
    return ChatLine(**{**line._asdict(), "talk": UNSET if line.talk is None else line.talk}, at="", language="")
