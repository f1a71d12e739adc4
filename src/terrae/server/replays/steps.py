"""A match from its set-up on, step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from terrae.engine.contract import SPECTATOR
from terrae.table.acts import is_own_words
from terrae.table.retelling import AnyMatch, talk_steps, told_steps

from ..errors import Fault
from ..protocol.bodies import DeckInfo, Sight
from ..protocol.shared import ChatLine, Step

SIGHT = "terrae-sight/1"


def steps(match: AnyMatch, viewer: int, since: int = 0, views: bool = True) -> Iterator[Step]:
    """The match from its set-up on, as the viewer saw it; only the steps after the first `since` moves."""
    return (Step(*told) for told in told_steps(match, viewer, since, views))


def open_steps(match: AnyMatch, views: bool) -> Iterator[Step]:
    """The match with all cards open: every seat's view of every step. Only of a game that has ended."""
    seats = [steps(match, seat, views=views) for seat in range(len(match.players))]
    for together in zip(*seats, strict=True):
        actor = together[0].seat
        heard = together[0 if actor is None else actor]
        seen = [step.view for step in together if step.view is not None]
        yield Step(heard.number, actor, heard.notation, heard.story, None, seen or None)


def sight(match: AnyMatch, viewer: int | None) -> Sight:
    """A match as a viewer saw it or, with None, with all cards open; its steps are left out."""
    return Sight(
        format=SIGHT,
        game=match.game.name,
        viewer="all" if viewer is None else viewer_name(viewer),
        deck=DeckInfo(match.deck.document, match.deck.notes),
        options=match.options,
        players=match.players,
        result=match.game.result(match.seen_by(SPECTATOR), match.d) if match.over else None,
        given=match.game.given(match.moves, len(match.players)) if match.over else None,
        steps=[],
    )


def all_steps(match: AnyMatch, viewer: int | None, views: bool) -> Iterator[Step]:
    """Every step as a viewer saw it or, with None, with all cards open; without `views` only what happened."""
    told = open_steps(match, views) if viewer is None else steps(match, viewer, views=views)
    if not match.talk:
        yield from told
        return
    for step, (_, changes, said) in zip(told, talk_steps(match), strict=True):
        lines = [
            ChatLine(
                n=one.line,
                seat=one.seat,
                name=match.players[one.seat]["name"],
                text=one.act.get("text", ""),
                at="",
                act=None if is_own_words(one.act) else one.act,
                language="",
                moves=one.moves,
                talk=UNSET if changed is None else changed,
            )
            for one, changed in said
        ]
        yield replace(step, talk=changes, said=lines or None)


def viewer_name(viewer: int) -> int | Literal["watch"]:
    """A viewer as the protocol names it."""
    return "watch" if viewer == SPECTATOR else viewer


def viewer_from(named: str, players: int) -> int | None:
    """A seat, `SPECTATOR`, or None for all."""
    if named == "all":
        return None
    if named == "watch":
        return SPECTATOR
    if not named.isascii() or not named.isdigit() or int(named) >= players:
        raise Fault("refused", "eyes are a seat's number, 'watch' or 'all'")
    return int(named)
