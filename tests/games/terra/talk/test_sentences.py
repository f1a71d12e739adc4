"""T23: every act can be said in each of our languages, with names that stay as they are."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import game_named
from terrae.games.terra.rules.moves import COLOUR_LETTERS, CRISIS_TEXTS, REGION_CODES
from terrae.games.terra.talk.acts import TerraTalk
from terrae.games.terra.talk.sentences import message_of, spoken
from terrae.sentences import COMMON, Sentences, folder_of, languages_in

NAMES = ("Žofie", "Łukasz", "Ștefan")
READER = 1
FILLED: dict[str, tuple[Any, ...]] = {
    "who": (0, READER),
    "value": tuple(range(1, 7)),
    "own": (1, 6),
    "promised": (2, 6),
    "gave": (0, 1),
    "colour": tuple(COLOUR_LETTERS),
    "region": REGION_CODES,
    "crisis": CRISIS_TEXTS,
}
LEFT = re.compile(r"[{}$]|terra-|talk-| ,| \.|\(\)|  ")
"""What a sentence shows when something of it was not filled in."""


def acts() -> Iterator[dict[str, Any]]:
    """Every form of every act, its slots filled in every way."""
    for name, forms in TerraTalk.forms.items():
        for form in forms:
            for values in product(*(FILLED[slot] for slot in form)):
                yield {"act": name, **dict(zip(form, values, strict=True))}


@pytest.fixture(scope="module", params=[language.code for language in languages_in([COMMON])])
def say(request: pytest.FixtureRequest) -> Sentences:
    return Sentences(request.param, (COMMON, folder_of(game_named("terra"))), only=True)


@pytest.mark.rule("T23")
def test_every_act_is_a_sentence_in_every_language(say: Sentences) -> None:
    seen = set()
    for act in acts():
        for reader in (READER, SPECTATOR):
            sentence = spoken(say, act, NAMES, reader)
            assert sentence != message_of(act)
            assert not LEFT.search(sentence), sentence
            assert sentence[-1] in ".?!", sentence
            if "who" in act:
                # The name stands there as it was chosen, or "you" takes its place.
                assert (NAMES[act["who"]] in sentence) == (act["who"] != reader), sentence
            for slot in ("value", "own", "promised", "gave"):
                assert slot not in act or str(act[slot]) in sentence, sentence
        seen.add(message_of(act))
    assert len(seen) == sum(len(forms) for forms in TerraTalk.forms.values())


@pytest.mark.rule("T23")
def test_different_acts_are_different_sentences(say: Sentences) -> None:
    sentences = [spoken(say, act, NAMES, SPECTATOR) for act in acts()]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.rule("T23")
def test_acts_and_verdicts_have_short_names_for_buttons_and_tickets(say: Sentences) -> None:
    names = [say(f"terra-talk-name-{act}") for act in TerraTalk.forms]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 12 for name in names), names
    verdicts = [say(f"talk-verdict-{verdict}") for verdict in ("open", "kept", "broken", "untested", "replaced")]
    assert len(set(verdicts)) == len(verdicts)
    assert all(len(verdict) <= 15 and "talk-" not in verdict for verdict in verdicts), verdicts


def test_own_words_are_shown_as_they_are(say: Sentences) -> None:
    assert spoken(say, {"text": "{ $x } ¡Venga!"}, NAMES, READER) == "{ $x } ¡Venga!"
