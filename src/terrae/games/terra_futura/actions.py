"""The actions of Terra Futura as numbers; `moves.py` gives each its text.

Plots are those of the seat that decides, except in COPY_IT, where seats count clockwise from it.
"""

from .state import CELLS, KINDS, OPTIONS, PLOTS, SEATS

STOP = 0  # keep, end or done
DROP_OLDEST = 1  # + level
TAKE_SLOT = 3  # + level * 4 + slot - 1
TAKE_TOP = 11  # + level
PLACE_AT = 13  # + cell
USE_IT = PLACE_AT + CELLS  # + plot * 4 + option number - 1
PAY_WITH = USE_IT + PLOTS * OPTIONS  # + plot * 7 + kind
GAIN_KIND = PAY_WITH + PLOTS * KINDS  # + kind
POLLUTE_PLOT = GAIN_KIND + KINDS  # + plot
MOVE_FROM = POLLUTE_PLOT + PLOTS  # + plot
COPY_IT = MOVE_FROM + PLOTS  # + (seats away - 1) * 18 + plot * 2 + lower option
REWARD_KIND = COPY_IT + (SEATS - 1) * PLOTS * 2  # + kind
CLEAN_PLOT = REWARD_KIND + KINDS  # + plot
PATTERN_OF = CLEAN_PLOT + PLOTS  # + Scoring card 0 or 1
ACTIONS = PATTERN_OF + 2
