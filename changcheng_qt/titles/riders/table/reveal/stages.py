"""The stages of a breach: the assault, the riders that enter, the wall and its prince, the goods of
the roll; of a levy: the cards of all seats; and of the end of a game: their points. Each has a row:
a number, a heading, signs of riders and towers, and lines of words.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.step import Seen
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.pieces import Numeral, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.painting.riders import paint_rider
from changcheng_qt.titles.riders.table.painting.wall import paint_tower
from changcheng_qt.titles.riders.table.widgets.goods_line import GoodsLine
from changcheng_qt.titles.riders.words import breach
from changcheng_qt.titles.riders.words.breach import Part
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import PaintedSign
from changcheng_qt.ui.looks.strokes import NO_BRUSH, centred, moved, paint_box, pen
from changcheng_qt.ui.panels.words import BODY, NUMBER, Words
from changcheng_qt.ui.reveal import walk
from changcheng_qt.ui.scene.sprites import Paint
from changcheng_qt.ui.widgets.overlay_panel import StepHeading
from changcheng_qt.ui.widgets.seats import colours_of, seat_token

_REST: Final = 1700
"""Milliseconds of a stage, at ordinary speed: there is a sum to be read."""
Beats: TypeAlias = Sequence[Seen[View, Event]]
_SIGN: Final = 29
_SMALL: Final = 20
_ROOMY: Final = 7
"""The most signs of a line that are not small."""
_SOCKET: Final = 16.0
_UNIT: Final = 30.0
"""The sizes of a socket and of a sign in units of the map."""
_TOKEN: Final = 7
"""The radius of a seat's token next to a line."""


@dataclass(frozen=True, slots=True)
class Told:
    """One part: its events, and the view right after them."""

    part: Part
    events: tuple[Event, ...]
    view: View


class WalkScript(walk.WalkScript[Told]):
    """Makes stages of breaches, levies and ends."""

    def shows(self, event: Event) -> bool:
        return isinstance(event, events.SectionBreached | events.GoodsLevied | events.GameEnded)

    def parts_of(self, beats: Beats) -> Iterator[tuple[Told, int]]:
        came: tuple[Event, ...] = ()
        breached: tuple[Event, ...] = ()
        for number, beat in enumerate(beats):
            event, view = beat.event, beat.view
            match event:
                case events.RiderAssaulted():
                    came = (event,)
                case events.SectionBreached():
                    breached = (event,)
                    before = beats[number - 1].view if number else view
                    yield Told(Part.ASSAULT, (*came, event), before), max(0, number - 1)
                    yield Told(Part.ENTRY, (event,), view), number
                    yield Told(Part.WALL, (event,), view), number
                case events.GoodsProduced() if breached:
                    yield Told(Part.GOODS, (*breached, event), view), number
                case events.GoodsLevied():
                    yield Told(Part.LEVY, (event,), view), number
                case events.GameEnded():
                    yield Told(Part.END, (event,), view), number
                case _:
                    pass

    def ends_game(self, part: Told) -> bool:
        return part.part is Part.END

    def rest_at(self, part: Told) -> int:
        return _REST


def breach_in(parts: Sequence[Told]) -> events.SectionBreached | None:
    """Return the breach that is revealed, None for an end without one."""
    found = (event for part in parts for event in part.events)
    return next((event for event in found if isinstance(event, events.SectionBreached)), None)


class WalkRow(walk.PartRow):
    """The row of one part."""

    def __init__(
        self,
        appearance: Appearance,
        number: int,
        told: Told,
        players: Callable[[], Sequence[Player]],
        parent: QWidget,
    ) -> None:
        """Show a part; its words follow the language and the players' names."""
        super().__init__(appearance, parent)
        self._told = told
        self._players = players
        row = breach.row_of(told.part, told.events, told.view, players())
        self._heading = StepHeading(appearance, number, self)
        self._sum = Words(appearance, NUMBER if told.part is Part.ASSAULT else BODY, self)
        self.column.addWidget(self._heading)
        self._sum.setVisible(row.signs is not None)
        if row.signs is not None:
            self.column.addLayout(self._signs(row.signs))
        self._lines = [self._line(line) for line in row.lines]
        self.retranslate()

    def retranslate(self) -> None:
        row = breach.row_of(self._told.part, self._told.events, self._told.view, self._players())
        self._heading.say(row.title)
        self._sum.setText("" if row.signs is None else row.signs.sum)
        for line, words in zip(row.lines, self._lines, strict=True):
            words.setText(line.text)
        self.setAccessibleName(join_sentences(row.sentences))

    def _line(self, line: breach.Line) -> Words:
        token, signs = None, []
        if line.seat is not None:
            colours = colours_of(self._told.view, line.seat)
            token = seat_token(self.appearance, colours, _TOKEN, self)
        if line.rider is not None:
            signs.append(self._sign(_rider(line.rider), _SMALL))
        if not total(line.goods):
            return self.add_line(token, *signs)
        cards = GoodsLine(self.appearance, self)
        cards.show_goods(line.goods)
        words = self.add_line(token, *signs, cards)
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return words

    def _signs(self, signs: breach.Signs) -> QHBoxLayout:
        """Return the riders, the towers against them or their empty sockets, and the sum."""
        layout = QHBoxLayout()
        layout.setSpacing(self.appearance.px(4))
        riders = tuple(map(_rider, signs.riders))
        seat = None if signs.prince < 0 else colours_of(self._told.view, signs.prince)
        towers: tuple[Paint, ...] = (partial(paint_tower, at=QPointF(), seat=seat),) * signs.towers
        towers += (self._paint_socket,) * signs.sockets
        side = _SMALL if len(riders) + len(towers) > _ROOMY else _SIGN
        painted = [self._sign(paint, side) for paint in (*riders, *towers)]
        before = len(riders) or len(painted)
        self._sum.setWordWrap(not riders)
        for widget in (*painted[:before], self._sum, *painted[before:]):
            layout.addWidget(widget, int(widget is self._sum and not riders))
        layout.addStretch(len(riders))
        return layout

    def _paint_socket(self, painter: QPainter) -> None:
        line = pen(self.appearance.palette.text2, 1.5, dashes=(2.4, 1.7))
        paint_box(painter, centred(QPointF(0, _SOCKET / 6), _SOCKET, _SOCKET), 2, NO_BRUSH, line)

    def _sign(self, paint: Paint, side: int) -> PaintedSign:
        return PaintedSign(self.appearance, (side, side), partial(_in_room, paint=paint), self)


def _rider(numeral: Numeral) -> Paint:
    return partial(paint_rider, at=QPointF(), numeral=numeral.word)


def _in_room(painter: QPainter, room: QRectF, paint: Paint) -> None:
    """Paint something of the map in the middle of a room."""
    with moved(painter, room.center(), room.width() / _UNIT):
        paint(painter)
