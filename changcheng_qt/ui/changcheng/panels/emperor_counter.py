"""The emperor cards that are counted in the bar until the wall grows by a board."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.games.changcheng.pieces import EMPERORS_PER_EXTENSION
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.painting.card_backs import paint_emperor_pip
from changcheng_qt.ui.changcheng.so_far import Lens, as_it_is
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.match_bridge import Change

translate = QCoreApplication.translate

_PIP: Final = (15.0, 22.0)
_STEP: Final = 20.0


class EmperorCounter(Panel):
    """Three places for emperor cards; nothing once no board can be added any more."""

    def __init__(
        self, bridge: Bridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Show the bridge's view from now on."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._lens: Lens = as_it_is
        self._word = ""
        self._count = 0
        self._is_over = False
        self._is_brief = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        bridge.changed.connect(self._on_changed)
        self.retranslate()

    @property
    def count(self) -> int:
        """Return how many emperor cards lie unspent."""
        return self._count

    def look_through(self, lens: Lens) -> None:
        """Show every view as the lens shows it from now on."""
        self._lens = lens
        self.retranslate()

    def be_brief(self, is_brief: bool) -> None:
        """Leave the word out where room is scarce, or show it again; it is in the tooltip too."""
        if is_brief != self._is_brief:
            self._is_brief = is_brief
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._show(self._bridge.view)

    def sizeHint(self) -> QSize:
        """Take the word and three cards, or nothing."""
        px = self.appearance.px
        if self._is_over:
            return QSize(0, px(_PIP[1]))
        words = QFontMetrics(self.appearance.text_font(13.5)).horizontalAdvance(self._word)
        return QSize(words + px(8 + EMPERORS_PER_EXTENSION * _STEP), px(_PIP[1] + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint word and cards."""
        if self._is_over:
            return
        px, k, room = self.appearance.px, self.appearance.k, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.appearance.text_font(13.5))
            painter.setPen(self.appearance.colour("text2"))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._word)
            left = room.right() - px(EMPERORS_PER_EXTENSION * _STEP)
            top = room.center().y() - _PIP[1] * k / 2
            for place in range(EMPERORS_PER_EXTENSION):
                rect = QRectF(left + place * _STEP * k, top, _PIP[0] * k, _PIP[1] * k)
                faint = self.appearance.palette.text3
                paint_emperor_pip(painter, rect, faint, filled=place < self._count)

    def _show(self, whole: View) -> None:
        view = self._lens(whole)
        shown = (self._word, self._count, self._is_over)
        self._word = "" if self._is_brief else translate("Emperors", "Emperor")
        self._count = min(view.emperors, EMPERORS_PER_EXTENSION)
        self._is_over = view.extensions >= view.most_extensions
        words = translate("Emperors", "Emperor cards: {count} of {all} until a board is added.")
        said = fill(words, count=self._count, all=EMPERORS_PER_EXTENSION)
        self.setAccessibleName("" if self._is_over else said)
        give_tooltip(self, "" if self._is_over else said)
        if shown != (self._word, self._count, self._is_over):
            self.updateGeometry()
            self.update()

    def _on_changed(self, change: Change) -> None:
        self._show(change.view)
