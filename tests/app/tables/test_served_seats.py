"""A table without a window invites people who share a computer together, somebody else to the seat
of a guest who has left for good, and its guests again where it is met elsewhere.
"""

from pathlib import Path
from random import Random

import pytest

from changcheng_qt.app.tables.serving import Order, Place, ServedTable
from changcheng_qt.engine.help import USUAL
from changcheng_qt.engine.seats import Player
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.invitations import LanAddress, Way, read_invitation
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.post import PostOffice
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.held import take_lock
from changcheng_qt.titles import TITLES
from tests.net.memory import Memory, Office
from tests.net.tables import shown_at
from tests.planted import Fault, planted, with_and_without

pytestmark = pytest.mark.usefixtures("qapp")


class Served:
    """A table for two people or more, with the invitations that it printed."""

    order = Order((Player("human 1"), Player("human 2")), USUAL)

    def __init__(self, path: Path, order: Order = order) -> None:
        self.path, self.office, self.told = path, Office(3), list[str]()
        self.now = 1_000.0
        self.order = order
        (path / "table").mkdir()
        self.start(LanAddress("127.0.0.1", 9))

    def start(self, *ways: Way) -> None:
        """Start it, or start it again."""
        disk, folder = RealDisk(), self.path / "table"
        lock = take_lock(disk, folder)
        assert lock is not None
        place = Place(disk, folder, lock, Random(3), lambda: self.now)
        self.table = ServedTable(place, Memory(self.office), ways, TITLES[0], self.order)
        self.table.message.connect(self.told.append)
        self.table.start()

    def sit(self, line: str, name: str, *others: str) -> Guest:
        """Join a table with the invitation that it printed."""
        read = read_invitation(line.partition(": ")[2])
        assert read is not None
        folder = Folder(RealDisk(), self.path / name)
        guest = Guest(folder, Memory(self.office), take_seat(read.code, name, others))
        self.deliver()
        return guest

    def deliver(self) -> None:
        while self.office.deliver():
            pass


def nobody_else(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ServedTable, "_invite_others", lambda _: None)


@with_and_without(nobody_else)
def test_somebody_else_is_invited_and_plays_under_the_own_name(
    tmp_path: Path, fault: Fault | None
) -> None:
    with planted(fault):
        served = Served(tmp_path)
        _, ben = [
            served.sit(line, name)
            for line, name in zip(served.told[:2], ("Ana", "Ben"), strict=True)
        ]
        match = served.table.host.match
        ben.leave()
        served.deliver()
        assert served.told[-2] == "Ben has left the game."
        assert served.told[-1].startswith("Seat 2: ")
        count = len(served.told)
        dora = served.sit(served.told[-1], "Dora")
        assert [one.name for one in match.players] == ["Ana", "Dora"]
        assert shown_at(dora).view(1) == match.view(1)
        assert dora.trouble is None
        assert not any("left" in line for line in served.told[count:])
        served.table.close()


def those_without_a_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ServedTable, "_tell_new_ways", lambda _: None)


@with_and_without(those_without_a_seat)
def test_guests_get_another_invitation_when_the_table_is_met_elsewhere(
    tmp_path: Path, fault: Fault | None
) -> None:
    home, office = LanAddress("127.0.0.1", 9), PostOffice("post.example.org", 8883)
    with planted(fault):
        served = Served(tmp_path)
        invitations = served.told[:2]
        for line, name in zip(invitations, ("Ana", "Ben"), strict=True):
            served.sit(line, name)
        for ways, count in (((home,), 0), ((home, office), 3), ((home, office), 0)):
            served.table.close()
            served.told.clear()
            served.start(*ways)
            told = served.told[: served.told.index("The game continues.")]
            assert len(told) == count
            for line, before in zip(told[1:], invitations, strict=count > 0):
                assert line.startswith(f"{before},")
                assert "post.example.org" in line
        served.table.close()


COUPLE = Order(tuple(Player(f"human {seat}") for seat in (1, 2, 3)), USUAL, together=((0, 2),))


def alone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Order, "computers", [(0,), (1,), (2,)])


@with_and_without(alone)
def test_people_at_one_computer_come_with_one_invitation(
    tmp_path: Path, fault: Fault | None
) -> None:
    with planted(fault):
        served = Served(tmp_path, COUPLE)
        assert len(served.told) == 2
        together, single = served.told
        assert together.startswith("Seats 1, 3: ")
        assert "-2@" in together
        assert served.table.announced.free == 3
        ana, ben = served.sit(together, "Ana", "Sima"), served.sit(single, "Ben")
        assert "Ana, Sima have joined: Seats 1, 3." in served.told
        served.deliver()
        names = [player.name for player in served.table.host.match.players]
        assert names == ["Ana", "Ben", "Sima"]
        ana.leave()
        served.deliver()
        assert served.told[-3:-1] == ["Ana has left the game.", "Sima has left the game."]
        assert served.told[-1].startswith("Seats 1, 3: ")
        again = served.sit(served.told[-1], "Mei", "Luca")
        served.deliver()
        names = [player.name for player in shown_at(ben).players]
        assert names == ["Mei", "Ben", "Luca"]
        assert shown_at(again).view(0) == served.table.host.match.view(0)
        served.table.close()


def keep_wishes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ServedTable, "_tell_wishing", lambda _: None)


@with_and_without(keep_wishes)
def test_a_wish_for_a_rematch_is_told_once(tmp_path: Path, fault: Fault | None) -> None:
    together = Order((Player("human 1"), Player("human 2")), USUAL, together=((0, 1),))
    served = Served(tmp_path, together)
    guest, rng = served.sit(served.told[0], "Ana", "Ben"), Random(1)
    match = served.table.host.match
    while (seat := match.to_act) is not None:
        served.now += 1
        guest.do(Deed(Kind.PLAY, seat, match.text_of(rng.choice(match.legal(seat)))))
        served.deliver()
    assert guest.is_over
    with planted(fault):
        guest.wish_again()
        served.deliver()
        guest.post()
        served.deliver()
        assert served.told[-2:] == ["The game is over.", "Ana, Ben would like a rematch."]
    served.table.close()
