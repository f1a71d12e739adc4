"""A game drawn for who watches a learner: the terminal's screen of one seat, as text or as a picture."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np

from terrae.engine.errors import Refused
from terrae.engine.game import loaded
from terrae.sentences import sentences_for

from .arrays import Array

if TYPE_CHECKING:
    from .vector import Vector

COLUMNS = 100
FONT_SIZE = 9
DOTS = 100


def text_of(batch: Vector, i: int, seat: int) -> str:
    """What a seat sees in row i, as `terrae play` draws it."""
    game = batch.game
    if not game.offers.terminal:
        raise Refused(f"{game.name} cannot be drawn")
    console = import_module("rich.console").Console
    names = [player["name"] for player in batch.titles(i)]
    screen = loaded(game.offers.terminal)(sentences_for(game, "en"), names, seat, unicode=True, deck=batch.deck)
    page = StringIO()
    view = game.view(batch.seen_by(i, seat), batch.deck, seat)
    console(file=page, width=COLUMNS, force_terminal=False, color_system=None).print(screen.table(view, COLUMNS))
    return page.getvalue()


def picture_of(text: str) -> Array:
    """A text as a picture, uint8[height, width, 3]. It needs Matplotlib."""
    try:
        figure: Any = import_module("matplotlib.figure").Figure
        canvas: Any = import_module("matplotlib.backends.backend_agg").FigureCanvasAgg
    except ImportError:
        raise Refused("a picture needs Matplotlib; install with: pip install terrae[lab]") from None
    lines = text.splitlines()
    sheet = figure(figsize=(COLUMNS * FONT_SIZE * 0.0085 + 0.2, len(lines) * FONT_SIZE * 0.0168 + 0.2), dpi=DOTS)
    drawn = canvas(sheet)
    sheet.text(0.01, 0.99, text, family="monospace", fontsize=FONT_SIZE, va="top", linespacing=1.2)
    drawn.draw()
    picture: Array = np.asarray(drawn.buffer_rgba())[:, :, :3].copy()
    return picture
