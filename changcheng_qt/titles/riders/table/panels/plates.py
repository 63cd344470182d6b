"""The plates of a row: the answers that anybody clicks for the person of its seat, and an eye.

No plate depends on the hand of the seat: all may be clicked, whatever it holds.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.titles.riders.table.widgets.eye import Eye
from changcheng_qt.titles.riders.table.widgets.line_button import Line, LineButton
from changcheng_qt.ui.looks.appearance import Appearance, Panel

_APART: Final = 4
_LEAST: Final = 46
"""The least width of a plate."""


class _Plate(LineButton):
    """One answer, as wide as its words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def framed(self, room: float) -> float:
        return room

    def sizeHint(self) -> QSize:
        least = self.appearance.px(_LEAST)
        return QSize(max(least, self.content_width), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size in which the words still have room."""
        return QSize(self.tight_width, self.sizeHint().height())


class PlateRow(Panel):
    """The plates of one seat."""

    chosen = Signal(object, bool)
    """The command of a plate, and whether it was chosen unseen, with the eye open."""
    opened = Signal()
    """The eye was opened."""
    closed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start without plates."""
        super().__init__(appearance, parent)
        self.plates: list[LineButton] = []
        self.eye = Eye(appearance, self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self._row.addWidget(self.eye)
        self.eye.opened.connect(self.opened)
        self.eye.closed.connect(self.closed)
        self.eye.moved.connect(self._point_at)
        self.eye.let_go.connect(self._on_let_go)
        self.restyle()

    def restyle(self) -> None:
        self._row.setSpacing(self.appearance.px(_APART))

    def show_lines(self, lines: Sequence[Line], names: Sequence[str], *, has_eye: bool) -> None:
        """Show these answers, with their accessible names, and the eye or not."""
        while len(self.plates) < len(lines):
            made = _Plate(self.appearance, self)
            made.chosen.connect(self._on_chosen)
            self._row.insertWidget(len(self.plates), made)
            self.plates.append(made)
        for place, plate in enumerate(self.plates):
            plate.setHidden(place >= len(lines))
        for shown, line, name in zip(self.plates, lines, names, strict=False):
            shown.show_line(line, is_possible=True)
            shown.setAccessibleName(name)
            shown.updateGeometry()
        self.eye.setHidden(not has_eye)

    def _on_chosen(self, command: object) -> None:
        self.chosen.emit(command, False)

    def _plate_at(self, at: QPoint) -> LineButton | None:
        for plate in self.plates:
            if not plate.isHidden() and plate.rect().contains(plate.mapFromGlobal(at)):
                return plate
        return None

    def _point_at(self, at: QPoint) -> None:
        there = self._plate_at(at)
        for plate in self.plates:
            plate.setDown(plate is there)

    def _on_let_go(self, at: QPoint) -> None:
        self._point_at(QPoint(-1, -1))
        there = self._plate_at(at)
        if there is not None and there.line.command is not None:
            self.chosen.emit(there.line.command, True)
