"""What a learner sees: the observation's parts mean what their names say."""

from terrae.games.terra_futura.rules.state import DROP, FIRST_OF_LEVEL
from terrae.games.terra_futura.view.features import CARD_TABLE, OBSERVATION, PARTS, SCORING_TABLE

from ..territory import EIGHT, GAME, OTHERS, Table, nine, table

LENGTHS = {part.name: part.length for part in PARTS}


def observed(t: Table, seat: int) -> dict[str, list[int]]:
    """The observation of a seat, by the names of its parts."""
    out = [-99] * OBSERVATION
    GAME.run.observe(t.s, t.d, seat, out)
    parts, place = {}, 0
    for part in PARTS:
        parts[part.name] = out[place : place + part.length]
        place += part.length
    assert place == OBSERVATION
    return parts


def padded(values: list[int], part: str) -> list[int]:
    return values + [0] * (LENGTHS[part] - len(values))


def in_the_middle() -> Table:
    """Seat 2 has paid for what it copies from seat 0, and must place its pollution."""
    t = table(
        "cabin: 1 green; masons 0,1: 2 food, 1 cube",
        "hut",
        "village; woodland -1,0: 2 red, 1 cube",
        turn=2,
        placed="-1,0",
        rows={"I": "orchard quarry", "II": "smithy canteen haulage steelworks"},
        discards={"I": "open-pit"},
        scoring=["farm-shop food-fair", "new-quarter full-larder", "garden-city stone-town"],
    )
    return t.play("use 0,0 2", "copy 0 0,1 2", "pay red -1,0")


def test_territories_seats_rotated_so_that_the_observer_comes_first() -> None:
    t = in_the_middle()
    for seat in range(3):
        seen = observed(t, seat)
        for i in range(3):
            owner = (seat + i) % 3
            for plot in range(9):
                at = i * 9 + plot
                found = [seen[f"territories: {name}"][at] for name in ("1 + card", "x", "y", "pollution")]
                held = seen["territories: resources"][at * 7 : at * 7 + 7]
                if plot < t.s.cards[owner]:
                    assert found[0] == t.s.card[owner][plot] + 1
                    assert found[1:] == [t.s.x[owner][plot], t.s.y[owner][plot], t.s.cubes[owner][plot]]
                    assert held == t.s.resources[owner * 9 + plot]
                else:
                    assert not any(found + held)
        assert not any(seen["territories: 1 + card"][3 * 9 :])


def test_a_position_part_by_part() -> None:
    t = in_the_middle()
    seen = observed(t, 2)
    assert seen["stock"] == padded([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 2, 0, 0, 0], "stock")
    assert seen["own points"] == [1 + 5 - 1]
    assert seen["cards"] == [2, 2, 1, 0, 0]
    cards = [t.card(card) for card in ("orchard", "quarry", "smithy", "canteen", "haulage", "steelworks")]
    assert seen["display: 1 + card"] == [0, 0, *(card + 1 for card in cards)]
    assert [i for i, n in enumerate(seen["discarded"]) if n] == [t.card("open-pit") - FIRST_OF_LEVEL[0]]
    assert seen["decks"] == t.s.left
    assert seen["own Scoring cards"] == t.s.scoring[2]
    assert seen["pattern shown"] == [0] * 5
    assert seen["card in hand: 1 + card"] == [0]
    assert seen["activations left"] == padded([0, 1], "activations left")
    assert seen["still to pay"] == [0] * 9
    assert seen["paid"] == [0, 1, 0, 0, 0, 0, 0]
    assert seen["still to choose"] == [0, 0, 0]
    assert seen["still to pollute"] == [1]
    assert seen["still to move"] == [0]
    assert seen["card in use: 1 + plot"] == [1]
    assert seen["1 + option in use"] == [t.card("masons") * 4 + 1 + 1]
    assert seen["copied: seats from the observer"] == [1]
    assert seen["copied: 1 + plot"] == [2]
    assert seen["on turn, seats from the observer"] == [0]
    assert seen["to decide, seats from the observer"] == [0]
    assert seen["started, seats from the observer"] == [0]
    assert seen["players"] == [3]
    assert seen["options"] == [1]


def test_the_owner_of_the_copied_card_sees_the_same_from_the_other_side() -> None:
    t = in_the_middle().play("pollute 0,0")
    seen = observed(t, 0)
    assert seen["own Scoring cards"] == t.s.scoring[0]
    assert seen["copied: seats from the observer"] == [0]
    assert seen["copied: 1 + plot"] == [2]
    assert seen["on turn, seats from the observer"] == [2]
    assert seen["to decide, seats from the observer"] == [0]
    assert seen["paid"] == [0, 1, 0, 0, 0, 0, 0]


def test_what_is_still_to_be_paid_and_chosen() -> None:
    t = table("village: 4 red; smithy 1,0", "cabin", placed="1,0").play("use 1,0 1", "pay red 0,0")
    seen = observed(t, 1)
    assert seen["still to pay"] == [0, 0, 0, 0, 0, 0, 0, 3, 0]
    assert seen["still to choose"] == [0, 1, 0]
    t = table("village; reed-bed 1,0; wetland 2,0: 3 cubes", "cabin", placed="1,0").play("use 1,0 1", "move 2,0")
    assert observed(t, 1)["still to move"] == [3]


def test_each_question_has_its_own_sign() -> None:
    t = table("village", "cabin")
    signs = []
    for text in ("keep", "take I4", "place 1,0", "use 0,0 1", "gain red"):
        sign = observed(t, 1)["question"]
        assert sum(sign) == 1
        assert sign.index(1) == t.s.phase - DROP
        signs.append(sign.index(1))
        t.play(text)
    assert len(set(signs)) == 5


def test_nothing_is_asked_any_more_when_the_game_is_over() -> None:
    t = table("village: 1 food", "cabin", phase="over")
    assert not any(observed(t, 0)["question"])
    assert observed(t, 0)["own points"] == [5]


def test_a_card_taken_unseen_is_seen_by_its_taker_only() -> None:
    t = table("village", "cabin", phase="take", decks={"II": "wetland ..."}).play("take II")
    assert observed(t, 0)["card in hand: 1 + card"] == [t.card("wetland") + 1]
    assert observed(t, 1)["card in hand: 1 + card"] == [0]
    t = table("village", "cabin", phase="take", rows={"II": "wetland"}).play("take II4")
    assert observed(t, 1)["card in hand: 1 + card"] == [t.card("wetland") + 1]


def test_a_pattern_that_was_chosen_is_seen_by_all() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final").play("pattern 2")
    assert observed(t, 1)["pattern shown"] == [0, t.s.scoring[0][1], 0, 0, 0]
    assert observed(t, 0)["pattern shown"] == [t.s.scoring[0][1], 0, 0, 0, 0]
    assert max(observed(t, 0)["activations left"]) in (1, 2)


def test_the_option_is_seen() -> None:
    assert observed(table("village", "cabin", adjacent=False), 0)["options"] == [0]


def test_the_features_of_a_card_are_what_its_file_says() -> None:
    t = table("village", "cabin")
    tables = GAME.feature_tables(t.d)
    cards, scoring = tables[CARD_TABLE], tables[SCORING_TABLE]
    assert (len(cards), len(scoring)) == (1 + 52, 1 + 16)
    assert not any(cards[0])
    assert not any(scoring[0])
    smithy = cards[1 + t.card("smithy")]
    assert smithy[:4] == [2, t.d.spaces[t.card("smithy")], t.d.count[t.card("smithy")], t.d.uppers[t.card("smithy")]]
    assert smithy != cards[1 + t.card("canteen")]
