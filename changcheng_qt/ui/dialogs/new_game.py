"""The dialog for a new game: players, first seat, help, the title's table options, and a seed. It
opens with the last choices, so that a second click starts that game again.
"""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from changcheng_qt.engine.seats import Controller, Seat
from changcheng_qt.engine.texts import LONGEST_SEED, as_name, cut_name
from changcheng_qt.i18n.phrases.engine import help_effect, help_label, help_name
from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.ui.dialogs.game_draft import (
    ELSEWHERE,
    HELPS,
    Offer,
    SeatDraft,
    default_names,
    draft_from,
)
from changcheng_qt.ui.dialogs.players import AllBots, WhoPlays
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.buttons import Button, DropDown
from changcheng_qt.ui.panels.heading import FoldedSection, Heading
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words, give_tooltip
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.widgets.scroll_areas import height_for

translate = QCoreApplication.translate

_TOKEN = 26
_ABOVE_FIRST = 8
_ABOVE_HELP = 3
_FOLDED = (780, 610)
_OPEN = (780, 720)


class SeatRow(QObject):
    """One place: a colour button, a field for the name, a list of players, in a row of a grid;
    below them the habit of the chosen bot.
    """

    changed = Signal()

    def __init__(
        self, title: TitleUi, appearance: Appearance, offer: Offer, grid: QGridLayout, row: int
    ) -> None:
        """Use a row of the grid; nothing is chosen before `show_place`."""
        parent = grid.parentWidget()
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._offer = offer
        self._number = row + 1
        self._place = SeatDraft("", offer.controllers[0], offer.colours[0])
        self.colour = QToolButton(parent)
        self.colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.name = QLineEdit(parent)
        self.controller = WhoPlays(title, appearance, offer.controllers, parent)
        self._colours = QMenu(self.colour)
        self._colour_actions = [self._colour_action(colour) for colour in offer.colours]
        self.colour.setMenu(self._colours)
        for column, widget in enumerate((self.colour, self.name, self.controller)):
            grid.addWidget(widget, 2 * row, column)
        grid.addWidget(self.controller.habit, 2 * row + 1, 2)
        self.name.textEdited.connect(self._on_name_edited)
        self.controller.chosen.connect(self._on_controller_chosen)
        appearance.changed.connect(self.restyle)
        self.restyle()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Return the widgets from left to right."""
        return (self.colour, self.name, self.controller, self.controller.habit)

    @property
    def place(self) -> SeatDraft:
        """Return the choices."""
        return self._place

    def show_place(self, place: SeatDraft, default_name: str) -> None:
        """Show new choices; the default is in the field while nothing is typed."""
        self._place = place
        is_elsewhere = place.controller == ELSEWHERE
        name = "" if is_elsewhere else place.name
        with QSignalBlocker(self.name):
            if as_name(self.name.text()) != name:
                self.name.setText(name)
        self.controller.choose(place.controller)
        self.name.setEnabled(not is_elsewhere)
        own = translate("NewGame", "Their own name")
        self.name.setPlaceholderText(own if is_elsewhere else default_name)
        self.restyle()

    def set_visible(self, shown: bool) -> None:
        """Show or hide the row."""
        for widget in (self.colour, self.name, self.controller):
            widget.setVisible(shown)
        self.controller.habit.setVisible(shown and bool(self.controller.habit.text()))

    def retranslate(self) -> None:
        """Update the lists, and the texts for screen readers."""
        self.controller.retranslate()
        name = translate("NewGame", "Name of player {number}")
        kind = translate("NewGame", "Player {number}: human or bot")
        self.name.setAccessibleName(fill(name, number=self._number))
        self.controller.setAccessibleName(fill(kind, number=self._number))
        for colour, action in zip(self._offer.colours, self._colour_actions, strict=True):
            action.setText(self._title.colour_name(colour))
        self._name_colour()

    def restyle(self) -> None:
        """Paint the tokens in their present size."""
        size = self._appearance.px(_TOKEN)
        self.colour.setIconSize(QSize(size, size))
        self.colour.setIcon(self._token(self._place.colour))
        for colour, action in zip(self._offer.colours, self._colour_actions, strict=True):
            action.setIcon(self._token(colour))
        self._name_colour()

    def _name_colour(self) -> None:
        name = self._title.colour_name(self._place.colour)
        self.colour.setToolTip(name)
        self.colour.setAccessibleName(name)

    def _colour_action(self, colour: str) -> QAction:
        action = self._colours.addAction(colour)
        action.triggered.connect(lambda: self._choose(replace(self._place, colour=colour)))
        return action

    def _token(self, colour: str) -> QIcon:
        ratio = 2
        size = self._appearance.px(_TOKEN)
        pixmap = QPixmap(QSize(size, size) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._title.paint_token(painter, QRectF(1, 1, size - 2, size - 2), colour)
        return QIcon(pixmap)

    def _on_name_edited(self, text: str) -> None:
        if (kept := cut_name(text)) != text:
            cursor = self.name.cursorPosition()
            self.name.setText(kept)
            self.name.setCursorPosition(cursor)
        self._choose(replace(self._place, name=as_name(kept)))

    def _on_controller_chosen(self, controller: Controller) -> None:
        self._choose(replace(self._place, controller=controller))

    def _choose(self, place: SeatDraft) -> None:
        self._place = place
        self.changed.emit()


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
        """Show the saved choices."""
        super().__init__(appearance, parent, _FOLDED)
        self.title = title
        self._offer = offer
        self.draft = draft_from(kept, offer)
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self._add_seats(inside)
        self.add_between(inside, self._column)
        self._add_options(inside)
        self._scroll = self.add_scroll(inside)
        self._fitted = QSize()
        inside.installEventFilter(self)
        self._cancel, self.start = self.add_decision(self._on_start)
        self.start.setFocus()
        self.retranslate()

    def add_between(self, inside: QWidget, column: QVBoxLayout) -> None:
        """Add a subclass's questions between the players and the options."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of the content; a size set by hand stays until that changes."""
        is_done = super().eventFilter(watched, event)
        if event.type() is QEvent.Type.LayoutRequest and self._fitted != self.fitting_size():
            self._fitted = self.fitting_size()
            self.refit()
        return is_done

    def show_count(self, count: int) -> None:
        """Show the rows of the given number of players."""
        self.draft = self.draft.with_count(count)
        self._show_draft()

    def wanted_size(self) -> QSize:
        """Return a size in which everything but open options is visible without scrolling."""
        size, layout = super().wanted_size(), self.layout()
        if layout is None or self.options.heading.isChecked():
            return size
        margins = layout.contentsMargins()
        # A scroll bar that is there already does not stay for the lines that wrap next to it.
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        width = size.width() - margins.left() - margins.right() - bar
        around = layout.totalSizeHint().height() - self._scroll.sizeHint().height()
        return size.expandedTo(QSize(0, around + height_for(self._column, width)))

    def retranslate(self) -> None:
        named = fill(translate("NewGame", "New game: {title}"), title=self.title.shown_name())
        self.set_title(named)
        self._players_head.set_title(translate("NewGame", "Players (clockwise)"))
        self._first_label.setText(translate("NewGame", "First player"))
        self._help_label.setText(help_name())
        self.help.setAccessibleName(help_name())
        self._seed_label.setText(translate("NewGame", "Seed"))
        self.seed.setPlaceholderText(translate("NewGame", "Random, and secret until the end"))
        self._seed_note.setText(
            translate(
                "NewGame",
                "The same seed repeats the setup. Anyone who knows it can work out what is hidden.",
            )
        )
        self.start.set_words(translate("NewGame", "Start"))
        self._cancel.set_words(translate("NewGame", "Cancel"))
        self.bots.retranslate()
        for row in self.rows:
            row.retranslate()
        self._show_draft()

    def _add_seats(self, inside: QWidget) -> None:
        self._players_head = Heading(self.appearance, inside)
        self._column.addWidget(self._players_head)
        self.bots = AllBots(self.appearance, self._offer.bots, inside)
        self.bots.chosen.connect(self._on_bots_chosen)
        self._column.addLayout(self._count_row(inside))
        seats = QWidget(inside)
        grid = without_margins(QGridLayout(seats))
        grid.setVerticalSpacing(self.appearance.px(1))
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        self.rows = [
            SeatRow(self.title, self.appearance, self._offer, grid, seat)
            for seat in range(self._offer.seat_counts[-1])
        ]
        for seat, row in enumerate(self.rows):
            row.changed.connect(lambda seat=seat: self._on_place_changed(seat))
        self._column.addWidget(seats)
        self._first_label = Words(self.appearance, STRONG, inside)
        self.first = DropDown(inside)
        self._first_label.setBuddy(self.first)
        self.first.currentIndexChanged.connect(self._on_first_changed)
        gap = grid.rowCount()
        grid.setRowMinimumHeight(gap, self.appearance.px(_ABOVE_FIRST))
        grid.addWidget(self._first_label, gap + 1, 0, 1, 2)
        grid.addWidget(self.first, gap + 1, 2)
        self._help_label = Words(self.appearance, STRONG, inside)
        self.help = DropDown(inside)
        self._help_label.setBuddy(self.help)
        self.help.currentIndexChanged.connect(self._on_help_changed)
        self._help_effect = Words(self.appearance, NOTE, inside, wrap=True)
        grid.setRowMinimumHeight(gap + 2, self.appearance.px(_ABOVE_HELP))
        grid.addWidget(self._help_label, gap + 3, 0, 1, 2)
        grid.addWidget(self.help, gap + 3, 2)
        grid.addWidget(self._help_effect, gap + 4, 2)
        self._front = grid, gap + 5
        """Where the title's question to several people goes."""

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
        row.addWidget(self.bots)
        self._counts.idClicked.connect(self.show_count)
        return row

    def _add_options(self, inside: QWidget) -> None:
        self._form = self.title.setup_form(self.appearance, inside)
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
        self.bots.show_bots(draft.bots)
        self._form.use_seats(draft.count)
        self._form.use_people(draft.people, *self._front)
        self._sum_up_options()
        with QSignalBlocker(self.first):
            self.first.clear()
            self.first.addItem(translate("NewGame", "Random"))
            for seat, player in enumerate(draft.order(self.title.name, defaults).players):
                number = fill(translate("NewGame", "Player {number}"), number=seat + 1)
                self.first.addItem(number if seat in draft.elsewhere else player.name)
            self.first.setCurrentIndex(0 if draft.first is None else draft.first + 1)
        self._show_help()

    def _show_help(self) -> None:
        """Show the chosen help, and its effect."""
        helps = list(HELPS.values())
        with QSignalBlocker(self.help):
            self.help.clear()
            self.help.addItems([help_label(help) for help in helps])
            self.help.setCurrentIndex(helps.index(self.draft.help))
        self._help_effect.setText(help_effect(self.draft.help))
        later = translate("NewGame", "You can change it during the game if everyone agrees.")
        meaning = join_sentences([help_effect(self.draft.help), later])
        give_tooltip(self.help, help_label(self.draft.help), meaning)

    def _sum_up_options(self) -> None:
        """Show the options that differ from the usual in the folded row."""
        changed = list(self._form.changed())
        if self.seed.text().strip():
            changed.append(translate("NewGame", "Seed"))
        words = translate("NewGame", "Changed: {options}") if changed else ""
        summary = fill(words, options=" · ".join(changed)) or translate("NewGame", "Standard rules")
        self.options.set_heading(translate("NewGame", "Game options"), summary)

    def _on_options_opened(self, is_open: bool) -> None:
        self._sum_up_options()
        self.refit(_OPEN if is_open else _FOLDED)

    def _on_place_changed(self, seat: Seat) -> None:
        self.draft = self.draft.with_place(seat, self.rows[seat].place)
        self._show_draft()

    def _on_bots_chosen(self, bot: Controller) -> None:
        self.draft = self.draft.with_bots(bot)
        self._show_draft()

    def _on_first_changed(self, index: int) -> None:
        self.draft = replace(self.draft, first=None if index <= 0 else index - 1)

    def _on_help_changed(self, index: int) -> None:
        self.draft = replace(self.draft, help=list(HELPS.values())[index])
        self._show_help()

    def _on_start(self) -> None:
        self.draft = replace(self.draft, choices=self._form.choices())
        self.ordered.emit(self.draft.order(self.title.name, default_names(), self.seed.text()))
        self.accept()
