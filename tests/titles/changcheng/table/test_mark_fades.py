"""Rings, highlights and ghosts fade in; a thing that is carried rises; nothing waits for either."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPoint, QPointF, QVariantAnimation
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.events import SinglePlaced
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldCard, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import ProvinceTarget
from changcheng_qt.titles.changcheng.table.scene.marks import AreaMark, RingMark
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.scene.carried_item import CarriedItem
from changcheng_qt.ui.scene.layer import FigureItem
from changcheng_qt.ui.scene.mark_fades import MarkFades
from tests.titles.changcheng.table.board_table import Table, seen_at
from tests.titles.changcheng.table.positions import half_built

SINGLE, FLOOD = HeldBlock(Pile.SINGLE), HeldCard(ActionCard.FLOOD)
SPEEDS = (MotionSpeed.NORMAL, MotionSpeed.REDUCED, MotionSpeed.NONE)
QUADRATIC = QEasingCurve(QEasingCurve.Type.OutQuad)


def table_at(qtbot: QtBot, motion: MotionSpeed = MotionSpeed.NORMAL) -> Table:
    table = seen_at(qtbot, half_built(), motion=motion)
    table.board.skip_motion()
    return table


def point_at(table: Table, point: QPoint) -> None:
    """Move the pointer to a point of the view, independent of the desktop."""
    table.board.hover(table.board.view.place_at(QPointF(point)))


def fades(table: Table) -> list[QVariantAnimation]:
    """The fades under way, each held where it is."""
    board = table.board.findChild(MarkFades)
    assert board is not None
    running = [
        fade
        for fade in board.findChildren(QVariantAnimation)
        if fade.state() is not QAbstractAnimation.State.Stopped
    ]
    for fade in running:
        fade.pause()
    return running


def opacities(table: Table, kind: str) -> set[float]:
    """How strongly the marks of a kind are seen."""
    items = table.board.scene.marks.items
    return {round(item.opacity(), 3) for key, item in items.items() if key[0] == kind}


@pytest.mark.parametrize("motion", [MotionSpeed.NORMAL, MotionSpeed.REDUCED])
def test_the_rings_of_legal_squares_fade_in(qtbot: QtBot, motion: MotionSpeed) -> None:
    table = table_at(qtbot, motion)
    table.hand.pick(SINGLE)
    (fade,) = fades(table)
    assert fade.duration() == 90
    assert opacities(table, "ring") == opacities(table, "tint") == {0.0}
    fade.setCurrentTime(30)
    assert opacities(table, "ring") == {round(QUADRATIC.valueForProgress(1 / 3), 3)}
    fade.setCurrentTime(90)
    assert opacities(table, "ring") == opacities(table, "tint") == {1.0}
    assert fades(table) == []


def test_without_motion_they_are_there_at_once(qtbot: QtBot) -> None:
    table = table_at(qtbot, MotionSpeed.NONE)
    table.hand.pick(SINGLE)
    assert fades(table) == []
    assert opacities(table, "ring") == {1.0}


def test_a_click_on_a_ring_that_is_still_to_come_counts(qtbot: QtBot) -> None:
    table = table_at(qtbot, MotionSpeed.SLOW)
    table.hand.pick(SINGLE)
    assert fades(table)
    table.click(table.square(11))
    assert table.happened(SinglePlaced) == SinglePlaced(0, 11)


def test_nothing_that_waits_for_motion_waits_for_a_fade(qtbot: QtBot) -> None:
    table = table_at(qtbot, MotionSpeed.SLOW)
    table.hand.pick(SINGLE)
    assert fades(table)
    assert not table.board.animator.is_moving
    table.board.skip_motion()
    assert fades(table) == []
    assert opacities(table, "ring") == {1.0}


def test_the_ghost_fades_in_again_on_every_square(qtbot: QtBot) -> None:
    table = table_at(qtbot)
    table.hand.pick(SINGLE)
    (rings,) = fades(table)
    rings.setCurrentTime(45)
    point_at(table, table.square(11))
    assert opacities(table, "ghost") == {0.0}
    first = fades(table)[-1]
    first.setCurrentTime(60)
    point_at(table, table.square(21))
    second = fades(table)[-1]
    assert opacities(table, "ghost") == {0.0}
    first.setCurrentTime(90)
    assert opacities(table, "ghost") == {0.0}, "it has been left to the second"
    second.setCurrentTime(90)
    rings.setCurrentTime(90)
    assert opacities(table, "ghost") == opacities(table, "ring") == {1.0}


def areas(table: Table) -> list[AreaMark]:
    """Every highlight in the scene, those that still leave included."""
    items = (item for item in table.board.scene.items() if isinstance(item, FigureItem))
    return [item.figure for item in items if isinstance(item.figure, AreaMark)]


def test_the_highlight_of_a_province_becomes_another_and_leaves_nothing(qtbot: QtBot) -> None:
    table = table_at(qtbot)
    table.hand.pick(FLOOD)
    table.board.skip_motion()
    at_rest = len(areas(table))
    provinces = [t for t in table.board.play.offers.targets if isinstance(t, ProvinceTarget)]
    point_at(table, table.point(provinces[0]))
    assert len(areas(table)) == at_rest + 1
    assert opacities(table, "area") == {1.0}
    fades(table)[-1].setCurrentTime(90)
    assert len(areas(table)) == at_rest


def test_a_secret_look_comes_and_goes_at_once(qtbot: QtBot) -> None:
    table = table_at(qtbot, MotionSpeed.SLOW)
    place = next(c for c in table.bridge.legal if isinstance(c, PlaceSingle))
    table.bridge.submit(place)
    region = next(iter(table.board.play.offers.peeks))
    table.board.look.begin(region)
    assert opacities(table, "look") == {1.0}
    table.board.look.end()
    assert opacities(table, "look") == set()


def pick_and_point(table: Table) -> None:
    table.hand.pick(SINGLE)
    point_at(table, table.square(11))
    point_at(table, table.square(21))


def choose_a_province(table: Table) -> None:
    table.hand.pick(FLOOD)
    for target in list(table.board.play.offers.targets)[:2]:
        point_at(table, table.point(target))


def pick_and_drop(table: Table) -> None:
    table.hand.pick(SINGLE)
    table.hand.drop()


def walk_by_keys(table: Table) -> None:
    table.hand.pick(SINGLE)
    table.board.pointing.walk(1)


def carry_into_the_void(table: Table) -> None:
    table.hand.pick(SINGLE)
    table.press(table.square(11))
    table.hover(QPoint(200, 40))


def at_rest(table: Table) -> QImage:
    table.board.skip_motion()
    for motion in table.board.scene.findChildren(QVariantAnimation):
        motion.setCurrentTime(motion.duration())
    table.board.view.settle()
    return table.board.view.grab().toImage()


@pytest.mark.parametrize(
    "do", [pick_and_point, choose_a_province, pick_and_drop, walk_by_keys, carry_into_the_void]
)
def test_at_rest_it_looks_the_same_at_any_speed(qtbot: QtBot, do: Callable[[Table], None]) -> None:
    pictures = []
    for motion in SPEEDS:
        table = table_at(qtbot, motion)
        before = at_rest(table)
        do(table)
        pictures.append(at_rest(table))
        assert (pictures[-1] == before) is (do is pick_and_drop)
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_ring_under_way_is_seen_half(qtbot: QtBot) -> None:
    """The control of the test above: a fade is seen."""
    table = table_at(qtbot)
    table.hand.pick(SINGLE)
    (fade,) = fades(table)
    fade.setCurrentTime(30)
    table.board.view.settle()
    half_way = table.board.view.grab().toImage()
    assert half_way != at_rest(table)
    assert any(isinstance(f, RingMark) for f in table.board.scene.marks.figures.values())


def carried(table: Table) -> list[CarriedItem]:
    return [item for item in table.board.scene.items() if isinstance(item, CarriedItem)]


def test_a_carried_thing_rises_from_the_board_and_sinks_again(qtbot: QtBot) -> None:
    table = table_at(qtbot)
    carry_into_the_void(table)
    (item,) = carried(table)
    rising = item.motion
    assert rising is not None
    rising.pause()
    assert rising.duration() == 120
    rising.setCurrentTime(0)
    assert item.transform().dy() == 0
    rising.setCurrentTime(120)
    height = -item.transform().dy()
    assert height > 0
    table.release(QPoint(3, 3))
    falling = item.motion
    assert falling is not None
    falling.pause()
    assert falling.duration() == 160
    falling.setCurrentTime(80)
    share = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(0.5)
    assert -item.transform().dy() == pytest.approx(height * (1 - share))
    falling.setCurrentTime(160)
    assert carried(table) == []


@pytest.mark.parametrize("motion", [MotionSpeed.REDUCED, MotionSpeed.NONE])
def test_where_nothing_moves_it_is_carried_and_gone_at_once(
    qtbot: QtBot, motion: MotionSpeed
) -> None:
    table = table_at(qtbot, motion)
    carry_into_the_void(table)
    (item,) = carried(table)
    assert item.transform().dy() < 0
    table.release(QPoint(3, 3))
    assert carried(table) == []
