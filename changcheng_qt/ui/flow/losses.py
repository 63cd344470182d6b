"""The losses of a turn, computed in advance, for a warning while undo is possible: before the turn
is ended, or before a reveal that commits it, such as a scoring.

Theory of operation. After each decision of a person in the own turn, on the own view, its loss
against the best choice is computed elsewhere, from the view at that time. Losses that an analysis
would list as errors add up over the turn; undone steps are removed. Steps that can still be undone
are also judged when their seat returns to them: after a restart of the program, or after redo. If a
command is given that cannot be undone, and the sum is large enough, the command is held back once;
ignored warnings are not repeated. Unfinished computations count as no loss: no command ever waits.
Hints have priority with the adviser. Where the turn can be handed over although there is more to
do, that is judged as soon as it is possible, since nothing can be computed after it.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from changcheng_qt.engine.replay import HelpChange
from changcheng_qt.ui.flow.hints import Choice, Hints, HintSource
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion
from changcheng_qt.verdicts.reasons import POINT_IN_WINS, Way

LEAST: Final = 4.0
"""How many expected points a turn must lose for a warning."""
LEAST_WINS: Final = 4.0
"""How many games of 100, in a title that judges by games won: about one turn in twelve of a club
player loses as many.
"""


@dataclass(frozen=True, slots=True)
class Loss:
    """The chosen command, and a better one."""

    choice: Choice
    better: Way
    chosen: Way

    @property
    def points(self) -> float:
        """By how many points it falls short, or games won of 100."""
        return self.chosen.behind


class Losses(QObject):
    """Warns in one match until it is closed."""

    changed = Signal()
    """The warning is shown, or hidden."""

    def __init__(self, bridge: MatchBridge, source: HintSource | None, hints: Hints) -> None:
        """Follow the decisions on a bridge, as long as its table wants warnings."""
        super().__init__()
        self._bridge = bridge
        self._hints = hints
        self._source = source
        self._given: tuple[int, Choice] | None = None
        """The last decision, by the number of its step."""
        self._waiting: list[tuple[int, Choice]] = []
        self._asked: tuple[int, Choice] | None = None
        self._question: int | None = None
        self._found: dict[int, Loss] = {}
        self._considered: set[int] = set()
        """The steps that have been judged, or will be."""
        self._ending: object = None
        """The command that is held back."""
        self._foreseen: int | None = None
        """The number that the step would have which hands the turn over, judged in advance."""
        self._warned_of = 0.0
        """How many points of the turn have been warned of and ignored."""
        if self._source is not None:
            bridge.holds_back = self._holds_back
            bridge.given.connect(self._on_given)
            bridge.changed.connect(self._on_changed)
            bridge.decider_changed.connect(self.put_away)
            hints.changed.connect(self._think)
            self._source.adviser.advised.connect(self._on_advised)
            self._source.adviser.failed.connect(self._on_failed)

    @property
    def total(self) -> float:
        """Return how many points the turn loses in steps that can still be undone, or by how many
        games won of 100, as far as known.
        """
        return sum(loss.points for loss in self._loose.values())

    @property
    def cost(self) -> float:
        """Return how much the turn loses, in points or by games won that matter as much."""
        return sum(loss.chosen.cost for loss in self._loose.values())

    @property
    def _least(self) -> float:
        """How much the turn must lose for a warning, in the unit of `cost`."""
        is_by_wins = any(loss.chosen.wins is not None for loss in self._loose.values())
        return LEAST_WINS / POINT_IN_WINS if is_by_wins else LEAST

    @property
    def _loose(self) -> dict[int, Loss]:
        """The losses that a restart of the turn undoes, by the numbers of their steps."""
        stay = self._bridge.step_count - self._bridge.free_steps
        return {number: loss for number, loss in self._found.items() if number >= stay}

    @property
    def largest(self) -> Loss | None:
        """Return the largest loss in the present warning, None while no warning is shown."""
        if self._ending is None:
            return None
        return max(self._loose.values(), key=lambda loss: loss.points, default=None)

    @property
    def ending(self) -> object:
        """Return the command that is held back, None for none."""
        return self._ending

    def end_anyway(self) -> None:
        """Submit the command that was held back."""
        ending = self._ending
        if ending is not None:
            self._bridge.submit(ending)

    def put_away(self) -> None:
        """Hide the warning; the command is not submitted."""
        if self._ending is not None:
            self._ending = None
            self.changed.emit()

    def wipe(self) -> None:
        """Drop everything about the turn."""
        self._warned_of = 0.0
        self._drop_from(0)
        self._given = None
        self.put_away()

    def close(self) -> None:
        """Drop everything, and disconnect."""
        if self._source is None:
            return
        self.wipe()
        self._bridge.given.disconnect(self._on_given)
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.decider_changed.disconnect(self.put_away)
        self._hints.changed.disconnect(self._think)
        self._source.adviser.advised.disconnect(self._on_advised)
        self._source.adviser.failed.disconnect(self._on_failed)

    def _holds_back(self, ending: object) -> bool:
        """Return whether a command gets a warning; it gets one only once."""
        if self._ending is not None or self.cost - self._warned_of < self._least:
            return False
        self._ending = ending
        self._hints.put_away()
        self.changed.emit()
        return True

    def _on_given(self, command: object) -> None:
        bridge = self._bridge
        is_own = bridge.viewer == bridge.turn_seat == bridge.decider
        choice = Choice(bridge.view, bridge.legal, command)
        self._given = (bridge.step_count, choice) if is_own and bridge.help.warning else None
        if self._ending is not None:
            self._warned_of = self.cost

    def _on_changed(self, change: Change) -> None:
        bridge, given = self._bridge, self._given
        self._given = None
        self.put_away()
        if self._foreseen is not None:
            self._drop_from(self._foreseen)
            self._foreseen = None
        if bridge.viewer != bridge.turn_seat or bridge.to_act is None:
            self.wipe()
            return
        self._drop_from(bridge.step_count if bridge.help.warning else 0)
        if change.motion is not Motion.FORWARD or given is None:
            self._recall()
        elif bridge.turn_seats[given[0]] == bridge.turn_seat:
            self._consider(*given)
        else:
            self.wipe()
        self._foresee()

    def _foresee(self) -> None:
        """Judge the end of the turn, if the table wants warnings and there is more to do."""
        bridge = self._bridge
        if not bridge.help.warning or bridge.viewer != bridge.decider:
            return
        for ending in bridge.endings:
            self._foreseen = bridge.step_count
            self._consider(self._foreseen, Choice(bridge.view, bridge.legal, ending))

    def _recall(self) -> None:
        """Judge the steps that can still be undone and have not been judged, if the table wanted
        warnings then.
        """
        if not self._bridge.help.warning:
            return
        changes = (mark.position for mark in self._bridge.marks if isinstance(mark, HelpChange))
        since = max(changes, default=0)
        for past in self._bridge.free_choices():
            if past.number >= since and past.number not in self._considered:
                self._consider(past.number, Choice(past.view, past.legal, past.command))

    def _consider(self, number: int, choice: Choice) -> None:
        self._considered.add(number)
        self._waiting.append((number, choice))
        self._think()

    def _drop_from(self, count: int) -> None:
        """Drop the steps from a number on, which have been undone."""
        self._waiting = [one for one in self._waiting if one[0] < count]
        self._considered = {number for number in self._considered if number < count}
        self._found = {number: loss for number, loss in self._found.items() if number < count}
        self._warned_of = min(self._warned_of, self.cost)
        if self._asked is not None and self._asked[0] >= count:
            if (
                self._question is not None
                and self._source is not None
                and not self._hints.is_asking
            ):
                self._source.adviser.forget()
            self._asked = self._question = None

    def _think(self) -> None:
        """Judge the step that waits longest, unless a hint is being computed."""
        if self._hints.is_asking:
            if self._asked is not None:
                self._waiting.insert(0, self._asked)
            self._asked = self._question = None
            return
        if self._question is None and self._waiting and self._source is not None:
            self._asked = number, choice = self._waiting.pop(0)
            title, effort = self._bridge.title, self._source.effort
            self._question = self._source.adviser.advise(title, choice, effort, number)

    def _on_advised(self, question: int, ways: tuple[Way, ...]) -> None:
        if question != self._question or self._asked is None:
            return
        number, choice = self._asked
        self._asked = self._question = None
        better, chosen = ways[0], ways[-1]
        if chosen.is_mistake:
            self._found[number] = Loss(choice, better, chosen)
        self._think()

    def _on_failed(self, question: int) -> None:
        if question == self._question:
            self._asked = self._question = None
            self._think()
