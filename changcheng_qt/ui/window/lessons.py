"""What the window has to do with lessons: the ways to their list, and which were done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.panels.start_page import StartPage
    from changcheng_qt.ui.window.kept import WindowMemory


class Lessons(QObject):
    """Which lessons were done on this computer."""

    list_asked = Signal()
    """Show the list of lessons."""
    left = Signal()
    """The learner has left the lesson on the table."""
    done_changed = Signal()
    """A lesson more was done."""

    def __init__(
        self, page: StartPage, actions: Actions, kept: WindowMemory, parent: QObject
    ) -> None:
        """Begin with the lessons that are remembered; somebody without any, and without a game, is
        offered them before all else.
        """
        super().__init__(parent)
        self._page = page
        self.done = kept.lessons
        """The lessons that were done, each as `title/lesson`."""
        page.greet(is_first_start=not (kept.lessons or kept.last_games))
        page.lessons_asked.connect(self.list_asked)
        actions.connect_slots({"learn": self.list_asked.emit})

    def note(self, name: str) -> None:
        """Remember that a lesson was done, named as `title/lesson`."""
        self.done = tuple(dict.fromkeys((*self.done, name)))
        self._page.greet(is_first_start=False)
        self.done_changed.emit()
