"""A face of a board in miniature, to be chosen."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from changcheng_qt.games.changcheng.geography import Face
from changcheng_qt.i18n.phrases.changcheng import face_name
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.changcheng.widgets.face_sketch import SHAPE, paint_face_sketch
from changcheng_qt.ui.panels.words import plain_tooltip

translate = QCoreApplication.translate

_WIDTH: Final = 186


class FaceButton(QAbstractButton):
    """One face of a spare board in miniature; checked while it is the chosen one."""

    def __init__(self, appearance: Appearance, face: Face, parent: QWidget) -> None:
        """Stand for a face."""
        super().__init__(parent)
        self._appearance = appearance
        self.face = face
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self.setText(face_name(self.face))
        self.setAccessibleName(self.text())
        language = self._appearance.language
        areas = [f"{area.name(language)} {area.squares}" for area in self.face.provinces]
        words = fill(translate("Extension", "Provinces: {provinces}"), provinces=listed(areas))
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tooltip(words))

    def nextCheckState(self) -> None:
        """Leave it to the hand to say what is chosen."""

    def sizeHint(self) -> QSize:
        """Take the sketch and a line of text."""
        px = self._appearance.px
        return QSize(px(_WIDTH), px(_WIDTH * SHAPE + 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, sketch and name."""
        px, room = self._appearance.px, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        palette = self._appearance.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lit = self.isChecked() or self.underMouse()
            painter.setBrush(palette.colour("selection" if lit else "panel_raised"))
            painter.setPen(pen(palette.gold, 2.4) if self.isChecked() else NO_PEN)
            painter.drawRoundedRect(room, px(6), px(6))
            if self.hasFocus():
                painter.setBrush(NO_BRUSH)
                painter.setPen(pen(palette.text, 1.4, dashes=(2, 2)))
                painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), px(4), px(4))
            width = room.width() - px(16)
            sketch = QRectF(room.left() + px(8), room.top() + px(6), width, width * SHAPE)
            paint_face_sketch(painter, sketch, self.face, self._appearance)
            painter.setFont(self._appearance.text_font(12.5, bold=True))
            painter.setPen(palette.colour("text"))
            below = QRectF(
                room.left(), sketch.bottom(), room.width(), room.bottom() - sketch.bottom()
            )
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
