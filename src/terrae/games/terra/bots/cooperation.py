"""Characters for Terra: when a player cooperates, and what it remembers of the others, in both materials.

A *policy* is a row of numbers: the character, the preferences by which it cooperates, those by which it does not,
and a measure of its own. What a player remembers of each seat is a row of *deeds*, worked out from what everybody can
see.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import Generator
from terrae.engine.search.lookahead import WHOLE

from ..rules.rules import CONTRIBUTE, DONE, PASS, PLAY, TAKE_SET
from ..rules.scoring import is_winner
from ..rules.state import COMMON_GOOD, CRISES, HOARD, IMPENDING, SUCCESS, VALUES, Deck, State
from .odds import GUESSES, crises_to_come, danger_of
from .preferences import PREFERENCES, decide

# ---- Deeds ---------------------------------------------------------------------------------------------------

WAS_ASKED, HAS_HELPED, HAS_GIVEN, GAVE_LATELY, HAS_LAID, WAS_IDLE, HAS_HOARDED = range(7)
"""What is remembered of a seat:

- WAS_ASKED, HAS_HELPED: how often it was asked about an impending crisis, and how often it played a card;
- HAS_GIVEN: the values of all cards it has given, also onto full-blown crises;
- GAVE_LATELY: the same in eighths of a point, less what it has hoarded; whenever it is asked about a crisis, an eighth
  is forgotten;
- HAS_LAID: how many cards it has laid onto full-blown crises;
- WAS_IDLE: how many turns it has ended with a full-blown crisis open and nothing given;
- HAS_HOARDED: how many sets it has hoarded.
"""
DEEDS = 7
MEASURE = 8
TAKEN_BY_A_SET = 5
"""How much a hoarded set counts against what its owner has given lately."""


def remember(s: State, d: Deck, action: int, memory: Sequence[MutableSequence[int]]) -> None:
    """Add an action of the seat that decides in `s` to its deeds."""
    deeds = memory[s.actor]
    if s.phase == IMPENDING:
        deeds[WAS_ASKED] += 1
        deeds[GAVE_LATELY] -= deeds[GAVE_LATELY] // MEASURE
        if action != PASS:
            deeds[HAS_HELPED] += 1
            give_away(deeds, (action - PLAY) % VALUES + 1)
    elif s.phase == COMMON_GOOD:
        if action != DONE:
            deeds[HAS_LAID] += 1
            give_away(deeds, (action - CONTRIBUTE) % VALUES + 1)
        elif s.helped == 0:
            deeds[WAS_IDLE] += 1
    elif s.phase == HOARD and action >= TAKE_SET:
        put_aside(deeds)


def give_away(deeds: MutableSequence[int], value: int) -> None:
    deeds[HAS_GIVEN] += value
    deeds[GAVE_LATELY] += value * MEASURE


def put_aside(deeds: MutableSequence[int]) -> None:
    deeds[HAS_HOARDED] += 1
    deeds[GAVE_LATELY] -= TAKEN_BY_A_SET * MEASURE


# ---- Policies ------------------------------------------------------------------------------------------------

STEADY, FAIR, LATE_SAVER, TIT_FOR_TAT, PUNISHER, BLUFFER, LEARNED = range(7)
"""The characters. One that is steady always cooperates, whatever its preferences are; one that has learned decides by a
net (`policies.py`)."""

CHARACTER = 0
COOPERATING = 1
DEFECTING = COOPERATING + PREFERENCES
LIMIT = DEFECTING + PREFERENCES
"""Where a policy holds the number that its character measures by."""
POLICY = LIMIT + 1
"""How many numbers a policy has."""

DANGEROUS = 3_000
"""A crisis is dangerous if control is likelier to be lost with it by so much, in ten-thousandths."""
EARLY = 10
"""How much each player has given on average before anybody is punished."""


def answer_in_character(
    s: State,
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action of the seat that decides, by its character and by what it remembers."""
    if policy[CHARACTER] == STEADY or cooperates(s, policy, memory):
        return decide(s, d, policy[COOPERATING:DEFECTING], r, scratch, work)
    return decide(s, d, policy[DEFECTING:LIMIT], r, scratch, work)


def cooperates(s: State, policy: Sequence[int], memory: Sequence[Sequence[int]]) -> bool:
    """Does the seat that decides cooperate now?"""
    character = policy[CHARACTER]
    limit = policy[LIMIT]
    if character == FAIR:
        return has_given_no_more_than_the_others(s, memory, limit)
    if character == LATE_SAVER:
        return is_dangerous(s, limit)
    if character == TIT_FOR_TAT:
        return nobody_rides_free(s, memory, GAVE_LATELY, limit, EARLY * MEASURE // 2)
    if character == PUNISHER:
        return nobody_rides_free(s, memory, HAS_GIVEN, limit, EARLY) or is_dangerous(s, DANGEROUS)
    if character == BLUFFER:
        return s.left >= limit
    return True


def has_given_no_more_than_the_others(s: State, memory: Sequence[Sequence[int]], slack: int) -> bool:
    """Has the seat that decides given at most so much more than the mean of the others?"""
    others = 0
    for seat in range(s.players):
        if seat != s.actor:
            others += memory[seat][HAS_GIVEN]
    return memory[s.actor][HAS_GIVEN] * (s.players - 1) <= others + slack * (s.players - 1)


def nobody_rides_free(s: State, memory: Sequence[Sequence[int]], deed: int, share: int, least: int) -> bool:
    """Has everybody else given at least `share` hundredths of what the rest gives on average, once that is `least`?"""
    total = 0
    for seat in range(s.players):
        total += memory[seat][deed]
    for seat in range(s.players):
        rest = total - memory[seat][deed]
        behind = memory[seat][deed] * (s.players - 1) * 100 < rest * share
        if seat != s.actor and behind and rest >= least * (s.players - 1):
            return False
    return True


def is_dangerous(s: State, limit: int) -> bool:
    """Is there a crisis on the table with which control is likelier to be lost by at least so much?"""
    to_come = crises_to_come(s)
    for crisis in range(CRISES):
        on_table = s.full >> crisis & 1 == 1 or (s.phase == IMPENDING and s.crisis == crisis)
        if on_table and danger_of(s, crisis, to_come, GUESSES) >= limit:
            return True
    return False


# ---- What an end is worth ------------------------------------------------------------------------------------


def utility(s: State, d: Deck, seat: int, survival: int) -> int:
    """What an end is worth to a seat, in ten-thousandths: 0 for collapse, `survival` for surviving, all for winning.

    Those who share a win share its worth.
    """
    if s.phase != SUCCESS:
        return 0
    if not is_winner(s, d, seat):
        return survival
    winners = 0
    for other in range(s.players):
        if is_winner(s, d, other):
            winners += 1
    return survival + (WHOLE - survival) // winners
