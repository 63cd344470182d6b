"""The side panel where its content is higher than it: it scrolls, and a part that asks is seen."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.heading import Heading, PinnedHeading
from changcheng_qt.ui.window.side_panel import SidePanel
from tests.ui.shop import settle


class Hinted(QWidget):
    """A widget that would like to be higher than it needs to be."""

    def sizeHint(self) -> QSize:
        return QSize(100, 300)


@dataclass
class Panel:
    """A panel of some height with two parts: one that wraps its words, and one above it."""

    window: QWidget
    side: SidePanel
    rows: QWidget
    sheet: QWidget
    last: QWidget

    @property
    def seen(self) -> QRect:
        """The visible part of the column."""
        return QRect(0, bar_of(self.side).value(), self.side.width(), self.side.height())

    @property
    def scrolls(self) -> bool:
        return bar_of(self.side).maximum() > 0


def bar_of(side: SidePanel) -> QScrollBar:
    area = side.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar()


def fixed(height: int) -> QWidget:
    part = QWidget()
    part.setMinimumHeight(height)
    return part


def wrapping(part: QWidget) -> QWidget:
    """A part around another, whose height depends on its width, as that of words does."""
    around = QWidget()
    layout = QVBoxLayout(around)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(part)
    policy = part.sizePolicy()
    policy.setHeightForWidth(True)
    part.setSizePolicy(policy)
    return around


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    window = QWidget()
    qtbot.addWidget(window)
    last = Hinted()
    side = SidePanel(Appearance(), last, window)
    made = Panel(window, side, fixed(200), wrapping(fixed(200)), last)
    side.use_parts((made.rows, made.sheet))
    side.setGeometry(0, 0, 300, 600)
    window.resize(300, 900)
    window.show()
    settle()
    return made


def test_the_last_widget_is_content_with_the_height_that_is_left(panel: Panel) -> None:
    assert not panel.scrolls
    assert panel.last.height() == 200


def test_a_part_that_asks_is_seen_whole_and_the_last_widget_gives_way(panel: Panel) -> None:
    panel.side.resize(300, 300)
    settle()
    assert not panel.seen.contains(panel.sheet.geometry())
    panel.side.ask(panel.sheet)
    settle()
    assert panel.seen.contains(panel.sheet.geometry())
    assert not panel.last.isVisible()
    panel.side.ask(None)
    settle()
    assert panel.seen.top() == 0
    assert panel.last.isVisible()


def test_of_a_part_that_is_higher_than_the_panel_the_beginning_is_seen(panel: Panel) -> None:
    panel.side.resize(300, 150)
    panel.side.ask(panel.sheet)
    settle()
    assert panel.seen.top() == panel.sheet.geometry().top()


def test_a_part_that_asks_before_the_panel_is_shown_is_seen(qtbot: QtBot) -> None:
    window, above, asking = QWidget(), fixed(500), fixed(300)
    qtbot.addWidget(window)
    side = SidePanel(Appearance(), Hinted(), window)
    side.use_parts((above, asking))
    side.ask(asking)
    side.setGeometry(0, 0, 300, 400)
    window.resize(300, 400)
    window.show()
    settle()
    assert Panel(window, side, above, asking, asking).seen.contains(asking.geometry())


def test_where_all_fits_nothing_gives_way(panel: Panel) -> None:
    panel.side.ask(panel.sheet)
    settle()
    assert panel.last.isVisible()
    assert panel.seen.top() == 0


def test_the_last_widget_ends_above_a_covered_foot(panel: Panel) -> None:
    panel.side.end_above(100, by="coach")
    settle()
    assert not panel.scrolls
    assert panel.last.height() == 100
    panel.side.end_above(0, by="hint")
    settle()
    assert panel.last.height() == 100, "it is still covered by something else"
    panel.side.end_above(0, by="coach")
    settle()
    assert panel.last.height() == 200
    panel.side.end_above(100, by="coach")
    panel.side.use_parts(())
    settle()
    assert panel.last.height() == panel.side.height(), "the next match has the foot again"


def test_the_heading_of_a_part_that_asks_stays_while_its_content_scrolls(qtbot: QtBot) -> None:
    window, sheet, appearance = QWidget(), QWidget(), Appearance()
    qtbot.addWidget(window)
    heading, lines = Heading(appearance, sheet), QVBoxLayout(sheet)
    heading.set_title("Trade", "2 of 6 offers")
    lines.addWidget(heading)
    lines.addWidget(fixed(500))
    side = SidePanel(appearance, Hinted(), window)
    side.use_parts((fixed(200), sheet))
    side.setGeometry(0, 0, 300, 300)
    window.show()
    side.ask(sheet)
    settle()
    pinned, bar = side.findChild(PinnedHeading), bar_of(side)
    assert isinstance(pinned, PinnedHeading)
    assert not pinned.isVisible()
    for value in (sheet.y() + 12, bar.maximum()):
        bar.setValue(value)
        assert pinned.isVisible()
        assert (pinned.title, pinned.note) == ("Trade", "2 of 6 offers")
        assert pinned.mapTo(side, QPoint()).y() == 0
        assert pinned.contentsRect().width() == heading.width()
    side.use_parts(())
    assert not pinned.isVisible(), "the next match has parts of its own"


def test_a_part_that_asks_stays_where_the_person_scrolled_to(panel: Panel) -> None:
    """Its size changes with every row of it, such as each card added to an offer."""
    panel.side.resize(300, 150)
    panel.side.ask(panel.sheet)
    settle()
    bar = bar_of(panel.side)
    bar.setValue(panel.sheet.y() + 40)
    for height in (300, 200, 240):
        panel.sheet.setMinimumHeight(height)
        settle()
        assert panel.seen.top() == panel.sheet.y() + 40
    panel.rows.setMinimumHeight(320)
    settle()
    assert panel.seen.top() == panel.sheet.y() + 40, "it moves along with its part"
    panel.side.ask(None)
    panel.side.ask(panel.sheet)
    settle()
    assert panel.seen.top() == panel.sheet.y(), "another question is seen from its beginning"


def test_another_sheet_in_the_same_part_is_seen_from_its_beginning(qtbot: QtBot) -> None:
    window, part, appearance = QWidget(), QWidget(), Appearance()
    qtbot.addWidget(window)
    both, sheets = QVBoxLayout(part), (fixed(400), fixed(500))
    for sheet in sheets:
        lines = QVBoxLayout(sheet)
        lines.addWidget(Heading(appearance, sheet), 0, Qt.AlignmentFlag.AlignTop)
        both.addWidget(sheet)
    sheets[1].hide()
    side = SidePanel(appearance, Hinted(), window)
    side.use_parts((part,))
    side.setGeometry(0, 0, 300, 300)
    window.show()
    side.ask(part)
    settle()
    bar = bar_of(side)
    bar.setValue(60)
    sheets[0].hide()
    sheets[1].show()
    settle()
    assert bar.value() == part.y()
