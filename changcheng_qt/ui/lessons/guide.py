"""The guides of a lesson, a problem, or an exercise, for the coach: the task in words, and its
targets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from changcheng_qt.lessons.guided import GuidedMatch
    from changcheng_qt.ui.lessons.words import LessonWords
    from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Offer:
    """A button on the coach's card: its words, its function, and whether it is enabled."""

    words: str
    press: Callable[[], object] = field(compare=False)
    is_open: bool = True


class Wanted(Enum):
    """The kinds of input that the coach waits for."""

    PLAY = "play"
    """An action on the table."""
    REFUSAL = "refusal"
    """An attempt that the rules refuse."""
    ANSWER = "answer"
    """One of the offers."""
    READING = "reading"
    """Only that the learner goes on."""


class Leading(Protocol):
    """The interface of the coach's guides: a lesson, a problem or an exercise."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when the task or the turn has changed."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the table is used for something else."""

    @property
    def title(self) -> str:
        """Its name."""

    @property
    def place(self) -> tuple[int, int]:
        """The number of the part, from 1, and the total."""

    @property
    def is_due(self) -> bool:
        """Whether the coach has a text now."""

    @property
    def goes_on(self) -> bool:
        """Whether the coach has a text now, or after the moves of others."""

    @property
    def is_brief(self) -> bool:
        """Whether the present reveal goes on automatically."""

    @property
    def text(self) -> str:
        """The text of the coach."""

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """The targets of the text: places by kind and number, parts of the table by role."""

    @property
    def way(self) -> Sequence[Any]:
        """The commands to mark on the board."""

    @property
    def offers(self) -> Sequence[Offer]:
        """The answers, or requests to the coach."""

    @property
    def wanted(self) -> Wanted:
        """The kind of input that the coach waits for."""

    @property
    def next_words(self) -> str:
        """The words of the button that goes on."""

    @property
    def ends_here(self) -> bool:
        """Whether that button leaves, so that no other need do so."""

    def go_on(self) -> None:
        """Go to the next step."""

    def be_refused(self, reason: Enum) -> bool:
        """Record a refusal; return whether the task was to be refused."""


class Exercise(QObject):
    """The common base of guides for one of several exercises, in which the learner alone plays, and
    finds the place.
    """

    changed = Signal()
    closed = Signal()
    """The table is used for something else."""
    again_asked = Signal()
    next_asked = Signal()
    answer_asked = Signal()
    """Show the answer in the position of the exercise: something else was played in it."""

    def __init__(self, place: tuple[int, int], bridge: MatchBridge) -> None:
        """Follow an exercise, `place` (number, total), on a bridge that shows its match."""
        super().__init__(bridge)
        self.place = place
        self.is_given_up = False
        """Whether the answer is shown."""
        self._bridge = bridge
        self._begun = bridge.step_count

    @property
    def is_due(self) -> bool:
        """Return True: the card stays."""
        return True

    @property
    def goes_on(self) -> bool:
        """Return True: the card stays."""
        return True

    @property
    def is_read(self) -> bool:
        """Whether there is nothing left to find."""
        raise NotImplementedError

    @property
    def wanted(self) -> Wanted:
        """Return the input that the coach waits for: a turn, or that the learner goes on."""
        return Wanted.READING if self.is_read else Wanted.PLAY

    @property
    def is_brief(self) -> bool:
        """Return False: the learner alone plays."""
        return False

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """Return no targets: the learner must find the place."""
        return ()

    def ask_for_answer(self) -> None:
        """Show the answer, in the position of the exercise."""
        if self._bridge.step_count > self._begun:
            self.answer_asked.emit()
        else:
            self.give_up()

    def give_up(self) -> None:
        """Show the answer in the present position."""
        self.is_given_up = True
        self.changed.emit()

    def go_on(self) -> None:
        """Go on to the next exercise."""
        self.next_asked.emit()

    @property
    def ends_here(self) -> bool:
        """Whether only the answer to the last exercise is left to read."""
        number, count = self.place
        return self.is_read and number == count

    def be_refused(self, reason: Enum) -> bool:
        """Return False: the rules give the reason themselves."""
        return False


class Guide(QObject):
    """Follows one lesson on the table."""

    changed = Signal()
    """The task or the turn has changed."""
    learnt = Signal()
    """Every task is done: only the last text may still be read."""
    finished = Signal()
    """The last step is over."""
    game_asked = Signal()
    """Start a game."""
    closed = Signal()
    """The lesson has left the table."""

    def __init__(
        self,
        name: str,
        match: GuidedMatch,
        bridge: MatchBridge,
        words: LessonWords,
        following: str,
    ) -> None:
        """Follow the lesson of a name on a bridge that shows its match; `following` is the next
        lesson, empty for the last.
        """
        super().__init__(bridge)
        self.name = name
        self.following = following
        self._match = match
        self._bridge = bridge
        self._words = words
        self._wrong: set[int] = set()
        """The wrong answers given to the present question."""
        bridge.changed.connect(self._on_changed)

    @property
    def title(self) -> str:
        return self._words.title(self.name)

    @property
    def place(self) -> tuple[int, int]:
        """Return the number of the step, from 1, and the total."""
        count = len(self._match.lesson.steps)
        return min(self._match.position, count - 1) + 1, count

    @property
    def is_last(self) -> bool:
        """Whether the present step is the last."""
        number, count = self.place
        return number == count

    @property
    def is_due(self) -> bool:
        """Whether the learner has a task now."""
        return self.goes_on and self._match.is_learners

    @property
    def goes_on(self) -> bool:
        step = self._match.step
        return step is not None and not step.free

    @property
    def way(self) -> Sequence[Any]:
        """Return none: the targets are framed."""
        return ()

    @property
    def offers(self) -> Sequence[Offer]:
        """Return the answers to a question; at the end of the lesson, a game."""
        if self._is_learnt:
            return [Offer(translate("Coach", "Play a game"), self.game_asked.emit)]
        step = self._match.step
        numbers = () if step is None or step.question is None else step.question.answers
        return [
            Offer(str(number), partial(self.answer, number), number not in self._wrong)
            for number in numbers
        ]

    @property
    def next_words(self) -> str:
        """Return the words of the button for the next step."""
        if not self.is_last:
            return translate("Coach", "Next")
        if self.following:
            return translate("Coach", "Next lesson")
        return translate("Coach", "Done")

    @property
    def ends_here(self) -> bool:
        """Whether only the text of the last lesson is left."""
        return self._is_learnt and not self.following

    @property
    def wanted(self) -> Wanted:
        """Return the input that the step waits for."""
        step = self._match.step
        if step is None or step.takes_command:
            return Wanted.PLAY
        if step.refused:
            return Wanted.REFUSAL
        return Wanted.READING if step.question is None else Wanted.ANSWER

    @property
    def is_brief(self) -> bool:
        """Whether the moves of others are outside the lesson's subject."""
        answered = self._match.answered
        return answered is not None and answered.brief and not self._match.is_learners

    @property
    def text(self) -> str:
        step = self._match.step
        if step is None:
            return ""
        wrong = step.question.wrong if step.question is not None and self._wrong else ""
        view = self._match.view(self._match.learner)
        return self._words.text(wrong or step.say, view, self._match.facts())

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        return self._match.points

    def go_on(self) -> None:
        """Pass a step that has been read."""
        was_last = self.is_last
        self._match.pass_on()
        self._tell()
        if was_last:
            self.finished.emit()

    def answer(self, number: int) -> None:
        """Answer the question."""
        if self._match.answer(number):
            self._wrong.clear()
        else:
            self._wrong.add(number)
        self._tell()

    def be_refused(self, reason: Enum) -> bool:
        """Record a refusal; return whether the lesson asked for it."""
        is_asked = self._match.be_refused(reason)
        if is_asked:
            self._tell()
        return is_asked

    def _on_changed(self) -> None:
        self._wrong.clear()
        self._tell_of_step()

    def _tell(self) -> None:
        """Emit that the legal commands have changed, in the same position."""
        self._bridge.decider_changed.emit()
        self._tell_of_step()

    def _tell_of_step(self) -> None:
        self.changed.emit()
        if self._is_learnt:
            self.learnt.emit()

    @property
    def _is_learnt(self) -> bool:
        """Whether only the last text is left."""
        return self.is_last and self.is_due and self.wanted is Wanted.READING
