"""The law: what a seat reads does not depend on what it may not know, by whatever way it reads."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.commons.transcript import Transcript
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.sentences import sentences_for
from terrae.table.contract import talk_of
from terrae.table.local_table import LocalTable
from terrae.text.assistant_texts import PlayedSeat
from terrae.text.local_seat import LocalSeat
from terrae.text.play import Manner, text_seat, welcome
from terrae.text.service_seat import Link, seat_at
from terrae.text.session import InputEnded, Terms, TextSession
from terrae.text.talk import TextTalk
from tests.server.client import Party
from tests.server.reliability.test_3_secrets import Stage, in_memory, other_world, staged
from tests.server.running import Here, service

from .test_session import Json, Player, lines
from .worlds import pairs

TRIED = ("", "pass", "G4", "hoard G1 G2 G3", "discard R6", "take I1", "place 1,0", "pay green 0,0", "end")
"""Answers of which a seat may ask why they do not go."""
SAID = ("warn colour=G", "promise value=6 crisis=R-NA", "if who=1 value=3 own=2", "accuse who=1 promised=3 gave=0")
"""What a seat may try to say."""
WELCOME_S = 60.0


def refusal_of(talk: TextTalk, act: str) -> str:
    """Try to say something; why it cannot be said, or nothing."""
    try:
        said = talk.understood(act)
    except Refused as error:
        return str(error)
    assert said is not None
    talk.say(said, [None] * len(talk.seat.match.players))
    return ""


def read_at_a_seat(match: Match[Any, Any], seat: int, manner: Manner) -> Any:
    """Everything that a seat can be given to read at one moment."""
    own = text_seat(match, seat, manner)
    view = own.view()
    told: dict[str, Any] = {"table": own.narrator.table(view), "view": own.shown(view), "story": own.news()}
    if talk_of(match.game):
        talk = TextTalk(own, LocalTable(match))
        told["refused"] = [refusal_of(talk, act) for act in SAID]
        told["talk"] = {"said": talk.told_as_data(), **talk.standing()}
    if match.actor == seat:
        own.heard = 0
        told["question"] = own.question()
        told["rules"] = own.narrator.rules(view)
        told["refusals"] = [str(own.why_not(text)) for text in TRIED]
    return told


def read_in_a_session(match: Match[Any, Any], seat: int, manner: Manner) -> Any:
    """What `terrae text` sends until the seat decides: to questions, wrong answers and requests of every kind."""
    own = text_seat(match, seat, manner)
    talk = TextTalk(own, LocalTable(match))
    requests: list[Json] = [{"ask": what} for what in ("rules", "all-rules", "table", "story", "nothing")]
    requests += [{"say": act} for act in SAID] + [{"answer": text} for text in TRIED if text not in own.answers()]
    player = Player(lambda _: lines(*requests), 1)
    player.hear(welcome(match, seat, 0, 1, talk))
    session = TextSession(own, {}, choose, Terms(retries=100), player, player.hear, player.log.append, talk)
    with suppress(InputEnded):
        session.decide(session.table.position())
    return player.sent


def read_as_a_chat(match: Match[Any, Any], seat: int, manner: Manner) -> Any:
    """What `terrae commons` sends to an endpoint, the question and a refusal."""
    own = text_seat(match, seat, manner)
    talk = TextTalk(own, LocalTable(match))
    chat = Transcript(own, talk)
    chat.hear({**own.moment("talk"), "said": talk.told_as_data(), **talk.standing()})
    told = [chat.messages()]
    if match.actor == seat:
        own.heard = 0
        chat.hear(own.question())
        chat.hear({"type": "refused", "sentence": str(own.why_not(TRIED[0]))})
        told.append(chat.messages())
    return told


def read_by_mcp(match: Match[Any, Any], seat: int, manner: Manner) -> Any:
    """What an assistant's tools give it at a table of its own process, short of a decision."""
    own = LocalSeat(text_seat(match, seat, manner), {}, {}, lambda _: None)
    return asyncio.run(all_tools(own, own.seat.answers() if match.actor == seat else []))


async def all_tools(own: PlayedSeat, legal: list[str]) -> list[str]:
    """What the tools of an assistant tell, short of a decision."""

    async def tool(call: Awaitable[str]) -> str:
        try:
            return await call
        except Refused as error:
            return str(error)

    told = [await tool(own.look(what)) for what in ("rules", "all-rules", "talk", "table")]
    told += [await tool(own.answer(text, None)) for text in TRIED if text not in legal]
    told += [await tool(own.say_act(act)) for act in SAID] + [await tool(own.say("Who has green?"))]
    return told


Reader = Callable[[Match[Any, Any], int, Manner], Any]


@pytest.mark.attack("Reads every text that goes out, to tell two deals apart.")
@pytest.mark.parametrize(("game", "players", "every"), [("terra", 4, 47), ("terra-futura", 3, 61)])
@pytest.mark.parametrize("read", [read_at_a_seat, read_in_a_session, read_as_a_chat, read_by_mcp])
def test_hidden_cards_do_not_show_in_the_text(read: Reader, game: str, players: int, every: int) -> None:
    for number, (seat, here, there) in enumerate(pairs(game, players, every, "text secrets")):
        if read is read_in_a_session and here.actor != seat:
            continue
        manner = Manner(sentences_for(here.game, "en"), lists_answers=number // players % 2 == 0, gives_view=True)
        assert json.dumps(read(there, seat, manner)) == json.dumps(read(here, seat, manner))


async def read_at_the_service(here: Here, party: Party, seat: int, stage: Stage, state: Any) -> list[str]:
    """What an assistant's tools give it at a table of the service in one world, and when it comes there anew."""
    stage.put_on(state)
    link = Link(here.base, party.id, "seat", party.seats[seat])
    async with seat_at(link, "", "en") as own:
        await own.until(lambda: own.view is not None, WELCOME_S)
        assert own.view is not None
        return await all_tools(own, (own.view["question"] or {"answers": []})["answers"])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.attack("Sits at a table of the service as an assistant, and reads every text to tell two deals apart.")
@pytest.mark.parametrize(("game", "moves"), [("terra", 9), ("terra-futura", 7)])
async def test_hidden_cards_do_not_show_to_an_assistant_at_the_service(tmp_path: Path, game: str, moves: int) -> None:
    async with service(tmp_path / "tables.db") as here:
        party = await Party.played(here.base, moves, game, Random(game).choice)
        await party.close()
        match = (await in_memory(here, party.id)).match
        assert match is not None
        for seat in range(3):
            world = other_world(match, seat, f"{game} {seat}")
            assert world != match.state
            async with staged([here], party.id) as (stage,):
                told = [await read_at_the_service(here, party, seat, stage, state) for state in (match.state, world)]
            assert told[0] == told[1]
