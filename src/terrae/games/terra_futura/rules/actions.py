"""The actions of Terra Futura as numbers; `moves.py` gives each its notation.

Plots are those of the seat that decides, except in COPY_IT, where seats count clockwise from it.
"""

from .state import CELLS, KINDS, LEVELS, OPTIONS, PLOTS, SEATS, SLOTS

LOWERS = 2  # a card has at most so many lower options
SCORING_CARDS = 2  # of each seat (F6)

STOP = 0  # keep, end or done
DROP_OLDEST = 1  # + level
TAKE_SLOT = DROP_OLDEST + LEVELS  # + level * 4 + slot - 1
TAKE_TOP = TAKE_SLOT + LEVELS * SLOTS  # + level
PLACE_AT = TAKE_TOP + LEVELS  # + cell
USE_IT = PLACE_AT + CELLS  # + plot * 4 + option number - 1
PAY_WITH = USE_IT + PLOTS * OPTIONS  # + plot * 7 + kind
GAIN_KIND = PAY_WITH + PLOTS * KINDS  # + kind
POLLUTE_PLOT = GAIN_KIND + KINDS  # + plot
MOVE_FROM = POLLUTE_PLOT + PLOTS  # + plot
COPY_IT = MOVE_FROM + PLOTS  # + (seats away - 1) * 18 + plot * 2 + lower option
REWARD_KIND = COPY_IT + (SEATS - 1) * PLOTS * LOWERS  # + kind
CLEAN_PLOT = REWARD_KIND + KINDS  # + plot
PATTERN_OF = CLEAN_PLOT + PLOTS  # + Scoring card 0 or 1
ACTIONS = PATTERN_OF + SCORING_CARDS
