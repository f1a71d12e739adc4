"""The benchmark: fixed tables with fixed partners, and how an agent does at them."""

from .manifest import Manifest, Scenario, manifest_of
from .run import results

__all__ = ["Manifest", "Scenario", "manifest_of", "results"]
