"""The panel of a hint: the best moves, ranked, each with a bar of its worth and the reason; and the
sheet of a warning before a turn ends.

It emits the move under pointer or keys with `pointed`, else the one that was clicked last: that is
kept until it is clicked again, another one is, or the panel closes.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.advice import WayWords
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.focus_ring import paint_focus
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.buttons import Button, Rank, lay_in_row
from changcheng_qt.ui.panels.words import BODY, NOTE, STRONG, SUBTITLE, TextStyle, Words
from changcheng_qt.ui.seam.table import Overlay
from changcheng_qt.ui.widgets.overlay_panel import LowSheet, NumberDisc
from changcheng_qt.ui.widgets.scroll_areas import TallScroll

translate = QCoreApplication.translate

_WHOLE: Final = 8.0
"""By how many points a move with an almost empty bar falls short."""
_LEAST: Final = 0.06
_BAR: Final = QSize(60, 9)
_FIGURE: Final = TextStyle(size=12.5, bold=True)
_KEPT: Final = QSize(3, 7)
"""The bar on the left of the row that is kept: its width, and its distance from the ends."""
_BESIDE_BAR: Final = 6
"""The gap between words and the bar that scrolls them."""


class WorthBar(Painted, Panel):
    """A bar as long as a move is good, relative to the best."""

    def __init__(self, appearance: Appearance, behind: float, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.share = max(_LEAST, 1 - behind / _WHOLE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(_BAR.width()), px(_BAR.height()))

    def paint(self, painter: QPainter) -> None:
        """Paint the bar in its groove."""
        room = QRectF(self.rect())
        corner = room.height() / 2
        filled = QRectF(room)
        filled.setWidth(max(room.height(), room.width() * self.share))
        painter.setPen(NO_PEN)
        for rect, colour in ((room, "rule"), (filled, "gold")):
            painter.setBrush(self.appearance.colour(colour))
            painter.drawRoundedRect(rect, corner, corner)


class HintRow(Painted, QAbstractButton):
    """One move, which pointer and keys can reach; a click keeps it marked, and the next one ends
    that.
    """

    pointed = Signal()
    """The pointer or the focus has arrived or left."""

    def __init__(self, appearance: Appearance, words: WayWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.is_under_pointer = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(words.whole)
        self.bar = WorthBar(appearance, words.behind, self)
        self.worth = Words(appearance, _FIGURE, self)
        self.worth.setText(words.worth)
        measure = QHBoxLayout()
        measure.addStretch()
        if words.worth:
            measure.addWidget(self.bar, 1)
            measure.addWidget(self.worth)
        self.bar.setVisible(bool(words.worth))
        self.worth.setVisible(bool(words.worth))
        lines = QVBoxLayout()
        label = Words(appearance, STRONG, self, wrap=True)
        label.setText(words.label)
        lines.addWidget(label)
        lines.addLayout(measure)
        if words.why:
            reason = Words(appearance, NOTE, self, wrap=True)
            reason.setText(words.why)
            lines.addWidget(reason)
        row = QHBoxLayout(self)
        disc = NumberDisc(appearance, words.rank, self)
        row.addWidget(disc, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        px = appearance.px
        row.setContentsMargins(px(8), px(7), px(8), px(8))
        row.setSpacing(px(9))
        lines.setSpacing(px(3))
        measure.setSpacing(px(8))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return QSize() if layout is None else layout.totalSizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit that the pointer has arrived."""
        self._point(is_under_pointer=True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that the pointer has left."""
        self._point(is_under_pointer=False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has arrived."""
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has left."""
        super().focusOutEvent(event)
        self.pointed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for a click, as Space is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the light under the pointer or the focus, or of the row that is kept, with a
        bar.
        """
        if not (self.is_under_pointer or self.hasFocus() or self.isChecked()):
            return
        room, gold, px = QRectF(self.rect()), self._appearance.colour("gold"), self._appearance.px
        painter.setPen(NO_PEN)
        painter.setBrush(ink(gold, 40))
        painter.drawRoundedRect(room, px(6), px(6))
        if self.isChecked():
            width, end = px(_KEPT.width()), px(_KEPT.height())
            painter.setBrush(gold)
            painter.drawRect(QRectF(0, end, width, room.height() - 2 * end))
        if self.hasFocus():
            paint_focus(painter, room, self._appearance)

    def _point(self, *, is_under_pointer: bool) -> None:
        self.is_under_pointer = is_under_pointer
        self.update()
        self.pointed.emit()


class HintPanel(LowSheet):
    """The panel of a hint; hidden while it is empty."""

    pointed = Signal(object)
    """The number of the move under the pointer or the focus, else of the kept one, from 0, or
    None.
    """

    def __init__(
        self, appearance: Appearance, others: Callable[[], Sequence[Overlay]], parent: QWidget
    ) -> None:
        """Start hidden; `others` are the panels that it must not cover."""
        super().__init__(appearance, others, parent)
        self._pointed: int | None = None
        self.rows: list[HintRow] = []
        self.title = Words(appearance, SUBTITLE, self)
        self.note = Words(appearance, NOTE, self, wrap=True)
        self.close_button = Button(appearance, Rank.QUIET, self, size=13)
        self.close_button.clicked.connect(self.closed)
        self._list = QWidget()
        self._rows_layout = without_margins(QVBoxLayout(self._list))
        self._rows_layout.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self._area = TallScroll(self._list, self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines.addLayout(head)
        self.lines.addWidget(self.note)
        self.lines.addWidget(self._area, 1)
        self.restyle()
        self.retranslate()

    @property
    def controls(self) -> Sequence[QWidget]:
        """Return the moves, then the button that closes the panel."""
        return (*self.rows, self.close_button)

    def show_ways(self, ways: Sequence[WayWords], note: str) -> None:
        """Show moves, best first, and a note above them; the row that was checked before stays
        checked.
        """
        kept = [row.isChecked() for row in self.rows]
        for row in self.rows:
            self._rows_layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [HintRow(self.appearance, words, self._list) for words in ways]
        widest = max((row.worth.sizeHint().width() for row in self.rows), default=0)
        for number, row in enumerate(self.rows):
            row.worth.setMinimumWidth(widest)
            self._rows_layout.insertWidget(number, row)
            row.pointed.connect(self._on_pointed)
            row.clicked.connect(partial(self._keep, row))
            row.show()
        for row, is_kept in zip(self.rows, kept, strict=False):
            row.setChecked(is_kept)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._area.setVisible(bool(ways))
        self._list_changed()
        self.show()
        self.fit()
        self.controls_changed.emit()
        self._on_pointed()

    def wipe(self) -> None:
        """Hide, and clear the content."""
        if self.isHidden() and not self.rows:
            return
        self.hide()
        for row in self.rows:
            self._rows_layout.removeWidget(row)
            row.setAccessibleName("")
            row.setParent(None)
            row.deleteLater()
        self.rows = []
        self.note.setText("")
        self._on_pointed()
        self.placed.emit()

    def restyle(self) -> None:
        super().restyle()
        self._rows_layout.setSpacing(self.appearance.px(2))
        self._area.keep_from_bar(self.appearance.px(_BESIDE_BAR))

    def retranslate(self) -> None:
        """Update the panel's own texts; the owner updates the rest."""
        self.title.setText(translate("Hints", "Hint"))
        self.setAccessibleName(translate("Hints", "Hint"))
        self.close_button.set_words(translate("Hints", "Close"))

    def _list_changed(self) -> None:
        self._list.updateGeometry()
        self.lines.invalidate()

    def _keep(self, kept: HintRow) -> None:
        """Stop marking the move that was kept before."""
        for row in self.rows:
            row.setChecked(row is kept and row.isChecked())
        self._on_pointed()

    def _on_pointed(self) -> None:
        under = (n for n, row in enumerate(self.rows) if row.is_under_pointer)
        focused = (n for n, row in enumerate(self.rows) if row.hasFocus())
        kept = (n for n, row in enumerate(self.rows) if row.isChecked())
        walked = next(focused, None)
        now = next(under, next(kept, None) if walked is None else walked)
        if walked is not None:
            self._area.show_from_top(self.rows[walked])
        if now != self._pointed:
            self._pointed = now
            self.pointed.emit(now)


class LossSheet(LowSheet):
    """The sheet of a warning; hidden while it is empty."""

    def __init__(
        self, appearance: Appearance, others: Callable[[], Sequence[Overlay]], parent: QWidget
    ) -> None:
        """Start hidden; `others` are the panels that it must not cover."""
        super().__init__(appearance, others, parent)
        inside = QWidget()
        self.title = Words(appearance, SUBTITLE, self, wrap=True)
        self.points = Words(appearance, STRONG, inside, wrap=True)
        self.better = Words(appearance, BODY, inside, wrap=True)
        self.reason = Words(appearance, NOTE, inside, wrap=True)
        self.back = Button(appearance, parent=self)
        self.end = Button(appearance, Rank.QUIET, self)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.back)
        self._buttons.addWidget(self.end)
        self._buttons.addStretch(1)
        self._column = without_margins(QVBoxLayout(inside))
        for line in (self.points, self.better, self.reason):
            self._column.addWidget(line)
        self.lines.addWidget(self.title)
        self._area = TallScroll(inside, self)
        self.lines.addWidget(self._area, 1)
        self.lines.addLayout(self._buttons)
        self.restyle()
        self.retranslate()

    @property
    def controls(self) -> Sequence[QWidget]:
        """Return the button to go back, and the one to go on."""
        return (self.back, self.end)

    def restyle(self) -> None:
        super().restyle()
        self._column.setSpacing(self.lines.spacing())
        self._area.keep_from_bar(self.appearance.px(_BESIDE_BAR))

    def retranslate(self) -> None:
        self.title.setText(translate("Hints", "Before you go on"))
        self.setAccessibleName(translate("Hints", "Before you go on"))

    def arrange(self, width: int) -> None:
        """Put the buttons below each other if the row of them is too wide."""
        margins = self.lines.contentsMargins()
        inner = width - margins.left() - margins.right()
        lay_in_row(self._buttons, (self.back, self.end), inner)

    def tell(self, points: str, better: str, reason: str, back: str, end: str) -> None:
        """Show why to think again, with the labels to go back, and to go on."""
        self._write(points, better, reason)
        self.back.set_words(back)
        self.end.set_words(end)
        self.show()
        self.fit()

    def wipe(self) -> None:
        """Hide, and clear the content."""
        if not self.isHidden():
            self.hide()
            self._write("", "", "")
            self.placed.emit()

    def _write(self, points: str, better: str, reason: str) -> None:
        self.points.setText(points)
        self.better.setText(better)
        self.reason.setText(reason)
        self.reason.setHidden(not reason)
        self.back.setAccessibleDescription(join_sentences(filter(None, (points, better, reason))))
