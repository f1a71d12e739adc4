"""How a bot speaks at a table of Terra (T23): first what it could give, then what it will.

Whoever still has to answer an impending crisis says two things about it at most: an offer or that it has nothing of the
colour; then, once the others have said so too, a promise of its share, or that this one cannot be solved. If it can be
solved only by somebody whose word is doubtful, the promise has a condition. Besides, a bot says who has broken their
word, and thanks who gave most of what they had promised. What it says follows from what its seat may see and has heard.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from terrae.engine.chance import below
from terrae.engine.player import Position
from terrae.table.acts import Act
from terrae.table.ledger import Promise, Verdict
from terrae.table.public_talk import PublicTalk

from ..bots.odds import SURE, seats_to_answer
from ..bots.preferences import WORK, price, stake, weigh_colours
from ..rules.house_rules import threat_of
from ..rules.moves import COLOUR_LETTERS, CRISIS_TEXTS
from ..rules.rules import played_sum
from ..rules.state import IMPENDING, REGIONS, VALUES, Deck, State
from .listening import round_started

ABOUT_A_CRISIS = ("ask", "offer", "promise", "if", "warn", "refuse")
MOST_SAID = 2
"""Sentences of a bot about one crisis."""
LATELY = 2
"""Broken and kept promises are spoken of for so many rounds."""
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
    doubtful: dict[int, int]
    """What seats have promised that are not counted on."""
    mine: list[Act]
    """What the bot itself has said since the round began."""
    asked: bool
    """Has somebody asked for more?"""


def mood_at(v: State, d: Deck, seat: int, heard: PublicTalk) -> Mood:
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
    missing = threat_of(v, d, v.crisis) - played_sum(v)
    doubtful = {}
    for promise in heard.ledger.open():
        if promise.about == crisis and promise.seat in offered and promise.met:
            silent.discard(promise.seat)
            del offered[promise.seat]
            if heard.trust(promise.seat) >= LEAST_TRUST:
                missing -= promise.value
            else:
                doubtful[promise.seat] = promise.value
    mine = [said.act for said in now if said.seat == seat]
    asked = any(said.act.get("act") == "ask" for said in now)
    return Mood(missing, offered, sorted(silent), doubtful, mine, asked)


def speak(position: Position, preferences: Sequence[int], lies: float = 0.0) -> Act | None:
    """What a bot of these preferences says now; None if nothing. Of its promises this share is empty, from 0 to 1."""
    v, d, seat, heard = position.v, position.d, position.seat, position.talk
    if heard is None or v.phase != IMPENDING or seat not in (v.actor, *seats_to_answer(v, v.actor)):
        return None
    mood = mood_at(v, d, seat, heard)
    said = {act.get("act") for act in mood.mine}
    if not said and (accusation := accuse(position, heard)) is not None:
        return accusation
    act = speak_of_crisis(position, mood, said, preferences, lies)
    return act if act is not None or "thank" in said else thank(position, heard)


def speak_of_crisis(
    position: Position, mood: Mood, said: Set[object], preferences: Sequence[int], lies: float
) -> Act | None:
    """What a bot says about the impending crisis; None if nothing more."""
    v, d, seat = position.v, position.d, position.seat
    about = [act for act in mood.mine if act.get("act") in ABOUT_A_CRISIS]
    if len(about) >= MOST_SAID or said & {"promise", "if", "warn", "refuse"} or mood.missing <= 0:
        return None
    letter, held = COLOUR_LETTERS[v.crisis // REGIONS], cards_held(v, seat)
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
    return answer_to(mood, v, d, seat, preferences, held)


def answer_to(mood: Mood, v: State, d: Deck, seat: int, preferences: Sequence[int], held: Sequence[int]) -> Act | None:
    """A promise of the bot's share if the crisis can be solved together and is worth it; else what it lacks."""
    others = sum(mood.offered.values())
    if others + held[-1] < mood.missing:
        if (deal := deal_with_the_doubtful(mood, v, seat, held)) is not None:
            return deal if is_worth(v, d, preferences, deal["own"]) else {"act": "refuse"}
        if mood.silent and not mood.asked:
            colour = COLOUR_LETTERS[v.crisis // REGIONS]
            return {"act": "ask", "who": mood.silent[0], "value": min(VALUES, mood.missing), "colour": colour}
        return {"act": "refuse"}
    able = 1 + sum(1 for value in mood.offered.values() if value)
    share = max(mood.missing - others, -(-mood.missing // able))
    value = next((card for card in held if card >= share), held[-1])
    if not is_worth(v, d, preferences, value):
        return {"act": "refuse"}
    return {"act": "promise", "value": value, "crisis": CRISIS_TEXTS[v.crisis]}


def deal_with_the_doubtful(mood: Mood, v: State, seat: int, held: Sequence[int]) -> Act | None:
    """A promise for the case that somebody keeps theirs who decides before; None if nobody's would be enough."""
    to_answer = [v.actor, *seats_to_answer(v, v.actor)]
    earlier = to_answer[: to_answer.index(seat)]
    others = sum(mood.offered.values())
    for who, promised in mood.doubtful.items():
        lacking = mood.missing - promised - others
        if who in earlier and lacking <= held[-1]:
            own = next(card for card in held if card >= lacking)
            return {"act": "if", "who": who, "value": promised, "own": own}
    return None


def is_worth(v: State, d: Deck, preferences: Sequence[int], value: int) -> bool:
    """Is it worth a card of this value that the impending crisis is solved?"""
    work = [0] * WORK
    weigh_colours(v, d, preferences, work)
    kind = v.crisis // REGIONS * VALUES + value - 1
    return stake(v, preferences, v.crisis) > price(v, preferences, kind, work)


def cards_held(v: State, seat: int) -> list[int]:
    """The values that the seat holds of the impending crisis's colour, ascending."""
    first = v.crisis // REGIONS * VALUES
    return [value for value in range(1, VALUES + 1) if v.hands[seat][first + value - 1]]


def accuse(position: Position, heard: PublicTalk) -> Act | None:
    """Somebody has lately given less than promised, and nobody has said so yet."""
    for promise in judged_lately(position, heard, "broken"):
        act = {"act": "accuse", "who": promise.seat, "promised": promise.value, "gave": promise.given}
        if not any(said.act == act for said in heard.since(promise.judged or 0)):
            return act
    return None


def thank(position: Position, heard: PublicTalk) -> Act | None:
    """Somebody has lately kept a promise and given most to a crisis that was solved, and nobody has said so yet."""
    solved = [
        promise
        for promise in judged_lately(position, heard, "kept")
        if position.v.solved >> CRISIS_TEXTS.index(promise.about) & 1
    ]
    if not solved:
        return None
    last = solved[-1].about
    best = max((promise for promise in solved if promise.about == last), key=lambda promise: promise.given)
    thanked = any(said.act.get("act") == "thank" for said in heard.since(best.judged or 0))
    return None if thanked or best.seat == position.seat else {"act": "thank", "who": best.seat}


def judged_lately(position: Position, heard: PublicTalk, verdict: Verdict) -> list[Promise]:
    """The promises of which this became clear in the last rounds; of the others only, if they were broken."""
    recent = heard.moves - LATELY * position.v.players
    return [
        promise
        for promise in heard.ledger.judged_since(recent)
        if promise.verdict == verdict and (promise.seat != position.seat or verdict == "kept")
    ]
