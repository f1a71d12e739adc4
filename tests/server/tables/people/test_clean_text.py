"""Names: what is shown, and what looks the same."""

import pytest

from terrae.bots.seats import BOT_NAMES
from terrae.server.errors import Fault
from terrae.server.protocol import sizes
from terrae.server.tables.people.clean_text import clean, same_name


@pytest.mark.attack("Takes a name that nobody can see.")
@pytest.mark.parametrize("text", ["\u200d", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f", "\u3000"])
def test_a_name_that_nobody_sees_is_refused(text: str) -> None:
    for name in (text, f" {text} {text} "):
        with pytest.raises(Fault) as refused:
            clean(name, "a name", sizes.NAME)
        assert refused.value.code == "bad_text"


@pytest.mark.parametrize(
    "text", ["A", "7", "李", "नमस्ते", "\u0645\u06cc\u200c\u062e", "👩\u200d🚀", "❤\ufe0f", "Zoë", "Zoe\u0308", "!"]
)
def test_a_name_of_any_script_is_accepted(text: str) -> None:
    assert clean(text, "a name", sizes.NAME)


def test_a_title_may_be_empty() -> None:
    assert clean("", "a title", sizes.TITLE, 0) == ""


@pytest.mark.attack("Takes another's name with something in it that is not shown.")
@pytest.mark.parametrize("other", ["ada", "ADA", "A\u200dda", "Ada\u3164", "\uff21\uff44\uff41", "A\u200cd\u200da"])
def test_names_that_differ_only_by_what_is_not_seen_are_the_same(other: str) -> None:
    assert same_name("Ada", other)


@pytest.mark.attack("Takes a name that looks like another's.")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410d\u0430"),  # Cyrillic A and a
        ("ada", "\u0391DA"),  # Greek Alpha
        ("Hans", "\u041dANS"),  # a capital that looks like H; its small letter does not look like h
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("Ivan", "lvan"),
        ("Arne", "Ame"),
        ("Otto", "0tto"),
        ("Zo\u00eb", "Zo\u0451"),  # Cyrillic yo
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)
    assert same_name(other, one)


@pytest.mark.parametrize("name", ["Ольга", "Рома", "Νίκος", "Ελένη", "李明", "משה", "علي", "ნინო"])
def test_a_name_in_one_script_is_a_name_of_its_own(name: str) -> None:
    assert clean(name, "a name", sizes.NAME) == name
    assert same_name(name, name)
    assert not any(same_name(name, other) for other in ("Olga", "Roma", "Nikos", "Eleni", *BOT_NAMES))


def test_other_names_are_others() -> None:
    assert not same_name("Ada", "Ida")
    assert not same_name("Zoë", "Zoe")
    assert not same_name("Player 0", "Player 1")
    assert not same_name("ivan", "lvan")
