"""Another program that moves, removes, replaces and links the files of a game while it is played,
by random and on any disk, and the findings after it.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from changcheng_qt.saves.atomic import make_folders, write_all
from changcheng_qt.saves.disk import PRIVATE_FILE
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.held import LOCK
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE, Recovered, backup_files, recover
from changcheng_qt.saves.savefile import read_prefix
from tests.saves.desk import Desk, MakeJournal, match_is_over
from tests.saves.simulated_disk import SimulatedDisk

ALL = 10**7
"""More bytes than any file has."""
MOST_ACTS = 60
"""Things that happen in a game at most."""
HOW_OFTEN = 0.12
"""In how many of them somebody meddles just before."""
KILLED = 0.35
"""How many of those a program does not live to notice."""
RecoverIt = Callable[[Any, Path], Recovered]


@dataclass
class Tally:
    """How often somebody meddled, and the reactions of a living program and of the next session.
    Games are `gone` of which neither the file nor a backup was left: before the end of a first
    turn, or with their folder.
    """

    games: int = 0
    meddled: int = 0
    killed: int = 0
    gone: int = 0
    lost: int = 0
    silent: int = 0

    @property
    def faults(self) -> int:
        return self.lost + self.silent


class Meddler:
    """Plays games on a disk, on which `link` makes a link, and meddles with them."""

    def __init__(
        self,
        disk: Any,  # noqa: ANN401
        link: Callable[[Path, Path], None],
        rng: Random,
        root: Path,
        make_journal: MakeJournal = Journal,
        recover_it: RecoverIt = recover,
    ) -> None:
        self.tally = Tally()
        self._disk = disk
        self._link = link
        self._rng = rng
        self._root = root
        self._make_journal = make_journal
        self._recover = recover_it
        self._copies = 0
        self._ways: tuple[Callable[[Path], None], ...] = (
            *(self._copy_over, self._restore, self._remove, self._move, self._move_folder),
            *(self._remove_folder, self._replace_folder, self._link_to_copy, self._link_to_nowhere),
            *(self._go_another_way, self._scribble, self._unlock, self._move_lock),
            self._unlock_for_another,
            *((self._shut,) if isinstance(disk, SimulatedDisk) else ()),
        )

    def run(self, games: int) -> Tally:
        """Play n games; each has a folder of its own, as if on a new computer."""
        while self.tally.games < games:
            self._rivals: list[Desk] = []
            root = self._root / str(self.tally.games)
            make_folders(self._disk, root / "copies")
            self._place, desk = root, Desk(self._disk, self._rng, self._make_journal, root / "kept")
            desk.sit_down()
            for _ in range(MOST_ACTS):
                is_left = self._rng.random() >= HOW_OFTEN or self._meddle(desk)
                if not is_left or match_is_over(desk.match):
                    break
                desk.act()
            for one in (desk, *self._rivals):
                one.journal.close()
            self.tally.games += 1
        return self.tally

    def _meddle(self, desk: Desk) -> bool:
        """Do something to the files; return whether anything of the game is left."""
        if not self._is_saved(desk):
            self.tally.lost += 1
            return False
        self.tally.meddled += 1
        way = self._rng.choice(self._ways)
        way(desk.journal.folder)
        if way == self._shut:
            self._wait_outside(desk)
            return True
        if self._rng.random() < KILLED and way != self._unlock_for_another:
            return self._kill(desk)
        self._live(desk)
        return True

    def _live(self, desk: Desk) -> None:
        """Make the program notice, at a command or when it looks."""
        told = len(desk.journal.news)
        if self._rng.random() < 0.5 and not match_is_over(desk.match):
            desk.play(1)
        desk.try_to(desk.journal.mend)
        self.tally.silent += len(desk.journal.news) == told
        for one in (desk, *self._rivals):
            self.tally.lost += not self._is_saved(one)

    def _wait_outside(self, desk: Desk) -> None:
        """Play before a folder that nobody may read, until it is open again."""
        safe, told = desk.safe, len(desk.faults)
        desk.play(self._rng.randint(0, 3))
        desk.try_to(desk.journal.mend)
        self.tally.silent += desk.safe != safe or len(desk.faults) == told
        self._disk.closed.clear()
        desk.try_to(desk.journal.mend)
        self.tally.lost += not self._is_saved(desk)

    def _is_saved(self, desk: Desk) -> bool:
        with suppress(SaveError, OSError):
            content = self._disk.read(desk.journal.folder / FILE, ALL)
            recovered = recover(self._disk, desk.journal.folder)
            is_held = desk.library.is_taken(desk.journal.folder)
            return is_held and bool(desk.encoder.whole() == content == recovered.content)
        return False

    def _kill(self, desk: Desk) -> bool:
        """End the program before it notices, and start the next session; return whether it finds
        anything.
        """
        self.tally.killed += 1
        folder = desk.journal.folder
        desk.journal.close()
        best = max(map(self._moves, (folder / FILE, *backup_files(folder))))
        if best < 0:
            self.tally.gone += 1
            return False
        found = self._recover(self._disk, folder)
        self.tally.lost += len(found.match.log) < best
        is_own = self._moves(folder / FILE) == len(found.match.log)
        self.tally.silent += not is_own and found.news is None
        desk.sit_down()
        return True

    def _moves(self, file: Path) -> int:
        """Return how far a file goes, -1 for nothing."""
        with suppress(OSError, SaveError):
            return len(read_prefix(self._disk.read(file, ALL)).match.log)
        return -1

    # The deeds of other programs.

    def _put(self, file: Path, content: bytes) -> None:
        """Write a file next to it and rename that, as most programs do."""
        beside = file.with_name("other.tmp")
        handle = self._disk.open_new(beside, PRIVATE_FILE)
        write_all(self._disk, handle, content)
        self._disk.close(handle)
        self._disk.replace(beside, file)

    def _content(self, folder: Path) -> bytes:
        return bytes(self._disk.read(folder / FILE, ALL))

    def _copy_path(self) -> Path:
        self._copies += 1
        return self._place / "copies" / f"copy {self._copies}"

    def _copy_over(self, folder: Path) -> None:
        self._put(folder / FILE, self._content(folder))

    def _restore(self, folder: Path) -> None:
        lines = self._content(folder).splitlines(keepends=True)
        self._put(folder / FILE, b"".join(lines[: self._rng.randint(2, len(lines))]))

    def _remove(self, folder: Path) -> None:
        self._disk.remove(folder / FILE)

    def _move(self, folder: Path) -> None:
        self._disk.replace(folder / FILE, self._copy_path())

    def _move_folder(self, folder: Path) -> None:
        self._disk.replace(folder, self._copy_path())

    def _remove_folder(self, folder: Path) -> None:
        self._disk.remove_folder(folder)

    def _replace_folder(self, folder: Path) -> None:
        contents = {
            name: self._disk.read(folder / name, ALL)
            for name in self._disk.names(folder)
            if name == FILE or name.startswith("game.")
        }
        self._move_folder(folder)
        self._disk.make_folder(folder)
        for name, content in contents.items():
            self._put(folder / name, content)

    def _link_to_copy(self, folder: Path) -> None:
        target = self._copy_path()
        self._put(target, self._content(folder))
        self._disk.remove(folder / FILE)
        self._link(folder / FILE, target)

    def _link_to_nowhere(self, folder: Path) -> None:
        self._disk.remove(folder / FILE)
        self._link(folder / FILE, self._copy_path() / "gone" / FILE)

    def _go_another_way(self, folder: Path) -> None:
        """Replace the game by one that has the same beginning and was continued elsewhere."""
        lines = self._content(folder).splitlines(keepends=True)
        elsewhere = self._copy_path()
        make_folders(self._disk, elsewhere / "game")
        self._put(elsewhere / "game" / FILE, b"".join(lines[: self._rng.randint(2, len(lines))]))
        other = Desk(self._disk, self._rng, folder=elsewhere)
        other.sit_down()
        other.play(self._rng.randint(1, 12))
        other.journal.close()
        self._put(folder / FILE, self._content(other.journal.folder))

    def _scribble(self, folder: Path) -> None:
        content = self._content(folder)
        spoilt = content[: self._rng.randrange(len(content))] + b"?\n"
        self._put(folder / FILE, spoilt)

    def _unlock(self, folder: Path) -> None:
        with suppress(FileNotFoundError):
            self._disk.remove(folder / LOCK)

    def _move_lock(self, folder: Path) -> None:
        with suppress(FileNotFoundError):
            self._disk.replace(folder / LOCK, self._copy_path())

    def _shut(self, folder: Path) -> None:
        """Close the folder of the game, or of all games, to everybody."""
        self._disk.closed.add(self._rng.choice((folder, folder.parent)))

    def _unlock_for_another(self, folder: Path) -> None:
        """Another session takes the game, and plays on in it."""
        self._unlock(folder)
        rival = Desk(self._disk, self._rng, folder=folder.parent)
        rival.sit_down()
        rival.play(self._rng.randint(0, 4))
        self._rivals.append(rival)
