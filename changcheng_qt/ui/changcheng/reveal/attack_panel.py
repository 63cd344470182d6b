"""The Mongol attack, region by region from west to east, and then the event cards."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.painting.riders import SHAPE, paint_riders
from changcheng_qt.ui.changcheng.reveal.attack_rows import EntryRow
from changcheng_qt.ui.changcheng.reveal.reveal import Reveal
from changcheng_qt.ui.changcheng.widgets.seats import colours_in_order
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import NOTE, TITLE, ElidedWords, Words
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, RevealPanel
from changcheng_qt.ui.widgets.scroll_areas import TallScroll
from changcheng_qt.ui.widgets.seats import RunningScores

translate = QCoreApplication.translate

_NARROWEST = 240
_WIDTH = 420
_OVERLAP = 8
"""How far the panel reaches beyond the side panel, for its shadow, but never over the board."""
_FAINT = 0.3


class AttackPanel(RevealPanel):
    """Lies over the side panel, so that the whole wall stays in sight."""

    prompted = Signal(str)
    """What is going on, for the bar; empty when it is over."""

    placed = Signal()
    """It has been put in its place."""

    def __init__(self, reveal: Reveal, appearance: Appearance, parent: QWidget) -> None:
        """Follow the attack of a reveal from now on."""
        self.reveal = reveal.attack
        super().__init__(appearance, self.reveal, parent)
        self._whole = reveal
        self._bridge = bridge = reveal.bridge
        self.table = parent
        self.covered = 0
        """How much of the board's width the panel hides while it is shown."""
        self.rows: list[EntryRow] = []
        self._riders = KeptPicture()
        self._losses_fly = False
        self._title = ElidedWords(appearance, TITLE, self)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.scores = RunningScores(appearance, colours_in_order(bridge.view), self)
        self._list = QWidget()
        self._list_layout = QVBoxLayout(self._list)
        self._list_layout.setContentsMargins(0, 0, 0, 0)
        self._list_layout.setSpacing(2)
        self._list_layout.addStretch(1)
        self._scroll = TallScroll(self._list, self)
        self.everything = Button(appearance, Rank.QUIET, self)
        self._lay_out()
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
        # Riders leave as a whole: a row that comes repaints no more than its own place.
        bar.rangeChanged.connect(lambda _least, _most: self.update())
        self.reveal.changed.connect(self._refresh)
        self.everything.clicked.connect(self._show_everything)
        self.restyle()
        self.retranslate()

    @property
    def controls(self) -> tuple[Button, ...]:
        """Return its buttons, that which leads on first."""
        return (self.next,) if self.everything.isHidden() else (self.next, self.everything)

    def place(self, table: QRect, board: QRect) -> None:
        """Lie over the side panel, or at the right where there is none."""
        side = QRect(board.right() + 1, table.top(), table.right() - board.right(), table.height())
        if side.width() < _NARROWEST:
            width = min(self.appearance.px(_WIDTH), table.width())
            side = QRect(table.right() + 1 - width, table.top(), width, table.height())
        over = self.appearance.px(_OVERLAP)
        self.setGeometry(side.adjusted(0, -over, over, over))
        self.covered = max(0, board.right() + 1 - side.left())
        self.placed.emit()

    @property
    def view(self) -> View:
        """Return what the viewer sees now."""
        view: View = self._bridge.view
        return view

    @property
    def players(self) -> Sequence[Player]:
        """Return who sits in the seats."""
        return self._bridge.players

    def score_place(self, seat: Seat) -> QPoint:
        """Return where the middle of a seat's score is, on the table."""
        words = self.scores.scores[seat]
        return words.mapTo(self.table, words.rect().center())

    def await_losses(self, are_awaited: bool) -> None:
        """Leave the scores as they are while losses are on their way to them, or count them now."""
        self._losses_fly = are_awaited
        self._show_scores()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, and riders where no rows are yet."""
        super().paintEvent(event)
        room = self._scroll.geometry()
        foot = self.rows[-1].geometry().bottom() if self.rows else 0
        picture = QRect(room.left(), 0, room.width(), round(room.width() * SHAPE))
        picture.moveBottom(room.bottom() - self.appearance.px(6))
        if picture.top() < room.top() + foot + self.appearance.px(6):
            return
        with QPainter(self) as painter:
            painter.translate(picture.topLeft())
            self._riders.draw(
                painter, picture.size(), self.appearance.palette.name, self._paint_riders
            )

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        margin = px(SHADOW + 12)
        self._layout.setContentsMargins(margin, px(SHADOW + 8), margin, px(SHADOW + 12))
        self._layout.setSpacing(px(6))
        self.next.setMinimumWidth(px(110))
        self.next.setFixedHeight(px(40))

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._title.setText(translate("Attack", "The Mongol attack"))
        self.setAccessibleName(self._title.text())
        self._note.setText(
            translate(
                "Attack", "Whoever has the most unbroken walls in a region loses that many points."
            )
        )
        self.everything.set_words(translate("Attack", "Show all"))
        self._refresh()

    def _lay_out(self) -> None:
        footer = QHBoxLayout()
        footer.addWidget(self.everything)
        footer.addStretch(1)
        footer.addWidget(self.next)
        self._layout = QVBoxLayout(self)
        for widget in (self._title, self._note, self.scores):
            self._layout.addWidget(widget)
        self._layout.addWidget(self._scroll, 1)
        self._layout.addLayout(footer)

    def _refresh(self) -> None:
        if not self.reveal.is_open:
            self.mean(None)
            if not self.isHidden():
                self.prompted.emit("")
                self.hide()
            return
        self.prompted.emit(translate("Attack", "The Mongols attack."))
        self._show_rows()
        self._show_scores()
        self.update()
        self.everything.setVisible(bool(self.reveal.waiting))
        go_on, done = translate("Attack", "Next"), translate("Attack", "Result")
        self.next.set_words(go_on if self.reveal.waiting else done)
        self.mean(bool(self.reveal.waiting))
        self.show()
        self.controls_changed.emit()

    def _show_scores(self) -> None:
        if self.reveal.is_open and not self._losses_fly:
            self.scores.show_scores(self._whole.view.scores, self._bridge.players)

    def _paint_riders(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self._scroll.width(), round(self._scroll.width() * SHAPE))
        paint_riders(painter, room, self.appearance.colour("text3"), _FAINT)

    def _show_everything(self) -> None:
        self.reveal.advance_to_end()
        self.scores.finish()

    def _show_rows(self) -> None:
        """Add a row for every entry that is new; begin again where the attack does."""
        entries = self.reveal.entries
        for row in self.rows[len(entries) :]:
            self._list_layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self.rows[len(entries) :]
        view, players = self._bridge.view, self._bridge.players
        for entry in entries[len(self.rows) :]:
            row = EntryRow(self.appearance, entry, view, players, self._list)
            self._list_layout.insertWidget(len(self.rows), row)
            row.show()
            self.rows.append(row)
        self._list_layout.activate()
