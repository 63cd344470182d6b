"""A small slip of paper beside the pointer, or beside what is pointed at.

It never takes the pointer, never lies over what it speaks of, and stays where it is for as long as
that stays the same.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.kept_picture import KeptPicture
from changcheng_qt.ui.board.note_sheet import Note, Sheet, Tone
from changcheng_qt.ui.board.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.board.theme import ink

_BESIDE: Final = QPoint(18, 20)
_OFF: Final = 2
"""Logical pixels between a note and what it speaks of."""
_ACROSS: Final = 13
_DOWN: Final = 8
_SHADOW: Final = 8
"""Logical pixels around the paper, for its shadow and for the tip that points."""
_TIP: Final = 7
_SHARE: Final = (0.6, 0.2)
"""How much of the parent's width and height the words may take before they are set smaller."""
_INK: Final = "#1E120A"


class HoverNote(QWidget):
    """One note, within its parent."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self._over = parent
        self._appearance = appearance
        self._note = Note()
        self._sheet = Sheet(Note(), appearance)
        self._picture = KeptPicture()
        self._about = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        appearance.changed.connect(self._on_appearance_changed)

    @property
    def note(self) -> Note:
        """Return what is said, an empty note while it is hidden."""
        return Note() if self.isHidden() else self._note

    def say(
        self,
        note: Note,
        around: QRect,
        keep_off: Sequence[QRect] = (),
        covered: Sequence[QRect] = (),
    ) -> None:
        """Show a note, or hide where it says nothing.

        It is about `around`, in the parent's coordinates, and lies above or below that and off what
        else is named; about a single point, it lies beside it. It keeps clear of panels, which have
        the parent `covered`.
        """
        if note == Note():
            self.hide()
            return
        if note != self._note or self.isHidden():
            self._note = note
            self._set()
        self.update()
        free = _beside(around.topLeft(), self.size())
        if around.width() > 1:
            free = [*_along(around, keep_off, self.size(), self._room), *_at_sides(around, free)]
        self._about = around
        self.move(self._best(free, around, covered).topLeft())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture of the slip, which is painted once for what it says and where."""
        with QPainter(self) as painter:
            self._picture.draw(painter, self.size(), (self._note, self._tip), self._paint)

    def _paint(self, painter: QPainter) -> None:
        """Paint the slip with its shadow, and what stands on it."""
        look, palette = self._appearance, self._appearance.palette
        refuses = self._note.tone is Tone.REFUSAL
        painter.setPen(NO_PEN)
        for grown, alpha in ((3.5, 14), (2.2, 22), (1.0, 34)):
            painter.setBrush(ink(_INK, alpha))
            shade = self._paper.adjusted(-grown, -grown + 1.5, grown, grown + 1.0)
            painter.drawRoundedRect(shade, 5 + grown, 5 + grown)
        painter.setBrush(palette.colour("field"))
        painter.setPen(pen(palette.text3, 1.0))
        painter.drawPath(self._outline())
        painter.setBrush(NO_BRUSH)
        edge = palette.accent if refuses else palette.gold
        painter.setPen(pen(edge, 1.6 if refuses else 1.0))
        painter.drawRoundedRect(self._paper.adjusted(3.5, 3.5, -3.5, -3.5), 2, 2)
        painter.translate(_SHADOW + look.px(_ACROSS), _SHADOW + look.px(_DOWN))
        self._sheet.paint(painter)

    @property
    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)

    def _outline(self) -> QPainterPath:
        """Return the outline of the paper, with a tip towards what lies above or below it."""
        path, paper = QPainterPath(), self._paper.adjusted(0.5, 0.5, -0.5, -0.5)
        path.addRoundedRect(paper, 4, 4)
        if self._tip is None:
            return path
        x, is_down = self._tip
        x = max(paper.left() + 2 * _TIP, min(x, paper.right() - 2 * _TIP))
        edge, out = (paper.bottom(), _TIP) if is_down else (paper.top(), -_TIP)
        tip = QPainterPath(QPointF(x - _TIP, edge))
        tip.lineTo(x, edge + out)
        tip.lineTo(x + _TIP, edge)
        tip.closeSubpath()
        return path.united(tip)

    @property
    def _tip(self) -> tuple[float, bool] | None:
        """Return where the tip is, and whether it points down; None where the slip has none."""
        is_above = self.geometry().bottom() - _SHADOW < self._about.top()
        is_below = self.geometry().top() + _SHADOW > self._about.bottom()
        if self._about.width() <= 1 or is_above is is_below:
            return None
        return float(self._about.center().x() - self.x()), is_above

    @property
    def _room(self) -> QRect:
        return self._over.rect()

    def _best(self, places: Sequence[QRect], around: QRect, covered: Sequence[QRect]) -> QRect:
        """Return the first place that is free of panels, else the one that is least in the way."""

        def is_free(place: QRect) -> bool:
            return not any(place.intersects(rect) for rect in covered)

        found = next((p for p in places if self._room.contains(p) and is_free(p)), None)
        if found is not None:
            return found
        inside = [_moved_into(self._room, place) for place in places]
        return min(inside, key=lambda p: (not is_free(p), _area(p.intersected(around))))

    def _set(self) -> None:
        room = QSizeF(self._room.width() * _SHARE[0], self._room.height() * _SHARE[1])
        self._sheet = Sheet.fitting(self._note, self._appearance, room)
        px, size = self._appearance.px, self._sheet.size.toSize()
        across, down = 2 * (px(_ACROSS) + _SHADOW), 2 * (px(_DOWN) + _SHADOW)
        self.resize(size.width() + across, size.height() + down)

    def _on_appearance_changed(self) -> None:
        if self._note != Note():
            self._set()
        self._picture.drop()
        self.update()


def _beside(point: QPoint, size: QSize) -> list[QRect]:
    """Return the places below and above a point, to the right and to the left of it."""
    places = []
    for down in (1, -1):
        for across in (1, -1):
            place = QRect(point + QPoint(across * _BESIDE.x(), down * _BESIDE.y()), size)
            if across < 0:
                place.moveRight(point.x() - _BESIDE.x())
            if down < 0:
                place.moveBottom(point.y() - _BESIDE.y())
            places.append(place)
    return places


def _along(around: QRect, keep_off: Sequence[QRect], size: QSize, room: QRect) -> list[QRect]:
    """Return the places above and below something, off everything else there."""
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(around.center())
    place.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
    near = [r for r in keep_off if r.left() <= place.right() and r.right() >= place.left()]
    above, below = QRect(place), QRect(place)
    above.moveBottom(min(rect.top() for rect in (around, *near)) - _OFF)
    below.moveTop(max(rect.bottom() for rect in (around, *near)) + _OFF)
    return [above, below]


def _at_sides(around: QRect, places: Sequence[QRect]) -> list[QRect]:
    """Return places to the right and to the left of something, instead of beside its corner."""
    east, west = QRect(places[0]), QRect(places[0])
    for place in (east, west):
        place.moveCenter(around.center())
    east.moveLeft(around.right() + _OFF)
    west.moveRight(around.left() - _OFF)
    return [east, west]


def _moved_into(room: QRect, place: QRect) -> QRect:
    moved = QRect(place)
    moved.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - place.width())))
    moved.moveTop(max(room.top(), min(place.top(), room.bottom() + 1 - place.height())))
    return moved


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
