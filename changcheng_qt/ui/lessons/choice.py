"""The list of lessons and problems, with those that were done."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZE: Final = (560, 640)
_ICON: Final = 18


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson or problem: its unique key, and its name in the present language."""

    key: str
    title: Callable[[], str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Entries under one heading, numbered from 1; without a heading if that is empty."""

    heading: Callable[[], str] = field(compare=False)
    entries: Sequence[Entry]


class LessonsDialog(Sheet):
    """Offers every lesson and problem, with the focus on the first that was not done."""

    chosen = Signal(str)
    """The key of a lesson or problem."""
    _is_built = False

    def __init__(
        self,
        groups: Sequence[Group],
        done: Collection[str],
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Offer at least one entry; `done` are the keys of those that are done."""
        super().__init__(appearance, parent, _SIZE)
        self._groups = groups
        self._done = frozenset(done)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._headings = []
        self.entry_buttons: dict[str, Button] = {}
        """The button of every entry by its key."""
        for group in groups:
            heading = Heading(appearance, self)
            self._headings.append(heading)
            self._column.addWidget(heading)
            for entry in group.entries:
                self.entry_buttons[entry.key] = self._button(entry.key)
        self._column.addStretch(1)
        scroll = self.add_scroll(inside)
        self._close = self.add_button()
        self._close.clicked.connect(self.reject)
        self._is_built = True
        self.restyle()
        self.retranslate()
        following = self.entry_buttons[self.next_entry]
        following.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, lambda: scroll.ensureWidgetVisible(following, 0, 60))

    @property
    def next_entry(self) -> str:
        """Return the key of the first entry that was not done, of the very first if all were."""
        keys = [entry.key for group in self._groups for entry in group.entries]
        return next((key for key in keys if key not in self._done), keys[0])

    def restyle(self) -> None:
        super().restyle()
        if not self._is_built:
            return
        px = self.appearance.px
        self._column.setSpacing(px(8))
        for key, button in self.entry_buttons.items():
            button.setFixedHeight(px(40))
            if key in self._done:
                button.setIcon(make_icon(Icon.CHECK, self.appearance.palette))
                button.setIconSize(QSize(px(_ICON), px(_ICON)))

    def retranslate(self) -> None:
        self.set_title(translate("LessonsDialog", "Learn to play"))
        self._note.setText(
            translate(
                "LessonsDialog", "Short lessons on the real table, one to three minutes each."
            )
        )
        for group, heading in zip(self._groups, self._headings, strict=True):
            heading.set_title(group.heading())
            heading.setVisible(bool(group.heading()))
            for number, entry in enumerate(group.entries, 1):
                self._say(entry, number)
        self._close.set_words(translate("LessonsDialog", "Close"))

    def _say(self, entry: Entry, number: int) -> None:
        button = self.entry_buttons[entry.key]
        words = translate("LessonsDialog", "{number}. {title}")
        button.set_words(fill(words, number=number, title=entry.title()))
        is_done = entry.key in self._done
        button.setAccessibleDescription(translate("LessonsDialog", "Done") if is_done else "")

    def _button(self, key: str) -> Button:
        button = Button(self.appearance, Rank.ORDINARY, self, size=15)
        if key == self.next_entry:
            button.stand_out(Rank.PRIMARY)
        button.setAutoDefault(True)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda: self.chosen.emit(key))
        self._column.addWidget(button)
        return button
