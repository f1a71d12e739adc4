"""Makes the technical report from measured JSON: `python -m docs.report` writes `docs/report/report.md`."""

from pathlib import Path

from .report import report

if __name__ == "__main__":
    (Path(__file__).parent / "report.md").write_text(report(), "utf-8")
