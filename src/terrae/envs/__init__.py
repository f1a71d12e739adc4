"""Environments for reinforcement learning. Every policy is given what its seat may see, and nothing else."""

from .advantages import advantages
from .rewards import Reward
from .vector import Part, Vector, vector

__all__ = ["Part", "Reward", "Vector", "advantages", "vector"]
