"""What the laws must be told about Terra: where its 108 cards can be, and what is kept twice."""

# ruff: noqa: ARG001  (one signature for all games)

from collections import Counter
from random import Random

from terrae.games.terra.rules.moves import CARD_TEXTS, CRISIS_TEXTS, KIND_TEXTS
from terrae.games.terra.rules.rules import CONTRIBUTE, DISCARD, PASS, PLAY, SETS, TAKE_SET
from terrae.games.terra.rules.state import FINE, IMPENDING, NINE_CRISES, NONE, OPEN_HANDS, SIX_CRISES, Deck, State

ANSWERS_HIDDEN = True
"""The faces of a hoarded set are told to nobody else (T22)."""


def is_open(options: int) -> bool:
    """L5: do hands lie open? Then only the faces of hoards are secret."""
    return options & OPEN_HANDS != 0


COPIES = {1: 6, 2: 6, 3: 5, 4: 5, 5: 4, 6: 4}  # T1


SHORT = {SIX_CRISES: (6, 2, 1), NINE_CRISES: (9, 3, 2)}
"""L1: the crises of a short game, of a colour, and at most of a region."""


def everything(s: State, d: Deck) -> Counter[str]:
    """T1, T2: 90 Solutions and 18 crises, whoever plays. L1: in a short game those that are in it."""
    solutions = {f"{colour}{value}": copies for colour in "GBR" for value, copies in COPIES.items()}
    crises = [f"{colour}-{region}" for colour in "GBR" for region in ("NA", "SA", "EU", "AF", "AS", "OC")]
    cards = Counter(solutions) + Counter(crises)
    assert cards.total() == 108
    for bit, (crises_in_game, of_colour, of_region) in SHORT.items():
        if s.options & bit:
            found = census(s, d)
            assert found <= cards, "a card that does not exist"
            lot = [card for card in found if "-" in card]
            assert len(lot) == crises_in_game
            assert {sum(crisis[0] == colour for crisis in lot) for colour in "GBR"} == {of_colour}
            assert max(Counter(crisis[2:] for crisis in lot).values()) <= of_region
            assert found.total() == 5 * crises_in_game + 4 * s.players
            return found
    return cards


def census(s: State, d: Deck) -> Counter[str]:
    """Every card wherever it lies: pile, hands, hoards, the table, the discards."""
    found = Counter(CARD_TEXTS[card] for card in s.pile[: s.left])
    for kind, text in enumerate(KIND_TEXTS):
        found[text] += s.discards[kind]
        for seat in range(s.players):
            found[text] += s.hands[seat][kind] + s.hoards[seat][kind]
    for crisis, text in enumerate(CRISIS_TEXTS):
        found[text] += (s.full >> crisis & 1) + (s.solved >> crisis & 1) + (s.crisis == crisis)
        for value, n in enumerate(s.laid[crisis], 1):
            found[f"{text[0]}{value}"] += n
    if s.crisis != NONE:
        for value in s.played:
            if value:
                found[f"{CRISIS_TEXTS[s.crisis][0]}{value}"] += 1
    return +found


def check_caches(s: State, d: Deck) -> None:
    """`own`, `cards` and `sets` say what hands and hoards say; places of seats that do not play are blank."""
    for seat, (hand, hoard) in enumerate(zip(s.hands, s.hoards, strict=True)):
        assert s.own[seat] == sum(1 << kind for kind, n in enumerate(hand) if n > 0), f"own of seat {seat}"
        assert s.cards[seat] == sum(hand), f"cards of seat {seat}"
        assert s.sets[seat] * 3 == sum(hoard), f"sets of seat {seat}"
        assert min(hand) >= 0
        assert min(hoard) >= 0
        assert seat < s.players or (sum(hand), sum(hoard), s.track[seat], s.played[seat]) == (0, 0, 0, 0)
    assert (s.crisis != NONE) == (s.phase == IMPENDING)
    assert s.crisis != NONE or not any(s.played)
    assert s.untouched & ~s.full == 0, "an untouched crisis that is not full-blown"
    assert s.full & s.solved == 0, "a crisis both full-blown and solved"
    for crisis, laid in enumerate(s.laid):
        assert s.full >> crisis & 1 or not any(laid), "cards on a crisis that is not on the table"


def hidden_otherwise(s: State, d: Deck, action: int, choice: Random) -> State:
    """The same table and the same pile, but the cards in the hands dealt anew; the actor keeps those of the action.

    L2: who is to be fined for passing stays so, for the fine shows it. L5: where hands lie open, the hoards are mixed.
    """
    for _ in range(20):
        other = mixed_hoards(s, choice) if s.options & OPEN_HANDS else mixed_hands(s, action, choice)
        if fined_after(other, action) == fined_after(s, action):
            return other
    return s.clone()


def fined_after(s: State, action: int) -> list[int]:
    """L2: who loses a point if the impending crisis breaks out with this answer."""
    if not s.options & FINE or s.phase != IMPENDING:
        return []
    colour = s.crisis // 6
    asked = [(s.turn + i) % s.players for i in range((s.actor - s.turn) % s.players + (action == PASS))]
    return [
        seat
        for seat in asked
        if not s.played[seat] and s.track[seat] and any(s.hands[seat][colour * 6 : colour * 6 + 6])
    ]


def mixed_hoards(s: State, choice: Random) -> State:
    """The faces of all hoards dealt anew."""
    other = s.clone()
    pool = [kind for hoard in s.hoards for kind, n in enumerate(hoard) for _ in range(n)]
    choice.shuffle(pool)
    for seat in range(s.players):
        cards = [pool.pop() for _ in range(3 * s.sets[seat])]
        other.hoards[seat] = [cards.count(kind) for kind in range(len(KIND_TEXTS))]
    return other


def mixed_hands(s: State, action: int, choice: Random) -> State:
    """All hands dealt anew but for the cards of the action."""
    other = s.clone()
    kept = cards_of(action)
    pool = [kind for hand in other.hands for kind, n in enumerate(hand) for _ in range(n)]
    for kind in kept:
        pool.remove(kind)
    choice.shuffle(pool)
    for seat in range(s.players):
        cards = list(kept) if seat == s.actor else []
        while len(cards) < s.cards[seat]:
            cards.append(pool.pop())
        other.hands[seat] = [cards.count(kind) for kind in range(len(KIND_TEXTS))]
        other.own[seat] = sum(1 << kind for kind in set(cards))
    return other


def cards_of(action: int) -> tuple[int, ...]:
    """The kinds that the hand must hold for an action."""
    if action >= DISCARD:
        return (action - DISCARD,)
    if action >= TAKE_SET:
        return SETS[action - TAKE_SET]
    if action >= CONTRIBUTE:
        crisis, value = divmod(action - CONTRIBUTE, 6)
        return (crisis // 6 * 6 + value,)
    if action >= PLAY:
        return (action - PLAY,)
    assert action >= PASS
    return ()
