"""Runs a function as the command of its module: `python -m terrae.lab.policies --help`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from typing import Annotated, Any, NoReturn, get_type_hints

import typer

from .engine.errors import Refused

BAD_INPUT = 2


def run_module(main: Callable[..., None], module: str) -> NoReturn:
    """Call the function with what was typed: its parameters in their order, those behind `*` as options.

    Bad input gives one line on standard error and exit code 2, as with `terrae`.
    """
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command()(typed(main))
    try:
        code = app(prog_name=f"python -m {module}", standalone_mode=False)
    except Refused as error:
        code = complain(str(error))
    except typer.TyperException as error:
        code = complain(error.format_message().rstrip(".") + "; --help tells more") if error.exit_code else 0
    sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> int:
    print(f"terrae: {sentence}", file=sys.stderr)
    return BAD_INPUT


def typed(main: Callable[..., None]) -> Callable[..., None]:
    """The same function with annotations that Typer reads."""
    hints = get_type_hints(main)
    signature = inspect.signature(main)
    parameters = []
    for name, parameter in signature.parameters.items():
        is_option = parameter.kind is inspect.Parameter.KEYWORD_ONLY
        told = typer.Option() if is_option else typer.Argument(metavar=name.upper())
        parameters.append(parameter.replace(annotation=Annotated[hints[name], told]))

    def command(**given: Any) -> None:
        main(**given)

    command.__doc__ = main.__doc__
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return command
