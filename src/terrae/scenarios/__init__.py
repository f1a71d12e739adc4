"""The benchmark: fixed tables with fixed partners, and how an agent does at them."""

from .manifest import Manifest, Scenario, manifest_of
from .play import BatchPolicy
from .run import results

__all__ = ["BatchPolicy", "Manifest", "Scenario", "manifest_of", "results"]
