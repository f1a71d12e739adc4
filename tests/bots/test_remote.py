"""What another process is told of the past: only if the bot reads it, and packed only once."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from terrae.bots.registry import bots_of, reads_history
from terrae.bots.remote import packed, position_in, question_for
from terrae.engine.errors import Refused
from terrae.engine.game import Game, games
from terrae.engine.history import History
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.server.database.statements import to_text
from terrae.table.contract import Commitment, Deed
from terrae.table.ledger import Ledger
from terrae.table.public_talk import LATELY, PublicTalk


def played(game: Game[Any, Any], decisions: int) -> Match[Any, Any]:
    match = Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed="sent")
    for _ in range(decisions):
        if not match.over:
            match.play(match.actor, match.answers()[0])
    return match


def test_a_bot_in_another_process_is_told_the_same_history(game: Game[Any, Any]) -> None:
    match = played(game, 25)
    position, deck = position_of(match), to_text(match.deck.document)
    sent = msgspec.msgpack.encode(question_for(position, "any", deck))
    question = msgspec.msgpack.decode(sent, type=type(question_for(position, "any", deck)))
    assert list(position_in(question).history) == list(position.history)
    untold = position_in(question_for(position, "any", deck, reads_history=False))
    with pytest.raises(Refused, match="reads_history"):
        list(untold.history)
    assert list(position_in(question_for(replace(position, history=()), "any", deck)).history) == []


@pytest.mark.attack("Plays long against bots, so that each of their decisions tells the whole game again.")
def test_what_happened_is_packed_once(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(game, 25)
    packed(History(match, 0))
    other = match.copy()
    other.play(other.actor, other.answers()[0])
    encoded, encode = 0, msgspec.msgpack.encode

    def counted(event: Any) -> bytes:
        nonlocal encoded
        encoded += 1
        return encode(event)

    history = History(other, 0)
    monkeypatch.setattr(msgspec.msgpack, "encode", counted)
    sent = packed(history)
    assert encoded == len(history.seen.last.events)
    assert msgspec.msgpack.decode(sent) == list(history)


def test_bots_say_whether_they_read_the_history() -> None:
    reading = {name: {bot for bot in bots_of(game) if reads_history(game, bot)} for name, game in games().items()}
    learned = {bot for bot in bots_of(games()["terra"]) if bot.startswith("learned-")}
    assert reading["terra"] == {"fair-sharer", "tit-for-tat", "punisher", "search", *learned}
    assert reading["terra-futura"] == set()
    assert reads_history(games()["terra"], "search[ms=5]")
    assert reads_history(games()["terra"], "my_bot.py:choose"), "a stranger's bot need not say so"


def test_what_was_said_long_ago_is_not_sent_but_how_everybody_kept_their_word_is() -> None:
    ledger = Ledger()
    for moves in range(0, 200, 10):
        ledger.made(moves + 1, moves, 0, Commitment("a", 3))
        ledger.denied(moves + 2, moves, 1, "R")
        ledger.happened(moves + 1, [Deed(0, "a", 3)], ["a", "b"])
    ledger.made(500, 200, 2, Commitment("b", 2))
    heard = PublicTalk(200, ledger=ledger)
    sent = PublicTalk.from_json(heard.to_json())
    assert [promise.line for promise in sent.ledger.open()] == [500]
    assert min(promise.judged or 999 for promise in sent.ledger.promises) >= 200 - LATELY
    assert min(denial.said for denial in sent.ledger.denials) >= 200 - LATELY
    assert len(sent.ledger.promises) < 10
    assert [sent.trust(seat) for seat in range(3)] == [heard.trust(seat) for seat in range(3)]
