"""Terra's bots at the table's talk (T23): they speak, listen, and weigh what is said by who has kept their word."""

from dataclasses import replace
from typing import Any

import pytest

from terrae.bots.registry import bot_named, speaker_named
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.engine.record import replay
from terrae.engine.search.rollouts import EVEN
from terrae.games.terra.bots.opponent_model import GIVER, POOL, trusted, weights
from terrae.games.terra.rules.moves import CRISIS_TEXTS
from terrae.games.terra.rules.state import COMMON_GOOD, IMPENDING, REGIONS, VALUES
from terrae.games.terra.talk.listening import expected_from, keep_word
from terrae.games.terra.talk.speaking import LATELY
from terrae.lab.talk import compare, main, survival
from terrae.table.ledger import Ledger, Promise
from terrae.table.local_table import LocalTable
from terrae.table.public_talk import PublicTalk

from ..table import GAME, Table, table

pytestmark = pytest.mark.rule("T23")


def match_of(names: list[str], seed: str) -> Match[Any, Any]:
    return Match(GAME, [{"name": f"{n}", "kind": f"bot:{name}"} for n, name in enumerate(names)], seed=seed)


def talked(names: list[str], seed: str) -> tuple[Match[Any, Any], Any]:
    match = match_of(names, seed)
    table = LocalTable(match)
    table.play([bot_named(GAME, name) for name in names], [speaker_named(GAME, name) for name in names])
    return match, table.conversation


def test_helpers_promise_and_keep_their_word() -> None:
    kept = 0
    for seed in range(4):
        match, conversation = talked(["helper"] * 4, str(seed))
        accounts = [conversation.ledger.account(seat) for seat in range(4)]
        assert not any(account.broken for account in accounts)
        kept += sum(account.kept for account in accounts)
        assert replay(match.record()).talk == match.talk
    assert kept > 40
    assert {act["act"] for _, _, act in match.talk} >= {"offer", "promise", "warn", "refuse", "thank"}


def test_a_bluffer_breaks_promises_as_often_as_it_is_told_and_is_called_out() -> None:
    broken: dict[str, int] = {}
    accused = 0
    for lies in ("0", "1"):
        for seed in range(3):
            _, conversation = talked([f"bluffer[lies={lies}]", "helper", "helper"], str(seed))
            account = conversation.ledger.account(0)
            broken[lies] = broken.get(lies, 0) + account.broken
            accused += accusations(conversation, players=3)
    assert broken["0"] == 0
    assert broken["1"] > 3
    assert 0 < accused <= broken["1"]


def accusations(conversation: Any, players: int) -> int:
    """Each helper begins a round with the first broken word that nobody has spoken of, and only so; how many there are.

    A word broken longer ago than `LATELY` rounds is spoken of no more.
    """
    found = 0
    for i, said in enumerate(conversation.said):
        before = conversation.said[:i]
        unspoken = []
        for promise in conversation.ledger.promises:
            if promise.verdict != "broken" or promise.seat == said.seat:
                continue
            accusation = {"act": "accuse", "who": promise.seat, "promised": promise.value, "gave": promise.given}
            lately = promise.judged <= said.moves <= promise.judged + LATELY * players
            if lately and not any(one.act == accusation and one.moves >= promise.judged for one in before):
                unspoken.append(accusation)
        begins = not any((one.moves, one.seat) == (said.moves, said.seat) for one in before)
        if begins and unspoken:
            assert said.act == unspoken[0]
            found += 1
        else:
            assert said.act["act"] != "accuse"
    return found


def test_helpers_make_their_word_depend_on_one_who_has_broken_theirs_and_keep_it() -> None:
    ifs = []
    for seed in range(6):
        _, conversation = talked(["bluffer[lies=1]", "helper", "helper", "helper"], str(seed))
        ifs += [promise for promise in conversation.ledger.promises if promise.condition]
    assert {promise.verdict for promise in ifs} == {"kept", "untested"}
    assert {promise.condition[0] for promise in ifs if promise.condition} == {0}


def test_helpers_thank_once_who_gave_most_to_a_solved_crisis() -> None:
    for seed in range(3):
        _, conversation = talked(["helper"] * 3, str(seed))
        thanks = [said for said in conversation.said if said.act["act"] == "thank"]
        kept = {promise.judged: promise for promise in conversation.ledger.promises if promise.verdict == "kept"}
        assert thanks
        assert len({said.moves for said in thanks}) == len(thanks)
        for said in thanks:
            last = max(moves for moves in kept if moves is not None and moves <= said.moves)
            crisis = [promise for promise in kept.values() if promise.about == kept[last].about]
            assert max(crisis, key=lambda promise: promise.given).given == max(
                promise.given for promise in crisis if promise.seat == said.act["who"]
            )


def test_without_anybody_speaking_it_is_the_same_game() -> None:
    names = ["altruist", "tit-for-tat", "bluffer", "helper"]
    silent, talking = match_of(names, "x"), match_of(names, "x")
    play_bots(silent, [bot_named(GAME, name) for name in names])
    LocalTable(talking).play([bot_named(GAME, name) for name in names], [None] * 4)
    assert silent.record() == talking.record()


def promise(line: int, seat: int, verdict: Any, about: str = "G-AF", value: int = 4) -> Promise:
    return Promise(line, 0, seat, about, value, None, True, verdict)


def test_a_word_counts_by_how_it_was_kept() -> None:
    assert PublicTalk(9).trust(0) == pytest.approx(2 / 3)
    verdicts = ("kept", "broken", "untested")
    heard = PublicTalk(9, ledger=Ledger.of((promise(n, n, verdict) for n, verdict in enumerate(verdicts)), ()))
    assert [round(heard.trust(seat), 2) for seat in range(3)] == [0.75, 0.5, 0.67]
    assert PublicTalk.from_json(heard.to_json()).ledger.promises == heard.ledger.promises


def test_what_is_promised_is_what_the_others_expect() -> None:
    table = LocalTable(match_of(["helper"] * 3, "7"))
    while not table.calls_for_talk:
        table.act(bot_named(GAME, "helper")(position_of(table.match)))
    v = table.match.seen_by(SPECTATOR)
    crisis = GAME.view(v, table.match.deck, SPECTATOR)["impending"]["crisis"]
    later = (v.actor + 2) % 3
    table.say(later, {"act": "refuse"})
    assert expected_from(v, table.public_talk())[later][0] == 0
    table.say(later, {"act": "promise", "value": 5, "crisis": crisis})
    heard = table.public_talk()
    ((seat, (value, trust)),) = expected_from(v, heard).items()
    assert (seat, value, round(trust, 2)) == (later, 5, 0.67)
    again = PublicTalk.from_json(heard.to_json())
    assert (again.moves, list(again.said)) == (heard.moves, list(heard.said))
    assert again.ledger.promises == heard.ledger.promises


def promised(value: int, crisis: str) -> PublicTalk:
    """Seat 0 has promised to give so much."""
    return PublicTalk(9, ledger=Ledger.of([promise(0, 0, "open", crisis, value)], ()))


def word_kept(t: Table, heard: PublicTalk, chosen: str, among: list[str]) -> str:
    """What a seat does that had chosen this among these answers, and keeps its word."""
    texts = {text: action for text in t.answers if (action := GAME.parse(t.s, t.d, text)) is not None}
    kept = keep_word(t.s, t.d, heard, texts[chosen], [texts[text] for text in among])
    return next(text for text, one in texts.items() if one == kept)


def test_a_promise_is_kept_by_the_least_card_that_is_as_high() -> None:
    t = table(hands=["G1 G2 G3 G4 G6", "G5", "B1"], pile="B2 G-AF", turn=2)
    assert (t.s.phase, t.s.actor) == (IMPENDING, 0)
    heard = promised(3, "G-AF")
    kept = {chosen: word_kept(t, heard, chosen, t.answers) for chosen in t.answers}
    assert kept == {"pass": "G3", "G1": "G3", "G2": "G3", "G3": "G3", "G4": "G4", "G6": "G6"}
    low = ["pass", "G1", "G2"]
    assert [word_kept(t, heard, chosen, low) for chosen in low] == low, "none is high enough"
    assert word_kept(t, promised(3, "B-AF"), "pass", t.answers) == "pass"


def test_a_promise_about_a_full_blown_crisis_is_kept_before_one_is_done() -> None:
    t = table(hands=["G1 G2 G3", "", ""], pile="B2", full={"G-AF": "", "G-AS": ""}, turn=0)
    assert t.s.phase == COMMON_GOOD
    heard = promised(2, "G-AS")
    kept = {chosen: word_kept(t, heard, chosen, t.answers) for chosen in t.answers}
    assert kept.pop("done") == "G2>AS"
    assert all(chosen == done for chosen, done in kept.items())
    assert word_kept(t, heard, "done", ["done", "G1>AS", "G3>AF"]) == "done"


def test_the_measurement_compares_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    silent, talking = compare(GAME, ["helper"] * 3, 6, "1")
    assert not sum(one.said for one in silent)
    assert sum(one.said for one in talking) > 100
    assert 0 <= survival(talking).low <= 1
    main("terra", bots="bluffer,helper,helper", games=2)
    assert "bluffer: wins" in capsys.readouterr().out


def with_word_of(position: Any, seat: int, verdict: Any) -> Any:
    """The position after that seat has promised a six, and had kept or broken its word six times."""
    crisis = CRISIS_TEXTS[position.v.crisis]
    tested = [promise(line, seat, verdict) for line in range(6)]
    ledger = Ledger.of((*tested, promise(6, seat, "open", crisis, 6)), ())
    return replace(position, talk=PublicTalk(position.v.players, ledger=ledger))


@pytest.mark.parametrize("name", [*GAME.characters, "helper", "tips", "greedy", "search"])
def test_every_character_counts_more_on_who_has_kept_their_word(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.games.terra.bots.search.is_built", lambda _: False)  # the answer that it rolls out from
    bot = bot_named(GAME, name)
    trusting = doubting = 0
    for seed in range(4):
        match = match_of(["altruist"] * 4, str(seed))
        while not match.over:
            position = replace(position_of(match), hurry=True)
            last = (match.state.turn - 1) % 4
            if match.state.phase == IMPENDING and position.seat != last and len(position.legal) > 1:
                as_if_silent = bot(position)
                trusting += bot(with_word_of(position, last, "kept")) != as_if_silent
                doubting += bot(with_word_of(position, last, "broken")) != as_if_silent
            match.act(bot_named(GAME, "altruist")(position))
    assert trusting > doubting


def test_one_who_looks_ahead_imagines_a_giver_by_how_far_a_promise_is_trusted() -> None:
    silent = weights([[8, 2, 5, 3, 0, 6, 2]] * 3)
    trusted_ = trusted(silent, {1: (4, 0.75), 2: (0, 1.0)})
    giver = list(POOL).index(GIVER)
    assert (trusted_[0], trusted_[2]) == (silent[0], silent[2])
    assert trusted_[1][giver] >= 0.75 * EVEN > silent[1][giver]
    assert sum(trusted_[1]) == EVEN


def test_an_if_counts_by_how_likely_its_condition_comes_true() -> None:
    table = LocalTable(match_of(["helper"] * 3, "7"))
    while not table.calls_for_talk:
        table.act(bot_named(GAME, "helper")(position_of(table.match)))
    first = table.match.actor
    second, third = (first + 1) % 3, (first + 2) % 3
    table.say(third, {"act": "if", "who": second, "value": 3, "own": 4})
    assert expected_from(table.match.seen_by(first), table.public_talk()) == {}
    crisis = CRISIS_TEXTS[table.match.state.crisis]
    table.say(second, {"act": "promise", "value": 3, "crisis": crisis})
    expected = expected_from(table.match.seen_by(first), table.public_talk())
    rounded = {seat: (value, round(trust, 2)) for seat, (value, trust) in expected.items()}
    assert rounded == {second: (3, 0.67), third: (4, 0.44)}
    v = table.match.seen_by(first)
    table.say(second, {"act": "if", "who": first, "value": 1, "own": 5})
    colour = v.crisis // REGIONS * VALUES
    for value in range(1, VALUES + 1):
        v.hands[first][colour + value - 1] = 0
    assert second not in expected_from(v, table.public_talk())
    v.hands[first][colour + 1] = 1
    assert expected_from(v, table.public_talk())[second][0] == 5
