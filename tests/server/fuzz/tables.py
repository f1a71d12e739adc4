"""Tables that are brought a step further, so that games begin, go on and end."""

from __future__ import annotations

from math import inf

from .actors import NEEDS
from .connections import Connections
from .requests import MOST_UNDER_WAY
from .sockets import Connection
from .world import NOBODY, Asker, KnownTable


class Tables(Connections):
    """Does what people do at a table."""

    async def advance(self) -> None:
        """The next thing that people do at a table, so that games begin, go on and end."""
        if len(self.world.under_way()) < MOST_UNDER_WAY and self.chance.random() < 0.5:
            asker = self.chance.choice((NOBODY, NOBODY, self.actors.browser(), Asker(device=self.actors.new_device())))
            await self.ask(self.by_name["POST", "tables"], None, asker)
            return
        table = self.table()
        if table is None:
            return
        if table.status == "open":
            await self.fill(table)
        elif table.status == "opening":
            await self.open_contributions(table)
        elif table.status == "playing":
            await self.play(table, self.chance.choice((1, 3, 8, 20)))
        else:
            operation = self.chance.choice((self.by_name["POST", "rematch"], self.by_name["GET", "record"]))
            await self.ask(operation, table, self.actors.asker(table, NEEDS.get(operation.name, "")))

    async def fill(self, table: KnownTable) -> None:
        free = [seat["seat"] for seat in table.info["seats"] if seat["kind"] == "open"]
        if not free:
            await self.ask(self.by_name["POST", "start"], table, self.actors.asker(table, "host"), {})
        elif self.chance.random() < 0.25:
            body = {"seat": self.chance.choice(free), "bot": "random"}
            await self.ask(self.by_name["POST", "bots"], table, self.actors.asker(table, "host"), body)
        else:
            generator = self.actors.bodies(table)
            body = generator.named("Joining", seat=None)
            await self.ask(self.by_name["POST", "join"], table, self.actors.asker(table, "join"), body)

    async def open_contributions(self, table: KnownTable) -> None:
        for seat in range(table.players):
            body = {"seat": seat, "bytes": self.actors.contribution(table, seat)}
            await self.ask(self.by_name["POST", "open"], table, self.holder(table, seat) or NOBODY, body)

    def holder(self, table: KnownTable, seat: int) -> Asker | None:
        """Somebody who holds a seat now."""
        found = [one.holder for one in table.grants.all if (one.power, one.seat, one.ended) == ("seat", seat, inf)]
        return self.actors.with_holder(self.chance.choice(found)) if found else None

    async def seat_everybody(self, table: KnownTable) -> list[Connection]:
        """Connections of everybody who holds a seat."""
        for seat in range(table.players):
            here = [one for one in self.connections if one.table is table and one.viewer == seat]
            holder = self.holder(table, seat)
            if not here and holder is not None:
                await self.open(table, holder, seat)
        return [one for one in self.connections if one.table is table and one.viewer is not None]

    async def play(self, table: KnownTable, moves: int) -> None:
        """Whoever is asked answers, a few times; now and then an answer is taken back."""
        people = await self.seat_everybody(table)
        for _ in range(moves):
            asked = [one for one in people if one.is_open and one.question is not None]
            if not asked:
                for one in people:
                    if one.is_open:
                        await self.hear_out(one)
                asked = [one for one in people if one.is_open and one.question is not None]
            if not asked:
                return
            mover = self.chance.choice(asked)
            assert mover.question is not None
            answer = self.chance.choice(mover.question["answers"])
            await self.move(mover, answer)
            if self.chance.random() < 0.15:
                await self.send(mover, {"type": "take_back", "id": self.actors.new_id(), "number": mover.number})
                await self.hear_out(mover)

    async def move(self, mover: Connection, answer: str) -> None:
        await self.send(mover, {"type": "move", "id": self.actors.new_id(), "number": mover.number, "answer": answer})
        await self.hear_out(mover)

    async def talk_much(self) -> None:
        """Everybody says as much as they may, and then somebody moves and takes it back, again and again."""
        table = self.table("playing")
        if table is None or table.status != "playing":
            return
        people = await self.seat_everybody(table)
        count = self.chance.choice((10, 40, 200))
        for one in people:
            for _ in range(count):
                act = self.actors.act(table)
                await self.send(one, {"type": "say", "id": self.actors.new_id(), "number": one.number, "act": act})
            await self.hear_out(one)
        for _ in range(3):
            await self.play(table, 1)
            for one in people:
                if one.is_open:
                    await self.send(one, {"type": "take_back", "id": self.actors.new_id(), "number": one.number})
                    await self.hear_out(one)
