"""The state of the place under the pointer: rows of a text and a number, and notes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.geometry import places
from changcheng_qt.titles.riders.table.geometry.places import Pointed
from changcheng_qt.titles.riders.words import sights
from changcheng_qt.titles.riders.words.seat_sight import seat_sight
from changcheng_qt.titles.riders.words.sights import Sight
from changcheng_qt.ui.panels import inspector
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace, Words, highest_line
from changcheng_qt.ui.seam.bridge import counts_for

translate = QCoreApplication.translate

_TEXT: Final = TextStyle(size=13)
_NUMBER: Final = TextStyle(size=13, face=TypeFace.NUMBER, bold=True)
_ROWS: Final = 4
_INVITATION_ROWS: Final = 2
"""The rows whose room the invitation needs."""


class Inspector(inspector.Inspector[Pointed, Pointed]):
    """A few rows about a place; the note has the room of unused ones, if it needs it."""

    def make_body(self) -> QGridLayout:
        self.rows = [
            (ElidedWords(self.appearance, _TEXT, self), Words(self.appearance, _NUMBER, self))
            for _ in range(_ROWS)
        ]
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for place, (text, number) in enumerate(self.rows):
            grid.addWidget(text, place, 0)
            grid.addWidget(number, place, 1, Qt.AlignmentFlag.AlignRight)
        self._grid = grid
        return grid

    def place_of(self, target: Pointed) -> Pointed:
        """Return the place itself: there is a text for everything."""
        return target

    def restyle(self) -> None:
        super().restyle()
        px = self.appearance.px
        self._layout.setSpacing(px(2))
        self._grid.setVerticalSpacing(px(1))
        self._share_room()

    def show_place(self, view: View, place: Pointed) -> None:
        players = self._bridge.players
        is_aided = counts_for(self._bridge, view.viewer)
        if (place, view, players, is_aided) == self._shown_for:
            return
        self._shown_for = place, view, players, is_aided
        sight = sight_of(place, view, players, is_aided=is_aided)
        self._heading.set_title(sight.short_heading)
        self.note.setText(" ".join(sight.notes))
        for row, (text, number) in enumerate(self.rows):
            words = sight.rows[row] if row < len(sight.rows) else ("", "")
            text.setText(words[0])
            number.setText(words[1])

    def _show(self, view: View) -> None:
        super()._show(view)
        self._share_room()

    def _share_room(self) -> None:
        """Give the note the room of unused rows, as far as whole lines fit into it: both together
        are always as high.
        """
        rows = sum(bool(text.text()) for text, _ in self.rows)
        used = _INVITATION_ROWS if self._place is None else rows
        a_row = max(highest_line(one.font()) for one in self.rows[0])
        apart = self._grid.verticalSpacing()
        self.note.use_lines(inspector.NOTE_LINES)
        least, a_line = self.note.sizeHint().height(), highest_line(self.note.font())
        extra = (_ROWS - used) * (a_row + apart) // a_line
        self.note.use_lines(inspector.NOTE_LINES + extra)
        grown = self.note.sizeHint().height() - least
        for place, (text, number) in enumerate(self.rows):
            text.setHidden(place >= used)
            number.setHidden(place >= used)
        self._body.setFixedHeight(_ROWS * (a_row + apart) - apart - grown)


def sight_of(
    place: places.Pointed, view: View, players: Sequence[Player], *, is_aided: bool = False
) -> Sight:
    """Return the state of a place, or of a seat; `is_aided` if the viewer gets deductions."""
    match place:
        case places.SeatPlace(seat):
            return seat_sight(seat, view, players, is_aided=is_aided)
        case places.CornerPlace(corner):
            return sights.corner_sight(corner, view, players)
        case places.RoadPlace(road):
            return sights.road_sight(road, view, players)
        case places.HexPlace(land):
            return sights.hex_sight(land, view, players)
        case places.SectionPlace(sector) | places.AssaultPlace(sector):
            return sights.section_sight(sector, view, players)
        case places.SeaPlace(sea):
            return sights.sea_sight(sea, view)
        case places.HarbourPlace(harbour):
            return sights.harbour_sight(harbour, view, players)
        case _:
            return _elsewhere(place, view, is_aided=is_aided)


def _elsewhere(place: places.Place, view: View, *, is_aided: bool) -> Sight:
    """Return the state of a place in the steppe or on the quay."""
    match place:
        case places.GroundPlace(ground):
            return sights.ground_sight(ground, view)
        case places.ArrowPlace(number):
            return sights.arrow_sight(number, view)
        case places.HomePlace():
            return sights.home_sight(view)
        case places.SupplyPlace(good):
            return sights.supply_sight(good, view)
        case places.StackPlace():
            return sights.stack_sight(view, is_aided=is_aided)
        case _:
            return sights.dice_sight(view, is_aided=is_aided)
