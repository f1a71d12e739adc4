"""The service as the fuzzer runs it: `python -m tests.server.fuzz.serve DATABASE PORT SEED [MISTAKE ...]`.

It is the real one, started by its own `serve`. Added are a meter of its event loop; secrets that follow from a seed, so
that a run can be repeated; and, if any are named, mistakes that are planted on purpose.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

from terrae.server import app, run
from terrae.server.rate_limits import NO_RATES
from terrae.server.settings import Settings
from terrae.server.tables.lobby import creation, seats
from terrae.server.tables.people import keys

from .meter import Meter
from .planted import plant, put


def seeded(seed: str) -> SimpleNamespace:
    """What the service uses of the module `secrets`, from a seed."""
    import base64

    chance = Random(seed)
    return SimpleNamespace(
        token_bytes=chance.randbytes,
        token_urlsafe=lambda count: base64.urlsafe_b64encode(chance.randbytes(count)).rstrip(b"=").decode(),
        choice=chance.choice,
        SystemRandom=lambda: chance,
    )


def measure_the_loop() -> None:
    """Begin to measure together with what else runs beside the requests."""
    begin = vars(app)["begin"]

    async def begin_and_measure(service: Any) -> None:
        await begin(service)
        service.meter = asyncio.create_task(Meter(service.metrics).beat())

    put(app, "begin", begin_and_measure)


def main(database: str, port: str, seed: str, *mistakes: str) -> None:
    for module in (creation, keys, seats):
        put(module, "secrets", seeded(seed))
    measure_the_loop()
    for mistake in mistakes:
        plant(mistake)
    run.serve(
        Settings(
            database=database,
            port=int(port),
            rates=NO_RATES,
            bot_delay_ms=0,
            replace_after_ms=200,
            open_within_s=1.0,
            hello_within_s=120,
            head_within_s=120,
            body_within_s=120,
            precompile=False,
        ),
        as_json=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
