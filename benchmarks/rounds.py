"""How long a person who wants speed waits for a round of bots: from their answer until they are asked again.

    python -m benchmarks.rounds [--game terra-futura] [--strength normal] [--rounds 40] [--json FILE]

Starts a service of its own on a temporary database, with its usual pause between bots, and seats one person among two
bots, at the pace *instant*. Beside the times it prints the load of the machine, and how long the rounds would have been
if no process of them had waited for a core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.client import Party, Socket
from tests.server.running import Process, waited

from terrae.server.settings import Settings

Json = dict[str, Any]
BOTS = {
    ("terra", "normal"): ("helper[strength=normal]", "bluffer[strength=normal]"),
    ("terra", "hard"): ("selfish[strength=normal]", "helper"),
    ("terra-futura", "normal"): ("greedy", "planner"),
    ("terra-futura", "hard"): ("learned", "planner"),
}
"""The first two of *Play now*."""
BOTS_THINK_IN = "terrae.server.bots.worker"
AIMS_S = {"normal": 2.0, "hard": 6.0}
"""Nine of ten rounds take no longer."""


async def sit_down(base: str, game: str, bots: tuple[str, ...]) -> Party:
    """A table of one person among bots, whose game is on."""
    party = await Party.make(base, game, seats=1 + len(bots), people=1, bots=False)
    for seat, bot in enumerate(bots, 1):
        await party.host("bots", {"seat": seat, "bot": bot})
    await party.start()
    await party.sockets[0].send(type="pace", pace="instant")
    return party


class Watch:
    """Times a round: by the clock, and without the time in which the service, its bots or we waited for a core."""

    def __init__(self, service: int) -> None:
        self.service = service
        self.began = time.perf_counter()
        self.queued = self.in_queue()

    def in_queue(self) -> dict[int, float]:
        """For how long each process has waited for a core. Bots think one after the other, so that this adds up."""
        workers = Path(f"/proc/{self.service}/task/{self.service}/children").read_text().split()
        bots = [int(pid) for pid in workers if BOTS_THINK_IN in Path(f"/proc/{pid}/cmdline").read_text()]
        return {pid: waited(pid) for pid in (self.service, *bots, os.getpid())}

    def stop(self) -> tuple[float, float]:
        """Seconds since it began: by the clock, and without waiting for a core."""
        spent = time.perf_counter() - self.began
        queued = sum(now - self.queued.get(pid, 0) for pid, now in self.in_queue().items())
        return spent, max(0.0, spent - queued)


def is_asked(person: Socket) -> bool:
    return person.view is not None and person.view["question"] is not None


async def play(
    service: Process, game: str, bots: tuple[str, ...], rounds: int, chance: random.Random
) -> list[tuple[float, float]]:
    """Seconds of so many rounds, of as many games as that takes. A round in which nobody else decides is none."""
    assert service.process is not None
    spent: list[tuple[float, float]] = []
    while len(spent) < rounds:
        party = await sit_down(service.base, game, bots)
        person = party.sockets[0]
        while not party.over and len(spent) < rounds:
            while not is_asked(person) and not party.over:
                await person.hear()
            if party.over:
                break
            assert person.view is not None
            reply = await person.play(chance.choice(person.view["question"]["answers"]))
            watch = Watch(service.process.pid)
            assert reply["type"] == "ack", reply
            await party.catch_up(reply["number"])
            if is_asked(person) or party.over:
                continue
            while not is_asked(person) and not party.over:
                await person.hear()
            spent.append(watch.stop())
        await party.close()
    return spent


def measure(game: str, strength: str, rounds: int) -> Json:
    """Measure rounds of one game among bots of one strength."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.getloadavg()[0]
        with Process(Path(folder) / "rounds.db", bot_delay_ms=Settings.bot_delay_ms) as service:
            rows = asyncio.run(play(service, game, BOTS[game, strength], rounds, random.Random("rounds")))
    spent, alone = ([row[part] for row in rows] for part in (0, 1))
    return {
        "game": game,
        "strength": strength,
        "rounds": rounds,
        "median_s": round(statistics.median(spent), 2),
        "p90_s": round(statistics.quantiles(spent, n=10)[-1], 2),
        "longest_s": round(max(spent), 2),
        "median_without_waiting_s": round(statistics.median(alone), 2),
        "p90_without_waiting_s": round(statistics.quantiles(alone, n=10)[-1], 2),
        "aim_s": AIMS_S[strength],
        "load": [round(load, 1) for load in (before, os.getloadavg()[0])],
        "cores": os.cpu_count(),
    }


def main() -> None:
    """Measure what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=sorted({game for game, _ in BOTS}), action="append")
    parser.add_argument("--strength", choices=sorted(AIMS_S), action="append")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    report = [
        measure(game, strength, asked.rounds)
        for game, strength in BOTS
        if game in (asked.game or [game]) and strength in (asked.strength or [strength])
    ]
    print(
        "| | rounds | 9 of 10 within, s | median | longest | without waiting for a core: 9 of 10, median | aim | load |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for row in report:
        times = f"{row['p90_s']} | {row['median_s']} | {row['longest_s']}"
        alone = f"{row['p90_without_waiting_s']}, {row['median_without_waiting_s']}"
        load = " to ".join(map(str, row["load"]))
        print(f"| {row['game']}, {row['strength']} | {row['rounds']} | {times} | {alone} | {row['aim_s']} | {load} |")
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=1), "utf-8")


if __name__ == "__main__":
    main()
