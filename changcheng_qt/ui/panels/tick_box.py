"""A box to tick, which is seen in every theme; the style sheet gives it its frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.icons import Icon, paint_icon

_STROKE = 3.6
"""The width of the tick, in units of the grid of icons: bold, for the box is small."""


class TickBox(QCheckBox):
    """A check box whose tick is painted: a style sheet would need a file for it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a tick and without words."""
        super().__init__(parent)
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick over the filled box."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        where = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(where, option, self))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_icon(painter, Icon.CHECK, box, self._appearance.colour("accent_text"), _STROKE)
