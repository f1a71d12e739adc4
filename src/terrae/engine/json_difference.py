"""Comparing what a record gives with what the rules derive, both as JSON."""

from __future__ import annotations

from typing import Any, NamedTuple


class Difference(NamedTuple):
    """The first place where two JSON values differ, such as 'parts[1].set', and what stands there in each."""

    place: str
    given: Any
    expected: Any


def same_json(given: object, expected: object) -> bool:
    """Are they equal as JSON? The number 1 is neither true nor 1.0, and the order of a list counts."""
    if isinstance(expected, dict):
        return (
            isinstance(given, dict)
            and given.keys() == expected.keys()
            and all(same_json(given[key], expected[key]) for key in expected)
        )
    if isinstance(expected, list):
        return (
            isinstance(given, list)
            and len(given) == len(expected)
            and all(same_json(a, b) for a, b in zip(given, expected, strict=True))
        )
    return type(given) is type(expected) and given == expected


def first_difference(place: str, given: Any, expected: Any) -> Difference:
    """Where two values that differ first do. A list of plain values that differs is one place as a whole."""
    inner: list[Difference] = []
    if isinstance(given, dict) and isinstance(expected, dict) and given.keys() == expected.keys():
        inner = [Difference(f"{place}.{key}", given[key], expected[key]) for key in expected]
    elif isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected) and nested(expected):
        pairs = enumerate(zip(given, expected, strict=True))
        inner = [Difference(f"{place}[{n}]", a, b) for n, (a, b) in pairs]
    for inside in inner:
        if not same_json(inside.given, inside.expected):
            return first_difference(*inside)
    return Difference(place, given, expected)


def nested(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def first_item(difference: Difference) -> Difference:
    """The first item that differs, where the place that differs is a list of as many items as expected."""
    place, given, expected = difference
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        pairs = enumerate(zip(given, expected, strict=True))
        return next(Difference(f"{place}[{n}]", a, b) for n, (a, b) in pairs if not same_json(a, b))
    return difference
