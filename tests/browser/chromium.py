"""A real Chromium, as quiet for a test as for a benchmark or a picture."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OFF = (
    # Chromium loads pages of its own, for its line of addresses, beside every page that is opened.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    # Chromium heeds the last list only: what Playwright switches off and could matter here.
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
QUIET = (
    f"--disable-features={','.join(OFF)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launched(playwright: Playwright, more: Sequence[str] = (), **options: Any) -> Browser:
    """The Chromium that `TERRAE_CHROMIUM` names, else the installed one, else Playwright's own.

    A headless shell, which is what `./test` prefers, has no windows to show.
    """
    found = chromium_here(is_shown=not options.get("headless", True))
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *more], **options)


def chromium_here(is_shown: bool = False) -> str | None:
    """Where the Chromium is; None for Playwright's own."""
    named = os.environ.get("TERRAE_CHROMIUM", "")
    if "headless" in named and is_shown:
        named = ""
    return named or next(filter(None, map(shutil.which, NAMES)), None)
