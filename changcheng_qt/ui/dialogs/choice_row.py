"""One choice for a game: its title, a list, and the effect of the choice in one line."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.panels.rule_button import RuleButton
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words, give_tooltip
from changcheng_qt.ui.seam.rule import rule_at

ChoiceValue: TypeAlias = str | bool

_KEPT: Final = Qt.AspectRatioMode.KeepAspectRatio


@dataclass(frozen=True, slots=True)
class ChoiceEntry:
    """One entry of the list: its value, its label, its effect, and possibly a picture."""

    value: ChoiceValue
    label: str
    effect: str = ""
    picture: QIcon | None = None


class ChoiceRow(QObject):
    """A title, a list, a line of effect and a button for the rule, laid out in one row of a
    grid.
    """

    chosen = Signal()

    def __init__(self, appearance: Appearance, grid: QGridLayout, parent: QWidget) -> None:
        """Use the next free row of a grid of four columns."""
        super().__init__(parent)
        self._appearance = appearance
        self._entries: tuple[ChoiceEntry, ...] = ()
        self.title = Words(appearance, STRONG, parent, wrap=True)
        self.list = DropDown(parent)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.effect = Words(appearance, NOTE, parent, wrap=True)
        self.rule = RuleButton(appearance, parent)
        self.title.setBuddy(self.list)
        self._home = grid, grid.rowCount()
        self._beside: QHBoxLayout | None = None
        """The title and the button for the rule, on a visit."""
        self.go_home()
        self.list.currentIndexChanged.connect(self._on_current_changed)

    @property
    def value(self) -> ChoiceValue:
        """Return the choice; an empty text without entries."""
        place = self.list.currentIndex()
        return self._entries[place].value if 0 <= place < len(self._entries) else ""

    @property
    def name(self) -> str:
        """Return the title, in words."""
        return self.title.text()

    @property
    def label(self) -> str:
        """Return the choice, in words."""
        return self.list.currentText()

    @property
    def entries(self) -> tuple[ChoiceEntry, ...]:
        """Return the entries."""
        return self._entries

    def offer(
        self, title: str, entries: Iterable[ChoiceEntry], pictures: QSize | None = None
    ) -> None:
        """Offer these entries under a title; the present choice is kept if it is among them, else
        the first is chosen. Pictures have their size in the open list, and that of a line of text
        in the closed one.
        """
        before, self._entries = self.value, tuple(entries)
        self.title.setText(title)
        self.list.setAccessibleName(title)
        if pictures:
            line = self.list.fontMetrics().height()
            self.list.setIconSize(pictures.scaled(pictures.width(), line, _KEPT))
            self.list.view().setIconSize(pictures)
        with QSignalBlocker(self.list):
            self.list.clear()
            for entry in self._entries:
                self.list.addItem(entry.picture or QIcon(), entry.label)
            self._select(before)
        self._show_effect()

    def choose(self, value: ChoiceValue) -> None:
        """Choose an entry; an unknown one changes nothing."""
        with QSignalBlocker(self.list):
            self._select(value)
        self._show_effect()

    def set_visible(self, visible: bool) -> None:
        """Show or hide the whole row."""
        for widget in (self.title, self.list, self.effect):
            widget.setVisible(visible)
        self.rule.setVisible(visible and bool(rule_at(self.rule)))

    def go_home(self) -> None:
        """Be laid out in the own row."""
        grid, row = self._home
        for column, widget in enumerate((self.title, self.list, self.effect, self.rule)):
            grid.addWidget(widget, row, column)

    def visit(self, grid: QGridLayout, row: int) -> None:
        """Be laid out in two rows of another grid, of three columns; the button for the rule stands
        beside the title, as a column of its own would shift the others.
        """
        if self._beside is None:
            self._beside = QHBoxLayout()
            grid.addLayout(self._beside, row, 0, 1, 2)
        self._beside.addWidget(self.title, 1)
        self._beside.addWidget(self.rule)
        grid.addWidget(self.list, row, 2)
        grid.addWidget(self.effect, row + 1, 2)

    def say_effect(self, effect: str) -> None:
        """Show another line of effect than the entry's own."""
        self.effect.setText(effect)
        give_tooltip(self.list, self.label, effect)

    def _select(self, value: ChoiceValue) -> None:
        for place, entry in enumerate(self._entries):
            if entry.value == value and type(entry.value) is type(value):
                self.list.setCurrentIndex(place)

    def _show_effect(self) -> None:
        place = self.list.currentIndex()
        entry = self._entries[place] if 0 <= place < len(self._entries) else ChoiceEntry("", "")
        self.say_effect(entry.effect)

    def _on_current_changed(self) -> None:
        self._show_effect()
        self.chosen.emit()
