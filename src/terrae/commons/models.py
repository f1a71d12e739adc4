"""Which model is meant, by the options that were typed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from terrae.bots.opponents import check_name
from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.record import parse_json

from .channel import Model
from .chat import ChatEndpoint, ChatModel
from .post import read_address
from .program import ProgramModel, read_command
from .stand_in import StandIn

KINDS = ("command", "url", "mcp", "bot")


@dataclass(frozen=True)
class ModelOptions:
    """What was typed about the model."""

    command: str = ""
    url: str = ""
    model: str = ""
    key_from: str = ""
    extra: str = "{}"
    answer_tokens: int = 500
    history: int = 2
    mcp: str = ""
    bot: str = ""
    name: str = ""


def model_of(game: Game[Any, Any], typed: ModelOptions) -> Model:
    """The model; `Refused` if none is named, or more than one."""
    named = [kind for kind in KINDS if getattr(typed, kind)]
    if len(named) != 1:
        raise Refused(f"name one model: --{', --'.join(KINDS[:-1])} or --{KINDS[-1]}")
    name = check_name(typed.name) if typed.name else ""
    if typed.bot:
        return StandIn(game, typed.bot, typed.history, name)
    if typed.command:
        return ProgramModel(read_command(typed.command), name)
    if typed.mcp:
        from .assistant import AssistantModel  # what it needs loads for a second

        return AssistantModel(read_command(typed.mcp), name)
    if not typed.model:
        raise Refused("--url needs --model: which model is the endpoint asked for?")
    return ChatModel(endpoint_of(typed), name, typed.history)


def endpoint_of(typed: ModelOptions) -> ChatEndpoint:
    """The endpoint that was typed; its key comes from the environment, where no other user reads it."""
    extra = parse_json(typed.extra)
    if not isinstance(extra, dict):
        raise Refused('--extra is a JSON object, as {"temperature": 0}')
    key = ""
    if typed.key_from:
        key = os.environ.get(typed.key_from, "").strip()
        if not key:
            raise Refused(f"the environment variable {typed.key_from} holds no key")
    return ChatEndpoint(read_address(typed.url), typed.model, key, typed.answer_tokens, extra)
