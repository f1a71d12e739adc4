"""A match told again from its set-up on, step by step, as one viewer saw it, and what was said at each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from terrae.engine.game import Event, Json
from terrae.engine.match import Match
from terrae.engine.record import BadRecord

from .acts import is_text
from .contract import talk_of
from .conversation import Conversation, Said
from .records import TalkMoment, moments, read_talk

AnyMatch = Match[Any, Any]


class ToldStep(NamedTuple):
    """One move as a viewer saw it; the first step is the set-up, which is nobody's move."""

    number: int
    seat: int | None
    notation: str
    story: list[Event]
    view: Json | None
    """None where only what happened is told."""


def told_steps(match: AnyMatch, viewer: int, since: int = 0, views: bool = True) -> Iterator[ToldStep]:
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
            yield ToldStep(number, None if number == 0 else actor, notation, story, view)
        before = after
        if number < len(match.moves):
            actor, text = match.moves[number]
            action = game.parse(state, d, text)


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


def moves_before(taken_back: Iterable[int], moves: int = 0) -> list[int]:
    """After each entry of a log, and before the first, how many moves there were that no later entry takes back.

    Of each entry it is told how many moves it takes back, 0 of a move. Before the first there were so many `moves`.
    """
    counts = [moves]
    for undone in taken_back:
        counts.append(counts[-1] - undone if undone else counts[-1] + 1)
    for number in range(len(counts) - 2, -1, -1):
        counts[number] = min(counts[number], counts[number + 1])
    return counts
