"""Who is who in a panel: the token of a seat, its colours, and its name."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.pieces import NEUTRAL, Owner
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.ui.changcheng.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.theme import SeatColours

translate = QCoreApplication.translate


def colours_of(view: View, owner: Owner) -> SeatColours:
    """Return the colours of a seat's pieces, or those of the neutral ones."""
    return SEAT_COLOURS[NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value]


def neutral_name() -> str:
    """Return what the colour that nobody plays is called where a player's name would stand."""
    return translate("Seats", "Neutral", "the colour that nobody plays")


def owner_name(players: Sequence[Player], owner: Owner) -> str:
    """Return the name of the player in a seat, or that of the neutral colour."""
    return neutral_name() if owner == NEUTRAL else player_name(players, owner)


class SeatToken(Panel):
    """The stone with the glyph that stands for a seat; its name is said by the words beside it."""

    def __init__(
        self,
        appearance: Appearance,
        colours: SeatColours,
        radius: float = 9,
        parent: QWidget | None = None,
    ) -> None:
        """Take the colours of a seat; the radius is that in a window of 1280 x 800."""
        super().__init__(appearance, parent)
        self._colours = colours
        self._radius = radius
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_colours(self, colours: SeatColours) -> None:
        """Stand for another seat."""
        if colours != self._colours:
            self._colours = colours
            self.update()

    def sizeHint(self) -> QSize:
        """Take the stone and its outline."""
        side = self.appearance.px(2 * self._radius + 3)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre = QPointF(self.width() / 2, self.height() / 2)
            paint_seat_token(painter, centre, self._radius * self.appearance.k, self._colours)
