"""All keys on one page, in groups, where they can be changed as well: press the button of a key,
then the new key.
"""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, labelled
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.keys import written_key
from changcheng_qt.ui.actions.table import MENUS, PLAIN_KEYS, MenuSpec, Text, without_mnemonic
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

_KEY = Qt.Key
_MODIFIERS = {_KEY.Key_Shift, _KEY.Key_Control, _KEY.Key_Alt, _KEY.Key_AltGr, _KEY.Key_Meta}
_NO_CHOICE = {_KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Escape}
_BETWEEN = 2
_AROUND = 5
"""Above and below the text of a button, with the frame."""
_KEY_WIDTH = 118
_SIZE = (1160, 716)
_COLUMN = 330
_MOST_COLUMNS = 3
_MOST = 1000
"""The stretch of a widget that gets all remaining room."""
_MENU = "menu"
"""The one action with a key that is in no menu: it opens it."""


class KeyButton(Button):
    """Shows a key; pressed, it waits for another one. Esc or a change of focus keeps the old one,
    and Backspace removes it.
    """

    key_chosen = Signal(str)
    """The new key as portable text, empty for none."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent=parent, size=14)
        self._key = ""
        self._is_waiting = False
        self.clicked.connect(self._on_clicked)
        self.be_low(low=True)

    @property
    def is_waiting(self) -> bool:
        """Whether the button waits for the next key."""
        return self._is_waiting

    def sizeHint(self) -> QSize:
        """Return a size that is as high in every script: Chinese comes from a higher font."""
        high = self.fontMetrics().height() + self._appearance.px(_AROUND)
        return QSize(super().sizeHint().width(), high)

    def show_key(self, key: str) -> None:
        """Show a key, given as portable text, in the notation of this desktop."""
        self._key = key
        self.retranslate()

    def retranslate(self) -> None:
        """Update the text of the key."""
        if self._is_waiting:
            self.set_words(translate("Keys", "Press a key…"))
            return
        native = written_key(self._key).toString(QKeySequence.SequenceFormat.NativeText)
        self.set_words(native or translate("Keys", "None", "no key"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the awaited key."""
        if not self._is_waiting:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in _MODIFIERS or key == Qt.Key.Key_unknown:
            return
        self._wait(waiting=False)
        if key in _NO_CHOICE:
            return
        if key == Qt.Key.Key_Backspace and not event.modifiers():
            self.key_chosen.emit("")
            return
        keypad = Qt.KeyboardModifier.KeypadModifier
        sequence = QKeySequence(QKeyCombination(event.modifiers() & ~keypad, key))
        self.key_chosen.emit(sequence.toString(QKeySequence.SequenceFormat.PortableText))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """End the waiting with Tab instead of moving the focus."""
        return False if self._is_waiting else super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep the old key when the focus leaves."""
        self._wait(waiting=False)
        super().focusOutEvent(event)

    def _on_clicked(self) -> None:
        self._wait(waiting=True)

    def _wait(self, *, waiting: bool) -> None:
        self._is_waiting = waiting
        self.retranslate()


class KeyGroup(Panel):
    """Lines of words and keys below a heading."""

    def __init__(self, appearance: Appearance, title: Text, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._title = title
        self._heading = Heading(appearance, self)
        self.keys: dict[str, KeyButton] = {}
        """The buttons of the keys that can be changed, by the name of the action."""
        self.fixed: list[tuple[Words, Words]] = []
        """The descriptions of the other keys, and the keys."""
        self._texts: list[tuple[Words, Text]] = []
        self._grid = without_margins(QGridLayout(self))
        self._grid.addWidget(self._heading, 0, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.restyle()

    @property
    def lines(self) -> int:
        """The number of lines, the heading included."""
        return 1 + len(self.keys) + len(self.fixed)

    def add_key(self, name: str, text: Text) -> KeyButton:
        """Add a changeable key of an action."""
        button = self.keys[name] = KeyButton(self.appearance, self)
        self._add_line(text, button).setBuddy(button)
        return button

    def add_fixed(self, text: Text, key: Text) -> None:
        """Add a fixed key."""
        shown = Words(self.appearance, BODY, self)
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._texts.append((shown, key))
        self.fixed.append((self._add_line(text, shown), shown))

    def retranslate(self) -> None:
        self._heading.set_title(self._title())
        for words, text in self._texts:
            words.setText(text())

    def restyle(self) -> None:
        px = self.appearance.px
        self._grid.setSpacing(px(_BETWEEN))
        self._grid.setColumnMinimumWidth(1, px(_KEY_WIDTH))

    def _add_line(self, text: Text, key: QWidget) -> Words:
        row = self._grid.rowCount()
        words = Words(self.appearance, BODY, self, wrap=True)
        self._texts.append((words, text))
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(key, row, 1)
        return words


def shared_out(groups: Iterable[KeyGroup], columns: int) -> list[list[KeyGroup]]:
    """Distribute groups over columns, in their order and about evenly."""
    shared: list[list[KeyGroup]] = [[] for _ in range(columns)]
    listed = list(groups)
    fair = sum(group.lines for group in listed) / columns
    done = 0.0
    for group in listed:
        middle = done + group.lines / 2
        shared[min(columns - 1, int(middle / fair))].append(group)
        done += group.lines
    return shared


class KeysDialog(Sheet):
    """The actions by menu, those of the table first, each with its key; help is below them, so that
    all of it is visible at once.
    """

    def __init__(self, actions: Actions, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent, _SIZE)
        self._actions = actions
        self._texts: dict[str, Text] = {}
        """The descriptions of keys, by name."""
        self._inside = QWidget(self)
        self._across = QHBoxLayout(self._inside)
        self._columns: list[QVBoxLayout] = []
        game, edit, view, help_menu = map(self._menu_group, MENUS)
        at_table = [self._table_group()] if actions.of_table or actions.held_keys else []
        self._groups = [*at_table, edit, game, help_menu, view, self._everywhere_group()]
        self.keys = {name: key for group in self._groups for name, key in group.keys.items()}
        """The buttons by the names of their actions."""
        self._share_out(1)
        self.area = self.add_scroll(self._inside)
        self._scroll_no_further()
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.buttons.insertWidget(0, self._note, _MOST)
        self._defaults = self.add_button()
        self._defaults.clicked.connect(actions.bindings.bind_defaults)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        actions.bindings.changed.connect(self._show_key)
        self.retranslate()

    @property
    def note(self) -> str:
        """Return how to change keys."""
        return self._note.text()

    @property
    def fixed(self) -> list[tuple[Words, Words]]:
        """Return the descriptions of fixed keys, and the keys."""
        return [line for group in self._groups for line in group.fixed]

    def retranslate(self) -> None:
        self.set_title(translate("Keys", "Keyboard shortcuts"))
        note = translate(
            "Keys", "Click a shortcut, then press the new key. {clear} clears it, {cancel} cancels."
        )
        cancel = _native(Qt.Key.Key_Escape)
        self._note.setText(fill(note, clear=translate("QShortcut", "Backspace"), cancel=cancel))
        self._defaults.set_words(translate("Keys", "Reset all"))
        self._close.set_words(translate("Keys", "Close"))
        for group in self._groups:
            group.retranslate()
        self._show_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as fit."""
        super().resizeEvent(event)
        fitting = self.width() // self.appearance.px(_COLUMN)
        self._share_out(max(1, min(_MOST_COLUMNS, fitting)))

    def _scroll_no_further(self) -> None:
        """Scroll only if the lines have no room: otherwise Qt keeps some for narrower columns."""
        policy = self._inside.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Ignored)
        self._inside.setSizePolicy(policy)

    def _share_out(self, count: int) -> None:
        """Put the groups into the given number of columns."""
        if count == len(self._columns):
            return
        for column in self._columns:
            self._across.removeItem(column)
        self._columns = [QVBoxLayout() for _ in range(count)]
        for column, groups in zip(self._columns, shared_out(self._groups, count), strict=True):
            for group in groups:
                column.addWidget(group)
            column.addStretch(1)
            column.setSpacing(self.appearance.px(10))
            self._across.addLayout(column, 1)
        self._across.setSpacing(self.appearance.px(26))
        self._across.setContentsMargins(0, 0, self.appearance.px(8), 0)

    def _table_group(self) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: translate("Keys", "At the table"), self._inside)
        self._add_actions(group, self._actions.of_table)
        for held in self._actions.held_keys:
            self._add_key(group, held.name, held.text)
        return group

    def _everywhere_group(self) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: translate("Keys", "Everywhere"), self._inside)
        for spec in PLAIN_KEYS:
            self._add_key(group, spec.name, spec.text)
        self._add_actions(group, (_MENU,))
        group.add_fixed(_tab_text, lambda: _native(Qt.Key.Key_Tab))
        return group

    def _menu_group(self, menu: MenuSpec) -> KeyGroup:
        group = KeyGroup(self.appearance, lambda: without_mnemonic(menu.text()), self._inside)
        self._add_actions(group, [name for name in menu.entries if name and name in self._actions])
        return group

    def _add_actions(self, group: KeyGroup, names: Iterable[str]) -> None:
        for name in names:
            self._add_key(group, name, partial(self._actions.text, name))

    def _add_key(self, group: KeyGroup, name: str, text: Text) -> None:
        self._texts[name] = text
        group.add_key(name, text).key_chosen.connect(partial(self._bind, name))

    def _bind(self, name: str, key: str) -> None:
        self._actions.bindings.bind(name, (key,) if key else ())

    def _show_keys(self) -> None:
        for name in self.keys:
            self._show_key(name)

    def _show_key(self, name: str) -> None:
        if (button := self.keys.get(name)) is not None:
            keys = self._actions.bindings.of(name)
            button.show_key(keys[0] if keys else "")
            button.setAccessibleName(labelled(self._texts[name](), button.text()))


def _native(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _tab_text() -> str:
    return translate("Keys", "Next part of the window")
