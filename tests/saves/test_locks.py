"""A game that somebody only asks about can be played; one that somebody plays cannot."""

from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from changcheng_qt.saves import held
from changcheng_qt.saves.disk import Handle, RealDisk
from changcheng_qt.saves.held import TRIES, release, take_lock
from changcheng_qt.saves.library import Library
from tests.saves.desk import Desk
from tests.systems import not_under_wine


class AskedAbout(RealDisk):
    """A disk on which somebody holds every lock during the first tries."""

    def __init__(self, held_for: int) -> None:
        self.tries = 0
        self._held_for = held_for

    def lock(self, path: Path) -> Handle | None:
        self.tries += 1
        return None if self.tries <= self._held_for else super().lock(path)


@pytest.mark.parametrize("held_for", [0, 1, TRIES - 1])
def test_a_lock_that_is_held_for_a_moment_is_waited_for(tmp_path: Path, held_for: int) -> None:
    disk = AskedAbout(held_for)
    lock = take_lock(disk, tmp_path)
    assert lock is not None
    assert disk.tries == held_for + 1
    release(disk, lock.file)


def test_a_lock_that_is_kept_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    disk = AskedAbout(TRIES)
    assert take_lock(disk, tmp_path) is None
    assert disk.tries == TRIES


def taken_while_asked_about(folder: Path) -> int:
    """Take a game again and again while somebody asks about it all the time; return how often that
    went wrong.
    """
    desk = Desk(RealDisk(), Random(1), folder=folder)
    desk.sit_down()
    desk.play(5)
    desk.journal.close()
    library, is_over = Library(RealDisk(), folder, Random(2)), Event()

    def ask() -> None:
        while not is_over.is_set():
            library.is_taken(desk.journal.folder)
            is_over.wait(0.0005)

    asking = Thread(target=ask)
    asking.start()
    refused = 0
    for _ in range(200):
        taken = library.take(desk.journal.folder)
        refused += taken is None
        if taken:
            library.let_go(taken)
    is_over.set()
    asking.join()
    return refused


@not_under_wine
@pytest.mark.no_cover
def test_a_list_of_games_keeps_nobody_from_playing(tmp_path: Path) -> None:
    assert taken_while_asked_about(tmp_path) == 0


def test_one_try_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control of the tests above."""
    monkeypatch.setattr(held, "TRIES", 1)
    assert take_lock(AskedAbout(1), tmp_path) is None
