"""How a bot speaks at a table of Terra (T23): first what it could give, then what it will.

Whoever still has to answer an impending crisis says two things about it at most: an offer or that it has nothing of the
colour; then, once the others have said so too, a promise of its share, or that this one cannot be solved. What a bot
says follows from what its seat may see and has heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terrae.engine.chance import below
from terrae.engine.player import Position
from terrae.talk.acts import Act
from terrae.talk.heard import Heard

from .listening import round_started
from .moves import COLOUR_LETTERS, CRISIS_TEXTS
from .outlook import SURE, seats_to_answer
from .rules import played_sum
from .state import IMPENDING, REGIONS, VALUES, Deck, State
from .tempers import WORK, price, stake, weigh_colours

MOST_SAID = 2
"""Sentences of a bot about one crisis."""
ACCUSED_WITHIN = 2
"""A broken promise is spoken of for so many rounds."""
FROM_THE_SILENT = 3
"""What somebody may give who has not said anything."""
LEAST_TRUST = 0.5
"""Whoever is trusted less is not counted on."""


@dataclass(frozen=True)
class Mood:
    """What those who are still to answer an impending crisis have said about it."""

    missing: int
    """What the threat still lacks, promises of trusted players counted."""
    offered: dict[int, int]
    """What seats may still give that have not promised anything: as they said, or as a guess."""
    silent: list[int]
    """Those who have said nothing about it."""
    mine: list[Act]
    """What the bot itself has said about it."""
    asked: bool
    """Has somebody asked for more?"""


def mood_at(v: State, d: Deck, seat: int, heard: Heard) -> Mood:
    """What was said about the impending crisis."""
    to_answer = [v.actor, *seats_to_answer(v, v.actor)]
    now = heard.since(round_started(v, heard))
    crisis, letter = CRISIS_TEXTS[v.crisis], COLOUR_LETTERS[v.crisis // REGIONS]
    offered = {other: FROM_THE_SILENT for other in to_answer if other != seat and v.cards[other]}
    silent = set(offered)
    for _, speaker, act, _ in now:
        if speaker not in offered:
            continue
        if act.get("act") in ("offer", "refuse") or (act.get("colour") == letter and act["act"] == "warn"):
            silent.discard(speaker)
            offered[speaker] = act.get("value", 0)
    missing = d.threat[v.crisis] - played_sum(v)
    for promise in heard.ledger.open():
        if promise.about == crisis and promise.seat in offered and promise.met:
            silent.discard(promise.seat)
            del offered[promise.seat]
            missing -= promise.value if heard.trust(promise.seat) >= LEAST_TRUST else 0
    mine = [said.act for said in now if said.seat == seat]
    return Mood(missing, offered, sorted(silent), mine, any(said.act.get("act") == "ask" for said in now))


def speak(position: Position, temper: Sequence[int], lies: float = 0.0) -> Act | None:
    """What a bot of this temper says now; None if nothing. Of its promises this share is empty, from 0 to 1."""
    v, d, seat, heard = position.v, position.d, position.seat, position.talk
    if heard is None or v.phase != IMPENDING or seat not in (v.actor, *seats_to_answer(v, v.actor)):
        return None
    mood = mood_at(v, d, seat, heard)
    said = {act.get("act") for act in mood.mine}
    if len(mood.mine) >= MOST_SAID or said & {"promise", "warn", "refuse"}:
        return None
    if not said and (accusation := accuse(position, heard)) is not None:
        return accusation
    letter, held = COLOUR_LETTERS[v.crisis // REGIONS], cards_held(v, seat)
    if mood.missing <= 0:
        return None
    if lies and "offer" in said and below(position.r, SURE) < lies * SURE:
        return {
            "act": "promise",
            "value": min(VALUES, max(FROM_THE_SILENT, mood.missing)),
            "crisis": CRISIS_TEXTS[v.crisis],
        }
    if not held:
        return {"act": "warn", "colour": letter}
    if "offer" not in said:
        return {"act": "offer", "value": held[-1]}
    return answer_to(mood, v, d, seat, temper, held)


def answer_to(mood: Mood, v: State, d: Deck, seat: int, temper: Sequence[int], held: Sequence[int]) -> Act | None:
    """A promise of the bot's share if the crisis can be solved together and is worth it; else what it lacks."""
    others = sum(mood.offered.values())
    if others + held[-1] < mood.missing:
        if mood.silent and not mood.asked:
            colour = COLOUR_LETTERS[v.crisis // REGIONS]
            return {"act": "ask", "who": mood.silent[0], "value": min(VALUES, mood.missing), "colour": colour}
        return {"act": "refuse"}
    able = 1 + sum(1 for value in mood.offered.values() if value)
    share = max(mood.missing - others, -(-mood.missing // able))
    value = next((card for card in held if card >= share), held[-1])
    kind = v.crisis // REGIONS * VALUES + value - 1
    work = [0] * WORK
    weigh_colours(v, d, temper, work)
    if stake(v, temper, v.crisis) <= price(v, temper, kind, work):
        return {"act": "refuse"}
    return {"act": "promise", "value": value, "crisis": CRISIS_TEXTS[v.crisis]}


def cards_held(v: State, seat: int) -> list[int]:
    """The values that the seat holds of the impending crisis's colour, ascending."""
    first = v.crisis // REGIONS * VALUES
    return [value for value in range(1, VALUES + 1) if v.hands[seat][first + value - 1]]


def accuse(position: Position, heard: Heard) -> Act | None:
    """Somebody has lately given less than promised, and nobody has said so yet."""
    recent = heard.moves - ACCUSED_WITHIN * position.v.players
    for promise in heard.ledger.promises:
        if promise.verdict != "broken" or promise.seat == position.seat or (promise.judged or 0) < recent:
            continue
        act = {"act": "accuse", "who": promise.seat, "promised": promise.value, "gave": promise.given}
        if not any(said.act == act for said in heard.since(promise.judged or 0)):
            return act
    return None
