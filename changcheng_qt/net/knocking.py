"""A seat asked for in the local network without an invitation: six digits on both screens.

Theory of operation. The guest draws a code and announces it to everybody: so its boxes follow from
it, as from any code, but no secret does. In these boxes the two ends talk:

1. the guest knocks, with the code;
2. the host commits to a key that it draws for this guest alone;
3. the guest says who it is, with its own key;
4. the host opens its key.

Then both show six digits (`keys`). When the people have compared them the host lets the guest in,
with a letter as for any guest; from then on the seat is like one of an invitation. People who share
a computer ask together, and get a seat for each of them or none.

Somebody in between shows two people two different numbers. Trying again and again until they are
equal must not help: a guest takes one commitment, and the host one key, of each who knocks; a few
may knock at a time; and once there are digits a place is free only after an answer, or minutes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from secrets import token_bytes
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.net import keys, letters
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.frames import is_short, seal, unseal
from changcheng_qt.net.guest import EDITIONS, JOIN_FRAMES, asking_of, take_seat
from changcheng_qt.net.host import Host
from changcheng_qt.net.kept import KeptPeer, KeptSeat
from changcheng_qt.net.peers import Clock, Peer

KNOCKS: Final = "knock"
"""The box into which everybody knocks."""
MOST_CALLERS: Final = 4
IN_TIME: Final = 10.0
"""Seconds within which a guest must identify itself after its knock."""
PATIENCE: Final = 120.0
"""Seconds for which digits are shown without an answer."""
FRAMES: Final = 1


@dataclass(eq=False)
class Caller:
    """Somebody who knocks, as the host sees it; with a name and digits once it has said who it
    is.
    """

    code: str
    private: bytes
    nonce: bytes
    since: float
    join: letters.Join | None = None
    digits: str = ""
    """Empty before they can be compared, and again once the host has refused."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the people there, for which nobody vouches."""
        return (self.join.name, *self.join.others) if self.join else ()

    def __repr__(self) -> str:
        """Return its digits only: keys are never printed."""
        return f"Caller({self.digits})"


class Door:
    """Receives guests without an invitation, who knock at a table in the local network. `changed`
    is called when somebody knocks.
    """

    def __init__(self, host: Host, carrier: Carrier, clock: Clock) -> None:
        """Listen, with the carrier of the local network alone."""
        self._host, self._carrier, self._clock = host, carrier, clock
        self._all: list[Caller] = []
        self.changed: Callable[[], object] = lambda: None
        carrier.heard.connect(self._on_heard)
        carrier.listen(KNOCKS)

    @property
    def callers(self) -> Sequence[Caller]:
        """The callers whose digits can be compared."""
        self._tidy()
        return tuple(one for one in self._all if one.digits)

    def let_in(self, caller: Caller, seats: Sequence[Seat]) -> None:
        """Give seats to somebody who waits: the digits on the other screen are the same."""
        if caller in self.callers and caller.join:
            self._all.remove(caller)
            join, private = caller.join, caller.private.hex()
            kept = KeptPeer(
                caller.code,
                tuple(seats),
                private,
                join.name,
                join.key,
                is_admitted=True,
                others=join.others,
            )
            self._host.seat(kept)

    def refuse(
        self,
        caller: Caller,
        why: letters.Refusal = letters.Refusal.NOT_ADMITTED,
        free: Sequence[Seat] = (),
    ) -> None:
        """Send somebody away, and say why, and which seats are free if they do not suit. It has a
        place until it has had the time to hear that: so nobody fills the host's memory with letters
        to people who were refused.
        """
        if caller in self._all and caller.join:
            caller.digits, caller.since = "", self._clock()
            private, public = caller.private.hex(), caller.join.key
            kept = KeptPeer(caller.code, tuple(free), private, public=public, gone=why)
            peer = Peer(kept, self._clock)
            self._carrier.post(peer.down, self._host.roster.greeting(peer))

    def _tidy(self) -> None:
        now = self._clock()
        for caller in tuple(self._all):
            if now - caller.since > (PATIENCE if caller.digits else IN_TIME):
                self._all.remove(caller)
                room = keys.invitation_of(caller.code).room
                self._carrier.clear(letters.down_box(room))
                self._carrier.clear(letters.up_box(room))

    def _on_heard(self, box: str, letter: bytes, _: bool = False) -> None:
        if not is_short(letter):
            return
        if box == KNOCKS:
            self._on_knock(letters.read(letters.Knock, letter))
            return
        for caller in self._all:
            invitation = keys.invitation_of(caller.code)
            if box == letters.up_box(invitation.room) and caller.join is None:
                text = unseal(letter, invitation.join_key, box)
                self._on_join(caller, invitation, letters.read(letters.Join, text or b""))

    def _on_knock(self, knock: letters.Knock | None) -> None:
        """Commit to a key, if there is room for one more."""
        self._tidy()
        if knock is None or keys.read_code(knock.code) != knock.code or self._knows(knock.code):
            return
        if len(self._all) < MOST_CALLERS:
            caller = Caller(knock.code, keys.draw_key(), token_bytes(keys.KEY), self._clock())
            self._all.append(caller)
            invitation = keys.invitation_of(caller.code)
            self._carrier.listen(letters.up_box(invitation.room))
            commitment = keys.commitment_to(keys.public_of(caller.private), caller.nonce)
            self._say(invitation, letters.Committed(commitment.hex()))

    def _knows(self, code: str) -> bool:
        """Whether a code is in use: it would lead to boxes of somebody else."""
        known = [one.kept.code for one in self._host.roster.peers]
        return code in known or any(one.code == code for one in self._all)

    def _on_join(
        self, caller: Caller, invitation: keys.Invitation, join: letters.Join | None
    ) -> None:
        """Open the key, for the first who says who it is: another one may have seen it."""
        if join is None:
            return
        other, public = bytes.fromhex(join.key), keys.public_of(caller.private)
        if keys.channel_of(caller.private, other, invitation.secret, is_host=True) is None:
            return
        caller.join, caller.since = join, self._clock()
        if not self._host.roster.suits(join):
            self.refuse(caller, letters.Refusal.OTHER_VERSION)
            return
        commitment = keys.commitment_to(public, caller.nonce)
        caller.digits = keys.digits_of(commitment, public, caller.nonce, other) or ""
        self._say(invitation, letters.Opened(public.hex(), caller.nonce.hex()))
        self.changed()

    def _say(self, invitation: keys.Invitation, letter: letters.Committed | letters.Opened) -> None:
        box = letters.down_box(invitation.room)
        sealed = seal(letters.to_bytes(letter), FRAMES, invitation.join_key, box)
        self._carrier.post(box, sealed)


class Asking:
    """A guest that asks for a seat, or for one of each of several people. `changed` is called when
    there are digits, a seat, or a reason why there is none.
    """

    def __init__(self, name: str, carrier: Carrier, others: Sequence[str] = ()) -> None:
        """Knock, by a carrier to the host's computer."""
        self._carrier = carrier
        self._kept = take_seat(keys.draw_code(), name, others)
        self._private = bytes.fromhex(self._kept.private)
        self._invitation = keys.invitation_of(self._kept.code)
        self._down = letters.down_box(self._invitation.room)
        self._commitment: bytes | None = None
        self._key = ""
        self.changed: Callable[[], object] = lambda: None
        self.digits = ""
        self.seat: KeptSeat | None = None
        """The data with which the guest joins."""
        self.gone: letters.Refusal | None = None
        self.people = 1 + len(others)
        self.free = 0
        """The free seats at a table that has none for as many people."""
        self.is_deceived = False
        """Whether somebody broke the rules: then one does better to ask again, by another way."""
        carrier.heard.connect(self._on_heard)
        carrier.listen(self._down)
        carrier.post(KNOCKS, letters.to_bytes(letters.Knock(self._kept.code)))

    def _on_heard(self, box: str, sealed: bytes, _: bool = False) -> None:
        is_done = self.is_deceived or self.seat or self.gone
        if box != self._down or is_done or not is_short(sealed):
            return
        text = unseal(sealed, self._invitation.join_key, box) or b""
        if committed := letters.read(letters.Committed, text):
            self._on_committed(bytes.fromhex(committed.commitment))
        elif opened := letters.read(letters.Opened, text):
            self._on_opened(opened)
        elif admitted := letters.read(letters.Admitted, text):
            self._on_admitted(admitted)

    def _on_committed(self, commitment: bytes) -> None:
        """Say who this is; after that no other commitment counts."""
        if self._commitment is None:
            self._commitment = commitment
            box = letters.up_box(self._invitation.room)
            text = letters.to_bytes(asking_of(self._kept))
            self._carrier.post(box, seal(text, JOIN_FRAMES, self._invitation.join_key, box))
        elif commitment != self._commitment:
            self._give_up()

    def _on_opened(self, opened: letters.Opened) -> None:
        key, nonce = bytes.fromhex(opened.key), bytes.fromhex(opened.nonce)
        digits = keys.digits_of(self._commitment or b"", key, nonce, keys.public_of(self._private))
        if digits is None:
            self._give_up()
            return
        self.digits, self._key = digits, opened.key
        self.changed()

    def _on_admitted(self, admitted: letters.Admitted) -> None:
        self.gone = admitted.refusal
        self.free = len(admitted.seats) if self.gone else 0
        if admitted.edition not in EDITIONS:
            self.gone = letters.Refusal.OTHER_VERSION
        if self.gone is None:
            own = keys.public_of(self._private).hex()
            if not self._key or (admitted.key, admitted.guest) != (self._key, own):
                self._give_up()
                return
            self.seat = replace(
                self._kept,
                public=self._key,
                edition=admitted.edition,
                seats=admitted.seats,
                host=admitted.host,
            )
        self.changed()

    def _give_up(self) -> None:
        self.is_deceived, self.digits = True, ""
        self.changed()
