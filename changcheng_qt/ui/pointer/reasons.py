"""Why none of several commands is legal: the reason that most of them share; and why undo is
refused.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.history import OF_LESSONS, Barrier
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

ASKED: Final = 6
"""The largest number of places that are checked, spread over the board."""

T = TypeVar("T")


class Decided(Protocol):
    """A view with its deciding seat."""

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""

    @property
    def viewer(self) -> Viewer:
        """Its viewer."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """The parts of a title: a sentence for each of its own reasons, and two of them by name."""

    refusal: Callable[[Any], str]
    game_over: Enum
    not_now: Enum
    """The reason if no rule forbids any of the commands."""

    def sentence_of(self, reason: Enum | None) -> str:
        """Return the sentence for a reason of the title's; empty for one of the engine's."""
        return self.refusal(reason) if isinstance(reason, type(self.game_over)) else ""

    def why_not(
        self, bridge: Bridge, view: Decided, wanted: Sequence[object], *, is_possible: bool = False
    ) -> str:
        """Return why none of these commands is legal: the reason that most of them share, or that a
        lesson wants something else if the rules make one of their kind possible.
        """
        if view.to_act is None:
            return self.sentence_of(self.game_over)
        if view.to_act != view.viewer:
            name = player_name(bridge.players, view.to_act)
            return fill(translate("Reasons", "It's {player}'s turn to decide."), player=name)
        if is_possible and bridge.decider is not None:
            return barrier_text(lesson_barrier(bridge) or Barrier.NOT_ASKED)
        reason = commonest(bridge, wanted) or self.not_now
        return barrier_text(reason) if isinstance(reason, Barrier) else self.sentence_of(reason)


def lesson_barrier(bridge: Bridge) -> Barrier | None:
    """Return why a lesson takes less than the rules, None if it does not: it takes nothing at all
    where it asks for a refusal, and when it is over.
    """
    legal, possible = bridge.legal, bridge.possible
    reason = next((bridge.why_not(one) for one in (*legal, *possible)), None)
    if isinstance(reason, Barrier) and reason in OF_LESSONS:
        return reason
    return Barrier.NOT_ASKED if len(legal) < len(possible) else None


def ways_back_and_forth(bridge: MatchBridge) -> dict[str, tuple[bool, Barrier | None]]:
    """Return by the names of their actions whether undo, a restart of the turn, and redo may be
    tried, and why they would be refused: a barred undo may be tried, to read the reason.
    """
    undo, reset, redo = bridge.undo_barrier, bridge.reset_barrier, bridge.redo_barrier
    may_try = bridge.may_go_back
    return {
        "undo": (may_try and undo is not Barrier.NOTHING_DONE, undo),
        "reset_turn": (may_try and reset is not Barrier.NOTHING_DONE, reset),
        "redo": (may_try and redo is None, redo),
    }


def commonest(bridge: Bridge, wanted: Sequence[object]) -> Enum | None:
    """Return the reason that most of the commands share, None if none is refused; stops once one
    reason holds for more than half of them.
    """
    reasons: Counter[Enum] = Counter()
    for command in wanted:
        reason = bridge.why_not(command)
        if reason is not None:
            reasons[reason] += 1
            if 2 * reasons[reason] > len(wanted):
                return reason
    return max(reasons, key=lambda reason: reasons[reason], default=None)


def spread(places: Sequence[T]) -> Sequence[T]:
    """Return at most `ASKED` of the places, at even distances."""
    return places[:: max(1, ceil(len(places) / ASKED))]
