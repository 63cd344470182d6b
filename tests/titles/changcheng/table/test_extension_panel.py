"""Adding a board: who is asked, and the possible faces and ends."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.setup import Options, Sides
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.panels.extension_panel import ExtensionPanel
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand, HeldBoard
from changcheng_qt.ui.window.panel_focus import PanelFocus
from tests.titles.changcheng.table.keyed_table import KeyedTable
from tests.titles.changcheng.table.playing import (
    bridge_of,
    match_of,
    one_step_back,
    picture,
    plain_looks,
    play_until,
    setup_of,
)

TABLE, BOARD = QRect(0, 46, 1280, 754), QRect(0, 46, 967, 601)


def due(**options: object) -> AnyMatch:
    """A match in which a board has to be added."""
    match = match_of(setup_of(3, 5, options=Options(**options)))  # type: ignore[arg-type]
    return play_until(match, lambda m: m.view(PUBLIC).stage is Stage.EXTENSION)


class Show:
    """An extension panel on a table, for the seat that is due unless told otherwise."""

    def __init__(self, qtbot: QtBot, match: AnyMatch, viewer: Viewer | None = None) -> None:
        assert match.to_act is not None
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.bridge = bridge_of(match, match.to_act if viewer is None else viewer)
        self.hand = Hand(self.window)
        self.panel = ExtensionPanel(self.bridge, self.hand, plain_looks(), self.window)
        self.panel.place(TABLE, BOARD)
        self.window.show()


def test_only_the_seat_that_is_due_is_asked(qtbot: QtBot) -> None:
    match = due()
    assert match.to_act is not None
    viewers = match.to_act, PUBLIC, (match.to_act + 1) % 3
    shown = [Show(qtbot, match, viewer) for viewer in viewers]
    assert [show.panel.isVisible() for show in shown] == [True, False, False]


def test_a_bot_is_not_asked(qtbot: QtBot) -> None:
    match = due()
    assert match.to_act is not None
    match.seat_player(match.to_act, Player("Sima", "greedy"))
    show = Show(qtbot, match)
    assert not show.panel.isVisible()


def test_both_faces_of_every_spare_board_are_offered(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    spare = show.bridge.view.spare
    assert [button.face for button in show.panel.faces] == [f for b in spare for f in b.faces]


def test_one_side_only_where_the_option_says_so(qtbot: QtBot) -> None:
    show = Show(qtbot, due(sides=Sides.ALL_B))
    assert {button.face.side for button in show.panel.faces} == {Side.B}


def keyed(qtbot: QtBot) -> tuple[KeyedTable, Show]:
    """A panel that has opened in the middle of a turn on a table where keys are led."""
    match = match_of(setup_of(3, 5))
    play_until(match, lambda m: len(m.steps) > 0)
    show = Show(qtbot, match)
    table = KeyedTable()
    qtbot.addWidget(table)
    show.panel.setParent(table)
    table.lead(show.panel)
    table.show()
    table.activateWindow()
    table.home.setFocus()
    qtbot.waitUntil(table.home.hasFocus)
    play_until(match, lambda m: m.view(PUBLIC).stage is Stage.EXTENSION)
    show.bridge.look_as(match.to_act or 0)
    assert show.panel.isVisible()
    return table, show


def test_a_panel_opened_during_a_turn_moves_the_keys_to_its_first_face(qtbot: QtBot) -> None:
    _, show = keyed(qtbot)
    assert QApplication.focusWidget() is show.panel.faces[0]


def reached_by_tab(table: KeyedTable, show: Show) -> list[QWidget | None]:
    """The focus as Tab is pressed once for each control, after a face was chosen: an end to lay it
    at had it then.
    """
    table.strike(Qt.Key.Key_Space)
    assert show.panel.faces[0].isChecked()
    assert show.panel.ends[End.WEST].hasFocus()
    reached = []
    for _ in show.panel.controls:
        table.strike(Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    return reached


def in_order(table: KeyedTable, show: Show) -> list[QWidget | None]:
    """The ends of the wall, the board, and face after face, never a frame behind."""
    *faces, west, east = show.panel.controls
    order: list[QWidget | None] = [east, table.home, *faces, west]
    return order[: len(show.panel.controls)]


def test_after_a_choice_tab_goes_on_through_the_panel(qtbot: QtBot) -> None:
    table, show = keyed(qtbot)
    assert reached_by_tab(table, show) == in_order(table, show)


def test_an_order_that_nobody_sets_leaves_the_panel(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PanelFocus, "_put_in_order", lambda focus: None)
    table, show = keyed(qtbot)
    assert reached_by_tab(table, show) != in_order(table, show)


def test_the_end_waits_for_a_face(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    west = show.panel.ends[End.WEST]
    assert not west.isEnabled()
    assert west.accessibleDescription() == "Choose a board first."
    show.panel.faces[1].click()
    chosen = show.panel.faces[1].face
    assert show.hand.held == HeldBoard(chosen.board, chosen.side)
    assert show.panel.faces[1].isChecked()
    assert not show.panel.faces[0].isChecked()
    assert west.isEnabled()


@pytest.mark.parametrize("end", End)
def test_the_board_goes_where_it_is_sent(qtbot: QtBot, end: End) -> None:
    show = Show(qtbot, due())
    show.panel.faces[0].click()
    chosen = show.panel.faces[0].face
    show.panel.ends[end].click()
    wall = show.bridge.view.wall
    slot = wall.order[0] if end is End.WEST else wall.order[-1]
    assert wall.faces[slot] == chosen
    assert not show.panel.isVisible()


def test_a_drawn_board_leaves_only_the_end(qtbot: QtBot) -> None:
    show = Show(qtbot, due(random_extension=True))
    drawn = show.bridge.view.drawn
    assert [button.face for button in show.panel.faces] == [drawn]
    assert show.panel.faces[0].isChecked()
    show.panel.ends[End.EAST].click()
    assert show.bridge.view.wall.faces[-1] == drawn


def test_putting_the_board_back_unchecks_it(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    show.panel.faces[0].click()
    show.hand.drop()
    assert not show.panel.faces[0].isChecked()
    assert not show.panel.ends[End.WEST].isEnabled()


def test_both_ends_of_the_wall_stay_in_sight(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    covered = show.panel.geometry().intersected(BOARD)
    assert covered.height() < BOARD.height() / 4


def test_faces_say_and_show_how_they_are_cut(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    first, second = show.panel.faces[:2]
    assert first.accessibleName() != second.accessibleName()
    for button in (first, second):
        for area in button.face.provinces:
            assert f"{area.name('en')} {area.squares}" in button.accessibleDescription()
    assert picture(first, 186, 110) != picture(second, 186, 110)


def test_many_boards_are_scrolled_and_not_squeezed(qtbot: QtBot) -> None:
    """The box has eight faces; a folder of own boards may have any number."""
    few = Show(qtbot, due())
    assert few.panel.shelf.horizontalScrollBar().maximum() == 0
    setup = setup_of(3, 5)
    own = tuple(replace(setup.spare[0], name=f"own {number}") for number in range(6))
    match = match_of(replace(setup, spare=(*setup.spare, *own)))
    many = Show(qtbot, play_until(match, lambda m: m.view(PUBLIC).stage is Stage.EXTENSION))
    assert len(many.panel.faces) == 16
    assert many.panel.shelf.horizontalScrollBar().maximum() > 0
    for button in many.panel.faces:
        assert button.size() == button.sizeHint()
    for end in many.panel.ends.values():
        assert many.panel.rect().contains(end.geometry())


def test_all_four_faces_are_seen_whole_in_a_small_window(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    show.window.resize(1024, 720)
    show.panel.place(QRect(0, 42, 1024, 678), QRect(0, 42, 733, 485))
    QApplication.sendPostedEvents()
    assert len(show.panel.faces) == 4
    assert show.panel.shelf.horizontalScrollBar().maximum() == 0
    last = show.panel.faces[-1]
    room = show.panel.shelf.viewport().rect()
    assert room.contains(QRect(last.mapTo(show.panel.shelf, last.rect().topLeft()), last.size()))


def test_the_names_of_the_faces_are_whole_when_a_board_falls_due(qtbot: QtBot) -> None:
    """The panel was placed before, when it had nothing to offer, and waits for the scoring."""
    match, command = one_step_back(due())
    show = Show(qtbot, match, due().to_act)
    show.panel.wait(waits=True)
    QApplication.processEvents()
    assert show.bridge.submit(command)
    show.panel.wait(waits=False)
    QApplication.processEvents()
    room = show.panel.shelf.viewport()
    assert show.panel.faces
    for face in show.panel.faces:
        assert room.rect().contains(QRect(face.mapTo(room, QPoint()), face.sizeHint()))


@pytest.mark.parametrize("options", [{}, {"random_extension": True}])
def test_it_says_that_the_counters_come_afterwards(
    qtbot: QtBot, options: dict[str, object]
) -> None:
    """The seat that chooses a board does not know yet the worth of its provinces."""
    show = Show(qtbot, due(**options))
    assert "Its reputation and threat counters are drawn afterwards." in show.panel.rule.text()


def test_an_end_says_why_it_waits_and_repeats_nothing(qtbot: QtBot) -> None:
    show = Show(qtbot, due())
    east = show.panel.ends[End.EAST]
    assert "Choose a board first." in east.toolTip()
    show.panel.faces[0].click()
    assert east.isEnabled()
    assert east.toolTip() == ""
