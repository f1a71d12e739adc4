"""A list that is never changed: a longer one is made of it, and both share what they have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, cast, overload

T = TypeVar("T")


class Chain(Sequence[T], Generic[T]):
    """A list up to its last item. To add one takes the same time however long it is, and so does to go one back."""

    __slots__ = ("_item", "before", "length")

    def __init__(self, before: Chain[T] | None = None, item: T | None = None) -> None:
        """The chain without items; or `before` and one more."""
        self.before = before
        """The same without its last item; None if it has none."""
        self._item = item
        self.length: int = 0 if before is None else before.length + 1

    def plus(self, item: T) -> Chain[T]:
        """The same and one more item."""
        return Chain(self, item)

    @property
    def last(self) -> T:
        """The last item."""
        if self.before is None:
            raise IndexError("the chain has no items")
        return cast(T, self._item)

    def first(self, count: int) -> Chain[T]:
        """The chain of the first so many items. It takes the longer the more are left out."""
        chain = self
        while chain.before is not None and chain.length > count:
            chain = chain.before
        return chain

    def since(self, count: int) -> list[T]:
        """The items after the first so many. It takes the longer the more they are."""
        items = []
        chain = self
        while chain.before is not None and chain.length > count:
            items.append(cast("T", chain._item))
            chain = chain.before
        items.reverse()
        return items

    def shared(self, other: Chain[T]) -> int:
        """How many items at the beginning the two share. It takes the longer the more they do not."""
        one, two = self.first(other.length), other.first(self.length)
        while one is not two and one.before is not None and two.before is not None:
            one, two = one.before, two.before
        return one.length

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        return self.since(0)[index]

    def __repr__(self) -> str:
        return f"Chain({self.since(0)!r})"
