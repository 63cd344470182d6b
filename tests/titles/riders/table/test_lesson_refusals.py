"""Why nothing can be built in a lesson: the rules say so, or only the lesson does."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.history import Barrier
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.titles.riders import LESSONS
from changcheng_qt.titles.riders.table.pointer.play import MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import Hand
from changcheng_qt.titles.riders.table.tray.tray import Tray
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.looks.appearance import Appearance, Looks, MotionSpeed
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from tests.lessons.walking import begin, walk

BUILDS = {"road": Build.ROAD, "settle": Build.SETTLEMENT, "wall": Build.TOWER, "buy": Build.EDICT}
"""The commands that build, by their first words."""


def test_nothing_that_the_rules_allow_is_refused_for_a_rule(qtbot: QtBot) -> None:
    match, window = begin(LESSONS[0]), QWidget()
    qtbot.addWidget(window)
    only_the_lesson, seen = barrier_text(Barrier.NOT_ASKED), set()
    for _ in walk(match):
        if match.to_act != match.learner:
            continue
        bridge, hand = MatchBridge(match), Hand()
        bridge.look_as(match.learner)
        looks = Appearance(Looks(motion=MotionSpeed.NONE))
        tray = Tray(bridge, hand, MapPlay(bridge, hand), looks, window)
        possible = {match.text_of(one).split(" ")[0] for one in match.possible(match.learner)}
        for word, build in BUILDS.items():
            button = tray.pieces[build]
            is_told = not button.isEnabled() and only_the_lesson in button.toolTip()
            assert is_told == (word in possible and not button.isEnabled()), (build, match.step)
            if is_told:
                seen.add(build)
    assert seen == {Build.ROAD, Build.TOWER, Build.EDICT}
