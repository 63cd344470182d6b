"""Carrying out the deeds of a screen at a table: they go through the guest's letters to the host.

Theory of operation. Every screen at a table is a guest's, that of the host's own people too: they
sit at a carrier within the process, so they can see no more than their seats may, and there is one
way from a click to the log. A screen shows `match`, which its executor alone changes, step by step,
while the guest's own match may be several entries further.

A deed of the bridge is done in single steps of one log entry each. A step that the guest shows
early is done at once; any other is given, and done when a *moment* of the guest says so. The next
step, or deed, waits until the guest has room for it. A deed is answered when its last step is done,
or refused when its first is; if a later one is refused, the steps before it are shown. Every other
moment is somebody else's and is taken by the bridge as it comes. When a step that was shown has not
been done after all, the bridge jumps and says why.

Take-backs, a change of help and the end of the table are proposed to every person: the host decides
them then, and the bridge follows the result.
"""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import Final

from changcheng_qt.engine import deeds
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.net.deeds import NEED_ALL, NotDone, single, spelt
from changcheng_qt.net.follower import Follower, Moment
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import USUAL, Decisions

_OF_OTHERS: Final = frozenset((Barrier.NOT_DECIDING, Barrier.OTHER_DECIDED))


@dataclass(eq=False)
class _Task:
    """A deed of the bridge: the steps that are left of it, those that the host has, those done."""

    left: deque[deeds.Deed]
    may_show: Callable[[], None]
    refused: Callable[[Enum], None]
    given: list[Deed]
    done: int = 0

    def end(self, reason: Enum) -> None:
        """Answer the bridge: no further step will be done, for a reason."""
        if self.done:
            self.may_show()
        else:
            self.refused(reason)


class TableExecutor:
    """Carries out the deeds of one screen at a table that has begun."""

    def __init__(self, guest: Guest, decisions: Decisions = USUAL) -> None:
        """Show the guest's match, and follow it from now on."""
        self._guest = guest
        self.match: AnyMatch = self._there.still()
        self.bridge = MatchBridge(
            self.match, self, decisions=decisions, seats=frozenset(self._follower.seats)
        )
        self._queue: deque[_Task] = deque()
        self._open: list[_Task] = []
        """The tasks whose last step is given and not done."""
        self._dropped: list[tuple[Deed, str]] = []
        self._is_moving = False
        self.sent: Callable[[], object] = lambda: None
        """Called after each step that goes to the host."""
        guest.dropped = lambda deed, why: self._dropped.append((deed, why))
        guest.moved = self._on_moved

    @property
    def is_waiting(self) -> bool:
        """Whether a deed waits for the host."""
        return bool(self._queue or self._open)

    def do(
        self, deed: deeds.Deed, may_show: Callable[[], None], refused: Callable[[Enum], None]
    ) -> None:
        steps = deque(single(self.match, deed))
        self._queue.append(_Task(steps, may_show, refused, []))
        self._go_on()

    def give_up(self, reason: Enum) -> None:
        """Refuse everything that is not done: the host will not answer any more."""
        tasks = [*self._open, *self._queue]
        self._open.clear()
        self._queue.clear()
        for task in tasks:
            task.end(reason)

    @property
    def _follower(self) -> Follower:
        if self._guest.follower is None:
            raise AssertionError("a guest that is let in follows the match")
        return self._guest.follower

    @property
    def _there(self) -> AnyMatch:
        """The guest's own match."""
        if self._follower.shown is None:
            raise AssertionError("the match has begun")
        return self._follower.shown

    def _go_on(self) -> None:
        """Do steps as long as the guest has room for them."""
        while self._queue and not self._is_moving:
            task = self._queue[0]
            try:
                if not self._step(task):
                    return
            except NotDone as error:
                self._queue.popleft()
                task.end(_at_table(error.reason))

    def _step(self, task: _Task) -> bool:
        """Do the next step of the first task; return whether it could be tried."""
        if self._guest.is_closed:
            raise NotDone(Barrier.TABLE_CLOSED)
        deed = spelt(self._there, task.left[0], self._follower.seats)
        if not self._follower.has_room_for(deed):
            return False
        is_done = self._guest.do(deed)
        self.sent()
        task.left.popleft()
        if is_done:
            task.done += 1
            self.match.become(self._there.still())
        elif deed.kind not in NEED_ALL:
            task.given.append(deed)
        if not task.left:
            self._queue.popleft()
            if task.given:
                self._open.append(task)
            elif task.done:
                task.may_show()
        return True

    # Reports of the host.

    def _on_moved(self, moments: Sequence[Moment] | None) -> None:
        self._is_moving = True
        players = self.match.players
        for moment in moments or ():
            self.match.become(moment.match)
            if not (moment.deed and self._is_done(moment.deed)):
                self.bridge.take(moment.entry)
        self.match.become(self._there.still())
        if moments is None:
            self._jump()
            if self.match.players != players:
                self.bridge.players_changed.emit()
        dropped, self._dropped = self._dropped, []
        for deed, why in dropped:
            self._refuse(deed, self._reason(deed, why))
        self._is_moving = False
        self._go_on()

    def _is_done(self, deed: Deed) -> bool:
        """Note that a given step is done; return whether it was one of an open deed."""
        task = self._task_of(deed)
        if task is None:
            return False
        task.given.remove(deed)
        task.done += 1
        if not task.left and not task.given:
            self._open.remove(task)
            task.may_show()
        return True

    def _jump(self) -> None:
        """Show the present match, where single moments are not known."""
        on_way = [*self._follower.unconfirmed, *(deed for deed, _ in self._dropped)]
        for task in (*self._open, *self._queue):
            for deed in tuple(task.given):
                if deed not in on_way:
                    self._is_done(deed)
        self.bridge.jump()

    def _refuse(self, deed: Deed, reason: Enum) -> None:
        task = self._task_of(deed)
        if task is None:
            self.bridge.refused.emit(reason)
            return
        for tasks in (self._open, self._queue):
            with suppress(ValueError):
                tasks.remove(task)
        task.end(reason)

    def _task_of(self, deed: Deed) -> _Task | None:
        tasks = (*self._open, *self._queue)
        return next((task for task in tasks if deed in task.given), None)

    def _reason(self, deed: Deed, why: str) -> Enum:
        """Return the reason that a letter names: a barrier, or one of the title, which gives the
        same here.
        """
        if deed.kind is Kind.PLAY and why not in Barrier.__members__:
            with suppress(ValueError):
                reason = self.match.why_not(self.match.command_of(deed.text))
                return reason or Barrier.PLAY_WENT_ON
        return _at_table(Barrier.__members__.get(why, Barrier.PLAY_WENT_ON))


def _at_table(reason: Enum) -> Enum:
    """Return a reason in the words of a table: others are at computers of their own."""
    return Barrier.PLAY_WENT_ON if reason in _OF_OTHERS else reason
