"""How a player of Terra decides who weighs what it gains against the cards it costs, in both materials.

*Preferences* are a row of numbers that say what a player cares about. Worths are whole numbers, in tenths of a point.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import Generator, below

from ..rules.answers import add_sets, legal
from ..rules.house_rules import is_fined, is_lost, is_open, is_short, threat_of
from ..rules.rules import (
    CONTRIBUTE,
    DISCARD,
    DONE,
    FIRST_POINTS,
    HIGHEST_POINTS,
    PASS,
    PLAY,
    SETS,
    SOLVER_POINTS,
    TAKE_SET,
    laid_sum,
    next_seat,
    played_sum,
)
from ..rules.scoring import has_pot
from ..rules.state import (
    COLOURS,
    COMMON_GOOD,
    COPIES,
    HOARD,
    IMPENDING,
    KINDS,
    REGIONS,
    SEATS,
    SET_SIZE,
    VALUES,
    Deck,
    State,
)
from ..view.sight import can_form, count_unseen
from .odds import BESTS, GUESSES, SURE, best_at_most, best_in_hand, chances_to_bring, crises_to_come, danger_of

(
    FEAR,
    TRUST,
    THRIFT,
    SPARES,
    LATE,
    SLIPS,
    CARE,
    HOARDING,
    POINT,
    STEEPNESS,
    SCARCITY,
    PATIENCE,
    RELIANCE,
    SHARING,
    GUESSING,
) = range(15)
"""What the numbers of preferences are:

- FEAR: what the loss of control would cost;
- TRUST: of a hundred others who could help on an impending crisis, how many it expects to;
- THRIFT: what a card in hand is worth to it, for each point of its value;
- SPARES: 1 if it keeps its sixes for impending crises;
- LATE: in the last so many rounds cards in hand lose their worth;
- SLIPS: of ten thousand decisions, how many it makes at random;
- CARE: what it is worth to it that a crisis is solved, whatever the danger;
- HOARDING: what a hoarded point is worth to it;
- POINT: what a point on the track is worth to it;
- STEEPNESS: what a card is worth to it besides, for each point of its value squared;
- SCARCITY: of a hundred, how much the worth of a card goes with how scarce its colour is;
- PATIENCE: of a hundred, what a part of the cards that a full-blown crisis needs is worth to it of the whole;
- RELIANCE: by how much its trust grows with every hundred points that are at stake;
- SHARING: of a hundred, how much the cards that others still have to bring count as its own;
- GUESSING, and the numbers after it: its guesses at how crises will add up (`odds.GUESSES`).
"""
PREFERENCES = GUESSING + len(GUESSES)
"""How many numbers preferences have."""

NEVER = -1_000_000
LEAST = -1_000_000_000
CAP = 10
A_LOT = 1_000
"""A hundred points, in which `RELIANCE` counts."""

HELPERS = KINDS
"""Where in the working memory the chances of those stand who are still to answer, after the unseen cards."""
CHANCES = HELPERS + (SEATS - 1) * BESTS
MOST_MISSING = 17
"""The highest threat, in harder times (L6)."""
SPARE = CHANCES + MOST_MISSING + 1
WEIGHING = 192
"""How many places of the working memory preferences need: also room for every set in a hand (T16)."""
SCARCE = WEIGHING - COLOURS
"""Where in the working memory it stands how scarce each colour is, in hundredths of the usual."""
WORK = 640
"""How many places the working memory of a decision has: behind these nets have theirs (`choices.py`)."""
USUAL = 80
"""At the beginning so many hundredths of the Solutions of a colour are needed for its crises."""
HUNDRED = 100


def decide(
    s: State,
    d: Deck,
    preferences: Sequence[int],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action of the seat that decides, by its preferences. It reads only what that seat may see."""
    n = legal(s, d, scratch)
    if n == 1:
        return scratch[0]
    if preferences[SLIPS] > 0 and below(r, SURE) < preferences[SLIPS]:
        return scratch[below(r, n)]
    weigh_colours(s, d, preferences, work)
    if s.phase == IMPENDING:
        return answer_impending_crisis(s, d, preferences, n, scratch, work)
    if s.phase == COMMON_GOOD:
        return work_for_the_common_good(s, d, preferences, n, scratch, work)
    if s.phase == HOARD:
        return choose_set(s, preferences, n, scratch, work)
    return choose_discard(s, preferences, n, scratch, work)


# ---- What cards and crises are worth -------------------------------------------------------------------------


def weigh_colours(s: State, d: Deck, preferences: Sequence[int], work: MutableSequence[int]) -> None:
    """How scarce each colour is: what its crises still need, compared with the Solutions that are not used up.

    In a short game nobody knows which crises and Solutions are in it (L1): there all colours count alike.
    """
    for colour in range(COLOURS):
        work[SCARCE + colour] = HUNDRED
        if preferences[SCARCITY] == 0 or is_short(s.options):
            continue
        left = 0
        for kind in range(colour * VALUES, colour * VALUES + VALUES):
            left += (COPIES[kind % VALUES] - s.discards[kind] - s.hoards[s.actor][kind]) * (kind % VALUES + 1)
        needed = 0
        for crisis in range(colour * REGIONS, colour * REGIONS + REGIONS):
            if s.solved >> crisis & 1 == 0:
                laid = laid_sum(s, crisis)
                if s.phase == IMPENDING and crisis == s.crisis:
                    laid = played_sum(s)
                left -= laid
                needed += max(0, threat_of(s, d, crisis) - laid)
        share = HUNDRED * needed // max(1, left) - USUAL
        work[SCARCE + colour] = max(0, HUNDRED + preferences[SCARCITY] * min(HUNDRED, share) // USUAL)


def worth_of_card(preferences: Sequence[int], kind: int, work: Sequence[int]) -> int:
    """What a card in hand is worth while the end is far."""
    value = kind % VALUES + 1
    return (
        (preferences[THRIFT] * value + preferences[STEEPNESS] * value * value)
        * work[SCARCE + kind // VALUES]
        // HUNDRED
    )


def price(s: State, preferences: Sequence[int], kind: int, work: Sequence[int]) -> int:
    """What it costs to give a card away: less and less over the last rounds, nothing when the pile is empty."""
    late = preferences[LATE] * s.players
    return worth_of_card(preferences, kind, work) * min(s.left, late) // late


def stake(s: State, preferences: Sequence[int], crisis: int) -> int:
    """What it is worth that a crisis is solved rather than full-blown: the danger that goes with it."""
    if preferences[FEAR] == 0:
        return preferences[CARE]
    return (
        preferences[CARE] + preferences[FEAR] * danger_of(s, crisis, crises_to_come(s), preferences[GUESSING:]) // SURE
    )


def set_gain(s: State, preferences: Sequence[int], number: int, work: Sequence[int]) -> int:
    """T16: what hoarding a set brings beyond keeping its cards."""
    gain = 0
    for i in range(SET_SIZE):
        kind = SETS[number][i]
        if preferences[SPARES] != 0 and kind % VALUES + 1 == VALUES and s.left >= s.players:
            return NEVER
        gain += hoarded_worth(s, preferences, kind % VALUES + 1) - price(s, preferences, kind, work)
    return gain


def hoarded_worth(s: State, preferences: Sequence[int], value: int) -> int:
    """T19: what a hoarded card is worth. L3: half of it, and a share of the other half."""
    worth = preferences[HOARDING] * value
    return worth * (s.players + 1) // (2 * s.players) if has_pot(s) else worth


def best_gain(s: State, preferences: Sequence[int], sets: Sequence[int], n: int) -> int:
    """What the best of n sets brings that the hand on turn still holds, nothing if none is worth it.

    The sets stand at the beginning of the working memory.
    """
    best = 0
    for i in range(n):
        number = sets[i] - TAKE_SET
        if can_form(s.hands[s.turn], number):
            best = max(best, set_gain(s, preferences, number, sets))
    return best


# ---- The four questions --------------------------------------------------------------------------------------


def answer_impending_crisis(
    s: State, d: Deck, preferences: Sequence[int], n: int, answers: Sequence[int], work: MutableSequence[int]
) -> int:
    """T9, T10: the card, if any, whose part in solving the crisis is worth more than itself."""
    return answer_as_foreseen(s, d, preferences, n, answers, work, foresee_helpers(s, preferences, work))


def answer_as_foreseen(
    s: State,
    d: Deck,
    preferences: Sequence[int],
    n: int,
    answers: Sequence[int],
    work: MutableSequence[int],
    helpers: int,
) -> int:
    """The same, if what so many others may bring stands at `HELPERS`."""
    missing = max(0, threat_of(s, d, s.crisis) - played_sum(s))
    chances_to_bring(work, HELPERS, helpers, missing, work, CHANCES, SPARE)
    at_stake = stake(s, preferences, s.crisis)
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.played[seat])
    shared = preferences[SHARING] * preferences[THRIFT]
    best = PASS
    most = (at_stake - shared * missing // HUNDRED) * work[CHANCES + missing] // SURE
    if is_fined(s, s.actor) and not is_lost(s.full | 1 << s.crisis, s.options):
        most -= preferences[POINT] * (SURE - work[CHANCES + missing]) // SURE
    for i in range(1, n):
        value = (answers[i] - PLAY) % VALUES + 1
        points = preferences[POINT] * FIRST_POINTS if highest == 0 else 0
        if value >= highest:
            chance = SURE
            for helper in range(helpers):
                chance = chance * work[HELPERS + helper * BESTS + value] // SURE
            points += preferences[POINT] * HIGHEST_POINTS * chance // SURE
        rest = max(0, missing - value)
        gain = at_stake + points - shared * rest // HUNDRED
        worth = gain * work[CHANCES + rest] // SURE - price(s, preferences, answers[i] - PLAY, work)
        if worth > most:
            most = worth
            best = answers[i]
    return best


def foresee_helpers(s: State, preferences: Sequence[int], work: MutableSequence[int]) -> int:
    """What those who are still to answer may bring, for each of them at `HELPERS`; return how many they are."""
    trust = min(HUNDRED, preferences[TRUST] + preferences[RELIANCE] * stake(s, preferences, s.crisis) // A_LOT)
    count_unseen(s, s.actor, work)
    pool = 0
    for kind in range(KINDS):
        pool += work[kind]
    n = 0
    other = next_seat(s, s.actor)
    while other != s.turn:
        if is_open(s.options):
            best_in_hand(s, other, s.crisis // REGIONS, trust, work, HELPERS + n * BESTS)
        else:
            best_at_most(work, pool, s.crisis // REGIONS, s.cards[other], trust, work, HELPERS + n * BESTS)
        n += 1
        other = next_seat(s, other)
    return n


def work_for_the_common_good(
    s: State, d: Deck, preferences: Sequence[int], n: int, answers: Sequence[int], work: MutableSequence[int]
) -> int:
    """T14, T15: the card that lessens the danger most for its price, solves a crisis, or opens the way to a hoard."""
    sets = add_sets(s, work, 0)
    best = DONE
    most = best_gain(s, preferences, work, sets) if s.helped != 0 else 0
    last = -1
    at_stake = 0
    missing = 1
    for i in range(1, n):
        crisis = (answers[i] - CONTRIBUTE) // VALUES
        value = (answers[i] - CONTRIBUTE) % VALUES + 1
        if crisis != last:
            last = crisis
            at_stake = stake(s, preferences, crisis)
            missing = threat_of(s, d, crisis) - laid_sum(s, crisis)
        kind = crisis // REGIONS * VALUES + value - 1
        if preferences[SPARES] != 0 and value == VALUES and value < missing:
            continue
        s.hands[s.turn][kind] -= 1
        worth = best_gain(s, preferences, work, sets) - price(s, preferences, kind, work)
        s.hands[s.turn][kind] += 1
        if value >= missing:
            worth += at_stake + preferences[POINT] * SOLVER_POINTS
        else:
            worth += at_stake * value * preferences[PATIENCE] // (missing * HUNDRED)
        if worth > most:
            most = worth
            best = answers[i]
    return best


def choose_set(s: State, preferences: Sequence[int], n: int, answers: Sequence[int], work: Sequence[int]) -> int:
    """T16: the set that brings most, if any is worth more than its cards in hand."""
    best = DONE
    most = 0
    for i in range(1, n):
        worth = set_gain(s, preferences, answers[i] - TAKE_SET, work)
        if worth > most:
            most = worth
            best = answers[i]
    return best


def choose_discard(
    s: State, preferences: Sequence[int], n: int, answers: Sequence[int], work: MutableSequence[int]
) -> int:
    """T17: a card that no set needs, and of those the one that is worth least."""
    sets = add_sets(s, work, 0)
    best = answers[0]
    most = LEAST
    for i in range(n):
        kind = answers[i] - DISCARD
        s.hands[s.turn][kind] -= 1
        worth = best_gain(s, preferences, work, sets) * CAP - worth_of_card(preferences, kind, work) // max(
            1, preferences[THRIFT]
        )
        s.hands[s.turn][kind] += 1
        if worth > most:
            most = worth
            best = answers[i]
    return best
