"""A small table on the settings page that shows every preference in force: colours and sizes in its
painting, speeds in the stones that four bots place on it, again and again.
"""

from math import ceil
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QFont, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.game_draft import default_names
from changcheng_qt.ui.flow.playhead import REST
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.preferences import Preferences
from changcheng_qt.ui.looks.strokes import NO_BRUSH, NO_PEN, pen
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

SET_DOWN: Final = 220
"""Milliseconds of a stone's motion at ordinary speed, as on the board."""
ALL_THERE: Final = 1600
"""Milliseconds for which the full table is shown before it starts again."""
_STONES: Final = 4
_FROM_ABOVE: Final = 44
_BAR, _ROW, _TRAY = 44, 62, 58
_STONE: Final = 36
_ROOM: Final = QSize(230, 300)


class SettingsPreview(Painted, Panel):
    """Bar, board, stones and tray of a table for show."""

    def __init__(
        self, preferences: Preferences, title: TitleUi, appearance: Appearance, parent: QWidget
    ) -> None:
        """Start with a full table; while it is visible it is cleared and fills again."""
        super().__init__(appearance, parent)
        self._preferences = preferences
        self._title = title
        self._picture = KeptPicture()
        self._set_down = _STONES
        self._falling = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._falling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._falling.valueChanged.connect(self.update)
        self._falling.finished.connect(self._rest_after_stone)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.go_on)
        preferences.changed.connect(self._begin_again)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @property
    def stones(self) -> int:
        """Return the number of stones on the table, the moving one included."""
        return self._set_down

    @property
    def rest(self) -> int:
        """Return the milliseconds between two stones: the rest of bots."""
        return round(REST * self._preferences.bot_speed.value)

    @property
    def fall(self) -> int:
        """Return the milliseconds of a stone's motion; 0 for none."""
        return self.appearance.fade(SET_DOWN)

    def go_on(self) -> None:
        """Place the next stone, or clear the table if all are there."""
        self._set_down = (self._set_down + 1) % (_STONES + 1)
        self.update()
        if self._set_down and self.fall:
            self._falling.setDuration(self.fall)
            self._falling.start()
        else:
            self._rest_after_stone()

    def retranslate(self) -> None:
        """Update the name for screen readers."""
        self.setAccessibleName(translate("Settings", "Preview"))

    def sizeHint(self) -> QSize:
        return _ROOM * self.appearance.k

    def minimumSizeHint(self) -> QSize:
        return QSize(self.appearance.px(150), self.appearance.px(200))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._rest_after_stone()

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause while it is hidden."""
        super().hideEvent(event)
        self._rest.stop()
        self._falling.stop()

    def paint(self, painter: QPainter) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        room = QRectF(self.rect())
        painter.fillRect(room, palette.colour("table"))
        self._paint_bar(painter, QRectF(0, 0, room.width(), px(_BAR)))
        self._paint_tray(painter, room.adjusted(0, room.height() - px(_TRAY), 0, 0))
        between = room.adjusted(0, px(_BAR), 0, -px(_TRAY))
        self._paint_board(painter, between.adjusted(0, 0, 0, -px(_ROW)))
        self._paint_stones(painter, between.adjusted(0, between.height() - px(_ROW), 0, 0))
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(palette.rule, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint_bar(self, painter: QPainter, room: QRectF) -> None:
        px = self.appearance.px
        painter.fillRect(room, self.appearance.colour("bar"))
        names = default_names()
        seat = min(max(self._set_down, 1), len(names)) - 1
        side = px(24)
        token = QRectF(px(10), room.center().y() - side / 2, side, side)
        self._title.paint_token(painter, token, self._title.colours[seat])
        text = fill(translate("Screen", "{player} is thinking…"), player=names[seat])
        words = room.adjusted(token.right() + px(8), 0, -px(8), 0)
        self._paint_words(painter, words, text, self.appearance.text_font(15), "text")

    def _paint_board(self, painter: QPainter, room: QRectF) -> None:
        """Paint the picture of the game as wide as fits, and words below it."""
        px = self.appearance.px
        shape = self._title.vista_shape
        words = px(26)
        width = min(room.width() - px(20), max(px(60), (room.height() - words - px(10)) * shape))
        size = QSize(ceil(width), ceil(width / shape))
        top = room.top() + max(px(10), (room.height() - size.height() - words) / 2)
        painter.save()
        painter.translate((room.width() - width) / 2, top)
        self._picture.draw(
            painter,
            size,
            self.appearance.k,
            lambda brush: self._title.paint_vista(
                brush, QRectF(0, 0, size.width(), size.height()), self.appearance.k
            ),
        )
        painter.fillRect(
            0, 0, size.width(), size.height(), ink("#000000", self.appearance.palette.veil)
        )
        painter.restore()
        below = QRectF(px(10), top + size.height() + px(2), room.width() - px(20), words)
        name = self._title.shown_name()
        font = self.appearance.title_font(18)
        self._paint_words(painter, below, name, font, "text", Qt.AlignmentFlag.AlignHCenter)

    def _paint_stones(self, painter: QPainter, room: QRectF) -> None:
        """Paint the stones on the table; the last one moves down, or fades in."""
        px, side = self.appearance.px, self.appearance.px(_STONE)
        gap = min(px(14), (room.width() - _STONES * side) / (_STONES + 1))
        left = room.center().x() - (_STONES * side + (_STONES - 1) * gap) / 2
        for place, colour in enumerate(self._title.colours[:_STONES]):
            rect = QRectF(left + place * (side + gap), room.center().y() - side / 2, side, side)
            painter.setPen(pen(self.appearance.palette.text3, 1, 150))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(rect, px(6), px(6))
            if place >= self._set_down:
                continue
            arrived = self._arrived if place == self._set_down - 1 else 1.0
            painter.setOpacity(arrived)
            above = px(_FROM_ABOVE) * (1 - arrived) if self.appearance.motion.moves else 0
            self._title.paint_token(painter, rect.translated(0, -above), colour)
            painter.setOpacity(1.0)

    def _paint_tray(self, painter: QPainter, room: QRectF) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        painter.fillRect(room, palette.colour("tray"))
        painter.fillRect(QRectF(0, room.top(), room.width(), 2), palette.colour("tray_edge"))
        words = translate("Settings", "Your cards")
        font = self.appearance.title_font(15.5)
        self._paint_words(painter, room.adjusted(px(12), 0, 0, 0), words, font, "tray_text")
        text = translate("Settings", "End turn")
        painter.setFont(self.appearance.text_font(15, bold=True))
        width = min(painter.fontMetrics().horizontalAdvance(text) + px(28), room.width() / 2)
        button = QRectF(room.right() - width - px(10), room.center().y() - px(19), width, px(38))
        painter.setPen(pen(palette.accent_edge, 1))
        painter.setBrush(palette.colour("accent"))
        painter.drawRoundedRect(button, px(7), px(7))
        painter.setPen(palette.colour("accent_text"))
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(width - px(10))
        )
        painter.drawText(button, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setPen(NO_PEN)

    def _paint_words(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        font: QFont,
        role: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(self.appearance.colour(role))
        right = Qt.TextElideMode.ElideRight
        shown = painter.fontMetrics().elidedText(text, right, round(room.width()))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)

    @property
    def _arrived(self) -> float:
        """Return the progress of the last stone, 0 to 1."""
        is_falling = self._falling.state() is not QVariantAnimation.State.Stopped
        return float(self._falling.currentValue()) if is_falling else 1.0

    def _begin_again(self) -> None:
        self._falling.stop()
        self._set_down = 0
        self.update()
        if self.isVisible():
            self._rest.start(REST)

    def _rest_after_stone(self) -> None:
        if self.isVisible():
            self._rest.start(ALL_THERE if self._set_down == _STONES else self.rest)
