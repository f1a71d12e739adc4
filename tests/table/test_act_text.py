"""Acts as short texts: what cannot be read is refused in a sentence."""

import pytest

from terrae.engine.errors import Refused
from terrae.table.act_text import act_text, read_act


def test_an_act_is_read_as_it_is_written() -> None:
    act = {"act": "ask", "who": 1, "value": 4}
    assert read_act(act_text(act)) == act
    assert read_act("  ask   who=1 value=4 ") == act


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u2003"])
def test_saying_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="nothing was said"):
        read_act(text)


@pytest.mark.parametrize("text", ["ask who", "ask who=", "ask who=1 who=2", "ask act=warn"])
def test_a_slot_that_is_not_filled_once_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="an act is its name and its slots"):
        read_act(text)
