"""What is said at a table of Terra (T23) as a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terrae.table.acts import Act, is_own_words


def message_of(act: Act) -> str:
    """The message that says an act with these slots filled."""
    name = act["act"]
    if name == "ask" and "who" in act:
        return "terra-talk-ask-who"
    if name == "warn":
        return "terra-talk-warn-colour" if "colour" in act else "terra-talk-warn-region"
    if name == "accuse" and "promised" in act:
        return "terra-talk-accuse-broken"
    return f"terra-talk-{name}"


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
