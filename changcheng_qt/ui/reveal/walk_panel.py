"""The panel of a step-by-step scoring: title, every seat's score so far, and successive rows. It is
over the side panel, so that the whole board stays visible.

A title fills it: `show_rows` with a row for each revealed entry, and `show_footer`. A title with
one kind of walk has a `walk.PartsPanel`, which does that for each of its stages.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import NOTE, TITLE, Words
from changcheng_qt.ui.widgets.overlay_panel import SHADOW, Revealed, RevealPanel
from changcheng_qt.ui.widgets.scroll_areas import TallScroll
from changcheng_qt.ui.widgets.seats import RunningScores

translate = QCoreApplication.translate

_NARROWEST: Final = 240
_WIDTH: Final = 420
_OVERLAP: Final = 8
"""How far the panel reaches beyond the side panel, for its shadow, but never over the board."""

_SIZE: Final = 18.0
_SIZES: Final = {5: 14.0, 6: 12.0}
"""The sizes of the scores; smaller ones if there are too many."""

EntryT = TypeVar("EntryT")


class WalkPanel(RevealPanel):
    """A frame for rows."""

    placed = Signal()
    """It has been placed."""

    def __init__(
        self,
        appearance: Appearance,
        revealed: Revealed,
        seats: Mapping[Seat, SeatColours],
        parent: QWidget,
    ) -> None:
        """Start without rows, for these seats."""
        super().__init__(appearance, revealed, parent)
        self.covered = 0
        """How much of the board's width the panel hides while it is shown."""
        self.rows: list[QWidget] = []
        self.scores = RunningScores(appearance, seats, self, _SIZES.get(len(seats), _SIZE))
        self.title = Words(appearance, TITLE, self, wrap=True)
        self.note = Words(appearance, NOTE, self, wrap=True)
        self.area = TallScroll(self._make_list(), self)
        self.everything = Button(appearance, Rank.QUIET, self)
        self._entries: list[object] = []
        self._lay_out()
        bar = self.area.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
        self.everything.clicked.connect(self._show_everything)

    @property
    def controls(self) -> tuple[Button, ...]:
        """Return the buttons, the advancing one first."""
        return (self.next,) if self.everything.isHidden() else (self.next, self.everything)

    def place(self, table: QRect, board: QRect) -> None:
        """Place the panel over the side panel, or at the right if there is none."""
        side = QRect(board.right() + 1, table.top(), table.right() - board.right(), table.height())
        if side.width() < _NARROWEST:
            width = min(self.appearance.px(_WIDTH), table.width())
            side = QRect(table.right() + 1 - width, table.top(), width, table.height())
        over = self.appearance.px(_OVERLAP)
        self.setGeometry(side.adjusted(0, -over, over, over))
        self.covered = max(0, board.right() + 1 - side.left())
        self.placed.emit()

    def restyle(self) -> None:
        px = self.appearance.px
        margin = px(SHADOW + 12)
        self._layout.setContentsMargins(margin, px(SHADOW + 8), margin, px(SHADOW + 12))
        self._layout.setSpacing(px(6))
        self.area.keep_from_bar(px(6))
        self.next.setMinimumWidth(px(110))
        self.next.setFixedHeight(px(40))

    def show_rows(
        self, entries: Sequence[EntryT], row_of: Callable[[EntryT, QWidget], QWidget]
    ) -> None:
        """Add a row for every new entry; start again if they do."""
        pairs = zip(entries, self._entries, strict=False)
        kept = next((n for n, (new, old) in enumerate(pairs) if new is not old), len(entries))
        self.drop_widgets(self.rows, self._list_layout, kept)
        for entry in entries[len(self.rows) :]:
            row = row_of(entry, self._list)
            self._list_layout.insertWidget(len(self.rows), row)
            row.show()
            self.rows.append(row)
        self._entries = list(entries)
        self._list_layout.activate()

    def show_footer(self, meaning: object, *, is_final: bool, is_awaited: bool = False) -> None:
        """Show the advancing button, before and at the end of the queue; the result comes after a
        walk that `is_final`. Others may wait meanwhile.
        """
        self.everything.setVisible(bool(self._revealed.waiting))
        self.everything.set_words(translate("Reveal", "Show all"))
        done = translate("Reveal", "Result") if is_final else translate("Reveal", "Continue")
        self.show_next(done, meaning, is_awaited=is_awaited)

    def leave(self) -> None:
        """Hide, if it is not already hidden."""
        self.mean(None)
        if not self.isHidden():
            self.prompted.emit("")
            self.hide()

    def _make_list(self) -> QWidget:
        self._list = QWidget()
        self._list_layout = without_margins(QVBoxLayout(self._list))
        self._list_layout.setSpacing(2)
        self._list_layout.addStretch(1)
        return self._list

    def _lay_out(self) -> None:
        footer = QHBoxLayout()
        footer.addWidget(self.everything)
        footer.addStretch(1)
        footer.addWidget(self.next)
        self._layout = QVBoxLayout(self)
        for widget in (self.title, self.note, self.scores):
            self._layout.addWidget(widget)
        self._layout.addWidget(self.area, 1)
        self._layout.addWidget(self.awaited)
        self._layout.addLayout(footer)

    def _show_everything(self) -> None:
        self._revealed.advance_to_end()
        self.scores.finish()
