"""A list of sentences holds nothing of Qt's for longer than Qt does, and paints each once."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHoverEvent,
    QImage,
    QPainter,
    QPalette,
    QStandardItem,
)
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers

from changcheng_qt.i18n.telling import Line, LineKind
from changcheng_qt.ui.looks.appearance import Appearance, ThemeChoice
from changcheng_qt.ui.panels import lines
from changcheng_qt.ui.panels.lines import LineDelegate, LinesModel
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import Fold, StoryEntry
from screens.windows import load_fonts

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


def test_texts_and_sizes_are_in_the_list(qtbot: QtBot) -> None:
    lines = LinesModel(lambda entry: QSize(10, len(entry.line.text)))
    lines.append(ENTRIES[:1])
    lines.append(ENTRIES[1:])
    indexes = [lines.index(row, 0) for row in range(lines.rowCount())]
    assert [index.data() for index in indexes] == ["one", "two", "three"]
    sizes = [index.data(Qt.ItemDataRole.SizeHintRole) for index in indexes]
    assert sizes == [QSize(10, 3), QSize(10, 3), QSize(10, 5)]


WHITE = 0xFFFFFFFF
KINDS = [
    StoryEntry(Line("a turn", 0, LineKind.TURN)),
    StoryEntry(Line("a sentence that is long enough to be wrapped", 0), (1,), "#aa2222"),
    StoryEntry(Line("with parts", 1), (2,), "#2222aa", 0, Fold.CLOSED),
    StoryEntry(Line("one of them", 1), (2,), "#2222aa", 1, Fold.OPEN),
    StoryEntry(Line("a mark", None, LineKind.MARK)),
]


@dataclass
class Painted:
    """A list on the paper of the side panel."""

    looks: Appearance
    ground: str
    painted: list[str] = field(default_factory=list)
    """The tokens that were painted."""

    def __post_init__(self) -> None:
        self.view = LinesView(self.looks, self._paint_token, ground=self.ground)
        self.view.viewport().setAutoFillBackground(False)
        self.view.resize(200, 260)
        self.view.show_from(0, KINDS)

    def _paint_token(self, painter: QPainter, room: QRectF, colour: str) -> None:
        self.painted.append(colour)
        painter.fillRect(room, QColor(colour))

    def picture(self) -> QImage:
        """The list as it is on the paper."""
        paper = QWidget()
        paper.setAutoFillBackground(True)
        paper.setPalette(QPalette(self.looks.colour("panel")))
        self.view.setParent(paper)
        self.view.move(0, 0)
        paper.resize(self.view.size())
        image = paper.grab().toImage()
        self.view.setParent(None)
        return image


@pytest.fixture
def looks() -> Appearance:
    load_fonts()
    return Appearance()


def point_at(view: LinesView, place: QPoint) -> None:
    event = QHoverEvent(QEvent.Type.HoverMove, place, place, QPoint(-1, -1))
    QApplication.sendEvent(view.viewport(), event)


def changes(view: LinesView, looks: Appearance) -> Iterator[str]:
    """Change a list in every way that changes its picture."""
    yield "at first"
    view.lines.let_come(3)
    yield "the last two are future ones"
    point_at(view, view.visualRect(view.lines.index(1, 0)).center())
    yield "one is pointed at"
    looks.choose_theme(ThemeChoice.DARK)
    yield "it is dark"
    looks.follow_language("zh_CN")
    yield "the type is another"
    looks.choose_scale(1.5)
    yield "it is larger"
    view.show_from(4, [*KINDS[:4], StoryEntry(Line("another mark", None, LineKind.MARK))])
    yield "the last one is another"
    view.resize(150, 260)
    yield "it is narrower"


def test_copied_entries_look_as_painted_ones_after_any_change(
    qtbot: QtBot, looks: Appearance
) -> None:
    copied, painted = Painted(looks, "panel"), Painted(looks, "")
    ways = zip(changes(copied.view, looks), changes(painted.view, looks), strict=True)
    seen = []
    for name, _ in ways:
        qtbot.wait(1)
        for _ in range(2):
            assert copied.picture() == painted.picture(), name
        seen.append(painted.picture())
    assert all(one != other for one, other in pairwise(seen)), "every change is seen"


def test_an_entry_is_painted_once(
    qtbot: QtBot, looks: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied, painted = Painted(looks, "panel"), Painted(looks, "")
    worded: list[str] = []
    plain = LineDelegate._paint_look  # noqa: SLF001

    def counted(*these: Any) -> None:  # noqa: ANN401
        worded.append(these[-1].entry.line.text)
        plain(*these)

    monkeypatch.setattr(LineDelegate, "_paint_look", counted)
    for _ in range(3):
        copied.picture()
    assert sorted(worded) == sorted(entry.line.text for entry in KINDS)
    for _ in range(3):
        painted.picture()
    assert len(worded) == 4 * len(KINDS), "without a ground it would be painted each time"


def test_pictures_of_what_is_not_shown_are_dropped(qtbot: QtBot, looks: Appearance) -> None:
    copied = Painted(looks, "panel")
    pictures = copied.view._delegate._pictures._looks  # noqa: SLF001
    copied.picture()
    assert len(pictures) == len(KINDS)
    copied.view.show_from(1, KINDS[:1])
    copied.picture()
    assert len(pictures) == 1
    copied.view.lines.show_entries(())
    assert not pictures


@pytest.mark.parametrize(
    ("text", "last"),
    [("盧卡在雁門打出一張行動卡。", "卡。"), ("Luca built walls in Yulin and Suide.", "Suide.")],
)
def test_no_word_or_chinese_character_is_alone_on_the_last_line(
    looks: Appearance, monkeypatch: pytest.MonkeyPatch, text: str, last: str
) -> None:
    """A column as wide as all of the sentence but the last word."""
    sentence = StoryEntry(Line(text))
    alone = QFontMetrics(looks.text_font(13.5)).horizontalAdvance(last)

    def last_line() -> int:
        view = LinesView(looks, lambda *_: None)
        view.show_from(0, [sentence])
        delegate = view.itemDelegate()
        assert isinstance(delegate, LineDelegate)
        one = delegate.height(sentence, 1000)
        wide = next(w for w in range(400, 0, -1) if delegate.height(sentence, w) > one)
        high = delegate.height(sentence, wide)
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        option = QStyleOptionViewItem()
        option.rect = image.rect()
        with QPainter(image) as painter:
            delegate.paint(painter, option, view.lines.index(0, 0))
        rows = range(high - one // 2, high)
        inked = [x for x in range(wide) if any(image.pixel(x, y) != WHITE for y in rows)]
        return max(inked) - min(inked)

    assert last_line() > 1.4 * alone
    monkeypatch.setattr(lines, "with_last_words_together", lambda text, *_: text)
    assert last_line() < alone
