"""Who sits where: tables by lot over those who are present, and arms of an experiment by lot over the tables."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random

from terrae.engine.errors import Refused

FEWEST, MOST = 3, 120
"""Pupils of a class."""


def table_sizes(pupils: int, size: int, seats: range) -> list[int]:
    """How many sit at each table: as many as possible as asked for, the others one less; `Refused` if they are too few.

    Nobody sits with a bot, so the sizes add up to the pupils. A table of one seat more than asked for is better than
    one that the rules do not allow.
    """
    most = seats.stop - 1
    if pupils < max(seats.start, min(FEWEST, most)):
        raise Refused(f"a round needs at least {max(seats.start, min(FEWEST, most))} pupils")
    if pupils > MOST:
        raise Refused(f"a class has at most {MOST} pupils")
    for least in (max(seats.start, min(FEWEST, most)), seats.start):
        wanted = min(ceil(pupils / min(max(size, least), most)), pupils // least)
        tables = max(1, wanted, ceil(pupils / most))
        small, more = divmod(pupils, tables)
        if small >= least:
            return [small + 1] * more + [small] * (tables - more)
    raise Refused(f"{pupils} pupils cannot be divided into tables of {seats.start} to {most}")


def seat_by_lot(pupils: Sequence[int], size: int, seats: range, lot: Random) -> list[list[int]]:
    """The pupils of each table, by lot. The same lot gives the same tables, in whichever order pupils came."""
    drawn = sorted(pupils)
    lot.shuffle(drawn)
    tables, begin = [], 0
    for places in table_sizes(len(drawn), size, seats):
        tables.append(drawn[begin : begin + places])
        begin += places
    return tables


def seat_again(
    before: Sequence[Sequence[int]], pupils: Sequence[int], size: int, seats: range, lot: Random
) -> list[list[int]]:
    """The tables of the round before, without those who have gone; who is new sits where fewest are.

    If a table would have too few or too many, all are drawn anew.
    """
    present = set(pupils)
    tables = [[pupil for pupil in table if pupil in present] for table in before]
    seated = {pupil for table in tables for pupil in table}
    new = sorted(present - seated)
    lot.shuffle(new)
    for pupil in new:
        if tables:
            min(tables, key=len).append(pupil)
    if not tables or any(len(table) not in seats for table in tables):
        return seat_by_lot(pupils, size, seats, lot)
    return tables


def arms_by_lot(sizes: Sequence[int], arms: Sequence[str], lot: Random) -> list[str]:
    """The arm of each table: drawn within tables of one size, so that no arm has two tables more than another."""
    if not arms:
        return [""] * len(sizes)
    order = list(range(len(sizes)))
    lot.shuffle(order)
    order.sort(key=lambda table: sizes[table])  # keeps the lot among tables of one size
    drawn: list[str] = [""] * len(sizes)
    block: list[str] = []
    for table in order:
        if not block:
            block = list(arms)
            lot.shuffle(block)
        drawn[table] = block.pop()
    return drawn
