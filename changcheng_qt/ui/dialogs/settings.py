"""All preferences on one page. A choice is in force at once, and visible in the preview next to it:
there is nothing to confirm and nothing to take back.
"""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.ui.actions.table import Text
from changcheng_qt.ui.dialogs.settings_preview import SettingsPreview
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.preferences import Preferences
from changcheng_qt.ui.net.tell_me import AtLogin, TellMe
from changcheng_qt.ui.panels.buttons import Button, DropDown
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (860, 676)
_LIST = 176


class SettingsDialog(Sheet):
    """A list for every preference, in groups, and a button for the keys."""

    keys_asked = Signal()
    """The user wants the page of keys."""

    def __init__(
        self,
        preferences: Preferences,
        title: TitleUi,
        appearance: Appearance,
        parent: QWidget,
        at_login: AtLogin | None = None,
    ) -> None:
        """Show all preferences; `at_login` is missing where no notification can be shown."""
        super().__init__(appearance, parent, _SIZE)
        self._preferences = preferences
        self._headings: list[tuple[Heading, Text]] = []
        self._labels: dict[str, Words] = {}
        self.lists: dict[str, DropDown] = {}
        """The lists by the name of the preference."""
        self._add_groups(at_login)
        self.preview = SettingsPreview(preferences, title, appearance, self)
        self._add_areas()
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        preferences.changed.connect(self._show_what_is_in_force)
        appearance.settled.connect(self.refit)
        self.retranslate()
        self._arrange()
        next(iter(self.lists.values())).setFocus()

    def _add_groups(self, at_login: AtLogin | None) -> None:
        """Add all groups to a column of their own, which scrolls."""
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._column.addLayout(self._grid)
        self._add_group(lambda: translate("Settings", "Display"), "theme", "size", "language")
        self._add_group(lambda: translate("Settings", "Animations and bots"), "motion", "bot_speed")
        self._add_group(lambda: translate("Settings", "Sound"), "volume")
        self.tell_me = self._add_telling(at_login) if at_login else None
        self._add_keys()
        self._column.addStretch(1)
        self.area = self.add_scroll(self._inside)

    def _add_areas(self) -> None:
        """Place the groups and the preview next to each other."""
        self._across = QHBoxLayout()
        self.body.removeWidget(self.area)
        self.body.addLayout(self._across, 1)
        self._across.addWidget(self.area, 8)
        self._across.addWidget(self.preview, 6)

    def retranslate(self) -> None:
        self.set_title(translate("Settings", "Settings"))
        for group, text in self._headings:
            group.set_title(text())
        for name, choice in self.lists.items():
            preference = self._preferences[name]
            self._labels[name].setText(preference.text())
            choice.setAccessibleName(preference.text())
            with QSignalBlocker(choice):
                choice.clear()
                choice.addItems([words() for _, words in preference.options])
        if self.tell_me:
            self.tell_me.retranslate()
        self.keys.set_words(translate("Settings", "Keyboard shortcuts…"))
        self._close.set_words(translate("Settings", "Close"))
        self._show_what_is_in_force()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_across"):
            self._arrange()

    def _arrange(self) -> None:
        px = self.appearance.px
        self._across.setSpacing(px(18))
        self._grid.setVerticalSpacing(px(8))
        self._column.setContentsMargins(0, 0, px(8), 0)
        for choice in self.lists.values():
            choice.setMinimumWidth(px(_LIST))

    def _add_group(self, title: Text, *names: str) -> None:
        self._add_heading(title)
        for row, name in enumerate(names, self._grid.rowCount()):
            label = self._labels[name] = Words(self.appearance, STRONG, self._inside, wrap=True)
            choice = self.lists[name] = DropDown(self._inside)
            label.setBuddy(choice)
            choice.currentIndexChanged.connect(partial(self._on_chosen, name))
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(choice, row, 1)

    def _add_telling(self, at_login: AtLogin) -> TellMe:
        self._add_heading(lambda: translate("Together", "Play with others"))
        tell_me = TellMe(at_login, self.appearance, self._inside)
        self._grid.addWidget(tell_me, self._grid.rowCount(), 0, 1, 2)
        return tell_me

    def _add_keys(self) -> None:
        self._add_heading(lambda: translate("Settings", "Keyboard"))
        self.keys = Button(self.appearance, parent=self._inside)
        self.keys.clicked.connect(self.keys_asked)
        row = self._grid.rowCount()
        self._grid.addWidget(self.keys, row, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)

    def _add_heading(self, title: Text) -> None:
        heading = Heading(self.appearance, self._inside)
        self._headings.append((heading, title))
        self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)

    def _show_what_is_in_force(self) -> None:
        for name, choice in self.lists.items():
            preference = self._preferences[name]
            values = [value for value, _ in preference.options]
            with QSignalBlocker(choice):
                choice.setCurrentIndex(values.index(preference.in_force()))

    def _on_chosen(self, name: str, place: int) -> None:
        preference = self._preferences[name]
        preference.choose(preference.options[place][0])
