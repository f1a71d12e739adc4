"""Stories: what several people do one after the other, where a rule is easily broken and chance seldom comes."""

from __future__ import annotations

import copy
from math import inf
from typing import Any

from .generator import ODD_LETTERS
from .invariants import SHOWN
from .sockets import Connection
from .tables import Tables
from .world import NOBODY, Asker, Json, KnownTable

CROWD = 2_100
"""More than the keys that a table gives to those who come late."""
CROWD_SELDOM = 0.25


class Stories(Tables):
    """Tells one of them at a time. Each ends wherever the service refuses what the next step needs."""

    async def story(self) -> None:
        tell = self.chance.choice(
            (self.lose_a_seat, self.lose_a_seat, self.publish, self.hide_words, self.play_again,
             self.say_under_an_old_id, self.crowd, self.bring_a_deck, self.bring_a_deck)
        )  # fmt: skip
        await tell()

    async def do(self, name: str, table: KnownTable, asker: Asker, **body: Any) -> Json | None:
        """A request that changes something; its answer if it was granted."""
        return await self.ask(self.by_name["POST", name], table, asker, body)

    def taken(self, table: KnownTable) -> list[int]:
        return [seat["seat"] for seat in table.info["seats"] if seat["kind"] == "human"]

    async def words(self, people: list[Connection]) -> None:
        """Each of them says something in own words."""
        for one in people:
            if one.is_open:
                text = self.actors.words(one)
                await self.send(one, {"type": "chat", "id": self.actors.new_id(), "text": text})
                await self.hear_out(one)

    async def look_everywhere(self, table: KnownTable, asker: Asker) -> Connection | None:
        """Somebody looks at a table by every way there is."""
        for name in ("table", "record", "replay"):
            await self.ask(self.by_name["GET", name], table, asker)
        return await self.open(table, asker)

    async def lose_a_seat(self) -> None:
        """A seat goes to a second device, then its holder is removed: neither hears what is said after it."""
        table = self.table("open")
        if table is None or table.status != "open" or not self.taken(table):
            return
        seat = self.chance.choice(self.taken(table))
        first = self.holder(table, seat)
        if first is None:
            return
        watching = await self.open(table, first, seat)
        given = await self.do("transfer", table, first, seat=seat)
        if given is not None:
            await self.do("take", table, Asker(given["key"], self.actors.new_device()))
        await self.do("free", table, self.host(table), seat=seat)
        if watching is not None and watching.is_open:
            await self.hear_out(watching)
        others = await self.seat_everybody(table)
        await self.words(others)
        await self.look_everywhere(table, first)
        await self.words(others)

    def host(self, table: KnownTable) -> Asker:
        """Somebody who is the host now."""
        found = [one.holder for one in table.grants.all if (one.power, one.ended) == ("host", inf)]
        return self.actors.with_holder(self.chance.choice(found)) if found else NOBODY

    async def publish(self) -> None:
        """Words are said, then the table is made public: strangers learn only what is said from then on."""
        table = self.table("open")
        if table is None or table.status != "open":
            return
        change = self.by_name["PATCH", "table"]
        await self.ask(change, table, self.host(table), {"public": False, "talk": "words", "keep_words": True})
        people = await self.seat_everybody(table)
        await self.words(people)
        await self.ask(change, table, self.host(table), {"public": True})
        await self.look_everywhere(table, NOBODY)
        await self.words(people)

    async def hide_words(self) -> None:
        """Somebody blocks another, who speaks: then the reader looks by every way."""
        table = self.table("playing")
        people = [] if table is None else await self.seat_everybody(table)
        if table is None or len({one.viewer for one in people}) < 2:
            return
        reader, speaker = self.chance.sample(people, 2)
        message = {"type": "block", "id": self.actors.new_id(), "seat": speaker.viewer, "on": True}
        if reader.viewer == speaker.viewer:
            return
        await self.send(reader, message)
        await self.hear_out(reader)
        await self.words([speaker, speaker])
        if reader.is_open:
            await self.hear_out(reader)
        await self.open(table, reader.asker, reader.viewer)
        for name in ("record", "replay"):
            await self.ask(self.by_name["GET", name], table, reader.asker)

    async def play_again(self) -> None:
        """A game has ended and somebody wants another: a new link invites, and seats are kept from strangers."""
        table = self.table("over") or self.table("abandoned")
        if table is None or table.status not in ("over", "abandoned"):
            table = self.table("playing")
            if table is None or table.status != "playing" or self.chance.random() < 0.5:
                return
            await self.do("abandon", table, self.host(table))
        again, asker = None, NOBODY
        for seat in self.taken(table):
            holder = self.holder(table, seat)
            if again is None and holder is not None:
                asker = Asker(holder.key, holder.device or self.device_of_host(table))
                again = await self.do("rematch", table, asker, seat=seat, commitment="")
        new = None if again is None else self.world.tables.get(again["table"]["id"])
        if again is None or new is None:
            return
        invited = any(one.power == "join" for one in new.grants.all)
        if new.grants.has(asker.holders, "host") and not invited:
            self.witness.fail(f"the host of the rematch {new.id} has no link to join it")
        guest = Asker(again["join"]) if again.get("join") else NOBODY
        if guest is not NOBODY and await self.ask(self.by_name["GET", "table"], new, guest) is None:
            self.witness.fail(f"the link to join the rematch {new.id} opens nothing")
        for one in (guest, NOBODY):
            for seat in (None, *range(new.players)):
                joining = self.actors.bodies(new).named("Joining", seat=seat, colour="", commitment="")
                await self.ask(self.by_name["POST", "join"], new, one, joining)

    def device_of_host(self, table: KnownTable) -> str | None:
        """The browser of the host, who may hold a seat by a key as well."""
        hosts = (one.holder for one in table.grants.all if one.power == "host" and one.ended == inf)
        return next((holder for holder in hosts if holder.startswith("d_")), None)

    async def say_under_an_old_id(self) -> None:
        """Somebody leaves, and whoever comes to the seat says something under an id that was used there before."""
        table = self.table("open")
        if table is None or table.status != "open" or not self.taken(table):
            return
        seat, client = self.chance.choice(self.taken(table)), self.actors.new_id()
        for _ in range(2):
            holder = self.holder(table, seat)
            connection = None if holder is None else await self.open(table, holder, seat)
            if holder is None or connection is None:
                return
            await self.send(connection, {"type": "chat", "id": client, "text": self.actors.words(connection)})
            await self.hear_out(connection)
            if await self.do("leave", table, holder, seat=seat) is None:
                return
            joining = self.actors.bodies(table).named("Joining", seat=seat, colour="", commitment="")
            if await self.ask(self.by_name["POST", "join"], table, self.actors.asker(table, "join"), joining) is None:
                return

    async def bring_a_deck(self) -> None:
        """Somebody brings a deck in which something is called by what is no name, and looks at it."""
        game = self.chance.choice(sorted(self.actors.decks))
        deck = copy.deepcopy(self.actors.decks[game])
        cards = deck.get("cards")
        place = self.chance.choice(list(cards.values())) if isinstance(cards, dict) and cards else deck
        letter, control = self.chance.choice(ODD_LETTERS), self.chance.choice(("\x00", "\x01", "\x1b", "\x1f"))
        odd: Any = self.chance.choice((f"a{letter}b", f"a{control}b", f"a{control}b", ["x"], ["x", {}], 7))
        place[self.chance.choice(SHOWN)] = odd
        seats = self.chance.choice(self.actors.games[game].seats)
        new = self.by_name["POST", "tables"]
        made = await self.ask(new, None, NOBODY, {"game": game, "seats": seats, "deck": deck})
        if made is not None:
            table = self.world.tables[made["table"]["id"]]
            await self.ask(self.by_name["GET", "deck"], table, Asker(made["keys"]["host"]))

    async def crowd(self) -> None:
        """Ever more people come late to watch, until the table has no more keys for them."""
        table = self.table("playing")
        if table is None or table.status != "playing" or self.chance.random() > CROWD_SELDOM:
            return
        late, asker = self.by_name["POST", "late"], self.actors.asker(table, "join")
        body = {"seat": None, "name": "", "colour": ""}
        if await self.ask(late, table, asker, body) is not None:
            await self.ask(late, table, asker, body, times=CROWD)
