"""The rows of the Mongol attack: a region or an event card, and the count of each colour in it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_names, signed
from changcheng_qt.titles.changcheng.rules.events import EventCardCounted, RegionAttacked
from changcheng_qt.titles.changcheng.rules.forecast import owners_of
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.cards import paint_event_card
from changcheng_qt.titles.changcheng.table.painting.counters import (
    paint_open_threat,
    paint_removed_threat,
)
from changcheng_qt.titles.changcheng.table.painting.icons import PieceIcon
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR, SEAT_COLOURS
from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import AttackEntry
from changcheng_qt.titles.changcheng.words.cards import event_card_name
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from changcheng_qt.titles.changcheng.words.names import region_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.glyphs import PaintedSign, paint_seat_token
from changcheng_qt.ui.looks.icons import paint_icon
from changcheng_qt.ui.looks.theme import mix
from changcheng_qt.ui.panels.words import NOTE, ElidedWords, TextStyle, TypeFace

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=15.5, face=TypeFace.TITLE)
_SIGN: Final = (44, 46)
_LIGHTER: Final = 0.45


def entry_sign(
    appearance: Appearance, happening: RegionAttacked | EventCardCounted, parent: QWidget
) -> PaintedSign:
    """Return the shield of a region with its threat, or an event card."""

    def paint(painter: QPainter, room: QRectF) -> None:
        px = appearance.px
        match happening:
            case RegionAttacked(_, int(value)):
                paint_open_threat(painter, room.center(), value, px(18))
            case RegionAttacked():
                paint_removed_threat(painter, room.center(), px(18))
            case EventCardCounted(card):
                height = room.height() - px(4)
                rect = QRectF(0, 0, height * 0.7, height)
                rect.moveCenter(room.center())
                paint_event_card(painter, rect, card, "", appearance.fonts.script)

    return PaintedSign(appearance, _SIGN, paint, parent)


class CountLine(Painted, Panel):
    """Tokens with numbers: the count, gain or loss of each colour; a tower shelters its owner."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._counts: list[tuple[str, int, int]] = []
        self._sheltered: frozenset[str] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entry(self, entry: AttackEntry, view: View) -> None:
        """Show the counts of a region or an event card, and its points."""
        happening = entry.happening
        if isinstance(happening, RegionAttacked):
            strengths = {tally.owner: tally.total for tally in happening.tallies}
            safe = happening.sheltered
            self._sheltered = frozenset(view.colours[seat].value for seat in safe)
        else:
            strengths = dict(enumerate(happening.counts))
        self._counts = [
            (
                NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value,
                strengths[owner],
                entry.points_of(owner),
            )
            for owner in owners_of(view)
            if strengths.get(owner)
        ]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.px(190), self.appearance.px(21))

    def paint(self, painter: QPainter) -> None:
        """Paint the line; points are in the accent colour after the count."""
        px, left = self.appearance.px, 0.0
        for colour, count, points in self._counts:
            centre = QPointF(left + px(8), self.height() / 2)
            paint_seat_token(painter, centre, px(7), SEAT_COLOURS[colour])
            left += px(19)
            left = self._paint_text(painter, left, str(count), self.appearance.colour("text2"))
            if colour in self._sheltered:
                tower = QRectF(left, self.height() / 2 - px(8), px(16), px(16))
                paint_icon(painter, PieceIcon.TOWER.value, tower, self._ink(1))
                left += px(18)
            if points:
                left = self._paint_text(painter, left, signed(points), self._ink(points), bold=True)
            left += px(6)

    def _ink(self, points: int) -> QColor:
        """Return the colour of a gain, or of a loss, which is lighter on a dark ground."""
        palette = self.appearance.palette
        if points > 0:
            return palette.colour("good")
        return mix(palette.accent, palette.text, _LIGHTER if palette.dark else 0)

    def _paint_text(
        self, painter: QPainter, left: float, text: str, ink: QColor, *, bold: bool = False
    ) -> float:
        """Paint a number; return the x of the next one."""
        painter.setFont(self.appearance.number_font(13.5, bold=bold))
        painter.setPen(ink)
        width = painter.fontMetrics().horizontalAdvance(text)
        room = QRectF(left, 0, width + 2, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        return left + width + self.appearance.px(5)


class EntryRow(Panel):
    """One region or event card."""

    def __init__(
        self,
        appearance: Appearance,
        entry: AttackEntry,
        view: View,
        players: Sequence[Player],
        parent: QWidget,
    ) -> None:
        super().__init__(appearance, parent)
        self._entry = entry
        self._view = view
        self._players = players
        sign = entry_sign(appearance, entry.happening, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self.note = ElidedWords(appearance, NOTE, self)
        heading = QHBoxLayout()
        heading.setSpacing(appearance.px(8))
        heading.addWidget(self._name)
        heading.addWidget(self.note, 1)
        counts = CountLine(appearance, self)
        counts.show_entry(entry, view)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(heading)
        words.addWidget(counts)
        row = without_margins(QHBoxLayout(self), sign)
        row.addLayout(words, 1)
        self.retranslate()

    def retranslate(self) -> None:
        happening = self._entry.happening
        if isinstance(happening, RegionAttacked):
            self._name.setText(region_name(self._view.wall, happening.region))
            self.note.setText(_sheltered(happening, self._players))
        else:
            self._name.setText(event_card_name(happening.card))
        said = [happening, *self._entry.points]
        sentences = [event_text(event, self._view, self._players) for event in said]
        self.setAccessibleName(join_sentences(sentences))
        self.setToolTip("")


def _sheltered(happening: RegionAttacked, players: Sequence[Player]) -> str:
    """Return the seats that a tower saves from a loss; empty if nobody would have lost anything."""
    if happening.value is None or not happening.sheltered:
        return ""
    words = translate("Attack", "Sheltered: {players}", "by a tower")
    return fill(words, players=player_names(players, happening.sheltered))
