"""Codes of strangers: whatever they hold, they are refused in one sentence and cost little."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from terrae.engine.codes import code_text
from terrae.engine.codes.code_files import read_codes
from terrae.engine.codes.code_text import FORM, base45, from_base45, record_of, records_in, split, texts_of
from terrae.engine.codes.game_code import CODE_LIMIT, decode, encode
from terrae.engine.codes.head import MOST_MOVES, Head, HeadToRead
from terrae.engine.match import Match
from terrae.engine.record import BadRecord

from ..samples import finished_record

GAMES = pytest.mark.parametrize("name", ["terra", "terra-futura"])


def sealed(data: bytes) -> bytes:
    """Bytes with the checksum that fits them: an attacker can count too."""
    return data + crc32(data).to_bytes(4, "big")


def opened(name: str) -> tuple[Head, bytes]:
    """A good code, its head and its number."""
    reading = HeadToRead(encode(finished_record(name))[:-4])
    return reading.read(), reading.left


def forged(name: str, number: bytes | None = None, **changes: Any) -> bytes:
    head, own = opened(name)
    return sealed(replace(head, **changes).to_bytes() + (own if number is None else number))


@pytest.mark.attack("Sends a code with one byte changed, without and with a checksum that fits.")
@GAMES
def test_every_byte_counts(name: str) -> None:
    """A changed code is refused; but for texts, which say nothing about the game, also if its checksum fits."""
    good = encode(finished_record(name))
    free = sum(len(initials.encode()) + 1 for initials, _ in opened(name)[0].players)
    passed = 0
    for place in range(len(good) - 4):
        broken = bytearray(good)
        broken[place] ^= 1 + place % 255
        with pytest.raises(BadRecord, match="checksum"):
            decode(bytes(broken))
        try:
            decode(sealed(bytes(broken[:-4])))
            passed += 1
        except BadRecord:
            pass
    head = opened(name)[0]
    texts = sum(len(text.encode()) for player in head.players for text in player) + len(head.seed.encode())
    assert passed <= texts + free


@pytest.mark.attack("Sends bytes of any kind as a code whose checksum fits.")
@given(st.binary(max_size=300), st.sampled_from(["terra", "terra-futura"]), st.booleans())
@example(b"", "terra", False)
def test_any_bytes_are_refused_in_a_sentence(data: bytes, name: str, after_head: bool) -> None:
    code = forged(name, data) if after_head else sealed(b"\x01" + data)
    with pytest.raises(BadRecord) as refused:
        decode(code)
    assert str(refused.value).isprintable()


@pytest.mark.attack("Sends a code that tells of more seats, moves or letters than any game has.")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"moves": 65535}, "at most 5000 moves"),
        ({"moves": 5000}, "the game is over"),
        ({"moves": 0}, "goes on after|other moves"),
        ({"players": (("A", ""),) * 255}, "at most 16 seats"),
        ({"players": (("A", ""),) * 16}, "players"),
        ({"players": ()}, "players"),
        ({"players": (("A" * 13, ""),) * 3}, "initials in a code has at most 12"),
        ({"players": (("A", "b" * 49),) * 3}, "name of a bot in a code has at most 48"),
        ({"players": (("\x1b]0;", ""),) * 3}, "cannot be shown"),
        ({"players": (("\u202e", ""),) * 3}, "cannot be shown"),
        ({"seed": "x" * 65}, "seed in a code has at most 64"),
        ({"game": "x" * 41}, "name of a game in a code has at most 40"),
        ({"game": "../../etc"}, "there is no game"),
        ({"deck": b"\0\0\0\0"}, "a deck that is not known here"),
        ({"options": 0x8000}, "no such options"),
        ({"options": 6}, "no such options"),
        ({"start": 200}, "start seat"),
        ({"check": b"\0\0\0\0"}, "other moves or another result"),
    ],
)
def test_what_a_head_says_has_bounds(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        decode(forged("terra", **changes))


@pytest.mark.attack("Sends a code whose number goes on for ever, or is written in a second way.")
@GAMES
def test_the_number_must_end_with_the_game(name: str) -> None:
    number = opened(name)[1]
    for longer in (number + b"\1", number + b"\0", b"\xff" * (CODE_LIMIT - 200), b""):
        with pytest.raises(BadRecord):
            decode(forged(name, longer))
    with pytest.raises(BadRecord, match="at most 3600 bytes"):
        decode(b"\0" * (CODE_LIMIT + 1))


@pytest.mark.attack("Sends a code that makes its reader play without an end.")
@GAMES
def test_no_code_is_played_longer_than_its_bound(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    act = Match.act

    def counted(match: Match[Any, Any], action: int) -> None:
        played.append(action)
        act(match, action)

    monkeypatch.setattr(Match, "act", counted)
    with pytest.raises(BadRecord):
        decode(forged(name, b"\xff" * (CODE_LIMIT - 200), moves=MOST_MOVES))
    with pytest.raises(BadRecord):
        decode(forged(name, opened(name)[1] + b"\xff" * (CODE_LIMIT - 600), moves=MOST_MOVES))
    assert len(played) <= 2 * MOST_MOVES


def bad_texts(good: str) -> Iterator[str]:
    yield good.replace("TERRAE1:", "TERRAE2:")
    yield good.lower()
    yield good[:-1]
    yield good[:-3] + "."
    yield good + " " * 3000 + "x"
    yield "TERRAE1:" + ":::" * 600 + "."
    yield "TERRAE1:" + "0" * 1900 + "."
    yield "TERRAE1:."
    yield "TERRAE1/1/9/00000000:" + good.partition(":")[2]
    yield "TERRAE1/3/2/00000000:" + good.partition(":")[2]
    yield "TERRAE1/1/1/00000000:" + good.partition(":")[2]
    yield "TERRAE1:ÄÖÜ."
    yield "\x00" * 100


@pytest.mark.attack("Sends texts that look like codes: cut, too long, with other signs, parts of nothing.")
def test_texts_that_are_none_are_refused() -> None:
    (good,) = texts_of(finished_record("terra"))
    for bad in bad_texts(good):
        with pytest.raises(BadRecord, match="line 1"):
            list(records_in([bad]))


@pytest.mark.attack("Sends the first parts of very many codes, and never the last.")
def test_parts_that_never_become_whole_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_text, "MOST_WAITING", 10)
    with pytest.raises(BadRecord, match="line 11: parts are missing of more than 10 codes"):
        list(records_in(f"TERRAE1/1/2/{number:08X}:00." for number in range(100)))


@pytest.mark.attack("Mixes parts of two codes.")
def test_parts_of_two_codes_do_not_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_text, "PART_BYTES", 90)
    first, second = (split(encode(finished_record(name))[:150]) for name in ("terra", "terra-futura"))
    name = first[0].partition(":")[0].replace("/1/", "/2/", 1)
    with pytest.raises(BadRecord, match="do not belong to one code"):
        record_of([first[0], f"{name}:{second[1].partition(':')[2]}"])
    with pytest.raises(BadRecord, match="two different texts"):
        record_of([first[0], f"{first[0].partition(':')[0]}:BB8."])


@pytest.mark.attack("Gives a file without line ends as a file of codes.")
def test_a_line_of_a_file_is_read_within_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "codes"
    for content in (b"x" * 5_000_000, b"\xff\xfe" * 100, b"\0"):
        file.write_bytes(content)
        with pytest.raises(BadRecord, match="line 1"):
            list(read_codes(file))


@given(st.binary(max_size=200))
def test_base45_goes_there_and_back(data: bytes) -> None:
    assert from_base45(base45(data)) == data


def test_base45_is_that_of_its_standard() -> None:
    """The examples of RFC 9285."""
    for data, text in ((b"AB", "BB8"), (b"Hello!!", "%69 VD92EX0"), (b"base-45", "UJCLQE7W581")):
        assert (base45(data), from_base45(text)) == (text, data)
    for bad in ("GGW", ":::", "A", "ZZ"):
        with pytest.raises(BadRecord):
            from_base45(bad)


def test_a_form_has_no_second_reading() -> None:
    assert FORM.fullmatch("TERRAE1:BB8.")
    assert not FORM.fullmatch("TERRAE1:BB8.\n")
