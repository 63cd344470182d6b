"""The deeds of other programs to the files of a game, and the findings after them."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from changcheng_qt.saves.aside import ASIDE
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE, recover
from tests.saves.desk import Desk

Meddle = Callable[[Path], None]


def file_of(desk: Desk) -> Path:
    file: Path = desk.journal.folder / FILE
    return file


def aside(desk: Desk) -> list[bytes]:
    return sorted(file.read_bytes() for file in desk.journal.folder.glob(f"{ASIDE}-*"))


def replace_by(content: bytes) -> Meddle:
    def meddle(file: Path) -> None:
        (file.parent / "synced").write_bytes(content)
        os.replace(file.parent / "synced", file)

    return meddle


def copy_over(file: Path) -> None:
    """Replace a file by its copy, as programs do that fetch files."""
    replace_by(file.read_bytes())(file)


def restore_older(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    replace_by(b"".join(lines[:9]))(file)


def move_away(file: Path) -> None:
    os.replace(file, file.with_name("elsewhere"))


def remove(file: Path) -> None:
    file.unlink()


def move_folder(file: Path) -> None:
    os.replace(file.parent, file.parent.parent.parent / "elsewhere")


def remove_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def replace_folder(file: Path) -> None:
    """Put a copy of the folder in its place."""
    move_folder(file)
    shutil.copytree(file.parent.parent.parent / "elsewhere", file.parent)


def link_to_copy(file: Path) -> None:
    """Keep the file elsewhere, on another disk, as it were, with a link to it."""
    target = file.parent.parent.parent / "linked.changcheng"
    shutil.copyfile(file, target)
    file.unlink()
    file.symlink_to(target)


def link_to_nowhere(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.parent / "no" / "such" / "folder")


def link_to_itself(file: Path) -> None:
    file.unlink()
    file.symlink_to(file)


def cut_short(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 30)


def is_saved(desk: Desk) -> bool:
    """Return whether the next session finds everything in the game's folder."""
    content = file_of(desk).read_bytes()
    found: bytes = recover(desk.disk, desk.journal.folder).content
    return content == found == desk.encoder.whole()


def another_way(desk: Desk, steps: int = 5) -> bytes:
    """Return the game as somebody else has gone on with it, in a copy of the folder."""
    copies = file_of(desk).parent.parent.parent / "copies"
    shutil.copytree(desk.journal.folder.parent, copies)
    other = Desk(RealDisk(), Random(99), folder=copies)
    other.sit_down()
    other.play(steps)
    other.journal.close()
    return other.encoder.whole()


def kept(desk: Desk) -> set[bytes]:
    """Return all games that the next session finds."""
    return {desk.library.read(game.folder).content for game in desk.library.games()}
