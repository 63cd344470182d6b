"""The list of lessons and problems, with those that were done. The titles are next to each other
as far as there is room, those with few lessons below each other.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, Words

translate = QCoreApplication.translate

_SIZES: Final = ((560, 640), (820, 640))
"""The sizes with one title, and with several."""
_COLUMN: Final = 330
"""The least width of a column of titles."""
_ICON: Final = 18
_BESIDE_BAR: Final = 8
"""The gap between the entries and the bar that scrolls them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson or problem: its unique key, and its name in the present language."""

    key: str
    title: Callable[[], str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of one title under one heading, numbered from 1; without a heading if that is
    empty.
    """

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
        self._titles = list(dict.fromkeys(_title_of(group) for group in groups))
        super().__init__(appearance, parent, _SIZES[len(self._titles) > 1])
        self._groups = groups
        self._done = frozenset(done)
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        self._across = QHBoxLayout(inside)
        self._stacks = [QVBoxLayout() for _ in self._titles]
        for stack in self._stacks:
            self._across.addLayout(stack)
            self._across.setAlignment(stack, Qt.AlignmentFlag.AlignTop)
        self.columns = 0
        """The number of columns; none before the first layout."""
        self._headings: list[Heading] = []
        self._boxes: list[QWidget] = []
        self.entry_buttons: dict[str, Button] = {}
        """The button of every entry by its key."""
        for group in groups:
            self._boxes.append(self._box(group, inside))
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
        self._across.setSpacing(px(24))
        self._across.setContentsMargins(0, 0, px(_BESIDE_BAR), 0)
        for stack in self._stacks:
            stack.setSpacing(px(8))
        for box in self._boxes:
            cast("QVBoxLayout", box.layout()).setSpacing(px(8))
        self._lay_out()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the titles out for the new width."""
        super().resizeEvent(event)
        if self._is_built:
            self._lay_out()

    def _lay_out(self) -> None:
        """Give the titles as many columns as there is room for."""
        room = self.width() // self.appearance.px(_COLUMN)
        columns = max(1, min(len(self._titles), room))
        if columns == self.columns:
            return
        self.columns = columns
        column_of = self._columns_of(columns)
        for group, box in zip(self._groups, self._boxes, strict=True):
            self._stacks[column_of[_title_of(group)]].addWidget(box)
        for column in range(len(self._stacks)):
            self._across.setStretch(column, int(column < columns))

    def _columns_of(self, columns: int) -> dict[str, int]:
        """Return the column of each title: in order, the one with the fewest entries so far."""
        found, sizes = {}, [0] * columns
        for title in self._titles:
            found[title] = sizes.index(min(sizes))
            own = (len(group.entries) for group in self._groups if _title_of(group) == title)
            sizes[found[title]] += sum(own)
        return found

    def _box(self, group: Group, parent: QWidget) -> QWidget:
        """Return a widget with the heading and the buttons of a group."""
        box = QWidget(parent)
        column = without_margins(QVBoxLayout(box))
        self._headings.append(Heading(self.appearance, box))
        column.addWidget(self._headings[-1])
        for entry in group.entries:
            self.entry_buttons[entry.key] = button = self._button(entry.key, box)
            column.addWidget(button)
        return box

    def _say(self, entry: Entry, number: int) -> None:
        button = self.entry_buttons[entry.key]
        words = translate("LessonsDialog", "{number}. {title}")
        button.set_words(fill(words, number=number, title=entry.title()))
        is_done = entry.key in self._done
        button.setAccessibleDescription(translate("LessonsDialog", "Done") if is_done else "")

    def _button(self, key: str, parent: QWidget) -> Button:
        button = Button(self.appearance, Rank.ORDINARY, parent, size=15)
        if key == self.next_entry:
            button.stand_out(Rank.PRIMARY)
        button.setAutoDefault(True)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda: self.chosen.emit(key))
        return button


def _title_of(group: Group) -> str:
    """Return the name of a group's title."""
    return group.entries[0].key.partition("/")[0]
