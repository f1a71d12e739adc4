"""Consoles and progress: pretty on a terminal, plain in a pipe."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console

from terrae.engine.errors import Refused

T = TypeVar("T")
PIPE_WIDTH = 500


def console(*, stderr: bool = False) -> Console:
    """A console that takes texts as they are: a player may be called "[red]"."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def listing(*, stderr: bool = False) -> Console:
    """A console for lists: in a pipe no line is folded, so that other programs can read them."""
    out = console(stderr=stderr)
    if not out.is_terminal and "COLUMNS" not in os.environ:
        out.width = PIPE_WIDTH
    return out


def speaks_unicode(out: Console) -> bool:
    """Can this console show shapes beyond ASCII?"""
    return not out.options.ascii_only


def with_progress(steps: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Go through `steps` with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        for step in steps:
            yield step
            progress.advance(task)


@contextmanager
def status(what: str) -> Iterator[Callable[[str], None]]:
    """Show what is being done, on standard error if that is a terminal; the function that changes what is shown."""
    if not sys.stderr.isatty():
        yield lambda _line: None
        return
    with console(stderr=True).status(what) as shown:
        yield shown.update


def writable(target: str) -> Callable[[Any], None]:
    """A function that writes JSON to a file, or to standard output for "-"; `Refused` now if it could not."""
    if target == "-":
        return lambda report: print(json.dumps(report, indent=2))
    write = writable_text(Path(target))
    return lambda report: write(json.dumps(report, indent=2) + "\n")


def writable_text(file: Path) -> Callable[[str], None]:
    """A function that replaces a file as a whole; `Refused` now if it could not."""
    if file.is_dir():
        raise Refused(f"cannot write {file}: Is a directory")
    draft = file.with_name(f".{file.name}.draft")

    def write(text: str) -> None:
        try:
            draft.write_text(text, "utf-8")
            draft.replace(file)
        except OSError as error:
            raise Refused(f"cannot write {file}: {error.strerror or error}") from None

    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise Refused(f"cannot write {file}: {error.strerror or error}") from None
    return write
