"""The rows of a walk: a number, a heading, signs of riders and towers, and lines of words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, plain, player_name
from changcheng_qt.titles.riders.rules.events import Event, RiderAssaulted, SectionBreached
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.pieces import Numeral, total
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.painting.riders import paint_rider
from changcheng_qt.titles.riders.table.painting.wall import paint_crown_tower, paint_tower
from changcheng_qt.titles.riders.table.reveal.stages import Part, Told
from changcheng_qt.titles.riders.words.names import (
    good_in_sentence,
    goods_text,
    riders_text,
    towers_text,
)
from changcheng_qt.titles.riders.words.places import ground_name, short_hex_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.looks.glyphs import PaintedSign
from changcheng_qt.ui.panels.words import BODY, Words
from changcheng_qt.ui.widgets.overlay_panel import StepHeading
from changcheng_qt.ui.widgets.seats import colours_of, seat_token

translate = QCoreApplication.translate

_SIGN: Final = 27
_UNIT: Final = 30.0
"""The size of a sign in units of the map."""
_TOKEN: Final = 7
"""The radius of a seat's token next to a line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a row, of a seat or of nobody."""

    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row in words, with riders and towers painted before them."""

    title: str
    lines: tuple[Line, ...]
    riders: tuple[Numeral, ...] = ()
    towers: int = 0
    prince: Seat | None = None


def row_of(told: Told, players: Sequence[Player]) -> Row:
    """Return one part of a walk in words."""
    view, event = told.view, told.events[-1]
    match told.part, event:
        case Part.ASSAULT, SectionBreached():
            return _assault(event, told.events, view)
        case Part.ENTRY, SectionBreached():
            return _entry(event, view)
        case Part.WALL, SectionBreached():
            return _wall(event, view, players)
        case Part.GOODS, GoodsProduced():
            return _goods(event, view, players)
        case _:
            return _end(view)


def _assault(event: SectionBreached, events: Sequence[Event], view: View) -> Row:
    words = translate("RidersBreach", "{riders} against {towers}")
    lines = [
        Line(
            fill(
                words,
                riders=riders_text(len(event.riders)),
                towers=towers_text(event.towers),
            )
        )
    ]
    for came in events:
        if isinstance(came, RiderAssaulted):
            words = translate("RidersBreach", "The last rider came from {ground}.")
            lines.append(Line(fill(words, ground=ground_name(view.board, came.ground))))
    title = translate("RidersBreach", "The assault")
    return Row(title, tuple(lines), event.riders, event.towers, event.seat)


def _entry(event: SectionBreached, view: View) -> Row:
    words = translate("RidersBreach", "{hex} gives no {good}")
    lines = []
    for land in dict.fromkeys(event.hexes):
        good = view.board.lands[land].terrain.good
        assert good is not None, "riders enter numbered hexes only"
        name = short_hex_name(view.board, land)
        lines.append(Line(fill(words, hex=name, good=good_in_sentence(good))))
    lines.append(Line(translate("RidersBreach", "until soldiers have chased them.")))
    return Row(translate("RidersBreach", "They enter"), tuple(lines))


def _wall(event: SectionBreached, view: View, players: Sequence[Player]) -> Row:
    lost = event.towers - event.level
    words = translate("RidersBreach", "{before} − {lost} = {towers}")
    lines = [Line(fill(words, before=event.towers, lost=lost, towers=towers_text(event.level)))]
    title = translate("RidersBreach", "The section")
    if event.seat >= 0:
        words = translate("RidersBreach", "The section, and {player}")
        title = fill(words, player=player_name(players, event.seat))
        after = view.points[event.seat]
        words = translate("RidersBreach", "One penalty: {before} − 1 = %n point(s)", "", after)
        lines.append(Line(fill(words, before=after + 1), event.seat))
    words = translate("RidersBreach", "Breach {count} of {most}: at the last one all have lost.")
    lines.append(Line(fill(words, count=event.breaches, most=view.breaches_end)))
    return Row(title, tuple(lines))


def _goods(event: GoodsProduced, view: View, players: Sequence[Player]) -> Row:
    lines = tuple(
        Line(goods_text(goods), seat) for seat, goods in enumerate(event.goods) if total(goods)
    )
    nothing = (Line(translate("RidersBreach", "Nobody gets any.")),)
    return Row(translate("RidersBreach", "Goods for the roll"), lines or nothing)


def _end(view: View) -> Row:
    order = sorted(range(view.seats), key=lambda seat: view.points[seat], reverse=True)
    lines = tuple(Line(plain(view.points[seat]), seat) for seat in order)
    return Row(translate("RidersBreach", "Points"), lines)


class WalkRow(Panel):
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
        row = row_of(told, players())
        self._heading = StepHeading(appearance, number, self)
        self._lines = [Words(appearance, BODY, self, wrap=True) for _ in row.lines]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, appearance.px(3), 0, appearance.px(3))
        column.setSpacing(appearance.px(2))
        column.addWidget(self._heading)
        if row.riders:
            column.addLayout(self._signs(row))
        for line, words in zip(row.lines, self._lines, strict=True):
            column.addLayout(self._line(line, words))
        self.retranslate()

    def retranslate(self) -> None:
        row = row_of(self._told, self._players())
        self._heading.say(row.title)
        for line, words in zip(row.lines, self._lines, strict=True):
            words.setText(line.text)
        said = [row.title, *(line.text for line in row.lines)]
        self.setAccessibleName(join_sentences(said))

    def _line(self, line: Line, words: Words) -> QHBoxLayout:
        layout = QHBoxLayout()
        layout.setSpacing(self.appearance.px(6))
        if line.seat is not None:
            colours = colours_of(self._told.view, line.seat)
            token = seat_token(self.appearance, colours, _TOKEN, self)
            layout.addWidget(token, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(words, 1)
        return layout

    def _signs(self, row: Row) -> QHBoxLayout:
        """Return the riders, and the towers before which they stood."""
        layout = QHBoxLayout()
        layout.setSpacing(self.appearance.px(2))
        for sign in _signs(row, self._told.view):
            layout.addWidget(PaintedSign(self.appearance, (_SIGN, _SIGN), sign, self))
        layout.addStretch(1)
        return layout


def _signs(row: Row, view: View) -> Iterator[Callable[[QPainter, QRectF], None]]:
    def rider(numeral: Numeral) -> Callable[[QPainter, QRectF], None]:
        return lambda painter, room: _at(
            painter, room, lambda: paint_rider(painter, QPointF(), numeral.word)
        )

    def tower(painter: QPainter, room: QRectF) -> None:
        prince = row.prince
        if prince is None or prince < 0:
            _at(painter, room, lambda: paint_crown_tower(painter, QPointF()))
        else:
            colours = colours_of(view, prince)
            _at(painter, room, lambda: paint_tower(painter, QPointF(), colours))

    yield from map(rider, row.riders)
    yield from (tower,) * row.towers


def _at(painter: QPainter, room: QRectF, paint: Callable[[], None]) -> None:
    """Paint something of the map in the middle of a room."""
    painter.save()
    painter.translate(room.center())
    painter.scale(room.width() / _UNIT, room.width() / _UNIT)
    paint()
    painter.restore()
