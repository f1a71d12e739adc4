"""Arrays that other libraries can share without a copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from terrae.engine.errors import Refused

Array = np.ndarray[Any, Any]
ALIGNMENT = 64
"""JAX shares an array only if it begins at a multiple of so many bytes."""


def aligned(shape: tuple[int, ...], dtype: Any) -> Array:
    """An array of zeros that begins at a multiple of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    array: Array = memory[first : first + size].view(dtype).reshape(shape)
    return array


def given_or_new(arrays: Mapping[str, Array], name: str, shape: tuple[int, ...], dtype: Any) -> Array:
    """The caller's own array of that name, which must fit; a new one if there is none."""
    if name not in arrays:
        return aligned(shape, dtype)
    array = arrays[name]
    if array.shape != shape or array.dtype != np.dtype(dtype) or not array.flags.c_contiguous:
        wanted = f"{np.dtype(dtype).name}[{', '.join(map(str, shape))}]"
        raise Refused(f"the array {name!r} must be {wanted} in C order, not {array.dtype.name}{list(array.shape)}")
    if not array.flags.writeable:
        raise Refused(f"the array {name!r} cannot be written to")
    return array
