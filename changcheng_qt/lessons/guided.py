"""A match with a coach, and one that accepts only the moves that a lesson asks for.

Theory of operation. With a coach nobody goes back before the beginning, and nobody is asked to
agree on it. The present step of a lesson follows from the line of play, so that undo and redo need
nothing of their own: every command of the learner since the beginning answers the next step that
asks for one; steps in between were passed by reading, answering or being refused, and the match
remembers the furthest step passed in this way. The replies of the other seats are written in the
step before, and counted in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import NothingToDraw, WrittenLuck
from changcheng_qt.engine.match import Match
from changcheng_qt.lessons.lesson import ANY, WITHIN, LessonError, LessonStep

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from changcheng_qt.engine.game import Game
    from changcheng_qt.engine.seats import Player, Seat, Viewer
    from changcheng_qt.engine.step import Step
    from changcheng_qt.lessons.lesson import Lesson


NO_NUMBER = -1

_WITHOUT_AGREEMENT: Final = {
    Barrier.NOTHING_IN_TURN: Barrier.NOTHING_DONE,
    Barrier.OTHER_DECIDED: Barrier.DECIDED_SINCE,
}
"""The barriers beyond which an agreement leads back, and the reasons where there is none."""


class Teaching(Protocol):
    """The parts of a title that its lessons need."""

    def setup(self, value: object) -> Any:  # noqa: ANN401 - setups are the title's
        """Return the setup of a lesson; raises `LessonError`."""

    def place(self, view: Any, text: str) -> tuple[str, int]:  # noqa: ANN401
        """Return the kind and the number of a place in the notation; raises ValueError."""

    def is_inside(self, view: Any, place: str, area: str) -> bool:  # noqa: ANN401
        """Whether a place of the notation is inside another one, which is larger."""

    def fact(self, view: Any, words: str) -> int:  # noqa: ANN401
        """Return a number in a lesson's text from a view; raises ValueError for unknown words."""

    def is_aside(self, command: Any) -> bool:  # noqa: ANN401
        """Whether a command only adds to a turn, as a peek does, and is hidden until a lesson asks
        for it.
        """


class CoachedMatch(Match[Any, Any, Any, Any, Any, Any]):
    """A match with a coach, who gives the hints; undo ends where it began."""

    _begun: int | None = None
    """How many steps were played before the beginning; None until then."""

    def begin(self) -> None:
        """Begin at the present position."""
        self._begun = self.step_count

    @property
    def undoable(self) -> Sequence[Step[Any, Any, Any]]:
        """The steps since the beginning."""
        return super().undoable[self._begun or 0 :]

    @property
    def undo_barrier(self) -> Barrier | None:
        return _without_agreement(super().undo_barrier)

    @property
    def empty_turn_barrier(self) -> Barrier | None:
        return _without_agreement(super().empty_turn_barrier)

    def hint_barrier(self, seat: Seat) -> Barrier:
        """Return why there is no hint: the coach gives them."""
        return Barrier.COACHED


def _without_agreement(barrier: Barrier | None) -> Barrier | None:
    return None if barrier is None else _WITHOUT_AGREEMENT.get(barrier, barrier)


class GuidedMatch(CoachedMatch):
    """A match guided by a lesson."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any, Any],
        setup: Any,  # noqa: ANN401 - setups are the title's
        players: Sequence[Player],
        lesson: Lesson,
        teaching: Teaching,
    ) -> None:
        """Play the moves before the lesson; raises `LessonError` where one is not legal."""
        chance = {one.kind: one.drawn for one in lesson.chance}
        super().__init__(game, setup, players, luck=WrittenLuck(chance))
        self.lesson = lesson
        self.teaching = teaching
        self._passed = 0
        """How many steps a learner has passed who has given every command that they ask for."""
        for number, text in enumerate(lesson.played):
            try:
                self.submit(self.command_of(text))
            except (ValueError, IllegalCommand, NothingToDraw) as error:
                raise LessonError(f"played[{number}]: {text}: {error}") from error
        self.begin()

    @property
    def learner(self) -> Seat:
        """The seat of the learner."""
        return self.lesson.learner

    @property
    def position(self) -> int:
        """How many steps of the lesson are done."""
        return self._place[0]

    @property
    def step(self) -> LessonStep | None:
        """The present step of the lesson, None before it has begun and when it is over."""
        if self._begun is None or self.position == len(self.lesson.steps):
            return None
        return self.lesson.steps[self.position]

    @property
    def answered(self) -> LessonStep | None:
        """The last step that was answered with a command; None before the first."""
        over = self.lesson.steps[: self.position]
        return next((step for step in reversed(over) if step.takes_command), None)

    @property
    def is_learners(self) -> bool:
        """Whether no move of another seat is due before the learner's next one."""
        return self.to_act in (None, self.learner) or self.reply() is None

    @property
    def points(self) -> tuple[tuple[str, int], ...]:
        """The targets of the present step: places by kind and number, and parts of the table by
        their role, which have no number.
        """
        step, view = self.step, self.view(self.learner)
        return tuple(
            self.teaching.place(view, text) if "." in text else (text, NO_NUMBER)
            for text in (() if step is None else step.point)
        )

    def facts(self) -> dict[str, int]:
        """Return the numbers of the present step's text."""
        step = self.step
        return {} if step is None else {c.name: self.fact(c.fact) for c in step.claims}

    def fact(self, words: str) -> int:
        """Return a number in the lesson's text, as far as the learner can know it; raises
        ValueError for unknown words.
        """
        return self.teaching.fact(self.view(self.learner), words)

    def pass_on(self) -> None:
        """Pass a step that was read."""
        step = self.step
        if step is not None and not step.takes_command:
            self._passed = self.position + 1

    def answer(self, number: int) -> bool:
        """Answer the present step's question; return whether the answer was right."""
        step = self.step
        if step is None or step.question is None:
            return False
        is_right = number == self.fact(step.question.fact)
        if is_right:
            self.pass_on()
        return is_right

    def be_refused(self, reason: Enum) -> bool:
        """Record that the rules refused something; return whether the step asks for that."""
        step = self.step
        is_asked = step is not None and bool(step.refused) and step.refused == reason.value
        if is_asked:
            self.pass_on()
        return is_asked

    def reply(self) -> Any:  # noqa: ANN401 - commands are the title's
        """Return the scripted command of the seat to act, None if it is the learner's turn or
        nothing is scripted. Raises `LessonError` where no legal command matches.
        """
        asked, (_, replied) = self.answered, self._place
        if asked is None or self.to_act in (None, self.learner) or replied >= len(asked.replies):
            return None
        pattern = asked.replies[replied]
        for command in self.possible(self.to_act):
            if self._fits(command, pattern):
                return command
        raise LessonError(f"{asked.say}: {pattern}: nothing legal fits")

    def possible(self, viewer: Viewer) -> Sequence[Any]:
        """Return the legal commands under the rules, without those that are still hidden."""
        every = super().possible(viewer)
        if self._begun is None:
            return every
        step, is_aside = self.step, self.teaching.is_aside
        return [one for one in every if not is_aside(one) or self._is_asked(one, step)]

    def legal(self, viewer: Viewer) -> Sequence[Any]:
        """Return the legal commands that a viewer may know of, for the learner those asked for; all
        of them where the step wants a refusal, since nobody can try it with an empty hand.
        """
        step = self.step
        if step is not None and step.refused:
            return self.possible(viewer)
        return [command for command in self.possible(viewer) if self._is_asked(command, step)]

    def why_not(self, command: Any) -> Enum | None:  # noqa: ANN401
        """Return why a command is not accepted now, or None; `Barrier.NOT_ASKED` if only the lesson
        refuses it, which asks for nothing more once it is over.
        """
        reason = super().why_not(command)
        if reason is None and not self._is_asked(command, self.step):
            return Barrier.LESSON_OVER if self._is_over else Barrier.NOT_ASKED
        return reason

    @property
    def _is_over(self) -> bool:
        """Whether nothing is left but to read the last text."""
        step = self.step
        return step is None or (
            step is self.lesson.steps[-1]
            and not (step.takes_command or step.refused or step.question)
        )

    def submit(self, command: Any) -> Any:  # noqa: ANN401
        """Play a command of the seat to act; raises `IllegalCommand` also for a learner's command
        that the lesson does not ask for.
        """
        if (reason := self.why_not(command)) is not None:
            raise IllegalCommand(reason)
        return super().submit(command)

    def _is_asked(self, command: Any, step: LessonStep | None) -> bool:  # noqa: ANN401
        if self._begun is None or self.to_act != self.learner:
            return True
        if step is None or step.free:
            return step is not None
        return any(self._fits(command, pattern) for pattern in step.accept)

    def _fits(self, command: Any, pattern: str) -> bool:  # noqa: ANN401
        words, asked = self.text_of(command).split(" "), pattern.split(" ")
        if len(words) != len(asked):
            return False
        view = self.view(self.learner)
        return all(
            want in (ANY, word)
            or (want.startswith(WITHIN) and self.teaching.is_inside(view, word, want[1:]))
            for word, want in zip(words, asked, strict=True)
        )

    @property
    def _place(self) -> tuple[int, int]:
        """How many steps are done, and how many replies to the latest command."""
        position = replies = 0
        steps = self.lesson.steps
        for done in self.undoable:
            if done.seat != self.learner:
                replies += 1
                continue
            while not steps[position].takes_command:
                position += 1
            if not steps[position].free:
                position, replies = position + 1, 0
        if self.outcome is not None and position < len(steps) and steps[position].free:
            position += 1
        while position < min(self._passed, len(steps)) and not steps[position].takes_command:
            position += 1
        return position, replies
