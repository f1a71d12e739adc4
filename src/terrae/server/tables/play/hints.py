"""Hints: what a bot would do in the place of the seat that is asked, thought out from what that seat sees."""

from __future__ import annotations

from typing import Any

from terrae.bots.opponents import usual_substitute
from terrae.bots.registry import looks_ahead
from terrae.bots.remote import BotQuestion, question_for
from terrae.engine.chance import seeded
from terrae.engine.game import Game
from terrae.engine.player import Position

from ...database.statements import to_text
from ...errors import TooMany
from ...fair_queue import Whose
from ...protocol.messages import Hint, HintRequest
from ..frames import frame, seen
from ..service import Service
from ..table import Table
from .asked_seat import asked_seat
from .bot_turns import heard_at

STRENGTH = "normal"
RETRY_S = 2


def adviser(game: Game[Any, Any]) -> str:
    """The bot that is asked: the game's own that looks ahead, at the usual strength, or its first one."""
    ahead = [bot for bot in game.bots if looks_ahead(game, bot)]
    return f"{ahead[-1]}[strength={STRENGTH}]" if ahead else usual_substitute(game)


def question_of(table: Table, seat: int) -> BotQuestion:
    """What the bot is asked. It follows from what the seat sees and from what everybody has heard, and nothing else:

    its chance is of its own, not of the game's, and it is told nothing of what happened before, which would have to be
    worked out for this seat from the beginning.
    """
    match = table.match
    assert match is not None
    v = seen(table, seat)
    r = seeded(f"{table.id}/hint for seat {seat}/{table.number}")
    position = Position(match.game, v, match.d, seat, match.game.legal(v, match.d), r, talk=heard_at(table))
    return question_for(position, adviser(match.game), to_text(match.deck.document), hurry=True)


async def hint(service: Service, table: Table, viewer: int, request: HintRequest, whose: Whose) -> str:
    """The frame that answers; `Fault` if there is no hint. The table is locked only while it is looked at."""
    async with asked_seat(service, table, viewer, request.number) as match:
        if service.bots is None:
            raise TooMany(RETRY_S)
        service.limits.check("hints", f"{table.id}/{viewer}")
        legal = match.game.legal(match.state, match.d)
        question = question_of(table, viewer)
    action = legal[0]
    if len(legal) > 1:
        found = await service.bots.client.advise(f"{table.id} {viewer}", question, whose)
        if found not in legal:
            raise TooMany(RETRY_S)
        action = found
    return frame(Hint(request.id, request.number, match.game.notation(match.state, match.d, action), question.bot))
