"""The display and the decks of Terra Futura: F7, F9 to F11."""

from .state import DEEPEST, EMPTY, PLACE, RESHUFFLE, SLOTS, TAKE, State


def await_run(s: State, first: int, n: int) -> None:
    for i in range(DEEPEST):
        s.waiting[i] = first + i if i < n else 0
    s.waits = n


def stack_deck(s: State, level: int) -> None:
    """The waiting cards become the deck, the last of them on top."""
    for i in range(DEEPEST):
        s.pile[level][i] = s.waiting[i] if i < s.waits else 0
        s.waiting[i] = 0
    s.left[level] = s.waits
    s.waits = 0


def draw(s: State, level: int) -> int:
    s.left[level] -= 1
    card = s.pile[level][s.left[level]]
    s.pile[level][s.left[level]] = 0
    return card


def refill(s: State, level: int) -> None:
    """F7: a card dealt takes the highest empty slot."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.display[level][slot] == EMPTY:
            s.display[level][slot] = draw(s, level)
            return


def remove_from_row(s: State, level: int, slot: int) -> int:
    """F9, F11: take a card out and slide the newer ones up."""
    card = s.display[level][slot]
    for newer in range(slot, 0, -1):
        s.display[level][newer] = s.display[level][newer - 1]
    s.display[level][0] = EMPTY
    return card


def discard(s: State, level: int, card: int) -> None:
    s.discards[level][s.gone[level]] = card
    s.gone[level] += 1


def need_card(s: State, level: int, then: int) -> None:
    """F11: a card of this deck is needed: now, after a reshuffle of its discard pile, or not to be had.

    Before TAKE the row is refilled (F9). Before PLACE it is refilled too, or, with no card in hand, that card is drawn.
    """
    s.level = level
    s.then = then
    if s.left[level] == 0 and s.gone[level] > 0:
        for i in range(s.gone[level]):
            s.waiting[i] = s.discards[level][i]
            s.discards[level][i] = 0
        s.waits = s.gone[level]
        s.gone[level] = 0
        s.phase = RESHUFFLE
    else:
        end_reshuffle(s)


def end_reshuffle(s: State) -> None:
    if s.then == PLACE and s.hand == EMPTY:
        s.hand = draw(s, s.level)
    elif s.left[s.level] > 0:
        refill(s, s.level)
    s.phase = s.then
    s.level = 0
    s.then = 0


def drop_oldest(s: State, level: int) -> None:
    """F9: the oldest card of a row goes to its discard pile before the row is refilled."""
    discard(s, level, remove_from_row(s, level, SLOTS - 1))
    need_card(s, level, TAKE)


def take_from_display(s: State, level: int, slot: int) -> None:
    """F10, F11."""
    s.hand = remove_from_row(s, level, slot)
    need_card(s, level, PLACE)


def take_unseen(s: State, level: int) -> None:
    """F10: the top card of a deck."""
    s.unseen = level + 1
    need_card(s, level, PLACE)
