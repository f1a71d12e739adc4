"""Acts at a table: said, judged by public play, the same for everybody; what may be said is the host's choice."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from terrae.engine.record import replay
from terrae.server.database.reports import read_reports
from terrae.server.protocol import sizes
from terrae.server.rate_limits import NO_RATES, Rate
from terrae.table import acts_allowed

from ...client import Api, Json, Party, Socket, call
from ...running import Here, service

pytestmark = [pytest.mark.anyio, pytest.mark.rule("T23")]


async def facing_a_crisis(base: str, **more: Any) -> Party:
    """A table of three at which somebody is asked about an impending crisis, and others after them."""
    party = await (await Party.make(base, **more)).start()
    await to_crisis(party)
    return party


async def to_crisis(party: Party) -> None:
    while not (asked := party.asked()) or asked.view is None or asked.view["question"]["kind"] != "impending":
        await party.move_once()


def crisis_of(socket: Socket) -> str:
    assert socket.view is not None
    crisis: str = socket.view["impending"]["crisis"]
    return crisis


async def say(socket: Socket, act: Json, client: str | None = None, number: int | None = None) -> Json:
    """Say an act; its acknowledgement or refusal."""
    client = client or socket.next_id()
    await socket.send(type="say", id=client, number=socket.number if number is None else number, act=act, language="cs")
    return await socket.until("ack", "refused", where=lambda message: message["id"] == client)


async def heard(socket: Socket, count: int) -> list[Json]:
    """So many lines, once they have all been heard."""
    while len(lines := [message for message in socket.heard if message["type"] == "chat"]) < count:
        await socket.hear()
    return lines


def passing(_: list[str]) -> str:
    return "pass"


async def change(party: Party, **values: Any) -> Json:
    async with Api(party.base, party.keys["host"]) as api:
        changed: Json = await api.patch(party.path, values)
        return changed


async def test_a_promise_is_heard_judged_and_kept_in_the_record(here: Here) -> None:
    party = await facing_a_crisis(here.base)
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    liar = party.asked()
    assert liar is not None
    seat, crisis = party.sockets.index(liar), crisis_of(liar)
    promise = {"act": "promise", "value": 6, "crisis": crisis}
    for _ in range(2):  # sent again it is not said again
        assert (await say(liar, promise, "mine"))["number"] == 1
    told = [(await heard(socket, 1))[0] for socket in (*party.sockets, watcher)]
    assert [{**line, "at": ""} for line in told] == [{**told[0], "at": ""}] * 4
    said = len([m for m in watcher.heard if m["type"] == "moved"]) + watcher.heard[0]["number"]
    entry = {"line": 1, "said": said, "seat": seat, "about": crisis, "value": 6, "verdict": "open"}
    assert (told[0]["act"], told[0]["language"], told[0]["moves"]) == (promise, "cs", said)
    assert told[0]["talk"]["promises"] == [entry]

    await party.move_once(passing)
    moved = await watcher.until("moved")
    judged = {**entry, "verdict": "broken", "judged": said + 1, "given": 0}
    assert moved["talk"]["promises"] == [judged]
    assert moved["talk"]["accounts"][seat] == {"kept": 0, "broken": 1, "promised": 6, "given": 0}
    other = party.sockets[(seat + 1) % 3]
    assert (await say(other, {"act": "accuse", "who": seat, "promised": 6, "gave": 0}))["type"] == "ack"
    late = await Socket.open(here.base, party.id, key=party.seats[0])
    assert late.heard[0]["talk"]["promises"] == [judged]
    assert [line["act"]["act"] for line in late.heard[0]["chat"]] == ["promise", "accuse"]

    for viewer in ("watch", "0"):
        steps = (await call(here.base, party.seats[0], f"{party.path}/replay?eyes={viewer}"))["steps"]
        assert steps[said]["said"][0]["act"] == promise
        assert steps[said]["said"][0]["talk"]["promises"] == [entry]
        assert steps[said + 1]["talk"]["promises"] == [judged]
    await party.host("abandon")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert [line[:2] for line in record["talk"]] == [[said, seat], [said + 1, (seat + 1) % 3]]
    assert replay(record).talk == record["talk"]
    for socket in (watcher, late):
        await socket.close()
    await party.close()


async def test_after_a_restart_the_ledger_is_the_same(database: str) -> None:
    async with service(database) as here:
        party = await facing_a_crisis(here.base)
        liar = party.asked()
        assert liar is not None
        await say(liar, {"act": "promise", "value": 6, "crisis": crisis_of(liar)})
        await say(liar, {"act": "warn", "colour": "R"})
        await party.move_once(passing)
        before = (await Socket.open(here.base, party.id, key=party.keys["watch"])).heard[0]
        await party.close()
    async with service(database) as here:
        again = await Socket.open(here.base, party.id, key=party.keys["watch"])
        assert again.heard[0]["talk"] == before["talk"]
        assert again.heard[0]["chat"] == before["chat"]
        await again.close()


async def test_what_was_said_after_a_move_that_is_taken_back_counts_if_it_still_makes_sense(here: Here) -> None:
    while True:
        party = await facing_a_crisis(here.base)
        liar = party.asked()
        assert liar is not None
        assert liar.view is not None
        if len(liar.view["question"]["answers"]) > 1:
            break
        await party.close()  # whoever can only pass has decided nothing that could be taken back
    seat = party.sockets.index(liar)
    other = party.sockets[(seat + 1) % 3]
    await say(liar, {"act": "promise", "value": 6, "crisis": crisis_of(liar)})
    await party.move_once(passing)
    await say(other, {"act": "accuse", "who": seat, "promised": 6, "gave": 0})
    await say(other, {"act": "thank", "who": seat})
    await liar.send(type="take_back", id="back", number=liar.number)
    back = await other.until("taken_back")
    assert [promise["verdict"] for promise in back["talk"]["promises"]] == ["open"]
    await party.host("abandon")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert [act["act"] for _, _, act in record["talk"]] == ["promise", "thank"]
    replay(record)
    await party.close()


@pytest.mark.attack("Says acts with wrong slots, about what is not there, at wrong moments, and too many.")
async def test_each_wrong_act_gets_one_clear_refusal(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await facing_a_crisis(here.base)
    one = party.sockets[0]
    good = {"act": "refuse"}
    wrong: list[tuple[Json, str, str]] = [
        ({"act": "sing"}, "illegal", "there is no act 'sing'"),
        ({"act": "promise", "value": 7, "crisis": crisis_of(one)}, "illegal", "'value' must be"),
        ({"act": "promise", "value": 3, "crisis": "X-XX"}, "illegal", "'crisis' must be"),
        ({"act": "promise", "value": 3}, "illegal", "goes with value, crisis"),
        ({"act": "offer", "value": 3, "who": 1}, "illegal", "'offer' has no 'who'"),
        ({"act": "thank", "who": 0}, "illegal", "somebody else"),
        ({"act": "thank", "who": 5}, "illegal", "a seat's number"),
        ({"text": "hello"}, "refused", "own words"),
    ]
    for act, code, sentence in wrong:
        refused = await say(one, act)
        assert (refused["code"], refused["rule"]) == (code, "T23" if code == "illegal" else ""), act
        assert sentence in refused["sentence"]
    assert (await say(one, good, number=one.number + 1))["code"] == "stale"
    monkeypatch.setattr(acts_allowed, "ACTS_OF_SEAT", 1)
    assert (await say(one, good))["type"] == "ack"
    assert "1 sentences" in (await say(one, good))["sentence"]
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert (await say(watcher, good))["code"] == "not_allowed"
    two = party.sockets[1]
    seen = two.number
    for _ in range(4):
        await party.move_once()
    assert (await say(two, good, number=seen))["code"] == "late"
    await party.host("abandon")
    assert "over" in (await say(two, good))["sentence"]
    assert not [line for line in two.heard if line["type"] == "chat" and line["seat"] != 0]
    await watcher.close()
    await party.close()


@pytest.mark.attack("Promises on the same crisis, or denies to hold the same colour, for ever.")
async def test_nobody_says_the_same_thing_for_ever_before_it_is_decided(here: Here) -> None:
    party = await facing_a_crisis(here.base)
    one = party.asked()
    assert one is not None
    promise = {"act": "promise", "value": 6, "crisis": crisis_of(one)}
    for act in (promise, {"act": "warn", "colour": "R"}):
        codes = [(await say(one, act)).get("code") for _ in range(sizes.SAME_THING + 1)]
        assert codes == [None] * sizes.SAME_THING + ["enough"]
    assert (await say(one, {"act": "warn", "colour": "G"}))["type"] == "ack"
    other = party.sockets[(party.sockets.index(one) + 1) % 3]
    assert (await say(other, {**promise, "value": 1}))["type"] == "ack", "what one seat says is no other's concern"
    await party.move_once(passing)
    assert (await say(one, promise))["type"] == "ack", "it was tested on the last of them"
    conversation = here.service.tables[party.id].conversation
    assert conversation is not None
    assert [promise.verdict for promise in conversation.ledger.promises if promise.verdict != "replaced"] == [
        "broken",
        "open",
        "open",
    ]
    await party.close()


async def test_before_the_start_and_in_games_without_acts_there_are_none(here: Here) -> None:
    party = await Party.make(here.base)
    await party.connect()
    assert "not started" in (await say(party.sockets[0], {"act": "refuse"}))["sentence"]
    await party.host("abandon")  # there are no cards that anybody could see
    assert "over" in (await say(party.sockets[0], {"act": "refuse"}))["sentence"]
    await party.close()
    other = await (await Party.make(here.base, "terra-futura", seats=2)).start()
    assert (await say(other.sockets[0], {"act": "refuse"}))["code"] == "no_acts"
    await other.close()
    acts = {game["name"]: game["acts"] for game in await call(here.base, None, "/api/games")}
    assert (len(acts["terra"]), acts["terra-futura"]) == (8, [])


async def test_the_host_chooses_what_may_be_said(here: Here) -> None:
    party = await Party.make(here.base, talk="silence")
    assert (party.table["talk"], party.table["chat"]) == ("silence", False)
    await party.start()
    one, codes = party.sockets[0], []
    await one.send(type="chat", id="1", text="hello")
    codes.append((await one.until("refused"))["code"])
    codes.append((await say(one, {"act": "refuse"}))["code"])
    assert codes == ["silence", "silence"]
    async with Api(here.base, party.keys["host"]) as api:
        assert (await api.patch(party.path, {"talk": "words"}, expect=409))["code"] == "refused"
        assert (await api.patch(party.path, {"keep_words": True}, expect=409))["code"] == "refused"
    await party.close()
    party = await (await Party.make(here.base, chat=False)).start()
    one = party.sockets[0]
    await one.send(type="chat", id="1", text="hello")
    assert (await one.until("refused"))["code"] == "chat_off"
    assert (await say(one, {"act": "refuse"}))["type"] == "ack"
    changed = await change(party, talk="words")
    assert (changed["talk"], changed["chat"]) == ("words", True)
    await party.close()


@pytest.mark.parametrize("kept", [False, True])
async def test_own_words_are_in_the_record_only_if_they_are_to_be_kept(here: Here, kept: bool) -> None:
    party = await (await Party.make(here.base, "terra-futura", seats=2, keep_words=kept)).start()
    await party.move_once()
    await party.sockets[0].send(type="chat", id="1", text="A fine card")
    await party.sockets[1].until("chat")
    await party.host("abandon")
    record = await call(here.base, party.seats[0], f"{party.path}/record")
    assert record.get("talk", []) == ([[1, 0, {"text": "A fine card"}]] if kept else [])
    steps = (await call(here.base, None, "/api/replay", record))["steps"]
    assert ("said" in steps[1]) is kept
    await party.close()


@pytest.mark.attack("Goes on writing to somebody who has blocked them.")
async def test_words_of_a_blocked_seat_do_not_come_but_its_acts_do(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    one, two, three = party.sockets
    await one.send(type="block", id="b", seat=1)
    assert (await one.until("blocked"))["seats"] == [1]
    await two.send(type="chat", id="1", text="an insult")
    await three.until("chat")
    await say(two, {"act": "refuse"})
    assert (await one.until("chat"))["act"] == {"act": "refuse"}
    again = await Socket.open(here.base, party.id, key=party.seats[0])
    assert again.heard[0]["blocked"] == [1]
    assert [line["n"] for line in again.heard[0]["chat"]] == [2]
    await one.send(type="block", id="c", seat=1, on=False)
    assert [line["n"] for line in (await one.until("blocked", where=lambda m: not m["seats"]))["chat"]] == [1, 2]
    for client in ("r1", "r2"):  # the second has no effect
        await one.send(type="report", id=client, seat=1, line=1)
        await one.until("ack")
    assert here.service.metrics.reports._value.get() == 1
    (told,) = await here.service.database.read(read_reports)
    assert (told["table"], told["seat"], told["name"]) == (party.id, 1, "Player 1")
    assert (told["reporter"], told["reporter_name"], told["line"]) == (0, "Player 0", 1)
    assert (told["text"], told["words"]) == ("an insult", ["an insult"])
    for body in ({"type": "report", "seat": 1, "line": 9}, {"type": "block", "seat": 0}, {"type": "block", "seat": 7}):
        await one.send(id="x", **body)
        assert (await one.until("refused"))["code"] == "refused"
    await again.close()
    await party.close()


@pytest.mark.attack("Says many things at once.")
async def test_nobody_says_more_than_a_few_things_at_once(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()
    monkeypatch.setattr(here.service.limits, "rates", replace(NO_RATES, chat=Rate(2, 1e-9)))
    codes = [(await say(party.sockets[0], {"act": "refuse"})).get("code") for _ in range(3)]
    assert codes == [None, None, "too_many"]
    await party.close()


async def test_two_processes_deliver_everything_that_is_said_once_and_in_order(postgres: str) -> None:
    async with service(postgres) as first, service(postgres) as second:
        party = await Party.make(first.base)
        await party.host("start")
        bases = (first.base, second.base, first.base)
        party.sockets = [
            await Socket.open(base, party.id, key=key) for base, key in zip(bases, party.seats, strict=True)
        ]
        await to_crisis(party)
        watchers = [await Socket.open(base, party.id, key=party.keys["watch"]) for base in bases[:2]]
        chance, sent = Random(7), 0
        for _ in range(8):
            acts = ({"act": "refuse"}, {"act": "warn", "colour": chance.choice("GBR")}, {"act": "offer", "value": 2})
            for act, socket in zip(acts, party.sockets, strict=True):
                await socket.send(type="say", id=f"{sent}", number=socket.number, act=act)
                sent += 1
            await party.move_once(chance.choice)
        for socket in (*party.sockets, *watchers):
            assert [line["n"] for line in await heard(socket, sent)] == list(range(1, sent + 1))
        ledgers = []
        for base in bases[:2]:
            socket = await Socket.open(base, party.id, key=party.keys["watch"])
            ledgers.append(socket.heard[0]["talk"])
            await socket.close()
        assert ledgers[0] == ledgers[1]
        await party.host("abandon")
        record = await call(second.base, party.seats[0], f"{party.path}/record")
        assert len(record["talk"]) == sent
        replay(record)
        await asyncio.gather(*(socket.close() for socket in watchers))
        await party.close()
