"""Every law can fail: a mistake is planted in Terra, and the law that should find it does."""

# ruff: noqa: ARG001, ARG002  (a mistake has the signature of what it replaces)

from collections.abc import Callable, MutableSequence
from dataclasses import replace
from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.bits import lowest
from terrae.engine.chance import Generator
from terrae.engine.compiled import Compiled, compiled
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Json
from terrae.engine.match import Match
from terrae.engine.player import Position
from terrae.games.terra import Terra
from terrae.games.terra.rules.rules import (
    ACTIONS,
    DISCARD,
    DONE,
    KINDS_OF_COLOUR,
    PASS,
    PLAY,
    add_each,
    legal,
    next_seat,
    settle_impending,
    take,
)
from terrae.games.terra.rules.state import (
    HAND_CHECK,
    IMPENDING,
    KINDS,
    REGIONS,
    VALUES,
    Deck,
    State,
    clear,
    copy_public,
)
from terrae.games.terra.talk.acts import TerraTalk
from terrae.games.terra.view.sight import redact
from terrae.table.acts import Act
from terrae.table.contract import Deed

from ....laws import cards, materials, moves, records, secrets, talk
from ....laws.walks import Seating

FOUR = Seating(4, 0)


def planted(**mistakes: Callable[..., Any]) -> Terra:
    """Terra with some of its functions replaced, in both materials."""
    return Terra(replaced=mistakes)


def fast_terra() -> Compiled:
    return compiled(Terra())


# ---- Rules that differ between the materials ---------------------------------------------------------------


def never(full: int) -> bool:
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


def imagines_nothing(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    redact(v, d, seat, s)


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


# ---- Secrets -----------------------------------------------------------------------------------------------


def shows_the_next_hand(s: State, d: Deck, seat: int, v: State) -> None:
    clear(v)
    copy_public(s, v)
    for other in (seat, next_seat(s, seat)):
        if other >= 0:
            v.own[other] = s.own[other]
            for kind in range(KINDS):
                v.hands[other][kind] = s.hands[other][kind]
    if seat >= 0:
        for kind in range(KINDS):
            v.hoards[seat][kind] = s.hoards[seat][kind]


def shows_the_pile(s: State, d: Deck, seat: int, v: State) -> None:
    clear(v)
    copy_public(s, v)
    for other in range(s.players):
        if other == seat:
            v.own[other] = s.own[other]
            for kind in range(KINDS):
                v.hands[other][kind] = s.hands[other][kind]
                v.hoards[other][kind] = s.hoards[other][kind]
    if s.left > 0:
        v.pile[s.left - 1] = s.pile[s.left - 1]


def shows_every_hoard(s: State, d: Deck, seat: int, v: State) -> None:
    clear(v)
    copy_public(s, v)
    for other in range(s.players):
        for kind in range(KINDS):
            v.hoards[other][kind] = s.hoards[other][kind]
        if other == seat:
            v.own[other] = s.own[other]
            for kind in range(KINDS):
                v.hands[other][kind] = s.hands[other][kind]


@pytest.mark.parametrize("leak", [shows_the_next_hand, shows_the_pile, shows_every_hoard])
def test_a_leak_in_the_view_is_found(leak: Callable[..., None]) -> None:
    with pytest.raises(AssertionError, match="what it may not know"):
        secrets.secrets_do_not_show(planted(redact=leak), FOUR, 840)


def test_a_leak_in_the_observation_is_found() -> None:
    with pytest.raises(AssertionError, match=r"'observation' tells seat . what it may not know"):
        secrets.secrets_do_not_show(planted(hoard_value=of_the_next_seat), FOUR, 840)
    with pytest.raises(AssertionError, match="the observation reads behind the view"):
        secrets.views_suffice(planted(hoard_value=of_the_next_seat), FOUR, 840)


def of_the_next_seat(s: State, seat: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += s.hoards[next_seat(s, seat)][kind] * (kind % VALUES + 1)
    return total


def test_a_leak_in_the_legal_answers_is_found() -> None:
    with pytest.raises(AssertionError, match=r"'legal' tells seat . what it may not know"):
        secrets.secrets_do_not_show(planted(legal=helps_only_beside_a_green_hand), FOUR, 840)
    with pytest.raises(AssertionError, match="a view does not tell what is legal"):
        secrets.views_suffice(planted(legal=helps_only_beside_a_green_hand), FOUR, 840)


def helps_only_beside_a_green_hand(s: State, d: Deck, out: MutableSequence[int]) -> int:
    if s.phase == HAND_CHECK:
        return add_each(out, 0, s.own[s.actor], DISCARD)
    out[0] = PASS if s.phase == IMPENDING else DONE
    if s.phase == IMPENDING and s.own[next_seat(s, s.actor)] & 63:
        return add_each(out, 1, s.own[s.actor] & KINDS_OF_COLOUR[s.crisis // REGIONS], PLAY)
    return 1


def test_a_view_that_hides_ones_own_cards_is_found() -> None:
    with pytest.raises(AssertionError, match="the observation reads behind the view"):
        secrets.views_suffice(planted(redact=shows_only_the_table), FOUR, 140)


def shows_only_the_table(s: State, d: Deck, seat: int, v: State) -> None:
    clear(v)
    copy_public(s, v)


class Telltale(Terra):
    """Names the cards of a set that is laid face down."""

    def notation_for(self, v: State, d: Deck, action: int, viewer: int) -> str:
        return self.notation(v, d, action)


def test_a_leak_in_the_story_is_found() -> None:
    with pytest.raises(AssertionError, match=r"the story tells (seat .|a spectator) what it does not see"):
        secrets.stories_tell_what_is_seen(Telltale(), FOUR, 1_400)


def test_a_fancy_without_all_the_cards_is_found() -> None:
    with pytest.raises(AssertionError, match="a fancy with other cards"):
        secrets.fancies_are_whole(planted(imagine=imagines_nothing), FOUR, 140)


def test_a_question_that_depends_on_a_hand_is_found() -> None:
    with pytest.raises(AssertionError, match="a secret decides"):
        secrets.questions_are_public(planted(answer_impending=passes_over_the_helpless), FOUR, 700)


def passes_over_the_helpless(s: State, d: Deck, action: int) -> None:
    """Asks only those who hold a card of the crisis's colour: the others learn who does not."""
    if action != PASS:
        take(s, s.actor, action - PLAY)
        s.played[s.actor] = (action - PLAY) % VALUES + 1
    while True:
        s.actor = next_seat(s, s.actor)
        if s.actor == s.turn:
            settle_impending(s, d)
            return
        if s.own[s.actor] >> s.crisis // REGIONS * VALUES & 63:
            return


# ---- Talk that knows, forgets or does too much ---------------------------------------------------------------


class ForgetfulTalk(TerraTalk):
    """Judges a promise by chance, so that telling the game again brings another verdict."""

    verdicts = 0

    def deeds(self, before: State, d: Deck, actor: int, notation: str, after: State) -> list[Deed]:
        ForgetfulTalk.verdicts += 1
        deeds = super().deeds(before, d, actor, notation, after)
        return [Deed(seat, about, ForgetfulTalk.verdicts % 7) for seat, about, _ in deeds]


class MeddlingTalk(TerraTalk):
    """Lets what is said change what it is told."""

    def check(self, v: State, d: Deck, seat: int, act: Act) -> None:
        v.left = 0


def talking_terra(name: str) -> Terra:
    """Terra with another talk."""
    game = Terra()
    game.__dict__["offers"] = replace(game.offers, talk=f"{__name__}:{name}")
    return game


def as_it_is(s: State, d: Deck, seat: int) -> State:
    return s


def see_all(match: Match[Any, Any], viewer: int) -> Any:
    return match.state


def test_talk_that_looks_into_hands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen_by", see_all)
    with pytest.raises(AssertionError, match="a secret decides"):
        talk.talk_reveals_only_what_was_said(talking_terra("HandTalk"), FOUR, 1)


class HandTalk(TerraTalk):
    """Lets nobody warn of a colour of which they hold a card."""

    def check(self, v: State, d: Deck, seat: int, act: Act) -> None:
        super().check(v, d, seat, act)
        if act["act"] == "warn" and any(v.hands[seat][:VALUES]):
            raise Refused("you hold some", "T23")


def offer_from_the_pile(position: Position, *_: object) -> Act:
    return {"act": "offer", "value": 1 + sum(position.v.pile) % VALUES}


def test_a_bot_that_says_what_it_cannot_know_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen_by", see_all)
    monkeypatch.setattr("terrae.games.terra.bots.bots.speak", offer_from_the_pile)
    with pytest.raises(AssertionError, match="a bot says what it cannot know"):
        talk.speakers_know_what_their_seat_knows(Terra(), FOUR, 1)


def test_verdicts_that_a_record_does_not_bring_back_are_found() -> None:
    with pytest.raises(AssertionError):
        talk.talk_goes_through_records(talking_terra("ForgetfulTalk"), FOUR, 1)


def test_talk_that_changes_the_game_is_found() -> None:
    game = talking_terra("MeddlingTalk")
    game.__dict__["redact"] = as_it_is  # what is said is checked on the game itself
    with pytest.raises(AssertionError, match="has changed the game"):
        talk.talk_agrees_in_both_materials(game, fast_terra(), FOUR, 10)
