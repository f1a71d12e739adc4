"""Builds the documentation as a site: `python -m docs.site FOLDER`, or into the package, for the service."""

import argparse
import sys
from pathlib import Path

from .build import PACKAGED, build


def main() -> int:
    """Build it strictly; 1 if a link leads nowhere or a page is not in the list of pages."""
    reader = argparse.ArgumentParser(prog="python -m docs.site", description=__doc__)
    reader.add_argument("folder", type=Path, nargs="?", default=PACKAGED, help="where to; else into the package")
    folder: Path = reader.parse_args().folder
    complaints = build(folder)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        return 1
    print(f"{folder}: {sum(1 for _ in folder.rglob('*.html'))} pages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
