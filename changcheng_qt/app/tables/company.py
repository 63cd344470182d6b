"""The company of a screen at a table: its guest's knowledge of the others, and, at the host's own
computer, the host's rights over them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from changcheng_qt.app.tables.lending import names_of
from changcheng_qt.app.tables.talk import TableTalk
from changcheng_qt.app.tables.words import (
    fault_text,
    no_letters_text,
    refusal_text,
    rematch_wished_text,
    trouble_of_guest_text,
)
from changcheng_qt.engine.seats import Player
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.deeds import read_out
from changcheng_qt.ui.seam.company import Asking, OnWay

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.app.tables.executor import TableExecutor
    from changcheng_qt.app.tables.lending import Lending
    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.net.guest import Guest
    from changcheng_qt.net.letters import Asked, Present
    from changcheng_qt.net.peers import Peer
    from changcheng_qt.net.post_trouble import Trouble

translate = QCoreApplication.translate

_LOOK_AGAIN: Final = 10_000


class TableCompany(QObject):
    """Everybody else at a table."""

    changed = Signal()
    withdrawn = Signal(int)
    rematch_asked = Signal()
    """Somebody here sits down for the rematch, or asks for it as the host."""

    def __init__(
        self, guest: Guest, executor: TableExecutor, parent: QObject, *, is_own: bool
    ) -> None:
        """Follow a guest whose match is shown, perhaps at the host's own computer."""
        super().__init__(parent)
        self._guest, self._executor, self._is_own = guest, executor, is_own
        self.reach_of: Callable[[], Reach] = lambda: Reach.LIVE
        """Returns how far letters go now."""
        self.trouble_of: Callable[[], Trouble | None] = lambda: None
        """Returns the fault of a way on which letters go nowhere now."""
        self.talk = TableTalk(guest, executor.bridge, self)
        self.changed.connect(self.talk.changed)
        self.lending: Lending | None = None
        """The rights over the seats of others, at the host's own computer."""
        self._declined = ""
        """The latest invitation to a rematch that was answered here."""
        self._put_off: Sequence[Peer] = ()
        """The guests whose wish for a rematch was answered here."""
        self._seats = guest.follower.seats if guest.follower else ()
        self._again = QTimer(self, interval=_LOOK_AGAIN)
        self._again.timeout.connect(self.changed)
        self._again.start()
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.changed)
        executor.sent = self._soon.start
        self._asks = guest.asks
        self.changed.connect(self._tell_withdrawn)

    @property
    def host(self) -> str:
        return "" if self._is_own else self._guest.host or translate("Tables", "The host")

    @property
    def is_host_here(self) -> bool:
        return self._is_own or self.reach_of() is not Reach.NONE

    @property
    def trouble(self) -> Callable[[], str] | None:
        trouble = self.trouble_of()
        if trouble is None or not (self._is_own or self.reach_of() is Reach.NONE):
            return None
        return lambda: no_letters_text(trouble)

    @property
    def on_way(self) -> OnWay | None:
        """A deed that is shown early is on its way too; an answer that waits for those of others
        is only so while the host cannot be reached.
        """
        follower = self._guest.follower
        if not self._executor.is_waiting and not (follower and follower.unconfirmed):
            return None
        if not self.is_host_here:
            return OnWay.UNSENT
        return None if follower and follower.waits_for_others else OnWay.SENT

    @property
    def asked(self) -> tuple[Asking, ...]:
        follower = self._guest.follower
        answers = follower.outbox.answers if follower else ()
        declined = {one.number for one in answers if not one.agrees}
        return tuple(self._asking(one) for one in self._guest.asks if one.number not in declined)

    @property
    def end(self) -> Callable[[], str] | None:
        gone, trouble = self._guest.gone, self._guest.trouble
        if gone is not None:
            return lambda: refusal_text(gone)
        return None if trouble is None else lambda: trouble_of_guest_text(trouble, self.host)

    @property
    def verdict(self) -> Callable[[], str] | None:
        if not self._guest.is_verified:
            return None
        fault = self._guest.verdict
        return lambda: fault_text(fault)

    @property
    def lent(self) -> tuple[Seat, ...]:
        players = self._executor.bridge.players
        seats = {seat for one in self._guest.people for seat in one.seats} | {*self._seats}
        return tuple(sorted(seat for seat in seats if not players[seat].is_human))

    @property
    def lent_here(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.lent if seat in self._seats)

    @property
    def given_up(self) -> tuple[Seat, ...]:
        given_up = self.lending.given_up if self.lending else ()
        return tuple(seat for seat in given_up if self._is_told_of(seat))

    @property
    def may_play_on(self) -> bool:
        bridge, lending = self._executor.bridge, self.lending
        to_act, here = bridge.to_act, bridge.here
        is_bot = to_act is not None and not bridge.players[to_act].is_human
        return bool(here & {*bridge.deciders}) or (lending is not None and is_bot)

    @property
    def is_asked_again(self) -> bool:
        return self._guest.again not in ("", self._declined)

    @property
    def wishing_again(self) -> tuple[str, ...]:
        if self.lending is None or not self._guest.is_over:
            return ()
        wishing = self.lending.wishing
        self._put_off = [one for one in self._put_off if one in wishing]
        players = self._executor.bridge.players
        return tuple(
            name
            for peer in wishing
            if peer not in self._put_off
            for name in names_of(peer, players)
        )

    @property
    def wish(self) -> Callable[[], str] | None:
        if not self._guest.wishes_again:
            return None
        return lambda: rematch_wished_text(self.host)

    def has_left(self, seat: Seat) -> bool:
        present = self._present(seat)
        return present is not None and present.has_left

    def away_since(self, seat: Seat) -> int | None:
        if seat in self._seats:
            return None
        if not self.is_host_here:
            return 0
        present = self._present(seat)
        if present is None:
            return 0 if self._guest.people else None
        return None if present.is_here else present.since

    def answer(self, number: int, *, agrees: bool) -> None:
        for ask in self._guest.asks:
            if ask.number == number:
                self._guest.answer(ask, agrees=agrees)
        self.changed.emit()

    def sit_down_again(self) -> None:
        self.stay_away()
        self.rematch_asked.emit()

    def stay_away(self) -> None:
        self._declined = self._guest.again
        if self._guest.wishes_again:
            self._guest.wish_again(wishes=False)
        self._put_off = self.lending.wishing if self.lending else ()
        self.changed.emit()

    def invitation_for(self, seat: Seat) -> str:
        return self.lending.invitation_for(seat) if self.lending else ""

    def invite_for(self, seat: Seat) -> None:
        if self.lending:
            self.lending.invite(seat)
            self.changed.emit()

    @property
    def may_be_watched(self) -> bool:
        return self.lending is not None and self.lending.may_be_watched

    def invite_to_watch(self) -> str:
        return self.lending.invite_to_watch() if self.lending else ""

    def play_on(self) -> None:
        self._executor.bridge.rest.end()
        if self.lending:
            self.lending.play_on()

    def together_with(self, seat: Seat) -> tuple[Seat, ...]:
        return self.lending.together_with(seat) if self.lending else (seat,)

    def let_bots_play(self, seats: Sequence[Seat]) -> None:
        if self.lending:
            for seat in seats:
                self.lending.let_bot_play(seat)

    def take_seat_back(self, seat: Seat) -> None:
        bridge = self._executor.bridge
        bridge.seat_player(seat, Player(bridge.players[seat].name))

    def _tell_withdrawn(self) -> None:
        before, self._asks = self._asks, self._guest.asks
        for ask in before:
            if ask not in self._asks and ask.deed in self._guest.withdrawn:
                self.withdrawn.emit(ask.deed.seat)

    def _is_told_of(self, seat: Seat) -> bool:
        return self.has_left(seat) or bool(self.invitation_for(seat)) or self._is_missed(seat)

    def _is_missed(self, seat: Seat) -> bool:
        """Whether the person of a seat is away, and everybody waits for that person."""
        if self.away_since(seat) is None:
            return False
        deciders = self._executor.bridge.deciders
        return seat in deciders or any(seat not in ask.agreed for ask in self._guest.asks)

    def _present(self, seat: Seat) -> Present | None:
        return next((one for one in self._guest.people if seat in one.seats), None)

    def _asking(self, ask: Asked) -> Asking:
        is_answered = self._executor.bridge.here <= set(ask.agreed)
        deed = ask.deed
        return Asking(ask.number, deed.seat, read_out(deed), is_answered)
