"""`terrae qr` and `terrae replay --codes`: games as codes, on lines and as pictures."""

from pathlib import Path

import pytest

from terrae.engine.codes.code_text import texts_of
from terrae.engine.record import read_lines, to_line

from ..engine.samples import finished_record
from .conftest import Command

FILE, CODES, OUT = Path("r.jsonl"), Path("r.codes"), Path("again.jsonl")


def write(*names: str) -> None:
    FILE.write_text("".join(to_line(finished_record(name)) for name in names), "utf-8")


def test_codes_go_through_a_file_of_lines(terrae: Command) -> None:
    write("terra", "terra-futura")
    lines = terrae("qr", FILE, "--text").out
    assert [len(line.split()) for line in lines.splitlines()] == [1, 1]
    CODES.write_text(lines)
    assert terrae("replay", "--codes", CODES, "--records", OUT).out == "2 games hold\n"
    assert [record["moves"] for _, record in read_lines(OUT)] == [  # type: ignore[index]  # they are records
        finished_record(name)["moves"] for name in ("terra", "terra-futura")
    ]


def test_codes_are_drawn(terrae: Command) -> None:
    write("terra", "terra-futura")
    assert terrae("qr", FILE, "--to", "pictures").out == "2 games drawn in pictures\n"
    drawn = sorted(Path("pictures").iterdir())
    assert [file.name for file in drawn] == ["game-1.svg", "game-2.svg"]
    assert all("<svg" in file.read_text() for file in drawn)
    assert "File exists" in terrae("qr", FILE, "--to", "pictures").err


def test_what_does_not_hold_is_told_with_its_line(terrae: Command) -> None:
    code = texts_of(finished_record("terra"))[0]
    CODES.write_text(f"{code}\n\n{code[:40]}X{code[41:]}\n")
    outcome = terrae("replay", "--codes", CODES)
    assert outcome.code == 1
    assert outcome.err.startswith("terrae: r.codes: line 3: ")
    record = finished_record("terra")
    record["moves"][0][1] = "G9"
    FILE.write_text(to_line(record))
    outcome = terrae("qr", FILE, "--text")
    assert (outcome.code, outcome.err.startswith("terrae: r.jsonl: line 1, move 1: ")) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["qr", FILE], "say what becomes of the codes"),
        (["qr", "none.jsonl", "--text"], "cannot read none.jsonl"),
        (["qr", "empty", "--text"], "holds no record"),
        (["replay", "--codes", "empty"], "holds no code"),
        (["replay", "--codes", "none"], "cannot read none"),
        (["replay", FILE, "--records", OUT], "go with --codes"),
        (["replay", "--codes", FILE, "--deck", "empty"], "does not say of which game it is"),
    ],
)
def test_bad_input(terrae: Command, arguments: list[str | Path], sentence: str) -> None:
    write("terra")
    Path("empty").write_text("")
    outcome = terrae(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert sentence in outcome.err
