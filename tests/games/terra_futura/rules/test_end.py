"""F25 to F30: eight turns each, the final activation, the score, the winners."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from ..census import check_caches
from ..territory import EIGHT, GAME, OTHERS, THIRDS, Table, deck_with, nine, square, table


def at_the_end(first: str, second: str = "cabin", **more: object) -> Table:
    """Two territories as they are when the game is over."""
    return table(first, second, phase="over", **more)  # type: ignore[arg-type]  # the same keywords


# ---- F25: eight turns each ---------------------------------------------------------------------------------


@pytest.mark.rule("F25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_eight_turns_and_nine_cards(players: int) -> None:
    seats = ["village", "cabin", "hut", "harbour", "homestead"][:players]
    choice = Random(players)
    t = table(*seats)
    turns: Counter[int] = Counter()
    while t.asked and t.asked[1] != "pattern":
        if t.asked[1] == "drop":
            assert t.s.turn == sum(turns.values()) % players
            turns[t.s.turn] += 1
        t.play(choice.choice(t.answers))
    assert turns == dict.fromkeys(range(players), 8)
    assert t.s.cards[:players] == [9] * players
    check_caches(t.s, t.d)


@pytest.mark.rule("F25")
def test_the_last_turn_of_the_last_seat_is_followed_by_the_final_activation() -> None:
    last = nine("cabin", OTHERS).rpartition(";")[0]
    t = table(nine("village", EIGHT), last, turn=1, hand=OTHERS[-1]).play("place 1,1")
    assert t.asked == (1, "use")
    assert t.play("end").asked == (0, "pattern")


# ---- F26: the final activation -----------------------------------------------------------------------------


@pytest.mark.rule("F26")
@pytest.mark.rule("F5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_it_goes_round_once_from_the_start_seat(start: int) -> None:
    seats = [nine("cabin", EIGHT), nine("hut", OTHERS), nine("harbour", THIRDS)]
    seats[start] = seats[start].replace(seats[start].split()[0], "village", 1)
    t = table(*seats, turn=start, phase="final")
    order = []
    while t.asked:
        order.append(t.asked)
        t.play(t.answers[0])
    turn = [(start + n) % 3 for n in range(3)]
    assert order == [(seat, question) for seat in turn for question in ("pattern", "use")]


@pytest.mark.rule("F26")
def test_the_pattern_of_either_scoring_card_may_be_chosen() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final", scoring=["garden-city stone-town"])
    assert t.answers == ["pattern 1", "pattern 2"]
    assert t.copy().play("pattern 1").ready == ["-1,-1", "0,-1", "1,0", "1,1"]
    assert t.copy().play("pattern 2").ready == ["-1,0", "-1,1", "0,0", "0,1"]


@pytest.mark.rule("F26")
@pytest.mark.parametrize("cell", range(9))
def test_top_left_of_the_pattern_is_top_left_of_the_territory_wherever_the_starting_card_lies(cell: int) -> None:
    t = table(nine("village", EIGHT, cell), nine("cabin", OTHERS), phase="final", scoring=["garden-city stone-town"])
    t.play("pattern 1")
    column, row = cell % 3, cell // 3
    pattern = [(0, 0), (1, 0), (2, 1), (2, 2)]
    assert t.ready == sorted(f"{x - column},{y - row}" for x, y in pattern)


@pytest.mark.rule("F26")
@pytest.mark.parametrize(("column", "row"), list(product(range(3), repeat=2)))
def test_every_cell_of_a_pattern_finds_its_card(column: int, row: int) -> None:
    """The card in the named cell is ready, not one of the turned or mirrored cells."""
    other = [(x, y) for x, y in product(range(3), repeat=2) if (x, y) != (column, row)][:3]
    deck = deck_with(scoring={"garden-city": {"pattern": [[column, row], *([x, y] for x, y in other)]}})
    cells = [*other, (column, row)]
    territory = nine("village", EIGHT, 1)
    t = table(territory, nine("cabin", OTHERS), phase="final", scoring=["garden-city stone-town"], deck=deck)
    t.play("pattern 1")
    cards = [*EIGHT[:1], "village", *EIGHT[1:]]
    assert {t.card_at(place, 0) for place in t.ready} == {cards[y * 3 + x] for x, y in cells}


@pytest.mark.rule("F26")
@pytest.mark.rule("F4")
def test_a_doubled_cell_is_activated_twice() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final", scoring=["new-quarter stone-town"])
    t.play("pattern 1")
    assert t.ready == ["-1,-1", "-1,1", "1,0", "1,0"]
    assert t.card_at("1,0", 0) == "woodland"
    t.play("use 1,0 1", "use -1,-1 1", "use 1,0 1")
    assert t.on("1,0") == "2 green"
    assert t.answers == ["end", "use -1,1 1"]


@pytest.mark.rule("F26")
def test_no_card_is_drawn_and_none_placed_in_it() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final")
    before = (t.row("I"), t.row("II"), t.deck_of("I"), t.deck_of("II"))
    t.play("pattern 1", "end", "pattern 2", "end")
    assert t.over
    assert (t.row("I"), t.row("II"), t.deck_of("I"), t.deck_of("II")) == before


@pytest.mark.rule("F26")
def test_every_activation_is_optional_and_follows_the_rules_of_effects() -> None:
    territory = square(
        "village steelworks wetland  orchard quarry beehives  clay-pit ore-vein food-truck",
        {"steelworks": "1 red", "quarry": "1 cube", "food-truck": "1 money"},
    )
    scoring = ["trading-house stone-town"]  # the four corners
    t = table(territory, nine("cabin", OTHERS), phase="final", scoring=scoring).play("pattern 1")
    assert t.answers == ["end", "use 0,0 1", "use 0,0 2", "use 2,0 1", "use 0,2 1", "use 2,2 1"]
    t.play("use 2,0 1", "move 1,1", "use 2,2 1", "pay money 2,2", "pollute 2,0", "use 0,0 2", "copy 1 0,1 2")
    t.play("pay red 1,0", "pollute 2,0", "reward red")
    assert (t.on("2,0"), t.on("2,2"), t.on("0,0"), t.on("0,1", 1)) == ("3 cubes", "1 food", "1 construction", "1 red")
    assert t.answers == ["end", "use 0,2 1"]
    assert t.play("end").asked == (1, "pattern")


@pytest.mark.rule("F26")
def test_only_one_pattern_is_activated() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final").play("pattern 2", "end")
    assert t.asked == (1, "pattern")
    assert t.play("pattern 1", "end").over


# ---- F27: the scoring set ----------------------------------------------------------------------------------


def parts_of(contents: str, scoring: str) -> dict[str, int]:
    t = at_the_end(f"village: {contents}", scoring=[scoring])
    parts: dict[str, int] = t.result["parts"][0]
    return parts


@pytest.mark.rule("F27")
@pytest.mark.parametrize(
    ("contents", "times"),
    [
        ("1 food", 0),
        ("2 food, 1 construction", 1),
        ("3 food, 1 construction", 1),
        ("3 food, 2 construction", 1),
        ("4 food, 1 construction", 1),
        ("4 food, 2 construction", 2),
        ("9 food, 3 construction", 3),
        ("9 food, 9 construction", 4),
    ],
)
def test_a_set_scores_as_many_times_as_it_is_owned_whole(contents: str, times: int) -> None:
    parts = parts_of(contents, "full-larder golden-workshops")  # 4: 2 food, construction
    assert (parts["card"], parts["times"], parts["set"]) == (1, times, 4 * times)


@pytest.mark.rule("F27")
@pytest.mark.parametrize(
    ("scoring", "card", "points"),
    [
        ("full-larder food-fair", 2, 5),
        ("food-fair full-larder", 1, 5),
        ("full-larder new-quarter", 1, 4),  # both are worth 4: the first
        ("new-quarter full-larder", 1, 4),
        ("home-and-table self-sufficiency", 2, 6),
        ("self-sufficiency home-and-table", 1, 6),
        ("green-kitchen golden-workshops", 1, 0),  # neither is owned
    ],
)
def test_the_better_of_the_two_sets_counts_and_the_first_on_a_tie(scoring: str, card: int, points: int) -> None:
    parts = parts_of("2 food, 2 construction, 1 goods", scoring)
    assert (parts["card"], parts["set"]) == (card, points)


@pytest.mark.rule("F27")
def test_the_set_may_be_that_of_the_other_card_than_the_pattern() -> None:
    t = at_the_end("village: 2 food, 1 goods", scoring=["full-larder food-fair"])
    assert t.s.chosen[0] == 1
    assert t.result["parts"][0]["card"] == 2


@pytest.mark.rule("F27")
def test_nothing_is_used_up() -> None:
    parts = parts_of("1 food, 1 construction", "home-and-table stone-town")
    assert (parts["resources"], parts["set"]) == (10, 2)


@pytest.mark.rule("F27")
def test_sets_are_gathered_from_all_active_cards() -> None:
    scoring = ["trading-house stone-town"]  # 4: 2 goods, money
    active = at_the_end("village: 1 goods; woodland 1,0: 1 goods, 1 cube; quarry 0,1: 1 money", scoring=scoring)
    assert active.result["parts"][0]["times"] == 1
    inactive = at_the_end("village: 1 goods; woodland 1,0: 1 goods, 2 cubes; quarry 0,1: 1 money", scoring=scoring)
    assert inactive.result["parts"][0]["times"] == 0


# ---- F28: points -------------------------------------------------------------------------------------------


@pytest.mark.rule("F28")
@pytest.mark.parametrize(
    ("kind", "worth"),
    [("green", 1), ("red", 1), ("yellow", 1), ("food", 5), ("construction", 5), ("goods", 6), ("money", 0)],
)
def test_what_each_resource_is_worth(kind: str, worth: int) -> None:
    scoring = ["green-kitchen golden-workshops"]
    kept = at_the_end(f"village; quarry 1,0: 2 {kind}", scoring=scoring)
    assert kept.scores == [2 * worth, 0]
    lost = at_the_end(f"village; quarry 1,0: 2 {kind}, 1 cube", scoring=scoring)
    assert lost.scores == [-1, 0]


@pytest.mark.rule("F28")
def test_a_deck_may_give_other_values() -> None:
    deck = deck_with(values={"money": 2, "goods": 9})
    t = at_the_end("village: 3 money, 1 goods", deck=deck)
    assert t.result["parts"][0]["resources"] == 15


@pytest.mark.rule("F28")
def test_every_polluted_card_costs_one_however_many_cubes_it_has() -> None:
    t = at_the_end("village: 1 cube; wetland 1,0: 4 cubes; reed-bed 0,1: 1 cube; quarry 1,1")
    assert t.result["parts"][0]["polluted"] == -3
    assert t.result["cubes"] == [6, 0]
    assert t.scores == [-3, 0]


# ---- F29: the winners --------------------------------------------------------------------------------------


@pytest.mark.rule("F29")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        (("village: 2 food", "cabin: 1 food"), [0]),
        (("village: 1 food", "cabin: 2 food"), [1]),
        (("village: 1 food", "cabin: 1 food"), [0, 1]),
        (("village: 1 food", "cabin: 1 food, 1 red; wetland 1,0: 1 cube"), [0]),  # a tie: fewer cubes
        (("village: 1 food, 1 red; wetland 1,0: 2 cubes", "cabin: 1 food, 1 red; reed-bed 1,0: 1 cube"), [1]),
        (("village: 1 food, 1 red; wetland 1,0: 2 cubes", "cabin: 1 food, 1 red; reed-bed 1,0: 2 cubes"), [0, 1]),
        (("village: 2 food; wetland 1,0: 4 cubes", "cabin: 1 food"), [0]),  # more points beat fewer cubes
        (("village: 1 food", "cabin: 5 red", "hut: 1 food, 1 red; reed-bed 1,0: 1 cube"), [0, 1]),
        (("village: 1 red", "cabin: 1 red", "hut: 1 red"), [0, 1, 2]),
        (("village", "cabin: 1 red", "hut: 1 green", "harbour", "homestead"), [1, 2]),
    ],
)
def test_the_highest_total_wins_then_the_fewer_cubes_then_all_of_them(
    seats: tuple[str, ...], winners: list[int]
) -> None:
    sets = ["green-kitchen golden-workshops", "stone-town trading-house", "food-fair building-trade"]
    t = table(*seats, phase="over", scoring=sets)
    assert t.result["winners"] == winners


@pytest.mark.rule("F29")
def test_nobody_has_won_before_the_end() -> None:
    t = table("village: 5 food", "cabin")
    assert not any(GAME.run.is_winner(t.s, t.d, seat) for seat in range(2))


# ---- F30: the worked example -------------------------------------------------------------------------------


@pytest.mark.rule("F30")
def test_the_worked_example_of_the_rulebook() -> None:
    """20 + 12 for products, 1 + 2 for raw materials, -1 for one polluted card, a set worth 5 twice: 44."""
    territory = square(
        "village orchard canteen  quarry woodland steelworks  spinning-mill wetland haulage",
        {"canteen": "4 food", "haulage": "2 goods", "orchard": "1 green", "quarry": "2 red", "wetland": "2 cubes"},
    )
    t = table(territory, nine("cabin", OTHERS), phase="final", scoring=["food-fair home-and-table"])
    t.play("pattern 1", "end", "pattern 1", "end")
    assert t.over
    result = t.result
    assert result["parts"][0] == {"resources": 20 + 12 + 1 + 2, "card": 1, "set": 10, "times": 2, "polluted": -1}
    assert result["scores"] == [44, 0]
    assert result["winners"] == [0]
