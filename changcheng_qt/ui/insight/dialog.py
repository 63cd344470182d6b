"""The page *Who knew what*, over the board of a replay: a choice of seats, the page, the text of
the cell under pointer or keys, and the key to the signs.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.insight.grid import KnowledgeGrid
from changcheng_qt.ui.insight.signs import OUTLINES, paint_sign
from changcheng_qt.ui.insight.table import KnowledgeTable
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.glyphs import PaintedSign
from changcheng_qt.ui.looks.strokes import pen
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.panels.words import BODY, NOTE, STRONG, Words
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.verdicts.insight import How, PageMaking

translate = QCoreApplication.translate

_SIZE: Final = (1180, 736)
_SLICE: Final = 0.012
"""Seconds of work on the page between two events."""
_TOKEN: Final = 18
_SAMPLE: Final = 18
_KEYS: Final = (How.OWN, How.LOOKED, How.COUNTED)
"""One for each outline."""


class KnowledgeDialog(Sheet):
    """The dialog of one replay; after it has been closed the replay continues to make the page."""

    step_asked = Signal(int)
    """The user wants to see a position."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        bridge: ReplayBridge,
        making: PageMaking[object],
        turns: Sequence[int],
        parent: QWidget,
    ) -> None:
        """Make the page, or the rest of it; `turns` are the positions at which turns begin."""
        super().__init__(appearance, parent, _SIZE)
        self._title = title
        self._bridge = bridge
        self._making = making
        self._turns = turns
        self._colours = [title.colour_of(bridge.view, n) for n in range(len(bridge.players))]
        self.grid: KnowledgeGrid | None = None
        self._explained = Words(appearance, BODY, self, wrap=True)
        self._whose_label = Words(appearance, STRONG, self)
        self.whose = DropDown(self)
        self._whose_label.setBuddy(self.whose)
        self.said = Words(appearance, BODY, self, wrap=True)
        """The text of the cell under pointer or keys."""
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._key_words = [Words(appearance, NOTE, self) for _ in range(len(_KEYS) + 1)]
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._lay_out()
        self.put_buttons_on_top()
        self.restyle()
        self.retranslate()
        self.whose.currentIndexChanged.connect(self._on_chosen)
        self._timer.start()

    def restyle(self) -> None:
        super().restyle()
        if not hasattr(self, "_key_grid"):
            return
        px = self.appearance.px
        self.said.setMinimumHeight(px(40))
        self._key_grid.setHorizontalSpacing(px(7))
        self._key_grid.setVerticalSpacing(px(2))
        self._lay_out_key()
        if self.grid is not None:
            self.grid.restyle()

    def retranslate(self) -> None:
        name = translate("Insight", "Who knew what")
        self.set_title(name)
        self._close.set_words(translate("Insight", "Close"))
        self._explained.setText(
            translate(
                "Insight",
                "Each row is something hidden, each column a moment of the game. The symbols "
                "show who knew it then.",
            )
        )
        self._whose_label.setText(translate("Insight", "Known to"))
        self._offer_seats()
        for words, text in zip(self._key_words, _key_texts(), strict=True):
            words.setText(text)
        if self.grid is not None:
            self.grid.setAccessibleName(name)
            self._say(self.grid.currentIndex())
        else:
            self.said.setText(translate("Insight", "Going through the game…"))

    def finish(self) -> None:
        """Make the rest at once."""
        self._timer.stop()
        if self.grid is None:
            self._show_page()

    def _go_on(self) -> None:
        until = time.perf_counter() + _SLICE
        while not self._making.is_done and time.perf_counter() < until:
            self._making.go_on()
        if self._making.is_done:
            self.finish()

    def _show_page(self) -> None:
        bridge = self._bridge
        table = KnowledgeTable(
            self._making.page(),
            self._making.secrets,
            self._title.words,
            bridge.public_end,
            bridge.players,
            self._turns,
            self,
        )
        self.grid = KnowledgeGrid(self.appearance, table, self._paint_seat, self)
        self.grid.pointed.connect(self._say)
        self.grid.step_asked.connect(self._on_step_asked)
        self.body.insertWidget(2, self.grid, 1)
        self._on_chosen(self.whose.currentIndex())
        self.grid.stand_at(bridge.position)
        self.grid.setFocus()
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        self.body.addWidget(self._explained)
        row.addWidget(self._whose_label)
        row.addWidget(self.whose)
        row.addStretch(1)
        self._key_grid = QGridLayout()
        seat = next(iter(self._making.seats), 0)
        paints: list[Callable[[QPainter, QRectF], None]] = [
            *(partial(self._paint_key, seat, how) for how in _KEYS),
            self._paint_open,
        ]
        size = _SAMPLE, _SAMPLE
        self._samples = [PaintedSign(self.appearance, size, paint, self) for paint in paints]
        self.body.addLayout(row)
        self.body.addWidget(self.said)
        self.body.addLayout(self._key_grid)

    def _lay_out_key(self) -> None:
        """Lay the key out in one row, or in two if everything is larger than usual."""
        across = 2 if self.appearance.size > 1 else len(self._samples)
        for place, (sample, words) in enumerate(zip(self._samples, self._key_words, strict=True)):
            row, column = divmod(place, across)
            self._key_grid.addWidget(sample, row, 2 * column)
            self._key_grid.addWidget(words, row, 2 * column + 1)
        for column in range(2 * len(self._samples)):
            self._key_grid.setColumnStretch(column, column % 2 if column < 2 * across else 0)

    def _offer_seats(self) -> None:
        chosen = self.whose.currentIndex()
        self.whose.blockSignals(True)
        self.whose.clear()
        self.whose.addItem(translate("Insight", "anyone", "known to"))
        for seat in self._making.seats:
            self.whose.addItem(self._icon(seat), player_name(self._bridge.players, seat))
        self.whose.setCurrentIndex(max(0, chosen))
        self.whose.blockSignals(False)
        self.whose.setAccessibleName(self._whose_label.text())

    def _icon(self, seat: Seat) -> QIcon:
        size, ratio = self.appearance.px(_TOKEN), self.devicePixelRatioF()
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_seat(painter, QRectF(0.5, 0.5, size - 1, size - 1), seat)
        return QIcon(picture)

    def _paint_seat(self, painter: QPainter, room: QRectF, seat: Seat) -> None:
        self._title.paint_token(painter, room, self._colours[seat])

    def _paint_key(self, seat: Seat, how: How, painter: QPainter, room: QRectF) -> None:
        edge = self.appearance.palette.text
        paint_sign(painter, _within(room), seat, OUTLINES[how], self._paint_seat, edge)

    def _paint_open(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(pen(self.appearance.palette.rule, 1))
        painter.setBrush(self.appearance.colour("selection"))
        painter.drawRoundedRect(_within(room), 3, 3)

    def _say(self, index: QModelIndex) -> None:
        if self.grid is not None and index.isValid():
            table = self.grid.model()
            assert isinstance(table, KnowledgeTable)
            self.said.setText(table.text(index))

    def _on_chosen(self, place: int) -> None:
        if self.grid is not None:
            self.grid.choose(self._making.seats[place - 1] if place > 0 else None)

    def _on_step_asked(self, position: int) -> None:
        self.accept()
        self.step_asked.emit(position)


def _key_texts() -> Sequence[str]:
    return (
        translate("Insight", "own card"),
        translate("Insight", "seen"),
        translate("Insight", "by elimination"),
        translate("Insight", "open to all"),
    )


def _within(room: QRectF) -> QRectF:
    """Return the room of a sign inside its outline."""
    return room.adjusted(1.5, 1.5, -1.5, -1.5)
