"""A turn tried again at a running service: answer by answer, and counted at its end."""

import json
from random import Random

import pytest

from terrae.server.protocol import sizes
from terrae.server.replays import worker
from terrae.server.replays.worker import ReplayJob, TryJob

from ..client import Json, Party, call
from ..running import Here
from .test_coach import ended

pytestmark = pytest.mark.anyio
CHOICE = Random(5)


async def tried(here: Here, party: Party, body: Json, expect: int = 200) -> Json:
    told: Json = await call(here.base, party.keys["watch"], f"{party.path}/try", body, expect)
    return told


async def test_a_turn_is_tried_again_to_its_end(here: Here) -> None:
    party = await ended(here, "terra-futura", 60)
    record = await call(here.base, party.keys["watch"], f"{party.path}/record")
    # A turn begins with the question whether to discard the oldest card of a row.
    begins = [(n, seat) for n, (seat, text) in enumerate(record["moves"]) if text == "keep" or text.startswith("drop ")]
    move, seat = begins[-1]
    answers: list[Json] = []
    told = await tried(here, party, {"seat": seat, "move": move})
    while not told["over"]:
        assert told["record"] is None
        answers.append({"answer": CHOICE.choice(told["view"]["question"]["answers"])})
        told = await tried(here, party, {"seat": seat, "move": move, "answers": answers})
    assert told["record"]["moves"][:move] == record["moves"][:move]
    assert [text for mover, text in told["record"]["moves"][move:] if mover == seat] == [a["answer"] for a in answers]
    assert told["record"]["setup"] != record["setup"]
    again = {"seat": seat, "move": move, "answers": answers, "record": record}
    assert (await call(here.base, None, "/api/try", again, 200))["view"] == told["view"], "the same of a file"
    await party.close()


@pytest.mark.attack(
    "Tries a turn again of a game that is not over, at great length, or with a record that does not hold."
)
async def test_nothing_is_tried_again_that_should_not_be(here: Here) -> None:
    party = await Party.played(here.base, 6, "terra-futura", Random(3).choice)
    assert (await tried(here, party, {"seat": 0, "move": 0}, 409))["code"] == "refused", "the game is not over"
    await party.host("abandon")
    for seat, move in ((0, 99), (7, 0), (0, 1)):
        assert (await tried(here, party, {"seat": seat, "move": move}, 409))["code"] == "refused"
    long = [{"answer": "keep"}] * (sizes.ANSWERS_OF_TURN + 1)
    assert (await tried(here, party, {"seat": 0, "move": 0, "answers": long}, 400))["code"] == "malformed"
    for record, code in (({"format": "else"}, "bad_record"), (None, "malformed")):
        refusal = await call(here.base, None, "/api/try", {"seat": 0, "move": 0, "record": record}, (400, 409))
        assert refusal["code"] == code
    await party.close()


def test_no_more_beginnings_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from terrae.engine.game import game_named
    from terrae.engine.match import Match

    monkeypatch.setattr(worker, "TURNS_KEPT", 2)
    worker.TURNS.clear()
    for seed in "abc":
        match = Match(game_named("terra-futura"), [{"name": "", "kind": "human"}] * 2, seed=seed)
        record = json.dumps(match.record()).encode()
        assert not worker.do(ReplayJob("try", record, again=TryJob(match.actor, 0, []))).code
    assert len(worker.TURNS) == 2
    worker.TURNS.clear()
