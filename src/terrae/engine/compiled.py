"""The compiled material: a game's state as NumPy records, its functions compiled by Numba."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from .chance import Generator, seeded
from .codegen import loops_in
from .compile_cache import NOTHING, TurnToCompile, cache_folder, forget_old, turn_to_compile
from .fields import Fields
from .material import Material, assemble

if TYPE_CHECKING:
    from .game import Game

Replaced = Mapping[str, Callable[..., Any]]

numba: Any = import_module("numba")  # its own annotations do not cover what is used here
intrinsic: Any = import_module("numba.extending").intrinsic
trailing_zeros: Any = import_module("numba.cpython.unsafe.numbers").trailing_zeros
compiler_lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock


def _population(typing: Any, mask: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(mask), emit


_population_of = intrinsic(_population)


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The address of `words[at]`."""
    words = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(words.data, [arguments[1]])


def _atomic_swap(typing: Any, words: Any, at: Any, value: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.atomic_rmw("xchg", _place(context, builder, signature, arguments), arguments[2], "seq_cst")

    return numba.int64(words, numba.int64, numba.int64), emit


def _atomic_load(typing: Any, words: Any, at: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, arguments), "seq_cst", 8)

    return numba.int64(words, numba.int64), emit


_atomic_swap_of = intrinsic(_atomic_swap)
_atomic_load_of = intrinsic(_atomic_load)


def _swap(words: Any, at: int, value: int) -> Any:
    return _atomic_swap_of(words, np.int64(at), np.int64(value))


def _load(words: Any, at: int) -> Any:
    return _atomic_load_of(words, np.int64(at))


def _count(mask: int) -> Any:
    return _population_of(np.int64(mask))


def _lowest(mask: int) -> Any:
    return trailing_zeros(np.int64(mask))


def _copy_state(states: Any, source: int, to: int) -> None:
    states[to] = states[source]


PROCESSOR = {
    "atomic_load": numba.njit(inline="always")(_load),
    "atomic_swap": numba.njit(inline="always")(_swap),
    "copy_state": numba.njit(inline="always")(_copy_state),
    "count": numba.njit(inline="always")(_count),
    "lowest": numba.njit(inline="always")(_lowest),
}


def record_type(fields: type[Fields]) -> np.dtype[Any]:
    """The table of fields as a NumPy record."""
    return np.dtype([(field.name, field.code, field.shape) for field in fields.FIELDS], align=True)


class Compiled:
    """One game in the compiled material. `run` holds its functions; the methods allocate its records."""

    def __init__(self, game: Game[Any, Any], *, boundscheck: bool = False) -> None:
        self.game = game
        self.boundscheck = boundscheck
        self.state_type = record_type(game.state)
        self.deck_type = record_type(game.deck)
        self._extensions: dict[tuple[object, ...], Material] = {}
        self.run = self._compiled(game.modules, (), {})

    @cached_property
    def mind(self) -> Material:
        """The rules with what bots think with (`Game.minds`)."""
        return self._stacked(self.run, (), self.game.minds, {})

    def extended(self, modules: Sequence[str], replaced: Replaced = NOTHING) -> Material:
        """`mind` with further modules on top; `replaced` holds functions to take instead of the modules' own.

        What is made of the same modules and functions is made once.
        """
        made_of = tuple(modules), tuple(sorted(replaced.items()))
        if made_of not in self._extensions:
            self._extensions[made_of] = self._stacked(self.mind, self.game.minds, modules, replaced)
        return self._extensions[made_of]

    def _stacked(self, base: Material, below: Sequence[str], modules: Sequence[str], replaced: Replaced) -> Material:
        """Modules one on top of the other, each compiled apart: nothing below is compiled again."""
        for name in modules:
            below = (*below, name)
            base = self._compiled([name], below, replaced, base)
        return base

    def _compiled(
        self, modules: Sequence[str], minds: Sequence[str], replaced: Replaced, base: Material | None = None
    ) -> Material:
        """Functions of these modules that compile themselves when they are called, or come from the folder."""
        folder = cache_folder(self.game, f"boundscheck={self.boundscheck}", minds, replaced)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(folder)
        turn = turn_to_compile(folder)
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            njit = numba.njit(
                cache=True,
                nogil=True,
                boundscheck=self.boundscheck,
                error_model="numpy",
                no_cfunc_wrapper=True,
                _nrt=False,
            )

            def compile_one(function: Any) -> Any:
                # Two builds in one process would otherwise share symbols, and one run the other's rules.
                function.__qualname__ += f"_{folder.name}"
                return compiled_once(njit(function), turn)

            imported = [import_module(name) for name in modules]
            return assemble(
                imported,
                replacing(compile_one),
                lambda t: np.array(t, dtype=np.int64),
                {**loops_in(imported), **self.game.replaced, **replaced},
                base,
            )
        finally:
            numba.config.CACHE_DIR = before

    def states(self, n: int) -> np.ndarray[Any, Any]:
        """An array of n states, every field 0."""
        return np.zeros(n, self.state_type)

    def decks(self, deck: Fields) -> np.ndarray[Any, Any]:
        """A deck table as an array of one record."""
        records = np.zeros(1, self.deck_type)
        fill(records, 0, deck)
        return records

    def generators(self, seed: str | Generator) -> np.ndarray[Any, Any]:
        """A generator, given as it stands or by its seed, as an array of one record."""
        records = np.zeros(1, record_type(Generator))
        fill(records, 0, seeded(seed) if isinstance(seed, str) else seed)
        return records

    def scratch(self) -> Any:
        """Working memory for the rules and the loops."""
        return np.zeros(self.game.scratch, np.int64)

    def rows(self, n: int, length: int) -> Any:
        """So many rows of whole numbers, all 0."""
        return np.zeros((n, length), np.int64)

    def floats(self, length: int) -> Any:
        """A row of so many numbers, all 0."""
        return np.zeros(length)

    def numbers(self, given: Sequence[Any]) -> Any:
        """Whole numbers or rows of them as an array."""
        return np.array(given, np.int64)


def compiled_once(dispatcher: Any, turn: TurnToCompile) -> Any:
    """Let a function take every whole number as 64 bits: it would be compiled anew for each size of a field.

    Of processes that need it at the same time one compiles it, and the others load what that has made.
    """
    compile_for = dispatcher.compile

    def compile_in_turn(types: Sequence[Any]) -> Any:
        wide = tuple(map(widened, types))
        if wide in dispatcher.overloads:
            return compile_for(wide)
        with compiler_lock, turn:  # in this order: a thread that has its turn never waits for another thread
            return compile_for(wide)

    dispatcher.compile = compile_in_turn
    return dispatcher


def entered(dispatcher: Any, arguments: Sequence[Any]) -> Any:
    """A compiled function as it is for arguments like these: called so, it does not ask for their types every time."""
    return dispatcher.compile(tuple(map(numba.typeof, arguments)))


def widened(type_: Any) -> Any:
    """The type of an argument, of whole numbers the largest."""
    plain = numba.types.unliteral(type_)
    return numba.int64 if isinstance(plain, numba.types.Integer) else type_


def replacing(compile_one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda function: PROCESSOR.get(function.__name__) or compile_one(function)


def fill(records: np.ndarray[Any, Any], i: int, plain: Fields) -> None:
    """Copy a plain state into record i."""
    for field in plain.FIELDS:
        records[field.name][i] = getattr(plain, field.name)


def to_plain(records: np.ndarray[Any, Any], i: int, plain: Fields) -> None:
    """Copy record i into a plain state."""
    plain.fill(tuple(records[field.name][i].tolist() for field in plain.FIELDS))


@cache
def compiled(game: Game[Any, Any], boundscheck: bool = False) -> Compiled:
    """The compiled material of a game. A process builds it once."""
    return Compiled(game, boundscheck=boundscheck)
