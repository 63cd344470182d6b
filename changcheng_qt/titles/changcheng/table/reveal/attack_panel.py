"""The Mongol attack, region by region from west to east, and then the event cards."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.riders import SHAPE, paint_riders
from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import AttackEntry
from changcheng_qt.titles.changcheng.table.reveal.attack_rows import EntryRow
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.reveal.walk_panel import WalkPanel
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.seats import colours_in_order

translate = QCoreApplication.translate

_FAINT = 0.3


class AttackPanel(WalkPanel):
    """A row for every region and event card, and riders where there are no rows yet."""

    def __init__(self, reveal: Reveal, appearance: Appearance, parent: QWidget) -> None:
        """Follow the attack of a reveal from now on."""
        self.reveal = reveal.attack
        bridge = reveal.bridge
        super().__init__(appearance, self.reveal, colours_in_order(bridge.view), parent)
        tell_rule(self, lambda: "attack-steps")
        self._whole = reveal
        self._bridge = bridge
        self.table = parent
        self._riders = KeptPicture()
        self._losses_fly = False
        # Riders leave as a whole: a row that comes repaints no more than its own place.
        self.area.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self.update())
        self.reveal.changed.connect(self._refresh)
        self.restyle()
        self.retranslate()

    @property
    def view(self) -> View:
        """Return the present view."""
        view: View = self._bridge.view
        return view

    @property
    def players(self) -> Sequence[Player]:
        return self._bridge.players

    def score_place(self, seat: Seat) -> QPoint:
        """Return the middle of a seat's score, on the table."""
        words = self.scores.scores[seat]
        return words.mapTo(self.table, words.rect().center())

    def await_losses(self, are_awaited: bool) -> None:
        """Leave the scores unchanged while losses are flying to them, or count them now."""
        self._losses_fly = are_awaited
        self._show_scores()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, and riders where there are no rows yet."""
        super().paintEvent(event)
        room = self.area.geometry()
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

    def retranslate(self) -> None:
        self.title.setText(translate("Attack", "The Mongol attack"))
        self.setAccessibleName(self.title.text())
        note = translate(
            "Attack",
            "Whoever has the most unbroken walls in a region loses the points on its counter.",
        )
        self.note.setText(note)
        self._refresh()

    def _refresh(self) -> None:
        if not self.reveal.is_open:
            self.leave()
            return
        self.prompted.emit(translate("Attack", "The Mongols attack."))
        self.show_rows(self.reveal.entries, self._row_of)
        self._show_scores()
        self.update()
        self.show_footer("attack", is_final=True)
        self.show()
        self.controls_changed.emit()

    def _row_of(self, entry: AttackEntry, parent: QWidget) -> EntryRow:
        return EntryRow(self.appearance, entry, self._bridge.view, self._bridge.players, parent)

    def _show_scores(self) -> None:
        if self.reveal.is_open and not self._losses_fly:
            self.scores.show_scores(self._whole.view.scores, self._bridge.players)

    def _paint_riders(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self.area.width(), round(self.area.width() * SHAPE))
        paint_riders(painter, room, self.appearance.colour("text3"), _FAINT)
