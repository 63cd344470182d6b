"""Leads through a problem: the question, three hints, what is to be said of a turn, the reason.

The learner plays a whole turn with everything that the rules allow. When it has ended it is judged,
and nobody else plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, Signal

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.lessons.guide import Exercise, LessonWords, Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

HINTS: Final = 3


class Puzzle(Protocol):
    """A problem of a title."""

    @property
    def name(self) -> str:
        """The name of its file."""


class ProblemGuide(Exercise):
    """Follows one problem on the table."""

    solved = Signal()
    """The turn was the best one, or as good."""
    turn_over = Signal()
    """The turn has ended: nobody is to play any more."""

    def __init__(
        self,
        problem: Puzzle,
        place: tuple[int, int],
        bridge: MatchBridge,
        words: LessonWords,
        is_solved_by: Callable[[], bool],
    ) -> None:
        """Follow a problem, which is one of so many, on a bridge that shows its match;
        `is_solved_by` judges the turn once it has ended.
        """
        super().__init__(place, bridge)
        self.name = problem.name
        self._problem: Any = problem
        self._words = words
        self._is_solved_by = is_solved_by
        self._seat = bridge.turn_seat
        self._hints = 0
        self._is_solved: bool | None = None
        bridge.changed.connect(self._on_changed)

    @property
    def title(self) -> str:
        """Return what the problem is called."""
        return self._say("title")

    @property
    def is_read(self) -> bool:
        """Whether the problem is solved, or its answer shown."""
        return self.is_given_up or bool(self._is_solved)

    @property
    def text(self) -> str:
        """Return the question or the latest hint; at the end whether it was right, and why."""
        if self.is_given_up:
            return self._say("reason")
        if self._is_solved:
            return join_sentences([translate("Problem", "Right."), self._say("reason")])
        if self._is_solved is False:
            return translate("Problem", "There is something better. Try again?")
        return self._say(f"hint_{self._hints}" if self._hints else "question")

    @property
    def way(self) -> None:
        """Return None: an answer is a whole turn."""

    @property
    def offers(self) -> Sequence[Offer]:
        """Return what can be asked of the coach."""
        again = Offer(translate("Problem", "Try again"), self.again_asked.emit)
        answer = Offer(translate("Problem", "Show the answer"), self.give_up)
        if self.is_read:
            return [again]
        if self._is_solved is False:
            return [again, answer]
        if self._hints < HINTS:
            return [Offer(translate("Problem", "Hint"), self.take_hint)]
        return [answer]

    @property
    def next_words(self) -> str:
        """Return what comes next."""
        number, count = self.place
        return (
            translate("Problem", "Next problem") if number < count else translate("Coach", "Done")
        )

    def take_hint(self) -> None:
        """Show the next hint."""
        self._hints += 1
        self.changed.emit()

    def _say(self, part: str) -> str:
        return self._words.problem_text(self._problem, part)

    def _on_changed(self) -> None:
        is_over = self._bridge.turn_seat != self._seat or self._bridge.outcome is not None
        if not is_over:
            self._is_solved = None
        elif self._is_solved is None:
            self.turn_over.emit()
            self._is_solved = self._is_solved_by()
            if self._is_solved:
                self.solved.emit()
        self.changed.emit()
