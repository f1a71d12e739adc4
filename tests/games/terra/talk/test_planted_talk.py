"""Every law of talk can fail: talk that knows, forgets or does too much is planted in Terra, and found."""

# ruff: noqa: ARG001, ARG002  (a mistake has the signature of what it replaces)

from dataclasses import replace
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Position
from terrae.games.terra import Terra
from terrae.games.terra.rules.state import (
    VALUES,
    Deck,
    State,
)
from terrae.games.terra.talk.acts import TerraTalk
from terrae.table.acts import Act
from terrae.table.contract import Deed

from ....laws import talk
from ..planting import FOUR, fast_terra


class ForgetfulTalk(TerraTalk):
    """Judges a promise by chance, so that telling the game again brings another verdict."""

    verdicts = 0

    def deeds(self, before: State, d: Deck, actor: int, notation: str, after: State) -> list[Deed]:
        ForgetfulTalk.verdicts += 1
        deeds = super().deeds(before, d, actor, notation, after)
        return [Deed(seat, about, ForgetfulTalk.verdicts % 7) for seat, about, _ in deeds]


class MeddlingTalk(TerraTalk):
    """Lets what is said change what it is told."""

    def check(self, v: State, d: Deck, seat: int, act: Act) -> None:
        v.left = 0


def talking_terra(name: str) -> Terra:
    """Terra with another talk."""
    game = Terra()
    game.__dict__["offers"] = replace(game.offers, talk=f"{__name__}:{name}")
    return game


def as_it_is(s: State, d: Deck, seat: int) -> State:
    return s


def see_all(match: Match[Any, Any], viewer: int) -> Any:
    return match.state


def test_talk_that_looks_into_hands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen_by", see_all)
    with pytest.raises(AssertionError, match="a secret decides"):
        talk.talk_reveals_only_what_was_said(talking_terra("HandTalk"), FOUR, 1)


class HandTalk(TerraTalk):
    """Lets nobody warn of a colour of which they hold a card."""

    def check(self, v: State, d: Deck, seat: int, act: Act) -> None:
        super().check(v, d, seat, act)
        if act["act"] == "warn" and any(v.hands[seat][:VALUES]):
            raise Refused("you hold some", "T23")


def offer_from_the_pile(position: Position, *_: object) -> Act:
    return {"act": "offer", "value": 1 + sum(position.v.pile) % VALUES}


def test_a_bot_that_says_what_it_cannot_know_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen_by", see_all)
    monkeypatch.setattr("terrae.games.terra.bots.characters.speak", offer_from_the_pile)
    with pytest.raises(AssertionError, match="a bot says what it cannot know"):
        talk.speakers_know_what_their_seat_knows(Terra(), FOUR, 1)


def test_verdicts_that_a_record_does_not_bring_back_are_found() -> None:
    with pytest.raises(AssertionError):
        talk.talk_goes_through_records(talking_terra("ForgetfulTalk"), FOUR, 1)


def test_talk_that_changes_the_game_is_found() -> None:
    game = talking_terra("MeddlingTalk")
    game.__dict__["redact"] = as_it_is  # what is said is checked on the game itself
    with pytest.raises(AssertionError, match="has changed the game"):
        talk.talk_agrees_in_both_materials(game, fast_terra(), FOUR, 10)
