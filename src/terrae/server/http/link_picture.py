"""Draws the picture that a link shows before it is opened: of a kind of link, a game and a language, of nothing else.

So there is one for each of them, whatever table or deal a link leads to, and a picture cannot tell anything of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

SIZE = WIDE, HIGH = 1200, 630
LEFT, RIGHT = 80, 670
TOP, FOOT = 140, 60
SIZES = (84, 72, 60, 50)
"""Of the title: the largest with which everything fits."""
SMALL, TIGHT, LOOSE = 34, 1.06, 1.35
STAGE, SUN, WORLD, RIM, TEXT, QUIET = "#143338", "#f6b73c", "#2e7d6b", "#1d464c", "#f4f1e6", "#b9cbc8"
FINE = 3
"""Drawn so many times as large, then made smaller: round edges are smooth."""
DISPLAY, PLAIN = "bricolage-grotesque", "figtree"
LAST_OF_LATIN = 0xFF
PUNCTUATION = range(0x2000, 0x2100)


class Type:
    """One family in one size. Its letters lie in two files, as the build has cut them: no fallback is needed."""

    def __init__(self, folder: Path, family: str, size: int, axes: list[float]) -> None:
        from PIL import ImageFont

        self.size = size
        self.fonts: list[FreeTypeFont] = []
        for letters in ("latin", "latin-ext"):
            files = [file for file in folder.glob(f"{family}-{letters}-normal-*.woff2") if "-rest-" not in file.name]
            self.fonts.append(ImageFont.truetype(BytesIO(files[0].read_bytes()), size))
            self.fonts[-1].set_variation_by_axes(axes)

    def runs(self, text: str) -> Iterator[tuple[FreeTypeFont, str]]:
        """The text in pieces, each of one file."""
        start = 0
        for place in range(1, len(text) + 1):
            if place == len(text) or is_extended(text[place]) != is_extended(text[start]):
                yield self.fonts[is_extended(text[start])], text[start:place]
                start = place

    def width(self, text: str) -> float:
        return sum(font.getlength(run) for font, run in self.runs(text))

    def lines(self, text: str, width: int) -> list[str]:
        found = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".strip()
            if found[-1] and self.width(longer) > width:
                found.append(word)
            else:
                found[-1] = longer
        return found

    def draw(self, on: ImageDraw, top: float, text: str, colour: str, spacing: float) -> float:
        """The text between the margins, line by line; where the next thing may begin."""
        for line in self.lines(text, RIGHT - LEFT):
            left = float(LEFT)
            for font, run in self.runs(line):
                on.text((left, top), run, fill=colour, font=font, anchor="ls")
                left += font.getlength(run)
            top += self.size * spacing
        return top


def is_extended(letter: str) -> bool:
    return ord(letter) > LAST_OF_LATIN and ord(letter) not in PUNCTUATION


def world_and_sun(image: ImageDraw) -> None:
    """The planet with the sun behind its edge."""

    def disc(x: int, y: int, radius: int, colour: str) -> None:
        box = [(at + side * radius) * FINE for side in (-1, 1) for at in (x, y)]
        image.ellipse(box, fill=colour)

    disc(920, 180, 120, SUN)
    disc(1030, 470, 330, RIM)
    disc(1030, 470, 300, WORLD)
    for x, y, radius in ((950, 380, 62), (1020, 350, 44), (1110, 470, 70), (970, 540, 50), (1150, 560, 40)):
        disc(x, y, radius, "#63a375")


def picture(fonts: Path, kicker: str, title: str, line: str) -> bytes:
    """A PNG of 1200 by 630, as those who show links like it."""
    from PIL import Image, ImageDraw

    large = Image.new("RGB", (WIDE * FINE, HIGH * FINE), STAGE)
    world_and_sun(ImageDraw.Draw(large))
    image = large.resize(SIZE, Image.Resampling.LANCZOS)
    on = ImageDraw.Draw(image)
    small, plain = Type(fonts, PLAIN, SMALL, [600]), Type(fonts, PLAIN, SMALL, [400])
    below = len(plain.lines(line, RIGHT - LEFT)) * SMALL * LOOSE
    for size in SIZES:
        large_type = Type(fonts, DISPLAY, size, [800, 100])
        if TOP + size + len(large_type.lines(title, RIGHT - LEFT)) * size * TIGHT + below < HIGH - FOOT - SMALL:
            break
    small.draw(on, TOP - FOOT / 3, kicker, SUN, TIGHT)
    top = large_type.draw(on, TOP + size, title, TEXT, TIGHT)
    plain.draw(on, top, line, QUIET, LOOSE)
    small.draw(on, HIGH - FOOT, "Terrae", TEXT, TIGHT)
    packed = BytesIO()
    image.quantize(128, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()
