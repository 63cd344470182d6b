"""The match on a guest's computer: followed by the host's lines, led by the people here.

Theory of operation. A *replica* (`saves.replica`) is changed only by the host's lines; the *outbox*
has the deeds that the host has not confirmed. The screen shows `shown`: the replica with the deeds
at the head of the outbox done in it, as far as they tell nobody anything, for those come out the
same at the host. So most clicks are answered at once. The first deed that would tell somebody
something waits; meanwhile only a seat that decides at the same time may do one.

Each deed is on this disk before it is sent, and each line before the host hears that it is here.
Entries of other seats may come between; then the rest of the outbox is tried again on top of them,
unless steps were undone or taken back: nobody's move is played in a position that its player has
not seen.

The host is trusted with nothing that can be checked here. The replica checks the rules and the
commitments of hidden facts. Every entry of an own seat must confirm a deed. A digest of the views
shows whether both programs see the same; where it differs all lines are fetched again once, which
must be those told before, and then the guest stops.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import TypeAlias

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import NothingToDraw
from changcheng_qt.engine.match import AnyMatch, Entry, Played, Redone, TakenBack, Undone
from changcheng_qt.engine.seats import Seat
from changcheng_qt.net.deeds import NEED_ALL, NotDone, do, waits
from changcheng_qt.net.kept import Folder
from changcheng_qt.net.letters import MOST_DEEDS, Answer, Asked, Deed, Deeds, Down, Kind, name_of
from changcheng_qt.net.outbox import Safekeeping, author, confirms, is_agreed, is_given
from changcheng_qt.net.views import Digests
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.feed import Line
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.redaction import first_difference
from changcheng_qt.saves.replica import Replica
from changcheng_qt.titles.title import Title

Dropped: TypeAlias = Callable[[Deed, str], object]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position on the way from the one that a screen shows to the one that it is to show now."""

    entry: Entry
    match: AnyMatch
    """The match right after the entry."""
    deed: Deed | None
    """The deed of this guest that the entry is, None for an entry of somebody else."""


Moved: TypeAlias = Callable[[Sequence[Moment] | None], object]
"""Takes the moments since the position shown before, None where that one led nowhere: a deed that
was shown early has not been done there.
"""


class Trouble(Enum):
    """Why a guest no longer believes its host."""

    LINES = "lines"
    """Lines that cannot be."""
    FORGED = "forged"
    """An entry of one of this computer's seats that nobody here asked for."""
    DISAGREES = "disagrees"
    """Another view of the same log: a program with other rules."""
    DEAL = "deal"
    """A deal that changed after it was agreed on."""


class Follower(Safekeeping):
    """The replica of some seats, their outbox, and the match to show. `dropped` is called with each
    deed that will not be done, and why; after that `moved`, as after all lines.
    """

    _past: Record | None
    """The record before all lines were fetched again."""

    def __init__(
        self, folder: Folder, title: Title, seats: Sequence[Seat], dropped: Dropped, moved: Moved
    ) -> None:
        """Continue from the folder; raises `SaveError` where somebody changed it."""
        super().__init__(folder)
        self._title, self.seats = title, seats
        self._dropped, self._moved = dropped, moved
        self.trouble: Trouble | None = None
        self.replica: Replica | None = None
        self.shown: AnyMatch | None = None
        self._digests = Digests()
        self._early: list[Deed] = []
        self._taken: list[Moment] = []
        """The entries that the replica has taken since `shown` followed it."""
        self._latest: Seat | None = None
        self._past = None
        head, lines = folder.read_told()
        self._checked = len(lines)
        """How many entries have been compared with the outbox."""
        if len(head) == 2:
            self._begin(Replica(head[0], head[1])).take(lines)
            self._safe = self.known
            self._show()

    @property
    def known(self) -> int:
        """The number of entries that the host has told."""
        return self.replica.match.entry_count if self.replica else 0

    @property
    def unconfirmed(self) -> tuple[Deed, ...]:
        """The deeds that the host has not confirmed."""
        return self.outbox.deeds.deeds

    @property
    def is_waiting(self) -> bool:
        """Whether a deed waits for the host's answer before it can be shown."""
        return len(self._early) < len(self.unconfirmed)

    @property
    def waits_for_others(self) -> bool:
        """Whether all deeds on their way are answers that wait for others, who decide first."""
        on_way = self.unconfirmed
        return self.shown is not None and all(waits(self.shown, one) for one in on_way)

    # Deeds.

    def has_room_for(self, deed: Deed) -> bool:
        """Whether a deed may be done before the host confirms those on their way."""
        if self.shown is None or self._past or len(self.unconfirmed) == MOST_DEEDS:
            return False
        behind = self.unconfirmed[len(self._early) :]
        return all(waits(self.shown, one) and one.seat != deed.seat for one in behind)

    def do(self, deed: Deed) -> bool:
        """Do a deed, at once or when the host has confirmed it, and return whether it is done;
        raises `NotDone`. A hint that the choice has had already needs nothing.
        """
        if self.replica is None or self.shown is None or self.trouble:
            raise NotDone(Barrier.TABLE_CLOSED)
        if deed.kind is Kind.HINT and not _adds(self.shown, deed, self.seats):
            return True
        if not self.has_room_for(deed):
            raise NotDone(Barrier.NOT_DECIDING)
        before, behind = tuple(self._early), self.unconfirmed[len(self._early) :]
        is_early = _do_early(self.shown, deed, self.seats)
        at = self.outbox.deeds.at if self.unconfirmed else self.known
        agreed = (deed,) if deed.kind in NEED_ALL else ()
        is_kept = self._keep(
            replace(
                self.outbox,
                deeds=Deeds(at, (*before, deed, *behind)),
                agreed=(*self.outbox.agreed, *agreed),
            )
        )
        if not is_kept:
            raise NotDone(Barrier.NOT_SAVED)
        if is_early:
            self._early.append(deed)
        return is_early

    def answer(self, ask: Asked, *, agrees: bool) -> None:
        """Answer a question to the table, for all seats here."""
        others = [one for one in self.outbox.answers if one.number != ask.number]
        agreed = (*self.outbox.agreed, ask.deed) if agrees else self.outbox.agreed
        answers = (*others, Answer(ask.number, agrees))
        self._keep(replace(self.outbox, answers=answers, agreed=agreed))

    def hear(self, down: Down, *, is_up_to_date: bool) -> None:
        """Drop wishes that the host has heard of, and deeds that it has refused."""
        deeds, asks, refused = self.outbox.deeds, down.asks, down.refused
        if refused and deeds.deeds and refused.at == deeds.at:
            named = [name_of(deed) for deed in deeds.deeds]
            if refused.deed in named:
                self._drop(named.index(refused.deed), refused.why)
                self._show()
        asked = [one.deed for one in asks]
        left = tuple(one for one in self.unconfirmed if one not in asked)
        outbox = replace(self.outbox, deeds=replace(self.outbox.deeds, deeds=left))
        if is_up_to_date:
            numbers = {one.number for one in asks}
            answers = tuple(one for one in outbox.answers if one.number in numbers)
            outbox = replace(outbox, answers=answers)
        if outbox != self.outbox:
            self._forget(outbox)
        if is_up_to_date:
            self._drop_declined((*asked, *left), down.withdrawn)

    def _drop_declined(self, known: Collection[Deed], withdrawn: Collection[Deed]) -> None:
        """Drop the deeds that people here proposed or agreed to, and nobody asks for any more."""
        agreed = self.outbox.agreed
        gone = [one for one in agreed if one not in known]
        if gone:
            self._forget(replace(self.outbox, agreed=tuple(one for one in agreed if one in known)))
            for deed in gone:
                if deed not in withdrawn:
                    self._dropped(deed, Barrier.NOT_AGREED.name)
            self._show()

    # Lines.

    def begin(self, head: object, setup: object) -> None:
        """Begin with the first two lines; raises `SaveError`."""
        if self.replica is None and isinstance(head, dict) and isinstance(setup, dict):
            replica = Replica(head, setup)
            seats = range(len(replica.match.players))
            if replica.match.game.name != self._title.name or not set(self.seats) <= set(seats):
                raise SaveError(Problem.MALFORMED, detail="not the game that was agreed on")
            self._begin(replica)
            self._try_to(partial(self._folder.begin_told, (head, setup)))

    def pass_over(self, length: int) -> None:
        """Compare only entries after the first n with the outbox: others sat here before."""
        self._checked = max(self._checked, length)

    def take(self, start: int, lines: Sequence[Line]) -> bool:
        """Take lines from a number on; return whether more of them are safe now, or known. Where
        the disk refuses them play goes on, and the next letter tries again.
        """
        new = lines[max(0, self.known - start) :]
        if self.replica is None or self.trouble or self.known < start:
            return False
        if not new:
            return self.fault is not None and self._try_to(self._folder.mend_told)
        try:
            self.replica.take(new)
            if not self.trouble:
                self._try_to(partial(self._folder.add_told, new))
        except SaveError:
            self.trouble = Trouble.LINES
        if self.trouble:
            return False
        self._show()
        return True

    def compare(self, see: str) -> bool:
        """Compare the host's view with the one here; return whether all lines are needed again."""
        replica, past = self.replica, self._past
        if replica is None:
            return False
        if past and first_difference(past, replica.record) is not None:
            self.trouble = Trouble.LINES
        elif self._digests.of(replica.match, self.seats) == see:
            self._past = None
        elif past:
            self.trouble = Trouble.DISAGREES
        else:
            self._past, self.replica = replica.record, None
        return self.replica is None

    def _begin(self, replica: Replica) -> Replica:
        self.replica, self._latest = replica, None
        if self.shown is None:
            self.shown = replica.match.still()
        replica.match.watch(self._on_entry)
        return replica

    def _on_entry(self, entry: Entry) -> None:
        """Compare an entry that the replica has just taken with the outbox."""
        replica, deeds = self.replica, self.outbox.deeds
        if replica is None:
            return
        match, number = replica.match, replica.match.entry_count
        seat = author(match, entry, self._latest)
        self._latest = match.latest.seat if match.step_count else None
        is_new, self._checked = number > self._checked, max(number, self._checked)
        if not is_new and number <= deeds.at:
            return
        wished = next((one for one in deeds.deeds if confirms(match, entry, one, seat)), None)
        is_own = wished is not None
        if is_new and not is_own and not self._may_be(match, entry, seat):
            self.trouble = Trouble.FORGED
        elif isinstance(entry, Undone | Redone | TakenBack) and not is_own:
            self._drop(0, "OTHER_DECIDED")
        self._taken.append(Moment(entry, match.still(), wished))
        left, agreed = list(self.outbox.deeds.deeds), self.outbox.agreed
        if wished is not None:
            left.remove(wished)
        agreed = tuple(one for one in agreed if not confirms(match, entry, one, None))
        self.outbox = replace(self.outbox, deeds=Deeds(number, tuple(left)), agreed=agreed)

    def _may_be(self, match: AnyMatch, entry: Entry, seat: Seat | None) -> bool:
        """Whether an entry that confirms no deed may come from others, or from the table."""
        if seat is None or seat not in self.seats or not match.players[seat].is_human:
            return is_agreed(match, entry, self.seats, self.outbox.agreed)
        return isinstance(entry, Played) and is_given(match, self._title.rules, seat)

    # Showing.

    def _show(self) -> None:
        """Show the replica, with the deeds in the outbox that can be done early. The record from
        before is shown as it is until all of it has been fetched again.
        """
        if self.replica is None or self.shown is None:
            return
        before, taken, early = self._early, self._taken, list[Moment]()
        self._taken = []
        if self._past and self.known < len(self._past.entries):
            return
        match = self.replica.match.still()
        for number, deed in enumerate(self.unconfirmed):
            try:
                if not _do_early(match, deed, self.seats):
                    break
            except NotDone as error:
                self._drop(number, str(error))
                break
            early.append(Moment(match.log[-1], match.still(), deed))
        self.shown.become(match)
        self._early = list(self.unconfirmed[: len(early)])
        self._moved(moments_since(before, taken, early))

    def _drop(self, number: int, why: str) -> None:
        """Drop the deeds of the outbox from some number on."""
        deeds = self.outbox.deeds
        self._forget(replace(self.outbox, deeds=Deeds(deeds.at, deeds.deeds[:number])))
        for deed in deeds.deeds[number:]:
            self._dropped(deed, why)


def _do_early(match: AnyMatch, deed: Deed, seats: Sequence[Seat]) -> bool:
    """Do a deed that tells nobody anything; return whether it is one. Raises `NotDone`."""
    if deed.kind in NEED_ALL:
        return False
    if waits(match, deed):
        texts = [match.text_of(one) for one in match.legal(deed.seat)]
        if deed.seat not in seats or deed.text not in texts:
            raise NotDone(Barrier.NOT_DECIDING)
        return False
    trial = match.still()
    try:
        do(trial, deed, seats)
    except NothingToDraw:
        return False
    if _tells(trial, deed):
        return False
    match.become(trial)
    return True


def _adds(match: AnyMatch, deed: Deed, seats: Sequence[Seat]) -> bool:
    trial = match.still()
    do(trial, deed, seats)
    return trial.entry_count > match.entry_count


def _tells(match: AnyMatch, deed: Deed) -> bool:
    """Whether a deed that was just done tells somebody something; or must be safe before it is
    shown, as a hint, or a seat that a bot may still play for.
    """
    is_step = deed.kind in (Kind.PLAY, Kind.REDO)
    learnt_by = is_step and match.latest.told
    return bool(learnt_by) or deed.kind in (Kind.HINT, Kind.SEAT) or match.outcome is not None


def moments_since(
    early: Sequence[Deed], taken: Sequence[Moment], early_now: Sequence[Moment]
) -> Sequence[Moment] | None:
    """Return the moments after the deeds that were shown `early`, where the host's lines brought
    those `taken`, and other deeds are early now; None if the host did anything else before it did
    these deeds.
    """
    confirmed = 0
    while confirmed < min(len(early), len(taken)) and taken[confirmed].deed == early[confirmed]:
        confirmed += 1
    left, news = list(early[confirmed:]), taken[confirmed:]
    if news:
        return None if left else (*news, *early_now)
    still_early = [moment.deed for moment in early_now[: len(left)]]
    return early_now[len(left) :] if still_early == left else None
