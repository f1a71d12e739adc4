"""Who plays in the scenarios: an agent by its name, by a function, or by a net that answers many positions at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from terrae.bots.registry import bot_named
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position, position_of
from terrae.lab.games import Job, Played, match_of
from terrae.lab.processes import spread
from terrae.lab.tournament import Outcome, outcome_of, play_deal

Play = Callable[[Iterable[Job]], Iterator[Outcome]]
"""Plays games, in any order."""
AT_ONCE = 64
"""So many games of a net go on side by side."""


@dataclass(frozen=True)
class BatchPolicy:
    """A policy that answers many positions at once.

    Parameters
    ----------
    function
        From observations, a row for each position, and masks, int8 with 1 for legal actions, to an action for each row.
    encoded
        Is it given float32 made ready for a net, as `encoded=True` of the environments gives? Else int16 as it is.

    """

    function: Callable[[Any, Any], Sequence[int]]
    encoded: bool = True


Policy = str | Bot | BatchPolicy
"""A bot's name, a function from a position to one of its legal actions, or a net."""


def name_of(policy: Policy) -> str:
    """What a policy is called in results."""
    if isinstance(policy, str):
        return policy
    function: Any = policy.function if isinstance(policy, BatchPolicy) else policy
    return str(getattr(function, "__name__", type(function).__name__))


def player_of(policy: Policy, name: str, workers: int) -> Play:
    """What plays the games of a policy: in several processes by its name, else in this one."""
    if isinstance(policy, str):
        return lambda jobs: spread(jobs, play_deal, workers)
    if isinstance(policy, BatchPolicy):
        return lambda jobs: side_by_side(jobs, name, policy)
    return lambda jobs: (play_here(job, name, policy) for job in jobs)


def play_here(job: Job, name: str, policy: Bot) -> Outcome:
    """Play one game in this process, the policy in the seats of its name."""
    match = match_of(job)
    bots = [policy if bot == name else bot_named(match.game, bot) for bot in job.bots]
    while not match.over:
        position = position_of(match)
        match.act(legal_answer(bots[match.actor](position), position))
    return outcome_of(Played(job, match))


def side_by_side(jobs: Iterable[Job], name: str, net: BatchPolicy) -> Iterator[Outcome]:
    """Play games in this process, some at once: the net is asked for all that wait for it."""
    from terrae.envs.positions import seen_at

    left = iter(jobs)
    while some := list(islice(left, AT_ONCE)):
        going = [(job, match_of(job)) for job in some]
        ended: list[tuple[Job, Match[Any, Any]]] = []
        while going:
            asked = [position for job, match in going if (position := asked_in(job, match, name)) is not None]
            ended += [(job, match) for job, match in going if match.over]
            going = [(job, match) for job, match in going if not match.over]
            if asked:
                answers = net.function(*seen_at(asked, encoded=net.encoded))
                for (_, match), position, answer in zip(going, asked, answers, strict=True):
                    match.act(legal_answer(int(answer), position))
        yield from (outcome_of(Played(job, match)) for job, match in ended)


def asked_in(job: Job, match: Match[Any, Any], name: str) -> Position | None:
    """Let the others play until the policy of this name has a choice; None if the game ends before."""
    while not match.over:
        position = position_of(match)
        bot = job.bots[match.actor]
        if bot != name:
            match.act(bot_named(match.game, bot)(position))
        elif len(position.legal) == 1:
            match.act(position.legal[0])
        else:
            return position
    return None


def legal_answer(action: int, position: Position) -> int:
    """The action itself; `Refused` if it is not legal."""
    if action not in position.legal:
        raise Refused(f"the policy answered {action!r}, which is none of its legal actions")
    return action
