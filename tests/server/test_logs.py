"""Logs hold no secrets."""

import json

import pytest

from terrae.server.logs import hide_secrets
from terrae.server.tables.people.keys import new_key

from .client import Party, call
from .running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("power", ["host", "join", "seat", "watch", "transfer", "device"])
def test_a_secret_never_reaches_a_log_line(power: str) -> None:
    secret = new_key(power)
    line = hide_secrets(None, "info", {"event": f"key {secret} shown", "n": 1})
    assert secret not in json.dumps(line)


@pytest.mark.attack("Reads keys in the log.")
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
