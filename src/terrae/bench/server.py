"""Measures the service under load: how many moves, how soon they are acknowledged, and what a move costs."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from terrae.engine.errors import Refused
from terrae.engine.game import games

IDLE_MS = 2000
"""A table that nobody uses leaves the memory of the measured service after this time."""
SWEEP_S = 2
"""The service looks for such tables more often than this."""
MICROSECONDS = 1e6


@dataclass(frozen=True)
class ServicePlan:
    """What is measured."""

    sockets: int
    tables: int
    seconds: float
    rate: float
    database: str = ""
    processes: int = 1
    """Processes of the service; more than one need PostgreSQL."""


class Watched:
    """The service's processes, as the system and their own metrics show them: everything is added up."""

    def __init__(self, pids: Sequence[int], addresses: Sequence[str]) -> None:
        self.pids = pids
        self.addresses = addresses

    def memory_kib(self) -> int:
        """Their resident memory."""
        texts = [Path(f"/proc/{pid}/status").read_text() for pid in self.pids]
        return sum(int(line.split()[1]) for text in texts for line in text.splitlines() if line.startswith("VmRSS"))

    def cpu_s(self) -> float:
        """The processor time that they have used."""
        parts = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.pids]
        return sum(int(fields[11]) + int(fields[12]) for fields in parts) / os.sysconf("SC_CLK_TCK")

    def figures(self) -> Counter[str]:
        """Their metrics by name."""
        found: Counter[str] = Counter()
        for address in self.addresses:
            with urllib.request.urlopen(f"{address}/metrics") as answer:
                lines = answer.read().decode().splitlines()
            for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#"):
                found[name] += float(value)  # type: ignore[assignment]  # a Counter counts anything
        return found


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A Python process with these arguments; it is killed at the end."""
    process = subprocess.Popen(
        [sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def read(pipe: IO[str] | None) -> str:
    """A line of a process's output; `Refused` if the process has ended."""
    assert pipe is not None
    line = pipe.readline()
    if not line:
        raise Refused(
            "a process of the measurement has ended: it cannot use the database, or cannot open so many connections"
        )
    return line


def measure(plan: ServicePlan) -> dict[str, Any]:
    """Run the service and its load, each in a process of its own; the report.

    Everybody plays the first game by name, with as many players as the other measurements have.
    """
    with tempfile.TemporaryDirectory(prefix="terrae-bench-") as folder, ExitStack() as stack:
        database = plan.database or f"{folder}/tables.db"
        services = []
        addresses = []
        for _ in range(plan.processes):
            service = stack.enter_context(started("-m", "terrae.bench.service", database, str(IDLE_MS)))
            addresses.append(read(service.stdout).split()[4])
            services.append(service.pid)
        game = games()[min(games())]
        numbers = (game.bench_players, plan.sockets, plan.tables, plan.rate, plan.seconds)
        load = started("-m", "terrae.bench.load", ",".join(addresses), game.name, *map(str, numbers))
        return run(plan, Watched(services, addresses), stack.enter_context(load))


def run(plan: ServicePlan, service: Watched, load: subprocess.Popen[str]) -> dict[str, Any]:
    """Let the load go through its phases while the service is watched; the report."""

    def phase(name: str) -> Any:
        assert load.stdin is not None
        load.stdin.write(f"{name}\n")
        load.stdin.flush()
        return json.loads(read(load.stdout))

    read(load.stdout)
    time.sleep(IDLE_MS / 1000 + SWEEP_S)
    idle_tables = service.figures()["terrae_tables_in_memory"]
    before = service.memory_kib()
    opened = phase("open")
    loaded = service.memory_kib()
    assert load.stdin is not None
    phase("play")
    figures, cpu, began = service.figures(), service.cpu_s(), time.perf_counter()
    played = json.loads(read(load.stdout))
    took = time.perf_counter() - began
    after, busy = service.figures(), service.cpu_s() - cpu
    phase("close")
    again = phase("open")
    socket_kib = idle_socket_kib(service, phase, plan.sockets)

    def each(name: str) -> float:
        """Microseconds of a move. A metric is not there before something was counted in it."""
        return (after[name] - figures[name]) / max(1.0, moves) * MICROSECONDS

    moves = after["terrae_moves_total"] - figures["terrae_moves_total"]
    report = {
        **played,
        "sockets": opened["sockets"],
        "tables": plan.tables,
        "processes": plan.processes,
        "reconnect_s": again["connect_s"],
        "memory_mib": loaded / 1024,
        "memory_per_socket_with_its_table_kib": (loaded - before) / plan.sockets,
        "memory_per_idle_socket_kib": socket_kib,
        "idle_tables_in_memory": idle_tables,
        "service_cpu": busy / took,
        "cost_of_a_move_us": {
            "database": round(each("terrae_commit_seconds"), 1),
            "engine": round(each('terrae_move_part_seconds_total{part="engine"}'), 1),
            "views and serialisation": round(each('terrae_move_part_seconds_total{part="telling"}'), 1),
            "queueing for sending": round(each('terrae_move_part_seconds_total{part="sending"}'), 1),
            "all of the process's CPU": round(busy / max(1.0, moves) * MICROSECONDS, 1),
        },
        "moves_per_commit": moves / max(1.0, after["terrae_commits"] - figures["terrae_commits"]),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load_average_before": os.getloadavg()[2],
    }
    return {key: round(value, 2) if isinstance(value, float) else value for key, value in report.items()}


def idle_socket_kib(service: Watched, phase: Any, sockets: int) -> float:
    """What a connection costs whose table is in memory anyway: the same again, beside the first."""
    before = service.memory_kib()
    phase("double")
    return (service.memory_kib() - before) / sockets
