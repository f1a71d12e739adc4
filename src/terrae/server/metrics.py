"""What is counted and measured, for Prometheus. Nothing here tells one table from another."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
THOUGHTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.85, 1, 1.5, 2.5, 5, 10)
BUDGETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
LAG_EVERY_S = 0.2


MOVE_PARTS = ("engine", "telling", "sending")


class Stopwatch:
    """The time of one part of moves that has not been counted yet. Nothing is awaited in it."""

    __slots__ = ("began", "seconds")

    def __init__(self) -> None:
        self.seconds = self.began = 0.0

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.perf_counter() - self.began


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("terrae_tables_in_memory", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("terrae_sockets", "Open WebSocket connections", registry=self.registry)
        self.moves = Counter("terrae_moves", "Moves stored", registry=self.registry)
        self.ack = Histogram(
            "terrae_ack_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=LATENCIES,
            registry=self.registry,
        )
        self.lag = Gauge("terrae_loop_lag_seconds", "How late the event loop runs", registry=self.registry)
        self.lags = Histogram(
            "terrae_loop_lags_seconds", "How late the event loop ran", buckets=LATENCIES, registry=self.registry
        )
        self.failures = Counter("terrae_not_saved", "Writes that could not be stored", registry=self.registry)
        self.set_aside = Gauge(
            "terrae_tables_set_aside",
            "Tables that are left alone for a while: unreadable, or failing when something is due",
            ["why"],
            registry=self.registry,
        )
        self.refused_connections = Counter(
            "terrae_refused_connections", "Connections of addresses that had too many", registry=self.registry
        )
        self.unreadable = Counter(
            "terrae_unreadable_requests", "Requests that were no HTTP, or none that is read", registry=self.registry
        )
        self.errors = Counter("terrae_errors", "Errors that nobody expected", registry=self.registry)
        self.dropped = Counter("terrae_dropped", "Clients dropped because they did not read", registry=self.registry)
        self.reports = Counter("terrae_reports", "Seats that were reported by another", registry=self.registry)
        self.notices = Counter(
            "terrae_notices", "Notices with the page closed, by what became of them", ["what"], registry=self.registry
        )
        self.bot_failures = Counter(
            "terrae_bot_failures",
            "Decisions that chance made because the bot was slow, crashed or failed",
            ["why"],
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "terrae_bot_seconds",
            "From a bot's question to its decision, waiting included",
            buckets=THOUGHTS,
            registry=self.registry,
        )
        self.bot_budget = Histogram(
            "terrae_bot_budget_seconds",
            "How long a bot was allowed to think: less when many wait",
            buckets=BUDGETS,
            registry=self.registry,
        )
        self.bot_questions = Gauge(
            "terrae_bot_questions", "Bots' decisions that wait or are being made", registry=self.registry
        )
        self.commits = Gauge("terrae_commits", "Commits of the writer", registry=self.registry)
        self.commit_seconds = Gauge("terrae_commit_seconds", "Time the writer was busy", registry=self.registry)
        self.parts = Counter(
            "terrae_move_part_seconds",
            "Time of moves by part: engine, telling, sending",
            ["part"],
            registry=self.registry,
        )
        self.part_of = {name: Stopwatch() for name in MOVE_PARTS}

    def part(self, name: str) -> Stopwatch:
        """Measure one part of a move: `with metrics.part("engine")`."""
        return self.part_of[name]

    async def watch_lag(self) -> None:
        """Measure how late the event loop runs, for ever."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY_S)
            late = max(0.0, time.perf_counter() - began - LAG_EVERY_S)
            self.lag.set(late)
            self.lags.observe(late)

    def text(self) -> bytes:
        for name, part in self.part_of.items():
            self.parts.labels(name).inc(part.seconds)
            part.seconds = 0.0
        return generate_latest(self.registry)
