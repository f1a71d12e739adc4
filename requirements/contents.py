"""Lists what a wheel holds: size, SHA-256 and name of every file, and the sum of each part.

python requirements/contents.py WHEEL
"""

import hashlib
import sys
from collections import Counter
from pathlib import Path
from zipfile import ZipFile


def contents(wheel: Path) -> list[str]:
    """The lines of the list."""
    lines, parts = [], Counter[str]()
    with ZipFile(wheel) as packed:
        for info in sorted(packed.infolist(), key=lambda info: info.filename):
            digest = hashlib.sha256(packed.read(info)).hexdigest()
            lines.append(f"{info.file_size:>10}  {digest}  {info.filename}")
            parts["/".join(info.filename.split("/")[:2])] += info.file_size
    sums = [f"{size:>10}  {part}" for part, size in parts.most_common(20)]
    return [f"{wheel.name}: {wheel.stat().st_size} bytes, {len(lines)} files", "", *sums, "", *lines]


if __name__ == "__main__":
    print("\n".join(contents(Path(sys.argv[1]))))
