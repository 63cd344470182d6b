"""Folders of games that the disk refuses to list."""

import errno
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.saves.atomic import make_folders
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from tests.saves.spoilt_disk import SpoiltDisk
from tests.systems import not_under_wine


@not_under_wine
def test_a_folder_that_cannot_be_listed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Library(RealDisk(), tmp_path / "none", Random(1)).unreadable() is None
    library = Library(RealDisk(), tmp_path, Random(1))
    games = [tmp_path / name for name in ("one", "three", "two")]
    for game in games:
        game.mkdir()
    (tmp_path / "stray file").touch()
    assert library.unreadable() is None
    refused = {games[1]}

    def names(folder: Path) -> list[str]:
        if folder in refused:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return os.listdir(folder)

    monkeypatch.setattr(library.disk, "names", names)
    assert library.unreadable() == games[1]
    refused.add(tmp_path)
    assert library.unreadable() == tmp_path


def test_folders_on_a_drive_that_has_gone_cannot_be_made() -> None:
    def refuse(call: str) -> None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    gone: Any = SpoiltDisk(RealDisk(), refuse)
    with pytest.raises(FileNotFoundError):
        make_folders(gone, Path("/drive/home/games"))
