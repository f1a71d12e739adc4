"""F31, F32: what each player may see."""

import json
from collections.abc import Callable

import pytest

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.games.terra_futura.state import FIRST_OF_LEVEL, State

from . import census
from .territory import DEFAULT, EIGHT, GAME, OTHERS, THIRDS, Table, nine, table

PUBLIC = {
    "players", "options", "start", "phase", "turn", "actor", "left", "gone", "display", "discards", "unseen", "waits",
    "waiting", "level", "then", "cards", "card", "x", "y", "cubes", "resources", "stock", "chosen", "ready", "here",
    "option", "from_seat", "from_plot", "due", "paid", "choose", "dirt", "moves", "moved",
}  # fmt: skip
OWN = {"scoring", "hand"}
HIDDEN = {"pile"}
EVERYBODY = [SPECTATOR, 0, 1, 2]
ROWS = {"I": "orchard quarry beehives clay-pit", "II": "smithy canteen haulage steelworks"}
SCORING = ["garden-city stone-town", "farm-shop food-fair", "new-quarter full-larder"]


def in_the_middle() -> Table:
    """Seat 1 has paid for a copied exchange and must place its pollution."""
    t = table(
        "cabin: 1 green; masons 0,1: 2 food, 1 cube; wetland 1,0: 4 cubes",
        "village; woodland 1,0: 1 red, 1 yellow, 1 cube; ore-vein 2,0: 3 red, 1 cube",
        "hut; walling 0,-1",
        turn=1,
        placed="1,0",
        rows=ROWS,
        discards={"I": "open-pit", "II": "reed-bed cannery"},
        scoring=SCORING,
    )
    return t.play("use 0,0 2", "copy 2 0,-1 2", "pay red 1,0")


def unseen_in_hand() -> Table:
    """Seat 1 has taken the top of deck II."""
    t = table("cabin", "village", "hut", turn=1, phase="take", rows=ROWS, decks={"II": "wetland ..."}, scoring=SCORING)
    return t.play("take II")


# ---- Field by field ----------------------------------------------------------------------------------------


@pytest.mark.rule("F31")
@pytest.mark.rule("F32")
def test_every_field_is_public_or_ones_own_or_hidden() -> None:
    assert {field.name for field in State.FIELDS} == PUBLIC | OWN | HIDDEN


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
    discards = {"I": "open-pit ore-vein woodland"}
    t = table("village", "cabin", "hut", phase="take", rows=ROWS, decks={"I": ""}, discards=discards)
    action = GAME.parse(t.s, t.d, "take I1")
    assert action is not None
    GAME.run.step(t.s, t.d, action)
    assert GAME.run.awaits_shuffle(t.s, t.d) == 3
    v = GAME.redact(t.s, t.d, seat)
    assert (v.waits, v.waiting) == (t.s.waits, t.s.waiting)
    assert v.hand == t.s.hand == t.card("orchard")
    GAME.run.shuffled(t.s, t.d, [2, 0, 1])
    v = GAME.redact(t.s, t.d, seat)
    assert (v.waits, v.left[0], v.pile[0]) == (0, 2, [0] * len(v.pile[0]))


# ---- The view ----------------------------------------------------------------------------------------------


@pytest.mark.rule("F31")
def test_the_view_of_a_spectator() -> None:
    view = in_the_middle().seen_by(SPECTATOR)
    assert view == {
        "game": "terra-futura",
        "seat": None,
        "players": 3,
        "adjacent": True,
        "start": 1,
        "turn": 1,
        "actor": 1,
        "decks": {"I": 16, "II": 15},
        "display": {
            "I": ["orchard", "quarry", "beehives", "clay-pit"],
            "II": ["smithy", "canteen", "haulage", "steelworks"],
        },
        "discards": {"I": ["open-pit"], "II": ["reed-bed", "cannery"]},
        "hand": None,
        "territories": [
            {
                "cards": [
                    a_card("cabin", [0, 0], resources={"green": 1}),
                    a_card("masons", [0, 1], cubes=1, spaces=1, resources={"food": 2}),
                    a_card("wetland", [1, 0], cubes=4, spaces=3, active=False),
                ],
                "stock": {"green": 1, "food": 2},
                "resource_points": 11,
                "polluted": 2,
                "cubes": 5,
                "pattern": None,
            },
            {
                "cards": [
                    a_card("village", [0, 0], resources={"construction": 1}),
                    a_card("woodland", [1, 0], cubes=1, spaces=1, resources={"yellow": 1}, ready=1),
                    a_card("ore-vein", [2, 0], cubes=1, active=False, resources={"red": 3}, ready=1),
                ],
                "stock": {"yellow": 1, "construction": 1},
                "resource_points": 6,
                "polluted": 2,
                "cubes": 2,
                "pattern": None,
            },
            {
                "cards": [a_card("hut", [0, 0]), a_card("walling", [0, -1])],
                "stock": {},
                "resource_points": 0,
                "polluted": 0,
                "cubes": 0,
                "pattern": None,
            },
        ],
        "activation": {
            "at": [0, 0],
            "card": "walling",
            "option": 2,
            "copied": {"seat": 2, "at": [0, -1]},
            "due": {},
            "paid": {"red": 1},
            "choose": 0,
            "pollution": 1,
            "moves": 0,
        },
        "own": None,
        "question": None,
        "waiting": "pollute",
        "result": None,
    }


def a_card(
    card: str,
    at: list[int],
    *,
    cubes: int = 0,
    spaces: int = 0,
    active: bool = True,
    resources: dict[str, int] | None = None,
    ready: int = 0,
) -> dict[str, object]:
    return {
        "card": card,
        "at": at,
        "cubes": cubes,
        "spaces": spaces,
        "active": active,
        "resources": resources or {},
        "ready": ready,
    }


@pytest.mark.rule("F32")
def test_a_seat_sees_its_own_scoring_cards_and_what_they_are_worth_besides() -> None:
    t = in_the_middle()
    for seat, ids, times, points, score in (
        (0, ["garden-city", "stone-town"], [0, 0], [0, 0], 11 - 2),
        (1, ["farm-shop", "food-fair"], [0, 0], [0, 0], 6 - 2),
        (2, ["new-quarter", "full-larder"], [0, 0], [0, 0], 0),
    ):
        view = t.seen_by(seat)
        assert view["own"] == {"scoring": ids, "times": times, "set_points": points, "score": score}
        assert view["seat"] == seat
        shared = {key: told for key, told in view.items() if key not in ("own", "seat", "question", "waiting")}
        public = t.seen_by(SPECTATOR)
        assert shared == {key: public[key] for key in shared}


@pytest.mark.rule("F32")
def test_the_worth_of_ones_sets_follows_the_territory() -> None:
    t = table("village: 4 food, 2 goods, 1 construction", "cabin", scoring=["full-larder food-fair"])
    assert t.seen_by(0)["own"] == {
        "scoring": ["full-larder", "food-fair"],
        "times": [1, 2],
        "set_points": [4, 10],
        "score": 20 + 12 + 5 + 10,
    }


@pytest.mark.rule("F31")
def test_the_question_goes_to_the_seat_that_decides_and_to_no_other() -> None:
    t = in_the_middle()
    question = {"kind": "pollute", "rule": "F17", "answers": ["pollute 0,0", "pollute 1,0"]}
    assert t.seen_by(1)["question"] == question
    assert "waiting" not in t.seen_by(1)
    t.play("pollute 1,0")
    assert t.seen_by(2)["question"] == {"kind": "reward", "rule": "F22", "answers": ["reward red"]}
    for seat in (SPECTATOR, 0, 1):
        assert t.seen_by(seat)["question"] is None
        assert t.seen_by(seat)["waiting"] == "reward"
        assert t.seen_by(seat)["actor"] == 2
        assert t.seen_by(seat)["turn"] == 1


@pytest.mark.rule("F13")
def test_the_question_where_to_place_tells_what_each_place_would_activate() -> None:
    t = table("village; quarry 1,0; orchard 1,1", "cabin", hand="beehives")
    activates = t.seen_by(0)["question"]["activates"]
    assert list(activates) == t.answers
    assert activates["place 0,1"] == [[0, 0], [1, 1]]
    assert activates["place 2,0"] == [[0, 0], [1, 0]]
    for answer, places in activates.items():
        placed = t.copy().play(answer)
        assert sorted(f"{x},{y}" for x, y in places) == sorted(set(placed.ready) - {answer.removeprefix("place ")})


@pytest.mark.rule("F31")
def test_the_view_while_assistance_looks_for_something_to_copy() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1", placed="1,0").play("use 0,0 2")
    activation = t.seen_by(1)["activation"]
    assert (activation["at"], activation["option"], activation["copied"]) == ([0, 0], None, None)


@pytest.mark.rule("F31")
def test_the_view_of_a_price_half_paid() -> None:
    t = table("village: 4 red; smithy 1,0", "cabin", placed="1,0").play("use 1,0 1", "pay red 0,0")
    activation = t.seen_by(SPECTATOR)["activation"]
    assert (activation["due"], activation["paid"], activation["choose"]) == ({"raw": 3}, {"red": 1}, 1)


@pytest.mark.rule("F31")
def test_a_short_row_is_seen_with_its_empty_slots() -> None:
    t = table("village", "cabin", rows={"I": "orchard quarry"}, adjacent=False)
    view = t.seen_by(SPECTATOR)
    assert view["display"]["I"] == [None, None, "orchard", "quarry"]
    assert view["adjacent"] is False


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


def final() -> Table:
    seats = (nine("village", EIGHT), nine("cabin", OTHERS), nine("hut", THIRDS))
    return table(*seats, phase="final", scoring=SCORING)


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
        GAME.run.imagine(v, t.d, seat, s, seeded(str(number)), [0] * GAME.room)
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
def test_a_new_game_shows_nothing_of_the_decks() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="secrets", deck=DEFAULT)
    shown = json.dumps(match.view(SPECTATOR))
    for name in ("I", "II"):
        hidden = match.setup["decks"][name][4:]
        assert not [card for card in hidden if f'"{card}"' in shown]
    assert not [card for pair in match.setup["scoring"] for card in pair if f'"{card}"' in shown]
