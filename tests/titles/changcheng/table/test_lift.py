"""The thing pointed at or picked up in the tray rises, and sinks again when it is dropped."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import EndTurn, PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, Held, HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.tray.pickable import LIFT, Lift, Pickable
from tests.titles.changcheng.table.playing import (
    bridge_of,
    match_of,
    plain_looks,
    play,
    worked_setup,
)

FLOOD, SINGLE = HeldCard(ActionCard.FLOOD), HeldBlock(Pile.SINGLE)
STILL = (MotionSpeed.NONE, MotionSpeed.REDUCED)


class Corner:
    """A tray on screen from which seat 1 may pick up anything."""

    def __init__(self, qtbot: QtBot, motion: MotionSpeed) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(966, 200)
        match = play(match_of(worked_setup(3)), PlaceSingle(0), EndTurn())
        self.bridge, self.hand = bridge_of(match, 1), Hand(self.window)
        self.tray = Tray(self.bridge, self.hand, plain_looks(motion), self.window)
        self.tray.setGeometry(0, 0, 966, 187)
        self.window.show()
        self.single: Pickable[Held] = self.tray.piles[Pile.SINGLE]
        self.flood: Pickable[Held] = self.tray.cards.buttons[ActionCard.FLOOD]

    def picture(self) -> QImage:
        for motion in self.window.findChildren(QAbstractAnimation):
            if motion.state() is not QAbstractAnimation.State.Stopped:
                motion.setCurrentTime(motion.totalDuration())
        return self.tray.grab().toImage()


def motion_of(button: Pickable[Held]) -> Lift:
    """The motion that lifts a button, held where it is."""
    lift = button.findChild(Lift)
    assert lift is not None
    if lift.state() is QAbstractAnimation.State.Running:
        lift.pause()
    return lift


def point_at(button: Pickable[Held], *, at: bool = True) -> None:
    """Move the pointer to a button, or away from it."""
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, at)
    place = QPointF(5, 5)
    coming = QEnterEvent(place, place, place)
    QApplication.sendEvent(button, coming if at else QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize("held", [FLOOD, SINGLE])
def test_a_thing_picked_up_rises_and_sinks_when_dropped(
    qtbot: QtBot, held: HeldCard | HeldBlock
) -> None:
    corner = Corner(qtbot, MotionSpeed.NORMAL)
    button = corner.flood if held is FLOOD else corner.single
    corner.hand.pick(held)
    rising, curve = motion_of(button), QEasingCurve(QEasingCurve.Type.OutCubic)
    assert rising.duration() == 120
    assert button.raised == 0
    rising.setCurrentTime(60)
    assert button.raised == pytest.approx(LIFT * curve.valueForProgress(0.5))
    rising.setCurrentTime(120)
    assert button.raised == LIFT
    corner.hand.drop()
    falling = motion_of(button)
    assert falling.duration() == 160
    assert button.raised == LIFT
    falling.setCurrentTime(80)
    assert button.raised == pytest.approx(LIFT * (1 - curve.valueForProgress(0.5)))


def test_a_thing_dropped_on_its_way_up_turns_back_at_once(qtbot: QtBot) -> None:
    corner = Corner(qtbot, MotionSpeed.NORMAL)
    corner.hand.pick(FLOOD)
    motion_of(corner.flood).setCurrentTime(40)
    half_way = corner.flood.raised
    corner.hand.drop()
    motion_of(corner.flood)
    assert 0 < corner.flood.raised == half_way < LIFT


def test_a_thing_pointed_at_rises_a_little(qtbot: QtBot) -> None:
    corner = Corner(qtbot, MotionSpeed.NORMAL)
    point_at(corner.flood)
    rising = motion_of(corner.flood)
    assert (rising.duration(), rising.easingCurve().type()) == (90, QEasingCurve.Type.OutQuad)
    rising.setCurrentTime(90)
    assert 0 < corner.flood.raised < LIFT / 2
    point_at(corner.flood, at=False)
    motion_of(corner.flood).setCurrentTime(90)
    assert corner.flood.raised == 0


@pytest.mark.parametrize("motion", STILL)
def test_where_nothing_moves_it_is_up_at_once(qtbot: QtBot, motion: MotionSpeed) -> None:
    corner = Corner(qtbot, motion)
    corner.hand.pick(FLOOD)
    assert corner.flood.raised == LIFT
    corner.hand.drop()
    assert corner.flood.raised == 0
    assert motion_of(corner.flood).state() is QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("held", [FLOOD, SINGLE, None])
def test_at_rest_it_looks_the_same_at_any_speed(
    qtbot: QtBot, held: HeldCard | HeldBlock | None
) -> None:
    pictures = []
    for motion in (MotionSpeed.NORMAL, *STILL):
        corner = Corner(qtbot, motion)
        before = corner.picture()
        corner.hand.pick(FLOOD)
        corner.hand.drop()
        if held is not None:
            corner.hand.pick(held)
        pictures.append(corner.picture())
        assert (pictures[-1] == before) is (held is None)
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_click_on_its_way_counts(qtbot: QtBot) -> None:
    corner = Corner(qtbot, MotionSpeed.SLOW)
    for held in (FLOOD, None, FLOOD):
        QTest.mouseClick(corner.flood, Qt.MouseButton.LeftButton)
        motion_of(corner.flood).setCurrentTime(30)
        assert corner.hand.held == held
    QTest.mouseClick(corner.single, Qt.MouseButton.LeftButton)
    assert corner.hand.held == SINGLE


def test_nothing_of_a_veiled_hand_is_lifted(qtbot: QtBot) -> None:
    corner = Corner(qtbot, MotionSpeed.NORMAL)
    corner.hand.pick(FLOOD)
    corner.bridge.look_as(PUBLIC)
    assert corner.flood.raised == 0
    assert motion_of(corner.flood).state() is QAbstractAnimation.State.Stopped


def test_a_card_that_a_hint_names_rises_and_is_framed_until_then(qtbot: QtBot) -> None:
    corner = Corner(qtbot, MotionSpeed.NORMAL)
    before = corner.picture()
    corner.tray.show_way([PlayCard(ActionCard.FLOOD, 0), PlaceSingle(0)])
    marked = corner.picture()
    assert (corner.flood.raised, corner.single.raised) == (LIFT, 0)
    corner.hand.pick(FLOOD)
    assert corner.picture() == marked, "as if it was picked up"
    corner.hand.drop()
    point_at(corner.flood)
    point_at(corner.flood, at=False)
    assert corner.picture() == marked, "a pointer that passes does not put it down"
    corner.tray.show_way([])
    assert corner.picture() == before
