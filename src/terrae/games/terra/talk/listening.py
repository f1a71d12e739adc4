"""How a player of Terra listens: what the others have promised counts by how they have kept their word (T23).

For the plain material only. Without talk a player decides exactly as without this module.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import Generator, below
from terrae.table.public_talk import PublicTalk

from ..bots.cooperation import CHARACTER, COOPERATING, DEFECTING, LIMIT, STEADY, cooperates
from ..bots.odds import BESTS, SURE, seats_to_answer
from ..bots.policies import choose_action
from ..bots.preferences import HELPERS, SLIPS, answer_as_foreseen, foresee_helpers, weigh_colours
from ..rules.answers import legal
from ..rules.moves import COLOUR_LETTERS, CRISIS_TEXTS
from ..rules.rules import CONTRIBUTE, DONE, PASS, PLAY, TAKE_SET
from ..rules.state import COMMON_GOOD, IMPENDING, REGIONS, VALUES, Deck, State

Expected = dict[int, tuple[int, float]]
"""For seats that have said what they will do about the impending crisis: how much they give, and how far one trusts."""


def expected_from(v: State, heard: PublicTalk) -> Expected:
    """What those still to answer have said that they will give: 0 who has no card of the colour, or refuses."""
    if v.phase != IMPENDING:
        return {}
    crisis, colour = CRISIS_TEXTS[v.crisis], COLOUR_LETTERS[v.crisis // REGIONS]
    to_answer = list(seats_to_answer(v, v.actor))
    started = round_started(v, heard)
    said: Expected = {}
    for denial in heard.ledger.denials:
        if denial.seat in to_answer and denial.kind == colour and denial.disproved is None and denial.said >= started:
            said[denial.seat] = (0, heard.trust(denial.seat))
    for line in heard.since(started):
        if line.seat in to_answer and line.act.get("act") == "refuse":
            said[line.seat] = (0, heard.trust(line.seat))
    promises = [one for one in heard.ledger.open() if one.seat in to_answer and one.about == crisis]
    for promise in promises:
        if promise.met:
            said[promise.seat] = (promise.value, heard.trust(promise.seat))
    for promise in promises:
        if promise.condition is not None and not promise.met:
            likely = chance_of_condition(v, promise.condition, said)
            if likely:
                said[promise.seat] = (promise.value, heard.trust(promise.seat) * likely)
    return said


def chance_of_condition(v: State, condition: tuple[int, int], said: Expected) -> float:
    """How likely somebody gives what an "if" asks for: whoever decides now could if they hold such a card."""
    who, value = condition
    if who == v.actor:
        first = v.crisis // REGIONS * VALUES
        return float(any(v.hands[who][first + value - 1 : first + VALUES]))
    given, trust = said.get(who, (0, 0.0))
    return trust if given >= value else 0.0


def round_started(v: State, heard: PublicTalk) -> int:
    """T9: after how many moves the round about the impending crisis began."""
    return heard.moves - (v.players - 1 - len(list(seats_to_answer(v, v.actor))))


def choose_expecting(
    v: State,
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
    expected: Expected,
) -> int:
    """The action of a seat that has a choice, by its policy, if it also counts on what the others have promised."""
    if not expected:
        return choose_action([v], 0, d, policy, memory, r, scratch, work)
    preferences = preferences_now(v, policy, memory)
    n = legal(v, d, scratch)
    if preferences[SLIPS] > 0 and below(r, SURE) < preferences[SLIPS]:
        return scratch[below(r, n)]
    weigh_colours(v, d, preferences, work)
    helpers = foresee_helpers(v, preferences, work)
    for place, seat in enumerate(seats_to_answer(v, v.actor)):
        if seat in expected:
            value, trust = expected[seat]
            believe(work, HELPERS + place * BESTS, value, trust)
    return answer_as_foreseen(v, d, preferences, n, scratch, work, helpers)


def preferences_now(v: State, policy: Sequence[int], memory: Sequence[Sequence[int]]) -> Sequence[int]:
    """The preferences by which a policy decides now."""
    if policy[CHARACTER] == STEADY or cooperates(v, policy, memory):
        return policy[COOPERATING:DEFECTING]
    return policy[DEFECTING:LIMIT]


def believe(work: MutableSequence[int], at: int, value: int, trust: float) -> None:
    """Mix what somebody says that they will give into the chances that their best card is at most a 0, 1, ... 6."""
    for best in range(BESTS):
        as_said = SURE if best >= value else 0
        work[at + best] = int(trust * as_said + (1 - trust) * work[at + best])


# ---- keeping one's word --------------------------------------------------------------------------------------


def keep_word(v: State, d: Deck, heard: PublicTalk, action: int, legal_actions: Sequence[int]) -> int:
    """The action, or the least card that keeps an open promise of the seat that decides."""
    promised = {p.about: p.value for p in heard.ledger.open() if p.seat == v.actor and p.met}
    if v.phase == IMPENDING:
        value = promised.get(CRISIS_TEXTS[v.crisis], 0)
        given = 0 if action == PASS else (action - PLAY) % VALUES + 1
        enough = [a for a in legal_actions if a != PASS and (a - PLAY) % VALUES + 1 >= value]
        return min(enough) if given < value and enough else action
    if v.phase == COMMON_GOOD and action != DONE:
        return action
    if v.phase == COMMON_GOOD:
        for kept in legal_actions:
            if CONTRIBUTE <= kept < TAKE_SET:
                crisis, lower = divmod(kept - CONTRIBUTE, VALUES)
                if v.untouched >> crisis & 1 and lower + 1 >= promised.get(CRISIS_TEXTS[crisis], VALUES + 1):
                    return kept
    return action
