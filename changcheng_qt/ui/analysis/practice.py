"""Practice with a mistake: the learner looks for a better choice in a decision, as the seat saw it
then.

The learner gives one command, with everything that the rules allow; then its worth is shown, and
nobody else plays. Hidden things stay hidden until the learner asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from changcheng_qt.i18n.phrases.analysis import explained_text, points_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plural_of
from changcheng_qt.ui.lessons.guide import Exercise, Offer
from changcheng_qt.verdicts.cost import Unit
from changcheng_qt.verdicts.reasons import is_clear

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from changcheng_qt.ui.seam.match_bridge import MatchBridge
    from changcheng_qt.verdicts.cost import Alternative, Judgement

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Answers:
    """The command played in a decision and the best one, in the present language; its strongest
    reason, empty for none, and the commands of its action.
    """

    chosen: Callable[[], str]
    best: Callable[[], str]
    reason: Callable[[], str]
    best_action: Sequence[Any]


class PracticeGuide(Exercise):
    """Follows the search for a better choice in one decision; controls the coach."""

    answered = Signal()
    """The learner has given a command: nobody must play any more, and it must be judged."""
    withdrawn = Signal()
    """The answer was undone: it must not be judged any more."""
    uncover_asked = Signal()
    """The learner wants to see the hidden things."""

    def __init__(
        self,
        judgement: Judgement,
        place: tuple[int, int],
        bridge: MatchBridge,
        answers: Answers,
        *,
        unit: Unit = Unit.POINTS,
        has_secrets: bool,
    ) -> None:
        """Follow one decision, `place` (number, total), on a bridge that shows it, with figures in
        a unit; `has_secrets` if there is something to uncover.
        """
        super().__init__(place, bridge)
        self._judgement = judgement
        self._answers = answers
        self.unit = unit
        self._has_secrets = has_secrets
        self._has_answered = False
        self._is_failed = False
        self._behind: float | None = None
        bridge.changed.connect(self._on_changed)

    @property
    def title(self) -> str:
        """Return the title of this exercise."""
        return translate("Practice", "Find something better")

    @property
    def is_read(self) -> bool:
        """Whether an equally good choice was found, or the best is shown."""
        return self.is_given_up or self._behind == 0

    @property
    def text(self) -> str:
        """Return the question; then the worth of the answer; at the end the best choice."""
        if self.is_given_up:
            return self._told_best()
        if not self._has_answered:
            words = translate("Practice", "You played: {chosen}. What would have been better?")
            return fill(words, chosen=self._answers.chosen())
        if self._is_failed:
            return translate("Practice", "This couldn't be evaluated. Try again?")
        if self._behind is None:
            return translate("Practice", "Evaluating…")
        gain = self._judgement.error.points - self._behind
        return _told_answer(self.unit, gain, self._behind)

    @property
    def way(self) -> Sequence[Any]:
        """Return the best action once it is shown."""
        return self._answers.best_action if self.is_given_up else ()

    @property
    def offers(self) -> Sequence[Offer]:
        """Return the coach's offers."""
        again = Offer(translate("Practice", "Try again"), self.again_asked.emit)
        uncover = Offer(translate("Practice", "What was hidden?"), self.uncover_asked.emit)
        if self.is_read:
            return [again, uncover] if self._has_secrets else [again]
        answer = Offer(translate("Practice", "Show the answer"), self.ask_for_answer)
        return [again, answer] if self._has_answered else [answer]

    @property
    def next_words(self) -> str:
        """Return the words of the button for the next step."""
        number, count = self.place
        return (
            translate("Practice", "Next mistake") if number < count else translate("Coach", "Done")
        )

    @property
    def judgement(self) -> Judgement:
        """Return the decision."""
        return self._judgement

    def judge(self, behind: float | None) -> None:
        """Show by how many points the answer is behind the best; None if unknown."""
        self._is_failed = behind is None
        self._behind = behind
        self.changed.emit()

    def _told_best(self) -> str:
        best = _best_text(self.unit, self._judgement.error.points, self._answers.best())
        return join_sentences([best, explained_text(self._answers.reason())])

    def _on_changed(self) -> None:
        has_answered = self._bridge.step_count > self._begun
        if has_answered and not self._has_answered:
            self._has_answered = True
            self.answered.emit()
        elif self._has_answered and not has_answered:
            self._has_answered, self._is_failed, self._behind = False, False, None
            self.withdrawn.emit()
        self.changed.emit()


def _best_text(unit: Unit, points: float, best: str) -> str:
    """Return the best move, which is some points better, or wins that many games more of 100."""
    count = plural_of(points)
    words = {
        Unit.POINTS: translate("Practice", "Best was: {best} (+{points} points).", "", count),
        Unit.WINS: translate(
            "Practice", "Best was: {best} ({points} more wins in 100).", "", count
        ),
    }[unit]
    return fill(words, best=best, points=points_text(points))


def _told_answer(unit: Unit, gain: float, behind: float) -> str:
    """Return the worth of an answer, against the choice that was made and the best."""
    count = plural_of(gain)
    if behind == 0:
        words = {
            Unit.POINTS: translate(
                "Practice", "As good as it gets: {points} points better.", "", count
            ),
            Unit.WINS: translate(
                "Practice", "As good as it gets: {points} more wins in 100.", "", count
            ),
        }
    elif gain > 0:
        words = {
            Unit.POINTS: translate(
                "Practice",
                "{points} points better, but still {behind} behind the best.",
                "",
                count,
            ),
            Unit.WINS: translate(
                "Practice",
                "{points} more wins in 100, but still {behind} behind the best.",
                "",
                count,
            ),
        }
    else:
        count = plural_of(behind)
        words = {
            Unit.POINTS: translate(
                "Practice", "No better than before: {behind} points are lost.", "", count
            ),
            Unit.WINS: translate(
                "Practice", "No better than before: {behind} wins in 100 are lost.", "", count
            ),
        }
    return fill(words[unit], points=points_text(gain), behind=points_text(behind))


def lost_by(judgement: Judgement, answer: Alternative, unit: Unit) -> float:
    """Return by how many points an answer is clearly behind the best command, else 0."""
    is_best = answer.command == judgement.best
    points, deviation = answer.behind.points, answer.deviation.points
    return 0.0 if is_best or not is_clear(points, deviation, unit.point) else points
