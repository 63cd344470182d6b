"""The texts of a title's lessons and problems: the base of each title's, in the title's words."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.engine import rival_names
from changcheng_qt.ui.result.sheet import Sheet
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.verdicts.accounts import largest_loss

_NAME: Final = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A lesson that fits a game, by its name, and the reason in the game."""

    lesson: str
    reason: str


class LessonWords:
    """The texts of a title with lessons."""

    words: ModuleType
    """The title's `lesson_title`, `suggestion_text` and `coach_text`."""
    sheet_of: Callable[[Bridge], Sheet]
    """Returns the sheet of a game that is over."""
    lesson_about: ClassVar[Mapping[Any, str]]
    """The name of the lesson about a source of points, for each that has one."""

    def names(self, view: Any) -> Mapping[str, str]:  # noqa: ANN401 - views belong to the title
        """Return the names of places in the coach's texts, by their names there."""
        raise NotImplementedError

    def title(self, name: str) -> str:
        """Return the name of a lesson."""
        return str(self.words.lesson_title(name))

    def text(self, key: str, view: Any, numbers: Mapping[str, int]) -> str:  # noqa: ANN401
        """Return a text by its key, with numbers by name, and the names of places from a view;
        raises KeyError for an unknown name.
        """
        values = {**self.names(view), **numbers}
        return _NAME.sub(lambda found: str(values[found[1]]), self.words.coach_text(key))

    def problem_text(self, problem: Any, part: str) -> str:  # noqa: ANN401
        """Return a text of a problem: its `title`, `question`, `hint_1` to `hint_3`, `reason`;
        raises LookupError if the title has no problems.
        """
        raise LookupError(part)

    def suggestion(self, bridge: Bridge, seat: Seat) -> Suggestion | None:
        """Return the lesson about a seat's largest loss in a game that is over, None if it was
        behind in nothing, or has won: no loss made the difference then.
        """
        if bridge.outcome and seat in bridge.outcome.winners:
            return None
        worst = largest_loss(self.sheet_of(bridge).accounts, seat, self.lesson_about)
        if worst is None:
            return None
        return Suggestion(self.lesson_about[worst], self.words.suggestion_text(worst))

    def rivals(self) -> tuple[str, ...]:
        """Return the names of the learner's opponents."""
        return rival_names()
