"""A guest as its host sees it: how far it has come, and its letters opened."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.carrier import Allowance
from changcheng_qt.net.frames import is_short, protocol_of, unseal
from changcheng_qt.net.kept import KeptPeer
from changcheng_qt.net.keys import Channel, Invitation, channel_of, invitation_of
from changcheng_qt.net.letters import REMATCH, Deed, Down, Join, Refused, Up, down_box, read, up_box

Clock: TypeAlias = Callable[[], float]
HERE_FOR: Final = 60.0
"""Seconds after its last letter in which a guest counts as present."""


@dataclass(eq=False)
class Peer:
    """One guest, present or not."""

    kept: KeptPeer
    clock: Clock
    have: int = 0
    """How many entries it has; 0 until it says so, which costs no more than a letter."""
    heard_at: float = 0.0
    posted: int = 0
    """The moment of the latest letter to it."""
    told: int = 0
    """The number of the latest line of chat that it has."""
    is_heard: bool = False
    """Whether a letter came through the channel since the host began."""
    is_lost: bool = False
    """Whether the connection by which its latest letter came has ended since then."""
    waiting: Deed | None = None
    """The decision of a seat that others must decide before."""
    refused: Refused | None = None
    again: str = ""
    """The code of its invitation to a rematch, while there is one."""
    other_protocol: int | None = None
    """The protocol of its program, if it is another one."""

    def __post_init__(self) -> None:
        self._allowance = Allowance(self.clock)
        self._unread = Allowance(self.clock)
        self._agreed = lru_cache(maxsize=1)(channel_of)
        self.invitation: Invitation = invitation_of(self.kept.code)

    @property
    def is_here(self) -> bool:
        """Whether it was heard of lately, and its connection has not ended since."""
        is_silent = self.is_lost or self.clock() - self.heard_at >= HERE_FOR
        return self.is_heard and not self.kept.has_left and not is_silent

    def note_letter(self, *, was_kept: bool) -> bool:
        """Note that a letter came through the channel, which is a sign of life unless a post office
        had kept it; return whether the guest counted as present before.
        """
        was_here, self.is_heard = self.is_here, True
        if not was_kept:
            self.heard_at, self.is_lost = self.clock(), False
        return was_here

    def note_wish(self, up: Up, match: AnyMatch) -> bool:
        """Note whether it would like a rematch of a match that is over, until there is an
        invitation to one; return whether that is new.
        """
        wished = next((one.agrees for one in up.answers if one.number == REMATCH), None)
        is_known = wished in (None, self.kept.wishes_again)
        is_new = match.outcome is not None and not (self.again or is_known)
        if is_new:
            self.change(wishes_again=wished)
        return is_new

    def invite_again(self, code: str) -> None:
        """Give it the code of an invitation to a rematch, for which it then wishes no more; an
        empty one withdraws that.
        """
        self.again = code
        self.change(wishes_again=self.kept.wishes_again and not code)

    @property
    def up(self) -> str:
        """Its box for letters to the host."""
        return up_box(self.invitation.room)

    @property
    def down(self) -> str:
        """Its box for letters from the host."""
        return down_box(self.invitation.room)

    @property
    def channel(self) -> Channel | None:
        """The keys shared with it, None before it has been let in."""
        return self.channel_to(self.kept.public) if self.kept.is_admitted else None

    def channel_to(self, public: str) -> Channel | None:
        """Return the keys shared with the owner of a public key; None for one that nobody honest
        has.
        """
        private, secret = bytes.fromhex(self.kept.private), self.invitation.secret
        return self._agreed(private, bytes.fromhex(public), secret, is_host=True)

    def change(self, **changes: object) -> None:
        """Keep something else of it."""
        self.kept = replace(self.kept, **changes)  # type: ignore[arg-type]

    def addressed(self, common: Down) -> Down:
        """Return a letter with the answers to this guest alone."""
        kept = self.kept
        return replace(
            common, refused=self.refused, gone=kept.gone, heard=kept.heard, again=self.again
        )

    def opened(self, sealed: bytes) -> Up | Join | int | None:
        """Return the letter that it sealed; another protocol than this one's, the first time that
        it is heard; None if it is not a letter of this guest, or one too many.
        """
        if not is_short(sealed):
            return None
        channel = self.channel
        text = unseal(sealed, channel.up if channel else self.invitation.join_key, self.up)
        # Letters of others in its box cost it nothing, and cost the host little to check.
        if text is None:
            return self._newly_other(sealed, channel.up if channel else b"")
        if not self._allowance.take():
            return None
        self.other_protocol = None
        return read(Up, text) if channel else read(Join, text)

    def _newly_other(self, sealed: bytes, key: bytes) -> int | None:
        """Return the protocol of a program that speaks another one, unless it is known already."""
        if not self._unread.take():
            return None
        keys = (key, self.invitation.join_key) if key else (self.invitation.join_key,)
        found = [protocol_of(sealed, one, self.up) for one in keys]
        other = next(filter(None, found), None)
        if other is None or other == self.other_protocol:
            return None
        self.other_protocol = other
        return other


def seats_of(peers: Iterable[Peer]) -> tuple[Seat, ...]:
    """Return the seats of some guests, or of some invitations."""
    return tuple(seat for peer in peers for seat in peer.kept.seats)
