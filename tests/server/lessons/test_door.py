"""The door of lessons: a class is not locked out, and guessing does not pay."""

from collections.abc import Iterator
from math import perm
from random import Random

import pytest

from terrae.server.lessons.door import (
    CODES,
    DEVICE_WAITS_MS,
    HOUR_MS,
    MINUTE_MS,
    MOST_OPEN,
    PICTURES,
    SHOWN,
    WRONG_OF_ADDRESS,
    WRONG_OF_ALL,
    Door,
    Doorway,
    Knock,
    Verdict,
    are_right,
    picture_set,
    pictures_at,
)

SECRET = b"secret of a lesson"
LESSON = Doorway("lesson", SECRET)
SCHOOL = "192.0.2.1"
CHANCE_OF_CODE = MOST_OPEN / CODES
CHANCE_OF_PICTURES = 2 / perm(PICTURES, SHOWN)
"""Two sets are taken at a time: that of now and that of the minute before."""


def test_pictures_are_four_of_nine_in_order_and_change_every_minute() -> None:
    sets = [picture_set(SECRET, minute) for minute in range(200)]
    assert all(len(set(each)) == SHOWN and set(each) <= set(range(PICTURES)) for each in sets)
    assert len(set(sets)) > 180
    now = 90_000
    assert are_right(SECRET, pictures_at(SECRET, now), now)
    assert are_right(SECRET, pictures_at(SECRET, now - MINUTE_MS), now)
    assert not are_right(SECRET, pictures_at(SECRET, now - 2 * MINUTE_MS), now)
    assert not are_right(SECRET, pictures_at(SECRET, now)[::-1], now)
    assert not are_right(b"another lesson", pictures_at(SECRET, now), now)


def test_a_right_code_opens() -> None:
    assert Door().knock(LESSON, Knock(SCHOOL, "a"), 0) == "in"


def test_a_locked_door_stays_shut() -> None:
    assert Door().knock(Doorway("lesson", SECRET, locked=True), Knock(SCHOOL, "a"), 0) == "locked"


def test_the_teacher_may_ask_for_the_pictures() -> None:
    door, asking = Door(), Doorway("lesson", SECRET, asks_pictures=True)
    assert door.knock(asking, Knock(SCHOOL, "a"), 0) == "pictures"
    assert door.knock(asking, Knock(SCHOOL, "a", (0, 1, 2, 3)), 0) in ("wrong", "in")
    assert door.knock(asking, Knock(SCHOOL, "b", pictures_at(SECRET, 0)), 0) == "in"


def test_a_device_waits_after_three_wrong_codes_and_its_neighbours_do_not() -> None:
    door = Door()
    for _ in range(3):
        assert door.knock(None, Knock(SCHOOL, "a"), 0) == "wrong"
    assert door.knock(LESSON, Knock(SCHOOL, "a"), 1) == "wait"
    assert door.knock(LESSON, Knock(SCHOOL, "b"), 1) == "in"
    assert door.knock(LESSON, Knock(SCHOOL, "a"), DEVICE_WAITS_MS) == "in"


@pytest.mark.attack("Guesses codes from one address until it is refused.")
def test_an_address_that_nobody_has_entered_from_gets_ten_wrong_codes() -> None:
    door = Door()
    verdicts = [door.knock(None, Knock("198.51.100.1", f"{n}", (0, 1, 2, 3)), n) for n in range(100)]
    assert verdicts.count("wrong") == WRONG_OF_ADDRESS
    assert verdicts[WRONG_OF_ADDRESS:] == ["wait"] * 90
    assert door.knock(LESSON, Knock("198.51.100.1", "x", pictures_at(SECRET, 200)), 200) == "wait"
    assert door.knock(LESSON, Knock("198.51.100.1", "x", pictures_at(SECRET, 700_000)), 700_000) == "in"


@pytest.mark.attack("Types wrong codes from within a school, so that its class is locked out.")
def test_a_class_is_not_locked_out_by_one_of_it() -> None:
    door = Door()
    assert door.knock(LESSON, Knock(SCHOOL, "first"), 0) == "in"
    door.enter("lesson", SCHOOL, 0)
    for n in range(WRONG_OF_ALL - 1):
        door.knock(None, Knock(SCHOOL, f"prank {n}", (0, 1, 2, 3)), 1)
    assert door.knock(LESSON, Knock(SCHOOL, "late"), 2) == "in"
    for n in range(1000):
        door.knock(None, Knock(f"10.0.{n // 200}.{n % 200}", "", (0, 1, 2, 3)), 3)
    assert door.knock(LESSON, Knock(SCHOOL, "later"), 4) == "pictures"
    assert door.knock(LESSON, Knock(SCHOOL, "later", pictures_at(SECRET, 4)), 4) == "in"
    assert door.knock(LESSON, Knock(SCHOOL, "quiet"), 4 + 10 * MINUTE_MS) == "in"


def test_many_wrong_codes_anywhere_make_every_door_ask_for_the_pictures() -> None:
    door = Door()
    door.enter("lesson", SCHOOL, 0)
    for n in range(WRONG_OF_ALL):
        assert door.knock(LESSON, Knock(SCHOOL, "pupil"), 0) == "in"
        assert door.knock(None, Knock(f"10.0.0.{n}", "", (0, 1, 2, 3)), 0) == "wrong"
    assert door.knock(LESSON, Knock(SCHOOL, "pupil"), 0) == "pictures"


@pytest.mark.attack("Learns from what the door answers whether a code is right, without the pictures.")
def test_who_is_asked_for_pictures_does_not_learn_whether_the_code_is_right() -> None:
    door = Door()
    for n in range(WRONG_OF_ALL):
        door.knock(None, Knock(f"10.0.0.{n}", "", (0, 1, 2, 3)), 0)
    wrong = tuple(set(range(PICTURES)) - set(pictures_at(SECRET, 0)))[:SHOWN]
    for code in (LESSON, None):
        assert door.knock(code, Knock("198.51.100.7", "x"), 0) == "pictures"
        assert door.knock(code, Knock("198.51.100.7", "", wrong), 0) == "wrong"


# ---- an hour of guessing from a thousand addresses ----


def greedy() -> Iterator[int]:
    """As soon as anything is taken: every address uses up what it has, at once and again when it may."""
    for window in range(6):
        yield from [window * 10 * MINUTE_MS + window] * 12_000


def patient() -> Iterator[int]:
    """As many in ten minutes as do not make every door ask for the pictures."""
    for window in range(6):
        yield from [window * 10 * MINUTE_MS + window] * (WRONG_OF_ALL - 1)


def steady() -> Iterator[int]:
    for n in range(60_000):
        yield n * HOUR_MS // 60_000


@pytest.mark.attack("Guesses codes for an hour from a thousand addresses, with 200 lessons open.")
@pytest.mark.parametrize("strategy", [greedy, patient, steady])
@pytest.mark.parametrize("own_lesson", [False, True], ids=["strangers", "with-a-lesson-of-their-own"])
def test_an_hour_of_guessing_gets_in_with_at_most_one_per_cent(strategy: object, own_lesson: bool) -> None:
    door, chance = Door(), 0.0
    addresses = [f"10.{n // 250}.{n % 250}.1" for n in range(1000)]
    if own_lesson:
        for address in addresses[:120]:
            door.enter("own", address, 0)
    for n, now in enumerate(strategy()):  # type: ignore[operator]
        address = addresses[n % 1000]
        verdict: Verdict = door.knock(None, Knock(address, ""), now)
        if verdict == "wrong":
            chance += CHANCE_OF_CODE
        elif verdict == "pictures" and door.knock(None, Knock(address, "", (0, 1, 2, 3)), now) == "wrong":
            chance += CHANCE_OF_CODE * CHANCE_OF_PICTURES
    assert 0 < chance <= 0.01, chance


def test_guesses_at_random_do_not_get_in() -> None:
    lot, door = Random(5), Door()
    codes = {lot.randrange(CODES): Doorway(f"lesson {n}", b"%d" % n) for n in range(MOST_OPEN)}
    came_in = 0
    for now in greedy():
        pictures = tuple(lot.sample(range(PICTURES), SHOWN))
        knock = Knock(f"10.{lot.randrange(4)}.{lot.randrange(250)}.1", "", pictures)
        came_in += door.knock(codes.get(lot.randrange(CODES)), knock, now) == "in"
    assert came_in == 0


@pytest.mark.attack("Comes from ever more addresses, so that what the door remembers of them fills the memory.")
def test_the_door_remembers_no_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.lessons.door.MOST_KNOWN", 100)
    door = Door()
    for n in range(1000):
        door.knock(None, Knock(f"address {n}", f"device {n}", (0, 1, 2, 3)), n)
        door.enter(f"lesson {n}", f"address {n}", n)
    for known in (door.wrong_of_address, door.wrong_of_device, door.entered, door.entered_from):
        assert len(known.recent) <= 100
    assert len(door.wrong.times) <= WRONG_OF_ALL
