"""F31, F32: what each player may see of the state, and what they may imagine behind it."""

import json
from collections.abc import Callable

import pytest

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.games.terra_futura.rules.state import FIRST_OF_LEVEL, State

from .. import census
from ..positions import ROWS, before_a_reshuffle, final, in_the_middle, unseen_in_hand
from ..territory import DEFAULT, GAME, Table, table

PUBLIC = {
    "players", "options", "start", "phase", "turn", "actor", "left", "gone", "display", "discards", "unseen", "waits",
    "waiting", "level", "then", "cards", "card", "x", "y", "cubes", "resources", "stock", "chosen", "ready", "here",
    "option", "from_seat", "from_plot", "due", "paid", "choose", "dirt", "moves", "moved",
}  # fmt: skip
OWN = {"scoring", "hand"}
HIDDEN = {"pile"}
EVERYBODY = [SPECTATOR, 0, 1, 2]


# ---- Field by field ----------------------------------------------------------------------------------------


@pytest.mark.rule("F31")
@pytest.mark.rule("F32")
def test_every_field_is_public_or_ones_own_or_hidden() -> None:
    assert {field.name for field in State.FIELDS} == PUBLIC | OWN | HIDDEN
    at_set_up_hidden = {"waits", "waiting"}
    assert {field.name for field in State.FIELDS if field.public} == PUBLIC - at_set_up_hidden


@pytest.mark.rule("F31")
@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("position", [in_the_middle, unseen_in_hand])
def test_public_fields_are_seen_as_they_are(position: Callable[[], Table], seat: int) -> None:
    t = position()
    v = GAME.redact(t.s, t.d, seat)
    for name in PUBLIC:
        assert getattr(v, name) == getattr(t.s, name), name


@pytest.mark.rule("F32")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_only_ones_own_scoring_cards_are_seen(seat: int) -> None:
    t = in_the_middle()
    v = GAME.redact(t.s, t.d, seat)
    for other in range(5):
        assert v.scoring[other] == (t.s.scoring[other] if other == seat else [0, 0])


@pytest.mark.rule("F32")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_the_order_of_the_decks(seat: int) -> None:
    t = in_the_middle()
    v = GAME.redact(t.s, t.d, seat)
    assert not any(card for pile in v.pile for card in pile)
    assert v.left == t.s.left


@pytest.mark.rule("F31")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_reshuffle_going_on_shows_what_is_shuffled_but_not_how(seat: int) -> None:
    t = before_a_reshuffle()
    v = GAME.redact(t.s, t.d, seat)
    assert (v.waits, v.waiting) == (t.s.waits, t.s.waiting)
    assert v.hand == t.s.hand == t.card("orchard")
    GAME.run.shuffled(t.s, t.d, [2, 0, 1])
    v = GAME.redact(t.s, t.d, seat)
    assert (v.waits, v.left[0], v.pile[0]) == (0, 2, [0] * len(v.pile[0]))


# ---- F32: a card taken unseen ------------------------------------------------------------------------------


@pytest.mark.rule("F32")
def test_a_card_taken_unseen_is_seen_by_its_taker_only() -> None:
    t = unseen_in_hand()
    assert t.hand == "wetland"
    assert t.seen_by(1)["hand"] == {"card": "wetland", "deck": "II"}
    for seat in (SPECTATOR, 0, 2):
        assert t.seen_by(seat)["hand"] == {"card": None, "deck": "II"}
        assert GAME.redact(t.s, t.d, seat).hand == 0
        assert "wetland" not in json.dumps(t.seen_by(seat))


@pytest.mark.rule("F32")
def test_it_is_seen_by_all_once_placed() -> None:
    t = unseen_in_hand().play("place 1,0")
    for seat in EVERYBODY:
        view = t.seen_by(seat)
        assert view["hand"] is None
        assert view["territories"][1]["cards"][1]["card"] == "wetland"


@pytest.mark.rule("F31")
def test_a_card_taken_from_the_display_is_seen_by_all() -> None:
    t = table("cabin", "village", "hut", turn=1, phase="take", rows=ROWS).play("take I3")
    for seat in EVERYBODY:
        assert t.seen_by(seat)["hand"] == {"card": "beehives", "deck": None}


@pytest.mark.rule("F32")
def test_a_card_taken_unseen_from_a_reshuffled_deck_is_hidden_too() -> None:
    discards = {"I": "open-pit ore-vein"}
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""}, discards=discards).play("take I")
    assert t.seen_by(1)["hand"] == {"card": None, "deck": "I"}
    assert GAME.redact(t.s, t.d, 1).hand == 0


# ---- F32: Scoring cards ------------------------------------------------------------------------------------


@pytest.mark.rule("F32")
def test_the_chosen_pattern_is_shown_to_all_and_the_other_card_stays_secret() -> None:
    t = final()
    assert all(territory["pattern"] is None for territory in t.seen_by(2)["territories"])
    t.play("pattern 2")
    for seat in (SPECTATOR, 1, 2):
        assert t.seen_by(seat)["territories"][0]["pattern"] == "stone-town"
        v = GAME.redact(t.s, t.d, seat)
        assert v.scoring[0] == [0, t.s.scoring[0][1]]
        assert "garden-city" not in json.dumps(t.seen_by(seat))
    assert t.seen_by(0)["own"]["scoring"] == ["garden-city", "stone-town"]


@pytest.mark.rule("F32")
def test_at_the_end_everything_is_open() -> None:
    t = final().play("pattern 1", "end", "pattern 2", "end", "pattern 1", "end")
    assert t.over
    for seat in EVERYBODY:
        assert GAME.redact(t.s, t.d, seat) == t.s
        assert t.seen_by(seat)["result"] == t.result
        assert t.seen_by(seat)["actor"] is None
        assert t.seen_by(seat)["question"] is None
        assert "waiting" not in t.seen_by(seat)


# ---- Imagining what is hidden ------------------------------------------------------------------------------


def fancies(t: Table, seat: int, n: int) -> list[State]:
    v = GAME.redact(t.s, t.d, seat)
    found = []
    for number in range(n):
        s = State()
        GAME.run.imagine(v, t.d, seat, s, seeded(str(number)), [0] * GAME.scratch)
        assert GAME.redact(s, t.d, seat) == v
        assert census.census(s, t.d) == census.everything(s, t.d)
        found.append(s)
    return found


@pytest.mark.rule("F32")
def test_a_hand_taken_unseen_may_be_any_card_of_its_deck_to_the_others() -> None:
    t = unseen_in_hand()
    first = FIRST_OF_LEVEL[1]
    possible = {card for card in range(first, first + 24) if card not in t.s.display[1]}
    assert {s.hand for s in fancies(t, 0, 300)} == possible
    assert {s.hand for s in fancies(t, 1, 20)} == {t.s.hand}


@pytest.mark.rule("F32")
def test_the_scoring_cards_of_others_may_be_any_that_one_does_not_hold() -> None:
    t = in_the_middle()
    own = set(t.s.scoring[1])
    seen: set[int] = set()
    for s in fancies(t, 1, 200):
        assert set(s.scoring[1]) == own
        seen |= {*s.scoring[0], *s.scoring[2]}
    assert seen == set(range(1, 17)) - own


@pytest.mark.rule("F32")
def test_a_pattern_that_was_shown_stays_with_its_owner() -> None:
    t = final().play("pattern 2", "end")
    for s in fancies(t, 2, 50):
        assert s.scoring[0][1] == t.s.scoring[0][1]
        assert s.scoring[0][0] != s.scoring[0][1]


@pytest.mark.rule("F32")
def test_what_is_being_shuffled_is_known_and_stays_where_it_is() -> None:
    discards = {"I": "... open-pit"}
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": "", "II": "..."}, discards=discards)
    action = GAME.parse(t.s, t.d, "take I")
    assert action is not None
    GAME.run.step(t.s, t.d, action)
    for s in fancies(t, 1, 20):
        assert (s.waits, s.waiting, s.hand, s.left[0]) == (t.s.waits, t.s.waiting, 0, 0)


@pytest.mark.rule("F32")
def test_when_the_game_is_over_there_is_nothing_to_imagine() -> None:
    t = final().play("pattern 1", "end", "pattern 2", "end", "pattern 1", "end")
    for s in fancies(t, 1, 3):
        assert s == t.s


@pytest.mark.rule("F32")
def test_the_score_of_others_is_seen_without_their_hidden_sets() -> None:
    t = table("village: 2 food, 1 goods", "cabin", scoring=["food-fair stone-town"])
    assert t.scores[0] == 16 + 5
    assert GAME.run.score(GAME.redact(t.s, t.d, 0), t.d, 0) == 16 + 5
    assert GAME.run.score(GAME.redact(t.s, t.d, 1), t.d, 0) == 16


@pytest.mark.rule("F32")
def test_a_new_game_shows_nothing_of_the_decks() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="secrets", deck=DEFAULT)
    shown = json.dumps(match.view(SPECTATOR))
    for name in ("I", "II"):
        hidden = match.setup["decks"][name][4:]
        assert not [card for card in hidden if f'"{card}"' in shown]
    assert not [card for pair in match.setup["scoring"] for card in pair if f'"{card}"' in shown]
