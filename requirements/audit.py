"""Ask OSV (osv.dev) which pinned versions have a published hole: `python requirements/audit.py`. It needs a network.

It says "none" only if OSV has answered for every pin: if it cannot be reached, or answers something else, that is told
and the exit code is 2. A hole gives 1.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

PLACE = os.environ.get("TERRAE_OSV", "https://api.osv.dev/v1/querybatch")
PIN = re.compile(r"^([\w.-]+)==([\w.!+-]+)", re.MULTILINE)
WITHIN_S = 60
HOLES, UNKNOWN = 1, 2


def pins() -> list[tuple[str, str]]:
    """Every package that is pinned, with its version."""
    files = sorted(Path(__file__).parent.glob("*.txt"))
    return sorted({pin for file in files for pin in PIN.findall(file.read_text("utf-8"))})


def asked(wanted: list[tuple[str, str]]) -> list[list[str]]:
    """The ids of the holes of each of these versions."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in wanted]
    body = json.dumps({"queries": queries}).encode()
    with urlopen(Request(PLACE, body, {"content-type": "application/json"}), timeout=WITHIN_S) as answer:
        results = json.load(answer)["results"]
    if len(results) != len(wanted):
        raise ValueError(f"{len(results)} answers to {len(wanted)} questions")
    return [[hole["id"] for hole in result.get("vulns", [])] for result in results]


def main() -> int:
    """Ask, and tell what was found."""
    wanted = pins()
    try:
        found = asked(wanted)
    except (URLError, OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"Nothing is known about holes: {PLACE} did not answer ({error}).", file=sys.stderr)
        return UNKNOWN
    holes = [f"{name} {version}: {', '.join(ids)}" for (name, version), ids in zip(wanted, found, strict=True) if ids]
    print("\n".join(holes) or f"none of {len(wanted)} pinned versions has a published hole")
    return HOLES if holes else 0


if __name__ == "__main__":
    sys.exit(main())
