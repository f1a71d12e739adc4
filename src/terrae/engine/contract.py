"""What the rules of every game offer, as signatures. A game's modules define functions of these names.

`s` is a state, `d` the deck table, `v` a state of the same fields as one seat sees it. `SPECTATOR` sees what is public.
All of them exist in both materials.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from .chance import Generator

SPECTATOR = -1


def prepare(s: Any, d: Any, players: int, start: int, options: int) -> None:
    """Clear the table and lay out the cards that chance must order first."""


def awaits_shuffle(s: Any, d: Any) -> int:
    """How many cards chance must put in order now; 0 when it is not chance's turn."""
    raise NotImplementedError


def shuffled(s: Any, d: Any, order: Sequence[int]) -> None:
    """Chance's answer: `order[i]` is the place from which the card now at `i` comes."""


def begin(s: Any, d: Any) -> None:
    """The set-up is complete: go to the first decision."""


def is_over(s: Any, d: Any) -> bool:
    raise NotImplementedError


def legal(s: Any, d: Any, out: MutableSequence[int]) -> int:
    """Write the legal actions of `s.actor`, ascending; return how many. Works on a view of that seat too."""
    raise NotImplementedError


def step(s: Any, d: Any, action: int) -> None:
    """Carry out a legal action of `s.actor` and go on to the next decision, chance or the end."""


def is_winner(s: Any, d: Any, seat: int) -> bool:
    raise NotImplementedError


def score(s: Any, d: Any, seat: int) -> int:
    """The points of a seat as they stand; on a view, as far as they can be seen."""
    raise NotImplementedError


def redact(s: Any, d: Any, seat: int, v: Any) -> None:
    """Fill `v` with what `seat` may know of `s`, everything else blank. The only door to hidden information."""


def imagine(v: Any, d: Any, seat: int, s: Any, r: Generator, scratch: MutableSequence[int]) -> None:
    """Fill `s` with a full state, at random, that `seat` cannot tell from the real one behind its view `v`."""


def observe(s: Any, d: Any, seat: int, out: MutableSequence[int]) -> None:
    """Write what `seat` sees as numbers, the same from a state as from that seat's view of it."""


# ---- What a game's minds offer to the loops of `search/lookahead.py` ----------------------------------------------


def choose_action(
    states: MutableSequence[Any],
    i: int,
    d: Any,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action of the seat that decides in state `i`, by its policy and by what everybody remembers.

    It reads what that seat may see. A game that tries answers out has a number `TRIAL_STATES`: so many states after
    state `i` are its own to do that in.
    """
    raise NotImplementedError


def remember(s: Any, d: Any, action: int, memory: Sequence[MutableSequence[int]]) -> None:
    """Add to the memory what everybody can see of an action of `s.actor`, before it is carried out."""


def note_round(s: Any, d: Any, action: int, memory: Sequence[MutableSequence[int]], first: int) -> None:
    """Add to the notes of the round what everybody can see of an action of `s.actor`, before it is carried out.

    The notes stand in each seat's row of the memory from the place `first` on, round after round.
    """


def round_of(s: Any, d: Any, memory: Sequence[Sequence[int]], first: int) -> int:
    """Which round it is, from 0."""
    raise NotImplementedError


def believe(v: Any, d: Any, seat: int, s: Any, r: Generator, scratch: MutableSequence[int]) -> None:
    """Like `imagine`, but a likely state oftener than an unlikely one."""


def utility(s: Any, d: Any, seat: int, survival: int) -> int:
    """What the end `s` is worth to a seat, in ten-thousandths; one that everybody survives at least `survival`."""
    raise NotImplementedError


def foresee(
    s: Any,
    d: Any,
    seat: int,
    survival: int,
    policies: Sequence[Sequence[int]],
    net: Sequence[float],
    x: MutableSequence[float],
) -> int:
    """The utility that a seat may expect of `s`, a game that goes on by these policies: where a rollout is cut short.

    `net` is what was learned for it, `x` its working memory.
    """
    raise NotImplementedError


# ---- What it offers to nets that score answers (`terrae.engine.search.answer_nets`) --------------------------------

POSITION_NUMBERS = ANSWER_NUMBERS = POSITION_PLACE = ANSWER_PLACE = 0
"""How many numbers describe a position and an answer, and where they stand in the working memory."""


def describe_position(
    s: Any,
    d: Any,
    memory: Sequence[Sequence[int]],
    advice: Sequence[int],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> None:
    """Describe in the working memory what the seat that decides may know; it reads nothing else, and uses no chance."""


def describe_answer(s: Any, d: Any, action: int, work: MutableSequence[int]) -> None:
    """Describe there a legal answer to the position that was described last."""


# ---- What it offers to the loop of the coach (`terrae.coach.assess`) -----------------------------------------------


def carry(
    states: MutableSequence[Any],
    i: int,
    d: Any,
    seat: int,
    event: int,
    heard: int,
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """Let happen in world `i` what `seat` has heard of an event (`coaching.py`); return how likely it was there.

    0 if it does not fit; otherwise how likely, compared with other worlds.
    """
    raise NotImplementedError


def mix_unseen(s: Any, d: Any, r: Generator) -> None:
    """Put what nobody has seen the order of into another order."""


def progress(s: Any, d: Any) -> int:
    """How far a game has gone, as a number that grows with every card that comes."""
    raise NotImplementedError


def go_on(s: Any, d: Any, share: float, r: Generator, scratch: MutableSequence[int]) -> None:
    """Draw the card that is awaited, and go on to the next decision or the end.

    Many worlds are asked this, with shares spread evenly from 0 to 1: every card should come as often as it is likely.
    """


def foretell(
    s: Any,
    d: Any,
    seat: int,
    policies: Sequence[Sequence[int]],
    net: Sequence[float],
    x: MutableSequence[float],
    total: MutableSequence[float],
) -> None:
    """Add to the total of each value what is to be expected of `s`, by what was learned."""


def outcome(s: Any, d: Any, seat: int, total: MutableSequence[float]) -> None:
    """Add to the total of each value what has come of a game that is over."""
