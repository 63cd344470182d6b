"""A scroll area for words that wrap: no bar where the words have room without one."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.panels.words import BODY, Words
from changcheng_qt.ui.widgets.scroll_areas import TallScroll
from tests.titles.changcheng.table.playing import plain_looks

WORDS = "The wall is built from words, word after word, so that they fill many lines. " * 6
WIDTHS = range(300, 420, 15)
"""At some of them the words need another line next to a bar, with any fonts."""
HIGH = 4000


class Plain(QScrollArea):
    """The negative control: Qt's own area."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setWidget(content)


class Squeezing(TallScroll):
    """The negative control: it takes all content to be words that wrap."""

    def _keep_height(self) -> None:
        policy = self._content.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)
        self._content.setSizePolicy(policy)


def bar_is_left(qtbot: QtBot, kind: type[TallScroll | Plain], width: int) -> bool:
    """Return whether a bar stays when an area that was too low gets exactly its height."""
    roomy = QSize(width, HIGH)
    window, content = QWidget(), QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(content)
    label = Words(plain_looks(), BODY, content, wrap=True)
    label.setText(WORDS)
    column.addWidget(label)
    area = kind(content, window)
    area.resize(roomy)
    window.resize(roomy)
    window.show()
    QApplication.processEvents()
    frame = area.height() - area.viewport().height()
    needed = column.totalHeightForWidth(area.viewport().width()) + frame
    for height in (needed // 2, needed):
        area.resize(width, height)
        QApplication.processEvents()
        assert area.verticalScrollBar().isVisible() or height == needed
    return area.verticalScrollBar().isVisible()


@pytest.mark.parametrize(("kind", "is_left"), [(TallScroll, False), (Plain, True)])
def test_no_bar_is_left_where_the_words_fit(
    qtbot: QtBot, kind: type[TallScroll | Plain], is_left: bool
) -> None:
    assert any(bar_is_left(qtbot, kind, width) for width in WIDTHS) is is_left


@pytest.mark.parametrize("kind", [TallScroll, Squeezing])
def test_rows_that_do_not_wrap_scroll_and_are_not_squeezed(
    qtbot: QtBot, kind: type[TallScroll]
) -> None:
    content, row_height = QWidget(), 40
    column = QVBoxLayout(content)
    rows = [QWidget(content) for _ in range(9)]
    for row in rows:
        row.setMinimumHeight(row_height)
        column.addWidget(row)
    window = QWidget()
    qtbot.addWidget(window)
    area = kind(content, window)
    area.resize(200, 120)
    window.show()
    QApplication.processEvents()
    is_whole = content.height() >= 9 * row_height
    assert (is_whole and area.verticalScrollBar().isVisible()) is (kind is TallScroll)


@pytest.mark.parametrize(("height", "gap"), [(80, 9), (HIGH, 0)])
def test_content_is_kept_from_the_bar_only_where_there_is_one(
    qtbot: QtBot, height: int, gap: int
) -> None:
    window, content = QWidget(), QWidget()
    qtbot.addWidget(window)
    label = Words(plain_looks(), BODY, content, wrap=True)
    label.setText(WORDS)
    QVBoxLayout(content).addWidget(label)
    area = TallScroll(content, window)
    area.keep_from_bar(9)
    area.resize(300, height)
    window.show()
    QApplication.processEvents()
    bar = area.verticalScrollBar()
    bar_left = area.width() - bar.width() if bar.isVisible() else area.width()
    assert bar_left - area.viewport().geometry().right() - 1 == gap
