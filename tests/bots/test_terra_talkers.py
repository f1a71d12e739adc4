"""Terra's bots at the table's talk (T23): they speak, listen, and weigh what is said by who has kept their word."""

from typing import Any

import pytest

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.talking import TalkingMatch, play_talking
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match, replay
from terrae.engine.player import play_bots, position_of
from terrae.games.terra.listening import expected_from
from terrae.lab.talk import compare, main, survival
from terrae.talk.heard import Heard
from terrae.talk.ledger import Promise

from ..games.terra.table import GAME

pytestmark = pytest.mark.rule("T23")


def match_of(names: list[str], seed: str) -> Match[Any, Any]:
    return Match(GAME, [{"name": f"{n}", "kind": f"bot:{name}"} for n, name in enumerate(names)], seed=seed)


def talked(names: list[str], seed: str) -> tuple[Match[Any, Any], Any]:
    match = match_of(names, seed)
    conversation = play_talking(
        match, [bot_named(GAME, name) for name in names], [speaker_named(GAME, name) for name in names]
    )
    return match, conversation


def test_helpers_promise_and_keep_their_word() -> None:
    kept = 0
    for seed in range(4):
        match, conversation = talked(["helper"] * 4, str(seed))
        accounts = [conversation.ledger.account(seat) for seat in range(4)]
        assert not any(account.broken for account in accounts)
        kept += sum(account.kept for account in accounts)
        assert replay(match.record()).talk == match.talk
    assert kept > 40
    assert {act["act"] for _, _, act in match.talk} >= {"offer", "promise", "warn", "refuse"}


def test_a_bluffer_breaks_promises_as_often_as_it_is_told_and_is_called_out() -> None:
    broken: dict[str, int] = {}
    accused = 0
    for lies in ("0", "1"):
        for seed in range(3):
            _, conversation = talked([f"bluffer[lies={lies}]", "helper", "helper"], str(seed))
            account = conversation.ledger.account(0)
            broken[lies] = broken.get(lies, 0) + account.broken
            accused += sum(said.act["act"] == "accuse" and said.act["who"] == 0 for said in conversation.said)
    assert broken["0"] == 0
    assert broken["1"] > 3
    assert accused > 0


def test_without_anybody_speaking_it_is_the_same_game() -> None:
    names = ["altruist", "tit-for-tat", "bluffer", "helper"]
    silent, talking = match_of(names, "x"), match_of(names, "x")
    play_bots(silent, [bot_named(GAME, name) for name in names])
    play_talking(talking, [bot_named(GAME, name) for name in names], [None] * 4)
    assert silent.record() == talking.record()


def promise(seat: int, verdict: Any, about: str = "G-AF", value: int = 4) -> Promise:
    return Promise(1, 0, seat, about, value, None, True, verdict)


def test_a_word_counts_by_how_it_was_kept() -> None:
    heard = Heard(9)
    assert heard.trust(0) == pytest.approx(2 / 3)
    heard.ledger.promises += [promise(0, "kept"), promise(1, "broken"), promise(2, "untested")]
    assert [round(heard.trust(seat), 2) for seat in range(3)] == [0.75, 0.5, 0.67]
    assert Heard.from_json(heard.to_json()).ledger.promises == heard.ledger.promises


def test_what_is_promised_is_what_the_others_expect() -> None:
    table = TalkingMatch(match_of(["helper"] * 3, "7"))
    while not table.calls_for_talk:
        table.act(bot_named(GAME, "helper")(position_of(table.match)))
    v = table.match.seen_by(SPECTATOR)
    crisis = GAME.view(v, table.match.deck, SPECTATOR)["impending"]["crisis"]
    later = (v.actor + 2) % 3
    table.say(later, {"act": "promise", "value": 5, "crisis": crisis})
    heard = Heard.of(table.conversation)
    ((seat, (value, trust)),) = expected_from(v, heard).items()
    assert (seat, value, round(trust, 2)) == (later, 5, 0.67)
    again = Heard.from_json(heard.to_json())
    assert (again.moves, again.said, again.ledger.promises) == (heard.moves, heard.said, heard.ledger.promises)


def test_the_measurement_compares_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    silent, talking = compare(GAME, ["helper"] * 3, 6, "1")
    assert not sum(one.said for one in silent)
    assert sum(one.said for one in talking) > 100
    assert 0 <= survival(talking).low <= 1
    main(["terra", "--bots", "bluffer,helper,helper", "--games", "2"])
    assert "bluffer: wins" in capsys.readouterr().out
