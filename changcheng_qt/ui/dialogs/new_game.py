"""The dialog for a new game: who plays, who begins, the title's table options, and a seed.

It opens with the choices of the last time, so that a second click starts that game again.
"""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.texts import LONGEST_SEED
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.game_draft import Offer, default_names, draft_from
from changcheng_qt.ui.dialogs.seat_row import SeatRow
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button, DropDown
from changcheng_qt.ui.panels.heading import FoldedSection, Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_FOLDED = (780, 480)
_OPEN = (780, 720)


class NewGameDialog(Sheet):
    """Puts a `GameDraft` together and orders the game."""

    ordered = Signal(object)
    """The `GameOrder` of the game to start."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        offer: Offer,
        kept: Mapping[str, object],
        parent: QWidget,
    ) -> None:
        """Show the choices kept from the last time."""
        super().__init__(appearance, parent, _FOLDED)
        self._title = title
        self._offer = offer
        self.draft = draft_from(kept, offer)
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self._add_seats(inside)
        self._add_options(inside)
        self.add_scroll(inside)
        self._cancel = self.add_button()
        self._cancel.clicked.connect(self.reject)
        self._start = self.add_button(primary=True)
        self._start.clicked.connect(self._on_start)
        self._start.setFocus()
        self.retranslate()

    def show_count(self, count: int) -> None:
        """Ask about the given number of players."""
        self.draft = self.draft.with_count(count)
        self._show_draft()

    def retranslate(self) -> None:
        """Update all texts."""
        self.setWindowTitle(translate("NewGame", "New game"))
        self.heading.setText(translate("NewGame", "New game"))
        self._players_head.set_title(translate("NewGame", "Players (clockwise)"))
        self._first_label.setText(translate("NewGame", "First player"))
        self._seed_label.setText(translate("NewGame", "Seed"))
        self.seed.setPlaceholderText(translate("NewGame", "Random, and secret until the end"))
        self._seed_note.setText(
            translate(
                "NewGame",
                "The same seed repeats the setup. Anyone who knows it can work out what is hidden.",
            )
        )
        self._start.set_words(translate("NewGame", "Start"))
        self._cancel.set_words(translate("NewGame", "Cancel"))
        for number, row in enumerate(self.rows, 1):
            row.retranslate(
                fill(translate("NewGame", "Name of player {number}"), number=number),
                fill(translate("NewGame", "Player {number}: human or bot"), number=number),
            )
        self._show_draft()

    def _add_seats(self, inside: QWidget) -> None:
        self._players_head = Heading(self.appearance, inside)
        self._column.addWidget(self._players_head)
        self._column.addLayout(self._count_row(inside))
        seats = QWidget(inside)
        grid = QGridLayout(seats)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        self.rows = [
            SeatRow(self._title, self.appearance, self._offer, grid, seat)
            for seat in range(self._offer.seat_counts[-1])
        ]
        for seat, row in enumerate(self.rows):
            row.changed.connect(lambda seat=seat: self._on_place_changed(seat))
        self._column.addWidget(seats)
        self._first_label = Words(self.appearance, STRONG, inside)
        self.first = DropDown(inside)
        self._first_label.setBuddy(self.first)
        self.first.currentIndexChanged.connect(self._on_first_changed)
        grid.addWidget(self._first_label, grid.rowCount(), 0, 1, 2)
        grid.addWidget(self.first, grid.rowCount() - 1, 2)

    def _count_row(self, inside: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        self._counts = QButtonGroup(inside)
        for count in self._offer.seat_counts:
            button = Button(self.appearance, parent=inside)
            button.set_words(str(count))
            button.setCheckable(True)
            button.setProperty("segment", True)
            self._counts.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self._counts.idClicked.connect(self.show_count)
        return row

    def _add_options(self, inside: QWidget) -> None:
        self._form = self._title.setup_form(self.appearance, inside)
        self._form.choose(self.draft.choices)
        self.options = FoldedSection(self.appearance, self._form.widget, inside)
        self.options.opened.connect(self._on_options_opened)
        self._column.addWidget(self.options)
        self._seed_label = Words(self.appearance, STRONG, inside)
        self.seed = QLineEdit(inside)
        self.seed.setMaxLength(LONGEST_SEED)
        self._seed_label.setBuddy(self.seed)
        self._seed_note = Words(self.appearance, NOTE, inside, wrap=True)
        self._form.add_row(self._seed_label, self.seed, self._seed_note)
        self._column.addStretch(1)

    def _show_draft(self) -> None:
        """Show the draft in all widgets."""
        draft, defaults = self.draft, default_names()
        for seat, row in enumerate(self.rows):
            row.show_place(draft.places[seat], defaults[seat])
            row.set_visible(seat < draft.count)
        self._counts.button(draft.count).setChecked(True)
        self._form.use_seats(draft.count)
        self._say_options()
        with QSignalBlocker(self.first):
            self.first.clear()
            self.first.addItem(translate("NewGame", "Random"))
            for player in draft.order(self._title.name, defaults).players:
                self.first.addItem(player.name)
            self.first.setCurrentIndex(0 if draft.first is None else draft.first + 1)

    def _say_options(self) -> None:
        """Show in the folded row which options differ from the usual."""
        changed = list(self._form.changed())
        if self.seed.text().strip():
            changed.append(translate("NewGame", "Seed"))
        words = translate("NewGame", "Changed: {options}") if changed else ""
        summary = fill(words, options=" · ".join(changed)) or translate("NewGame", "Standard rules")
        self.options.set_heading(translate("NewGame", "Game options"), summary)

    def _on_options_opened(self, is_open: bool) -> None:
        self._say_options()
        self.refit(_OPEN if is_open else _FOLDED)

    def _on_place_changed(self, seat: Seat) -> None:
        self.draft = self.draft.with_place(seat, self.rows[seat].place)
        self._show_draft()

    def _on_first_changed(self, index: int) -> None:
        self.draft = replace(self.draft, first=None if index <= 0 else index - 1)

    def _on_start(self) -> None:
        self.draft = replace(self.draft, choices=self._form.choices())
        self.ordered.emit(self.draft.order(self._title.name, default_names(), self.seed.text()))
        self.accept()
