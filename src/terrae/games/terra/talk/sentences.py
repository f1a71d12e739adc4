"""What is said at a table of Terra (T23) as a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from terrae.engine.messages import message_for
from terrae.table.acts import Act, is_own_words

MESSAGES = Path(__file__).parents[1] / "messages.json"


def message_of(act: Act) -> str:
    """The message that says an act with these slots filled."""
    return message_for(MESSAGES, "acts", act)


def spoken(say: Callable[..., str], act: Act, names: Sequence[str], reader: int) -> str:
    """The act as the reader reads it; own words as they are. `names` are those of the seats."""
    if is_own_words(act):
        return str(act["text"])
    values: dict[str, str | int] = {slot: value for slot, value in act.items() if slot != "act"}
    if "who" in act:
        values |= {"who": names[act["who"]], "you": "yes" if act["who"] == reader else "no"}
    if "colour" in act:
        values["colour"] = say(f"terra-colour-{act['colour']}.adjective")
    if "region" in act:
        values["region"] = say(f"terra-region-{act['region']}")
    if "crisis" in act:
        values["crisis"] = say(f"terra-crisis-{act['crisis']}.short")
    return say(message_of(act), **values)
