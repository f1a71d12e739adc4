"""What the laws must be told about Terra Futura: where its 68 cards can be, and what is kept twice."""

# ruff: noqa: ARG001  (one signature for all games)

from collections import Counter
from random import Random

from terrae.games.terra_futura.rules.actions import ACTIONS, PATTERN_OF
from terrae.games.terra_futura.rules.state import (
    CARDS,
    CHOOSE,
    CLEAN,
    COPY,
    EMPTY,
    EXCHANGE,
    KINDS,
    LEVEL_CARDS,
    LEVELS,
    MOVE,
    NONE,
    OPTIONS,
    OVER,
    PATTERN,
    PAY,
    PLACE,
    PLOTS,
    POLLUTE,
    RESHUFFLE,
    REWARD,
    SCORING,
    SEATS,
    STARTING,
    TRANSFER,
    USE,
    Deck,
    State,
)

ANSWERS_HIDDEN = False
"""Every answer is given in the open; only what lies behind `take I` is not seen (F32)."""

IN_AN_OPTION = (PAY, CHOOSE, POLLUTE, MOVE, COPY, REWARD, CLEAN)
ACTIVATING = (USE, *IN_AN_OPTION)


# ---- Cards -------------------------------------------------------------------------------------------------


def level_of(card: int) -> int:
    """0 for a Starting card, else 1 or 2."""
    return 0 if card < STARTING else 1 if card < STARTING + LEVEL_CARDS[0] else 2


def card_name(card: int) -> str:
    return f"{('Starting card', 'Level I', 'Level II')[level_of(card)]} {card}"


def everything(s: State, d: Deck) -> Counter[str]:
    """F2, F5, F6: all cards of both levels, and as many Starting and Scoring cards as are dealt."""
    cards = Counter(card_name(card) for card in range(STARTING, CARDS))
    assert cards.total() == sum(LEVEL_CARDS)
    cards["Starting card"] = s.players
    cards["Scoring card"] = 2 * s.players
    return cards


def census(s: State, d: Deck) -> Counter[str]:
    """Every card wherever it lies: decks, discard piles, a reshuffle, the display, the hand, the territories."""
    cards: list[int] = []
    for level in range(LEVELS):
        cards += s.pile[level][: s.left[level]]
        cards += s.discards[level][: s.gone[level]]
        cards += [card for card in s.display[level] if card != EMPTY]
    cards += s.waiting[: s.waits]
    if s.hand != EMPTY:
        cards.append(s.hand)
    for seat in range(s.players):
        cards += s.card[seat][: s.cards[seat]]
    found = Counter(card_name(card) for card in cards if card >= STARTING)
    starting = {card for card in cards if card < STARTING}
    assert d.first in starting, "the Starting card with the first-player mark is not dealt (F5)"
    scoring = {which for pair in s.scoring[: s.players] for which in pair}
    assert scoring <= set(range(1, SCORING + 1)), "a Scoring card that does not exist"
    found["Starting card"] = len(starting)
    found["Scoring card"] = len(scoring)
    return found


# ---- What is kept twice, and what must be blank ------------------------------------------------------------


def check_caches(s: State, d: Deck) -> None:
    """What a state says twice agrees, cards lie where their level belongs, and what is not in use is blank."""
    check_decks(s)
    for seat in range(SEATS):
        check_territory(s, d, seat)
    check_turn(s)
    check_option(s, d)


def check_decks(s: State) -> None:
    """F7: rows without gaps towards slot 4; every card at its level; nothing where no card lies."""
    for level in range(LEVELS):
        lies = [card != EMPTY for card in s.display[level]]
        assert lies == sorted(lies), f"a gap in row {level}: {s.display[level]}"
        pile, discards = s.pile[level][: s.left[level]], s.discards[level][: s.gone[level]]
        for card in (*pile, *discards, *(card for card in s.display[level] if card != EMPTY)):
            assert level_of(card) == level + 1, f"{card_name(card)} among the cards of level {level + 1}"
        assert not any(s.pile[level][s.left[level] :]), "a card beyond the top of a deck"
        assert not any(s.discards[level][s.gone[level] :]), "a card beyond the top of a discard pile"
    assert (s.waits > 0) == (s.phase == RESHUFFLE)
    assert not any(s.waiting[s.waits :]), "a card waiting that is not to be shuffled"
    assert s.phase == RESHUFFLE or (s.level, s.then) == (0, 0)
    if s.phase == PLACE:
        assert level_of(s.hand) in (1, 2), "no card to place"
        assert s.unseen in (0, level_of(s.hand)), "a hand taken unseen from another deck"
    elif s.phase != RESHUFFLE:
        assert (s.hand, s.unseen) == (EMPTY, 0), "a card in hand that is not to be placed"


def check_territory(s: State, d: Deck, seat: int) -> None:
    """F12, F19, F20: nine cards at most, in a 3x3 square; `stock` is what lies on active cards."""
    n = s.cards[seat]
    assert 1 <= n <= PLOTS if seat < s.players else n == 0
    assert not any(s.card[seat][n:]), "a card beyond the last plot"
    assert not any(s.x[seat][n:] + s.y[seat][n:] + s.cubes[seat][n:]), "traces of a card that is not there"
    stock = [0] * KINDS
    for plot in range(PLOTS):
        held = s.resources[seat * PLOTS + plot]
        assert min(held) >= 0, f"seat {seat} has less than nothing on plot {plot}"
        assert plot < n or not any(held), "resources without a card"
        if plot < n:
            spaces = d.spaces[s.card[seat][plot]]
            assert 0 <= s.cubes[seat][plot] <= spaces + 1, f"{s.cubes[seat][plot]} cubes on {spaces} spaces (F19)"
            if s.cubes[seat][plot] <= spaces:
                stock = [a + b for a, b in zip(stock, held, strict=True)]
    assert s.stock[seat] == stock, f"stock of seat {seat}: {s.stock[seat]} kept, {stock} on active cards"
    if n > 0:
        places = set(zip(s.x[seat][:n], s.y[seat][:n], strict=True))
        assert len(places) == n, f"two cards of seat {seat} at one place"
        assert (s.x[seat][0], s.y[seat][0]) == (0, 0), "the Starting card has moved"
        assert level_of(s.card[seat][0]) == 0, "a territory without its Starting card"
        assert max(s.x[seat][:n]) - min(s.x[seat][:n]) <= 2, "wider than three cards (F12)"
        assert max(s.y[seat][:n]) - min(s.y[seat][:n]) <= 2, "higher than three cards (F12)"
    assert seat < s.players or (s.scoring[seat], s.chosen[seat]) == ([0, 0], 0), "Scoring cards of nobody"


def check_turn(s: State) -> None:
    """F5, F25, F26: everybody has had the same number of turns; activations are ready only for the seat on turn."""
    assert RESHUFFLE <= s.phase <= OVER
    at_the_end = any(s.chosen) or s.phase in (PATTERN, OVER)
    cards = PLOTS if at_the_end else s.cards[s.turn] - (s.phase in ACTIVATING)
    for seat in range(s.players):
        ahead = (s.turn - seat) % s.players <= (s.turn - s.start) % s.players  # has had this round's turn, or has it
        done = ahead and (seat != s.turn or s.phase in ACTIVATING)
        assert s.cards[seat] == cards + (done and not at_the_end), f"seat {seat} has {s.cards[seat]} cards (F25)"
        shown = at_the_end and (done or s.phase == OVER)
        assert (s.chosen[seat] in (1, 2)) if shown else s.chosen[seat] == 0, f"the pattern of seat {seat} (F26)"
    assert s.actor == s.turn or s.phase in (REWARD, CLEAN), f"seat {s.actor} is asked in the turn of seat {s.turn}"
    assert s.phase in ACTIVATING or not any(s.ready), "cards ready to be activated although nothing was placed"
    for plot, times in enumerate(s.ready):
        most = 0 if plot >= s.cards[s.turn] else 2 if s.chosen[s.turn] else 1
        assert 0 <= times <= most, f"plot {plot} is ready {times} times"


def check_option(s: State, d: Deck) -> None:
    """F14 to F23: what an option still asks for belongs to the question asked; without an option all of it is blank."""
    asked = (any(s.due), any(s.choose), s.dirt > 0, s.moves > 0)
    if s.phase not in IN_AN_OPTION:
        assert (s.here, s.option, s.from_seat, s.from_plot) == (NONE,) * 4
        assert asked == (False,) * 4
        assert (s.moved, any(s.paid)) == (0, False)
        return
    assert 0 <= s.here < s.cards[s.turn]
    copied = s.from_seat != NONE
    assert copied == (s.from_plot != NONE)
    if s.phase == COPY:
        assert (s.option, copied, asked) == (NONE, False, (False,) * 4)
        assert s.here == 0, "only Starting cards assist"
        return
    owner, plot = (s.from_seat, s.from_plot) if copied else (s.turn, s.here)
    assert s.option // OPTIONS == s.card[owner][plot], "an option of another card"
    assert s.from_seat != s.turn, "a card of one's own is copied"
    due, choose, dirt, moves = asked
    assert due == (s.phase == PAY)
    assert choose == (s.phase == CHOOSE) or s.phase == PAY
    assert dirt == (s.phase == POLLUTE) or s.phase in (PAY, CHOOSE)
    assert moves or s.phase != MOVE
    assert s.moved == 0 or d.kind[s.option] == TRANSFER
    assert min(s.paid) >= 0
    owed = sum(d.pay[s.option]) if d.kind[s.option] == EXCHANGE else 0
    assert sum(s.paid) + sum(s.due) == owed, "the cost is neither paid nor due"
    if s.phase in (REWARD, CLEAN):
        assert copied
        assert s.actor == s.from_seat
        assert d.kind[s.option] == (EXCHANGE if s.phase == REWARD else TRANSFER)


# ---- Secrets -----------------------------------------------------------------------------------------------


def hidden_otherwise(s: State, d: Deck, action: int, choice: Random) -> State:
    """The same table and the same decks, but other Scoring cards in every hand, except those already shown.

    A card taken unseen stays: the only answer to it lays it open.
    """
    assert 0 <= action < ACTIONS
    other = s.clone()
    kept = {(seat, s.chosen[seat] - 1) for seat in range(s.players) if s.chosen[seat]}
    if action >= PATTERN_OF:
        kept.add((s.actor, action - PATTERN_OF))
    shown = {s.scoring[seat][which] for seat, which in kept}
    pool = [scoring for scoring in range(1, SCORING + 1) if scoring not in shown]
    choice.shuffle(pool)
    for seat in range(s.players):
        for which in range(2):
            if (seat, which) not in kept:
                other.scoring[seat][which] = pool.pop()
    return other
