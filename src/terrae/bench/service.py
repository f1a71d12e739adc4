"""The service that `terrae bench server` measures, in a process of its own.

python -m terrae.bench.service DATABASE IDLE_AFTER_MS

It compiles nothing beside it: no bot plays in this measurement, and a version's first start would take a core from it.
"""

import sys

from terrae.server.rate_limits import NO_RATES
from terrae.server.run import serve
from terrae.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(database=sys.argv[1], port=0, rates=NO_RATES, idle_after_ms=int(sys.argv[2]), precompile=False)
    serve(settings)
