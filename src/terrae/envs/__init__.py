"""Environments for reinforcement learning. Every policy is given what its seat may see, and nothing else."""

from .advantages import advantages
from .encoding import Encoding, Place
from .rewards import Reward
from .vector import Vector, vector

__all__ = ["Encoding", "Place", "Reward", "Vector", "advantages", "vector"]
