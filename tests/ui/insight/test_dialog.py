"""The insight page in the window: by pointer, by keys, and for a screen reader."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import AnyReplay, Replay
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules.secrets import ChangChengSecrets
from changcheng_qt.ui.insight import dialog
from changcheng_qt.ui.insight.dialog import KnowledgeDialog
from changcheng_qt.ui.insight.grid import KnowledgeGrid
from changcheng_qt.ui.insight.table import KnowledgeTable, Unit, columns_of
from changcheng_qt.ui.looks.appearance import ThemeChoice
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.verdicts.insight import How, KnowledgePage
from tests.planted import Fault, planted, with_and_without
from tests.titles.changcheng.sample.secrets import SAMPLE
from tests.titles.changcheng.table.replay_window import ReplayWindow
from tests.ui.shop import settle

Key = Qt.Key


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return SAMPLE.played(5)


class Screen(ReplayWindow):
    """A window that shows a finished game again, with the page over it."""

    def __init__(
        self, match: AnyMatch, qtbot: QtBot, viewers: tuple[Viewer, ...] | None = None
    ) -> None:
        super().__init__(match, viewers=viewers)
        self._qtbot = qtbot

    def open(self) -> KnowledgeDialog:
        """Open the page by its key, and wait until it is made."""
        page = self.press(Key.Key_W)
        assert isinstance(page, KnowledgeDialog)
        self._qtbot.waitUntil(lambda: page.grid is not None)
        settle()
        return page


@pytest.fixture
def screen(qapp: QApplication, qtbot: QtBot, match: AnyMatch) -> Iterator[Screen]:
    screen = Screen(match, qtbot)
    yield screen
    screen.close()


def grid_of(page: KnowledgeDialog) -> tuple[KnowledgeGrid, KnowledgeTable]:
    """The grid of a page, and its table."""
    assert page.grid is not None
    table = page.grid.model()
    assert isinstance(table, KnowledgeTable)
    return page.grid, table


def looked(table: KnowledgeTable) -> Any:  # noqa: ANN401 - an index
    """A cell in which somebody has looked for the first time."""
    for row, cells in enumerate(table.page.rows):
        for column, places in enumerate(table.columns):
            cell = cells.cells[places[-1]]
            if cell is not None and How.LOOKED in cell.hows and not cell.is_open:
                return table.index(row, column)
    raise LookupError("nobody looked")


def test_the_page_has_words_for_pointer_and_reader(screen: Screen) -> None:
    page = screen.open()
    grid, table = grid_of(page)
    index = looked(table)
    text = table.text(index)
    assert "Seen by " in text
    assert text in index.data(Qt.ItemDataRole.ToolTipRole)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == text
    grid.setCurrentIndex(index)
    assert page.said.text() == text
    reader = QAccessible.queryAccessibleInterface(grid)
    assert reader is not None
    assert reader.text(QAccessible.Text.Name) == "Who knew what"


def ask_the_replay(patch: pytest.MonkeyPatch) -> None:
    def paint(page: KnowledgeDialog, painter: QPainter, room: QRectF, seat: int) -> None:
        colour = page._title.colour_of(page._bridge.view, seat)  # noqa: SLF001
        page._title.paint_token(painter, room, colour)  # noqa: SLF001

    patch.setattr(KnowledgeDialog, "_paint_seat", paint)


@with_and_without(ask_the_replay)
def test_signs_are_painted_without_asking_the_replay(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """A page has hundreds of them, and each view would be made again from the position."""
    with planted(fault):
        page = screen.open()
        grid, _ = grid_of(page)
        asked, view_at = list[int](), Replay.view_at

        def noted(replay: AnyReplay, position: int, viewer: Viewer) -> object:
            asked.append(position)
            return view_at(replay, position, viewer)

        monkeypatch.setattr(Replay, "view_at", noted)
        grid.viewport().grab()
        assert asked == []


def test_a_click_leads_to_the_step_at_which_it_became_known(screen: Screen) -> None:
    page = screen.open()
    grid, table = grid_of(page)
    index = looked(table)
    grid.scrollTo(index)
    settle()
    spot = grid.visualRect(index).center()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    settle()
    assert screen.window.dialogs.shown is None
    position = screen.bridge.position
    cells = table.page.rows[index.row()].cells
    assert position in table.columns[index.column()]
    assert cells[position] != cells[position - 1]


def test_arrows_and_enter_lead_there_too_and_escape_back(screen: Screen) -> None:
    page = screen.open()
    grid, table = grid_of(page)
    assert grid.currentIndex().column() == table.column_of(screen.bridge.position)
    QTest.keyClick(grid, Key.Key_Right)
    QTest.keyClick(grid, Key.Key_Down)
    index = grid.currentIndex()
    assert (index.row(), index.column()) == (1, 1)
    wanted = table.position(index)
    QTest.keyClick(grid, Key.Key_Return)
    settle()
    assert (screen.window.dialogs.shown, screen.bridge.position) == (None, wanted)
    page = screen.open()
    QTest.keyClick(grid_of(page)[0], Key.Key_Escape)
    settle()
    assert (screen.window.dialogs.shown, screen.bridge.position) == (None, wanted)


def test_facts_unknown_to_the_chosen_seat_are_dimmed(screen: Screen) -> None:
    page = screen.open()
    grid, table = grid_of(page)
    index = looked(table)
    cell = table.cell(index)
    assert cell is not None
    other = next(seat for seat in table.page.seats if cell.hows[seat] is None)
    grid.scrollTo(index)
    settle()
    whole = grid.viewport().grab(grid.visualRect(index)).toImage()
    page.whose.setCurrentIndex(other + 1)
    grid.setCurrentIndex(index)
    settle()
    assert grid.viewport().grab(grid.visualRect(index)).toImage() != whole
    assert "did not know" in page.said.text()


def choose_by_place(patch: pytest.MonkeyPatch) -> None:
    def choose(page: KnowledgeDialog, place: int) -> None:
        grid_of(page)[0].choose(place - 1 if place > 0 else None)

    patch.setattr(KnowledgeDialog, "_on_chosen", choose)


@with_and_without(choose_by_place)
def test_a_file_of_one_seat_tells_what_that_seat_knew(
    match: AnyMatch, qtbot: QtBot, fault: Fault | None
) -> None:
    """The seat is the last of three, and the only one that the page offers."""
    with planted(fault), closing(Screen(match, qtbot, viewers=(PUBLIC, 2))) as screen:
        page = screen.open()
        grid, table = grid_of(page)
        assert table.page.seats == (2,)
        offered = [page.whose.itemText(place) for place in range(page.whose.count())]
        assert offered == ["anyone", match.players[2].name]
        index = looked(table)
        cell = table.cell(index)
        assert cell is not None
        assert cell.hows[2] is not None
        page.whose.setCurrentIndex(1)
        grid.setCurrentIndex(index)
        settle()
        assert table.chosen == 2
        assert "did not know" not in page.said.text()


def choose_while_there_is_a_grid(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KnowledgeGrid, "choose", lambda *_: None)


def choose_again_in_another_language(patch: pytest.MonkeyPatch) -> None:
    offer = KnowledgeDialog._offer_seats  # noqa: SLF001

    def offer_anyone(page: KnowledgeDialog) -> None:
        page.whose.clear()
        offer(page)

    patch.setattr(KnowledgeDialog, "_offer_seats", offer_anyone)


@with_and_without(choose_while_there_is_a_grid, choose_again_in_another_language)
def test_a_seat_that_was_chosen_early_stays_chosen(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    """It was forgotten if it was chosen before the page was made."""
    monkeypatch.setattr(dialog, "_SLICE", -1.0)
    with planted(fault):
        page = screen.press(Key.Key_W)
        assert isinstance(page, KnowledgeDialog)
        assert page.grid is None
        page.whose.setCurrentIndex(2)
        page.finish()
        assert (page.whose.currentIndex(), grid_of(page)[1].chosen) == (2, 1)
        page.retranslate()
        assert (page.whose.currentIndex(), grid_of(page)[1].chosen) == (2, 1)


def lead_to_the_end_of_the_turn(patch: pytest.MonkeyPatch) -> None:
    def position(table: KnowledgeTable, index: QModelIndex) -> int:
        cells, places = table.page.rows[index.row()].cells, table.columns[index.column()]
        changed = (p for p in places if p and cells[p] != cells[p - 1])
        return next(changed, places[-1])

    patch.setattr(KnowledgeTable, "position", position)


@with_and_without(lead_to_the_end_of_the_turn)
def test_a_cell_that_does_not_change_leads_to_where_its_turn_begins(
    screen: Screen, fault: Fault | None
) -> None:
    with planted(fault):
        _, table = grid_of(screen.open())
        same = [
            (table.index(row, column), places[0])
            for row, cells in enumerate(table.page.rows)
            for column, places in enumerate(table.columns)
            if len(places) > 1
            and len({cells.cells[place] for place in (max(0, places[0] - 1), *places)}) == 1
        ]
        assert len(same) > len(table.columns)
        assert [table.position(index) for index, _ in same] == [first for _, first in same]


def test_a_switch_of_language_or_size_keeps_the_page(screen: Screen) -> None:
    page = screen.open()
    grid, _ = grid_of(page)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    page.appearance.choose_theme(ThemeChoice.DARK)
    page.appearance.choose_scale(1.5)
    settle()
    assert page.grid is grid
    assert grid.horizontalHeader().sectionSize(0) > 40


def test_the_page_closes_with_the_replay(screen: Screen) -> None:
    screen.open()
    screen.window.show_start(can_resume=False)
    assert screen.window.dialogs.shown is None


def test_of_a_game_that_runs_there_is_no_page(qapp: QApplication, qtbot: QtBot) -> None:
    match = SAMPLE.played(5)
    match_running: Any = type(match)(match.game, match.setup, match.players)
    screen = Screen(match_running, qtbot)
    assert screen.bridge.making is None
    assert screen.window.replay_show is not None
    assert screen.window.replay_show.bar.insight.isHidden()
    one = ReplayBridge(Replay(match_running, (PUBLIC, 0)), secrets=ChangChengSecrets())
    assert one.making is not None
    screen.window.close()
    screen.window.deleteLater()
    settle()


def test_many_steps_are_taken_together_by_turns() -> None:
    unit, columns = columns_of(10, (3, 6))
    assert (unit, columns) == (Unit.STEP, tuple(range(place, place + 1) for place in range(10)))
    unit, columns = columns_of(100, (3, 60))
    assert (unit, columns) == (Unit.TURN, (range(3), range(3, 60), range(60, 100)))


def test_no_slice_of_the_work_is_long(match: AnyMatch) -> None:
    making = ReplayBridge(Replay(match), secrets=ChangChengSecrets()).making
    assert making is not None
    assert not making.is_done
    for _ in range(len(match.steps) + 1):
        making.go_on()
    assert making.is_done
    page: KnowledgePage[Any] = making.page()
    assert page.positions == len(match.steps) + 1
