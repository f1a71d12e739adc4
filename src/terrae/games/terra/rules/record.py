"""Set-up and result of Terra as records tell them."""

from collections.abc import Sequence
from typing import Any

from terrae.engine.errors import Refused, refuse_unknown_keys

from .house_rules import (
    IN_GAME,
    cards_dealt,
    cards_in_pile,
    is_short,
    length_of,
    lost_in_region,
    lost_of_colour,
    may_be_drawn,
)
from .moves import ACTION_OF, CARD_OF, CARD_TEXTS, CRISIS_OF, CRISIS_TEXTS, KIND_OF, KIND_TEXTS
from .rules import PLAY, TAKE_SET, give
from .scoring import hoard_value, in_teams, is_winner, partner, score, side_score
from .state import COPIES, CRISES, KINDS, READY, SUCCESS, VALUES, Deck, State


def setup_of(s: State) -> dict[str, Any]:
    """T5, T6: the hands, and the pile from its top card down."""
    hands = [
        [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(s.hands[seat][kind])] for seat in range(s.players)
    ]
    return {"hands": hands, "pile": [CARD_TEXTS[s.pile[place]] for place in range(s.left - 1, -1, -1)]}


def lay_out(s: State, setup: dict[str, Any]) -> None:
    """T1, T2, T5, T6, L1: hands and pile as given, if they are this game's cards, each once and where it belongs."""
    refuse_unknown_keys("setup", setup, ("hands", "pile"), "T5")
    hands, pile = setup.get("hands"), setup.get("pile")
    if not isinstance(hands, list) or len(hands) != s.players:
        raise Refused(f"setup: 'hands' must be a list of {s.players} hands", "T5")
    dealt = cards_dealt(s.players, s.options)
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) != dealt:
            raise Refused(f"setup: seat {seat} must be dealt {dealt} cards", "L1" if is_short(s.options) else "T5")
        for text in hand:
            if not isinstance(text, str) or text not in KIND_OF:
                raise Refused(f"setup: {text!r} in the hand of seat {seat} is no Solution such as 'G4'", "T5")
    if not isinstance(pile, list):
        raise Refused("setup: 'pile' must be a list of cards", "T6")
    for text in pile:
        if not isinstance(text, str) or text not in CARD_OF:
            raise Refused(f"setup: {text!r} in the pile is no card such as 'G4' or 'G-AF'", "T6")
    check_copies(s, hands, pile)
    s.left = len(pile)
    for place in range(len(s.pile)):
        s.pile[place] = CARD_OF[pile[s.left - 1 - place]] if place < s.left else 0
    for seat, hand in enumerate(hands):
        for text in hand:
            give(s, seat, KIND_OF[text])
    s.phase = READY


def cards_to_deal() -> list[str]:
    """T1, T2: every card, as often as it exists."""
    return [text for text, card in CARD_OF.items() for _ in range(copies_of(card))]


def copies_of(card: int) -> int:
    """T1, T2: how often a card exists."""
    return COPIES[card % VALUES] if card < KINDS else 1


def check_copies(s: State, hands: list[list[str]], pile: list[str]) -> None:
    """T1, T2: every card as often as it exists. L1: not oftener, and as many as are in the game."""
    for text, card in CARD_OF.items():
        found = sum(hand.count(text) for hand in hands) + pile.count(text)
        wanted = copies_of(card)
        rule = "T1" if card < KINDS else "T2"
        if is_short(s.options) and found > wanted:
            raise Refused(f"setup: {text} occurs {found} times, but there are only {wanted}", rule)
        if not is_short(s.options) and found != wanted:
            raise Refused(f"setup: {text} occurs {found} times instead of {wanted}", rule)
    if is_short(s.options):
        check_lot(s, pile)


def check_lot(s: State, pile: list[str]) -> None:
    """L1: so many crises, evenly from the colours, not too many of a region, and five cards in the pile to each."""
    wanted = IN_GAME[length_of(s.options)]
    size = cards_in_pile(s.players, s.options)
    if len(pile) != size:
        raise Refused(f"setup: the pile of a game of {wanted} crises has {size} cards, not {len(pile)}", "L1")
    drawn = 0
    for text in (text for text in pile if text in CRISIS_OF):
        if not may_be_drawn(drawn, s.options) >> CRISIS_OF[text] & 1:
            raise Refused(f"setup: {text} is one crisis too many of its colour or region", "L1")
        drawn |= 1 << CRISIS_OF[text]
    if drawn.bit_count() != wanted:
        raise Refused(f"setup: the pile holds {drawn.bit_count()} crises instead of {wanted}", "L1")


def result(s: State, d: Deck) -> dict[str, Any]:
    """T12, T19, T20, L3: the loss with its reason, or the scores with the winners."""
    if s.phase != SUCCESS:
        return {"outcome": "loss", "reason": loss_reason(s), "crises": full_blown(s)}
    seats = range(s.players)
    ended: dict[str, Any] = {
        "outcome": "success",
        "track": [s.track[seat] for seat in seats],
        "hoard": [hoard_value(s, seat) for seat in seats],
        "scores": [score(s, d, seat) for seat in seats],
        "winners": [seat for seat in seats if is_winner(s, d, seat)],
    }
    if in_teams(s):
        ended["teams"] = [
            [[seat, partner(s, seat)], side_score(s, d, seat)] for seat in seats if seat < partner(s, seat)
        ]
    return ended


def given(moves: Sequence[tuple[int, str]], players: int) -> list[int]:
    """T9, T14: the values that each seat played onto crises."""
    values = [0] * players
    for seat, notation in moves:
        action = ACTION_OF[notation]
        if PLAY <= action < TAKE_SET:
            values[seat] += (action - PLAY) % VALUES + 1  # the same for both kinds of answer
    return values


def loss_reason(s: State) -> str:
    """T12: the first reason that holds, in the order of the rulebook."""
    if lost_in_region(s.full, s.options):
        return "region"
    return "colour" if lost_of_colour(s.full, s.options) else "total"


def full_blown(s: State) -> list[str]:
    return [CRISIS_TEXTS[crisis] for crisis in range(CRISES) if s.full >> crisis & 1]


def canonical_result(result: dict[str, Any]) -> dict[str, Any]:
    """The crises of a loss may come in any order; here they come in that of the alphabet."""
    crises = result.get("crises")
    if isinstance(crises, list) and all(isinstance(crisis, str) for crisis in crises):
        return {**result, "crises": sorted(crises)}
    return result
