"""What a payment can be made of and where pollution can go, for a page that proposes both at once (F16, F17, F19).

Cubes and cards stand in the order in which they are best chosen. That order is advice, not a rule.
"""

from typing import Any

from ..rules.deck import COST_NAMES, RESOURCES
from ..rules.effects import can_pay
from ..rules.names import place_of
from ..rules.pollution import free_spaces, is_active
from ..rules.state import COSTS, KINDS, PLOTS, Deck, State

Json = dict[str, Any]


def due_view(v: State, d: Deck) -> list[Json]:
    """F16: everything that is due, in the order in which it is asked for, and the resources that may pay it."""
    return [
        {"kind": COST_NAMES[cost], "count": v.due[cost], "from": sources(v, d, cost)}
        for cost in range(COSTS)
        if v.due[cost] > 0
    ]


def sources(v: State, d: Deck, cost: int) -> list[Json]:
    """F16, F20: the resources that may pay a cost; those first of which the seat has most."""
    found = [
        (kind, plot)
        for plot in range(v.cards[v.turn])
        if is_active(v, d, v.turn, plot)
        for kind in range(KINDS)
        if can_pay(v, cost, plot, kind)
    ]
    found.sort(key=lambda source: -v.stock[v.turn][source[0]])
    return [
        {
            "resource": RESOURCES[kind],
            "at": place_of(v, v.turn, plot),
            "count": v.resources[v.turn * PLOTS + plot][kind],
        }
        for kind, plot in found
    ]


def pollution_view(v: State, d: Deck) -> Json:
    """F17, F19: how many cubes are to be placed, what each card can take, and where the cubes do least harm.

    A card stays active with up to `free` more cubes and takes at most `most`.
    """
    plots = [plot for plot in range(v.cards[v.turn]) if is_active(v, d, v.turn, plot)]
    free = {plot: free_spaces(v, d, v.turn, plot) for plot in plots}
    return {
        "count": v.dirt,
        "onto": [
            {"at": place_of(v, v.turn, plot), "free": free[plot], "most": free[plot] + 1}
            for plot in sorted(plots, key=lambda plot: harm(v, plot, 0, free[plot]))
        ],
        "proposed": [place_of(v, v.turn, plot) for plot in least_harm(v, free)],
    }


def least_harm(v: State, free: dict[int, int]) -> list[int]:
    """For each cube of pollution a card, one cube after the other onto the card where it does least harm."""
    added = dict.fromkeys(free, 0)
    chosen = []
    for _ in range(v.dirt):
        open_plots = [plot for plot in free if added[plot] <= free[plot]]
        best = min(open_plots, key=lambda plot: harm(v, plot, added[plot], free[plot]))
        added[best] += 1
        chosen.append(best)
    return chosen


def harm(v: State, plot: int, added: int, free: int) -> int:
    """How bad one more cube is for a card that was given `added` already: a polluted card loses nothing by it (F28)."""
    if added < free:
        return 0 if v.cubes[v.turn][plot] + added > 0 else 1
    return 2 + sum(v.resources[v.turn * PLOTS + plot])
