"""What happened in Terra, told by comparing two views of one seat: it can tell nothing that the seat does not see.

A decision is followed by draws that nobody decides: all but the last of them are Solutions, for a crisis stops the game
with a question.
"""

from typing import Any

from ..rules.house_rules import is_open
from ..rules.moves import ACTION_OF, CARD_OF, CRISIS_TEXTS, HIDDEN_HOARD, KIND_TEXTS
from ..rules.record import result
from ..rules.rules import (
    CONTRIBUTE,
    DISCARD,
    DONE,
    FIRST_POINTS,
    HIGHEST_POINTS,
    PASS,
    PLAY,
    TAKE_SET,
    first_to_help,
    highest_played,
)
from ..rules.state import IMPENDING, KINDS, LOSS, READY, REGIONS, SUCCESS, VALUES, Deck, State
from .view import cards, set_view, settled_view

Event = dict[str, Any]


def story(before: State, d: Deck, actor: int, notation: str, after: State, seat: int) -> list[Event]:
    """The events of one decision of `actor`, as `seat` may know them; from a set-up (READY) only the draws."""
    events: list[Event] = []
    if before.phase != READY:
        events.append(answer_event(before, actor, notation))
        if before.phase == IMPENDING:
            events += crisis_events(before, d, actor, notation, after)
        elif CONTRIBUTE <= ACTION_OF.get(notation, PASS) < TAKE_SET:
            events += solving_events(before, actor, after)
    events += draw_events(before, actor, notation, after, seat)
    if after.phase in (SUCCESS, LOSS):
        events.append({"event": "over", **result(after, d)})
    return events


def answer_event(before: State, actor: int, notation: str) -> Event:
    """The answer itself (T9, T14, T16, T17)."""
    if notation == HIDDEN_HOARD:
        return {"event": "hoard", "seat": actor}
    action = ACTION_OF[notation]
    if action == PASS:
        return {"event": "pass", "seat": actor, "crisis": CRISIS_TEXTS[before.crisis]}
    if action == DONE:
        return {"event": "done", "seat": actor}
    if action < CONTRIBUTE:
        return {"event": "play", "seat": actor, "card": notation, "crisis": CRISIS_TEXTS[before.crisis]}
    if action < TAKE_SET:
        crisis, value = divmod(action - CONTRIBUTE, VALUES)
        card = KIND_TEXTS[crisis // REGIONS * VALUES + value]
        return {"event": "contribute", "seat": actor, "card": card, "crisis": CRISIS_TEXTS[crisis]}
    if action < DISCARD:
        hoarded = set_view(action - TAKE_SET)
        return {"event": "hoard", "seat": actor, "cards": hoarded["cards"], "value": hoarded["value"]}
    return {"event": "discard", "seat": actor, "card": KIND_TEXTS[action - DISCARD]}


def crisis_events(before: State, d: Deck, actor: int, notation: str, after: State) -> list[Event]:
    """T10, T11, L2: how an impending crisis ended, if this was the last answer to it, and who scored for what."""
    bit = 1 << before.crisis
    name = CRISIS_TEXTS[before.crisis]
    if not (after.full | after.solved) & bit:
        return []
    played = before.clone()
    if PLAY <= ACTION_OF[notation] < CONTRIBUTE:
        played.played[actor] = (ACTION_OF[notation] - PLAY) % VALUES + 1
    settled = settled_view(played, d)
    if after.full & bit:
        broken: Event = {"event": "full-blown", "crisis": name, "settled": settled}
        if fined := [i for i in range(before.players) if after.track[i] < before.track[i]]:
            broken["fined"] = fined
        return [broken]
    gained = [after.track[i] - before.track[i] for i in range(before.players)]
    points = [[i, points] for i, points in enumerate(gained) if points]
    highest = highest_played(played)
    best = [[i, HIGHEST_POINTS] for i in range(played.players) if played.played[i] == highest]
    first = [[first_to_help(played), FIRST_POINTS]]
    return [{"event": "averted", "crisis": name, "points": points, "first": first, "highest": best, "settled": settled}]


def solving_events(before: State, actor: int, after: State) -> list[Event]:
    """T15: a full-blown crisis that this card solved."""
    gone = before.full & ~after.full
    points = after.track[actor] - before.track[actor]
    return [
        {"event": "solved", "crisis": name, "seat": actor, "points": points}
        for number, name in enumerate(CRISIS_TEXTS)
        if gone >> number & 1
    ]


def draw_events(before: State, actor: int, notation: str, after: State, seat: int) -> list[Event]:
    """T8: who drew what, as far as it can be seen."""
    drawn = before.left - after.left
    if drawn == 0:
        return []
    # The last card was drawn by the player now on turn; the turns before it were of one card each.
    crisis_last = after.phase == IMPENDING
    drawers = [(after.turn - i) % after.players for i in range(drawn - 1, -1, -1)]
    events: list[Event] = []
    seen = {
        viewed: drawn_cards(before, actor, notation, after, viewed)
        for viewed in range(after.players)
        if is_known(after, actor, notation, viewed, seat)
    }
    for i, drawer in enumerate(drawers):
        if crisis_last and i == drawn - 1:
            events.append({"event": "crisis", "seat": drawer, "crisis": CRISIS_TEXTS[after.crisis]})
        elif seen.get(drawer):
            events.append({"event": "draw", "seat": drawer, "card": seen[drawer].pop(0)})
        else:
            events.append({"event": "draw", "seat": drawer})
    return events


def is_known(after: State, actor: int, notation: str, drawer: int, seat: int) -> bool:
    """Can `seat` tell what `drawer` drew? L5: of an open hand, unless the drawer has just laid cards face down."""
    return drawer == seat or (is_open(after.options) and not (drawer == actor and notation == HIDDEN_HOARD))


def drawn_cards(before: State, actor: int, notation: str, after: State, seat: int) -> list[str]:
    """The Solutions that `seat` drew: what its hand holds more than before, the card it played counted back."""
    more = [after.hands[seat][kind] - before.hands[seat][kind] for kind in range(KINDS)]
    if seat == actor and before.phase != READY:
        action = ACTION_OF[notation]
        if PLAY <= action < CONTRIBUTE:
            more[action - PLAY] += 1
        elif CONTRIBUTE <= action < TAKE_SET:
            crisis, value = divmod(action - CONTRIBUTE, VALUES)
            more[crisis // REGIONS * VALUES + value] += 1
        elif TAKE_SET <= action < DISCARD:
            for text in notation.split()[1:]:
                more[CARD_OF[text]] += 1
        elif action >= DISCARD:
            more[action - DISCARD] += 1
    return cards(more)
