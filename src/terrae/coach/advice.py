"""What the coach says of one seat of a match: the parts that its values are made of, and its own decisions one by one.

Every point of the match has one estimate, which stands on both sides of it. It is rounded to a fraction of a power of
two, so that sums and differences of estimates are exact: start + cards + others + choices = end, to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf, sqrt
from typing import Any, NamedTuple

import numpy as np

from terrae.engine.coaching import CARD_COMES, NOTHING_MORE, OTHER_DECIDES, SEAT_DECIDES
from terrae.engine.game import Json
from terrae.engine.match import Match

from .estimates import WORLDS, Batch, SeatLog, assessor_for, read_log

GRAIN = 1 << 14
"""Estimates are rounded to so many parts of a whole."""
PARTS = {"cards": CARD_COMES, "others": OTHER_DECIDES, "choices": SEAT_DECIDES}
"""Every change belongs to what happened there."""
KINDS_OF_POINTS = {CARD_COMES: "card", OTHER_DECIDES: "other", SEAT_DECIDES: "choice", NOTHING_MORE: "end"}
FEWEST, MOST = 16, 96
"""So many batches are made at least and at most."""
CHECKED_EVERY = 8
AIMS = {"cards": 0.06, "others": 0.06, "choices": 0.03}
"""It is enough once the standard error of each part is at most this part of a whole."""
CLEAR = 3.0
"""A difference is clear of 0 if it is so many of its standard errors: a match has dozens of decisions."""
AT_STAKE = 0.05
"""Nothing is at stake for a value that is so near to nothing or to the whole, and that stays so."""
UNCHANGED = 0.01


class Estimates(NamedTuple):
    """All points and tries of a match by batches, the one estimate of every point, and how exact all that is."""

    log: SeatLog
    points: Any
    """Batches by points by values."""
    tries: Any
    """Batches by points by tries by values."""
    values: Any
    """Points by values: the estimates."""
    imagined: int

    @property
    def batches(self) -> int:
        return len(self.points)


def gathered(log: SeatLog, batches: list[Batch]) -> Estimates:
    """The estimates from batches. At its own decision a seat is first where the reference would lead it.

    Where it decides like the reference, that is where it comes to; where it decides otherwise, both are compared in the
    same worlds, and what it comes to has its estimate from that comparison.
    """
    points = np.array([batch.points for batch in batches])
    tries = np.array([batch.tries for batch in batches])
    log_points = log.points
    last = len(log_points) - 1
    for i, point in enumerate(log_points):
        if point.legal:
            points[:, i] = tries[:, i, 0]
    for i, point in enumerate(log_points[:-1]):
        if point.event == SEAT_DECIDES and point.heard != point.reference and not log_points[i + 1].legal:
            points[:, i + 1] = tries[:, i, 1]
    if log_points[last].event == NOTHING_MORE and log.match.over:
        points[:, last] = log.coached.end(log.match, log.seat)
    for i in range(last - 1, -1, -1):
        point = log_points[i]
        if point.event == SEAT_DECIDES and point.heard == point.reference:
            points[:, i] = points[:, i + 1]
    values = np.round(points.mean(0) * GRAIN) / GRAIN
    return Estimates(log, points, tries, values, sum(batch.imagined for batch in batches))


def standard_error(by_batch: Any) -> Any:
    """That of a mean over batches."""
    return by_batch.std(0, ddof=1) / sqrt(len(by_batch)) if len(by_batch) > 1 else by_batch[0] * 0 + inf


def parts_of(estimates: Estimates) -> tuple[dict[str, Any], dict[str, Any]]:
    """Each part, value by value, and its standard error."""
    happened = np.array([point.event for point in estimates.log.points[:-1]])
    changes = np.diff(estimates.values, axis=0)
    by_batch = np.diff(estimates.points, axis=1)
    sums = {part: changes[happened == event].sum(0) for part, event in PARTS.items()}
    errors = {part: standard_error(by_batch[:, happened == event].sum(1)) for part, event in PARTS.items()}
    return sums, errors


def exact_enough(estimates: Estimates, precise: bool) -> bool:
    """Is the standard error of every part as small as it must be?"""
    _, errors = parts_of(estimates)
    whole = estimates.log.coached.worth
    aim = 0.5 if precise else 1.0
    return all((errors[part] <= AIMS[part] * aim * np.array(whole)).all() for part in PARTS)


def is_enough(log: SeatLog, found: list[Batch], precise: bool = False) -> bool:
    """Are these batches exact enough, or as many as are ever made?"""
    if len(found) >= (MOST * 4 if precise else MOST):
        return True
    if len(found) < FEWEST or len(found) % CHECKED_EVERY:
        return False
    return exact_enough(gathered(log, found), precise)


def estimate(
    log: SeatLog, *, precise: bool = False, batches: int | None = None, progress: Callable[[int], None] | None = None
) -> Estimates:
    """Make batches until all parts are exact enough, or as many as are asked for."""
    found: list[Batch] = []
    for batch in assessor_for(log.match.game).batches(log, range(batches or MOST * 4)):
        found.append(batch)
        if progress:
            progress(len(found))
        if batches is None and is_enough(log, found, precise):
            break
    return gathered(log, found)


def advice(match: Match[Any, Any], seat: int, **how: Any) -> Json:
    """What the coach says of one seat of a match, as JSON."""
    return told(estimate(read_log(match, seat), **how))


def told(estimates: Estimates) -> Json:
    """The estimates as JSON."""
    log = estimates.log
    sums, errors = parts_of(estimates)
    start_error = standard_error(estimates.points[:, 0])
    end_error = standard_error(estimates.points[:, -1])
    report: Json = {"seat": log.seat}
    for k, name in enumerate(log.coached.values):
        told_value = {"start": float(estimates.values[0, k]), "start_se": rounded(start_error[k])}
        for part in PARTS:
            told_value[part] = float(sums[part][k])
            told_value[f"{part}_se"] = rounded(errors[part][k])
        report[name] = told_value | {"end": float(estimates.values[-1, k]), "end_se": rounded(end_error[k])}
    report["moments"] = [moment(estimates, i) for i in range(len(log.points))]
    report["worlds"] = estimates.batches * (log.coached.worlds or WORLDS)
    return report


def rounded(error: float) -> float | None:
    return None if error == inf else round(float(error), 5)


def moment(estimates: Estimates, i: int) -> Json:
    """One point: what happened there, the values before it, and what it changed."""
    log, point = estimates.log, estimates.log.points[i]
    names = log.coached.values
    report: Json = {"move": point.move, "kind": KINDS_OF_POINTS[point.event], "actor": point.actor}
    errors = standard_error(estimates.points[:, i])
    for k, name in enumerate(names):
        report[name] = float(estimates.values[i, k])
        report[f"{name}_se"] = rounded(errors[k])
    if point.event == NOTHING_MORE:
        if point.legal:
            report["alternatives"] = alternatives(estimates, i)
        return report
    report["heard"] = log.coached.text(log.match, point)
    change = estimates.values[i + 1] - estimates.values[i]
    change_errors = standard_error(estimates.points[:, i + 1] - estimates.points[:, i])
    for k, name in enumerate(names):
        report[f"{name}_change"] = float(change[k])
        report[f"{name}_change_se"] = rounded(change_errors[k])
    if point.event == SEAT_DECIDES and len(point.legal) > 1:
        report["label"] = label(estimates.values[i], change, change_errors, log.coached.worth)
        report["alternatives"] = alternatives(estimates, i)
    return report


def label(before: Any, change: Any, errors: Any, worth: Iterable[float]) -> str | None:
    """Better, worse, or a trade of one value for another; None if nothing is clear or nothing was at stake."""
    whole = np.array(list(worth))
    clear = np.abs(change) > CLEAR * errors
    settled = (before <= AT_STAKE * whole) | (before >= (1 - AT_STAKE) * whole)
    if not clear.any() or (len(whole) > 1 and (settled & (np.abs(change) < UNCHANGED * whole)).all()):
        return None
    signs = {float(np.sign(each)) for each in change[clear]}
    if len(signs) > 1:
        return "trade"
    return "better" if signs == {1.0} else "worse"


def alternatives(estimates: Estimates, i: int) -> list[Json]:
    """What the seat could do, each with its values and how they differ from what it did, or from the reference's."""
    log, point = estimates.log, estimates.log.points[i]
    taken = log.tries[i].index(point.heard) if point.event == SEAT_DECIDES else 0
    found = []
    for number, action in enumerate(log.tries[i]):
        by_batch = estimates.tries[:, i, number]
        difference = by_batch - estimates.tries[:, i, taken]
        errors, own_errors = standard_error(difference), standard_error(by_batch)
        option: Json = {
            "answer": point.texts[action] if point.texts else log.match.game.notation(point.view, log.match.d, action),
            "taken": point.event == SEAT_DECIDES and number == taken,
            "reference": number == 0,
        }
        for k, name in enumerate(log.coached.values):
            option[name] = round(float(by_batch[:, k].mean()), 5)
            option[f"{name}_se"] = rounded(own_errors[k])
            option[f"{name}_difference"] = round(float(difference[:, k].mean()), 5)
            option[f"{name}_difference_se"] = rounded(errors[k])
        found.append(option)
    return found
