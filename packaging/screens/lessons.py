"""Lessons in the gallery: the list of them, and the coach at a step or at a problem."""

from functools import partial

from changcheng_qt.app.desks.lesson_room import problems_heading
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles.changcheng import LESSONS, PROBLEMS
from changcheng_qt.titles.changcheng.lessons import course
from changcheng_qt.titles.changcheng.problems import load_problems
from changcheng_qt.titles.changcheng.table.lessons import Lessons as ChangChengLessons
from changcheng_qt.titles.china import CHINA
from changcheng_qt.titles.china import LESSONS as CHINAS
from changcheng_qt.titles.china.lessons import course as china_course
from changcheng_qt.titles.china.table.factory import ChinaUi
from changcheng_qt.titles.china.table.lessons import Lessons as ChinaLessons
from changcheng_qt.ui.flow.bot_turns import BotWays
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.choice import Entry, Group
from changcheng_qt.ui.lessons.guide import Guide, LessonWords
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.deeds import StagedWindow, put_in
from screens.positions import StillThinker

DONE = LESSONS[:3]


def list_lessons(window: StagedWindow) -> None:
    """Show the list to somebody who has done some of them."""
    walls, maps = ChangChengLessons(), ChinaLessons()
    groups = [
        Group(window.titles.current.shown_name, [_entry(walls, name) for name in LESSONS]),
        Group(ChinaUi(dict).shown_name, [_entry(maps, name) for name in CHINAS]),
        Group(
            partial(problems_heading, window.titles.current, True),
            [
                Entry(one.name, partial(walls.problem_text, one, "title"))
                for one in load_problems(PROBLEMS)
            ],
        ),
    ]
    window.dialogs.lessons(groups, DONE)
    put_in(window)


def _entry(words: LessonWords, name: str) -> Entry:
    return Entry(name, partial(words.title, name))


def open_lesson(window: StagedWindow, name: str, passed: int) -> None:
    """Show a lesson, so many steps of which were done as they are meant to be."""
    is_map = window.titles.current.name == CHINA.name
    the_course = china_course(CHINAS) if is_map else course(LESSONS, PROBLEMS)
    words = ChinaLessons() if is_map else ChangChengLessons()
    match = the_course.begin(name, "Mei", words.rivals())
    bridge = MatchBridge(match)
    flow = TableFlow(bridge, BotWays(StillThinker(), "still"), QtClock(), lambda view, legal: None)
    guide = Guide(name, match, bridge, words, the_course.after(name))
    guide.closed.connect(flow.close)
    window.show_match(bridge, flow, guide=guide)
    flow.start()
    for _ in range(passed):
        _take_step(guide, match, bridge)
        while (reply := match.reply()) is not None:
            bridge.submit(reply)


def open_problem(window: StagedWindow, name: str) -> None:
    """Show a problem, of which one hint was taken."""
    problems = load_problems(PROBLEMS)
    number, problem = next((n, p) for n, p in enumerate(problems, 1) if p.name == name)
    match = problem.match()
    bridge = MatchBridge(match)
    flow = TableFlow(bridge, BotWays(StillThinker(), "still"), QtClock(), lambda view, legal: None)
    judge = partial(problem.shortfall_in, match)
    guide = ProblemGuide(problem, (number, len(problems)), bridge, ChangChengLessons(), judge)
    guide.closed.connect(flow.close)
    window.show_match(bridge, flow, guide=guide)
    flow.start()
    flow.lift_gate()
    guide.take_hint()


def _take_step(guide: Guide, match: GuidedMatch, bridge: MatchBridge) -> None:
    step = match.step
    if step is not None and step.accept:
        bridge.submit(match.command_of(step.ideal))
    elif step is not None and step.question is not None:
        guide.answer(match.fact(step.question.fact))
    else:
        guide.go_on()
