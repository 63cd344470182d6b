"""What titles do alike of all that the shell asks of them (`title.TitleUi`), for their factories to
derive from: views that name turn, scores and colours as usual, and parts and pictures in their
usual places.

It is there with the first frame: all else is imported when a method needs it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from changcheng_qt.engine.seats import Controller, Seat
    from changcheng_qt.i18n.telling import TitleWords
    from changcheng_qt.sound.catalogue import TitleSounds
    from changcheng_qt.ui.seam.table import ReplayContext, TableContext, TableParts


class UsualTitle:
    """A title whose seats have the colours of `looks.theme.SIX_SEATS`."""

    name: str
    home: str
    """The package of the title, with its `rules`, `words` and `table`."""
    has_lessons = False

    @property
    def seat_counts(self) -> range:
        """How many can play."""
        counts: range = self._part("rules.setup").SEAT_COUNTS
        return counts

    @property
    def words(self) -> TitleWords:
        """What the title says: the functions of `telling`."""
        telling: TitleWords = self._part("words.telling")
        return telling

    def habit(self, bot: Controller) -> str:
        """Return what people are told of how a kind of bot plays."""
        told: str = self._part("words.options").habit_text(bot)
        return told

    def table_parts(self, context: TableContext) -> TableParts:
        """Build the widgets of one match."""
        parts: TableParts = self._part("table.table_parts").MatchTable(context).parts()
        return parts

    def replay_parts(self, context: ReplayContext) -> TableParts:
        """Build the widgets of a replay."""
        parts: TableParts = self._part("table.table_parts").ReplayTable(context).parts()
        return parts

    @property
    def sounds(self) -> TitleSounds:
        """What the title sounds like."""
        sounds: TitleSounds = self._part("table.sounds").SOUNDS
        return sounds

    def _part(self, module: str) -> Any:  # noqa: ANN401 - modules are the title's
        return import_module(f"{self.home}.{module}")

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
