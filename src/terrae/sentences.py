"""Sentences in the reader's language, from Fluent files: one folder `locales` for all games and one for each game.

A language is a file `<language>.ftl` in those folders, and nothing else. What it lacks is said in English, message by
message, so a translation may grow a sentence at a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Game

SOURCE = "en"
COMMON = Path(__file__).parent / "locales"
"""The folder of the sentences that belong to no game."""
OWN_NAME = "language-name"
"""The message in which a language tells its own name."""
WHOLE = 100

Part = tuple[str, str]
"""A message and one of its attributes, or "" for the message itself."""


def folder_of(game: Game[Any, Any]) -> Path:
    """Where a game keeps its sentences: beside its own modules."""
    return Path(str(import_module(type(game).__module__).__file__)).parent / "locales"


@dataclass(frozen=True)
class Language:
    """A language by its code, its own name, and how many per cent of the English sentences it has."""

    code: str
    name: str
    share: int

    def __str__(self) -> str:
        return self.code if self.share == WHOLE else f"{self.code} ({self.share} %)"


def codes_in(folders: Iterable[Path]) -> list[str]:
    """The languages of which any of these folders has a file."""
    return sorted({file.stem for folder in folders for file in folder.glob("*.ftl")})


def languages_in(folders: Sequence[Path]) -> list[Language]:
    """The languages of these folders, each with its name and its share."""
    english = parts_in(SOURCE, folders)
    found = []
    for code in codes_in(folders):
        name = Sentences(code, folders, only=True)(OWN_NAME)
        share = WHOLE * len(english & parts_in(code, folders)) // max(1, len(english))
        found.append(Language(code, code if name == OWN_NAME else name, share))
    return found


def parts_in(language: str, folders: Iterable[Path]) -> set[Part]:
    """Every message of a language and every attribute of one."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    parts: set[Part] = set()
    for text in texts_in(language, folders):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                parts.update((entry.id.name, attribute.id.name) for attribute in entry.attributes)
                if entry.value:
                    parts.add((entry.id.name, ""))
    return parts


def texts_in(language: str, folders: Iterable[Path]) -> list[str]:
    files = [folder / f"{language}.ftl" for folder in folders]
    return [file.read_text("utf-8") for file in files if file.is_file()]


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment names, as `de` or `pt-BR`; English when it names none."""
    for variable in ("TERRAE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = environment.get(variable, "").partition(".")[0].partition("@")[0].replace("_", "-")
        if named:
            return SOURCE if named in ("C", "POSIX") else named
    return SOURCE


class Sentences:
    """Says messages by name, in one language, and in English what that language lacks; with `only`, not in English."""

    def __init__(self, language: str, folders: Sequence[Path], *, only: bool = False) -> None:
        # Fluent brings all of babel: only who says something pays for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.bundles: list[FluentBundle] = []
        for spoken in [language] if only else fallbacks(language):
            texts = texts_in(spoken, folders)
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
    """The sentences for one game. A language that is asked for by name must be there, `Refused` otherwise."""
    folders = (COMMON, folder_of(game))
    if language is not None:
        known = codes_in(folders)
        if language not in known and language.partition("-")[0] not in known:
            there = ", ".join(str(found) for found in languages_in(folders))
            raise Refused(f"there are no sentences in {language!r}; there are in {there}")
    return Sentences(language or language_of(), folders)
