"""Logs hold no secrets."""

import json

import pytest

from terrae.server.logs import hide_secrets

from .client import Party, call
from .running import Here

pytestmark = pytest.mark.anyio


def test_a_secret_never_reaches_a_log_line() -> None:
    line = hide_secrets(None, "info", {"event": "key s_" + "A" * 32 + " shown", "n": 1})
    assert "A" * 32 not in json.dumps(line)


async def test_neither_logs_nor_errors_hold_a_secret(here: Here, capfd: pytest.CaptureFixture[str]) -> None:
    party = await (await Party.make(here.base)).start()
    bad = party.seats[0][:-1] + ("a" if party.seats[0][-1] != "a" else "b")
    answers = [
        await call(here.base, bad, party.path, None, 401),
        await call(here.base, party.seats[0], f"{party.path}/start", {}, 403),
        await call(here.base, None, f"{party.path}/join", {"name": party.seats[0]}, 409),
        await call(here.base, party.keys["join"], f"{party.path}/join", {"name": [party.seats[0]]}, 400),
    ]
    await party.close()
    out, err = capfd.readouterr()
    for key in (*party.seats, *party.keys.values(), bad):
        assert key not in out + err + json.dumps(answers)
