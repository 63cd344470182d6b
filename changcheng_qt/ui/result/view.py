"""The end of a game: the winners, the sources of points, and the growth of the scores.

The winners have a moment of their own before the sums: a click, Space or Enter ends it, and presses
nothing. The sheet can be folded to look at the final board, and unfolded again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, Words
from changcheng_qt.ui.result.sheet import Sheet
from changcheng_qt.ui.result.table import ResultTable
from changcheng_qt.ui.result.tabs import Charts
from changcheng_qt.ui.result.winners import Headline, WinnersMoment
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.requests import Requests
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, OverlayPanel
from changcheng_qt.ui.widgets.scroll_areas import TallScroll, height_for

translate = QCoreApplication.translate

_WIDTH: Final = 820
_HEIGHT: Final = 640
"""Sums and chart of four seats are visible together at this height."""

_BAR: Final = 20
"""The room that a scroll bar takes from the headline."""
_ARMING: Final = 600
"""Milliseconds in which a key that was to hurry the final scoring presses nothing yet."""
_HURRY: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


SheetOf: TypeAlias = Callable[[MatchBridge], Sheet]
"""Returns the sheet of a bridge's game, which is over."""


class ResultView(OverlayPanel):
    """Shown after the final scoring."""

    def __init__(
        self,
        bridge: MatchBridge,
        sheet_of: SheetOf,
        requests: Requests,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Use `requests` for the actions after the game, and the title for its sheet."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._sheet_of = sheet_of
        self._requests = requests
        self._is_folded = False
        self._table_rect = self._board_rect = QRect()
        self._arming = QTimer(self, singleShot=True, interval=_ARMING)
        self._arming.timeout.connect(self.controls_changed)
        self._build()
        self._lay_out()
        self._connect()
        self.restyle()
        self.retranslate()

    def celebrate(self) -> None:
        """Start the winners' moment, then show the result."""
        colours = self._sheet_of(self._bridge).colours
        self._moment.start([colours[seat] for seat in self._winners])
        self.open()

    def open(self) -> None:
        """Show the result of the game, which is over."""
        self._is_folded = False
        self._refresh()
        if self.isHidden():
            self._bridge.changed.connect(self._on_changed)
        self.show()
        self._arming.start()
        self.controls_changed.emit()
        self._requests.result_shown.emit()

    @property
    def controls(self) -> tuple[Button, ...]:
        """Return the buttons, from left to right."""
        return (self.back,) if self._is_folded else (*self.charts.tabs, *self._buttons)

    @property
    def first_control(self) -> QWidget:
        """Return the button that changes nothing; for a moment a widget that ignores keys."""
        if self._moment.is_running or self._arming.isActive():
            return self
        return self.back if self._is_folded else self.inspect

    def fold(self) -> None:
        """Show only a button, so that the board is visible."""
        self._is_folded = True
        self._refresh()

    def unfold(self) -> None:
        """Show the whole sheet again."""
        self._is_folded = False
        self._refresh()

    def place(self, table: QRect, board: QRect) -> None:
        """Place the result over tray and `board`, the part of it below the banners; or folded small
        at the east end of the tray, at the place of the button that ended turns: nothing of the
        board is hidden.
        """
        self._table_rect, self._board_rect = table, board
        self._scroll.updateGeometry()
        self._set_place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End the winners' moment; a key that does so presses no button."""
        if self._moment.is_running and event.key() in _HURRY and not event.isAutoRepeat():
            self._moment.end()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the winners' moment."""
        event.accept()
        if self._moment.is_running:
            self._moment.end()

    def event(self, event: QEvent) -> bool:
        """Update the height when the accounts need more: new cells count once they are shown."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._set_place()
        return is_handled

    def _set_place(self) -> None:
        px, table, board = self.appearance.px, self._table_rect, self._board_rect
        if table.isNull():
            return
        if self._is_folded:
            size = self._layout.totalSizeHint()
            foot = table.bottom() - max(0, table.bottom() - board.bottom() - size.height()) // 2
            corner = QPoint(board.right() - px(8), foot) - QPoint(size.width(), size.height())
            self.setGeometry(QRect(corner + QPoint(1, 1), size))
            return
        room = QRect(board.topLeft(), QPoint(board.right(), table.bottom()))
        width = min(px(_WIDTH), room.width() - px(16))
        margins = self._layout.contentsMargins()
        self._headline.fit(width - margins.left() - margins.right() - px(_BAR))
        self._turn_footer(width)
        least = 0 if self._moment.is_running else px(_HEIGHT)
        wanted = max(height_for(self._layout, width), least)
        rect = QRect(0, 0, width, min(wanted, room.height() - px(8)))
        rect.moveCenter(room.center())
        self.setGeometry(rect)

    def _turn_footer(self, width: int) -> None:
        """Lay the buttons out in one row, or in two if the panel is too narrow."""
        margins, gaps = self._layout.contentsMargins(), 2 * self._footer.spacing()
        side_by_side = sum(part.minimumSize().width() for part in self._footer_parts) + gaps
        has_room = side_by_side <= width - margins.left() - margins.right()
        directions = QBoxLayout.Direction
        self._footer.setDirection(directions.LeftToRight if has_room else directions.TopToBottom)

    def restyle(self) -> None:
        px = self.appearance.px
        margin = px(SHADOW + 18)
        self._layout.setContentsMargins(margin, px(SHADOW + 12), margin, px(SHADOW + 16))
        self._layout.setSpacing(px(8))
        self._headline.restyle()
        for button in self._buttons:
            button.setFixedHeight(px(40))
        self.place(self._table_rect, self._board_rect)

    def retranslate(self) -> None:
        self._points_head.set_title(translate("Result", "Where the points came from"))
        self._chart_head.set_title(translate("Result", "Turn by turn"))
        self.rematch.set_words(translate("Result", "Rematch"))
        self.new_game.set_words(translate("Result", "New game"))
        self.inspect.set_words(translate("Result", "View board"))
        self.replay.set_words(translate("Result", "Replay"))
        self.why.set_words(translate("Result", "Why?"))
        self.report.set_words(translate("Result", "Save a report"))
        self._refresh()

    def _build(self) -> None:
        appearance = self.appearance
        self._headline = Headline(appearance, self)
        self._moment = WinnersMoment(appearance, self)
        self._body = QWidget()
        self._points_head = Heading(appearance, self._body)
        self.table = ResultTable(appearance, self._body)
        self._chart_head = Heading(appearance, self._body)
        self.charts = Charts(appearance, self._body)
        self.options = Words(appearance, NOTE, self._body, wrap=True)
        """The options of the game."""
        self._scroll = TallScroll(self._body, self)
        self.rematch = Button(appearance, Rank.PRIMARY, self)
        self.new_game = Button(appearance, parent=self)
        self.inspect = Button(appearance, parent=self)
        self.replay = Button(appearance, parent=self)
        self.why = Button(appearance, parent=self)
        self.report = Button(appearance, parent=self)
        self.back = Button(appearance, parent=self)
        self._buttons = (
            self.report,
            self.replay,
            self.why,
            self.inspect,
            self.new_game,
            self.rematch,
        )

    def _lay_out(self) -> None:
        points = self._points_head, self.table, self._chart_head
        self._whole = without_margins(QVBoxLayout(self._body), *points)
        self._whole.addWidget(self.charts, 1)
        self._whole.addWidget(self.options)
        self._footer = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._footer_parts = (QHBoxLayout(), QHBoxLayout())
        shared_out = (self._buttons[:3], self._buttons[3:])
        for part, buttons in zip(self._footer_parts, shared_out, strict=True):
            self._footer.addLayout(part)
            for button in buttons:
                part.addWidget(button)
        self._footer.insertStretch(1, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._moment)
        self._layout.addWidget(self._scroll, 1)
        self._layout.addWidget(self.back)
        self._layout.addLayout(self._footer)

    def _connect(self) -> None:
        requests = self._requests
        self.rematch.clicked.connect(requests.rematch_asked)
        self.new_game.clicked.connect(requests.new_game_asked)
        self.replay.clicked.connect(requests.replay_asked)
        self.why.clicked.connect(requests.why_asked)
        self.report.clicked.connect(requests.report_asked)
        self.inspect.clicked.connect(self.fold)
        self.back.clicked.connect(self.unfold)
        self._moment.finished.connect(self.open)
        self._bridge.players_changed.connect(self._refresh)

    def _on_changed(self) -> None:
        if not self.isHidden():
            self._refresh()

    def _refresh(self) -> None:
        if self._bridge.outcome is not None:
            self._show_sheet(self._sheet_of(self._bridge))
        is_moment = self._moment.is_running and not self._is_folded
        self._put_headline(self._layout if is_moment else self._whole)
        self._headline.set_moment(is_moment)
        for widget in (self._scroll, *self._buttons):
            widget.setVisible(not self._is_folded and not is_moment)
        self._moment.setVisible(is_moment)
        self.back.setVisible(self._is_folded)
        self.controls_changed.emit()
        self.place(self._table_rect, self._board_rect)

    def _put_headline(self, layout: QVBoxLayout) -> None:
        """Put it above the sums, with which it scrolls, or below the stones of the moment."""
        if layout.indexOf(self._headline) < 0:
            layout.insertWidget(1 if layout is self._layout else 0, self._headline)

    @property
    def _winners(self) -> tuple[Seat, ...]:
        outcome = self._bridge.outcome
        return outcome.winners if outcome else ()

    def _show_sheet(self, sheet: Sheet) -> None:
        winners = self._winners
        words = (sheet.victory, sheet.standing)
        self._headline.show_words(words, [sheet.colours[seat] for seat in winners])
        self.setAccessibleName(join_sentences(words))
        self.options.setText(sheet.options)
        self.back.set_words(translate("Result", "Show result"))
        self.table.show_accounts(sheet, winners, self._bridge.players)
        self.charts.show_sheet(sheet, self._bridge.players)
        self._chart_head.setHidden(bool(sheet.charts))
