"""A guest's letter is sent again while its host has not confirmed all of it, ever more rarely."""

import pytest
from PySide6.QtCore import QObject

from changcheng_qt.app.tables import lending
from changcheng_qt.app.tables.lending import AGAIN, SIGN, SendsAgain
from changcheng_qt.net.carrier import BURST, MOST_LETTERS
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, shown_at
from tests.planted import Fault, planted, with_and_without

pytestmark = pytest.mark.usefixtures("qapp")


def at_table() -> tuple[Table, Guest]:
    """A table of two guests, and the one who is due."""
    at = Table(TITLES[0], 3, Office(3), ((0,), (1,)), 2)
    at.begin()
    guest = at.owner(at.match.deciders[0])
    assert guest
    return at, guest


def move(guest: Guest) -> None:
    """Play the first legal command."""
    match = shown_at(guest)
    (seat,) = match.deciders
    guest.do(Deed(Kind.PLAY, seat, match.text_of(match.legal(seat)[0])))


def waits(sending: SendsAgain, times: int) -> list[int]:
    """The milliseconds until each of the next letters, none of which is confirmed."""
    found = []
    for _ in range(times):
        assert sending._timer.isActive()  # noqa: SLF001
        found.append(sending._timer.interval())  # noqa: SLF001
        sending._timer.stop()  # noqa: SLF001
        sending._on_late()  # noqa: SLF001
    return found


def never(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SendsAgain, "_on_posted", lambda _: None)


def always_soon(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lending, "SIGN", AGAIN)


@with_and_without(never, always_soon)
def test_a_lost_deed_is_sent_again_soon_and_then_more_rarely(fault: Fault | None) -> None:
    with planted(fault):
        at, guest = at_table()
        parent = QObject()
        sending = SendsAgain(guest, parent)
        assert not sending._timer.isActive()  # noqa: SLF001
        count = at.match.entry_count
        move(guest)
        at.office.on_way.clear()
        at.deliver()
        assert at.match.entry_count == count
        assert waits(sending, 5) == [AGAIN, 2 * AGAIN, 4 * AGAIN, SIGN, SIGN]
        at.deliver()
        assert at.match.entry_count == count + 1
        guest.post()
        assert not sending._timer.isActive()  # noqa: SLF001


def test_a_new_deed_is_sent_again_soon_after_others_that_wait() -> None:
    at, guest = at_table()
    parent = QObject()
    sending = SendsAgain(guest, parent)
    move(guest)
    waits(sending, 3)
    at.deliver()
    while at.owner(at.match.deciders[0]) is not guest:
        at.act()
        at.deliver()
    move(guest)
    assert waits(sending, 1) == [AGAIN]


def test_letters_again_are_within_the_allowance_of_the_host() -> None:
    assert 1_000 / AGAIN < MOST_LETTERS
    assert BURST > 1
