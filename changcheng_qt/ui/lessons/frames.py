"""Frames around the coach's targets; they ignore clicks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRegion
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.strokes import NO_BRUSH, pen
from changcheng_qt.ui.panels.words import Words

_WIDTH = 3.0
_ROUND = 6.0


class Frames(Painted, Panel):
    """Frames over a widget, in its pixels, but below its later children."""

    def __init__(
        self,
        appearance: Appearance,
        over: QWidget,
        spared: Callable[[], Sequence[QRect]] = tuple,
    ) -> None:
        """Start without any; `spared` areas of the widget are not painted over."""
        super().__init__(appearance, over)
        self._spared = spared
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._over = over
        self._outlines: tuple[QPainterPath, ...] = ()
        self.hide()

    @property
    def rects(self) -> tuple[QRect, ...]:
        """Return the rectangles of the frames."""
        return tuple(outline.boundingRect().toAlignedRect() for outline in self._outlines)

    def holds(self, widget: QWidget) -> bool:
        """Whether something in a widget is framed here."""
        return self._over.isAncestorOf(widget)

    def brought_here(self, widget: QWidget, outline: QPainterPath) -> QPainterPath:
        """Return the visible part of an outline in a widget, in these coordinates."""
        corner = widget.mapTo(self._over, QPoint(0, 0))
        seen = QRect(corner, widget.size()).intersected(self._over.rect())
        moved = outline.translated(corner)
        if moved.boundingRect().toAlignedRect().intersects(seen):
            return moved
        return QPainterPath()

    def frame(self, outlines: Sequence[QPainterPath]) -> None:
        """Frame these outlines in place of earlier ones."""
        self._outlines = tuple(outlines)
        self.setGeometry(self._over.rect())
        self.setVisible(bool(outlines))
        self.update()

    @property
    def _unspared(self) -> QRegion:
        """The part of the widget that may be painted over."""
        region = QRegion(self.rect())
        for rect in self._spared():
            region -= QRegion(rect)
        return region

    def paint(self, painter: QPainter) -> None:
        """Paint red on a dark line, which is visible on paper and on wood."""
        painter.setClipRegion(self._unspared)
        painter.setBrush(NO_BRUSH)
        for colour, width in (("text", 2.4), ("accent", 1.0)):
            ink = self.appearance.colour(colour)
            painter.setPen(pen(ink, self.appearance.px(_WIDTH) * width / 1.4))
            for outline in self._outlines:
                painter.drawPath(outline)


class PartFrames(Frames):
    """Frames around whole parts of a widget: just outside them, for their text may begin at their
    edges, but below a heading, within the widget that they are over, and not over the words next
    to them.
    """

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        """Start without any."""
        super().__init__(appearance, over, self._words_around)

    def _words_around(self) -> list[QRect]:
        seen = [words for words in self._over.findChildren(Words) if words.isVisible()]
        return [words.text_room.translated(words.mapTo(self._over, QPoint(0, 0))) for words in seen]

    def brought_here(self, widget: QWidget, outline: QPainterPath) -> QPainterPath:
        reach = round(self.appearance.px(_WIDTH)) + 1
        own = QRect(widget.mapTo(self._over, QPoint(0, 0)), widget.size())
        room = own.adjusted(-reach, -reach, reach, reach)
        for words in self._words_around():
            if words.intersects(room) and words.bottom() < own.top() + reach:
                room.setTop(max(room.top(), words.bottom() + reach))
        room &= self._over.rect().adjusted(reach, reach, -reach, -reach)
        around = QPainterPath()
        if not room.isEmpty():
            around.addRoundedRect(QRectF(room), _ROUND, _ROUND)
        return around
