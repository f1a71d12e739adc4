"""A record as a code of some hundred bytes, and back: terrae-code/1 of docs/records.md.

What nobody can tell beforehand is one number: every card of the deal is a digit among the cards that are left, every
move a digit among the legal answers. So a code holds no move that the rules forbid, and to read it is to replay it.

A code comes from strangers. Everything in it has a bound that is looked at before any work is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from zlib import crc32

from ..decks import load_deck
from ..errors import Refused
from ..game import DeckDocument, Game, Json, game_named
from ..match import Match
from ..record import BadRecord, Record, check_form, laid_out, replayed
from .digits import CardsLeft, Digits, DigitsToRead
from .head import HUMAN, MOST_MOVES, Head, HeadToRead, check_of, fingerprint, head_of, kind_of
from .refusals import DamagedCode, UnknownCode

CODE_LIMIT = 3600
"""Bytes of a code: three pictures of 1,200."""
CHECKSUM = 4
NOBODY = {"name": "", "kind": HUMAN}


def encode(record: object) -> bytes:
    """A record as a code, every move of it checked; `BadRecord` if it does not hold, or has no place in a code."""
    form = check_form(record)
    moves = form["moves"]
    if len(moves) > MOST_MOVES:
        raise BadRecord(f"a code holds at most {MOST_MOVES} moves, not {len(moves)}")
    match = laid_out(form)
    digits = Digits()
    cards = CardsLeft(cards_to_deal(match.game, match.deck, sample_deal(match)))
    for card in cards_in(match.setup):
        cards.write(digits, card)
    shuffles = 0
    for number in replayed(match, form):
        for shuffle in match.shuffles[shuffles:]:
            shuffled = list(cards_in(shuffle))
            waiting = CardsLeft(shuffled)
            for card in shuffled:
                waiting.write(digits, card)
        shuffles = len(match.shuffles)
        answers = [] if match.over or number == len(moves) else sorted(match.answers())
        if answers and moves[number][1] in answers:  # otherwise replaying tells what is wrong with it
            digits.write(answers.index(moves[number][1]), len(answers))
    data = head_of(match).to_bytes() + digits.to_bytes()
    if len(data) + CHECKSUM > CODE_LIMIT:
        raise BadRecord(f"the game takes {len(data) + CHECKSUM} bytes, and a code has at most {CODE_LIMIT}")
    return data + crc32(data).to_bytes(CHECKSUM, "big")


def decode(code: bytes, decks: Sequence[DeckDocument[Any]] = ()) -> Record:
    """The record that a code tells, of the game's own deck or one of `decks`; `BadRecord` if the code does not hold."""
    if len(code) > CODE_LIMIT:
        raise BadRecord(f"a code has at most {CODE_LIMIT} bytes, not {len(code)}")
    data, checksum = code[:-CHECKSUM], code[-CHECKSUM:]
    if crc32(data).to_bytes(CHECKSUM, "big") != checksum:
        raise DamagedCode("the checksum does not fit: the code was not read or copied whole")
    reading = HeadToRead(data)
    head = reading.read()
    try:
        match = _played(head, DigitsToRead(reading.left), decks)
    except BadRecord:
        raise
    except Refused as error:
        raise BadRecord(error.sentence, error.rule) from None
    if check_of(match) != head.check:
        raise BadRecord("by the rules here the code comes to other moves or another result than where it was written")
    return match.record()


def _played(head: Head, digits: DigitsToRead, decks: Sequence[DeckDocument[Any]]) -> Match[Any, Any]:
    """The match of a code, played to its last move."""
    try:
        game = game_named(head.game)
    except Refused as error:
        raise UnknownCode(error.sentence) from None
    seats = len(head.players)
    game.check_players(seats)
    options = game.options_from_bits(head.options)
    if game.option_bits(options, seats) != head.options:
        raise UnknownCode(f"{game.name} has no such options: {head.options:#x}")
    deck = _deck(game, head.deck, decks)
    players = [{"name": initials, "kind": kind_of(bot)} for initials, bot in head.players]
    sample = Match(game, players, deck=deck, options=options, seed="", start=head.start).setup
    cards = CardsLeft(cards_to_deal(game, deck, sample))
    setup = with_cards(sample, (cards.read(digits) for _ in cards_in(sample)))

    def shuffled(waiting: int, _: str) -> list[int]:
        state = match.state
        shape = game.shuffle_to_json(state, deck, range(waiting))
        left = CardsLeft(cards_in(shape))
        order = with_cards(shape, (left.read(digits) for _ in cards_in(shape)))
        return game.shuffle_from_json(state, deck, order)

    match = Match(
        game, players, deck=deck, options=options, seed=head.seed, start=head.start, setup=setup, orders=shuffled
    )
    if match.start != head.start:
        raise BadRecord(f"'start' is {head.start}, but by the set-up seat {match.start} starts", game.start_rule)
    if match.setup != setup:
        raise BadRecord("the deal of the code is not in the order in which records tell it")
    for number in range(head.moves):
        if match.over:
            raise BadRecord(f"the code tells {head.moves} moves, but after {number} the game is over")
        legal = game.legal(match.state, match.d)
        answers = sorted((game.notation(match.state, match.d, action), action) for action in legal)
        match.act(answers[digits.read(len(answers))][1])
    digits.check_end()
    return match


def _deck(game: Game[Any, Any], wanted: bytes, decks: Iterable[DeckDocument[Any]]) -> DeckDocument[Any]:
    for deck in (load_deck(game, game.default_deck()), *decks):
        if fingerprint(deck.document) == wanted:
            return deck
    raise UnknownCode(f"the game was played with a deck that is not known here (fingerprint {wanted.hex()})")


# ---- cards ----


def sample_deal(match: Match[Any, Any]) -> Json:
    """Some deal of the same game with as many players, for its shape."""
    seats = len(match.players)
    return Match(match.game, [NOBODY] * seats, deck=match.deck, options=match.options, seed="", start=match.start).setup


def cards_to_deal(game: Game[Any, Any], deck: DeckDocument[Any], sample: Json) -> Iterable[Any]:
    """Every card that a deal can name, as often as it exists: what the game says, else what is in any deal."""
    return game.cards_to_deal(deck) or cards_in(sample)


def cards_in(dealt: Any) -> Iterator[Any]:
    """The cards of a deal or a shuffle, in the order in which a record tells them: all that stands in its lists."""
    parts = list(dealt.values()) if isinstance(dealt, dict) else dealt
    for part in parts:
        if isinstance(part, dict | list):
            yield from cards_in(part)
        elif isinstance(dealt, list):
            yield part


def with_cards(shape: Any, cards: Iterator[Any]) -> Any:
    """The same with other cards."""
    if isinstance(shape, dict):
        return {key: with_cards(part, cards) if isinstance(part, dict | list) else part for key, part in shape.items()}
    return [with_cards(part, cards) if isinstance(part, dict | list) else next(cards) for part in shape]
