"""Buttons on the wood of the tray: an icon, a token, words, or several of these side by side."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted
from changcheng_qt.ui.looks.icons import Drawing, Icon, paint_icon
from changcheng_qt.ui.looks.theme import ink, mix
from changcheng_qt.ui.panels.words import give_tooltip

PaintSign = Callable[[QPainter, QRectF], None]
"""Paints the sign before the words into a square."""

_HEIGHT: Final = 38
_LOW: Final = 26
_TEXT: Final = 14.5
_SMALLEST: Final = 12.0
"""The least size of words in a button that is too narrow for larger ones."""
_STEP: Final = 0.5
_SIGN: Final = 20
_PADDING: Final = 11
_GAP: Final = 7


def height_of(appearance: Appearance) -> int:
    """Return the height of buttons on wood: low if everything is larger than usual, for there the
    board needs the height.
    """
    return appearance.px(_LOW if appearance.size > 1 else _HEIGHT)


class WoodButton(Painted, QAbstractButton):
    """A button that is cream if it is checked; a fixed width makes its words smaller, and at worst
    elides them.
    """

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget,
        *,
        icon: Icon | Drawing | None = None,
        sign: PaintSign | None = None,
    ) -> None:
        """Start without words; `sign` paints in its own colours, an `icon` in the button's."""
        super().__init__(parent)
        self._appearance = appearance
        self._icon = icon
        self._sign = sign
        self._words = ""
        self._words_shown = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self._on_appearance_changed)

    def set_label(self, name: str, words: str = "", tooltip: str = "") -> None:
        """Set a name for screen readers, the visible words, and a tooltip."""
        self._words = words
        self.setAccessibleName(name)
        give_tooltip(self, tooltip or name)
        self.updateGeometry()
        self.update()

    def draw(self, icon: Icon | Drawing) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def show_words(self, shown: bool) -> None:
        """Show the words, or only the sign next to them."""
        if shown != self._words_shown:
            self._words_shown = shown
            self.updateGeometry()
            self.update()

    @property
    def worded_width(self) -> int:
        """Return the width of sign and words."""
        px, width = self._appearance.px, 0
        if self._has_sign:
            width += px(_SIGN)
        if self._words:
            width += self._metrics().horizontalAdvance(self._words) + 1
        if self._has_sign and self._words:
            width += px(_GAP)
        return width + 2 * px(_PADDING)

    def sizeHint(self) -> QSize:
        if self._has_sign and not self._words_shown:
            return self.minimumSizeHint()
        return QSize(self.worded_width, height_of(self._appearance))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the sign, or of a few characters."""
        px = self._appearance.px
        least = px(_SIGN) if self._has_sign else self._metrics().averageCharWidth() * 3
        return QSize(least + 2 * px(_PADDING), height_of(self._appearance))

    def paint(self, painter: QPainter) -> None:
        """Paint ground, sign and words."""
        colour = self._paint_ground(painter)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        room = QRectF(self.rect()).adjusted(*self._margins())
        font, words = self._fitting(room.width())
        left = room.left()
        if not words:
            left = room.center().x() - self._appearance.px(_SIGN) / 2
        if self._has_sign:
            left = self._paint_sign(painter, left, colour) + self._appearance.px(_GAP)
        if words:
            painter.setFont(font)
            painter.setPen(colour)
            beside = self._has_sign
            place = QRectF(left, 0, room.right() - left + 1, self.height())
            side = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter
            painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), words)

    @property
    def _has_sign(self) -> bool:
        return self._icon is not None or self._sign is not None

    def _margins(self) -> tuple[int, int, int, int]:
        padding = self._appearance.px(_PADDING)
        return padding, 0, -padding, 0

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._appearance.text_font(_TEXT, bold=True))

    def _fitting(self, width: float) -> tuple[QFont, str]:
        """Return as much of the words as fits next to the sign, and the font, smaller if need
        be.
        """
        look, size = self._appearance, _TEXT
        font = look.text_font(size, bold=True)
        if not self._words or not self._words_shown:
            return font, ""
        room = width - (look.px(_SIGN) + look.px(_GAP) if self._has_sign else 0)
        while QFontMetrics(font).horizontalAdvance(self._words) > room + 1 and size > _SMALLEST:
            size -= _STEP
            font = look.text_font(size, bold=True)
        right = Qt.TextElideMode.ElideRight
        return font, QFontMetrics(font).elidedText(self._words, right, int(room) + 1)

    def _paint_ground(self, painter: QPainter) -> QColor:
        """Paint the ground, and return the colour for the foreground."""
        palette, radius = self._appearance.palette, self._appearance.px(7)
        text, wood = QColor(palette.tray_text), QColor(palette.tray_edge)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(ink(palette.tray_text, 90))
        if self.isChecked():
            painter.setBrush(text)
        elif self.isDown() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(mix(palette.tray, palette.tray_text, 0.25))
        else:
            painter.setBrush(ink(palette.tray_edge, 110))
        painter.drawRoundedRect(room, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setColor(wood if self.isChecked() else text)
            pen.setWidthF(2)
            painter.setPen(pen)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
        return wood if self.isChecked() else text

    def _paint_sign(self, painter: QPainter, left: float, colour: QColor) -> float:
        side = self._appearance.px(_SIGN)
        square = QRectF(left, (self.height() - side) / 2, side, side)
        if self._sign is not None:
            self._sign(painter, square)
        elif self._icon is not None:
            paint_icon(painter, self._icon, square, colour)
        return square.right()

    def _on_appearance_changed(self) -> None:
        self.updateGeometry()
        self.update()
