"""The host's end of a table: the only place that holds the true match.

Theory of operation. A table is first *set*: the host invites guests, each for some seats, lets them
in, and takes part in the joint deal. Then it is *played*: the match begins, and the host sends each
guest the entries that its seats may know. A guest's letter says how many entries it has and which
deeds it wishes; the host's answer is safe on its disk before it is sent, and then it is sent to
all at once, so that the moment of a letter reveals only that play went on.

Sent letters are not remembered. The entries that a guest lacks follow from the log and from its
latest letter; deeds are done only if the log is as long as they were meant for, and it only grows.
So a letter that comes twice, late, or never changes nothing, and either end may be killed at any
moment.

Decisions that several seats owe at once are entered in the order of the rules: a deed of a later
seat waits for those before it. A deed that needs every person's agreement is *asked*: each guest
answers for its seats, and the deed is done with the last yes. The people at the host's own computer
are heard by `do` and `answer` like any guest.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import NothingToDraw
from changcheng_qt.engine.match import Abandoned, AnyMatch, Entry, Played, Redone, TakenBack, Undone
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net import letters
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.deeds import NEED_ALL, NotDone, do, waits
from changcheng_qt.net.frames import seal
from changcheng_qt.net.kept import Folder, KeptPeer, KeptTable
from changcheng_qt.net.keys import Channel
from changcheng_qt.net.peers import Clock, Peer
from changcheng_qt.net.roster import Roster
from changcheng_qt.net.talking import TalkAtHost
from changcheng_qt.net.telling import common_part, frames_of, with_entries
from changcheng_qt.net.views import Digests
from changcheng_qt.saves.feed import Feed
from changcheng_qt.saves.record import Recorder
from changcheng_qt.titles.title import Title

Keeper = Callable[[Callable[[], None]], None]
"""Calls once when everything so far in the match is safe."""


class Host:
    """A table with guests. `changed` is called when anything about guests or asks has changed."""

    def __init__(
        self, title: Title, folder: Folder, carrier: Carrier, clock: Clock, kept: KeptTable
    ) -> None:
        """Open a table again that was kept, or one made by `new_table`."""
        self._carrier, self._clock = carrier, clock
        self.roster = Roster(title, folder, clock, kept)
        self.talk = TalkAtHost(kept.chat, clock)
        self.changed: Callable[[], object] = lambda: None
        self._asks = Asks(clock)
        self._here: tuple[bool, ...] = ()
        """Which guests were there when all were told last."""
        self._moment = 0
        self._unsafe = 0
        """How many entries are not known to be on the disk yet: till then nothing is told."""
        self._is_telling = False
        """Whether entries that were waiting for others are being made, to be told together."""
        self._feed: Feed | None = None
        self._digests = Digests()
        self._keeper: Keeper = lambda then: then()
        carrier.heard.connect(self._on_heard)
        carrier.lost.connect(self.look_round)
        for peer in self.roster.peers:
            carrier.listen(peer.up)

    # Before the game.

    def invite(self, seats: Sequence[Seat], name: str = "", others: Sequence[str] = ()) -> str:
        """Return the code of a new invitation for some seats, or to look on, perhaps for people
        known by name.
        """
        peer = self.roster.invite(seats, name, others)
        _listen(self._carrier, self.roster, peer)
        self._post()
        return peer.kept.code

    def seat(self, kept: KeptPeer) -> None:
        """Let a guest in that has come without an invitation."""
        _listen(self._carrier, self.roster, self.roster.add(kept))
        self._post()

    def admit(self, peer: Peer, refusal: letters.Refusal | None = None) -> None:
        """Let a guest in that has asked for its seats, or refuse it."""
        self.roster.admit(peer, refusal)
        if peer.channel:
            self._post((peer,))
        else:
            self._greet(peer)

    def remove(self, peer: Peer) -> None:
        """Send a guest away for good, and tell it why."""
        self.roster.remove(peer)
        self._post()

    def close(self) -> None:
        """Tell all guests that the table is closed."""
        self.roster.close()
        self._post()

    def begin(self, recorder: Recorder, keeper: Keeper) -> None:
        """Play the recorded match; `keeper` says when it is safe on the disk."""
        self.roster.fix_deal()
        self._feed, self._keeper = Feed(recorder), keeper
        recorder.match.watch(self._on_entry)
        self._post()

    # Playing.

    @property
    def match(self) -> AnyMatch:
        """The true match; it must have begun."""
        if self._feed is None:
            raise ValueError("the match has not begun")
        return self._feed.match

    def do(self, deed: letters.Deed, seats: Collection[Seat]) -> None:
        """Do a deed of people in some seats, or ask the others about it; raises `NotDone`."""
        if deed.kind in NEED_ALL:
            self._asks.ask(self.match, deed, seats)
            self._tell()
        else:
            do(self.match, deed, seats)

    @property
    def asks(self) -> Sequence[letters.Asked]:
        """The open questions to all people."""
        return tuple(self._asks.open)

    def answer(self, number: int, seats: Collection[Seat], *, agrees: bool) -> None:
        """Answer a question for the people in some seats; raises `NotDone`."""
        if self._asks.answer(self.match, number, seats, agrees=agrees):
            self._tell()

    def invite_again(self, codes: Mapping[str, str]) -> None:
        """Invite the guests of a finished game to a rematch with new codes, or withdraw these."""
        self.roster.invite_again(codes)
        self._post()
        self.changed()

    def _on_entry(self, entry: Entry) -> None:
        """Play went on, or is left unfinished: earlier questions are void."""
        if isinstance(entry, Played | Undone | Redone | TakenBack | Abandoned):
            self._asks.clear()
        if isinstance(entry, Undone | Redone | TakenBack):
            for peer in self.roster.peers:
                peer.waiting = None
        self._unsafe += 1
        self._keeper(self._on_safe)

    def _on_safe(self) -> None:
        self._unsafe -= 1
        if not self._unsafe:
            self._tell()

    def _tell(self) -> None:
        """Make the entries that are due now, then inform everybody once about all of them."""
        if self._is_telling:
            return
        self._is_telling, length = True, -1
        while length != self.match.entry_count:
            length = self.match.entry_count
            with suppress(NotDone):
                self._asks.settle(self.match)
            for peer in self.roster.peers:
                if (deed := peer.waiting) and not waits(self.match, deed):
                    self._try(peer, letters.Deeds(self.match.entry_count, (deed,)))
        self._is_telling = False
        self._post()
        self.changed()

    # Letters.

    def _on_heard(self, box: str, sealed: bytes, was_kept: bool = False) -> None:
        peer = next((one for one in self.roster.peers if one.up == box), None)
        letter = peer.opened(sealed) if peer else None
        if peer is None or letter is None:
            return
        if not isinstance(letter, letters.Up):
            if isinstance(letter, letters.Join):
                self.roster.hear_join(peer, letter)
            if peer.kept.gone or peer.other_protocol:
                self._greet(peer)
            self.changed()
            return
        was_here = peer.note_letter(was_kept=was_kept)
        self.roster.hear_seated(peer)
        if peer.kept.gone is None:
            self._on_up(peer, letter)
        if peer.is_here > was_here or peer.kept.gone:
            self._post((peer,) if peer.kept.gone else None)
            self.changed()

    def _on_up(self, peer: Peer, up: letters.Up) -> None:
        length, posted = self._feed.length if self._feed else 0, peer.posted
        had, peer.have = peer.have, min(up.have, length)
        if up.leaves or peer.kept.has_left:
            self._on_farewell(peer)
            return
        if self._feed is None:
            is_new = self.roster.hear_share(peer, up.share)
            self._post(None if is_new else (peer,))
            self.changed()
            return
        peer.told = up.told
        for answer in up.answers:
            self._on_answer(peer, answer)
        is_said = up.line is not None and self.talk.hear(peer, up.line, self.roster.save)
        self._try(peer, up.deeds)
        if is_said:
            self._post()
        elif peer.posted == posted and _is_owed_answer(peer, up, self._feed.length):
            self._post((peer,))
        is_wish = self.roster.hear_wish(peer, up, self.match)
        if is_wish or (self.match.outcome and had < peer.have == length):
            self.changed()

    def _on_farewell(self, peer: Peer) -> None:
        """A guest leaves for good; before the match, its seats are for somebody else."""
        if self.roster.hear_farewell(peer):
            seats, peer.waiting = peer.kept.seats, None
            if self._feed is None:
                self.roster.remove(peer)
                self.invite(seats)
            self._post()
            self.changed()

    def _on_answer(self, peer: Peer, answer: letters.Answer) -> None:
        try:
            self.answer(answer.number, peer.kept.seats, agrees=answer.agrees)
        except NotDone:
            self._tell()

    def _try(self, peer: Peer, deeds: letters.Deeds) -> None:
        """Do deeds up to the first one that cannot be done, or must wait for other seats; each is
        meant for a log with one entry more than the one before.
        """
        for number, deed in enumerate(deeds.deeds, deeds.at):
            if number != self.match.entry_count or self.match.outcome:
                return
            peer.waiting = None
            if waits(self.match, deed) and deed.seat in peer.kept.seats:
                peer.waiting = deed
                return
            try:
                self.do(deed, peer.kept.seats)
                if deed.kind not in NEED_ALL and self.match.entry_count == number:
                    raise NotDone(Barrier.NOTHING_TO_CHANGE)
            except NotDone as error:
                peer.refused = letters.Refused(deeds.at, letters.name_of(deed), str(error)[:40])
                self._post((peer,))
                return
            except NothingToDraw:
                return

    def _greet(self, peer: Peer) -> None:
        self._carrier.post(peer.down, self.roster.greeting(peer))

    def _post(self, peers: Sequence[Peer] | None = None) -> None:
        if self._unsafe or not self.roster.is_safe:
            self._here = ()
            return
        common = self._common()
        if peers is None:
            self._here = self.roster.here
        for peer in self.roster.peers if peers is None else peers:
            channel = peer.channel
            if channel and not peer.kept.is_seated:
                self._greet(peer)
            elif channel and (peer.is_heard or peer.kept.gone):
                letter = replace(common, chat=self.talk.since(peer.told))
                peer.posted = common.moment
                sealed = _sealed_for(peer, channel, letter, self._feed, self._digests)
                self._carrier.post(peer.down, sealed)

    def _common(self) -> letters.Down:
        """Return the part of letters that is the same for all guests, each later than the last."""
        self._moment = max(self._moment + 1, int(self._clock() * 1000))
        return common_part(self._moment, self.roster, self._asks, self.talk, self._feed)

    # Who is there.

    def look_round(self, lost: str = "") -> None:
        """Tell all who is there, if that has changed: by silence, or as a connection is lost."""
        self.roster.note_lost(lost)
        if self._here != self.roster.here:
            self._post()
            self.changed()


def _listen(carrier: Carrier, roster: Roster, peer: Peer) -> None:
    """Listen to a new guest, and no longer to those who were sent away long ago."""
    carrier.listen(peer.up)
    for gone in roster.forget():
        carrier.clear(gone.up)
        carrier.clear(gone.down)


def _is_owed_answer(peer: Peer, up: letters.Up, length: int) -> bool:
    """Whether a guest waits for a letter: for entries, or the fate of a deed, answer or line. A
    deed that waits for those of other seats has none yet.
    """
    is_decided = bool(up.deeds.deeds) and peer.waiting is None
    has_answered = any(one.number != letters.REMATCH for one in up.answers)
    return peer.have < length or is_decided or has_answered or up.line is not None


def _sealed_for(
    peer: Peer, channel: Channel, common: letters.Down, feed: Feed | None, digests: Digests
) -> bytes:
    """Return the letter to a guest, of a length that is the same for all."""
    letter, frames = peer.addressed(common), frames_of(common, feed, peer.have)
    if feed and peer.kept.gone is None:
        letter = with_entries(letter, feed, digests, peer.have, peer.kept.seats)
    return seal(letters.to_bytes(letter), frames, channel.down, peer.down)
