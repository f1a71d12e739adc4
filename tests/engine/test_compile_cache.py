"""Where compiled code is kept: it is run when it is loaded, so nobody else may put something there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from terrae.engine.compile_cache import cache_home, private_home


@pytest.fixture
def common(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everybody's temporary files; the user's own cache folder cannot be made."""
    nowhere = tmp_path / "file"
    nowhere.touch()
    monkeypatch.setenv("TERRAE_CACHE", str(nowhere / "below"))
    folder = tmp_path / "tmp"
    folder.mkdir()
    folder.chmod(0o1777)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    private_home.cache_clear()
    return folder


def test_the_temporary_folder_is_for_its_user_alone(common: Path) -> None:
    home = cache_home()
    assert home == common / f"terrae-{os.getuid()}"
    assert home.stat().st_mode & 0o777 == 0o700
    assert cache_home() == home


def planted_link(folder: Path) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    folder.symlink_to(elsewhere)


def planted_folder_for_all(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)


def planted_folder_of_another(folder: Path) -> None:
    if os.getuid() != 0:
        pytest.skip("only root can give a folder away")
    folder.mkdir(mode=0o700)
    os.chown(folder, 12345, 12345)


@pytest.mark.attack("Makes the temporary folder of compiled code before its user does, to have own code loaded.")
@pytest.mark.parametrize("plant", [planted_link, planted_folder_for_all, planted_folder_of_another, Path.touch])
def test_a_temporary_folder_that_somebody_else_made_is_left_alone(common: Path, plant: object) -> None:
    planted = common / f"terrae-{os.getuid()}"
    assert callable(plant)
    plant(planted)
    home = cache_home()
    assert home.parent == common
    assert home != planted
    assert home.stat().st_mode & 0o777 == 0o700
    assert cache_home() == home, "one folder for a process"


@pytest.mark.attack("Puts compiled code into a cache folder that everybody may write to.")
def test_a_cache_folder_that_everybody_may_write_to_is_left_alone(
    common: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setenv("TERRAE_CACHE", str(shared))
    assert cache_home() == shared
    shared.chmod(0o777)
    assert cache_home() == common / f"terrae-{os.getuid()}"
