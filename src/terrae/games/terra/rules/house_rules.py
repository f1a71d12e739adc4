"""The options of Terra: the house rules L1, L2, L5 and L6, and the rulebook's numbers that they change (T2, T5, T12).

The pot (L3) is shared out in `scoring.py`.

Written like the rules, in both materials. Without options everything is as the rulebook says.
"""

from terrae.engine.bits import count
from terrae.engine.game import Option

from .state import (
    COLOURS,
    CRISES,
    FINE,
    HARDER,
    NINE_CRISES,
    OPEN_HANDS,
    POT,
    REGIONS,
    SIX_CRISES,
    SOLUTIONS,
    TEAMS,
    VALUES,
    Deck,
    State,
)

VARIANTS = (
    Option("teams", TEAMS, False, "T20"),
    Option("crises", SIX_CRISES, False, "L1", later=True, values=(6, 9)),
    Option("fine", FINE, False, "L2", later=True),
    Option("pot", POT, False, "L3", later=True),
    Option("open", OPEN_HANDS, False, "L5", later=True),
    Option("harder", HARDER, False, "L6", later=True),
)
"""The options of the game."""

DEAL = (0, 0, 0, 4, 4, 3, 2)
"""Cards dealt to each player, by the number of players (T5)."""
SHORT_DEAL = 4
CARDS_TO_A_CRISIS = 5
"""How many cards of the pile there are to each crisis of a short game, the crisis included (L1)."""

WHOLE_GAME, SIX, NINE = range(3)
"""How long a game is: the row of the tables below."""
IN_GAME = (CRISES, 6, 9)
"""Crises that are in the game."""
OF_A_COLOUR = (REGIONS, 2, 3)
"""How many of them have the same colour."""
OF_A_REGION = (COLOURS, 1, 2)
"""How many of them may be in the same region."""

NO_LIMIT = CRISES + 1
"""A limit that no game can reach."""
LOST_IN_REGION, LOST_OF_COLOUR, LOST_IN_ALL = 3, 4, 7
LIMITS = (
    (LOST_IN_REGION, LOST_OF_COLOUR, LOST_IN_ALL),
    (NO_LIMIT, 2, 3),
    (2, 3, 5),
)
"""T12, L1: so many full-blown crises in a region, of a colour, in all lose control; by the length of the game."""
BY_REGION, BY_COLOUR, BY_ALL = range(3)

ALL_CRISES = (1 << CRISES) - 1
ALL_VALUES = (1 << VALUES) - 1
ALL_REGIONS = (1 << REGIONS) - 1
KINDS_OF_COLOUR = tuple(ALL_VALUES << colour * VALUES for colour in range(COLOURS))
CRISES_OF_COLOUR = tuple(ALL_REGIONS << colour * REGIONS for colour in range(COLOURS))
CRISES_OF_REGION = tuple(sum(1 << colour * REGIONS + region for colour in range(COLOURS)) for region in range(REGIONS))


# ---- L1: the short game ------------------------------------------------------------------------------------


def length_of(options: int) -> int:
    """L1: the whole game, or one of six or nine crises."""
    if options & SIX_CRISES != 0:
        return SIX
    return NINE if options & NINE_CRISES != 0 else WHOLE_GAME


def is_short(options: int) -> bool:
    return options & (SIX_CRISES | NINE_CRISES) != 0


def cards_dealt(players: int, options: int) -> int:
    """T5: four Solutions each for 3 or 4 players, three for 5, two for 6. L1: four each in a short game."""
    return SHORT_DEAL if is_short(options) else DEAL[players]


def cards_in_pile(players: int, options: int) -> int:
    """T6, L1: how many cards the pile has at the beginning."""
    if is_short(options):
        return CARDS_TO_A_CRISIS * IN_GAME[length_of(options)]
    return SOLUTIONS + CRISES - DEAL[players] * players


def may_be_drawn(seen: int, options: int) -> int:
    """L1: the crises that may be in the game besides those seen: as many of each colour, none too many of a region."""
    crises = ALL_CRISES & ~seen
    if is_short(options):
        length = length_of(options)
        for colour in range(COLOURS):
            if count(seen & CRISES_OF_COLOUR[colour]) >= OF_A_COLOUR[length]:
                crises &= ~CRISES_OF_COLOUR[colour]
        for region in range(REGIONS):
            if count(seen & CRISES_OF_REGION[region]) >= OF_A_REGION[length]:
                crises &= ~CRISES_OF_REGION[region]
    return crises


def is_lost(full: int, options: int) -> bool:
    """T12: three full-blown crises in one region, four of one colour, or seven in all. L1 has limits of its own."""
    in_all = LIMITS[length_of(options)][BY_ALL]
    return lost_in_region(full, options) or lost_of_colour(full, options) or count(full) >= in_all


def lost_in_region(full: int, options: int) -> bool:
    limit = LIMITS[length_of(options)][BY_REGION]
    for region in range(REGIONS):
        if count(full & CRISES_OF_REGION[region]) >= limit:
            return True
    return False


def lost_of_colour(full: int, options: int) -> bool:
    limit = LIMITS[length_of(options)][BY_COLOUR]
    for colour in range(COLOURS):
        if count(full & CRISES_OF_COLOUR[colour]) >= limit:
            return True
    return False


# ---- L2: a fine --------------------------------------------------------------------------------------------


def fine_seats(s: State) -> None:
    """L2: the impending crisis has broken out. Who passed and holds a card of its colour loses a point, not below 0."""
    if s.options & FINE != 0:
        for seat in range(s.players):
            if is_fined(s, seat):
                s.track[seat] -= 1


def is_fined(s: State, seat: int) -> bool:
    """L2: would this seat lose a point if the impending crisis broke out now, as it has answered it?"""
    holds = s.own[seat] & KINDS_OF_COLOUR[s.crisis // REGIONS] != 0
    return s.options & FINE != 0 and holds and s.played[seat] == 0 and s.track[seat] > 0


# ---- L5: open hands, L6: harder times -------------------------------------------------------------------------


def is_open(options: int) -> bool:
    """L5: may everybody see all hands?"""
    return options & OPEN_HANDS != 0


def raised_by(options: int) -> int:
    """L6: by how much every threat is higher than is printed."""
    return 1 if options & HARDER != 0 else 0


def threat_of(s: State, d: Deck, crisis: int) -> int:
    """T2: the threat of a crisis. L6: it counts one more."""
    return d.threat[crisis] + raised_by(s.options)
