"""What one process keeps of deals, so that it is not worked out for everybody."""

from __future__ import annotations

from dataclasses import dataclass, field

from .begin import Beginnings
from .outcomes import DayCache


@dataclass
class DealCaches:
    """Nothing of it is more than a cache."""

    beginnings: Beginnings = field(default_factory=Beginnings)
    days: DayCache = field(default_factory=DayCache)
