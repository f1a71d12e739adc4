"""What happened in Terra Futura, told by comparing two views of one seat: it tells nothing the seat does not see."""

from string import digits
from typing import Any

from terrae.engine.game import DeckDocument

from ..rules.deck import RESOURCES
from ..rules.names import LEVEL_NAMES, place_of
from ..rules.pollution import is_active
from ..rules.record import card_ids, result, scoring_ids
from ..rules.state import EMPTY, KINDS, OVER, PLOTS, READY, SLOTS, Deck, State
from .view import amounts

Event = dict[str, Any]


def story(before: State, deck: DeckDocument[Deck], actor: int, notation: str, after: State, seat: int) -> list[Event]:
    """The events of one decision of `actor`, as `seat` may know them; from a set-up (READY) only who starts."""
    if before.phase == READY:
        return [{"event": "turn", "seat": after.turn}]
    events = [answer_event(before, deck, actor, notation, after)]
    events += row_events(before, deck, notation, after)
    events += gain_events(before, deck, notation, after)
    events += pollution_events(before, deck, after)
    if after.phase == OVER:
        events.append({"event": "over", **result(after, deck.table)})
    elif after.turn != before.turn:
        events.append({"event": "turn", "seat": after.turn})
    return events


def place_in(text: str) -> list[int]:
    x, _, y = text.partition(",")
    return [int(x), int(y)]


def card_at(v: State, deck: DeckDocument[Deck], seat: int, place: list[int]) -> str:
    for plot in range(v.cards[seat]):
        if place_of(v, seat, plot) == place:
            return card_ids(deck)[v.card[seat][plot]]
    raise LookupError(f"seat {seat} has no card at {place}")


def answer_event(before: State, deck: DeckDocument[Deck], actor: int, notation: str, after: State) -> Event:
    """The answer itself, with the cards it names."""
    verb, *rest = notation.split(" ")
    event: Event = {"event": verb, "seat": actor}
    cards = card_ids(deck)
    if verb == "drop":
        level = LEVEL_NAMES.index(rest[0])
        return event | {"deck": rest[0], "card": cards[before.display[level][SLOTS - 1]]}
    if verb == "take":
        level = LEVEL_NAMES.index(rest[0].rstrip(digits))
        slot = rest[0].removeprefix(LEVEL_NAMES[level])
        if slot:
            return event | {"deck": LEVEL_NAMES[level], "card": cards[before.display[level][int(slot) - 1]]}
        return event | {"event": "take-unseen", "deck": rest[0], "card": cards[after.hand] if after.hand else None}
    if verb == "place":
        place = place_in(rest[0])
        return event | {"card": card_at(after, deck, actor, place), "at": place}
    if verb == "use":
        place = place_in(rest[0])
        return event | {"card": card_at(before, deck, actor, place), "at": place, "option": int(rest[1])}
    if verb == "copy":
        owner, place = int(rest[0]), place_in(rest[1])
        return event | {
            "owner": owner,
            "card": card_at(before, deck, owner, place),
            "at": place,
            "option": int(rest[2]),
        }
    if verb == "pay":
        place = place_in(rest[1])
        return event | {"resource": rest[0], "card": card_at(before, deck, actor, place), "at": place}
    if verb == "reward":
        plot = before.from_plot
        place = place_of(before, actor, plot)
        return event | {"resource": rest[0], "card": cards[before.card[actor][plot]], "at": place}
    if verb == "gain":
        return event | {"resource": rest[0], "card": cards[before.card[before.turn][before.here]]}
    if verb in ("pollute", "move", "clean"):
        place = place_in(rest[0])
        return event | {"card": card_at(before, deck, actor, place), "at": place}
    if verb == "pattern":
        return event | {"scoring": scoring_ids(deck)[after.scoring[actor][int(rest[0]) - 1] - 1]}
    return event  # keep, end, done


def row_events(before: State, deck: DeckDocument[Deck], notation: str, after: State) -> list[Event]:
    """F9, F11: a deck that was reshuffled, a row that was refilled."""
    verb, _, rest = notation.partition(" ")
    if verb not in ("drop", "take"):
        return []
    name = rest.rstrip(digits)
    level = LEVEL_NAMES.index(name)
    events: list[Event] = []
    if before.left[level] == 0 and (before.gone[level] > 0 or verb == "drop"):
        events.append({"event": "reshuffle", "deck": name})
    removed = 0 if rest == name and verb == "take" else 1
    lay = [card for card in before.display[level] if card != EMPTY]
    lies = [card for card in after.display[level] if card != EMPTY]
    if removed and len(lies) == len(lay):
        events.append({"event": "refill", "deck": name, "card": card_ids(deck)[lies[0]]})
    return events


def gain_events(before: State, deck: DeckDocument[Deck], notation: str, after: State) -> list[Event]:
    """F15, F16: what an effect brought without a choice."""
    if not notation.startswith(("use ", "pay ", "copy ")):
        return []
    seat = before.turn
    events: list[Event] = []
    for plot in range(before.cards[seat]):
        row = seat * PLOTS + plot
        more = [after.resources[row][kind] - before.resources[row][kind] for kind in range(KINDS)]
        if notation.startswith("pay "):
            _, resource, place = notation.split(" ")
            if place_in(place) == place_of(before, seat, plot):
                more[RESOURCES.index(resource)] += 1
        if any(more):
            card = card_ids(deck)[before.card[seat][plot]]
            place_now = place_of(before, seat, plot)
            events.append({"event": "receive", "seat": seat, "card": card, "at": place_now, "resources": amounts(more)})
    return events


def pollution_events(before: State, deck: DeckDocument[Deck], after: State) -> list[Event]:
    """F20: cards that fell inactive, or are active again."""
    events: list[Event] = []
    for seat in range(before.players):
        for plot in range(before.cards[seat]):
            was, now = is_active(before, deck.table, seat, plot), is_active(after, deck.table, seat, plot)
            if was != now:
                events.append(
                    {
                        "event": "active" if now else "inactive",
                        "seat": seat,
                        "card": card_ids(deck)[before.card[seat][plot]],
                        "at": place_of(before, seat, plot),
                    }
                )
    return events
