"""F5 to F8: Starting and Scoring cards, the display, the supply."""

from collections import Counter

import pytest

from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.games.terra_futura.rules.state import Deck, State

from ..territory import DEFAULT, GAME, deck_with, square, table

CARDS = DEFAULT.document["cards"]
STARTING = {card for card, content in CARDS.items() if content["level"] == 0}


def new_match(players: int, seed: str = "set-up") -> Match[State, Deck]:
    return Match(GAME, [{"name": "", "kind": "human"}] * players, seed=seed, deck=DEFAULT)


# ---- F5: Starting cards ------------------------------------------------------------------------------------


@pytest.mark.rule("F5")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(Refused, match=f"terra-futura is for 2 to 5 players, not {players}"):
        new_match(players)


@pytest.mark.rule("F5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_a_starting_card_of_their_own(players: int) -> None:
    match = new_match(players)
    dealt = match.setup["starting"]
    assert len(set(dealt)) == players
    assert set(dealt) <= STARTING
    assert match.state.cards == [1] * players + [0] * (5 - players)


@pytest.mark.rule("F5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_mark_is_always_dealt_and_its_owner_starts(players: int) -> None:
    starts: set[int] = set()
    others: Counter[str] = Counter()
    for number in range(150):
        match = new_match(players, str(number))
        dealt = match.setup["starting"]
        assert dealt[match.start] == "village"
        assert (match.state.turn, match.actor) == (match.start, match.start)
        starts.add(match.start)
        others.update(dealt)
    assert starts == set(range(players)), "somebody can never start"
    assert set(others) == STARTING, "a Starting card is never dealt"


@pytest.mark.rule("F5")
def test_another_card_may_bear_the_mark() -> None:
    deck = deck_with({"village": {"first": False}, "hut": {"first": True}})
    for number in range(20):
        match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed=str(number), deck=deck)
        assert match.setup["starting"][match.start] == "hut"


@pytest.mark.rule("F5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_play_goes_clockwise_from_the_start(start: int) -> None:
    seats = ["cabin", "hut", "harbour"]
    seats[start] = "village"
    t = table(*seats, turn=start)
    order = []
    for _ in range(4):
        order.append(t.s.turn)
        t.play("keep", "take I4", "place 0,1" if len(order) < 4 else "place 1,0", "end")
    assert order == [start, (start + 1) % 3, (start + 2) % 3, start]


# ---- F6: Scoring cards -------------------------------------------------------------------------------------


@pytest.mark.rule("F6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_two_scoring_cards(players: int) -> None:
    seen: set[str] = set()
    for number in range(60):
        pairs = new_match(players, str(number)).setup["scoring"]
        assert [len(pair) for pair in pairs] == [2] * players
        dealt = {card for pair in pairs for card in pair}
        assert len(dealt) == 2 * players
        seen |= dealt
    assert seen == set(DEFAULT.document["scoring"])


# ---- F7: the display ---------------------------------------------------------------------------------------


@pytest.mark.rule("F7")
def test_the_decks_are_shuffled_separately_and_whole() -> None:
    decks = new_match(3).setup["decks"]
    for level, name in enumerate(("I", "II"), 1):
        assert sorted(decks[name]) == sorted(card for card, content in CARDS.items() if content["level"] == level)
        assert decks[name] != new_match(3, "another").setup["decks"][name]


@pytest.mark.rule("F7")
def test_the_first_card_of_a_deck_goes_into_slot_four() -> None:
    match = new_match(3)
    shown = match.view(-1)
    for name, size in (("I", 19), ("II", 20)):
        assert shown["display"][name] == match.setup["decks"][name][3::-1]
        assert shown["decks"][name] == size
        assert shown["discards"][name] == []


@pytest.mark.rule("F7")
def test_each_level_has_its_own_discard_pile() -> None:
    t = table("village", "cabin", rows={"I": "orchard quarry beehives clay-pit", "II": "smithy canteen masons haulage"})
    t.play("drop I", "take I4", "place 0,1", "end", "drop II")
    assert (t.discards("I"), t.discards("II")) == ("clay-pit", "haulage")


@pytest.mark.rule("F7")
def test_a_short_row_lies_in_the_highest_slots_without_gaps() -> None:
    t = table("village", "cabin", phase="take", rows={"I": "orchard quarry beehives clay-pit"}, decks={"I": ""})
    t.play("take I2")
    assert t.row("I") == "- orchard beehives clay-pit"
    t.play("place 0,1", "end", "keep", "take I4")
    assert t.row("I") == "- - orchard beehives"
    t.play("place 0,1", "end", "keep", "take I3")
    assert t.row("I") == "- - - beehives"


@pytest.mark.rule("F7")
def test_a_card_dealt_later_takes_the_highest_empty_slot() -> None:
    t = table("village", "cabin", rows={"I": "orchard quarry"}, decks={"I": "beehives clay-pit"})
    assert t.row("I") == "- - orchard quarry"
    t.play("drop I")
    assert t.row("I") == "- - beehives orchard"


# ---- F8: the supply ----------------------------------------------------------------------------------------


@pytest.mark.rule("F8")
def test_resources_beyond_the_pieces_of_the_box_can_still_be_gained() -> None:
    t = table("village: 20 money; orchard 1,0: 30 green", "cabin: 25 green, 20 money", placed="1,0")
    t.play("use 1,0 1", "use 0,0 1", "gain money")
    assert t.on("1,0") == "31 green"
    assert t.on("0,0") == "21 money"


@pytest.mark.rule("F8")
def test_pollution_beyond_the_pieces_of_the_box_can_still_be_placed() -> None:
    grid = "cabin orchard woodland  quarry wetland reed-bed  masons haulage canteen"
    roomy = {card: {"spaces": 3} for card in grid.split() if card != "cabin"}
    dirty = square(grid, dict.fromkeys(roomy, "4 cubes"))
    t = table("village: 1 red; walling 1,0", dirty, placed="1,0", deck=deck_with(roomy))
    assert sum(t.s.cubes[1]) == 32
    t.play("use 1,0 2", "pay red 0,0", "pollute 0,0")
    assert t.on("0,0") == "1 cube"
