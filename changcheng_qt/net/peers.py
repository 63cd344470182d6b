"""A guest as its host sees it: how far it has come, and its letters opened."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from changcheng_qt.net.frames import unseal
from changcheng_qt.net.kept import KeptPeer
from changcheng_qt.net.keys import Channel, Invitation, channel_of, invitation_of
from changcheng_qt.net.letters import Deed, Join, Refused, Up, down_box, read, up_box

Clock: TypeAlias = Callable[[], float]
MOST_PEERS: Final = 12
MOST_LETTERS: Final = 20
"""How many letters of a guest are opened in a second; those beyond are as good as lost."""


@dataclass(eq=False)
class Peer:
    """One guest, present or not."""

    kept: KeptPeer
    clock: Clock
    have: int = 0
    """How many entries it has; 0 until it says so, which costs no more than a letter."""
    heard_at: float = 0.0
    is_heard: bool = False
    """Whether a letter came through the channel since the host began."""
    waiting: Deed | None = None
    """The decision of a seat that others must decide before."""
    refused: Refused | None = None
    _latest: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_LETTERS))

    def __post_init__(self) -> None:
        self.invitation: Invitation = invitation_of(self.kept.code)

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
        if not self.kept.is_admitted:
            return None
        private, public = bytes.fromhex(self.kept.private), bytes.fromhex(self.kept.public)
        return channel_of(private, public, self.invitation.secret, is_host=True)

    def change(self, **changes: object) -> None:
        """Keep something else of it."""
        self.kept = replace(self.kept, **changes)  # type: ignore[arg-type]

    def opened(self, sealed: bytes) -> Up | Join | None:
        """Return the letter that it sealed; None for what is no letter of this guest, or one too
        many.
        """
        now = self.clock()
        if len(self._latest) == MOST_LETTERS and now - self._latest[0] < 1:
            return None
        self._latest.append(now)
        channel = self.channel
        if channel and (text := unseal(sealed, channel.up, self.up)) is not None:
            return read(Up, text)
        if channel is None and (text := unseal(sealed, self.invitation.join_key, self.up)):
            return read(Join, text)
        return None
