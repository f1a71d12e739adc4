"""What a position of Terra and each answer to it are like, as numbers, for nets that score answers. In both materials.

`describe_position` writes of a position what its seat may know, `describe_answer` what one legal answer would cost and
bring; both write into the working memory. The numbers are whole, and most lie between 0 and ONE. Colours come in the
order of their danger and seats in the order of play, so that what was learned of one colour or seat holds for all.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.bits import count
from terrae.engine.chance import Generator
from terrae.engine.search.answer_net import ONE

from ..rules.answers import add_sets
from ..rules.house_rules import CRISES_OF_COLOUR, CRISES_OF_REGION, LIMITS, is_lost, length_of, threat_of
from ..rules.rules import (
    CONTRIBUTE,
    DISCARD,
    DONE,
    PASS,
    PLAY,
    SETS,
    TAKE_SET,
    highest_played,
    laid_sum,
    next_seat,
    played_sum,
)
from ..rules.scoring import hoard_value
from ..rules.state import (
    COLOURS,
    CRISES,
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
from .cooperation import GAVE_LATELY, HAS_GIVEN, HAS_HELPED, HAS_HOARDED, WAS_ASKED, WAS_IDLE
from .odds import BESTS, GUESSES, SURE, chances_to_bring, crises_to_come, danger_of, rank_of_colour
from .preferences import (
    CHANCES,
    HELPERS,
    MOST_MISSING,
    PREFERENCES,
    SCARCE,
    SPARE,
    WEIGHING,
    decide,
    foresee_helpers,
    weigh_colours,
)

CHOICES = 1
"""The version of these numbers: another one means that places have changed."""
ADVISERS = 4
"""How many preferences are asked what they would answer. What they say is told of every answer."""
LISTENING = 2
"""The adviser by whose trust the help of others is foreseen."""
GUESS_OF_A_SET = 8
"""What a set that somebody else has hoarded is worth, about."""

# ---- A position: the place of each part's first number ------------------------------------------------------------

PER_RIVAL = 11
PER_SHADE = 9
AT_PLAYERS_HERE = 0
AT_QUESTION = AT_PLAYERS_HERE + 4
AT_WORLD = AT_QUESTION + 4
AT_REGIONS_HERE = AT_WORLD + 8
AT_SHADES = AT_REGIONS_HERE + 12
AT_CRISIS = AT_SHADES + COLOURS * PER_SHADE
AT_HAND = AT_CRISIS + 10
AT_SELF = AT_HAND + 10
AT_RIVALS = AT_SELF + 10
POSITION_NUMBERS = AT_RIVALS + (SEATS - 1) * PER_RIVAL
"""How many numbers describe a position."""

# ---- An answer ------------------------------------------------------------------------------------------------------

IS_PASS, IS_PLAY, IS_DONE, IS_GIFT, IS_SET, IS_DISCARD = range(6)
ADVISED = IS_DISCARD + 1
CARD_VALUE = ADVISED + ADVISERS
VALUE_IS = CARD_VALUE + 1
(
    OWN_COPIES, OWN_OF_COLOUR, COLOUR_SCARCE, COLOUR_FULL, COLOUR_TO_COME, REGION_FULL, REGION_TO_COME,
    STILL_MISSING, PART_DONE, SOLVES, LIKELY_SOLVED, GAINED_CHANCE, DANGER, DEADLY,
    WOULD_BE_FIRST, WOULD_BE_HIGHEST, LIKELY_HIGHEST,
    SET_VALUE, SIXES_IN_SET, BEST_SET_AFTER, LOST_SET_VALUE,
) = range(VALUE_IS + VALUES, VALUE_IS + VALUES + 21)  # fmt: skip
ANSWER_NUMBERS = LOST_SET_VALUE + 1
"""How many numbers describe an answer."""

# ---- The working memory ---------------------------------------------------------------------------------------------

POSITION_PLACE = WEIGHING
"""Where the description of the position stands in the working memory, behind what preferences need."""
ANSWER_PLACE = POSITION_PLACE + POSITION_NUMBERS
ADVICE_PLACE = ANSWER_PLACE + ANSWER_NUMBERS
HELP_PLACE = ADVICE_PLACE + ADVISERS
"""The chances that the others bring at least 0, 1, ... of what an impending crisis still lacks."""
HIGHEST_PLACE = HELP_PLACE + MOST_MISSING + 1
"""The chances that nobody after the seat plays more than a 0, 1, ... 6."""
SETS_PLACE = HIGHEST_PLACE + BESTS
"""How many sets the hand on turn holds; they stand at the beginning of the working memory."""
BEST_SET_PLACE = SETS_PLACE + 1
LAYERS_PLACE = BEST_SET_PLACE + 1
"""From here on the working memory is free for the layers of a net."""


def describe_position(
    s: State,
    d: Deck,
    memory: Sequence[Sequence[int]],
    advice: Sequence[int],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> None:
    """Describe what the seat that decides may know, and ask the advisers, whose preferences stand one after the other.

    Advisers never slip, so chance is not used up.
    """
    for adviser in range(ADVISERS):
        preferences = advice[adviser * PREFERENCES : adviser * PREFERENCES + PREFERENCES]
        work[ADVICE_PLACE + adviser] = decide(s, d, preferences, r, scratch, work)
    weigh_colours(s, d, advice[(ADVISERS - 1) * PREFERENCES :], work)
    for i in range(POSITION_NUMBERS):
        work[POSITION_PLACE + i] = 0
    at = POSITION_PLACE
    work[at + AT_PLAYERS_HERE + s.players - 3] = ONE
    work[at + AT_QUESTION + s.phase - IMPENDING] = ONE
    to_come = crises_to_come(s)
    describe_world(s, to_come, work, at)
    describe_shades(s, d, to_come, work, at)
    if s.phase == IMPENDING:
        listening = advice[LISTENING * PREFERENCES : LISTENING * PREFERENCES + PREFERENCES]
        describe_crisis(s, d, to_come, listening, work, at)
    describe_rivals(s, memory, work, at)
    work[SETS_PLACE] = add_sets(s, work, 0) if s.actor == s.turn else 0
    work[BEST_SET_PLACE] = best_set(s, work)
    describe_hand(s, work, at)


def describe_world(s: State, to_come: int, work: MutableSequence[int], at: int) -> None:
    """How far the game has gone, how many crises there are, and how dangerous those are that come."""
    deadly = 0
    danger = 0
    for crisis in range(CRISES):
        if to_come >> crisis & 1 == 1:
            deadly += 1 if is_lost(s.full | 1 << crisis, s.options) else 0
            danger += min(SURE, danger_of(s, crisis, to_come, GUESSES))
    world = at + AT_WORLD
    work[world] = s.left * 12
    work[world + 1] = min(s.left, 4 * s.players) * ONE // (4 * s.players)
    work[world + 2] = count(s.full) * 200
    work[world + 3] = count(to_come) * 80
    work[world + 4] = deadly * 200
    work[world + 5] = danger * 512 // SURE
    work[world + 6] = s.helped * ONE
    work[world + 7] = count(s.untouched) * 200
    for region in range(REGIONS):
        members = CRISES_OF_REGION[region]
        full = min(2, count(s.full & members))
        work[at + AT_REGIONS_HERE + full * 4 + min(3, count(to_come & members))] += 400


def describe_shades(s: State, d: Deck, to_come: int, work: MutableSequence[int], at: int) -> None:
    """Of each colour what its crises need and what there is for them. The colour with the most crises comes first."""
    count_unseen(s, s.actor, work)
    hand = s.hands[s.actor]
    for colour in range(COLOURS):
        shade = at + AT_SHADES + rank_of_colour(s.full, to_come, colour) * PER_SHADE
        for crisis in range(colour * REGIONS, colour * REGIONS + REGIONS):
            if s.full >> crisis & 1 == 1:
                work[shade] += 340
                work[shade + 1] += (threat_of(s, d, crisis) - laid_sum(s, crisis)) * 40
            elif to_come >> crisis & 1 == 1:
                work[shade + 2] += 200
                work[shade + 3] += threat_of(s, d, crisis) * 16
        for kind in range(colour * VALUES, colour * VALUES + VALUES):
            value = kind % VALUES + 1
            work[shade + 4] += hand[kind] * value * 64
            work[shade + 5] += hand[kind] * 256
            if hand[kind] > 0:
                work[shade + 6] = value * 170
            work[shade + 7] += work[kind] * value * 10
        work[shade + 8] = work[SCARCE + colour] * 5


def describe_crisis(
    s: State, d: Deck, to_come: int, preferences: Sequence[int], work: MutableSequence[int], at: int
) -> None:
    """The impending crisis: what it lacks, what the others may bring, and what it would do."""
    missing = max(0, threat_of(s, d, s.crisis) - played_sum(s))
    helpers = foresee_helpers(s, preferences, work)
    chances_to_bring(work, HELPERS, helpers, missing, work, CHANCES, SPARE)
    for value in range(BESTS):
        chance = SURE
        for helper in range(helpers):
            chance = chance * work[HELPERS + helper * BESTS + value] // SURE
        work[HIGHEST_PLACE + value] = chance
    for brought in range(MOST_MISSING + 1):
        work[HELP_PLACE + brought] = work[CHANCES + brought] if brought <= missing else 0
    best = 0
    for value in range(VALUES):
        if s.hands[s.actor][s.crisis // REGIONS * VALUES + value] > 0:
            best = value + 1
    crisis = at + AT_CRISIS
    work[crisis] = missing * 64
    work[crisis + 1] = threat_of(s, d, s.crisis) * 64
    work[crisis + 2] = work[CHANCES + missing] * ONE // SURE
    work[crisis + 3] = work[CHANCES + max(0, missing - best)] * ONE // SURE
    work[crisis + 4] = best * 170
    work[crisis + 5] = ONE if best >= missing else 0
    work[crisis + 6] = min(SURE, danger_of(s, s.crisis, to_come, GUESSES)) * ONE // SURE
    work[crisis + 7] = ONE if is_lost(s.full | 1 << s.crisis, s.options) else 0
    work[crisis + 8] = highest_played(s) * 170
    work[crisis + 9] = helpers * 256


def describe_rivals(s: State, memory: Sequence[Sequence[int]], work: MutableSequence[int], at: int) -> None:
    """How the seat stands against the others, and what each of them has done so far, in the order of play."""
    me = s.actor
    total = 10
    best = -1000
    for seat in range(s.players):
        total += memory[seat][HAS_GIVEN]
        if seat != me:
            best = max(best, s.track[seat] + GUESS_OF_A_SET * s.sets[seat])
    hoarded = hoard_value(s, me)
    own = at + AT_SELF
    work[own] = s.track[me] * 24
    work[own + 1] = hoarded * 24
    work[own + 2] = s.sets[me] * 200
    work[own + 3] = s.cards[me] * 120
    work[own + 4] = (s.track[me] + hoarded - best) * 40
    work[own + 5] = memory[me][HAS_GIVEN] * ONE // total
    work[own + 6] = memory[me][GAVE_LATELY] * 4
    work[own + 7] = memory[me][WAS_IDLE] * 100
    work[own + 8] = ONE if s.turn == me else 0
    ahead = 0
    other = next_seat(s, me)
    place = at + AT_RIVALS
    to_answer = s.phase == IMPENDING
    for _ in range(s.players - 1):
        if other == s.turn:
            to_answer = False
        deeds = memory[other]
        points = s.track[other] + GUESS_OF_A_SET * s.sets[other]
        ahead += 1 if points > s.track[me] + hoarded else 0
        work[place] = ONE
        work[place + 1] = (points - s.track[me] - hoarded) * 40
        work[place + 2] = s.sets[other] * 200
        work[place + 3] = s.cards[other] * 120
        work[place + 4] = s.played[other] * 170
        work[place + 5] = ONE if to_answer else 0
        work[place + 6] = deeds[HAS_GIVEN] * ONE // total
        work[place + 7] = deeds[GAVE_LATELY] * 4
        work[place + 8] = deeds[HAS_HELPED] * ONE // (deeds[WAS_ASKED] + 1)
        work[place + 9] = deeds[WAS_IDLE] * 100
        work[place + 10] = deeds[HAS_HOARDED] * 200
        place += PER_RIVAL
        other = next_seat(s, other)
    work[own + 9] = ahead * 256


def describe_hand(s: State, work: MutableSequence[int], at: int) -> None:
    """The cards in hand by their values, and the best set among them."""
    hand = at + AT_HAND
    total = 0
    for kind in range(KINDS):
        cards = s.hands[s.actor][kind]
        work[hand + kind % VALUES] += cards * 300
        total += cards * (kind % VALUES + 1)
    work[hand + 6] = total * 30
    work[hand + 7] = work[BEST_SET_PLACE] * 64
    work[hand + 8] = ONE if work[BEST_SET_PLACE] > 0 else 0
    work[hand + 9] = max(0, s.cards[s.actor] - 6) * 340


def best_set(s: State, work: Sequence[int]) -> int:
    """The value of the best set that the hand on turn still holds, of those in the working memory."""
    best = 0
    for i in range(work[SETS_PLACE]):
        number = work[i] - TAKE_SET
        if can_form(s.hands[s.turn], number):
            best = max(best, value_of_set(number))
    return best


def value_of_set(number: int) -> int:
    total = 0
    for i in range(SET_SIZE):
        total += SETS[number][i] % VALUES + 1
    return total


# ---- One answer -----------------------------------------------------------------------------------------------------


def describe_answer(s: State, d: Deck, action: int, work: MutableSequence[int]) -> None:
    """Describe a legal answer to the position that was described last."""
    x = ANSWER_PLACE
    for i in range(ANSWER_NUMBERS):
        work[x + i] = 0
    for adviser in range(ADVISERS):
        if work[ADVICE_PLACE + adviser] == action:
            work[x + ADVISED + adviser] = ONE
    work[x + BEST_SET_AFTER] = work[BEST_SET_PLACE] * 64
    if action == PASS:
        work[x + IS_PASS] = ONE
        describe_part_in_crisis(s, d, 0, work)
    elif action == DONE:
        work[x + IS_DONE] = ONE
    elif action < CONTRIBUTE:
        work[x + IS_PLAY] = ONE
        describe_card(s, action - PLAY, work)
        describe_part_in_crisis(s, d, (action - PLAY) % VALUES + 1, work)
    elif action < TAKE_SET:
        work[x + IS_GIFT] = ONE
        crisis = (action - CONTRIBUTE) // VALUES
        value = (action - CONTRIBUTE) % VALUES + 1
        describe_card(s, crisis // REGIONS * VALUES + value - 1, work)
        missing = threat_of(s, d, crisis) - laid_sum(s, crisis)
        describe_threat(s, crisis, work)
        work[x + STILL_MISSING] = max(0, missing - value) * 64
        work[x + PART_DONE] = min(missing, value) * ONE // missing
        work[x + SOLVES] = ONE if value >= missing else 0
    elif action < DISCARD:
        number = action - TAKE_SET
        work[x + IS_SET] = ONE
        work[x + SET_VALUE] = value_of_set(number) * 64
        for i in range(SET_SIZE):
            work[x + SIXES_IN_SET] += 340 if SETS[number][i] % VALUES == VALUES - 1 else 0
            work[x + COLOUR_SCARCE] += work[SCARCE + SETS[number][i] // VALUES] * 2
    else:
        work[x + IS_DISCARD] = ONE
        describe_card(s, action - DISCARD, work)


def describe_card(s: State, kind: int, work: MutableSequence[int]) -> None:
    """The card that an answer takes from the hand, and what sets are left without it."""
    x = ANSWER_PLACE
    colour = kind // VALUES
    value = kind % VALUES + 1
    work[x + CARD_VALUE] = value * 170
    work[x + VALUE_IS + value - 1] = ONE
    work[x + OWN_COPIES] = s.hands[s.actor][kind] * 340
    for other in range(colour * VALUES, colour * VALUES + VALUES):
        work[x + OWN_OF_COLOUR] += s.hands[s.actor][other] * 200
    work[x + COLOUR_SCARCE] = work[SCARCE + colour] * 5
    if work[BEST_SET_PLACE] > 0:
        s.hands[s.turn][kind] -= 1
        left = best_set(s, work)
        s.hands[s.turn][kind] += 1
        work[x + BEST_SET_AFTER] = left * 64
        work[x + LOST_SET_VALUE] = (work[BEST_SET_PLACE] - left) * 64


def describe_threat(s: State, crisis: int, work: MutableSequence[int]) -> None:
    """What a crisis means that an answer is about."""
    x = ANSWER_PLACE
    to_come = crises_to_come(s)
    limits = LIMITS[length_of(s.options)]
    colour = CRISES_OF_COLOUR[crisis // REGIONS]
    region = CRISES_OF_REGION[crisis % REGIONS]
    work[x + COLOUR_FULL] = count(s.full & colour) * ONE // limits[1]
    work[x + COLOUR_TO_COME] = count(to_come & colour) * 170
    work[x + REGION_FULL] = count(s.full & region) * ONE // limits[0]
    work[x + REGION_TO_COME] = count(to_come & region) * 340
    work[x + DANGER] = min(SURE, danger_of(s, crisis, to_come, GUESSES)) * ONE // SURE
    work[x + DEADLY] = ONE if is_lost(s.full | 1 << crisis, s.options) else 0


def describe_part_in_crisis(s: State, d: Deck, value: int, work: MutableSequence[int]) -> None:
    """What a card of this value, or 0 for none, does to the impending crisis."""
    x = ANSWER_PLACE
    missing = max(0, threat_of(s, d, s.crisis) - played_sum(s))
    rest = max(0, missing - value)
    highest = highest_played(s)
    describe_threat(s, s.crisis, work)
    work[x + STILL_MISSING] = rest * 64
    work[x + PART_DONE] = min(missing, value) * ONE // max(1, missing)
    work[x + SOLVES] = ONE if rest == 0 else 0
    work[x + LIKELY_SOLVED] = work[HELP_PLACE + rest] * ONE // SURE
    work[x + GAINED_CHANCE] = (work[HELP_PLACE + rest] - work[HELP_PLACE + missing]) * ONE // SURE
    if value > 0:
        work[x + WOULD_BE_FIRST] = ONE if highest == 0 else 0
        work[x + WOULD_BE_HIGHEST] = ONE if value >= highest else 0
        work[x + LIKELY_HIGHEST] = work[HIGHEST_PLACE + value] * ONE // SURE if value >= highest else 0
