"""The people at other computers, as a screen shows them: who is there, their questions, and the
deeds on their way to the host. A match of one computer has no company.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from PySide6.QtCore import SignalInstance

from changcheng_qt.engine.deeds import JointDeed
from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.seam.talk import Talk


class OnWay(Enum):
    """The state of a deed that the host has not confirmed."""

    UNSENT = "unsent"
    """The host cannot be reached now."""
    SENT = "sent"
    """The host has not answered yet."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Something that a seat asks of everybody."""

    number: int
    seat: Seat
    deed: JointDeed
    is_answered: bool = False
    """Whether the people at this screen have agreed."""


class Company(Protocol):
    """The people at other computers."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when anything here is another."""

    @property
    def withdrawn(self) -> SignalInstance:
        """Emitted with the seat of somebody who no longer asks for something."""

    @property
    def host(self) -> str:
        """The name of the host; empty at the host's own computer."""

    @property
    def is_host_here(self) -> bool:
        """Whether the host can be reached; deeds wait for it otherwise."""

    @property
    def trouble(self) -> Callable[[], str] | None:
        """Returns why a post office takes no letters now; None while it does, or none is needed."""

    @property
    def on_way(self) -> OnWay | None:
        """The state of the latest deed of this screen, None once it is confirmed."""

    @property
    def asked(self) -> tuple[Asking, ...]:
        """The questions to everybody now, but for those that were declined or withdrawn here."""

    @property
    def end(self) -> Callable[[], str] | None:
        """Returns why nothing comes from the host any more; None while it may."""

    @property
    def verdict(self) -> Callable[[], str] | None:
        """Returns the result of the check after the game, None before it."""

    @property
    def talk(self) -> Talk:
        """Their chat."""

    @property
    def lent(self) -> tuple[Seat, ...]:
        """The seats of people that bots play for now."""

    @property
    def lent_here(self) -> tuple[Seat, ...]:
        """Those of this screen, which their people may take back."""

    @property
    def given_up(self) -> tuple[Seat, ...]:
        """The seats for which the host may let a bot play: everybody waits for their people, who
        have been away for long. Empty at other computers.
        """

    @property
    def may_play_on(self) -> bool:
        """Whether people here can go on with a game that everybody has left unfinished: one of them
        is to act or, at the host's own computer, a bot.
        """

    @property
    def is_asked_again(self) -> bool:
        """Whether the host asks for a rematch, and people here have not answered."""

    @property
    def wishing_again(self) -> tuple[str, ...]:
        """The names of people who would like a rematch, and have no answer yet. Empty at other
        computers than the host's.
        """

    @property
    def wish(self) -> Callable[[], str] | None:
        """Returns that the host knows, or will, of the wish of people here for a rematch; None
        without one.
        """

    def has_left(self, seat: Seat) -> bool:
        """Whether the person of a seat has left for good."""

    def away_since(self, seat: Seat) -> int | None:
        """Return since when the person of a seat is away, in seconds since 1970, 0 if that is not
        known, and for everybody while the host cannot be reached; None while there, and for a seat
        of this screen.
        """

    def answer(self, number: int, *, agrees: bool) -> None:
        """Answer a question, for all people at this screen; their no withdraws one of their own."""

    def sit_down_again(self) -> None:
        """Come to the rematch; at the host's own computer, ask everybody for it."""

    def stay_away(self) -> None:
        """Do not come to the rematch, and wish for none; at the host's own computer, do not ask for
        it now.
        """

    def invitation_for(self, seat: Seat) -> str:
        """Return the open invitation to the seat of a person who was given up, empty without one,
        and at other computers than the host's.
        """

    def invite_for(self, seat: Seat) -> None:
        """Invite somebody to the seat of a person who was given up."""

    @property
    def may_be_watched(self) -> bool:
        """Whether people here can invite others to look on: only at the host's own computer, and if
        that was chosen for the table.
        """

    def invite_to_watch(self) -> str:
        """Return an invitation to look on that nobody has used; empty if the table is full."""

    def play_on(self) -> None:
        """Go on with a game that everybody has left unfinished."""

    def together_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that are given up at the computer of somebody who was given up: bots may
        play in all of them.
        """

    def let_bots_play(self, seats: Sequence[Seat]) -> None:
        """Let bots play for people who were given up."""

    def take_seat_back(self, seat: Seat) -> None:
        """Play again in the place of a bot, in a seat of this screen."""
