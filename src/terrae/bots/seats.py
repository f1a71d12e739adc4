"""Which bot sits in which seat, and the names of bots."""

from collections.abc import Sequence

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from .parameters import split

BOT_NAMES = ("Alma", "Bruno", "Clio", "Dario", "Elsa", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Klara", "Leo")
"""Short names, at home in all our languages: twice as many as a table has seats, so that one is always free."""


def around(names: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat: fewer names than seats are repeated in order, more are refused."""
    if not names or not all(names):
        raise Refused("a bot has no name; write names with commas between them, as 'tips,random'")
    if len(names) > seats:
        raise Refused(f"{len(names)} bots for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


def bot_players(names: Sequence[str]) -> list[Json]:
    """The players of a record: each bot's name and kind, numbered where several have one name."""
    seen: dict[str, int] = {}
    players: list[Json] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        title = split(name)[0].rpartition(":")[2].replace("_", " ").replace("-", " ").capitalize()
        number = f" {seen[name]}" if names.count(name) > 1 else ""
        players.append({"name": title + number, "kind": f"bot:{name}"})
    return players
