"""Runs the fuzzer: `python -m tests.server.fuzz.run --seed 7 --steps 3000`, or `--seconds 60`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from . import stored
from .actions import Actions
from .invariants import Violation, Witness
from .operations import operations
from .wire import Header, Line
from .world import Json, KnownTable, World

ROOT = Path(__file__).parents[3]
STEPS_BETWEEN_RESTARTS = 700
HELD_MOST_S = 0.25
"""Nobody may hold the event loop for longer, in processor time."""
HELD_USUALLY_S, RARELY = 0.05, 0.01
"""No more than one of a hundred goes may be longer than that."""
ENOUGH = 2
"""If more tables than these are under way, one of them is wrecked at a restart."""
CLOCK_S = 60.0
"""However busy the machine is, a clock that has run out for so long is seen."""
VOLATILE = ("left_ms", "changed", "actor", "number", "you", "status", "result", "fair", "rematch", "start")
"""What a bot, a clock or the rules may have changed while the service was away, or tells of the asker only."""


class Service:
    """The service in a process of its own, which is killed and started again."""

    def __init__(self, database: str, folder: Path, seed: int, mistakes: tuple[str, ...]) -> None:
        self.database, self.folder, self.seed, self.mistakes = database, folder, seed, mistakes
        self.starts = 0
        self.port = 0
        self.base = ""
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "log"

    def start(self) -> None:
        self.log = self.folder / f"log-{self.starts}.jsonl"  # what an earlier one left running writes elsewhere
        command = [sys.executable, "-m", "tests.server.fuzz.serve", self.database, str(self.port)]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*command, f"{self.seed}/{self.starts}", *self.mistakes],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ.copy(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is served at" in line, f"the service does not start: {self.log.read_text()[-2000:]}"
        self.base = line.split()[4]
        self.port = int(self.base.rpartition(":")[2])
        self.starts += 1

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
        self.process = None

    def complaints(self, wrecked: Container[str]) -> tuple[list[str], int]:
        """What the service has logged as an error, and how often it was about tables that were wrecked."""
        found, excused = [], 0
        for line in self.log.read_text("utf-8").splitlines():
            said = json.loads(line) if line.startswith("{") else {"level": "error", "event": line}
            if said["level"] == "error" and said.get("table") not in wrecked:
                found.append(line)
            excused += said["level"] == "error" and said.get("table") in wrecked
        return found, excused

    def held(self) -> list[str]:
        """Who has held the event loop for long."""
        return [line for line in self.log.read_text("utf-8").splitlines() if '"the loop was held"' in line]


@dataclass
class Report:
    """What a run has done."""

    seed: int
    steps: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    held: list[str] = field(default_factory=list)
    longest_s: float = 0.0
    seconds: float = 0.0


class Run:
    """One run from its seed."""

    def __init__(self, folder: Path, seed: int, database: str = "", mistakes: tuple[str, ...] = ()) -> None:
        self.chance = Random(seed)
        self.world = World(self.chance)
        self.witness = Witness(self.world)
        self.service = Service(database or str(folder / "tables.db"), folder, seed, mistakes)
        self.report = Report(seed)
        self.actions: Actions | None = None
        self.longest = 0.0

    async def go(self, steps: int, until: float = float("inf")) -> Report:
        """So many steps, or until that time (`time.monotonic`); `Violation` if something happens that must not."""
        began = time.monotonic()
        self.service.start()
        try:
            actions = self.actions = Actions(self.world, self.witness, self.chance, await self.documented())
            actions.served_at(self.service.base)
            await self.learn_decks()
            while self.report.steps < steps and time.monotonic() < until:
                self.chance.seed(f"{self.report.seed} {self.report.steps}")  # whatever chance decided before
                await actions.step()
                self.report.steps += 1
                if self.report.steps % 100 == 0:
                    await self.check_health()
                if self.report.steps % STEPS_BETWEEN_RESTARTS == 0:
                    await self.restart()
            await self.finish()
        except Exception as error:
            raise Violation(self.story(error)) from error
        finally:
            if self.actions is not None:
                await self.actions.hang_up()
            self.service.kill()
            self.report.seconds = time.monotonic() - began
        self.report.counts = dict(sorted(self.world.counts.items()))
        return self.report

    def story(self, error: Exception) -> str:
        """What happened, and how to see it again."""
        trail = "\n".join(self.world.trail)
        log = "\n".join(self.service.log.read_text("utf-8").splitlines()[-8:])
        return (
            f"{error if str(error) else repr(error)}\n\nseed {self.report.seed}, step {self.report.steps}; "
            f"to repeat: python -m tests.server.fuzz.run --seed {self.report.seed} --steps {self.report.steps + 1}"
            f"\n\nWhat was done last:\n{trail}\n\nThe log's last lines:\n{log}"
        )

    async def get(self, path: str, headers: Sequence[Header] = ()) -> Any:
        where = Line("127.0.0.1", self.service.port)
        try:
            answer = await where.ask("GET", path, headers)
        finally:
            where.close()
        if not answer.ok:
            raise Violation(f"GET {path} is answered with {answer.status}: {answer.text[:300]}")
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def documented(self) -> Any:
        return operations(await self.get("/schema/openapi.json"))

    async def learn_decks(self) -> None:
        assert self.actions is not None
        for game in await self.get("/api/games"):
            deck = await self.get(f"/api/games/{game['name']}/deck")
            self.actions.actors.decks[game["name"]] = deck["document"]

    # ---- looking at the service ----

    async def check_health(self) -> None:
        """It is well, it has met no error, and nobody holds its event loop."""
        await self.get("/healthz")
        figures = await self.get("/metrics")
        wrecked = {table.id for table in self.world.tables.values() if table.is_wrecked}
        complaints, excused = self.service.complaints(wrecked)
        if complaints or number(figures, "terrae_errors_total") > max(excused, len(wrecked)):
            raise Violation(f"the service has met an error: {complaints[-3:]}")
        self.report.longest_s = max(self.report.longest_s, number(figures, "terrae_loop_longest_seconds"))
        goes = number(figures, "terrae_loop_held_seconds_count")
        short = number(figures, f'terrae_loop_held_seconds_bucket{{le="{HELD_USUALLY_S}"}}')
        self.report.held = self.service.held()
        if self.report.longest_s > HELD_MOST_S or goes - short > max(3, RARELY * goes):
            raise Violation(f"the event loop is held, of {goes:.0f} goes {goes - short:.0f}: {self.report.held[-3:]}")

    async def restart(self) -> None:
        """The power goes and comes back: everything that was told of the tables is as it was."""
        assert self.actions is not None
        await self.check_health()
        before = {table.id: await self.told(table) for table in self.world.tables.values() if not table.is_wrecked}
        self.world.note("killed and started again")
        self.service.kill()
        await self.actions.hang_up()
        stored.check_acknowledged(self.service.database, self.world)
        others = self.world.under_way()
        if len(others) > ENOUGH:
            unlucky = self.chance.choice(others)
            stored.wreck(self.service.database, unlucky.id)
            unlucky.is_wrecked = True
        self.service.start()
        self.actions.served_at(self.service.base)
        for table_id, told in before.items():
            table = self.world.tables[table_id]
            if not table.is_wrecked and (now := await self.told(table)) != told:
                raise Violation(f"after a restart the table {table_id} is {now}, and was {told}")
        await self.get("/api/tables")
        await self.check_clocks()

    async def told(self, table: KnownTable) -> Json:
        """What its host is told of a table, but for what may change by itself."""
        info = await self.get(table.path, self.host_of(table))
        table.update(info, asyncio.get_running_loop().time())
        seats = [{name: seat[name] for name in ("seat", "name", "colour")} for seat in info["seats"]]
        return {**{name: value for name, value in info.items() if name not in VOLATILE}, "seats": seats}

    async def check_clocks(self) -> None:
        """Where somebody's time has run out, a bot decides: no table stands still for ever."""
        timed = [
            table
            for table in self.world.playing()
            if table.info["clock"]["kind"] == "decision" and table.info["clock"]["seconds"] == 1
        ]
        before = {table.id: await self.at(table) for table in timed}
        deadline = time.monotonic() + CLOCK_S
        while timed and time.monotonic() < deadline:
            timed = [table for table in timed if await self.at(table) == before[table.id]]
            await asyncio.sleep(0.3)
        if timed:
            raise Violation(f"the clocks of {[table.id for table in timed]} stand still")

    async def at(self, table: KnownTable) -> Any:
        info = await self.get(table.path, self.host_of(table))
        return info["number"], info["status"]

    def host_of(self, table: KnownTable) -> list[Header]:
        """What somebody sends who is the host now."""
        assert self.actions is not None
        holder = next(one.holder for one in table.grants.all if one.power == "host" and one.ended == float("inf"))
        return self.actions.headers(self.actions.actors.with_holder(holder))

    async def finish(self) -> None:
        """At the end: everything once more, then the database by itself."""
        await self.restart()
        await self.check_health()
        self.service.kill()
        for name, count in stored.check(self.service.database, self.world, self.witness).items():
            self.world.counts[name] = count


def number(figures: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", figures, re.MULTILINE)
    assert found is not None, f"there is no figure {name}"
    return float(found[1])


def fuzz(folder: Path, seed: int, steps: int = 10**9, seconds: float = float("inf"), **more: Any) -> Report:
    """One run in an event loop of its own."""
    return asyncio.run(Run(folder, seed, **more).go(steps, time.monotonic() + seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--plant", nargs="*", default=[])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            report = fuzz(Path(folder), asked.seed, asked.steps, asked.seconds, mistakes=tuple(asked.plant))
        except Violation as violation:
            sys.exit(str(violation))
    print(json.dumps(report.__dict__, indent=1))


if __name__ == "__main__":
    main()
