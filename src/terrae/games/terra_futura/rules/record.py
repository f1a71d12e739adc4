"""Set-up, reshuffles and result of Terra Futura as records tell them."""

from typing import Any

from terrae.engine.errors import Refused, refuse_unknown_keys
from terrae.engine.game import DeckDocument

from .display import await_run, stack_deck
from .names import LEVEL_NAMES
from .rules import give_starting_card
from .scoring import all_cubes, better_set, is_winner, polluted, resource_points, score, set_points, set_times
from .state import FIRST_OF_LEVEL, LEVEL_CARDS, READY, STARTING, Deck, State


def card_ids(deck: DeckDocument[Deck]) -> list[str]:
    """The ids of the cards by number."""
    return list(deck.document["cards"])


def scoring_ids(deck: DeckDocument[Deck]) -> list[str]:
    return list(deck.document["scoring"])


def cards_to_deal(deck: DeckDocument[Deck]) -> list[str]:
    """F2: every card, each once."""
    return card_ids(deck) + scoring_ids(deck)


def setup_of(s: State, deck: DeckDocument[Deck]) -> dict[str, Any]:
    """F5, F6, F7: Starting and Scoring cards by seat, the decks from the top down."""
    cards, scoring = card_ids(deck), scoring_ids(deck)
    return {
        "starting": [cards[s.card[seat][0]] for seat in range(s.players)],
        "scoring": [[scoring[which - 1] for which in s.scoring[seat]] for seat in range(s.players)],
        "decks": {
            name: [cards[s.pile[level][i]] for i in range(s.left[level] - 1, -1, -1)]
            for level, name in enumerate(LEVEL_NAMES)
        },
    }


def lay_out(s: State, deck: DeckDocument[Deck], setup: dict[str, Any]) -> None:
    """F2, F5, F6, F7: cards as given, if they are this deck's, each once and where it belongs."""
    refuse_unknown_keys("setup", setup, ("starting", "scoring", "decks"), "F5")
    cards = {card: number for number, card in enumerate(card_ids(deck))}
    starting, scoring, decks = setup.get("starting"), setup.get("scoring"), setup.get("decks")
    if (
        not isinstance(starting, list)
        or len(starting) != s.players
        or len({repr(card) for card in starting}) != s.players
    ):
        raise Refused(f"setup: 'starting' must name {s.players} different Starting cards", "F5")
    for seat, card in enumerate(starting):
        if not isinstance(card, str) or cards.get(card, STARTING) >= STARTING:
            raise Refused(f"setup: {card!r} of seat {seat} is no Starting card", "F5")
        give_starting_card(s, deck.table, seat, cards[card])
    if card_ids(deck)[deck.table.first] not in starting:
        raise Refused("setup: the Starting card with the first-player mark must be among those dealt", "F5")
    lay_out_scoring(s, scoring_ids(deck), scoring)
    if not isinstance(decks, dict) or set(decks) != set(LEVEL_NAMES):
        raise Refused("setup: 'decks' must hold the decks I and II", "F7")
    for level, name in enumerate(LEVEL_NAMES):
        given = decks[name]
        wanted = set(card_ids(deck)[FIRST_OF_LEVEL[level] :][: LEVEL_CARDS[level]])
        if (
            not isinstance(given, list)
            or len(given) != len(wanted)
            or {c for c in given if isinstance(c, str)} != wanted
        ):
            raise Refused(f"setup: deck {name} must hold every card of its level once", "F7")
        await_run(s, 0, LEVEL_CARDS[level])
        for i, card in enumerate(reversed(given)):
            s.waiting[i] = cards[card]
        stack_deck(s, level)
    s.phase = READY


def lay_out_scoring(s: State, ids: list[str], given: object) -> None:
    """F6: two Scoring cards each."""
    if not isinstance(given, list) or len(given) != s.players:
        raise Refused(f"setup: 'scoring' must name two Scoring cards for each of {s.players} seats", "F6")
    dealt: set[str] = set()
    for seat, pair in enumerate(given):
        if not isinstance(pair, list) or len(pair) != len(s.scoring[seat]):
            raise Refused(f"setup: seat {seat} must have two Scoring cards", "F6")
        for which, card in enumerate(pair):
            if not isinstance(card, str) or card not in ids:
                raise Refused(f"setup: {card!r} of seat {seat} is no Scoring card", "F6")
            if card in dealt:
                raise Refused(f"setup: the Scoring card {card!r} is dealt twice", "F6")
            dealt.add(card)
            s.scoring[seat][which] = ids.index(card) + 1


def shuffle_to_json(s: State, deck: DeckDocument[Deck], order: Any) -> dict[str, Any]:
    """F11: which deck, and its cards from the top."""
    cards = card_ids(deck)
    return {"deck": LEVEL_NAMES[s.level], "order": [cards[s.waiting[order[i]]] for i in range(s.waits - 1, -1, -1)]}


def shuffle_from_json(s: State, deck: DeckDocument[Deck], given: object) -> list[int]:
    """F11: the order that a record tells of the discard pile that is shuffled now."""
    waiting = [card_ids(deck)[s.waiting[i]] for i in range(s.waits)]
    name = LEVEL_NAMES[s.level]
    if not isinstance(given, dict) or set(given) != {"deck", "order"}:
        raise Refused("reshuffles: each must have a 'deck' and an 'order'", "F11")
    if given["deck"] != name:
        raise Refused(f"reshuffles: deck {name} is shuffled now, not {given['deck']!r}", "F11")
    order = given["order"]
    if (
        not isinstance(order, list)
        or len(order) != len(waiting)
        or {card for card in order if isinstance(card, str)} != set(waiting)
    ):
        raise Refused(f"reshuffles: the order of deck {name} must hold the cards of its discard pile", "F11")
    return [waiting.index(card) for card in reversed(order)]


def result(s: State, d: Deck) -> dict[str, Any]:
    """F27, F28, F29: scores with their parts, cubes and winners."""
    seats = range(s.players)
    return {
        "outcome": "success",
        "scores": [score(s, d, seat) for seat in seats],
        "parts": [parts(s, d, seat) for seat in seats],
        "cubes": [all_cubes(s, seat) for seat in seats],
        "winners": [seat for seat in seats if is_winner(s, d, seat)],
    }


def parts(s: State, d: Deck, seat: int) -> dict[str, int]:
    which = better_set(s, d, seat)
    return {
        "resources": resource_points(s, d, seat),
        "card": which + 1,
        "set": set_points(s, d, seat, which),
        "times": set_times(s, d, seat, which),
        "polluted": -polluted(s, seat),
    }
