"""Lessons and problems on the window's table: chosen from the list, guided to their end, then back
to the list.

Neither is saved: there is no journal, and no game in the list. The settings remember which were
done. A game on the table stays at hand, and returns when the list is closed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from changcheng_qt.app.session import Session
from changcheng_qt.app.threads import Background
from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.texts import distinct_names
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.lessons.course import NOBODY, Course
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles import rules_of, title_named
from changcheng_qt.ui.dialogs.game_draft import default_names
from changcheng_qt.ui.flow.bot_turns import BotSetup, Strength, Thinker
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.choice import Entry, Group
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.lessons.words import LessonWords
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

_SUGGESTION: Final = "lesson"
"""The banner that suggests a lesson."""


class WrittenReplies(QObject):
    """A thinker that answers with the replies of a lesson, and asks a real one for the rest."""

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
        """Answer soon, from the lesson where it has a reply."""
        command = self._match.reply()
        if command is None:
            return self._real.ask(title, bot, view, legal, seed)
        self._asked -= 1
        QTimer.singleShot(0, self, partial(self.answered.emit, self._asked, command))
        return self._asked

    def prepare(self, title: str) -> None:
        """Prepare the real thinker, if a real bot plays."""
        if self._match.lesson.bots:
            self._real.prepare(title)

    def forget(self) -> None:
        self._real.forget()


class LessonRoom(QObject):
    """The room of lessons and problems."""

    def __init__(self, window: MainWindow, session: Session, thinker: Thinker) -> None:
        """Open the list when the window asks for it."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._thinker = thinker
        self._background = Background(self)
        self._problems: dict[str, Sequence[Any]] = {}
        """The problems of each title, once they have been read."""
        self._comes_back = False
        """Whether a game was on the table before the lessons."""
        window.lessons.list_asked.connect(self.show_list)
        window.lessons.left.connect(self._on_left)
        window.requests.result_shown.connect(partial(self._soon, self.suggest))

    def show_list(self) -> None:
        """Show the list, the present title first; the first time once the problems have been read
        in another thread.
        """
        if not self._problems:
            courses = {title.name: course_of(title.name) for title in self._titles}
            self._background.run(partial(_problems_of, courses), self._take_problems)
            return
        listed = list(groups(self._titles, self._problems))
        dialog = self._window.dialogs.lessons(listed, self._window.lessons.done)
        dialog.chosen.connect(self.begin)

    def begin(self, key: str) -> None:
        """Start the lesson or the problem of a key."""
        title_name, _, name = key.partition("/")
        title = next(title for title in self._titles if title.name == title_name)
        if name in course_of(title.name).names:
            self._begin_lesson(title, name)
        else:
            self._set_problem(title, name)

    def _take_problems(self, problems: dict[str, Sequence[Any]]) -> None:
        self._problems = problems
        self.show_list()

    def _begin_lesson(self, title: TitleUi, name: str) -> None:
        course, words = course_of(title.name), _words_of(title)
        learner, *others = self._names(title, words.rivals())
        match = course.begin(name, learner, others)
        bridge = MatchBridge(match)
        thinker = WrittenReplies(match, self._thinker, bridge)
        flow = self._flow_of(bridge, thinker, match.lesson.luck, course.nodes)
        guide = Guide(name, match, bridge, words, course.after(name))
        guide.learnt.connect(partial(self._window.lessons.note, _key(title, name)))
        guide.finished.connect(partial(self._on_finished, title, guide))
        new_game = partial(self._window.dialogs.new_game, title.name, len(match.players))
        guide.game_asked.connect(partial(self._soon, new_game))
        self._lay(bridge, flow, guide)

    def _set_problem(self, title: TitleUi, name: str, *, is_answered: bool = False) -> None:
        """Set a problem, and show its answer if `is_answered`; bots decide for the other seats
        within the turn, and nothing after it.
        """
        course, words = course_of(title.name), _words_of(title)
        names = [problem.name for problem in self._problems[title.name]]
        problem = self._problems[title.name][names.index(name)]
        learner, *others = self._names(title, (*words.rivals(), *default_names()[1:]))
        rivals = iter(others)
        match = problem.match(
            [
                Player(learner)
                if seat == problem.seat
                else Player(next(rivals), NOBODY, course.nodes)
                for seat in range(course.game.seats(problem.setup))
            ]
        )
        bridge = MatchBridge(match)
        flow = self._flow_of(bridge, self._thinker, name, course.nodes)
        place = names.index(name) + 1, len(names)
        guide = ProblemGuide(problem, place, bridge, words, partial(problem.shortfall_in, match))
        guide.turn_over.connect(flow.bots.pause)
        guide.solved.connect(partial(self._window.lessons.note, _key(title, name)))
        again = partial(self._set_problem, title, name)
        guide.again_asked.connect(partial(self._soon, again))
        guide.answer_asked.connect(partial(self._soon, partial(again, is_answered=True)))
        following = names[place[0] :]
        go_on = partial(self._set_problem, title, following[0]) if following else self.leave
        guide.next_asked.connect(partial(self._soon, go_on))
        self._lay(bridge, flow, guide)
        if is_answered:
            guide.give_up()

    def suggest(self) -> None:
        """After the first game that one person has played here to its end, suggest once the lesson
        that fits it.
        """
        show = self._window.match_show
        if show is None or self._suggested() is None or self._window.lessons.is_advised:
            return
        self._window.lessons.is_advised = True
        self._window.table.banners.raise_banner(_SUGGESTION, self._suggested)
        show.closed.connect(self._withdraw)

    def _suggested(self) -> BannerWords | None:
        """Return a suggestion for the game on the table, or None."""
        show, words = self._window.match_show, self._window.titles.current.lessons
        if show is None or words is None or show.coach is not None or not show.bridge.outcome:
            return None
        people = show.bridge.here
        found = words.suggestion(show.bridge, *people) if len(people) == 1 else None
        if found is None:
            return None
        key = _key(self._window.titles.current, found.lesson)
        if key in self._window.lessons.done:
            return None
        title = fill(translate("LessonRoom", "Lesson: {title}"), title=words.title(found.lesson))
        begin = BannerButton(title, partial(self._soon, partial(self.begin, key)))
        later = BannerButton(translate("LessonRoom", "Not now"), self._withdraw)
        return BannerWords(found.reason, None, (begin, later))

    def _withdraw(self) -> None:
        """Remove the suggestion."""
        self._window.table.banners.lower_banner(_SUGGESTION)

    def _on_left(self) -> None:
        """Clean up if a lesson or problem was on the table: the coach may be in use by another."""
        show = self._window.match_show
        if show and show.coach and isinstance(show.coach.guide, Guide | ProblemGuide):
            self.leave()

    def leave(self) -> None:
        """Leave a lesson or problem for the list."""
        match = self._session.match
        if match is not None and match.outcome is None and self._comes_back:
            self._session.resume()
        else:
            self._window.show_start(can_resume=match is not None and match.outcome is None)
        self.show_list()

    def _lay(self, bridge: MatchBridge, flow: TableFlow, guide: Guide | ProblemGuide) -> None:
        """Put a lesson or problem on the table, in place of its present content."""
        guide.closed.connect(flow.close)
        if self._window.match_show is None or self._window.match_show.coach is None:
            self._comes_back = self._session.flow is not None
        self._session.clear_table()
        self._window.show_match(bridge, flow, guide=guide)
        flow.start()

    def _on_finished(self, title: TitleUi, guide: Guide) -> None:
        following = partial(self._begin_lesson, title, guide.following)
        self._soon(following if guide.following else self.leave)

    def _soon(self, then: Callable[[], None]) -> None:
        """Call in the next turn of the event loop, when the sender of the present event is gone."""
        QTimer.singleShot(0, self, then)

    @property
    def _titles(self) -> list[TitleUi]:
        """The titles that have lessons, the present one first."""
        titles = self._window.titles
        return sorted(
            (title for title in titles if title.has_lessons),
            key=lambda title: title is not titles.current,
        )

    def _names(self, title: TitleUi, rivals: Sequence[str]) -> Sequence[str]:
        """Return the name under which the person at this computer played last, and other ones."""
        kept = str(self._window.dialogs.last_games.get(title.name, {}).get("name0", ""))
        return distinct_names((kept, *rivals), (default_names()[0], *rivals))

    def _flow_of(self, bridge: MatchBridge, thinker: Thinker, luck: str, nodes: int) -> TableFlow:
        bot_setup = BotSetup(thinker, luck, rules_of(bridge.title).weight, lambda _: nodes)
        return TableFlow(bridge, bot_setup, QtClock(), lambda _view, _legal: None)


def groups(titles: Sequence[TitleUi], problems: Mapping[str, Sequence[Any]]) -> Iterator[Group]:
    """Return the lessons of these titles, then their problems; each group under the title's name
    where there are several.
    """
    for title in titles:
        words = _words_of(title)
        lessons = course_of(title.name).names
        entries = [Entry(_key(title, one), partial(words.title, one)) for one in lessons]
        yield Group(title.shown_name if len(titles) > 1 else str, entries)
    for title in titles:
        words = _words_of(title)
        entries = [
            Entry(_key(title, one.name), partial(words.problem_text, one, "title"))
            for one in problems[title.name]
        ]
        if entries:
            yield Group(partial(_problems_heading, title, len(titles) > 1), entries)


def _problems_heading(title: TitleUi, is_one_of_several: bool) -> str:
    """Return the heading of a title's problems."""
    if not is_one_of_several:
        return translate("LessonRoom", "Problems")
    return fill(translate("LessonRoom", "{title}: problems"), title=title.shown_name())


def _key(title: TitleUi, name: str) -> str:
    """Return the key under which a lesson or problem of a title is remembered."""
    return f"{title.name}/{name}"


def _words_of(title: TitleUi) -> LessonWords:
    words = title.lessons
    assert words is not None, "only a title with lessons is asked"
    return words


def _problems_of(courses: Mapping[str, Course]) -> dict[str, Sequence[Any]]:
    """Return the problems of several courses, by title."""
    return {title: course.load_problems() for title, course in courses.items()}


def course_of(name: str) -> Course:
    """Return the lessons of the title of that name, which has some."""
    title = title_named(name)
    load = title.load_lessons if title else None
    assert load is not None, "only a title with lessons is asked"
    return load()
