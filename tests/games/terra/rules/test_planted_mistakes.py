"""Every law can fail: a mistake is planted in Terra, and the law that should find it does."""

# ruff: noqa: ARG001  (a mistake has the signature of what it replaces)

from collections.abc import Callable, MutableSequence
from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.bits import lowest
from terrae.engine.chance import Generator
from terrae.engine.compiled import compiled
from terrae.engine.game import DeckDocument, Json
from terrae.engine.player import Position
from terrae.games.terra import Terra
from terrae.games.terra.rules.answers import add_each, legal
from terrae.games.terra.rules.rules import (
    ACTIONS,
    take,
)
from terrae.games.terra.rules.state import (
    KINDS,
    Deck,
    State,
    copy_public,
)

from ....laws import cards, materials, moves, records
from ....laws.walks import Seating
from ..planting import FOUR, fast_terra, imagines_nothing, planted

# ---- Rules that differ between the materials ---------------------------------------------------------------


def never(full: int, options: int) -> bool:
    return False


def test_a_rule_that_differs_in_the_compiled_material_is_found() -> None:
    fast = compiled(planted(lost_in_region=never))
    with pytest.raises(AssertionError, match=r"the compiled game is over|the plain game is over|differ in 'phase'"):
        materials.materials_agree(Terra(), fast, FOUR, 4_200)


def test_two_builds_in_one_process_keep_their_own_rules() -> None:
    for game in (planted(lost_in_region=never), Terra()):
        materials.materials_agree(game, compiled(game), FOUR, 4_200)


def test_a_rule_that_differs_in_the_plain_material_is_found() -> None:
    with pytest.raises(AssertionError, match="the materials differ in 'track'"):
        materials.materials_agree(planted(reward_helpers=rewards_nobody), fast_terra(), FOUR, 4_200)


def rewards_nobody(s: State) -> None:
    pass


def test_a_move_list_that_differs_between_the_materials_is_found() -> None:
    with pytest.raises(AssertionError, match="the materials differ in what is legal"):
        materials.materials_agree(planted(add_sets=finds_no_sets), fast_terra(), FOUR, 4_200)


def finds_no_sets(s: State, out: MutableSequence[int], n: int) -> int:
    return n


def leaves_traces(s: State, d: Deck, seat: int, v: State) -> None:
    copy_public(s, v)


def sees_nothing(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    out[0] = 0


def masks_nothing(s: State, d: Deck, mask: MutableSequence[int], scratch: MutableSequence[int]) -> int:
    return legal(s, d, scratch)


@pytest.mark.parametrize(
    ("name", "mistake", "complaint"),
    [
        ("redact", leaves_traces, "(differ in 'own'|have used chance differently)"),
        ("observe", sees_nothing, "differ in the observation"),
        ("imagine", imagines_nothing, "have used chance differently"),
        ("write_mask", masks_nothing, "differ in the mask"),
    ],
)
def test_a_sight_that_differs_between_the_materials_is_found(
    name: str, mistake: Callable[..., Any], complaint: str
) -> None:
    with pytest.raises(AssertionError, match=f"the materials {complaint}"):
        materials.sights_agree(planted(**{name: mistake}), fast_terra(), FOUR, 280)


def test_a_loop_that_differs_between_the_materials_is_found() -> None:
    with pytest.raises(AssertionError):
        materials.loops_agree(planted(random_action=always_the_first), fast_terra(), FOUR, 5)
    with pytest.raises(AssertionError):
        materials.observed_loops_agree(planted(observe=sees_nothing), fast_terra(), FOUR, 5)


def always_the_first(s: State, d: Deck, r: Generator, scratch: MutableSequence[int]) -> int:
    legal(s, d, scratch)
    return scratch[0]


@pytest.mark.full
def test_compiled_code_that_leaves_its_arrays_is_found() -> None:
    fast = compiled(planted(played_sum=looks_past_the_last_seat), boundscheck=True)
    with pytest.raises(IndexError):
        materials.arrays_are_kept(Terra(), fast, Seating(6, 0), 200)


def looks_past_the_last_seat(s: State) -> int:
    total = 0
    for seat in range(7):
        total += s.played[seat]
    return total


# ---- Moves and notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("complaint", "mistake"),
    [
        ("no legal answer", "empty"),
        ("not ascending", "doubled"),
        ("not ascending", "descending"),
        ("beyond the", "beyond"),
    ],
)
def test_a_disorderly_move_list_is_found(complaint: str, mistake: str) -> None:
    mistakes = {"empty": lists_nothing, "doubled": lists_twice, "descending": lists_backwards, "beyond": lists_too_much}
    with pytest.raises(AssertionError, match=complaint):
        moves.moves_are_orderly(planted(add_each=mistakes[mistake], legal=only_listed), FOUR, 700)


def only_listed(s: State, d: Deck, out: MutableSequence[int]) -> int:
    return add_each(out, 0, s.own[s.actor] | 1, 0)


def lists_nothing(out: MutableSequence[int], n: int, members: int, first_action: int) -> int:
    return n


def lists_twice(out: MutableSequence[int], n: int, members: int, first_action: int) -> int:
    out[n] = first_action + lowest(members)
    out[n + 1] = out[n]
    return n + 2


def lists_backwards(out: MutableSequence[int], n: int, members: int, first_action: int) -> int:
    out[n] = 1
    out[n + 1] = 0
    return n + 2


def lists_too_much(out: MutableSequence[int], n: int, members: int, first_action: int) -> int:
    out[n] = ACTIONS
    return n + 1


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(AssertionError, match="has not ended after"):
        moves.games_end(planted(step=does_nothing), FOUR, 140)


def does_nothing(s: State, d: Deck, action: int) -> None:
    pass


def test_a_winner_whom_the_result_does_not_name_is_found() -> None:
    with pytest.raises(AssertionError):
        moves.games_end(planted(is_winner=everybody_wins), FOUR, 700)


def everybody_wins(s: State, d: Deck, seat: int) -> bool:
    return True


class DoubleSpaced(Terra):
    def notation(self, s: State, d: Deck, action: int) -> str:
        return super().notation(s, d, action).replace(" ", "  ")

    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return super().parse(s, d, text.replace("  ", " "))


class Ambiguous(Terra):
    def notation(self, s: State, d: Deck, action: int) -> str:
        return super().notation(s, d, action).split()[0]


class Lenient(Terra):
    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return super().parse(s, d, text.strip())


class Forgetful(Terra):
    def parse(self, s: State, d: Deck, text: str) -> int | None:
        return None if text == "pass" else super().parse(s, d, text)


@pytest.mark.parametrize("mistaken", [DoubleSpaced, Ambiguous, Lenient, Forgetful])
def test_a_wrong_notation_is_found(mistaken: type[Terra]) -> None:
    with pytest.raises(AssertionError, match=r"read|spaces|stands for two"):
        moves.notation_round_trips(mistaken(), FOUR, 1_400)


# ---- Records -----------------------------------------------------------------------------------------------


def test_a_record_that_does_not_replay_is_found() -> None:
    with pytest.raises(AssertionError, match="refuses its own record"):
        records.records_replay(planted(lost_in_region=never), FOUR, 15)


class WrongSetup(Terra):
    """Writes down the pile with its two lowest cards swapped."""

    def setup_of(self, s: State, deck: DeckDocument[Deck]) -> Json:
        setup = super().setup_of(s, deck)
        pile = setup["pile"]
        return {**setup, "pile": [*pile[:-2], pile[-1], pile[-2]]}


def test_a_record_of_another_set_up_is_found() -> None:
    with pytest.raises(AssertionError, match="has changed"):
        records.records_replay(WrongSetup(), FOUR, 5)
    with pytest.raises(AssertionError, match="has changed"):
        records.saving_changes_nothing(WrongSetup(), FOUR, 1)


def test_a_record_against_the_rules_is_found_by_the_checker() -> None:
    with pytest.raises(AssertionError):
        records.records_pass_the_checker(planted(reward_helpers=rewards_nobody), FOUR, 40)


def test_a_bot_that_remembers_between_decisions_is_found() -> None:
    calls: list[int] = []

    def counting(position: Position) -> int:
        calls.append(position.seat)
        return position.legal[len(calls) % len(position.legal)]

    with pytest.raises(AssertionError, match="has changed"):
        records.saving_changes_nothing(Terra(), FOUR, 1, counting)
    records.saving_changes_nothing(Terra(), FOUR, 1, choose)


# ---- Cards -------------------------------------------------------------------------------------------------


def test_a_lost_card_is_found() -> None:
    with pytest.raises(AssertionError, match="lost"):
        cards.cards_are_conserved(planted(hoard=loses_the_set), FOUR, 2_800)


def loses_the_set(s: State, number: int) -> None:
    take(s, s.turn, number % KINDS if s.hands[s.turn][number % KINDS] else lowest(s.own[s.turn]))


def test_a_doubled_card_is_found() -> None:
    with pytest.raises(AssertionError, match="too many"):
        cards.cards_are_conserved(planted(take=keeps_it), FOUR, 700)


def keeps_it(s: State, seat: int, kind: int) -> None:
    pass


def test_a_stale_cache_is_found() -> None:
    with pytest.raises(AssertionError, match="own of seat"):
        cards.caches_agree(planted(give=forgets_own), FOUR, 140)


def forgets_own(s: State, seat: int, kind: int) -> None:
    s.hands[seat][kind] += 1
    s.cards[seat] += 1


class Nowhere(Terra):
    name = "no-where"


def test_a_game_without_census_or_checker_is_found() -> None:
    with pytest.raises(AssertionError, match=r"no-where has no tests\.games\.no_where\.census"):
        cards.cards_are_conserved(Nowhere(), FOUR, 140)
    with pytest.raises(AssertionError, match=r"no-where has no tests\.checkers\.no_where"):
        records.records_pass_the_checker(Nowhere(), FOUR, 1)
