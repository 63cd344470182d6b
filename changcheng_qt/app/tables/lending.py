"""Seats that bots play while their people are away, as the host decides, and signs of life.

Nobody's seat is given away by itself. A guest counts as away once its connection in the local
network has ended, or no letter has arrived from it for a minute, so each sends its letter now and
then; after three minutes it counts as long away, and the host may seat a bot.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.bots import levels_of, usual_nodes
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.texts import distinct_names
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.titles import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.net.guest import Guest
    from changcheng_qt.net.host import Host
    from changcheng_qt.net.peers import Peer

LONG_AWAY: Final = 180
"""Seconds after which the host may seat a bot for somebody."""
SIGN: Final = 15_000
"""Milliseconds between two signs of life."""
AGAIN: Final = 2_000
"""Milliseconds after which a letter is sent again that the host has not confirmed."""


@dataclass(slots=True)
class Lending:
    """The host's rights over the seats of its guests; `own` are those of its own people."""

    host: Host
    own: Collection[Seat]
    invitation_of: Callable[[Peer], str]
    """Returns the invitation of a guest in words."""
    guests: Callable[[], Sequence[Peer]] = tuple
    """Returns everybody at other computers who was not sent away, where there is a screen."""
    play_on: Callable[[], object] = lambda: None
    """Makes bots go on with a game that everybody has left unfinished."""

    @property
    def given_up(self) -> tuple[Seat, ...]:
        """The seats of people who have been away for long, or have left for good, also while
        somebody else is invited; none while the game is left unfinished.
        """
        if self.host.match.is_left:
            return ()
        return tuple(
            seat
            for seat, player in enumerate(self.host.match.players)
            if player.is_human and seat not in self.own and self._is_given_up(seat)
        )

    def together_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that are given up at the computer of one of them, whether its people
        are away or others are invited.
        """
        peers = (peer for peer in self.host.roster.peers if seat in peer.kept.seats)
        seats = next((peer.kept.seats for peer in peers), ())
        return tuple(one for one in self.given_up if one in seats)

    def invitation_for(self, seat: Seat) -> str:
        """Return the invitation of somebody else to a seat, empty without one."""
        free = (peer for peer in self.host.roster.free if seat in peer.kept.seats)
        return next(map(self.invitation_of, free), "")

    def invite(self, seat: Seat) -> None:
        """Invite somebody to the seats of a guest who is given up: the same people at another
        computer, or others. Those who sat there lose the seats.
        """
        sitting = (one.kept for one in self.host.roster.peers if one.kept.is_admitted)
        seats = next((one.seats for one in sitting if seat in one.seats), ())
        if seats and (self.host.roster.has_left(seat) or seat in self.given_up):
            self.host.invite(seats)

    @property
    def may_be_watched(self) -> bool:
        """Whether the table was opened with an invitation to look on."""
        return any(not peer.kept.seats for peer in self.guests())

    def invite_to_watch(self) -> str:
        """Return an invitation to look on that nobody has used, a new one if need be; empty if the
        table is full.
        """
        with suppress(ValueError):
            if self._unwatched is None:
                self.host.invite(())
        return self.invitation_of(self._unwatched) if self._unwatched else ""

    @property
    def _unwatched(self) -> Peer | None:
        """The first invitation to look on that nobody has used."""
        watching = (peer for peer in self.guests() if not peer.kept.seats)
        return next((peer for peer in watching if not peer.kept.is_admitted), None)

    def admit(self, peer: Peer) -> None:
        """Admit the guest of an invitation during play, whose people play under their own names,
        unless the log of the game is full.
        """
        self.host.admit(peer)
        for seat, own in peer.kept.names.items():
            before = [one.name for one in self.host.match.players]
            given = [*before]
            given[seat] = own
            name = distinct_names(given, before)[seat]
            with suppress(CannotUndo):
                self.host.match.seat_player(seat, Player(name))

    @property
    def wishing(self) -> Sequence[Peer]:
        """The guests who would like a rematch of the finished game, and have not left."""
        kept = ((peer, peer.kept) for peer in self.host.roster.peers)
        return [peer for peer, one in kept if one.wishes_again and not (one.has_left or one.gone)]

    def _is_given_up(self, seat: Seat) -> bool:
        roster = self.host.roster
        is_away = roster.has_left(seat) or roster.silence_of(seat) >= LONG_AWAY
        return is_away or bool(self.invitation_for(seat))

    def let_bot_play(self, seat: Seat) -> None:
        """Seat a bot of medium strength under the name of somebody who is given up, unless the log
        of the game is full.
        """
        if seat not in self.given_up:
            return
        match = self.host.match
        rules = rules_of(match.game.name)
        level = levels_of(rules)[1]
        nodes = usual_nodes(level, own=rules.simulations)
        with suppress(CannotUndo):
            match.seat_player(seat, Player(match.players[seat].name, level, nodes))


def names_of(peer: Peer, players: Sequence[Player]) -> Sequence[str]:
    """Return the names of the people at a guest's computer."""
    return [player_name(players, seat) for seat in peer.kept.seats] or [peer.kept.name]


class SendsAgain(QObject):
    """Sends a guest's letter again for as long as the host has not confirmed all of it: after
    `AGAIN`, and ever later, for a letter may be lost. Signs of life are sent apart from that.
    """

    def __init__(self, guest: Guest, parent: QObject) -> None:
        super().__init__(parent)
        self._guest = guest
        self._owed: object = None
        self._timer = QTimer(self, interval=AGAIN, singleShot=True)
        self._timer.timeout.connect(self._on_late)
        guest.posted = self._on_posted
        self._on_posted()

    def _on_posted(self) -> None:
        before, self._owed = self._owed, self._guest.owed
        if self._owed is None:
            self._timer.stop()
        elif self._owed != before:
            self._timer.start(AGAIN)
        elif not self._timer.isActive():
            self._timer.start(min(2 * self._timer.interval(), SIGN))

    def _on_late(self) -> None:
        if self._guest.owed is not None:
            self._guest.post()


def give_signs(parent: QObject, *signs: Callable[[], object]) -> None:
    """Call these functions now and then for as long as a parent lives."""
    timer = QTimer(parent, interval=SIGN)
    for sign in signs:
        timer.timeout.connect(sign)
    timer.start()
