"""A face of a board in miniature, to be chosen."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from changcheng_qt.games.changcheng.geography import Face
from changcheng_qt.i18n.phrases.changcheng import face_name
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.ui.changcheng.widgets.face_picture import SHAPE, paint_face_picture
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.focus_ring import paint_focus
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_PEN, pen
from changcheng_qt.ui.panels.words import give_tooltip

translate = QCoreApplication.translate

_WIDTH: Final = 186
_NARROWEST: Final = 130


class FaceButton(QAbstractButton):
    """One face of a spare board in miniature; checked while it is the chosen one."""

    def __init__(self, appearance: Appearance, face: Face, parent: QWidget) -> None:
        """Stand for a face."""
        super().__init__(parent)
        self._appearance = appearance
        self.face = face
        self._picture = KeptPicture()
        self._room: int | None = None
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
        give_tooltip(self, words)

    def nextCheckState(self) -> None:
        """Leave it to the hand to say what is chosen."""

    def sizeHint(self) -> QSize:
        """Take the picture and a line of text, in the width that there is."""
        px = self._appearance.px
        room = px(_WIDTH) if self._room is None else self._room
        width = max(px(_NARROWEST), min(px(_WIDTH), room))
        return QSize(width, round(width * SHAPE) + px(30))

    def use_width(self, room: int) -> None:
        """Be no wider than so many pixels, as long as its name and numbers can be read."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, picture and name."""
        px, room = self._appearance.px, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        palette = self._appearance.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lit = self.isChecked() or self.underMouse()
            painter.setBrush(palette.colour("selection" if lit else "panel_raised"))
            painter.setPen(pen(palette.gold, 2.4) if self.isChecked() else NO_PEN)
            painter.drawRoundedRect(room, px(6), px(6))
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._appearance)
            picture = self._picture_rect()
            painter.save()
            painter.translate(picture.topLeft())
            self._picture.draw(painter, picture.size(), palette.name, self._paint_face)
            painter.restore()
            painter.setFont(self._appearance.text_font(12.5, bold=True))
            painter.setPen(palette.colour("text"))
            below = room.adjusted(0, picture.bottom() - room.top(), 0, 0)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())

    def _picture_rect(self) -> QRect:
        px = self._appearance.px
        width = self.width() - px(16)
        return QRect(px(8), px(7), width, round(width * SHAPE))

    def _paint_face(self, painter: QPainter) -> None:
        room = QRectF(QPointF(0, 0), self._picture_rect().size().toSizeF())
        paint_face_picture(painter, room, self.face, self._appearance)
