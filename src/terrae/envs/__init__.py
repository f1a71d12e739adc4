"""Environments for reinforcement learning. Every policy is given what its seat may see, and nothing else."""

from .advantages import advantages
from .choices import Choices, Described
from .encoding import Encoding, Place
from .positions import action_mask, observation
from .rewards import Reward
from .vector import Vector, vector

__all__ = [
    "Choices",
    "Described",
    "Encoding",
    "Place",
    "Reward",
    "Vector",
    "action_mask",
    "advantages",
    "observation",
    "vector",
]
