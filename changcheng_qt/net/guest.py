"""A guest's end of a table: its letters, and its part in the deal.

Theory of operation. The guest first asks for its seats, with the key of its invitation, until the
host lets it in. From then on it has one letter for the host: the number of entries that are safe
here, the deeds and answers that wait, and its share of the deal. It is sent again whenever that
changes, and on each new connection. A letter from the host that is older than one before is left
unread, for it can only be a repetition.

The match itself is in `follower`. At the end the joint deal is checked, and with it every outcome
of chance.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from changcheng_qt import __version__
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net import letters
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.chat import Line
from changcheng_qt.net.deal import Fault, commitment_to, draw_part, fault_in
from changcheng_qt.net.deeds import NotDone
from changcheng_qt.net.follower import Dropped, Follower, Moment, Moved, Trouble
from changcheng_qt.net.frames import (
    PROTOCOL,
    TooLong,
    frames_for,
    is_sealed,
    protocol_of,
    seal,
    unseal,
)
from changcheng_qt.net.kept import Folder, KeepsSeat, KeptSeat
from changcheng_qt.net.keys import Channel, channel_of, draw_key, public_of
from changcheng_qt.net.talking import TalkOfGuest
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record
from changcheng_qt.titles import TITLES, title_named

JOIN_FRAMES: Final = 2
UP_FRAMES: Final = 1
"""The frames of every letter to the host: a guest answers each entry, and one has room for the
longest line or the longest deed.
"""
EDITIONS: Final = tuple(letters.Edition(one.name, one.edition) for one in TITLES)


Changed: TypeAlias = Callable[[], object]


class Guest(KeepsSeat):
    """Seats at somebody else's table. `changed` is called after every letter that brought news,
    `dropped` with a deed that will not be done, and why, `moved` when other people's entries, or
    the fate of a deed, have changed the match to show, `posted` after each letter from here.
    """

    def __init__(self, folder: Folder, carrier: Carrier, kept: KeptSeat) -> None:
        """Sit down with a seat that was kept, or made by `take_seat`; raises `SaveError` for a
        folder that somebody changed.
        """
        super().__init__(folder, kept)
        self._carrier = carrier
        self._down = letters.down_box(self._invitation.room)
        self._up = letters.up_box(self._invitation.room)
        self.changed: Changed = lambda: None
        self.dropped: Dropped = lambda deed, why: None
        self.moved: Moved = lambda moments: None
        self.posted: Changed = lambda: None
        self.people: tuple[letters.Present, ...] = ()
        self.asks: tuple[letters.Asked, ...] = ()
        self.withdrawn: tuple[letters.Deed, ...] = ()
        self.talk = TalkOfGuest(folder)
        self.again = ""
        """The code of an invitation to a rematch, empty without one."""
        self._heard = 0
        """The number of the latest line that the host has heard."""
        self.gone = kept.gone
        self.verdict: Fault | None = None
        self.is_verified = False
        """Whether the deal has been checked, with `verdict`."""
        self.follower: Follower | None = None
        """The match here, None before the guest is let in."""
        self._trouble: Trouble | None = None
        self._leaves = False
        """Whether this is the farewell."""
        self._moment = 0
        self._follow()
        carrier.heard.connect(self._on_heard)
        carrier.listen(self._down)
        self.post()

    @property
    def trouble(self) -> Trouble | None:
        """Why this guest no longer believes its host, None while it does."""
        return self._trouble or (self.follower.trouble if self.follower else None)

    @property
    def fault(self) -> OSError | None:
        """Why the disk has not everything of this table, None once it has."""
        return self._fault or (self.follower.fault if self.follower else None)

    @property
    def is_closed(self) -> bool:
        """Whether nothing can be done at this table any more."""
        return self.trouble is not None or self.gone is not None

    @property
    def is_over(self) -> bool:
        """Whether all of a finished game is here, and its deal is verified if this guest had a part
        in it.
        """
        replica = self.follower.replica if self.follower else None
        if replica is None or replica.match.outcome is None:
            return False
        is_whole = replica.record.disclosure is Disclosure.EVERYTHING
        return is_whole and (self.is_verified or self._kept.deal is None)

    def do(self, deed: letters.Deed) -> bool:
        """Do a deed, at once or when the host has confirmed it, and return whether it is done;
        raises `NotDone`.
        """
        if self.follower is None or self.is_closed:
            raise NotDone(Barrier.TABLE_CLOSED)
        is_done = self.follower.do(deed)
        self.post()
        return is_done

    def answer(self, ask: letters.Asked, *, agrees: bool) -> None:
        """Answer a question to the table, for all seats here."""
        if self.follower:
            self.follower.answer(ask, agrees=agrees)
            self.post()

    def say(self, seat: Seat | None, phrase: int | None, text: str = "") -> bool:
        """Say something at the table, from a seat here if there is one; return whether it is on its
        way.
        """
        number = max(self._kept.said, self._heard) + 1
        is_said = not self.is_closed and self.talk.say(number, seat, phrase, text)
        if is_said:
            self._keep(said=number)
            self.post()
        return is_said

    def wish_again(self, *, wishes: bool = True) -> None:
        """Tell the host whether people here would like a rematch, until it asks for one."""
        self._keep(wishes_again=wishes)
        self.post()

    def leave(self) -> None:
        """Tell the host that nobody comes back from here; nothing else is sent any more."""
        self._leaves = True
        self.post()

    def post(self) -> None:
        """Send the letter to the host, as on each new connection."""
        self._sit_down()
        channel = self._channel
        if channel is None:
            text = letters.to_bytes(asking_of(self._kept))
            sealed = seal(text, JOIN_FRAMES, self._invitation.join_key, self._up)
        else:
            sealed = self._sealed_up(channel)
        self._carrier.post(self._up, sealed)
        self.posted()

    @property
    def owed(self) -> object:
        """The part of the letter that the host has not confirmed, None if it has confirmed all."""
        if self.follower is None or self.is_closed:
            return None
        outbox = self.follower.outbox
        owed = (outbox.deeds.deeds, outbox.answers, tuple(self.talk.waiting))
        return owed if any(owed) else None

    def is_from_host(self, box: str, sealed: bytes) -> bool:
        """Return whether the host has sealed a letter."""
        key = self._channel.down if self._channel else self._invitation.join_key
        return unseal(sealed, key, box) is not None

    def _follow(self) -> None:
        """Follow the match, once it is known which seats these are."""
        edition = self._kept.edition
        title = title_named(edition.title) if edition else None
        if title:
            calls = self._on_dropped, self._on_moved
            self.follower = Follower(self._folder, title, self._kept.seats, *calls)
            self.follower.pass_over(self._kept.before)

    def _on_dropped(self, deed: letters.Deed, why: str) -> None:
        self.dropped(deed, why)

    def _on_moved(self, moments: Sequence[Moment] | None) -> None:
        self.moved(moments)

    def _on_heard(self, box: str, sealed: bytes, _: bool = False) -> None:
        if box != self._down or self.trouble or self._leaves:
            return
        channel = self._channel
        key = channel.down if channel else self._invitation.join_key
        text = unseal(sealed, key, box)
        if text is None:
            self._on_unread(sealed, key)
            return
        letter = letters.read(letters.Down if channel else letters.Admitted, text)
        if isinstance(letter, letters.Admitted):
            self._on_admitted(letter)
        elif isinstance(letter, letters.Down) and letter.moment > self._moment:
            self._moment = letter.moment
            self._on_down(letter)

    def _on_unread(self, sealed: bytes, key: bytes) -> None:
        why = _why_unread(sealed, (key, self._invitation.join_key), self._down)
        if why and (why is not letters.Refusal.CODE_SPENT or not self._kept.public):
            self.gone = why
            self.changed()

    def _on_admitted(self, letter: letters.Admitted) -> None:
        self.gone = letter.refusal
        private, public = bytes.fromhex(self._kept.private), bytes.fromhex(letter.key)
        if channel_of(private, public, self._invitation.secret, is_host=False) is None:
            return
        self.gone = _refusal_in(letter, private)
        self._admitted = letter if self.gone is None else None
        if self._admitted:
            self.post()
        self.changed()

    def _on_down(self, down: letters.Down) -> None:
        self.gone, self.people, self.asks = down.gone, down.people, down.asks
        self.again, self.withdrawn = down.again, down.withdrawn
        is_answered = self._drop_wish(down.again)
        if self.gone is not self._kept.gone or self._fault:
            self._keep(gone=self.gone)
        follower = self.follower
        if follower is not None:
            self._on_deal(down.deal)
            is_behind = self.gone is None and self._take(follower, down)
            follower.hear(down, is_up_to_date=follower.known == down.length)
            if down.parts:
                self._judge(follower, down.parts)
            self._heard = max(self._heard, down.heard)
            is_owed = self.talk.hear(down.talk, down.heard, down.chat)
            if (is_behind or is_owed or is_answered) and not self.trouble:
                self.post()
        self.changed()

    def _take(self, follower: Follower, down: letters.Down) -> bool:
        """Take the entries of a letter; return whether the host should hear of it."""
        try:
            if down.head and not down.start:
                follower.begin(*down.head)
                if self._kept.deal is None and not (follower.known or self._kept.before):
                    # It came to a game that had begun: others made the moves so far.
                    self._keep(before=down.length)
                    follower.pass_over(down.length)
        except SaveError:
            self._trouble = Trouble.LINES
        lines = [(one, opened) for one, opened in down.entries if isinstance(one, dict)]
        is_new = follower.take(down.start, lines)
        is_last = not self.trouble and follower.known == down.length
        lacks_all = is_last and bool(down.see) and follower.compare(down.see)
        return is_new or lacks_all or follower.known < down.length

    def _on_deal(self, deal: letters.Deal | None) -> None:
        """Commit to a part of the seed, and open it once it is among those of all."""
        share, before = self._kept.share, self._kept.deal
        if deal is None or not self._kept.seats or (before and deal.round < before.round):
            return
        part, given = self._kept.part, None
        if before is None or deal.round > before.round:
            part = draw_part()
            given = letters.Share(commitment_to(part))
        elif _choices(deal) != _choices(before):
            self._trouble = Trouble.DEAL
        elif share and not share.part and share.commitment in deal.commitments[1:]:
            given = letters.Share(share.commitment, part)
        if given and self._keep_first(share=given, deal=deal, part=part):
            self.post()

    def _judge(self, follower: Follower, parts: tuple[str, ...]) -> None:
        """Check the deal, once the game is over; without a part in it there is nothing to check."""
        replica, deal = follower.replica, self._kept.deal
        if self.is_verified or replica is None or deal is None or replica.match.outcome is None:
            return
        self.verdict = _fault_of(replica.record, deal, parts, self._kept.part)
        self.is_verified = True

    def _sealed_up(self, channel: Channel) -> bytes:
        """Return the letter to the host."""
        follower, talk = self.follower, self.talk
        up = letters.Up(follower.have if follower else 0, leaves=self._leaves)
        if not self._leaves:
            up = replace(up, share=self._kept.share, told=talk.known)
            if follower:
                answers = (*follower.outbox.answers, *self._wished)[-letters.MOST_ANSWERS :]
                up = replace(up, deeds=follower.outbox.deeds, answers=answers)
        line = talk.waiting[0] if talk.waiting and not self._leaves else None
        return seal(_fitting(up, line), UP_FRAMES, channel.up, self._up)


def _why_unread(sealed: bytes, keys: Sequence[bytes], box: str) -> letters.Refusal | None:
    """Return why a letter cannot be read: it is of a program with another protocol, or for somebody
    else who has used the code; None for one that nobody sealed.
    """
    other = next(filter(None, (protocol_of(sealed, one, box) for one in keys)), None)
    if other:
        newer = letters.Refusal.UPDATE_GUEST
        return newer if other > PROTOCOL else letters.Refusal.UPDATE_HOST
    return letters.Refusal.CODE_SPENT if is_sealed(sealed) else None


def asking_of(kept: KeptSeat) -> letters.Join:
    """Return the letter that asks for seats, with as many names as fit: those who lack one are
    called by their seats.
    """
    public = public_of(bytes.fromhex(kept.private)).hex()
    asking = letters.Join(__version__, EDITIONS, kept.name, public, kept.others)
    while frames_for(letters.size_of(asking)) > JOIN_FRAMES:
        asking = replace(asking, others=asking.others[:-1])
    return asking


def _fault_of(record: Record, deal: letters.Deal, parts: Sequence[str], part: str) -> Fault | None:
    """Return the fault of the deal of a finished game in which a guest had a part, None if there is
    none.
    """
    title = title_named(record.game.name)
    if title is None or part not in parts:
        return Fault.PART
    return fault_in(title, record, deal, tuple(parts))


def _refusal_in(letter: letters.Admitted, private: bytes) -> letters.Refusal | None:
    """Return why the guest with a private key is not let in by a letter; None if it is."""
    if letter.edition not in EDITIONS:
        return letters.Refusal.OTHER_VERSION
    if letter.refusal is None and letter.guest != public_of(private).hex():
        return letters.Refusal.CODE_SPENT
    return letter.refusal


def _fitting(up: letters.Up, line: Line | None) -> bytes:
    """Return the text of a letter with as many of its deeds as fit, and a line of chat if it fits
    next to them: all letters have one length.
    """
    for count in range(len(up.deeds.deeds), -1, -1):
        some = replace(up, deeds=letters.Deeds(up.deeds.at, up.deeds.deeds[:count]))
        for text in map(letters.to_bytes, (replace(some, line=line), some)):
            if frames_for(len(text)) <= UP_FRAMES:
                return text
    raise TooLong("a letter without deeds")


def take_seat(code: str, name: str, others: Sequence[str] = ()) -> KeptSeat:
    """Return the seat of an invitation, to be asked for, or the seats of several people here."""
    return KeptSeat(code, name, draw_key().hex(), others=tuple(others))


def _choices(deal: letters.Deal) -> letters.Deal:
    """Return a deal without the guests' commitments."""
    return replace(deal, commitments=deal.commitments[:1])
