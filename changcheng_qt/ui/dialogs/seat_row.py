"""One place in the dialog for a new game: its colour, its name, and who decides for it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLineEdit, QMenu, QToolButton, QWidget

from changcheng_qt.engine.texts import as_name, cut_name
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.ui.dialogs.game_draft import Offer, SeatDraft
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.seam.title import TitleUi

_TOKEN = 26


class SeatRow(QObject):
    """A colour button, a field for the name and a list of players, in a row of a grid."""

    changed = Signal()

    def __init__(
        self, title: TitleUi, appearance: Appearance, offer: Offer, grid: QGridLayout, row: int
    ) -> None:
        """Take a row of the grid; nothing is chosen before `show_place`."""
        parent = grid.parentWidget()
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._offer = offer
        self._place = SeatDraft("", offer.controllers[0], offer.colours[0])
        self.colour = QToolButton(parent)
        self.colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.name = QLineEdit(parent)
        self.controller = DropDown(parent)
        self._colours = QMenu(self.colour)
        self._colour_actions = [self._colour_action(colour) for colour in offer.colours]
        self.colour.setMenu(self._colours)
        for column, widget in enumerate(self.widgets):
            grid.addWidget(widget, row, column)
        self.name.textEdited.connect(self._on_name_edited)
        self.controller.currentIndexChanged.connect(self._on_controller_changed)
        appearance.changed.connect(self.restyle)
        self.restyle()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Return its widgets from left to right."""
        return (self.colour, self.name, self.controller)

    @property
    def place(self) -> SeatDraft:
        """Return what is chosen."""
        return self._place

    def show_place(self, place: SeatDraft, default_name: str) -> None:
        """Show other choices; the default stands in the field while nothing is typed."""
        self._place = place
        with QSignalBlocker(self.name), QSignalBlocker(self.controller):
            if as_name(self.name.text()) != place.name:
                self.name.setText(place.name)
            self.controller.setCurrentIndex(self._offer.controllers.index(place.controller))
        self.name.setPlaceholderText(default_name)
        self.restyle()

    def set_visible(self, shown: bool) -> None:
        """Show or hide the row."""
        for widget in self.widgets:
            widget.setVisible(shown)

    def retranslate(self, name_label: str, controller_label: str) -> None:
        """Update the lists; the labels are for screen readers."""
        with QSignalBlocker(self.controller):
            self.controller.clear()
            for controller in self._offer.controllers:
                self.controller.addItem(controller_text(controller))
            self.controller.setCurrentIndex(self._offer.controllers.index(self._place.controller))
        self.name.setAccessibleName(name_label)
        self.controller.setAccessibleName(controller_label)
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
        action.triggered.connect(self._chooser(colour))
        return action

    def _chooser(self, colour: str) -> Callable[[], None]:
        return lambda: self._choose(replace(self._place, colour=colour))

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

    def _on_controller_changed(self, index: int) -> None:
        self._choose(replace(self._place, controller=self._offer.controllers[index]))

    def _choose(self, place: SeatDraft) -> None:
        self._place = place
        self.changed.emit()
