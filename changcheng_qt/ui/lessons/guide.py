"""Where a lesson stands, a problem, or a mistake that is gone through, for whatever shows it: what
is asked for, in words, and what that speaks of.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from changcheng_qt.engine.seats import Seat
    from changcheng_qt.lessons.guided import GuidedMatch
    from changcheng_qt.ui.seam.bridge import Bridge
    from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate

_NAME: Final = re.compile(r"\{([a-z_]+)\}")


def filled(text: str, values: Mapping[str, str | int]) -> str:
    """Return a text of the coach with every name in braces replaced by its value; raises KeyError
    for a name that there is not.
    """
    return _NAME.sub(lambda found: str(values[found[1]]), text)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A lesson that fits a game, by its name, and what there was in the game to say so."""

    lesson: str
    reason: str


class LessonWords(Protocol):
    """What a title says in its lessons and problems."""

    def title(self, name: str) -> str:
        """Return the name of a lesson."""

    def text(self, key: str, view: Any, numbers: Mapping[str, int]) -> str:  # noqa: ANN401
        """Return a text by its key, with numbers by name, and the names of places as a view has
        them.
        """

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401
        """Return a text of a problem: its `title`, `question`, `hint_1` to `hint_3`, `reason`."""

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        """Return which lesson fits what cost a seat most in a game that is over, None where it was
        behind in nothing.
        """

    def rivals(self) -> tuple[str, ...]:
        """Return the names of the learner's opponents."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button on the coach's card: its words, what it does, whether it can still be pressed."""

    words: str
    press: Callable[[], object] = field(compare=False)
    is_open: bool = True


class Wanted(Enum):
    """What the coach waits for."""

    PLAY = "play"
    """Something on the table."""
    REFUSAL = "refusal"
    """That what is pointed at is tried without success."""
    ANSWER = "answer"
    """One of what is offered."""
    READING = "reading"
    """Nothing but that the learner goes on."""


class Leading(Protocol):
    """What the coach asks of whoever leads: a lesson or a problem."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when something else is asked for, or it is another's turn."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the table is taken for something else."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def place(self) -> tuple[int, int]:
        """Which part of how many it is, from 1."""

    @property
    def is_due(self) -> bool:
        """Whether the coach has something to say now."""

    @property
    def goes_on(self) -> bool:
        """Whether the coach has something to say now, or after what others do."""

    @property
    def is_brief(self) -> bool:
        """Whether what is revealed now goes on by itself."""

    @property
    def text(self) -> str:
        """What the coach says."""

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """What that speaks of: places by kind and number, parts of the table by role."""

    @property
    def way(self) -> Any:  # noqa: ANN401 - commands belong to the title
        """A command to mark on the board; None for nothing."""

    @property
    def offers(self) -> Sequence[Offer]:
        """What can be answered, or asked of the coach."""

    @property
    def wanted(self) -> Wanted:
        """What the coach waits for."""

    @property
    def next_words(self) -> str:
        """What the button says that goes on."""

    def go_on(self) -> None:
        """Go on."""

    def be_refused(self, reason: Enum) -> bool:
        """Take note of a refusal; return whether it was asked for."""


class Exercise(QObject):
    """What guides share that follow one of several exercises, in which the learner alone plays, and
    finds the place; they lead the coach.
    """

    changed = Signal()
    closed = Signal()
    """The table is taken for something else."""
    again_asked = Signal()
    next_asked = Signal()
    answer_asked = Signal()
    """Show the answer in the position of the exercise: something else was played in it."""

    def __init__(self, place: tuple[int, int], bridge: MatchBridge) -> None:
        """Follow an exercise, which is one of so many, on a bridge that shows its match."""
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
        """Whether there is nothing to find any more."""
        raise NotImplementedError

    @property
    def wanted(self) -> Wanted:
        """Return what the coach waits for: a turn, or that the learner goes on."""
        return Wanted.READING if self.is_read else Wanted.PLAY

    @property
    def is_brief(self) -> bool:
        """Return False: the learner alone plays."""
        return False

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """Return nothing: to find the place is what is asked."""
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

    def be_refused(self, reason: Enum) -> bool:
        """Return False: the rules say it themselves."""
        return False


class Guide(QObject):
    """Follows one lesson on the table."""

    changed = Signal()
    """Something else is asked for, or it is another's turn."""
    learnt = Signal()
    """Everything was done: only the last text may still be read."""
    finished = Signal()
    """The last step is over."""
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
        """What the present question was answered with without success."""
        bridge.changed.connect(self._on_changed)

    @property
    def title(self) -> str:
        """Return the name of the lesson."""
        return self._words.title(self.name)

    @property
    def place(self) -> tuple[int, int]:
        """Return which step of how many it is, from 1."""
        count = len(self._match.lesson.steps)
        return min(self._match.position, count - 1) + 1, count

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after the present step."""
        number, count = self.place
        return number == count

    @property
    def is_due(self) -> bool:
        """Whether the learner is to do something now that the coach speaks of."""
        return self.goes_on and self._match.is_learners

    @property
    def goes_on(self) -> bool:
        """Whether the coach has something to say now, or after the others have played."""
        step = self._match.step
        return step is not None and not step.free

    @property
    def way(self) -> None:
        """Return None: what is asked for is framed."""

    @property
    def offers(self) -> Sequence[Offer]:
        """Return the answers to a question, where there is one."""
        step = self._match.step
        numbers = () if step is None or step.question is None else step.question.answers
        return [
            Offer(str(number), partial(self.answer, number), number not in self._wrong)
            for number in numbers
        ]

    @property
    def next_words(self) -> str:
        """Return what comes next."""
        if not self.is_last:
            return translate("Coach", "Next")
        if self.following:
            return translate("Coach", "Next lesson")
        return translate("Coach", "Done")

    @property
    def wanted(self) -> Wanted:
        """Return what the step waits for."""
        step = self._match.step
        if step is None or step.takes_command:
            return Wanted.PLAY
        if step.refused:
            return Wanted.REFUSAL
        return Wanted.READING if step.question is None else Wanted.ANSWER

    @property
    def is_brief(self) -> bool:
        """Whether the others play what the lesson is not about."""
        answered = self._match.answered
        return answered is not None and answered.brief and not self._match.is_learners

    @property
    def text(self) -> str:
        """Return what the coach says."""
        step = self._match.step
        if step is None:
            return ""
        wrong = step.question.wrong if step.question is not None and self._wrong else ""
        view = self._match.view(self._match.learner)
        return self._words.text(wrong or step.say, view, self._match.facts())

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """Return what that speaks of: places by kind and number, parts of the table by role."""
        return self._match.points

    def go_on(self) -> None:
        """Go on from a step that has been read."""
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
        """Take note of a refusal; return whether the lesson asked for it."""
        is_asked = self._match.be_refused(reason)
        if is_asked:
            self._tell()
        return is_asked

    def _on_changed(self) -> None:
        self._wrong.clear()
        self._tell_of_step()

    def _tell(self) -> None:
        """Something else is legal now, in the same position."""
        self._bridge.decider_changed.emit()
        self._tell_of_step()

    def _tell_of_step(self) -> None:
        self.changed.emit()
        if self.is_last and self.is_due and self.wanted is Wanted.READING:
            self.learnt.emit()
