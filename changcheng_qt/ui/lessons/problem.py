"""The guide of a problem: the question, three hints, the verdict on a turn, the reason.

The learner plays a whole turn with everything that the rules allow. When it has ended it is judged,
and nobody else plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, Signal

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.lessons.guide import Exercise, Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from changcheng_qt.ui.lessons.words import LessonWords
    from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

HINTS: Final = 3


class Puzzle(Protocol):
    """A problem of a title."""

    @property
    def name(self) -> str:
        """The name of its file."""

    @property
    def accept(self) -> Sequence[Sequence[Any]]:
        """The answers: the commands of each, in any order."""


class ProblemGuide(Exercise):
    """Follows one problem on the table."""

    solved = Signal()
    """The turn was the best one, or as good, and the answer had not been shown."""
    turn_over = Signal()
    """The turn has ended: nobody may play any more."""

    def __init__(
        self,
        problem: Puzzle,
        place: tuple[int, int],
        bridge: MatchBridge,
        words: LessonWords,
        shortfall: Callable[[], float | None],
    ) -> None:
        """Follow a problem, `place` (number, total), on a bridge that shows its match; `shortfall`
        judges the turn once it has ended: how many points more the best turn gains on average, or
        None for nothing.
        """
        super().__init__(place, bridge)
        self.name = problem.name
        self._problem: Any = problem
        self._answer = problem.accept[0]
        self._words = words
        self._shortfall = shortfall
        self._seat = bridge.turn_seat
        self._hints = 0
        self._is_solved: bool | None = None
        self._behind = 0.0
        bridge.changed.connect(self._on_changed)

    @property
    def title(self) -> str:
        """Return the name of the problem."""
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
            return self._told_behind()
        return self._say(f"hint_{self._hints}" if self._hints else "question")

    @property
    def way(self) -> Sequence[Any]:
        """Return the first command of the answer that is legal now, once it is shown; none before,
        or when none is legal.
        """
        answer = self._answer if self.is_given_up else ()
        return [command for command in answer if command in self._bridge.legal][:1]

    @property
    def offers(self) -> Sequence[Offer]:
        """Return the coach's offers."""
        again = Offer(translate("Problem", "Try again"), self.again_asked.emit)
        answer = Offer(translate("Problem", "Show the answer"), self.ask_for_answer)
        if self.is_read:
            return [again]
        if self._is_solved is False:
            return [again, answer]
        if self._hints < HINTS:
            return [Offer(translate("Problem", "Hint"), self.take_hint)]
        return [answer]

    @property
    def next_words(self) -> str:
        """Return the words of the button for the next step."""
        number, count = self.place
        return (
            translate("Problem", "Next problem") if number < count else translate("Coach", "Done")
        )

    def take_hint(self) -> None:
        """Show the next hint."""
        self._hints += 1
        self.changed.emit()

    def _told_behind(self) -> str:
        """Return how much better another turn is, which may not show in the points of this one."""
        points = round(self._behind)
        if not points:
            return translate(
                "Problem",
                "On average a different turn gains more, however well this one went. Try again?",
            )
        return translate(
            "Problem",
            "On average a different turn gains about %n more point(s) on your best rival. Try "
            "again?",
            "",
            points,
        )

    def _say(self, part: str) -> str:
        return self._words.problem_text(self._problem, part)

    def _on_changed(self) -> None:
        is_over = self._bridge.turn_seat != self._seat or self._bridge.outcome is not None
        if not is_over:
            self._is_solved = None
        elif self._is_solved is None:
            self.turn_over.emit()
            behind = self._shortfall()
            self._is_solved, self._behind = behind is None, behind or 0.0
            if self._is_solved and not self.is_given_up:
                self.solved.emit()
        self.changed.emit()
