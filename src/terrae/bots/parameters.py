"""Bots with parameters: `NAME[key=value;key=value]`, as `search[ms=100;lambda=0.3]`.

A parameter is a keyword argument of the bot's function, with its values in the annotation and a default::

    def search(position: Position, *, ms: Annotated[int, Range(0, 10_000)] = 0, strength: Strength = "hard") -> int:

In names a parameter is written without the underscore that Python needs after `lambda_`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Literal, get_args, get_origin

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.player import Range

Value = int | float | str
NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?")
"""Python itself also takes spaces, line ends, underscores and the digits of other scripts."""
KEY = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Parameter:
    """One parameter of a bot: a number within a range, or one of some words."""

    name: str
    kind: type[int] | type[float] | type[str]
    default: Value
    range: Range | None = None
    choices: tuple[str, ...] = ()

    @property
    def argument(self) -> str:
        """The function's argument."""
        return f"{self.name}_" if self.name == "lambda" else self.name

    @property
    def expected(self) -> str:
        """What may be given, in words."""
        if self.range is None:
            return f"one of {', '.join(self.choices)}"
        noun = "whole number" if self.kind is int else "number"
        return f"a {noun} from {self.range.low:g} to {self.range.high:g}"

    def read(self, text: str) -> Value:
        """The value that a text stands for; `Refused` if it stands for none that goes."""
        try:
            value = text if self.kind is str else self.kind(text) if NUMBER.fullmatch(text) else ""
        except ValueError:
            value = ""
        if isinstance(value, str):
            fits = value in self.choices
        else:
            fits = self.range is not None and isfinite(value) and self.range.low <= value <= self.range.high
        if not fits:
            raise Refused(f"{self.name} must be {self.expected}, not {text!r}")
        return value

    def described(self) -> Json:
        """As JSON, for `terrae bots --json`."""
        given: Json = {"name": self.name, "default": self.default}
        if self.range is None:
            return {**given, "type": "choice", "values": list(self.choices)}
        kind = "integer" if self.kind is int else "number"
        return {**given, "type": kind, "low": self.kind(self.range.low), "high": self.kind(self.range.high)}


def parameters_of(function: Callable[..., Any]) -> list[Parameter]:
    """The parameters that a bot's function declares; arguments without a range or a choice are its own affair."""
    found = []
    for argument in inspect.signature(function, eval_str=True).parameters.values():
        name, default, annotation = argument.name.rstrip("_"), argument.default, argument.annotation
        if default is argument.empty:
            continue
        if get_origin(annotation) is Literal:
            found.append(Parameter(name, str, default, choices=get_args(annotation)))
        kind, *more = get_args(annotation) or (None,)
        within = next((note for note in more if isinstance(note, Range)), None)
        if within is not None and kind in (int, float):
            found.append(Parameter(name, kind, default, range=within))
    return found


def split(text: str) -> tuple[str, dict[str, str]]:
    """A bot's name, and its parameters as texts; `Refused` if it is not written as `NAME[key=value;key=value]`."""
    name, bracket, rest = text.partition("[")
    given: dict[str, str] = {}
    if bracket:
        if not name or not rest.endswith("]"):
            raise Refused(f"a bot with parameters is written as name[key=value;key=value], not {text!r}")
        for part in rest[:-1].split(";"):
            key, equals, value = part.partition("=")
            if not KEY.fullmatch(key) or not equals or key in given:
                raise Refused(f"the parameters of {name} are written as [key=value;key=value], not [{rest}")
            given[key] = value
    return name, given


def arguments(name: str, function: Callable[..., Any], given: Mapping[str, str]) -> dict[str, Value]:
    """The keyword arguments for a bot's function; `Refused` if it has no such parameter or the value does not go."""
    known = {parameter.name: parameter for parameter in parameters_of(function)} if given else {}
    read: dict[str, Value] = {}
    for key, text in given.items():
        if key not in known:
            raise Refused(f"the bot {name!r} has no parameter {key!r}; it has {', '.join(known) or 'none'}")
        try:
            read[known[key].argument] = known[key].read(text)
        except Refused as error:
            raise Refused(f"{name}: {error.sentence}") from None
    return read
