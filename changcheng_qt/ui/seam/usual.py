"""What titles do alike of all that the shell asks of them (`title.TitleUi`), for their factories to
derive from: views that name turn, scores and colours as usual, and pictures in their usual places.

It is there with the first frame: all else comes when a method needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from changcheng_qt.engine.seats import Seat


class UsualTitle:
    """A title whose seats have the colours of `looks.theme.SIX_SEATS`."""

    name: str
    has_lessons = False

    @property
    def lessons(self) -> Any:  # noqa: ANN401 - the words of those that have some are their own
        """What is said in its lessons; there are none."""
        return None

    def colour_of(self, view: Any, seat: Seat) -> str:  # noqa: ANN401 - views belong to the title
        """Return the colour of a seat."""
        return str(view.colours[seat].value)

    def scores(self, view: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Return the points by seat."""
        return tuple(view.scores)

    def turn_number(self, view: Any) -> int:  # noqa: ANN401
        """Return which turn it is, from 1."""
        return int(view.turn.number)

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Paint the stone with the glyph that stands for a seat of that colour."""
        from changcheng_qt.ui.looks.glyphs import paint_seat_token
        from changcheng_qt.ui.looks.theme import SIX_SEATS

        radius = min(rect.width(), rect.height()) / 2
        paint_seat_token(painter, rect.center(), radius, SIX_SEATS[colour])

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the city gate, closed."""
        from changcheng_qt.ui.painting.gate import paint_gate

        paint_gate(painter, rect, 0.0, unit)

    @property
    def vista_shape(self) -> float:
        """The width of the picture on the start page over its height."""
        from changcheng_qt.ui.painting.vista import SHAPE

        return SHAPE

    def paint_vista(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the picture of the game that was baked for the start page."""
        from changcheng_qt.ui.painting.vista import paint_vista

        paint_vista(self.name, painter, rect, unit)
