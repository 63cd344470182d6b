"""A list of sentences holds nothing of Qt's for longer than Qt does."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItem
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.panels.lines import LinesModel
from changcheng_qt.ui.panels.story import StoryEntry

ENTRIES = [StoryEntry(Line(text)) for text in ("one", "two", "three")]


def held(lines: LinesModel) -> list[QStandardItem]:
    """The items of a list that Python holds: Qt deletes them, PySide goes on to look for them."""
    items = [one for one in getAllValidWrappers() if isinstance(one, QStandardItem)]
    return [item for item in items if item.model() is lines]


def test_python_never_holds_an_item(qtbot: QtBot) -> None:
    """Lists that came and went took the items of others with them, and the program crashed."""
    lines = LinesModel(lambda entry: QSize(10, len(entry.line.text)))
    lines.show_entries(ENTRIES)
    lines.append(ENTRIES)
    lines.remeasure()
    lines.cut(4)
    assert held(lines) == []
    assert lines.rowCount() == 4
    first = lines.item(0)
    assert held(lines) == [first], "the search would find one"


def test_texts_and_sizes_lie_in_the_list(qtbot: QtBot) -> None:
    lines = LinesModel(lambda entry: QSize(10, len(entry.line.text)))
    lines.append(ENTRIES[:1])
    lines.append(ENTRIES[1:])
    indexes = [lines.index(row, 0) for row in range(lines.rowCount())]
    assert [index.data() for index in indexes] == ["one", "two", "three"]
    sizes = [index.data(Qt.ItemDataRole.SizeHintRole) for index in indexes]
    assert sizes == [QSize(10, 3), QSize(10, 3), QSize(10, 5)]
