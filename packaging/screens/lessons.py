"""Lessons in the gallery: the list of them, and the coach at a step or at a problem."""

from functools import partial

from changcheng_qt.app.desks.lesson_room import course_of, groups
from changcheng_qt.engine.seats import Player
from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.dialogs.game_draft import default_names
from changcheng_qt.ui.flow.bot_turns import BotSetup
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.lessons.problem import ProblemGuide
from changcheng_qt.ui.lessons.words import LessonWords
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.deeds import StagedWindow, put_in
from screens.stills import StillThinker

DONE = 3
"""How many lessons of the first title were done."""


def list_lessons(window: StagedWindow) -> None:
    """Show the lessons and problems of all titles to somebody who has done some."""
    taught = [title.show(dict) for title in TITLES if title.load_lessons is not None]
    problems = {title.name: course_of(title.name).load_problems() for title in taught}
    listed = list(groups(taught, problems))
    window.dialogs.lessons(listed, [entry.key for entry in listed[0].entries[:DONE]])
    put_in(window)


def _words_of(window: StagedWindow) -> LessonWords:
    words: LessonWords | None = window.titles.current.lessons
    if words is None:
        raise LookupError(window.titles.current.name)
    return words


def open_lesson(window: StagedWindow, name: str, passed: int) -> None:
    """Show a lesson after n steps, done as they are meant to be."""
    the_course, words = course_of(window.titles.current.name), _words_of(window)
    match = the_course.begin(name, "Mei", words.rivals())
    bridge = MatchBridge(match)
    flow = TableFlow(bridge, BotSetup(StillThinker(), "still"), QtClock(), lambda view, legal: None)
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
    the_course, words = course_of(window.titles.current.name), _words_of(window)
    problems = the_course.load_problems()
    number, problem = next((n, p) for n, p in enumerate(problems, 1) if p.name == name)
    rivals = iter((*words.rivals(), *default_names()[1:]))
    seats = range(the_course.game.seats(problem.setup))
    match = problem.match([Player("Mei" if n == problem.seat else next(rivals)) for n in seats])
    bridge = MatchBridge(match)
    flow = TableFlow(bridge, BotSetup(StillThinker(), "still"), QtClock(), lambda view, legal: None)
    judge = partial(problem.shortfall_in, match)
    guide = ProblemGuide(problem, (number, len(problems)), bridge, words, judge)
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
