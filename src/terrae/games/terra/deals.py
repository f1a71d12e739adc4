"""Deals of Terra: six crises are left when one sits down, in a world that is not at rest."""

from terrae.engine.bits import count
from terrae.engine.deals import DealResult, Deals, Sign, Task
from terrae.engine.match import Match

from .rules.house_rules import threat_of
from .rules.moves import ACTION_OF, CRISIS_TEXTS
from .rules.rules import PASS, PLAY
from .rules.scoring import is_winner, score
from .rules.state import CRISES, IMPENDING, LOSS, NONE, SUCCESS, VALUES, Deck, State

TASKS = 6
LEAST_OPEN, MOST_OPEN = 3, 5
"""So many full-blown crises may lie there when a deal begins: fewer are no danger, and seven are the end."""


def begins(match: Match[State, Deck]) -> bool:
    """A deal begins when the last crisis before those that are left has been settled."""
    s = match.state
    return s.crisis == NONE and count(s.solved | s.full) == CRISES - TASKS


def is_worth_playing(match: Match[State, Deck]) -> bool:
    """The world is held so far, something is to be worked off, and not everything is lost."""
    return not match.over and LEAST_OPEN <= count(match.state.full) <= MOST_OPEN


def outcome(match: Match[State, Deck], seat: int, since: int) -> DealResult:
    """What became of each crisis that came since, in the order in which they came."""
    came: list[int] = []
    full_blown, given = 0, dict[int, int]()
    for number, (s, _) in enumerate(match.states(since), since):
        full_blown |= s.full
        if s.crisis != NONE and s.crisis not in came:
            came.append(s.crisis)
        if s.phase == IMPENDING and s.actor == seat and number < len(match.moves):
            action = ACTION_OF[match.moves[number][1]]
            given[s.crisis] = 0 if action == PASS else (action - PLAY) % VALUES + 1
    s, d = match.state, match.d
    tasks = [
        Task(sign_of(s, crisis, full_blown), CRISIS_TEXTS[crisis], threat_of(s, d, crisis), given.get(crisis))
        for crisis in came
    ]
    if s.phase == LOSS:
        tasks[-1] = tasks[-1]._replace(sign="lost")
    tasks += [Task("never")] * (TASKS - len(tasks))
    seats = range(s.players)
    return DealResult(
        s.phase == SUCCESS,
        tuple(score(s, d, each) for each in seats),
        tuple(each for each in seats if is_winner(s, d, each)),
        tuple(tasks),
    )


def sign_of(s: State, crisis: int, full_blown: int) -> Sign:
    """What became of a crisis that came, if it was ever full-blown."""
    if s.full >> crisis & 1:
        return "open"
    return "later" if full_blown >> crisis & 1 else "done"


DEALS = Deals(
    players=4,
    bots=("helper", "selfish", "tit-for-tat", "fair-sharer", "late-saver", "punisher"),
    stand_in="tips",
    tasks=TASKS,
    begins=begins,
    is_worth_playing=is_worth_playing,
    outcome=outcome,
)
