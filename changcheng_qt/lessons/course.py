"""The lessons of a title, in order, and the start of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.lessons.lesson import read_lesson

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from changcheng_qt.engine.game import Game
    from changcheng_qt.lessons.guided import Teaching

NOBODY = "novice"
"""The kind of bot of a seat whose every move is scripted."""


def files_in(folder: Path) -> Callable[[str], str]:
    """Return how to read the files of lessons in a folder, by their names."""

    def read(name: str) -> str:
        return (folder / f"{name}.json").read_text("utf-8")

    return read


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons and problems of a title."""

    names: tuple[str, ...]
    """The names of the lessons, in order."""
    game: Game[Any, Any, Any, Any, Any, Any]
    teaching: Teaching
    read: Callable[[str], str]
    """Returns the content of the file of a lesson."""
    nodes: int
    """The usual nodes of real bots."""
    load_problems: Callable[[], Sequence[Any]] = tuple
    """Returns the problems, each with a `match` at the beginning of a turn of `seat`, and
    `shortfall_in`, which judges how the turn was played.
    """

    def begin(self, name: str, learner: str, others: Sequence[str]) -> GuidedMatch:
        """Return the match of a lesson at its beginning, with players of these names; raises
        `LessonError`.
        """
        lesson = read_lesson(name, self.read(name))
        setup = self.teaching.setup(lesson.setup)
        names = iter(others)
        players = tuple(
            Player(learner, HUMAN)
            if seat == lesson.learner
            else Player(next(names), lesson.bots or NOBODY, self.nodes)
            for seat in range(self.game.seats(setup))
        )
        return GuidedMatch(self.game, setup, players, lesson, self.teaching)

    def after(self, name: str) -> str:
        """Return the next lesson, empty after the last."""
        following = self.names[self.names.index(name) + 1 :]
        return following[0] if following else ""
