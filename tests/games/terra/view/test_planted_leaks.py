"""Every law of secrets can fail: a leak is planted in Terra, and the law that should find it does."""

# ruff: noqa: ARG001, ARG002  (a mistake has the signature of what it replaces)

from collections.abc import Callable, MutableSequence

import pytest

from terrae.games.terra import Terra
from terrae.games.terra.rules.answers import add_each
from terrae.games.terra.rules.house_rules import KINDS_OF_COLOUR
from terrae.games.terra.rules.rules import (
    DISCARD,
    DONE,
    PASS,
    PLAY,
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

from ....laws import secrets
from ..planting import FOUR, imagines_nothing, planted


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
