"""T23: the acts of Terra, what they promise, and what public play says of that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.games.terra.rules.moves import CRISIS_TEXTS
from terrae.games.terra.talk.acts import TerraTalk
from terrae.table.conversation import Conversation

from ..table import GAME, Table, table

pytestmark = pytest.mark.rule("T23")
PLAYERS = [{"name": name, "kind": "human"} for name in ("Ada", "Ben", "Cleo")]


class Talking:
    """A table at which people talk."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.conversation = Conversation(GAME, t.deck, TerraTalk())

    def say(self, seat: int, act: str, **slots: Any) -> None:
        self.conversation.say(GAME.redact(self.t.s, self.t.d, SPECTATOR), seat, {"act": act, **slots})

    def refusal(self, seat: int, act: str, **slots: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.say(seat, act, **slots)
        assert refused.value.rule == "T23"
        return refused.value.sentence

    def play(self, *texts: str) -> None:
        for text in texts:
            before, actor = GAME.redact(self.t.s, self.t.d, SPECTATOR), self.t.s.actor
            action = GAME.parse(self.t.s, self.t.d, text)
            assert action is not None
            notation = GAME.notation_for(before, self.t.d, action, SPECTATOR)
            self.t.play(text)
            self.conversation.moved(before, actor, notation, GAME.redact(self.t.s, self.t.d, SPECTATOR))

    @property
    def verdicts(self) -> list[tuple[int, str, int, str]]:
        return [(p.seat, p.about, p.value, p.verdict) for p in self.conversation.ledger.promises]


def impending(**more: Any) -> Talking:
    """A green crisis of 12 is impending; everybody holds a 2 and a 4."""
    layout = {"hands": ["G2 G4"] * 3, "pile": "G-AF B1 B2 B3 B4 B5", "threats": {"G-AF": 12}}
    return Talking(table(**(layout | more)))


# ---- promises -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "verdict", "given"), [("G4", "kept", 4), ("G2", "broken", 2), ("pass", "broken", 0)]
)
def test_a_promise_is_tested_when_its_seat_decides_on_the_crisis(answer: str, verdict: str, given: int) -> None:
    talking = impending()
    talking.say(1, "promise", value=3, crisis="G-AF")
    talking.play("pass")
    assert talking.verdicts == [(1, "G-AF", 3, "open")]
    talking.play(answer)
    assert talking.verdicts == [(1, "G-AF", 3, verdict)]
    (promise,) = talking.conversation.ledger.promises
    assert (promise.said, promise.judged, promise.given) == (0, 2, given)


def test_on_a_full_blown_crisis_it_is_tested_in_the_seats_next_common_good() -> None:
    talking = Talking(table(hands=["", "G1 G5", ""], pile="B1 B2 B3 B4 B5", full={"G-AF": ""}))
    talking.say(1, "promise", value=5, crisis="G-AF")
    talking.play("done")
    assert talking.verdicts == [(1, "G-AF", 5, "open")]
    talking.play("G5>AF")
    assert talking.verdicts == [(1, "G-AF", 5, "kept")]


def test_who_ends_the_common_good_without_the_card_has_broken_it() -> None:
    talking = Talking(table(hands=["G1 R2"] * 3, pile="B1 B2 B3 B4", full={"G-AF": "", "R-EU": ""}))
    talking.say(0, "promise", value=1, crisis="G-AF")
    talking.play("R2>EU")
    assert talking.verdicts == [(0, "G-AF", 1, "open")]
    talking.play("done")
    assert talking.verdicts == [(0, "G-AF", 1, "broken")]


def test_a_turn_that_ends_with_an_averted_crisis_does_not_test_a_promise_on_another() -> None:
    talking = impending(full={"B-EU": ""}, threats={"G-AF": 10})
    talking.say(0, "promise", value=1, crisis="B-EU")
    talking.play("G4", "G4", "G4")
    assert talking.verdicts == [(0, "B-EU", 1, "open")]


def test_one_made_after_deciding_waits_for_the_crisis_to_become_full_blown() -> None:
    talking = impending(pile="G-AF B1 B2 B3 B4 B5")
    talking.play("pass")
    talking.say(0, "promise", value=2, crisis="G-AF")
    talking.play("pass", "pass")
    assert talking.verdicts == [(0, "G-AF", 2, "open")]
    talking.play("G2>AF")
    assert talking.verdicts == [(0, "G-AF", 2, "kept")]


def test_a_crisis_that_is_gone_leaves_a_promise_untested() -> None:
    talking = impending(threats={"G-AF": 10})
    talking.play("G4")
    talking.say(0, "promise", value=2, crisis="G-AF")
    talking.play("G4", "G4")
    assert talking.verdicts == [(0, "G-AF", 2, "untested")]


def test_the_end_of_the_game_leaves_promises_untested() -> None:
    full = {"G-NA": "", "G-SA": "", "G-EU": "", "R-AS": ""}
    talking = impending(full=full)
    talking.say(1, "promise", value=1, crisis="R-AS")
    talking.play("pass", "pass", "pass")
    assert talking.t.over
    assert talking.verdicts == [(1, "R-AS", 1, "untested")]
    assert "over" in talking.refusal(1, "refuse")


def test_a_later_promise_on_the_same_crisis_replaces_an_open_one_only() -> None:
    talking = impending(full={"B-EU": ""})
    talking.say(1, "promise", value=4, crisis="G-AF")
    talking.say(1, "promise", value=1, crisis="B-EU")
    talking.say(2, "promise", value=1, crisis="G-AF")
    talking.say(1, "promise", value=2, crisis="G-AF")
    talking.play("pass", "G2")
    expected = [(1, "G-AF", 4, "replaced"), (1, "B-EU", 1, "open"), (2, "G-AF", 1, "open"), (1, "G-AF", 2, "kept")]
    assert talking.verdicts == expected
    talking.say(1, "promise", value=6, crisis="G-AF")
    assert talking.verdicts[3] == (1, "G-AF", 2, "kept")


def test_the_account_counts_what_was_tested() -> None:
    talking = impending(full={"B-EU": ""})
    talking.say(0, "promise", value=3, crisis="G-AF")
    talking.say(1, "promise", value=4, crisis="G-AF")
    talking.say(1, "promise", value=1, crisis="B-EU")
    talking.play("G4", "G2")
    ledger = talking.conversation.ledger
    first, second = ledger.account(0), ledger.account(1)
    assert (first.kept, first.broken, first.promised, first.given) == (1, 0, 3, 3)
    assert (second.kept, second.broken, second.promised, second.given) == (0, 1, 4, 2)
    assert ledger.account(2).tested == 0


# ---- if -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "own", "verdict"),
    [("G4", "G2", "kept"), ("G4", "pass", "broken"), ("G2", "pass", "untested"), ("pass", "G4", "untested")],
)
def test_an_if_is_tested_only_if_its_condition_came_true(other: str, own: str, verdict: str) -> None:
    talking = impending()
    talking.say(1, "if", who=0, value=3, own=2)
    talking.play(other, own)
    assert talking.verdicts == [(1, "G-AF", 2, verdict)]


def test_an_if_that_could_never_be_tested_is_refused() -> None:
    talking = impending()
    assert "decides after you" in talking.refusal(0, "if", who=1, value=1, own=1)
    assert "somebody else" in talking.refusal(0, "if", who=0, value=1, own=1)
    talking.play("pass")
    assert "you have decided" in talking.refusal(0, "if", who=1, value=1, own=1)
    assert "seat 0 has decided" in talking.refusal(1, "if", who=0, value=1, own=1)
    talking.play("pass", "pass")
    assert "there is none" in talking.refusal(1, "if", who=0, value=1, own=1)


# ---- what else is said --------------------------------------------------------------------------------------


def test_it_is_untrue_to_have_nothing_once_more_was_shown_than_drawn() -> None:
    talking = Talking(
        table(hands=["R1 R2 R3", "", ""], pile="B1 B2 B3 B4 B5", full={"R-AF": "", "R-EU": "", "R-NA": ""})
    )
    talking.say(0, "warn", colour="R")
    talking.say(0, "warn", colour="G")
    talking.play("R1>AF")
    red, green = talking.conversation.ledger.denials
    assert (red.disproved, green.disproved) == (1, None)


def test_a_card_drawn_since_may_be_the_one_that_is_shown() -> None:
    talking = Talking(table(hands=["R1", "", ""], pile="B1 B2 B3 R4 B5 B6", full={"R-AF": ""}))
    talking.say(0, "warn", colour="R")
    talking.play("done", "done", "done")
    talking.play("R4>AF")
    (denial,) = talking.conversation.ledger.denials
    assert denial.disproved is None


def test_an_accusation_with_numbers_must_be_true() -> None:
    talking = impending()
    assert "did not promise" in talking.refusal(0, "accuse", who=1, promised=3, gave=2)
    talking.say(1, "promise", value=3, crisis="G-AF")
    talking.play("pass", "G2")
    talking.say(0, "accuse", who=1, promised=3, gave=2)
    talking.say(0, "accuse", who=1)


@pytest.mark.parametrize(
    ("act", "slots", "sentence"),
    [
        ("shout", {}, "there is no act 'shout'"),
        ("promise", {"value": 7, "crisis": "G-AF"}, "'value' must be a number from 1 to 6"),
        ("promise", {"value": True, "crisis": "G-AF"}, "'value' must be a number"),
        ("promise", {"value": 3}, "'promise' goes with value, crisis"),
        ("promise", {"value": 3, "crisis": "G-XX"}, "'crisis' must be a crisis"),
        ("promise", {"value": 3, "crisis": "B-OC"}, "there is no crisis B-OC on the table"),
        ("thank", {"who": 3}, "'who' must be a seat's number"),
        ("thank", {"who": 1}, "'who' must be somebody else"),
        ("refuse", {"who": 0}, "'refuse' has no 'who'"),
        ("warn", {"colour": "R", "region": "NA"}, "'warn' goes with colour or region"),
        ("ask", {"value": 3, "colour": ["R"]}, "'colour' must be a colour"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(act: str, slots: dict[str, Any], sentence: str) -> None:
    assert sentence in impending().refusal(1, act, **slots)


@pytest.mark.parametrize("words", ["", "   ", "x" * 501, 7, None])
def test_own_words_have_a_length(words: object) -> None:
    talking = impending()
    v = GAME.redact(talking.t.s, talking.t.d, SPECTATOR)
    with pytest.raises(Refused, match="1 to 500"):
        talking.conversation.say(v, 0, {"text": words})
    talking.conversation.say(v, 0, {"text": "x" * 300})


# ---- strangers ----------------------------------------------------------------------------------------------

ODD: list[object] = [None, True, -1, 0, 1, 3, 6, 7, 99, 10**30, 1.5, "", "G", "R", "X", "AF", "G-AF"]
ODD += ["R-NA", "X-XX", [], {}, "x" * 40]


def odd_act(chance: Random) -> object:
    """Something that may be an act, with slots that may be wrong, missing or too many."""
    if chance.random() < 0.05:
        return chance.choice(ODD)
    act: dict[str, Any] = {"act": chance.choice([*TerraTalk.forms, "sing", 3, None])}
    form = chance.choice(TerraTalk.forms.get(act["act"], ((),))) if isinstance(act["act"], str) else ()
    for slot in form:
        act[slot] = chance.choice(ODD)
    if chance.random() < 0.2:
        act[chance.choice([*TerraTalk.slots, "text", "colours"])] = chance.choice(ODD)
    return act


def refusal_of(conversation: Conversation, v: Any, seat: int, act: object) -> Refused | None:
    """Why something is not said; None if it is."""
    try:
        conversation.say(v, seat, act)
    except Refused as refused:
        return refused
    return None


def test_whatever_is_said_is_taken_or_refused_in_one_sentence_and_changes_nothing_else() -> None:
    chance, taken = Random(23), 0
    talking = impending()
    for _ in range(3_000):
        v = GAME.redact(talking.t.s, talking.t.d, SPECTATOR)
        before, said = list(talking.t.s.values()), len(talking.conversation.said)
        refused = refusal_of(talking.conversation, v, chance.choice([0, 1, 2, 3, -1, 99]), odd_act(chance))
        taken += refused is None
        if refused is not None:
            assert (refused.rule, refused.sentence.count("\n")) == ("T23", 0)
        assert len(talking.conversation.said) == said + (refused is None)
        assert list(talking.t.s.values()) == before
    assert taken > 30


def test_verdicts_follow_from_what_everybody_sees() -> None:
    """Whatever the hands and the pile hold that nobody has seen, ledger and refusals are the same."""
    chance = Random(5)
    match = Match(GAME, PLAYERS, seed="hidden")
    bots = [bot_named(GAME, "random")] * 3
    imagined = GAME.state()
    conversation, twin = (Conversation(GAME, match.deck, TerraTalk()) for _ in range(2))
    while not match.over and len(match.moves) < 60:
        v = match.seen_by(SPECTATOR)
        GAME.run.imagine(v, match.d, SPECTATOR, imagined, seeded(f"{len(match.moves)}"), [0] * GAME.scratch)
        other = GAME.redact(imagined, match.d, SPECTATOR)
        act = chance.choice(
            [
                {"act": "promise", "value": chance.randint(1, 6), "crisis": chance.choice(CRISIS_TEXTS)},
                {"act": "warn", "colour": chance.choice("GBR")},
                {"act": "if", "who": chance.randrange(3), "value": 1, "own": 2},
            ]
        )
        speaker = len(match.moves) % 3
        one, two = (refusal_of(*at, speaker, act) for at in ((conversation, v), (twin, other)))
        assert str(one) == str(two)
        actor, action = match.actor, bots[0](position_of(match))
        notation = GAME.notation_for(v, match.d, action, SPECTATOR)
        match.act(action)
        after = match.seen_by(SPECTATOR)
        conversation.moved(v, actor, notation, after)
        twin.moved(other, actor, notation, after)
        assert conversation.ledger.to_json(3) == twin.ledger.to_json(3)
    assert conversation.ledger.promises
