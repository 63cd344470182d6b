"""Lessons on the window's table: chosen from the list, led to their end, left for the list again.

A lesson is kept nowhere: it has no journal, no entry on the shelf. What is remembered is which were
done. A game that lay on the table stays at hand, and is there again when the list is closed.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.app.session import Session
from changcheng_qt.lessons.course import Course
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles import TITLES, rules_of
from changcheng_qt.ui.dialogs.game_draft import default_names, distinct_names
from changcheng_qt.ui.flow.bot_turns import BotWays, Strength, Thinker
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.main_window import MainWindow


class WrittenReplies(QObject):
    """A thinker that answers what a lesson has in writing, and asks a real one for the rest."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self, match: GuidedMatch, real: Thinker, parent: QObject) -> None:
        """Answer for one lesson; the numbers of its own questions are below zero."""
        super().__init__(parent)
        self._match = match
        self._real = real
        self._asked = 0
        real.answered.connect(self.answered)
        real.failed.connect(self.failed)

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        """Answer soon, by the lesson where it has the answer."""
        command = self._match.reply()
        if command is None:
            return self._real.ask(title, bot, view, legal, seed)
        self._asked -= 1
        QTimer.singleShot(0, self, partial(self.answered.emit, self._asked, command))
        return self._asked

    def prepare(self, title: str) -> None:
        """Be ready soon, if a real bot plays."""
        if self._match.lesson.bots:
            self._real.prepare(title)

    def forget(self) -> None:
        """Let nobody think any more."""
        self._real.forget()


class LessonRoom(QObject):
    """Where lessons are given."""

    def __init__(self, window: MainWindow, session: Session, thinker: Thinker) -> None:
        """Open the list when the window asks for it."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._thinker = thinker
        self._comes_back = False
        """Whether a game lay on the table before the lessons."""
        window.lessons.list_asked.connect(self.show_list)
        window.lessons.left.connect(self.leave)

    def show_list(self) -> None:
        """Show the lessons that there are, of the present title if it has any."""
        title = self._title()
        names, done = _course_of(title.name).names, self._window.lessons.done
        own = [name for name in names if f"{title.name}/{name}" in done]
        self._window.dialogs.lessons(title, names, own).chosen.connect(self.begin)

    def begin(self, name: str) -> None:
        """Begin a lesson."""
        title = self._title()
        course, words = _course_of(title.name), title.lessons
        assert words is not None, "only a title with lessons has a course"
        learner, *others = self._names(title, words.rivals())
        match = course.begin(name, learner, others)
        bridge = MatchBridge(match)
        flow = self._flow_of(bridge, match, course)
        guide = Guide(name, match, bridge, words, course.after(name))
        guide.finished.connect(partial(self._on_finished, title.name, guide))
        guide.closed.connect(flow.close)
        if self._window.match_show is None or self._window.match_show.coach is None:
            self._comes_back = self._session.flow is not None
        self._session.clear_table()
        self._window.show_match(bridge, flow, guide=guide)
        flow.start()

    def leave(self) -> None:
        """Leave a lesson for the list."""
        match = self._session.match
        if match is not None and match.outcome is None and self._comes_back:
            self._session.resume()
        else:
            self._window.show_start(can_resume=match is not None and match.outcome is None)
        self.show_list()

    def _on_finished(self, title: str, guide: Guide) -> None:
        self._window.lessons.note(f"{title}/{guide.name}")
        if guide.following:
            QTimer.singleShot(0, self, partial(self.begin, guide.following))
        else:
            QTimer.singleShot(0, self, self.leave)

    def _title(self) -> TitleUi:
        titles = self._window.titles
        if titles.current.has_lessons:
            return titles.current
        return next(title for title in titles if title.has_lessons)

    def _names(self, title: TitleUi, rivals: Sequence[str]) -> Sequence[str]:
        """Return the name under which the person at this computer played last, and other ones."""
        kept = str(self._window.dialogs.last_games.get(title.name, {}).get("name0", ""))
        return distinct_names((kept, *rivals), (default_names()[0], *rivals))

    def _flow_of(self, bridge: MatchBridge, match: GuidedMatch, course: Course) -> TableFlow:
        thinker = WrittenReplies(match, self._thinker, bridge)
        weight = rules_of(bridge.title).weight
        ways = BotWays(thinker, match.lesson.luck, weight, lambda _: course.nodes)
        return TableFlow(bridge, ways, QtClock(), lambda _view, _legal: None)


def _course_of(name: str) -> Course:
    load: Callable[[], Course] | None = next(t for t in TITLES if t.name == name).load_lessons
    assert load is not None, "only a title with lessons is asked"
    return load()
