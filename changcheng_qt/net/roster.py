"""The guests of a table as its host keeps them: invited, let in, sent away; and the joint deal.

Theory of operation. A guest is a computer, with one seat or several, or none to look on. Each
computer has one invitation, its keys and letters, a part in the joint deal, presence, and one
answer to a question to the table. Each seat has a name, deeds, notes, chat, and perhaps a bot that
plays for its person.

People who share a computer use one invitation. It says how many they are, so that their program
asks for a name of each; the names belong to the seats in their order, and a seat without one gets
another name when the match begins. Their computer receives the lines of all its seats, once, as in
a file for these seats together. Its screen decides which of them is in sight, as for people at one
screen: `MatchBridge.here` are its seats, and the gate is between them. The host's own people are
such a guest too.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from changcheng_qt import __version__
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.deal import choices_of, commitment_to, draw_part, drawn, joint_seed
from changcheng_qt.net.frames import seal
from changcheng_qt.net.kept import TABLE, Folder, KeptPeer, KeptTable
from changcheng_qt.net.keys import draw_code, draw_key, public_of
from changcheng_qt.net.letters import (
    MOST_PEERS,
    Admitted,
    Deal,
    Edition,
    Join,
    Present,
    Refusal,
    Share,
    Up,
    to_bytes,
)
from changcheng_qt.net.peers import Clock, Peer
from changcheng_qt.titles.title import Title

ADMITTED_FRAMES: Final = 1
MOST_GONE: Final = 24
"""How many of those who were sent away are kept, to be told why when they come again."""
_GONE: Final = frozenset((Refusal.REMOVED, Refusal.SEAT_TAKEN, Refusal.TABLE_CLOSED))
"""After one of these a guest has no place at the table any more, with any key."""


class Roster:
    """The guests; every change is on the disk before a method returns. Where the disk refuses one,
    nobody may hear of it yet: `is_safe` says so, and tries again.
    """

    def __init__(self, title: Title, folder: Folder, clock: Clock, kept: KeptTable) -> None:
        """Go on with a table that was kept, or a new one; raises OSError where it cannot be."""
        self._title, self._folder, self._clock, self._kept = title, folder, clock, kept
        self.peers = [Peer(one, clock) for one in kept.peers]
        self._since = clock()
        self._is_safe = True
        self._folder.write(TABLE, self._kept)

    def invite(self, seats: Sequence[Seat], name: str = "", others: Sequence[str] = ()) -> Peer:
        """Return a guest with a new code for some seats, whose people are perhaps known by name;
        for none it may look on. Seats that were another guest's are taken from it.
        """
        return self.add(invitation(seats, name, others))

    def add(self, kept: KeptPeer) -> Peer:
        """Return a new guest, who takes its seats from others."""
        if sum(one.kept.gone is None for one in self.peers) >= MOST_PEERS:
            raise ValueError("the table is full")
        for other in self.peers:
            if set(kept.seats) & set(other.kept.seats):
                self.remove(other, Refusal.SEAT_TAKEN)
        peer = Peer(kept, self._clock)
        self.peers.append(peer)
        self.save()
        return peer

    def forget(self) -> Sequence[Peer]:
        """Keep only the latest of those who were sent away; return the others."""
        gone = [one for one in self.peers if one.kept.gone in _GONE][:-MOST_GONE]
        self.peers = [one for one in self.peers if one not in gone]
        if gone:
            self.save()
        return gone

    def admit(self, peer: Peer, refusal: Refusal | None = None) -> None:
        """Let a guest in that has asked for its seats, or refuse it."""
        if peer.kept.public and not peer.kept.is_admitted:
            peer.change(is_admitted=refusal is None, gone=refusal)
            self.save()

    def remove(self, peer: Peer, why: Refusal = Refusal.REMOVED) -> None:
        """Send a guest away for good, and tell it why."""
        is_of_deal = peer in self._sharing
        peer.change(gone=why, seats=())
        if is_of_deal and not self._kept.parts:
            self._deal_again()
        self.save()

    def close(self) -> None:
        """Tell all guests that the table is closed."""
        for peer in self.peers:
            if peer.kept.gone is None:
                peer.change(gone=Refusal.TABLE_CLOSED)
        self.save()

    @property
    def free(self) -> list[Peer]:
        """The invitations to a seat that nobody has accepted."""
        return [one for one in self.peers if one.kept.seats and not one.kept.is_admitted]

    @property
    def other_protocol(self) -> int | None:
        """The protocol of a guest whose program speaks another one than this."""
        return next((one.other_protocol for one in self.peers if one.other_protocol), None)

    @property
    def people(self) -> tuple[Present, ...]:
        """Everybody who has been let in, as all guests may know them."""
        return tuple(
            Present(
                one.kept.seats,
                one.kept.name,
                one.is_here,
                0 if one.is_here else int(one.heard_at),
                one.kept.has_left,
            )
            for one in self.peers
            if one.kept.is_admitted and one.kept.gone is None
        )

    def has_left(self, seat: Seat) -> bool:
        """Whether the guest in a seat has left for good."""
        return any(seat in one.kept.seats and one.kept.has_left for one in self.peers)

    @property
    def here(self) -> tuple[bool, ...]:
        """Whether each guest was heard of lately."""
        return tuple(one.is_here for one in self.peers)

    def is_here(self, seat: Seat) -> bool:
        """Whether the guest in a seat was heard of lately."""
        return any(seat in one.kept.seats and one.is_here for one in self.peers)

    def note_lost(self, box: str) -> None:
        """Note that the connection of a box has ended: the guest whose letters came in it counts as
        away until it is heard again.
        """
        for peer in self.peers:
            peer.is_lost = peer.is_lost or peer.up == box

    def silence_of(self, seat: Seat) -> float:
        """Return for how many seconds nothing has been heard of the guest in a seat, as far as this
        host knows: the time before it opened the table does not count.
        """
        heard = [one.heard_at for one in self.peers if seat in one.kept.seats]
        return self._clock() - max(self._since, *heard, 0.0)

    @property
    def seed(self) -> str | None:
        """The joint seed, None as long as a part is missing."""
        parts = self.parts
        return joint_seed(parts) if self._sharing and all(parts) else None

    @property
    def setup(self) -> Any:  # noqa: ANN401 - of any title
        """The setup that the joint seed draws; there must be one."""
        return drawn(self._title, self._kept.deal, self.seed or "")

    def hear_join(self, peer: Peer, join: Join) -> None:
        """Note that somebody with the code asks for its seats; the newest one counts until it is
        let in. Nobody comes back who was sent away, or with a key that gives no secret; where the
        host has refused somebody, the code is still good for others.
        """
        is_refused = peer.kept.gone is Refusal.NOT_ADMITTED and join.key == peer.kept.public
        if peer.kept.gone in _GONE or is_refused or not peer.channel_to(join.key):
            return
        gone = None if self.suits(join) else Refusal.OTHER_VERSION
        others = join.others[: max(0, len(peer.kept.seats) - 1)]
        peer.change(name=join.name, others=others, public=join.key, gone=gone)
        self.save()

    def suits(self, join: Join) -> bool:
        """Whether somebody's program has the rules of this table."""
        return self._kept.edition in join.editions

    def hear_seated(self, peer: Peer) -> None:
        """Note that a guest has its keys: it is greeted no more."""
        if not peer.kept.is_seated:
            peer.change(is_seated=True)
            self.save()

    def hear_farewell(self, peer: Peer) -> bool:
        """Note that a guest leaves for good; return whether that is new."""
        is_new = not peer.kept.has_left
        if is_new:
            peer.change(has_left=True)
            self.save()
        return is_new

    def hear_share(self, peer: Peer, share: Share | None) -> bool:
        """Note a guest's share of the deal; return whether it is new."""
        is_new = share != peer.kept.share and self._takes(peer, share)
        if is_new:
            peer.change(share=share)
            self.save()
        return is_new

    def hear_wish(self, peer: Peer, up: Up, match: AnyMatch) -> bool:
        """Note whether a guest would like a rematch; return whether that is new."""
        is_new = peer.note_wish(up, match)
        if is_new:
            self.save()
        return is_new

    def invite_again(self, codes: Mapping[str, str]) -> None:
        """Note the codes of a rematch by those of the present invitations; guests without one are
        invited no more.
        """
        for peer in self.peers:
            peer.invite_again(codes.get(peer.kept.code, ""))
        self.save()

    def fix_deal(self) -> None:
        """Keep the parts that the seed is made of, even of guests who leave later."""
        self._kept = replace(self._kept, parts=tuple(self.parts))
        self.save()

    def greeting(self, peer: Peer) -> bytes:
        """Return the sealed answer to a guest that has asked for its seats."""
        public = public_of(bytes.fromhex(peer.kept.private)).hex()
        kept = peer.kept
        own = self._kept
        letter = Admitted(
            __version__, own.edition, public, kept.public, kept.seats, kept.gone, own.host
        )
        return seal(to_bytes(letter), ADMITTED_FRAMES, peer.invitation.join_key, peer.down)

    def _takes(self, peer: Peer, share: Share | None) -> bool:
        """Whether a share may take the place of the one before: a commitment until all have come,
        then only its part.
        """
        before = peer.kept.share
        if share is None:
            return False
        if before is None:
            return not share.part
        is_due = len(self.deal.commitments) > 1
        is_same = share.commitment == before.commitment and not before.part
        return is_due and is_same and commitment_to(share.part) == share.commitment

    @property
    def _sharing(self) -> list[Peer]:
        """The guests whose parts make the seed."""
        return [one for one in self.peers if one.kept.seats and one.kept.gone is None]

    def _deal_again(self) -> None:
        """Ask all guests for another part, for one of those who gave theirs has left."""
        deal = self._kept.deal
        self._kept = replace(self._kept, deal=replace(deal, round=deal.round + 1))
        for peer in self.peers:
            peer.change(share=None)

    @property
    def parts(self) -> Sequence[str]:
        """The host's part of the seed, and that of each guest, empty where it is not open yet."""
        if self._kept.parts:
            return self._kept.parts
        shares = [one.kept.share for one in self._sharing]
        return [self._kept.part, *(share.part if share else "" for share in shares)]

    @property
    def deal(self) -> Deal:
        """The parts of the deal that are fixed so far."""
        shares = [one.kept.share for one in self._sharing]
        deal = self._kept.deal
        if not shares or None in shares:
            return deal
        guests = tuple(share.commitment for share in shares if share)
        return replace(deal, commitments=(*deal.commitments, *guests))

    def save(self) -> None:
        """Keep all guests as they are now, as soon as the disk takes them."""
        self._kept = replace(self._kept, peers=tuple(one.kept for one in self.peers))
        self._is_safe = False
        with suppress(OSError):
            self._folder.write(TABLE, self._kept)
            self._is_safe = True

    @property
    def is_safe(self) -> bool:
        """Whether all is on the disk."""
        if not self._is_safe:
            self.save()
        return self._is_safe


def invitation(seats: Sequence[Seat], name: str = "", others: Sequence[str] = ()) -> KeptPeer:
    """Return a guest who is invited with a new code, see `Roster.invite`."""
    return KeptPeer(draw_code(), tuple(seats), draw_key().hex(), name, others=tuple(others))


def new_table(
    title: Title,
    like: Any,  # noqa: ANN401
    first: Seat | None,
    host: str = "",
    chat: Speech = Speech.PHRASES,
) -> KeptTable:
    """Return a table whose setup is drawn with the choices of another setup."""
    part = draw_part()
    deal = choices_of(title, like, first, commitment_to(part))
    return KeptTable(Edition(title.name, title.edition), part, deal, host=host, chat=chat)
