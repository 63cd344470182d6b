"""A step repaints the parts that it changed, not the window: else undo and redo would be slow."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle
from changcheng_qt.titles.changcheng.rules.forecast import Presence
from changcheng_qt.titles.changcheng.rules.setup import Opening, Options
from changcheng_qt.titles.changcheng.table.panels import action_line, inspector_rows
from changcheng_qt.titles.changcheng.table.panels.action_line import ActionLine
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.panels.inspector_rows import PresenceRow
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.changcheng.table.panels.turn_guide import TurnGuide
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import GuideRow, Standing
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
)
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.panels.player_rows import PlayerRows
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.table.board_table import seen_at
from tests.titles.changcheng.table.playing import bridge_of, match_of, plain_looks, worked_setup
from tests.titles.changcheng.table.positions import extended, half_built

QUIET = 300
"""Milliseconds without a paint after which everything is taken to be drawn: the table paints
further parts that fit into its window besides the request, a moment after its size has changed.
"""


class PaintWatch(QObject):
    """The parts of some widgets painted since the last question, once all is drawn."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._painted: dict[QObject, QRegion] = {}
        for widget in widgets:
            widget.installEventFilter(self)
        QTest.qWait(QUIET)
        while self.painted():
            QTest.qWait(QUIET)

    def painted(self) -> dict[QObject, QRegion]:
        for _ in range(3):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        painted, self._painted = self._painted, {}
        return painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(event, QPaintEvent):
            before = self._painted.get(watched, QRegion())
            self._painted[watched] = before.united(event.region())
        return False


def test_a_step_and_its_undo_repaint_a_small_part_of_the_board(qtbot: QtBot) -> None:
    table = seen_at(qtbot, half_built())
    viewport = table.board.view.viewport()
    watch = PaintWatch(viewport)
    assert not table.board.overview.isVisible()
    place = next(one for one in table.bridge.legal if isinstance(one, PlaceSingle))
    steps: tuple[Any, ...] = (
        lambda: table.bridge.submit(place),
        table.bridge.undo,
        table.bridge.redo,
    )
    for step in steps:
        assert step()
        region = watch.painted()[viewport]
        area = sum(rect.width() * rect.height() for rect in region)  # type: ignore[attr-defined]
        assert 0 < area < 0.2 * viewport.width() * viewport.height()


@pytest.mark.parametrize("whole", [True, False])
def test_a_step_repaints_as_little_where_the_strip_over_the_board_follows_it(
    qtbot: QtBot, *, whole: bool
) -> None:
    """A mark that leaves a scene that anybody watches would have all of it painted again."""
    table = seen_at(qtbot, extended(half_built()), size=(728, 455))
    board, viewport = table.board, table.board.view.viewport()
    assert board.overview.isVisible()
    if whole:
        board.view.toggle_fit()
    table.hand.pick(HeldBlock(Pile.SINGLE))
    near, other = (t for t in list(board.play.offers.targets)[:2])
    table.hover(table.point(near))
    watch = PaintWatch(viewport)
    table.hover(table.point(other))
    area = sum(r.width() * r.height() for r in watch.painted()[viewport])  # type: ignore[attr-defined]
    assert 0 < area < 0.6 * viewport.width() * viewport.height()


def test_another_theme_repaints_all_of_the_board(qtbot: QtBot) -> None:
    """The control of the test above."""
    table = seen_at(qtbot, half_built())
    viewport = table.board.view.viewport()
    watch = PaintWatch(viewport)
    table.appearance.switch_theme()
    assert watch.painted()[viewport].boundingRect() == viewport.rect()


class SidePanels:
    """The panels next to the board in one window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bridge = bridge_of(
            match_of(worked_setup(3, options=Options(opening=Opening.NOBODY))), 0
        )
        self.looks = plain_looks()
        self.players = PlayerRows(self.bridge, self.looks, PlayerRow)
        self.guide = TurnGuide(self.bridge, self.looks)
        self.inspector = Inspector(self.bridge, self.looks)
        self.inspector.look_at(SquareTarget(0))
        self.window = QWidget()
        qtbot.addWidget(self.window)
        column = QVBoxLayout(self.window)
        for panel in (self.players, self.guide, self.inspector):
            column.addWidget(panel)
        self.window.resize(320, 560)
        self.window.show()
        qtbot.waitExposed(self.window)


def test_a_step_leaves_the_rows_of_the_others_as_they_are(qtbot: QtBot) -> None:
    panels = SidePanels(qtbot)
    rows = panels.players.rows
    stocks = [row.stock for row in rows.values()]
    watch = PaintWatch(*rows.values(), *stocks, *panels.inspector.rows)
    assert panels.bridge.submit(PlaceSingle(0))
    assert set(watch.painted()) == {rows[0], rows[0].stock, *panels.inspector.rows}
    assert panels.bridge.submit(PlaceSingle(6))
    assert set(watch.painted()) == {rows[0], rows[0].stock}


def test_a_line_of_the_guide_is_painted_for_what_is_seen_of_it(qtbot: QtBot) -> None:
    panels = SidePanels(qtbot)
    line = panels.guide.lines[TurnAction.DOUBLE]
    row = line.row
    watch = PaintWatch(line)
    line.show_row(row, "Another reason.")
    assert line.why_not == "Another reason."
    assert "Another reason." in line.accessibleDescription()
    assert not watch.painted()
    line.show_row(GuideRow(row.action, Standing.DONE), "")
    assert set(watch.painted()) == {line}


def test_the_signs_of_the_guide_are_painted_once_for_each_look(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels, painted = SidePanels(qtbot), list[object]()
    for _ in range(2):
        assert panels.bridge.submit(PlaceSingle(0))
        panels.window.grab()
        assert panels.bridge.undo()
        panels.window.grab()
    monkeypatch.setattr(action_line, "paint_icon", lambda *what: painted.append(what))
    assert panels.bridge.submit(PlaceSingle(0))
    panels.window.grab()
    assert panels.bridge.undo()
    panels.window.grab()
    assert not painted
    panels.looks.switch_theme()
    panels.window.grab()
    assert painted, "the control: other colours are painted anew"


def test_another_language_changes_every_word(qtbot: QtBot) -> None:
    """The control of the test above: no row keeps the words of the language before."""
    panels = SidePanels(qtbot)
    lines = panels.window.findChildren(ActionLine)
    watch = PaintWatch(*panels.window.findChildren(PlayerRow), *lines)
    for panel in (panels.players, panels.guide, panels.inspector, *lines):
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert set(watch.painted()) >= set(lines)


@pytest.mark.parametrize("area", [ProvinceTarget(1), RegionTarget(2)])
@pytest.mark.parametrize("whole", [True, False])
def test_a_spotlight_falls_on_all_of_the_board_also_where_a_mark_leaves_meanwhile(
    qtbot: QtBot, area: ProvinceTarget | RegionTarget, *, whole: bool
) -> None:
    """The strip over the board has followed the scene, and a part is painted at once."""
    table = seen_at(qtbot, extended(half_built()), size=(728, 455))
    board, viewport = table.board, table.board.view.viewport()
    assert board.overview.isVisible()
    if whole:
        board.view.toggle_fit()
    table.hand.pick(HeldBlock(Pile.SINGLE))
    square = next(t for t in board.play.offers.targets if isinstance(t, SquareTarget))
    table.hover(table.point(square))
    watch = PaintWatch(viewport)
    board.hover(None)
    board.pointing.light(area)
    viewport.repaint(0, 0, 20, 20)
    assert watch.painted()[viewport] == QRegion(viewport.rect())
    board.pointing.light(None)
    viewport.repaint(0, 0, 20, 20)
    assert watch.painted()[viewport] == QRegion(viewport.rect())


def one_look_for_all(patch: pytest.MonkeyPatch) -> None:
    draw = KeptPicture.draw

    def draw_the_first(self: KeptPicture, painter: Any, size: Any, _: Any, paint: Any) -> None:  # noqa: ANN401
        draw(self, painter, size, "", paint)

    patch.setattr(KeptPicture, "draw", draw_the_first)


def keep_none(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KeptPicture, "keep", lambda self, most: self.drop())


@with_and_without(one_look_for_all, keep_none)
def test_a_row_of_the_side_panel_is_painted_when_it_shows_something_else_and_only_then(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    painted: list[object] = []

    def token(*more: Any) -> None:  # noqa: ANN401 - as for the painter
        painted.append(more)
        paint_seat_token(*more)

    monkeypatch.setattr(inspector_rows, "paint_seat_token", token)
    looks, view = plain_looks(), match_of(worked_setup(2)).view(0)
    row = PresenceRow(looks, 0, holder := QWidget())
    qtbot.addWidget(holder)
    row.resize(200, 20)

    def seen() -> QImage:
        return row.grab().toImage()

    with planted(fault):
        for presence, leads, gain in (
            (Presence(0, walls=1), False, None),
            (Presence(0, walls=1), True, None),
            (Presence(0, walls=1), True, 5),
            (Presence(0, walls=1, cards=2), True, 5),
        ):
            row.show_presence(view, presence, "Ann", 2, leads=leads)
            row.show_gain(gain)
            before = len(painted)
            assert seen() == seen()
            assert len(painted) == before + 1
