"""Sets of small numbers as bits of one integer. The compiled material swaps in the processor's instructions."""


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()
