"""The rows of a scoring: its subject, and the reasons for each seat's points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_name
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.layout import SEAL_RADIUS
from changcheng_qt.titles.china.table.painting import emblems, places
from changcheng_qt.titles.china.table.painting.region_colours import REGION_COLOURS
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.words import names, result, scoring
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import PaintedSign, paint_crown, paint_seat_token
from changcheng_qt.ui.panels.words import NOTE, TextStyle, TypeFace, Words, unbroken
from changcheng_qt.ui.reveal.walk import PartRow
from changcheng_qt.ui.widgets.seats import colours_of, seat_token

translate = QCoreApplication.translate

Line: TypeAlias = tuple[Seat | None, str]
"""The scoring seat, None in a row of one seat, and the reason."""

_NAME: Final = TextStyle(size=15.5, face=TypeFace.TITLE)
_SIGN: Final = 30
_EQUALS: Final = " = "
_TOKEN: Final = 6.5


@dataclass(frozen=True, slots=True)
class Telling:
    """A row in words: its subject, a line for each seat that scores, and why nobody does."""

    name: str
    lines: tuple[Line, ...] = ()
    note: str = ""


def tell(counted: Counted, view: View, players: Sequence[Player]) -> Telling:
    """Return a scoring event in words."""
    match counted:
        case events.RegionScored():
            name = names.region_name(view.board, counted.region)
            return Telling(name, scoring.region_lines(counted, players))
        case events.AllianceScored():
            name = names.alliance_name(view.board, counted.alliance)
            lines = scoring.alliance_lines(counted, players)
            nobody = translate("ChinaScoring", "Nobody leads in both courts.")
            return Telling(name, lines, "" if lines else nobody)
        case events.RoadsScored(seat):
            words = translate("ChinaScoring", "Roads of {player}")
            name = fill(words, player=player_name(players, seat))
            sums = tuple((None, text) for text in scoring.road_lines(counted, view.board))
            none = translate("ChinaScoring", "No line of four houses.")
            return Telling(name, sums, "" if sums else none)
        case events.GameEnded(scores, pieces, winners):
            return Telling(result.victory_text(players, winners, scores, pieces))


def counted_sign(
    appearance: Appearance, counted: Counted, view: View, parent: QWidget
) -> PaintedSign:
    """Return the emblem of a region, the seal of an alliance, the token of a seat, or a crown."""

    def paint(painter: QPainter, room: QRectF) -> None:
        side = room.width()
        match counted:
            case events.RegionScored(region=region):
                colour = view.board.colour_of(region)
                deep = REGION_COLOURS[colour].deep
                emblems.paint_emblem(painter, colour, room.center(), side * 0.42, deep)
            case events.AllianceScored(alliance=alliance):
                painter.translate(room.center())
                painter.scale(side / (SEAL_RADIUS * 2.4), side / (SEAL_RADIUS * 2.4))
                places.paint_seal(painter, QPointF(), SEAL_RADIUS, alliance + 1)
            case events.RoadsScored(seat):
                paint_seat_token(painter, room.center(), side * 0.4, colours_of(view, seat))
            case events.GameEnded():
                paint_crown(painter, room, appearance.palette.gold)

    return PaintedSign(appearance, (_SIGN, _SIGN), paint, parent)


class CountedRow(PartRow):
    """The row of one scoring."""

    def __init__(
        self,
        appearance: Appearance,
        counted: Counted,
        view: View,
        players: Callable[[], Sequence[Player]],
        parent: QWidget,
    ) -> None:
        """Show a scoring; its words follow the language and the players' names."""
        super().__init__(appearance, parent)
        self._counted = counted
        self._view = view
        self._players = players
        row = tell(counted, view, players())
        self._name = Words(appearance, _NAME, self, wrap=True)
        self._note = Words(appearance, NOTE, self, wrap=True)
        head = QHBoxLayout()
        head.setSpacing(appearance.px(8))
        head.addWidget(counted_sign(appearance, counted, view, self))
        head.addWidget(self._name, 1)
        self.column.addLayout(head)
        self._lines = [self.add_line(self._token(seat)) for seat, _ in row.lines]
        self.column.addWidget(self._note)
        self.retranslate()

    def _token(self, seat: Seat | None) -> QWidget | None:
        if seat is None:
            return None
        return seat_token(self.appearance, colours_of(self._view, seat), _TOKEN, self)

    def retranslate(self) -> None:
        row = tell(self._counted, self._view, self._players())
        self._name.setText(row.name)
        self._note.setText(row.note)
        self._note.setVisible(bool(row.note))
        for words, (_, text) in zip(self._lines, row.lines, strict=True):
            words.setText(_unbroken_sum(text))
        said = (row.name, *(text for _, text in row.lines), row.note)
        self.setAccessibleName(join_sentences([text for text in said if text]))


def _unbroken_sum(text: str) -> str:
    """Return a line with its sum kept together with the sign before it."""
    terms, sign, points = text.rpartition(_EQUALS)
    return f"{terms}{unbroken(sign + points)}"
