"""A sheet that comes up beside something small: it shows it at reading size, with its rule."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.panels.words import BODY, Words


class LargeSheet(Panel):
    """A face with the words below it; clicks go through it."""

    def __init__(self, appearance: Appearance, face: QWidget, within: QWidget) -> None:
        """Begin hidden, above everything in `within`."""
        super().__init__(appearance, within)
        self._within = within
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rule = Words(appearance, BODY, self, wrap=True)
        self.rule.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(face, 0, Qt.AlignmentFlag.AlignHCenter)
        self._layout.addWidget(self.rule)
        self.restyle()
        self.hide()

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        margin = self.appearance.px(12)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(self.appearance.px(6))
        self.rule.setFixedWidth(self._face.sizeHint().width())

    def show_beside(self, place: QRect) -> None:
        """Come up above a place given in global pixels, below it where there is no room, or else at
        the side of it that has more.
        """
        self.adjustSize()
        room = self._within.rect().adjusted(4, 4, -4, -4)
        small = QRect(self._within.mapFromGlobal(place.topLeft()), place.size())
        self.move(_corner_beside(small, self.size(), room, self.appearance.px(4)))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        sheet, corner = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.appearance.px(8)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(self.appearance.palette.gold, 1.4))
            painter.setBrush(self.appearance.colour("panel"))
            painter.drawRoundedRect(sheet, corner, corner)


def _corner_beside(small: QRect, size: QSize, room: QRect, gap: int) -> QPoint:
    """Return where the upper left corner of something large goes that covers nothing small."""
    above, below = small.top() - size.height() - gap, small.bottom() + gap
    left = small.center().x() - size.width() // 2
    top = small.center().y() - size.height() // 2
    if above >= room.top():
        top = above
    elif below + size.height() <= room.bottom():
        top = below
    elif small.left() - room.left() > room.right() - small.right():
        left = small.left() - gap - size.width()
    else:
        left = small.right() + gap
    return QPoint(
        max(room.left(), min(left, room.right() - size.width())),
        max(room.top(), min(top, room.bottom() - size.height())),
    )
