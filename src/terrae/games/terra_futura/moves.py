"""The notation of Terra Futura: actions count plots and seats, texts name places and resources."""

from .actions import (
    CLEAN_PLOT,
    COPY_IT,
    DROP_OLDEST,
    GAIN_KIND,
    MOVE_FROM,
    PATTERN_OF,
    PAY_WITH,
    PLACE_AT,
    POLLUTE_PLOT,
    REWARD_KIND,
    STOP,
    TAKE_SLOT,
    TAKE_TOP,
    USE_IT,
)
from .deck import RESOURCES
from .state import (
    CLEAN,
    DROP,
    KINDS,
    MOVE,
    OPTIONS,
    PLOTS,
    REACH,
    SIDE,
    SLOTS,
    USE,
    Deck,
    State,
)
from .territory import cell_of

LEVEL_NAMES = ("I", "II")
STOP_TEXT = {DROP: "keep", USE: "end", MOVE: "done", CLEAN: "done"}
TAKES = {f"take {LEVEL_NAMES[n // SLOTS]}{n % SLOTS + 1}": TAKE_SLOT + n for n in range(8)} | {
    f"take {name}": TAKE_TOP + level for level, name in enumerate(LEVEL_NAMES)
}
TAKE_TEXTS = {action: text for text, action in TAKES.items()}
COORDINATES = {str(n): n for n in range(-REACH, REACH + 1)}


def at(s: State, seat: int, plot: int) -> str:
    return f"{s.x[seat][plot]},{s.y[seat][plot]}"


def notation(s: State, d: Deck, action: int) -> str:
    """The notation of an action that is legal in `s`."""
    seat = s.actor
    if action == STOP:
        return STOP_TEXT[s.phase]
    if action < TAKE_SLOT:
        return f"drop {LEVEL_NAMES[action - DROP_OLDEST]}"
    if action < PLACE_AT:
        return TAKE_TEXTS[action]
    if action < USE_IT:
        cell = action - PLACE_AT
        return f"place {cell % SIDE - REACH},{cell // SIDE - REACH}"
    if action < PAY_WITH:
        plot, number = divmod(action - USE_IT, OPTIONS)
        return f"use {at(s, seat, plot)} {number + 1}"
    if action < GAIN_KIND:
        plot, kind = divmod(action - PAY_WITH, KINDS)
        return f"pay {RESOURCES[kind]} {at(s, seat, plot)}"
    if action < POLLUTE_PLOT:
        return f"gain {RESOURCES[action - GAIN_KIND]}"
    if action < MOVE_FROM:
        return f"pollute {at(s, seat, action - POLLUTE_PLOT)}"
    if action < COPY_IT:
        return f"move {at(s, seat, action - MOVE_FROM)}"
    if action < REWARD_KIND:
        away, which = divmod(action - COPY_IT, PLOTS * 2)
        other = (seat + away + 1) % s.players
        plot = which // 2
        number = d.uppers[s.card[other][plot]] + which % 2
        return f"copy {other} {at(s, other, plot)} {number + 1}"
    if action < CLEAN_PLOT:
        return f"reward {RESOURCES[action - REWARD_KIND]}"
    if action < PATTERN_OF:
        return f"clean {at(s, seat, action - CLEAN_PLOT)}"
    return f"pattern {action - PATTERN_OF + 1}"


def plot_at(s: State, seat: int, place: str) -> int | None:
    """The plot of a seat's territory at a place such as "-1,0"."""
    for plot in range(s.cards[seat]):
        if at(s, seat, plot) == place:
            return plot
    return None


def parse(s: State, d: Deck, told: str) -> int | None:
    """The action a text stands for in `s`, legal or not; None when it stands for none."""
    words = told.split(" ")
    verb, rest = words[0], words[1:]
    seat = s.actor
    if not rest:
        return STOP if STOP_TEXT.get(s.phase) == told else None
    if verb == "take":
        return TAKES.get(told)
    if verb == "drop" and len(rest) == 1 and rest[0] in LEVEL_NAMES:
        return DROP_OLDEST + LEVEL_NAMES.index(rest[0])
    if verb == "pattern" and rest in (["1"], ["2"]):
        return PATTERN_OF + int(rest[0]) - 1
    if verb in ("gain", "reward") and len(rest) == 1 and rest[0] in RESOURCES:
        return (GAIN_KIND if verb == "gain" else REWARD_KIND) + RESOURCES.index(rest[0])
    if verb == "place" and len(rest) == 1:
        x, _, y = rest[0].partition(",")
        return PLACE_AT + cell_of(COORDINATES[x], COORDINATES[y]) if x in COORDINATES and y in COORDINATES else None
    if verb in ("pollute", "move", "clean") and len(rest) == 1:
        plot = plot_at(s, seat, rest[0])
        first = {"pollute": POLLUTE_PLOT, "move": MOVE_FROM, "clean": CLEAN_PLOT}[verb]
        return None if plot is None else first + plot
    if verb == "pay" and len(rest) == 2 and rest[0] in RESOURCES:
        plot = plot_at(s, seat, rest[1])
        return None if plot is None else PAY_WITH + plot * KINDS + RESOURCES.index(rest[0])
    if verb == "use" and len(rest) == 2 and rest[1] in ("1", "2", "3", "4"):
        plot = plot_at(s, seat, rest[0])
        return None if plot is None else USE_IT + plot * OPTIONS + int(rest[1]) - 1
    if verb == "copy" and len(rest) == 3:
        return parse_copy(s, d, *rest)
    return None


def parse_copy(s: State, d: Deck, owner: str, place: str, number: str) -> int | None:
    if owner not in map(str, range(s.players)) or int(owner) == s.actor or number not in ("1", "2", "3", "4"):
        return None
    seat = int(owner)
    plot = plot_at(s, seat, place)
    if plot is None:
        return None
    lower = int(number) - 1 - d.uppers[s.card[seat][plot]]
    if lower not in (0, 1):
        return None
    away = (seat - s.actor - 1) % s.players
    return COPY_IT + away * PLOTS * 2 + plot * 2 + lower
