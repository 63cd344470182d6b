"""The guests of a table of this computer: invited, let in, and, before the match, those who ask at
its door in this network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.app.tables.front_door import FrontDoor
from changcheng_qt.net.invitations import from_elsewhere, invitation_text
from changcheng_qt.net.lan import LanHost
from changcheng_qt.net.letters import Refusal
from changcheng_qt.net.listing import Announced
from changcheng_qt.net.peers import seats_of
from changcheng_qt.ui.net.guest_rows import GuestCard, GuestState
from changcheng_qt.ui.net.nearby import CallerCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from changcheng_qt.net.carrier import Carrier
    from changcheng_qt.net.host import Host
    from changcheng_qt.net.invitations import Way
    from changcheng_qt.net.kept import KeptTable
    from changcheng_qt.net.peers import Peer

GONE: Final = (Refusal.SEAT_TAKEN, Refusal.REMOVED)


class Lobby(QObject):
    """Everybody at a host's table but the people at its own computer."""

    changed = Signal()
    """The host has answered somebody, or somebody has come to the door."""

    def __init__(
        self, host: Host, kept: KeptTable, own_code: str, ways: Sequence[Way], parent: QObject
    ) -> None:
        """Begin with the guests of a table; `own_code` is the code of the people here."""
        super().__init__(parent)
        self._host, self._name, self._edition = host, kept.host, kept.edition
        self._own_code, self._ways = own_code, ways
        self._expected: set[str] = set()
        """The codes of the invitations to a rematch: their guests are let in unasked."""
        self._door: FrontDoor | None = None
        """Where people in this network ask for a seat, before the match."""

    @property
    def guests(self) -> list[Peer]:
        """Everybody who has been invited, but the people here and those who were sent away."""
        here = [one for one in self._host.roster.peers if one.kept.gone not in GONE]
        return [one for one in here if one.kept.code != self._own_code]

    @property
    def unasked(self) -> list[Peer]:
        """The guests who are let in without a question before the match: those of the table
        before.
        """
        return [one for one in self.guests if one.kept.code in self._expected]

    @property
    def cards(self) -> list[GuestCard]:
        """The guests, as the lobby shows them."""
        guests = self.guests
        return [
            GuestCard(
                number,
                peer.kept.seats,
                self.invitation_of(peer),
                peer.kept.name,
                _state_of(peer),
                peer.kept.others,
            )
            for number, peer in enumerate(self._host.roster.peers)
            if peer in guests
        ]

    @property
    def is_ready(self) -> bool:
        """Whether all who play are here, so that the match can begin."""
        guests = [peer for peer in self.guests if peer.kept.seats]
        are_in = all(_state_of(one) is GuestState.IN for one in guests)
        return are_in and bool(self._host.roster.seed)

    def expect(self, peer: Peer) -> str:
        """Return the code of an invitation to a guest of the table before, who needs no answer of
        the host.
        """
        code = self._host.invite(peer.kept.seats, peer.kept.name, peer.kept.others)
        self._expected.add(code)
        return code

    def share(self, number: int, other: int) -> None:
        """Make one invitation of two that nobody has used: their people share a computer."""
        peers = [self._host.roster.peers[one] for one in (number, other)]
        if all(_state_of(one) is GuestState.INVITED for one in peers):
            self._host.invite(sorted(seat for one in peers for seat in one.kept.seats))
            self.changed.emit()

    def part(self, number: int) -> None:
        """Invite people in several seats one by one, whose invitation nobody has used."""
        peer = self._host.roster.peers[number]
        if _state_of(peer) is GuestState.INVITED:
            for seat in peer.kept.seats:
                self._host.invite((seat,))
            self.changed.emit()

    def invitation_of(self, peer: Peer) -> str:
        """Return the invitation of a guest in words."""
        ways = from_elsewhere(self._ways)
        return invitation_text(peer.kept.code, ways, len(peer.kept.seats))

    def answer(self, number: int, *, is_let_in: bool) -> None:
        """Admit a guest or refuse it; its invitation stays valid for somebody else."""
        peer = self._host.roster.peers[number]
        self._host.admit(peer, None if is_let_in else Refusal.NOT_ADMITTED)
        self.changed.emit()

    def open_door(self, carriers: Sequence[Carrier]) -> None:
        """Announce the table in this network, if that is a way to it, so that people can ask for a
        seat.
        """
        lan = next((one for one in carriers if isinstance(one, LanHost)), None)
        if lan is not None:
            self._door = FrontDoor(self._host, lan, self._announced, lambda: self._free, self)
            self._door.changed.connect(self.changed)

    def announce(self) -> None:
        """Announce how many seats are free now."""
        if self._door is not None:
            self._door.announce(self._announced)

    @property
    def callers(self) -> list[CallerCard]:
        """Those who ask at the door, as the lobby shows them."""
        waiting = self._door.callers if self._door else {}
        return [CallerCard(number, one.names, one.digits) for number, one in waiting.items()]

    def answer_caller(self, number: int, *, is_let_in: bool) -> None:
        """Give free seats to people who ask at the door, or none."""
        if self._door is not None:
            self._door.answer(number, is_let_in=is_let_in)
        self.changed.emit()

    def close_door(self) -> None:
        """Withdraw the announcement."""
        door, self._door = self._door, None
        if door is not None:
            door.close()

    @property
    def _free(self) -> list[Peer]:
        """The invitations to seats that nobody has accepted."""
        return [one for one in self._host.roster.free if one.kept.code != self._own_code]

    @property
    def _announced(self) -> Announced:
        edition = self._edition
        return Announced(self._name, edition.title, len(seats_of(self._free)), edition.edition)


def _state_of(peer: Peer) -> GuestState:
    if peer.kept.is_admitted:
        return GuestState.IN
    if peer.kept.name and not peer.kept.public:
        return GuestState.EXPECTED
    return GuestState.ASKS if peer.kept.public and peer.kept.gone is None else GuestState.INVITED
