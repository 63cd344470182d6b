"""The side panel of a full table: everything is in sight, and the chronicle has room to be read."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.table.table_parts import MatchTable
from changcheng_qt.ui.panels.chronicle import Chronicle
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.seam.table import TableContext
from changcheng_qt.ui.window.places import Frame, places
from changcheng_qt.ui.window.side_panel import SidePanel
from screens.windows import load_fonts
from tests.titles.changcheng.table.playing import (
    box,
    bridge_of,
    match_of,
    plain_looks,
    worked_setup,
)

_LINE_GAP = 6
"""Between two entries of the chronicle, in a window of 1280 x 800."""


class FullPanel:
    """The side panel of a window of some size, as the shell lays it out, in the program's type."""

    def __init__(self, qtbot: QtBot, size: QSize, language: str) -> None:
        load_fonts()
        self.looks = plain_looks()
        self.looks.follow_language(language)
        self.looks.follow_window(size)
        self.window = window = QWidget()
        qtbot.addWidget(window)
        bridge = bridge_of(match_of(worked_setup(4)), 0)
        self.table = MatchTable(TableContext(bridge, self.looks, Requests(), window))
        parts = self.table.parts()
        chronicle = Chronicle(TitleChoice([ChangChengUi(box)]), self.looks, window)
        side = SidePanel(self.looks, chronicle, window)
        side.use_parts(parts.side)
        place = places(Frame(size, self.looks.k, 1.0, parts.controls.shape, True))
        side.setGeometry(place.side)
        window.resize(size)
        window.show()
        QApplication.sendPostedEvents()
        self._sentences = chronicle.findChild(LinesView)
        self._outer = side.findChild(QScrollArea)

    @property
    def outer_range(self) -> int:
        """How far the panel as a whole can be scrolled."""
        assert isinstance(self._outer, QScrollArea)
        return self._outer.verticalScrollBar().maximum()

    @property
    def lines(self) -> int:
        """How many sentences of one line the chronicle shows at once."""
        assert isinstance(self._sentences, LinesView)
        line = QFontMetrics(self.looks.text_font(13.5)).height() + self.looks.px(_LINE_GAP)
        return self._sentences.viewport().height() // line


Built: TypeAlias = Callable[[QSize, str], FullPanel]


@pytest.fixture
def panel_in(qtbot: QtBot) -> Iterator[Built]:
    """Builds panels for a size and a language, and keeps them until they are closed."""
    built: list[FullPanel] = []

    def build(size: QSize, language: str) -> FullPanel:
        built.append(FullPanel(qtbot, size, language))
        return built[-1]

    yield build
    built.clear()


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize(("size", "lines"), [(QSize(1280, 800), 5), (QSize(1024, 720), 3)])
def test_four_players_leave_room_for_the_chronicle(
    panel_in: Built, size: QSize, lines: int, language: str
) -> None:
    panel = panel_in(size, language)
    assert panel.outer_range == 0
    assert panel.lines >= lines


def test_where_the_panel_scrolls_the_chronicle_can_be_read_too(panel_in: Built) -> None:
    panel = panel_in(QSize(800, 520), "en")
    assert panel.outer_range > 0
    assert panel.lines >= 12
