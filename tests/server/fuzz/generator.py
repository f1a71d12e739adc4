"""Values made from a JSON Schema: sensible ones, ones at their limits, and ones just past them.

What makes sense at a table is told by `hints`: a value by a field's name, or by the type and the field. Everything else
follows from the schema, so a new field or message is tried as soon as the schema has it.
"""

from __future__ import annotations

import json
import re
import string
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Literal

from terrae.server.protocol.schema import FILE

Json = dict[str, Any]
Mode = Literal["sensible", "limit", "past"]
Hints = Mapping[str, Callable[[], Any]]

OPTIONAL = 0.5
"""How often a field is sent that may be left out."""
LETTERS = string.ascii_letters + string.digits
ODD_LETTERS = (
    "\x00", "\x01", "\x1f", "\x7f", "\x85", "\n", "\t", " ", "\u00a0", "\u00ad", "\u200b", "\u202e", "\u2028", "\ud800",
    "\udfff", "\ufeff", "\uffff", "\U0001f600", "e\u0301\u0301\u0301", "\u0430", "\\", '"', "'", "<", "&", "%", "{",
    "$", ";", "ß", "İ", "ﷺ", "ǰ",
)  # fmt: skip
"""Letters that have broken programs before."""
WORDS = ("", "0", "-1", "null", "true", "../../etc/passwd", "%00", "<script>alert(1)</script>",
         "'; DROP TABLE tables;--", "{{7*7}}", "{ $name }", "constructor", "__proto__", "NaN", "1e999")  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, -0.0, 1e308, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, "", "0", [], {}, [[]],
    [None], {"": None}, {"a": {"b": {"c": []}}}, "\x00", "\ud800",
)  # fmt: skip
"""Values of every type."""


def protocol() -> dict[str, Json]:
    """Every body and message by name, as the protocol's own schema says."""
    definitions: dict[str, Json] = json.loads(FILE.read_text("utf-8"))["$defs"]
    return definitions


class Generator:
    """Makes values; the same chance makes the same ones."""

    def __init__(
        self, chance: Random, definitions: Mapping[str, Json], hints: Hints | None = None, lax: bool = False
    ) -> None:
        self.chance = chance
        self.lax = lax
        """Are numbers, truths and nothing also taken as texts? So bodies of requests are read."""
        self.definitions = definitions
        self.hints = hints or {}

    def named(self, name: str, mode: Mode = "sensible", **fixed: Any) -> Any:
        """A body or message by its name; the values of `fixed` stand as they are."""
        return self.value(self.definitions[name], mode, fixed=fixed)

    def value(self, schema: Json, mode: Mode = "sensible", field: str = "", fixed: Json | None = None) -> Any:
        if "$ref" in schema:
            return self.value(self.definitions[schema["$ref"].rpartition("/")[2]], mode, field, fixed)
        if "properties" in schema:
            return self.record(schema, mode, fixed or {})
        if mode == "past":
            return self.past(schema)
        if mode == "sensible" and field in self.hints:
            return self.hints[field]()
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return self.value(self.chance.choice(schema[union]), mode, field, fixed)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self.chance.choice(kind)
        if kind == "integer":
            return self.number(schema, mode)
        if kind == "string":
            return self.text(schema, mode)
        if kind == "array":
            return self.items(schema, mode)
        if kind == "object":
            return self.dictionary(schema, mode)
        return {"boolean": self.chance.random() < 0.5, "null": None, "number": self.chance.random()}.get(str(kind))

    # ---- within the limits ----

    def record(self, schema: Json, mode: Mode, fixed: Json) -> Json:
        """An object of named fields. At or past the limits is one of them, or a field is missing or one too many."""
        properties: Json = schema["properties"]
        required = schema.get("required", ())
        open_fields = [name for name in properties if name not in fixed and "enum" not in properties[name]]
        chosen = self.chance.choice(open_fields) if open_fields and mode != "sensible" else ""
        made: Json = {}
        title = schema.get("title", "")
        for name, part in properties.items():
            hint = f"{title}.{name}" if f"{title}.{name}" in self.hints else name
            if name in fixed:
                made[name] = fixed[name]
            elif name == chosen:
                made[name] = self.value(part, mode, hint)
            elif name in required or self.chance.random() < OPTIONAL:
                made[name] = self.value(part, "sensible", hint)
        if mode == "past" and not chosen:
            made["type"] = self.chance.choice(ODD_VALUES)
        elif mode == "past" and self.chance.random() < 0.1 and chosen in required:
            del made[chosen]
        return made

    def number(self, schema: Json, mode: Mode) -> int:
        low, high = int(schema.get("minimum", -(2**31))), int(schema.get("maximum", 2**31))
        if mode == "limit":
            return self.chance.choice((low, high, low + 1, high - 1))
        return self.chance.randint(max(low, -9), min(high, max(low, 9)))

    def text(self, schema: Json, mode: Mode) -> str:
        if "pattern" in schema:
            made = Pattern(schema["pattern"], self.chance).text(longest=mode == "limit")
            return made.ljust(int(schema.get("minLength", 0)), "x")[: schema.get("maxLength")]
        least, most = schema.get("minLength", 0), schema.get("maxLength", 200)
        if mode == "sensible":
            return self.letters(self.chance.randint(max(1, least), min(most, 12)))
        return self.chance.choice((self.odd_text(least), self.odd_text(most), self.odd_text(min(most, 3))))

    def letters(self, count: int) -> str:
        return "".join(self.chance.choices(LETTERS, k=count))

    def odd_text(self, length: int) -> str:
        """A text of this length that is no ordinary word."""
        if self.chance.random() < 0.2:
            return self.chance.choice(WORDS)[:length].ljust(length, "x") if length else ""
        one = self.chance.choice(ODD_LETTERS) if self.chance.random() < 0.8 else self.letters(1)
        if self.chance.random() < 0.5:
            return (one * length)[:length]
        place = self.chance.randint(0, max(0, length - 1))
        return (self.letters(place) + one + self.letters(length))[:length]

    def items(self, schema: Json, mode: Mode) -> list[Any]:
        most = schema.get("maxItems", 3)
        count = most if mode == "limit" else self.chance.randint(0, min(most, 2))
        return [self.value(schema.get("items", {"type": "string"}), "sensible") for _ in range(count)]

    def dictionary(self, schema: Json, mode: Mode) -> Json:
        most = schema.get("maxProperties", 3)
        count = most if mode == "limit" else self.chance.randint(schema.get("minProperties", 0), min(most, 2))
        names: Json = {"type": "string", "minLength": 1, **schema.get("propertyNames", {})}
        part = schema.get("additionalProperties")
        anything = not isinstance(part, dict) or not part
        return {
            self.text(names, mode): self.chance.choice(ODD_VALUES) if anything else self.value(part or {}, mode)
            for _ in range(count)
        }

    # ---- past them ----

    def past(self, schema: Json) -> Any:
        """A value that the schema does not allow."""
        for _ in range(50):
            value = self.past_once(schema)
            if not self.allows(schema, value):
                return value
        raise AssertionError(f"everything is allowed by {schema}")

    def past_once(self, schema: Json) -> Any:
        if self.chance.random() < 0.3:
            return self.chance.choice(ODD_VALUES)
        parts: list[Json] = schema.get("anyOf") or schema.get("oneOf") or [schema]
        for part in parts:
            plain = self.definitions[part["$ref"].rpartition("/")[2]] if "$ref" in part else part
            kind = plain.get("type")
            if "properties" in plain:
                return self.record(plain, "past", {})
            if kind == "integer":
                return self.chance.choice(
                    (int(plain.get("minimum", 0)) - 1, int(plain.get("maximum", 2**63)) + 1, 2**64)
                )
            if kind == "string" and "pattern" in plain:
                good = Pattern(plain["pattern"], self.chance).text(longest=True)
                return self.chance.choice((good + good + "A", good + "\n", "\x00" + good, self.odd_text(3)))
            if kind == "string":
                most = plain.get("maxLength", 200)
                return self.chance.choice(("", self.odd_text(most + 1), self.odd_text(most * 5)))
            if kind == "array":
                item = self.value(plain.get("items", {"type": "string"}))
                return self.chance.choice(([item] * (plain.get("maxItems", 100) + 1), [self.chance.choice(ODD_VALUES)]))
            if kind == "object":
                most = plain.get("maxProperties", 100)
                return {f"x{number}": self.chance.choice(ODD_VALUES) for number in range(most + 1)}
        return self.chance.choice(ODD_VALUES)

    def allows(self, schema: Json, value: Any) -> bool:
        """Does the schema allow the value? Python's `1 == True == 1.0` is kept apart as JSON does."""
        if "$ref" in schema:
            return self.allows(self.definitions[schema["$ref"].rpartition("/")[2]], value)
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return any(self.allows(part, value) for part in schema[union])
        if "enum" in schema:
            return any(type(value) is type(one) and value == one for one in schema["enum"])
        kinds = schema.get("type", ())
        return any(self.allows_as(kind, schema, value) for kind in ([kinds] if isinstance(kinds, str) else kinds))

    def allows_as(self, kind: str, schema: Json, value: Any) -> bool:
        if self.lax and kind in ("integer", "boolean", "null") and isinstance(value, str | int):
            try:
                value = json.loads(str(value).lower())
            except ValueError:
                return False
            if kind == "boolean" and value in (0, 1):
                return True
        if kind == "integer":
            whole = type(value) is int or (isinstance(value, float) and value.is_integer())
            return whole and schema.get("minimum", value) <= value <= schema.get("maximum", value)
        if kind == "string":
            return (
                isinstance(value, str)
                and is_text(value)
                and schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value))
                and re.search(strict(schema.get("pattern", "")), value) is not None
            )
        if kind == "array":
            return (
                isinstance(value, list)
                and len(value) <= schema.get("maxItems", len(value))
                and all(self.allows(schema["items"], item) for item in value if "items" in schema)
            )
        if kind == "object":
            return isinstance(value, dict) and self.allows_object(schema, value)
        return {"boolean": isinstance(value, bool), "null": value is None}.get(kind, True)

    def allows_object(self, schema: Json, value: Json) -> bool:
        if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
            return False
        known = schema.get("properties", {})
        if any(name not in value for name in schema.get("required", ())):
            return False
        if any(not self.allows(known[name], part) for name, part in value.items() if name in known):
            return False
        names, others = schema.get("propertyNames", {}), schema.get("additionalProperties")
        for name, part in value.items():
            if name in known:
                continue
            if not self.allows({"type": "string", **names}, name):
                return False
            if isinstance(others, dict) and others and not self.allows(others, part):
                return False
        return True


def is_text(value: str) -> bool:
    """Can it be written as UTF-8? JSON lets half of a surrogate pair be sent, which is no text."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def strict(pattern: str) -> str:
    """The same where `$` is the very end, as JSON Schema says. Python lets a line end stand behind it."""
    return pattern.replace("$", r"\Z")


class Pattern:
    """Texts that a regular expression of the protocol allows: classes of letters, groups, choices and repeats."""

    def __init__(self, pattern: str, chance: Random) -> None:
        self.tree = import_module("re._parser").parse(pattern)  # the standard library's own reading of it
        self.chance = chance

    def text(self, longest: bool = False) -> str:
        return self.of(self.tree, longest)

    def of(self, tree: Any, longest: bool) -> str:
        return "".join(self.part(str(name), argument, longest) for name, argument in tree)

    def part(self, name: str, argument: Any, longest: bool) -> str:
        if name == "LITERAL":
            return chr(argument)
        if name in ("AT", "ASSERT", "ASSERT_NOT"):
            return ""
        if name == "IN":
            if str(argument[0][0]) == "NEGATE":
                without = [ends(*one) for one in argument[1:]]
                known = [*LETTERS, *filter(is_text, "".join(ODD_LETTERS))]
                letters: list[str] = [one for one in known if not any(low <= ord(one) <= high for low, high in without)]
                return self.chance.choice(letters)
            low, high = self.chance.choice([ends(*one) for one in argument])
            return chr(self.chance.randint(low, high))
        if name == "SUBPATTERN":
            return self.of(argument[-1], longest)
        if name == "BRANCH":
            return self.of(self.chance.choice(argument[1]), longest)
        if name == "ANY":
            return self.chance.choice(LETTERS)
        assert name in ("MAX_REPEAT", "MIN_REPEAT"), f"a pattern with {name} is new: say here what it allows"
        least, most, inner = argument
        most = min(int(most), 200)
        count = most if longest else self.chance.randint(least, min(most, least + 8))
        return "".join(self.of(inner, longest) for _ in range(count))


def ends(name: Any, argument: Any) -> tuple[int, int]:
    """The first and last letter of a part of a class."""
    assert str(name) in ("LITERAL", "RANGE"), f"a class with {name} is new: say here which letters it holds"
    return (argument, argument) if str(name) == "LITERAL" else argument
