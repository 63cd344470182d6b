"""The parts of the inspector: one colour in an area, and the worth of the area."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill, side_by_side
from changcheng_qt.titles.changcheng.rules.forecast import (
    Presence,
    ProvinceForecast,
    RegionForecast,
    Worth,
)
from changcheng_qt.titles.changcheng.rules.pieces import Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting import counters
from changcheng_qt.titles.changcheng.table.painting.card_backs import paint_card_back
from changcheng_qt.titles.changcheng.table.painting.icons import paint_small_wall
from changcheng_qt.titles.changcheng.table.painting.seat_colours import (
    NEUTRAL_COLOUR,
    SEAT_COLOURS,
    colours_of,
)
from changcheng_qt.titles.changcheng.table.widgets.wall_row import SHAPE, Walls
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.glyphs import paint_seat_token
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.painting.lettering import paint_fitted_text

translate = QCoreApplication.translate

_WALL_HEIGHT: Final = 10.5
_GAIN: Final = 30
"""The width of a colour's points at the end of its row."""
_MOST_CARDS: Final = 3
"""How many backs are painted side by side; more become one back with a number."""


class PresenceRow(Painted, Panel):
    """One colour: its walls among the places of an area, its cards there, lit if it leads, and the
    points that it scored there.
    """

    def __init__(self, appearance: Appearance, owner: Owner, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._presence = Presence(owner)
        self._colours = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._walls = Walls()
        self._leads = False
        self._gain: int | None = None
        self._picture = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def presence(self) -> Presence:
        """Return the shown presence."""
        return self._presence

    @property
    def leads(self) -> bool:
        """Whether the colour is shown as leading."""
        return self._leads

    @property
    def gain(self) -> int | None:
        """Return the shown points, None if it scored none."""
        return self._gain

    def show_gain(self, gain: int | None) -> None:
        """Show the points that the colour scored in the area, None for none."""
        words = "" if gain is None else translate("Inspector", "scored {points}")
        self.setAccessibleDescription(side_by_side((self._standing, fill(words, points=gain or 0))))
        if gain != self._gain:
            self._gain = gain
            self.update()

    @property
    def _standing(self) -> str:
        return translate("Inspector", "leads") if self._leads else ""

    def show_presence(
        self, view: View, presence: Presence, name: str, empty: int, *, leads: bool
    ) -> None:
        """Show a colour's presence, and the number of places that are still empty for anybody."""
        before = (self._presence, self._leads, self._colours, self._walls)
        self._presence, self._leads = presence, leads
        self._colours = colours_of(view, presence.owner)
        self._walls = Walls(presence.walls, presence.virtual, presence.broken, empty)
        self.setAccessibleName(_sentence(presence, name))
        self.setAccessibleDescription(self._standing)
        if before != (self._presence, self._leads, self._colours, self._walls):
            self.update()

    def sizeHint(self) -> QSize:
        px = self.appearance.px
        return QSize(px(160), px(19))

    def paint(self, painter: QPainter) -> None:
        """Copy the kept picture: when one row changes, Qt paints all of them again."""
        shown = (self._presence, self._walls, self._colours, self._leads, self._gain)
        key = (*shown, self.appearance.palette.name, self.appearance.k)
        self._picture.draw(painter, self.size(), key, self._paint_row)

    def _paint_row(self, painter: QPainter) -> None:
        px, room = self.appearance.px, QRectF(self.rect())
        middle, k = room.center().y(), self.appearance.k
        if self._leads:
            painter.setPen(NO_PEN)
            painter.setBrush(ink(self.appearance.palette.gold, 60))
            painter.drawRoundedRect(room, px(4), px(4))
        paint_seat_token(painter, QPointF(px(10), middle), 8.5 * k, self._colours)
        end = self._paint_walls(painter, px(25), middle)
        self._paint_cards(painter, end + px(4), middle)
        if self._gain is not None:
            painter.setFont(self.appearance.number_font(15))
            painter.setPen(self.appearance.colour("text"))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(room.adjusted(0, 0, -px(2), 0), flags, f"+{self._gain}")

    def _paint_walls(self, painter: QPainter, left: float, middle: float) -> float:
        height, looks = _WALL_HEIGHT * self.appearance.k, self._walls.in_row()
        taken = 0 if self._gain is None else self.appearance.px(_GAIN)
        step = (self.width() - left - taken) / max(1, len(looks))
        width = min(height * SHAPE, step - self.appearance.px(3))
        for look in looks:
            rect = QRectF(left, middle - height / 2, width, height)
            if look is None:
                painter.setPen(pen(self.appearance.palette.rule, 1))
                painter.setBrush(NO_BRUSH)
                painter.drawRect(rect)
            else:
                paint_small_wall(painter, rect, self._colours, look, self.appearance.palette.text)
            left += width + self.appearance.px(3)
        return left

    def _paint_cards(self, painter: QPainter, left: float, middle: float) -> None:
        cards, px = self._presence.cards, self.appearance.px
        shown = cards if cards <= _MOST_CARDS else 1
        for place in range(shown):
            rect = QRectF(left + place * px(8), middle - px(8), px(11.5), px(16))
            paint_card_back(painter, rect, self._colours)
        if shown < cards:
            painter.setFont(self.appearance.number_font(12.5))
            painter.setPen(self.appearance.colour("text"))
            room = QRectF(left + px(15), 0, px(30), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, f"×{cards}")


def _sentence(presence: Presence, name: str) -> str:
    return fill(
        translate(
            "Inspector",
            "{owner}: walls {walls}, extra {virtual}, broken {broken}, cards {cards}",
        ),
        owner=name,
        walls=presence.walls,
        virtual=presence.virtual,
        broken=presence.broken,
        cards=presence.cards,
    )


class ValueColumn(Painted, Panel):
    """The worth of a province now and when complete, or the threat counter of a region."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._figures: tuple[tuple[str, str, str], ...] = ()
        self._region: RegionForecast | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scored(self, worth: Worth) -> None:
        """Show the worth of a province at its scoring: walls, reputation, cards."""
        words = translate("Inspector", "Was worth")
        self._show(((words, str(worth.value), _sum(worth)),), None)

    def show_worth(self, sight: ProvinceForecast, span: str = "") -> None:
        """Show a province's worth now and when complete, as sums, and the possible span with its
        cards.
        """
        now = (translate("Inspector", "Worth now"), str(sight.now.value), _sum(sight.now))
        words, value = translate("Inspector", "when complete"), str(sight.complete.value)
        change = span or translate("Inspector", "± cards", "what cards may still change")
        self._show((now, (words, value, "" if change == value else change)), None)

    def show_threat(self, sight: RegionForecast) -> None:
        """Show a region's threat counter as far as the viewer knows it."""
        known = "" if sight.threat is None else f"−{sight.threat}"
        unknown = translate("Inspector", "removed") if sight.is_removed else "−?"
        self._show(((translate("Inspector", "Threat"), known or unknown, ""),), sight)

    def sizeHint(self) -> QSize:
        """Return the size of two figures with their words, one below the other."""
        px = self.appearance.px
        return QSize(px(96), px(80))

    def paint(self, painter: QPainter) -> None:
        """Paint the figures, and the shield of a region."""
        px, top = self.appearance.px, 0.0
        if self._region is not None:
            self._paint_threat(painter, self._region)
            return
        for words, figure, how in self._figures:
            self._paint_words(painter, words, top)
            self._paint_figure(painter, QRectF(0, top, self.width(), px(39)), figure)
            self._paint_sum(painter, QRectF(0, top + px(14), self.width(), px(25)), figure, how)
            top += px(40)

    def _paint_threat(self, painter: QPainter, sight: RegionForecast) -> None:
        """Paint the shield of a region, and next to it the possible loss."""
        px = self.appearance.px
        words, figure, _ = self._figures[0]
        self._paint_words(painter, words, 0)
        self._paint_shield(painter, QPointF(px(20), px(48)), sight)
        self._paint_figure(painter, QRectF(px(46), 0, self.width() - px(46), px(64)), figure)

    def _paint_words(self, painter: QPainter, words: str, top: float) -> None:
        font, colour = self.appearance.text_font(12.5), self.appearance.colour("text2")
        room = QRectF(0, top, self.width(), self.height())
        start = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        paint_fitted_text(painter, room, words, font, colour, start)

    def _paint_figure(self, painter: QPainter, room: QRectF, figure: str) -> None:
        is_word = not any(sign.isdigit() or sign == "?" for sign in figure)
        painter.setFont(self.appearance.number_font(15 if is_word else 23))
        painter.setPen(self.appearance.colour("text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignBottom, figure)

    def _paint_sum(self, painter: QPainter, room: QRectF, figure: str, how: str) -> None:
        left = painter.fontMetrics().horizontalAdvance(figure) + self.appearance.px(8)
        painter.setFont(self.appearance.number_font(12.5, bold=False))
        painter.setPen(self.appearance.colour("text2"))
        painter.drawText(room.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, how)

    def _paint_shield(self, painter: QPainter, centre: QPointF, sight: RegionForecast) -> None:
        radius = self.appearance.px(19)
        if sight.is_removed:
            counters.paint_removed_threat(painter, centre, radius)
        elif sight.is_open and sight.threat is not None:
            counters.paint_open_threat(painter, centre, sight.threat, radius)
        else:
            counters.paint_threat(painter, centre, radius)
            if sight.threat is not None:
                counters.paint_peeked_tag(painter, centre, sight.threat, radius)

    def _show(
        self, figures: tuple[tuple[str, str, str], ...], region: RegionForecast | None
    ) -> None:
        if (figures, region) != (self._figures, self._region):
            self._figures, self._region = figures, region
            said = [" ".join(filter(None, figure)) for figure in figures]
            self.setAccessibleName(side_by_side(said))
            self.update()


def _sum(worth: Worth) -> str:
    """Return the sum behind a worth, such as "2 + 3 − 2"."""
    parts = f"{worth.walls} + {worth.reputation}"
    if not worth.change:
        return parts
    return f"{parts} {'+' if worth.change > 0 else '−'} {abs(worth.change)}"
