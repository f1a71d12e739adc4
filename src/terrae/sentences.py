"""Sentences in the reader's language: Fluent files, one folder `locales` for the house and one for each game.

A language is a file `<language>.ftl` in those folders. What it lacks is said in English, message by message, so a
translation may grow a sentence at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Game

SOURCE = "en"
HOUSE = Path(__file__).parent / "locales"


def folder_of(game: Game[Any, Any]) -> Path:
    """Where a game keeps its sentences: beside its own modules."""
    return Path(str(import_module(type(game).__module__).__file__)).parent / "locales"


def languages_in(folders: Iterable[Path]) -> list[str]:
    """The languages that any of these folders speaks."""
    return sorted({file.stem for folder in folders for file in folder.glob("*.ftl")})


def language_wished(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the surroundings, as `de` or `pt-BR`; English when they tell none."""
    for name in ("TERRAE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = environment.get(name, "").partition(".")[0].partition("@")[0].replace("_", "-")
        if told:
            return SOURCE if told in ("C", "POSIX") else told
    return SOURCE


class Sentences:
    """Says messages by name: in the language wished, else in English."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        # Fluent brings all of babel: only who says something pays for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.bundles: list[FluentBundle] = []
        for spoken in fallbacks(language):
            files = [folder / f"{spoken}.ftl" for folder in folders]
            texts = [file.read_text("utf-8") for file in files if file.is_file()]
            if texts:
                bundle = FluentBundle([spoken], use_isolating=False)
                for text in texts:
                    bundle.add_resource(FluentResource(text))
                self.bundles.append(bundle)

    def __call__(self, message: str, **values: str | int) -> str:
        """The sentence of a message, or of one of its attributes (`message.attribute`), with these values in it."""
        name, _, attribute = message.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
        return message


def fallbacks(language: str) -> list[str]:
    """`pt-BR` is said as `pt-BR`, else as `pt`, else in English."""
    return list(dict.fromkeys((language, language.partition("-")[0], SOURCE)))


def sentences_for(game: Game[Any, Any], language: str | None = None) -> Sentences:
    """The house's and one game's sentences; a language asked for by name must be there, `Refused` otherwise."""
    folders = (HOUSE, folder_of(game))
    if language is not None:
        known = languages_in(folders)
        if language not in known and language.partition("-")[0] not in known:
            raise Refused(f"there are no sentences in {language!r}; there are in {', '.join(known)}")
    return Sentences(language or language_wished(), folders)
