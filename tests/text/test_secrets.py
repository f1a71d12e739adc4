"""The law: what a seat reads does not depend on what it may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.sentences import sentences_for
from terrae.talk.contract import talk_of
from terrae.text.play import Manner, text_seat
from terrae.text.talk import TextTalk, text_talk
from tests.laws.walks import Seating, match_of

TRIED = ("", "pass", "G4", "hoard G1 G2 G3", "discard R6", "take I1", "place 1,0", "pay green 0,0", "end")
"""Answers of which a seat may ask why they do not go."""
SAID = ("warn colour=G", "promise value=6 crisis=R-NA", "if who=1 value=3 own=2", "accuse who=1 promised=3 gave=0")
"""What a seat may try to say."""


def refusal_of(talk: TextTalk, act: str) -> str:
    """Try to say something; why it cannot be said, or nothing."""
    try:
        said = talk.understood(act)
    except Refused as error:
        return str(error)
    assert said is not None
    talk.say(said, [None] * len(talk.seat.match.players))
    return ""


def read(match: Match[Any, Any], seat: int, manner: Manner) -> str:
    """Everything that a seat can be given to read at one moment."""
    own = text_seat(match, seat, manner)
    view = own.view()
    told: dict[str, Any] = {"table": own.narrator.table(view), "view": own.shown(view), "story": own.news()}
    if talk_of(match.game):
        talk = text_talk(own)
        told["refused"] = [refusal_of(talk, act) for act in SAID]
        told["talk"] = {"said": talk.told_as_data(), **talk.standing()}
    if match.actor == seat:
        own.heard = 0
        told["question"] = own.question()
        told["rules"] = own.narrator.rules(view)
        told["refusals"] = [str(own.why_not(text)) for text in TRIED]
    return json.dumps(told)


def elsewhere(match: Match[Any, Any], seat: int, chance: str) -> Match[Any, Any]:
    """The same moment in another world, which looks the same to the seat."""
    other = match.copy()
    other.state = match.game.state()
    match.game.run.imagine(match.seen_by(seat), match.d, seat, other.state, seeded(chance), [0] * match.game.scratch)
    return other


@pytest.mark.attack("Reads every text that goes out, to tell two deals apart.")
@pytest.mark.parametrize(("game", "players", "every"), [("terra", 4, 19), ("terra-futura", 3, 23)])
def test_hidden_cards_do_not_show_in_the_text(game: str, players: int, every: int) -> None:
    chosen = game_named(game)
    say = sentences_for(chosen, "en")
    manners = [Manner(say, lists_answers=lists_answers, gives_view=True) for lists_answers in (True, False)]
    match = match_of(chosen, Seating(players, 0), "text secrets")
    choice = Random("text secrets")
    different = 0
    while not match.over:
        moves = len(match.moves)
        if moves % every == 0:
            for seat in range(players):
                other = elsewhere(match, seat, f"{moves}/{seat}")
                different += other.state != match.state
                manner = manners[moves // every % 2]
                assert read(other, seat, manner) == read(match, seat, manner)
        match.act(choice.choice(chosen.legal(match.state, match.d)))
    assert different > 10
