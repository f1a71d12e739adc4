"""The loops of many copies of a game at once, compiled on top of its rules (`Compiled.extended`).

A *row* is one copy. Each has three generators of its own, for the game's chance, for bots and for `sample_rows`: what
happens in it depends neither on the other rows nor on who steps it. Functions of the game (`legal`, `observe` and so
on) are not imported: they are in the namespace that this module is assembled into.
"""

from typing import TYPE_CHECKING, Any

from terrae.engine.chance import below
from terrae.engine.fields import Fields, number, table
from terrae.engine.game_loop import new_game, play, random_action

from .hooks import HOOKS, keep_deed, keep_in_round, policy_action, show_rounds
from .rewards import REWARDS, SURVIVAL, reward_of_seat, shape_rewards
from .threads import TASK, THREADS, answer, asked_again

if TYPE_CHECKING:
    from terrae.engine.contract import is_over, legal, observe, redact

KERNEL_MODULES = (HOOKS, REWARDS, THREADS, "terrae.envs.kernel")
"""What is compiled on top of a game's rules and bots, so that a batch can be stepped."""

CHANCE_OF_GAME, CHANCE_OF_BOTS, CHANCE_OF_SAMPLES = range(3)
GENERATORS_A_ROW = 3

NOBODY = -1
"""Nobody is asked: the game of the row is over."""
RANDOM_SEAT = -2
"""The seat of a bot that plays at random; below it come the seats of bots with a policy, -3 for policy 0 and so on."""
FIRST_POLICY = -3
OUTER_BOT = -64
"""The seats of bots that only Python can ask: -64 for the first, -65 for the next. The kernel stops for them."""

STEP_ROWS, RESUME_ROWS, RESET_ROWS, CHECK_ROWS, CHECK_AND_STEP_ROWS, SAMPLE_ROWS = range(6)
RESET_SAME_STEP, RESET_NEXT_STEP, RESET_BY_HAND = range(3)
WORD_OF_BIT = 6
WHICH_BIT = (1 << WORD_OF_BIT) - 1
"""An action is a bit in a word of `allowed`: its lower bits say which, the others in which word."""


@table
class Setting(Fields):
    """What is the same for all rows."""

    players: int = number("i8")
    options: int = number("i8")
    start_is_chosen: int = number("i8")
    reset: int = number("i8")
    skip_forced: int = number("i8")
    reward: int = number("i8")
    shaped: int = number("i8")
    remembers: int = number("i8")
    observed: int = number("i8")  # how many places `observe` writes
    deeds: int = number("i8")  # how many deeds of each seat are written after them
    rounds: int = number("i8")  # how many rounds are written after these
    notes: int = number("i8")  # how many notes a round has


@table
class Row(Fields):
    """What is kept of a copy beside its state."""

    legal: int = number("i4")  # how many answers are legal now
    length: int = number("i4")  # decisions so far
    asked: int = number("i1")  # has an outside policy been asked in this game?
    seat: int = number("i1")  # the seat that was asked last
    start: int = number("i1")
    one: int = number("i8")  # the generator of the game's chance as it stood at the set-up
    two: int = number("i8")
    last_one: int = number("i8")  # the same of the game that ended last
    last_two: int = number("i8")
    last_start: int = number("i1")
    last_length: int = number("i4")
    games: int = number("i4")  # games begun
    unasked: int = number("i4")  # games that ended before an outside policy was asked


def run_rows(
    task: int, which: Any, lo: int, hi: int, thread: int, gates: Any, actions: Any, settings: Any, scales: Any,
    states: Any, decks: Any, rows: Any, generators: Any, who: Any, policies: Any, memory: Any, views: Any,
    scratches: Any, works: Any, listed: Any, allowed: Any, log: Any, last_log: Any, potential: Any, observation: Any,
    mask: Any, actor: Any, policy: Any, reward: Any, terminated: Any, final_observation: Any,
) -> int:  # fmt: skip
    """Do a task in the rows that `which` names from `lo` to `hi`.

    STEP_ROWS makes one decision in each, and all that follows. RESUME_ROWS goes on within that step, with answers of
    Python's bots. RESET_ROWS begins new games, up to the first decision of an outside policy. These return how many
    rows wait for a bot of Python's. CHECK_ROWS looks for the first row with an illegal action and returns `~row`, or 0
    if there is none; CHECK_AND_STEP_ROWS goes on then as STEP_ROWS does. SAMPLE_ROWS draws an action for each. All are
    one function, because each function that is called from Python compiles the rules of the game once more.

    Thread 0 is the caller's. Any other takes its task from the gates and answers there, does its part again as long as
    it is asked soon, and returns whether the caller has fallen asleep.
    """
    while True:
        if thread > 0:
            task = gates[TASK]
        found = 0
        if task == SAMPLE_ROWS:
            found = sample_rows(which, lo, hi, rows, listed, generators, actions)
        if task in (CHECK_ROWS, CHECK_AND_STEP_ROWS):
            found = first_illegal(which, lo, hi, actions, allowed, policy)
        if task <= RESET_ROWS or (task == CHECK_AND_STEP_ROWS and found == 0):
            found = do_rows(
                task if task <= RESET_ROWS else STEP_ROWS, which, lo, hi, thread, actions,
                settings, scales, states, decks, rows, generators, who, policies, memory, views, scratches, works,
                listed, allowed, log, last_log, potential, observation, mask, actor, policy, reward, terminated,
                final_observation,
            )  # fmt: skip
        if thread == 0:
            return found
        if answer(gates, thread, found):
            return 1
        if not asked_again(gates, thread):
            return 0


def do_rows(
    task: int, which: Any, lo: int, hi: int, thread: int, actions: Any, settings: Any, scales: Any, states: Any,
    decks: Any, rows: Any, generators: Any, who: Any, policies: Any, memory: Any, views: Any, scratches: Any,
    works: Any, listed: Any, allowed: Any, log: Any, last_log: Any, potential: Any, observation: Any, mask: Any,
    actor: Any, policy: Any, reward: Any, terminated: Any, final_observation: Any,
) -> int:  # fmt: skip
    """Step, resume or reset rows; return how many wait for a bot of Python's.

    Bots play and games end until an outside policy is asked, or a bot of Python's. All of it is one loop, because a
    call that hands on every array costs as much as a decision of the rules.
    """
    waiting = 0
    setting = settings[0]
    d = decks[0]
    scratch = scratches[thread]
    for place in range(lo, hi):
        i = which[place]
        s = states[i]
        row = rows[i]
        r = generators[GENERATORS_A_ROW * i + CHANCE_OF_GAME]
        for k in range(row.legal):
            action = listed[i, k]
            mask[i, action] = 0
            allowed[i, action >> WORD_OF_BIT] = 0
        row.legal = 0
        if task != RESUME_ROWS:
            for seat in range(setting.players):
                reward[i, seat] = 0.0
            terminated[i] = False
        if task == RESET_ROWS:
            row.last_length = 0
        if task == RESET_ROWS or policy[i] == NOBODY:
            if task == STEP_ROWS and setting.reset == RESET_BY_HAND:
                continue
            begin_row(setting, s, d, row, r, memory[i], scratch)
        else:
            act_in_row(actions[i], setting, s, d, row, r, memory[i], scratch, log[i])
        while True:
            if is_over(s, d):
                if row.asked != 0:
                    finish_row(i, setting, scales, s, d, row, memory[i], log, last_log, reward, final_observation)
                    terminated[i] = True
                    if setting.reset != RESET_SAME_STEP:
                        policy[i] = NOBODY
                        actor[i] = row.seat
                        copy_row_of_numbers(final_observation[i], observation[i])
                        break
                else:
                    row.unasked += 1
                begin_row(setting, s, d, row, r, memory[i], scratch)
                continue
            seat = s.actor
            sits = who[i, seat]
            if sits >= 0 or sits <= OUTER_BOT:
                n = legal(s, d, scratch)
                if n == 1 and setting.skip_forced != 0:
                    act_in_row(scratch[0], setting, s, d, row, r, memory[i], scratch, log[i])
                    continue
                policy[i] = sits
                actor[i] = seat
                if sits >= 0:
                    row.asked = 1
                    row.seat = seat
                    row.legal = n
                    for k in range(n):
                        action = scratch[k]
                        listed[i, k] = action
                        allowed[i, action >> WORD_OF_BIT] |= 1 << (action & WHICH_BIT)
                        mask[i, action] = 1
                    observe_with_history(s, d, seat, setting, memory[i], observation[i])
                break
            mind = generators[GENERATORS_A_ROW * i + CHANCE_OF_BOTS]
            if sits == RANDOM_SEAT:
                action = random_action(s, d, mind, scratch)
            else:
                redact(s, d, seat, views[thread, 0])
                action = policy_action(
                    views[thread], d, policies[FIRST_POLICY - sits], memory[i], mind, scratch, works[thread]
                )  # fmt: skip
            act_in_row(action, setting, s, d, row, r, memory[i], scratch, log[i])
        if policy[i] <= OUTER_BOT:
            waiting += 1
        elif setting.shaped != 0:
            goes_on = policy[i] != NOBODY
            shape_rewards(s, d, setting.players, scales, goes_on, terminated[i], potential[i], reward[i])
        if task == RESET_ROWS:
            for seat in range(setting.players):
                reward[i, seat] = 0.0
    return waiting


def begin_row(setting: Any, s: Any, d: Any, row: Any, r: Any, memory: Any, scratch: Any) -> None:
    """A new game in a row; chance chooses who starts where the host may."""
    start = below(r, setting.players) if setting.start_is_chosen != 0 else 0
    row.one = r.one
    row.two = r.two
    row.start = start
    row.length = 0
    row.asked = 0
    row.games += 1
    if setting.remembers != 0:
        for seat in range(len(memory)):
            for deed in range(len(memory[seat])):
                memory[seat][deed] = 0
    new_game(s, d, setting.players, start, setting.options, r, scratch)


def act_in_row(
    action: int, setting: Any, s: Any, d: Any, row: Any, r: Any, memory: Any, scratch: Any, log: Any
) -> None:
    """Carry out an action, and write it down."""
    if row.length < len(log):
        log[row.length] = action
    row.length += 1
    if setting.remembers != 0:
        keep_deed(s, d, action, memory)
    if setting.rounds != 0:
        keep_in_round(s, d, action, setting, memory)
    play(s, d, action, r, scratch)


def finish_row(
    i: int, setting: Any, scales: Any, s: Any, d: Any, row: Any, memory: Any, log: Any, last_log: Any, reward: Any,
    final_observation: Any,
) -> None:  # fmt: skip
    """The game of a row is over: what it brings to each seat, what the seat asked last sees, and its moves."""
    for seat in range(setting.players):
        reward[i, seat] = reward_of_seat(s, d, seat, setting.players, setting.reward, scales[SURVIVAL])
    observe_with_history(s, d, row.seat, setting, memory, final_observation[i])
    row.last_one = row.one
    row.last_two = row.two
    row.last_start = row.start
    row.last_length = row.length
    for k in range(min(row.length, log.shape[1])):
        last_log[i, k] = log[i, k]


def copy_row_of_numbers(source: Any, to: Any) -> None:
    for k in range(len(source)):
        to[k] = source[k]


def first_illegal(which: Any, lo: int, hi: int, actions: Any, allowed: Any, policy: Any) -> int:
    """The first row whose action is none of its legal answers, as `~row`; 0 if there is none."""
    end = allowed.shape[1] << WORD_OF_BIT
    for place in range(lo, hi):
        i: int = which[place]
        action = actions[i]
        if policy[i] != NOBODY and (
            action < 0 or action >= end or allowed[i, action >> WORD_OF_BIT] >> (action & WHICH_BIT) & 1 == 0
        ):
            return ~i
    return 0


def sample_rows(which: Any, lo: int, hi: int, rows: Any, listed: Any, generators: Any, out: Any) -> int:
    """A legal answer for each row, each equally likely; 0 where nobody is asked. Returns how many rows there were."""
    for place in range(lo, hi):
        i: int = which[place]
        n = rows[i].legal
        out[i] = listed[i, below(generators[GENERATORS_A_ROW * i + CHANCE_OF_SAMPLES], n)] if n > 0 else 0
    return hi - lo


def observe_rows(settings: Any, states: Any, decks: Any, memory: Any, seats: Any, out: Any) -> None:
    """What a seat of each row sees."""
    for i in range(len(seats)):
        observe_with_history(states[i], decks[0], seats[i], settings[0], memory[i], out[i])


def observe_with_history(s: Any, d: Any, seat: int, setting: Any, memory: Any, out: Any) -> None:
    """What a seat sees, then what everybody remembers: deeds, each for all seats from the observer on, and rounds."""
    observe(s, d, seat, out)
    players = setting.players
    seats = len(memory)
    deeds = setting.deeds
    first = setting.observed
    other = seat
    for k in range(players):
        for deed in range(deeds):
            out[first + deed * seats + k] = memory[other, deed]
        other = other + 1 if other + 1 < players else 0
    if setting.rounds != 0:
        show_rounds(s, d, seat, setting, memory, setting.observed + setting.deeds * memory.shape[0], out)
