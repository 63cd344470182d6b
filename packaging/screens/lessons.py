"""Lessons in the gallery: the list of them, and the coach at a step."""

from changcheng_qt.lessons.guided import GuidedMatch
from changcheng_qt.titles.changcheng import LESSONS
from changcheng_qt.titles.changcheng.lessons import course
from changcheng_qt.ui.changcheng.lessons import ChangChengLessons
from changcheng_qt.ui.flow.bot_turns import BotWays
from changcheng_qt.ui.flow.playhead import QtClock
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.lessons.guide import Guide
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from screens.deeds import StagedWindow, put_in
from screens.positions import StillThinker

DONE = LESSONS[:3]


def list_lessons(window: StagedWindow) -> None:
    """Show the list to somebody who has done some of them."""
    window.dialogs.lessons(window.titles["changcheng"], LESSONS, DONE)
    put_in(window)


def open_lesson(window: StagedWindow, name: str, passed: int) -> None:
    """Show a lesson, so many steps of which were done as they are meant to be."""
    the_course, words = course(LESSONS), ChangChengLessons()
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


def _take_step(guide: Guide, match: GuidedMatch, bridge: MatchBridge) -> None:
    step = match.step
    if step is not None and step.accept:
        bridge.submit(match.command_of(step.ideal))
    elif step is not None and step.question is not None:
        guide.answer(match.fact(step.question.fact))
    else:
        guide.go_on()
