"""Where the kernel asks the bots of a game and keeps its public history. Each hook does nothing as it stands.

`hooks_of` tells which of them a batch needs: those are replaced by what follows them here (`assemble`). So nothing is
compiled that no row needs, and a game without bots or history has kernels too.
"""

from collections.abc import Callable, MutableSequence
from typing import TYPE_CHECKING, Any

from terrae.engine.game import Game
from terrae.engine.game_loop import random_action
from terrae.engine.search.lookahead import Rows

if TYPE_CHECKING:
    from terrae.engine.contract import choose_action, note_round, remember, round_of

HOOKS = "terrae.envs.hooks"


def policy_action(views: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """The action of a bot that decides by a policy, whose view comes first. Without such bots: any legal one."""
    return random_action(views[0], d, r, scratch)


def action_by_policy(views: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """The action that its policy chooses."""
    return choose_action(views, 0, d, policy, memory, r, scratch, work)


def keep_deed(s: Any, d: Any, action: int, memory: Rows) -> None:
    """Keep what everybody sees of an action that is about to be carried out."""


def remember_deed(s: Any, d: Any, action: int, memory: Rows) -> None:
    """Add it to the deeds of its seat."""
    remember(s, d, action, memory)


def keep_in_round(s: Any, d: Any, action: int, setting: Any, memory: Rows) -> None:
    """Keep it for the round that is being played, too."""


def note_in_round(s: Any, d: Any, action: int, setting: Any, memory: Rows) -> None:
    """Add it to the notes of the round, which stand behind the deeds."""
    note_round(s, d, action, memory, setting.deeds)


def show_rounds(s: Any, d: Any, seat: int, setting: Any, memory: Any, place: int, out: MutableSequence[int]) -> None:
    """Write what was kept of the last rounds into an observation."""


def write_rounds(s: Any, d: Any, seat: int, setting: Any, memory: Any, place: int, out: MutableSequence[int]) -> None:
    """The last rounds from `place` on, this one first: each note for all seats from the observer on."""
    now = round_of(s, d, memory, setting.deeds)
    for back in range(setting.rounds):
        for note in range(setting.notes):
            at = setting.deeds + (now - back) * setting.notes + note
            for k in range(setting.players):
                other = seat + k if seat + k < setting.players else seat + k - setting.players
                out[place + k] = memory[other][at] if back <= now else 0
            place += len(memory)


def hooks_of(game: Game[Any, Any], *, policies: bool, rounds: bool) -> dict[str, Callable[..., Any]]:
    """What stands in the place of hooks, where bots with policies sit somewhere and where single rounds are shown."""
    found: dict[str, Callable[..., Any]] = {}
    if policies:
        found |= {"policy_action": action_by_policy}
    if game.history:
        found |= {"keep_deed": remember_deed}
    if rounds:
        found |= {"keep_in_round": note_in_round, "show_rounds": write_rounds}
    return found
