"""A clock that is wound by hand, and someone who thinks only when told to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from changcheng_qt.ui.flow.bot_turns import Strength
from changcheng_qt.ui.flow.hints import Choice
from changcheng_qt.verdicts.reasons import Way


@dataclass
class HandAlarm:
    due: int
    call: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class HandClock:
    """Time passes only in `pass_time`."""

    def __init__(self) -> None:
        self.now = 0
        self.alarms: list[HandAlarm] = []

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(self.now + milliseconds, call)
        self.alarms.append(alarm)
        return alarm

    def pass_time(self, milliseconds: int) -> None:
        end = self.now + milliseconds
        while due := [a for a in self.alarms if a.due <= end and not a.is_cancelled]:
            alarm = min(due, key=lambda one: one.due)
            self.alarms.remove(alarm)
            self.now = alarm.due
            alarm.call()
        self.now = end


@dataclass(frozen=True)
class Asked:
    number: int
    bot: str
    nodes: int
    view: Any
    legal: tuple[Any, ...]
    seed: str


class HandThinker(QObject):
    """Answers a question when the test gives the answer."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Asked] = []
        self.prepared: list[str] = []
        self.forgotten = 0

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        number = len(self.questions)
        self.questions.append(Asked(number, bot.kind, bot.nodes, view, tuple(legal), seed))
        return len(self.questions) - 1

    def prepare(self, title: str) -> None:
        self.prepared.append(title)

    def forget(self) -> None:
        self.forgotten += 1

    def answer(self, command: object) -> None:
        self.answered.emit(len(self.questions) - 1, command)

    def fail(self) -> None:
        self.failed.emit(len(self.questions) - 1)


class HandAdviser(QObject):
    """Answers with the best commands when the test says so."""

    advised = Signal(int, object)
    failed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Choice, int, int]] = []
        self.prepared: list[str] = []
        self.forgotten = 0

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        self.asked.append((title, choice, effort, steps))
        return len(self.asked) - 1

    def prepare(self, title: str) -> None:
        self.prepared.append(title)

    def forget(self) -> None:
        self.forgotten += 1

    def answer(self, *ways: Way, number: int | None = None) -> None:
        self.advised.emit(len(self.asked) - 1 if number is None else number, ways)

    def fail(self) -> None:
        self.failed.emit(len(self.asked) - 1)
