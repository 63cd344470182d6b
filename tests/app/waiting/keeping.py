"""A table whose folders are on a real disk, as a program without a window finds them."""

from pathlib import Path
from random import Random

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.net.memory import Office
from tests.net.tables import Table, shown_at, some_deed

PLACES: list[Path] = []


class OnDisk(Table):
    """A table whose folders are on a real disk."""

    def folder(self, name: str) -> Folder:
        return Folder(RealDisk(), self.path(name))

    def path(self, name: str) -> Path:
        return PLACES[-1] / name

    def letter_for(self, number: int) -> bytes:
        """The letter in the box of a guest."""
        return self.office.boxes[self.host.roster.peers[number].down]

    def leave(self, number: int) -> None:
        """Have a guest's program closed."""
        self.office.deliver()
        self.office.carriers.remove(self.carriers[number])

    def play_as(self, seat: Seat) -> None:
        """Play once for a seat whose program is open."""
        self.guests[seat].do(a_move(shown_at(self.guests[seat]), seat, self.rng))
        self.deliver()


def on_disk(folder: Path, title: Title = TITLES[0], seed: int = 7) -> OnDisk:
    """A game of two guests, begun; its folders are in that folder."""
    PLACES.append(folder)
    at = OnDisk(title, seed, Office(7), ((0,), (1,)), min(title.rules.seat_counts))
    at.begin()
    return at


def a_move(match: AnyMatch, seat: Seat, rng: Random) -> Deed:
    """Any move of a seat."""
    deeds = (some_deed(match, seat, rng) for _ in range(1000))
    move = next((one for one in deeds if one and one.kind is Kind.PLAY), None)
    assert move, "no move is possible"
    return move


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """The contents of a folder, and when each file was written."""
    return {one.name: (one.read_bytes(), one.stat().st_mtime_ns) for one in folder.iterdir()}
