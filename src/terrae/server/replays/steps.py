"""A match from its set-up on, step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import UNSET
from msgspec.structs import replace

from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.record import BadRecord
from terrae.table.acts import is_own_words, is_text
from terrae.table.contract import talk_of
from terrae.table.conversation import Conversation, Said
from terrae.table.records import TalkMoment, moments, read_talk

from ..errors import Fault
from ..protocol.bodies import DeckInfo, Sight
from ..protocol.shared import ChatLine, Step

SIGHT = "terrae-sight/1"

AnyMatch = Match[Any, Any]


def steps(match: AnyMatch, viewer: int, since: int = 0, views: bool = True) -> Iterator[Step]:
    """The match from its set-up on, as the viewer saw it; only the steps after the first `since` moves."""
    game, deck, d = match.game, match.deck, match.d
    before = game.redact(match.ready, d, viewer)
    actor, action = match.start, None
    first = max(0, since - 1)
    for number, (state, _) in enumerate(match.states(first), first):
        after = game.redact(state, d, viewer)
        if number >= since:
            notation = "" if action is None else game.notation_for(before, d, action, viewer)
            story = game.story(before, deck, actor, notation, after, viewer)
            view = game.view(after, deck, viewer) if views else None
            yield Step(number, None if number == 0 else actor, notation, story, view)
        before = after
        if number < len(match.moves):
            actor, text = match.moves[number]
            action = game.parse(state, d, text)


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


def talk_steps(match: AnyMatch) -> Iterator[TalkMoment]:
    """What was said at each step. Everybody hears it, so it is the same for every viewer."""
    talk = talk_of(match.game)
    if talk is not None:
        said = read_talk(match.talk, len(match.moves))
        yield from moments(Conversation(match.game, match.deck, talk), match, said)
        return
    words = [one._replace(line=n) for n, one in enumerate(words_only(match), 1)]
    for number in range(len(match.moves) + 1):
        yield TalkMoment(number, None, [(one, None) for one in words if one.moves == number])


def words_only(match: AnyMatch) -> list[Said]:
    """The own words at a table of a game without acts. Anything else in `talk` is somebody else's, and passed over."""
    try:
        said = read_talk(match.talk, len(match.moves))
    except BadRecord:
        return []
    return [one for one in said if 0 <= one.seat < len(match.players) and is_text(one.act)]


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
