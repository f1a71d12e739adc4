"""Texts of decisions: one for every verb, both ways, and why an answer is refused."""

from itertools import pairwise

import pytest

from terrae.engine.errors import Illegal
from terrae.games.terra_futura.rules.actions import (
    ACTIONS,
    CLEAN_PLOT,
    COPY_IT,
    DROP_OLDEST,
    GAIN_KIND,
    MOVE_FROM,
    PATTERN_OF,
    PAY_WITH,
    PLACE_AT,
    POLLUTE_PLOT,
    REWARD_KIND,
    STOP,
    TAKE_SLOT,
    TAKE_TOP,
    USE_IT,
)
from terrae.games.terra_futura.rules.questions import QUESTIONS
from terrae.games.terra_futura.rules.reasons import SEVERAL
from terrae.games.terra_futura.rules.state import DROP, OVER, READY, State

from ..territory import EIGHT, GAME, OTHERS, Table, nine, table

BESIDE = "cabin: 1 cube; masons 0,1: 1 cube; wetland -1,0"
"""Of seat 1: two effects to copy, two cubes to clean."""


def asked(question: str) -> Table:
    """A position in which seat 0, or for reward and clean seat 1, is asked this."""
    if question == "drop":
        return table("village", "cabin")
    if question == "take":
        return table("village", "cabin", phase="take")
    if question == "place":
        return table("village", "cabin", hand="orchard")
    if question == "pattern":
        return table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final")
    t = table("village: 2 red; walling 1,0: 1 red; reed-bed 2,0; woodland 1,-1: 1 cube", BESIDE, placed="1,0")
    paid = ("copy 1 0,1 2", "pay red 0,0")
    moved = ("copy 1 -1,0 1", "move 1,-1")
    return t.play(
        *{
            "use": (),
            "pay": ("use 1,0 1",),
            "gain": ("use 0,0 1",),
            "pollute": ("use 1,0 2", "pay red 1,0"),
            "move": ("use 2,0 1",),
            "copy": ("use 0,0 2",),
            "reward": ("use 0,0 2", *paid, "pollute 1,-1"),
            "clean": ("use 0,0 2", *moved),
        }[question]
    )


PHASES = {question.kind: phase for phase, question in QUESTIONS.items()}

ANSWERS = {
    "drop": {"keep": STOP, "drop I": DROP_OLDEST, "drop II": DROP_OLDEST + 1},
    "take": {"take I1": TAKE_SLOT, "take I4": TAKE_SLOT + 3, "take II1": TAKE_SLOT + 4, "take I": TAKE_TOP},
    "place": {"place 0,-1": PLACE_AT + 7, "place 1,0": PLACE_AT + 13, "place 0,1": PLACE_AT + 17},
    "use": {"end": STOP, "use 0,0 1": USE_IT, "use 0,0 2": USE_IT + 1, "use 1,0 2": USE_IT + 5},
    "pay": {"pay red 0,0": PAY_WITH + 1, "pay red 1,0": PAY_WITH + 8},
    "gain": {"gain green": GAIN_KIND, "gain money": GAIN_KIND + 6},
    "pollute": {"pollute 0,0": POLLUTE_PLOT, "pollute 1,-1": POLLUTE_PLOT + 3},
    "move": {"move 1,-1": MOVE_FROM + 3},
    "copy": {"copy 1 0,1 1": COPY_IT + 2, "copy 1 0,1 2": COPY_IT + 3, "copy 1 -1,0 1": COPY_IT + 4},
    "reward": {"reward red": REWARD_KIND + 1},
    "clean": {"done": STOP, "clean 0,0": CLEAN_PLOT, "clean 0,1": CLEAN_PLOT + 1},
    "pattern": {"pattern 1": PATTERN_OF, "pattern 2": PATTERN_OF + 1},
}


@pytest.mark.parametrize("question", PHASES)
def test_every_verb_is_written_and_read(question: str) -> None:
    t = asked(question)
    assert t.asked is not None
    assert t.asked[1] == question
    for text, action in ANSWERS[question].items():
        assert text in t.answers
        assert GAME.parse(t.s, t.d, text) == action
        assert GAME.notation(t.s, t.d, action) == text
    for action in GAME.legal(t.s, t.d):
        assert GAME.parse(t.s, t.d, GAME.notation(t.s, t.d, action)) == action


def test_the_second_cube_may_be_declined_with_done() -> None:
    t = table("village; reed-bed 1,0; wetland 2,0: 2 cubes", "cabin", placed="1,0").play("use 1,0 1", "move 2,0")
    assert GAME.parse(t.s, t.d, "done") == STOP
    assert GAME.notation(t.s, t.d, STOP) == "done"


def test_every_phase_of_a_turn_is_in_the_table_once() -> None:
    assert list(QUESTIONS) == list(range(DROP, OVER))
    assert len(PHASES) == len(QUESTIONS)


def test_every_question_tells_what_is_wrong_in_one_way() -> None:
    for phase, question in QUESTIONS.items():
        assert bool(question.mistake) != (phase in SEVERAL), question.kind
        assert question.expected
        assert question.rule == question.rules[0]


def test_the_numbers_of_actions_do_not_overlap() -> None:
    starts = [STOP, DROP_OLDEST, TAKE_SLOT, TAKE_TOP, PLACE_AT, USE_IT, PAY_WITH, GAIN_KIND]
    starts += [POLLUTE_PLOT, MOVE_FROM, COPY_IT, REWARD_KIND, CLEAN_PLOT, PATTERN_OF, ACTIONS]
    lengths = [b - a for a, b in pairwise(starts)]
    assert lengths == [1, 2, 8, 2, 25, 9 * 4, 9 * 7, 7, 9, 9, 4 * 9 * 2, 7, 9, 2]
    assert GAME.actions == ACTIONS


def test_seats_of_copies_are_counted_clockwise_and_named_by_number() -> None:
    t = table("cabin; masons 0,1", "hut; walling 0,1: 2 red", "village; quarry 0,1: 2 red", turn=2, placed="0,1")
    t.play("use 0,0 2")
    assert {text: GAME.parse(t.s, t.d, text) for text in t.answers} == {
        "copy 0 0,1 1": COPY_IT + 2,
        "copy 0 0,1 2": COPY_IT + 3,
        "copy 1 0,1 1": COPY_IT + 18 + 2,
        "copy 1 0,1 2": COPY_IT + 18 + 3,
    }


def test_a_card_is_named_by_its_place_not_by_when_it_was_placed() -> None:
    early = table("village; orchard 1,0; quarry -1,0", "cabin", placed="1,0")
    late = table("village; quarry -1,0; orchard 1,0", "cabin", placed="1,0")
    assert set(early.answers) == set(late.answers)
    assert early.play("use 1,0 1").on("1,0") == late.play("use 1,0 1").on("1,0") == "1 green"


STRANGE = {
    "drop": ["Keep", "keep ", "drop", "drop III", "drop 1", "drop I I", "drop  I"],
    "take": ["take", "take I5", "take I0", "take III", "take i1", "take I 1", "take I1 "],
    "place": ["place", "place 1", "place 1,", "place +1,0", "place 01,0", "place 1, 0", "place \u0661,0", "place -0,1"],
    "use": ["use", "use 0,0", "use 0,0 0", "use 0,0 5", "use 0,0 1 ", "use 9,9 1", "use 1,-2 1", "use 0,0 \u00b2"],
    "pay": ["pay", "pay red", "pay raw 0,0", "pay product 0,0", "pay 0,0 red", "pay red 2,2", "pay Red 0,0"],
    "gain": ["gain", "gain raw", "gain product", "gain green green", "gain black"],
    "pollute": ["pollute", "pollute 2,2", "pollute 0,0 1", "pollute 0"],
    "move": ["move", "move 2,2", "move 1,-1 1", "done ", "Done"],
    "copy": ["copy", "copy 1 0,1", "copy 2 0,1 1", "copy 0 1,0 1", "copy 01 0,1 1", "copy 1 2,2 1", "copy 1 0,1 3"],
    "reward": ["reward", "reward raw", "reward red red", "done"],
    "clean": ["clean", "clean 2,2", "clean 0,0 0", "end"],
    "pattern": ["pattern", "pattern 0", "pattern 3", "pattern 1 2", "pattern one", "end"],
}


@pytest.mark.parametrize(("question", "text"), [(key, text) for key, texts in STRANGE.items() for text in texts])
def test_what_is_no_notation_is_told_what_would_be(question: str, text: str) -> None:
    t = asked(question)
    assert GAME.parse(t.s, t.d, text) is None
    refusal = t.refusal(text)
    expected = QUESTIONS[PHASES[question]]
    assert refusal.sentence == f"{text!r} is no answer here: name {expected.expected}"
    assert refusal.rule == expected.rule


@pytest.mark.parametrize("question", PHASES)
def test_an_answer_to_another_question_is_refused_with_the_rule_of_this_one(question: str) -> None:
    t = asked(question)
    rule = QUESTIONS[t.s.phase].rule
    others = {text for other in PHASES if other != question for text in ANSWERS[other]}
    for text in sorted(others - set(t.answers)):
        refusal = t.refusal(text)
        assert isinstance(refusal, Illegal)
        assert refusal.rule == rule
        assert repr(text) in refusal.sentence


@pytest.mark.parametrize(
    ("question", "text", "sentence", "rule"),
    [
        ("place", "place 0,0", "a card lies there already", "F12"),
        ("place", "place 2,2", "no card lies beside that cell", "F12"),
        ("use", "use 2,0 2", "that card has no option 2", "F14"),
        ("use", "use 1,0 4", "that card has no option 4", "F14"),
        ("pay", "pay green 0,0", "another resource is due now", "F16"),
        ("pay", "pay red 2,0", "that card does not hold this resource", "F16"),
        ("gain", "gain food", "that resource is not offered", "F15"),
        ("move", "move 2,0", "that is the card which takes the cubes", "F18"),
        ("move", "move 0,0", "that card has no cube to move", "F18"),
        ("copy", "copy 1 0,0 2", "an inactive card cannot be copied", "F21"),
        ("reward", "reward green", "that resource was not paid", "F22"),
        ("clean", "clean -1,0", "that card has no cube", "F23"),
    ],
)
def test_an_answer_that_breaks_a_rule_is_told_why(question: str, text: str, sentence: str, rule: str) -> None:
    refusal = asked(question).refusal(text)
    assert refusal.sentence.startswith(f"{text!r}: ")
    assert sentence in refusal.sentence
    assert refusal.rule == rule


def test_questions_with_several_things_to_get_wrong_tell_which_it_was() -> None:
    t = table("village; orchard 1,0", "cabin", hand="walling")
    assert "would not fit into a square of 3x3 cards" in t.refusal("place -2,0").sentence
    t = table("village: 2 red; orchard 1,0: 1 cube", "cabin", placed="1,0")
    assert str(t.refusal("use 1,0 1")).endswith("more cubes than spaces and is inactive (F20)")
    t = table("village; walling 1,0; woodland 1,-1: 1 cube", "cabin; wetland -1,0", placed="1,0")
    assert str(t.refusal("use 1,0 1")).endswith("what it costs, pollutes or moves is not there (F13)")
    t.play("use 0,0 2")
    assert str(t.refusal("copy 1 0,0 2")).endswith(
        "that effect is assistance itself, or you cannot carry it through (F21)"
    )
    t = table("village; orchard 1,0; quarry 0,1", "cabin", placed="1,0")
    assert str(t.refusal("use 0,1 1")).endswith("not to be activated now, or was already (F13)")


def test_nothing_is_answered_before_the_game_and_after_it() -> None:
    before = State()
    before.phase = READY
    assert str(GAME.why_not(before, table("village", "cabin").d, "keep")) == "the game has not begun (F5)"
    t = table("village", "cabin", phase="over")
    assert str(t.refusal("keep")) == "the game is over (F25)"
    assert GAME.parse(t.s, t.d, "keep") is None
