"""T5 to T7: dealing, the draw pile, who starts."""

import pytest

from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.games.terra.rules.moves import CRISIS_OF, KIND_OF
from terrae.games.terra.rules.state import Deck, State

from ..table import GAME, table

DEALT = {3: 4, 4: 4, 5: 3, 6: 2}
PILE = {3: 96, 4: 92, 5: 93, 6: 96}


def new_match(players: int, seed: str = "set-up", start: int = 0) -> Match[State, Deck]:
    return Match(GAME, [{"name": "", "kind": "human"}] * players, seed=seed, start=start)


@pytest.mark.rule("T5")
@pytest.mark.parametrize("players", DEALT)
def test_everybody_is_dealt_the_same_number_of_solutions(players: int) -> None:
    hands = new_match(players).setup["hands"]
    assert [len(hand) for hand in hands] == [DEALT[players]] * players
    assert all(card in KIND_OF for hand in hands for card in hand)


@pytest.mark.rule("T5")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(Refused, match=f"terra is for 3 to 6 players, not {players}"):
        new_match(players)


@pytest.mark.rule("T6")
@pytest.mark.parametrize("players", PILE)
def test_all_crises_are_shuffled_into_the_remaining_solutions(players: int) -> None:
    pile = new_match(players).setup["pile"]
    assert len(pile) == PILE[players]
    assert sum(card in CRISIS_OF for card in pile) == 18


@pytest.mark.rule("T6")
def test_a_crisis_may_lie_anywhere_in_the_pile() -> None:
    places: set[int] = set()
    for number in range(200):
        pile = new_match(3, str(number)).setup["pile"]
        places |= {place for place, card in enumerate(pile) if card in CRISIS_OF}
    assert places == set(range(96))


@pytest.mark.rule("T6")
def test_another_seed_deals_other_cards_and_the_same_seed_the_same() -> None:
    assert new_match(4, "a").setup == new_match(4, "a").setup
    assert new_match(4, "a").setup != new_match(4, "b").setup


@pytest.mark.rule("T7")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_start_seat_draws_first(start: int) -> None:
    match = new_match(4, start=start)
    first = match.setup["pile"][0]
    assert match.start == start
    if first in KIND_OF:
        assert match.state.hands[start][KIND_OF[first]] == match.ready.hands[start][KIND_OF[first]] + 1
    else:
        assert (match.state.turn, match.actor) == (start, start)


@pytest.mark.rule("T7")
def test_seat_zero_starts_unless_another_is_chosen() -> None:
    assert Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="x").start == 0


@pytest.mark.rule("T7")
@pytest.mark.parametrize("start", [-1, 4])
def test_a_start_seat_that_does_not_exist_is_refused(start: int) -> None:
    with pytest.raises(Refused, match="the start seat must be from 0 to 3"):
        new_match(4, start=start)


@pytest.mark.rule("T7")
def test_play_goes_clockwise() -> None:
    t = table(hands=["", "", "", ""], pile="G1 B1 R1 G2 G-AF B2", turn=2)
    assert t.hands == ["R1", "G2", "G1", "B1"]
    assert t.asked == (2, "impending")


@pytest.mark.rule("T7")
def test_after_the_last_seat_comes_the_first() -> None:
    t = table(hands=["", "", ""], pile="G1 G-AF B2", turn=2)
    assert t.asked == (0, "impending")
