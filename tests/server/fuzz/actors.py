"""What actors send: whose key they show, and values that make sense at their table."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from terrae.engine.game import games
from terrae.table.contract import talk_of

from .generator import Generator, Hints, protocol
from .sockets import Connection
from .world import NOBODY, Asker, Json, KnownTable, World

BOTS = ("random", "random", "random", "greedy", "random[x=1]", "no-such-bot", "./bot.py")
"""Mostly one that thinks little: what bots think costs more than everything else here."""
COLOURS = ("", "", "teal", "rose", "amber", "slate", "olive", "plum")
LANGUAGES = ("", "en", "cs", "pt-BR")
NEEDS = {
    "join": "join", "late": "join", "table": "host", "bots": "host", "free": "host", "shuffle": "host", "start": "host",
    "swap": "host", "rename": "seat",
    "abandon": "host", "links": "host", "transfer": "seat", "leave": "seat", "open": "seat", "personal": "seat",
    "replace": "seat", "return": "seat", "rematch": "seat", "back": "back", "claim": "", "take": "transfer",
}  # fmt: skip
"""The power that each request needs."""


class Actors:
    """Chooses who does something, and with which values."""

    def __init__(self, world: World, chance: Random) -> None:
        self.world = world
        self.chance = chance
        self.ids = 0
        self.definitions = protocol()
        self.decks: dict[str, Json] = {}
        """The usual deck of each game, as the service tells it."""
        self.games = dict(games())

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # ---- who ----

    def asker(self, table: KnownTable | None, power: str = "") -> Asker:
        """Mostly somebody who has the power; else anybody, with an old key, a foreign one, or none."""
        chance = self.chance
        kind = chance.random()
        if table is None:
            return chance.choice((NOBODY, self.browser(), Asker(self.any_key()), Asker(device=self.new_device())))
        holders = list(dict.fromkeys(one.holder for one in table.grants.all if not power or one.power == power))
        standing = [holder for holder in holders if table.grants.has((holder,), power)] if power else holders
        if power == "transfer":
            standing = list(table.transfers)
        if kind < 0.75 and standing:
            return self.with_holder(chance.choice(standing))
        if kind < 0.85 and holders:
            return self.with_holder(chance.choice(holders))  # one that may have ended
        if kind < 0.93 and table.keys:
            return Asker(chance.choice(table.keys), chance.choice([None, *self.world.devices[-5:]]))
        return chance.choice((NOBODY, self.browser(), Asker(self.any_key()), Asker("s_" + "x" * 32), Asker("nonsense")))

    def with_holder(self, holder: str) -> Asker:
        return Asker(device=holder) if holder.startswith("d_") else Asker(holder)

    def browser(self) -> Asker:
        return Asker(device=self.chance.choice(self.world.devices)) if self.world.devices else NOBODY

    def new_device(self) -> str:
        return "d_" + "".join(self.chance.choices("abcdefghijklmnop", k=32))

    def any_key(self) -> str | None:
        return self.chance.choice(list(self.world.keys)) if self.world.keys else None

    def new_id(self) -> str:
        self.ids += 1
        return f"i{self.ids}"

    # ---- with which values ----

    def bodies(self, table: KnownTable | None) -> Generator:
        """Makes bodies of requests."""
        chance = self.chance
        game = chance.choice(sorted(self.games)) if table is None else table.info["game"]
        players = chance.choice(self.games[game].seats) if table is None else table.players
        options = [option.name for option in self.games[game].options]
        hints: dict[str, Callable[[], Any]] = {
            "game": lambda: game,
            "seats": lambda: chance.choice((*self.games[game].seats, players)),
            "options": lambda: {name: chance.random() < 0.5 for name in options if chance.random() < 0.3},
            "deck": lambda: self.deck(game),
            "start": lambda: chance.choice((None, None, None, 0)) if table is None else chance.choice((-1, 0)),
            "title": lambda: self.planted("title", table),
            "name": lambda: self.planted("name", table),
            "colour": lambda: chance.choice(COLOURS),
            "seat": lambda: chance.choice((*range(players), players)),
            "bot": lambda: chance.choice(BOTS),
            "commitment": lambda: self.commitment(table),
            "bytes": lambda: self.contribution(table),
            "public": lambda: chance.random() < 0.4,
            "chat": lambda: chance.random() < 0.8,
            "talk": lambda: chance.choice(("words", "words", "words", "sentences", "silence", None)),
            "keep_words": lambda: chance.random() < 0.6,
            "clock": self.clock,
        }
        return Generator(chance, self.definitions, hints, lax=True)

    def clock(self) -> Json:
        return self.chance.choice(
            ({"kind": "none"}, {"kind": "none"}, {"kind": "decision", "seconds": 1}, {"kind": "days", "days": 3})
        )

    def planted(self, kind: str, table: KnownTable | None) -> str:
        return self.world.plant(kind, "" if table is None else table.id, self.now())

    def commitment(self, table: KnownTable | None) -> str:
        if self.chance.random() < 0.6:
            return ""
        data = self.chance.randbytes(self.chance.choice((1, 16, 64)))
        found = hashlib.sha256(data).hexdigest()
        if table is not None:
            table.bytes_of[found] = data.hex()
        return found

    def contribution(self, table: KnownTable | None, seat: int | None = None) -> str:
        """The contribution of a seat, or of any; rarely another."""
        if table is not None and self.chance.random() < 0.9:
            promised = [one["commitment"] for one in table.info["fair"]["seats"] if seat in (None, one["seat"])]
            known = [table.bytes_of[one] for one in promised if one in table.bytes_of]
            if known:
                return self.chance.choice(known)
        return self.chance.randbytes(4).hex()

    def deck(self, game: str) -> Json | None:
        """Mostly the usual one; else one with something odd in one place."""
        if game not in self.decks or self.chance.random() < 0.7:
            return None
        deck: Json = altered(self.decks[game], self.chance) if self.chance.random() < 0.8 else self.decks[game]
        return deck

    def messages(self, connection: Connection) -> Generator:
        """Makes messages of a connection."""
        chance, table = self.chance, connection.table
        seat = -1 if connection.viewer is None else connection.viewer
        said = self.said(connection)
        hints: Hints = {
            "id": lambda: self.new_id() if chance.random() < 0.9 else f"i{chance.randint(1, self.ids + 1)}",
            "number": lambda: max(0, connection.number + chance.choice((0, 0, 0, 0, 0, 0, -1, 1, -7))),
            "answer": lambda: self.answer(connection),
            "Report.line": lambda: said[1],
            "Report.seat": lambda: said[0],
            "PreviewRequest.line": lambda: [self.answer(connection)] if chance.random() < 0.3 else [],
            "text": lambda: self.words(connection),
            "act": lambda: self.act(table),
            "language": lambda: chance.choice(LANGUAGES),
            "seat": lambda: chance.choice((*range(table.players), table.players)),
            "on": lambda: chance.random() < 0.7,
            "bytes": lambda: self.contribution(table, seat),
            "key": self.any_key,
            "have": lambda: connection.number,
        }
        return Generator(chance, self.definitions, hints)

    def answer(self, connection: Connection) -> str:
        if connection.question is not None and self.chance.random() < 0.9:
            return str(self.chance.choice(connection.question["answers"]))
        return self.chance.choice(("pass", "G4", "keep", "", "nonsense", "take 1"))

    def said(self, connection: Connection) -> tuple[int, int | None]:
        """Who has said which line; or somebody, and none."""
        lines = [line for line in connection.lines if line[0] != connection.viewer]
        if lines and self.chance.random() < 0.8:
            return self.chance.choice(lines)
        return self.chance.randint(0, connection.table.players), None

    def words(self, connection: Connection) -> str:
        """Own words with a planted one among them."""
        table, now = connection.table, self.now()
        marker = self.world.plant(
            "word",
            table.id,
            now,
            seat=-1 if connection.viewer is None else connection.viewer,
            public=table.was_public(now, now),
            in_lobby=table.status in ("open", "opening"),
        )
        return self.chance.choice((marker, f"who has {marker}?", f"  {marker}  ", f"<b>{marker}</b>", f"{marker} é ﷺ"))

    def act(self, table: KnownTable) -> Json:
        """Something said as data: mostly of a right form."""
        talk = talk_of(self.games[table.info["game"]])
        if talk is None:
            return {"act": "promise", "value": 1}
        name = self.chance.choice(("promise", *talk.forms))
        form = self.chance.choice(talk.forms.get(name) or talk.forms["refuse"])
        filled = {slot: self.chance.choice(list(talk.slots[slot].values(table.players))) for slot in form}
        if self.chance.random() < 0.05:
            filled[self.chance.choice(("who", "text", "value", "x"))] = self.chance.choice((-1, "", "x" * 24, 7))
        return {"act": name, **filled}


def altered(deck: Json, chance: Random) -> Json:
    """A deck with one value replaced, left out or doubled."""
    import copy

    made = copy.deepcopy(deck)
    place: Any = made
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return made
        key = chance.choice(keys)
        inner = place[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.85:
            place = inner
            continue
        kind = chance.random()
        if kind < 0.1:
            del place[key]
        elif kind < 0.2 and isinstance(place, list):
            place.append(inner)
        elif kind < 0.5 and isinstance(inner, str):
            place[key] = chance.choice((inner + "\n", inner + "\x00", "", inner * 50, ["x"], {"x": 1}, "<b>", None))
        else:
            place[key] = Generator(chance, {}).past_once({"type": "integer", "minimum": 0, "maximum": 99})
        return made
