"""Every QAction of the window, made from the tables of the shell and the title.

Code that reacts to an action connects to `actions["undo"].triggered`. The keys are those of the
table unless the person chose others; a key that is bound twice belongs to the action that got it
last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject
from PySide6.QtGui import QAction, QIcon

from changcheng_qt.ui.actions.keys import KeyBindings, Keys, LatinShortcuts, written_key
from changcheng_qt.ui.actions.table import (
    ACTIONS,
    ActionSpec,
    Needs,
    Text,
    enlarge_text,
    fit_text,
    without_mnemonic,
)
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.words import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.table import BoardControls, HeldKey, TableAction

translate = QCoreApplication.translate

_MENU_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
}
"""The menu in which a Mac puts an action, whatever its name; all others stay in their menus."""


class Actions(QObject):
    """The actions by name, with their words, keys and icons kept up to date."""

    def __init__(
        self, window: QWidget, appearance: Appearance, chosen_keys: Mapping[str, Keys] | None = None
    ) -> None:
        """Give the window the actions of the shell; `chosen_keys` replace those of the table."""
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self.bindings = KeyBindings(chosen_keys)
        """The keys of all actions, those too that are no shortcuts."""
        self.bindings.setParent(self)
        self.bindings.changed.connect(self._on_keys_changed)
        self._actions: dict[str, QAction] = {}
        self._texts: dict[str, Text] = {}
        self._icons: dict[str, Icon] = {}
        self._seen: list[str] = []
        self._icons_in: object = None
        self._made: dict[tuple[Icon, bool], QIcon] = {}
        """The icons made for the present colours, normal and faded."""
        self._resting_at_gate: set[str] = set()
        self.of_table: tuple[str, ...] = ()
        """The names of the title's actions."""
        self.held_keys: tuple[HeldKey, ...] = ()
        """The keys that the title's widgets handle themselves."""
        self._impossible: set[str] = set()
        self._refusals: dict[str, str] = {}
        """Why actions are impossible that may be tried all the same."""
        self._gate_closed = self._is_menu_open = False
        for spec in ACTIONS:
            self._add_spec(spec)
        LatinShortcuts(self.press_key, window)
        appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __contains__(self, name: str) -> bool:
        return name in self._actions

    def seen(self, name: str) -> QAction:
        """Return an action for a place where it is visible: only there it needs its icon."""
        if name not in self._seen:
            self._seen.append(name)
            self._make_icon(name)
        return self._actions[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all actions, those of the shell first, as in the tables."""
        return tuple(self._actions)

    def connect_slots(
        self, slots: Mapping[str, Callable[[], object]]
    ) -> list[QMetaObject.Connection]:
        """Connect actions to functions from now on; return the connections, to be undone."""
        return [self._actions[name].triggered.connect(slot) for name, slot in slots.items()]

    def text(self, name: str) -> str:
        """Return the name of an action, without a mnemonic."""
        return without_mnemonic(self._texts[name]())

    def refusal(self, name: str) -> str:
        """Return why an action that may be tried is impossible, empty if it is possible."""
        return self._refusals.get(name, "")

    def call(self, name: str, text: Text) -> None:
        """Rename an action from now on, since its next effect is different."""
        if self._texts[name] is not text:
            self._texts[name] = text
            self._say(name)

    def use_board(self, board: BoardControls) -> list[QMetaObject.Connection]:
        """Connect a board's actions, and name the one that fits it by its next effect; return the
        connections, to be undone.
        """

        def call_fit() -> None:
            self.call("fit", enlarge_text if board.is_whole else fit_text)

        call_fit()
        return [*self.connect_slots(board.action_slots), board.view_changed.connect(call_fit)]

    def use_table(
        self, actions: Iterable[TableAction], held_keys: tuple[HeldKey, ...] = ()
    ) -> None:
        """Use the actions and keys of a title's table in place of the previous ones."""
        for held in self.held_keys:
            self.bindings.remove(held.name)
        for held in held_keys:
            self.bindings.add(held.name, held.keys)
        self.held_keys = held_keys
        for name in self.of_table:
            self._remove(name)
        self.of_table = ()
        for action in actions:
            made = self._add(action.name, action.text, action.keys)
            made.triggered.connect(lambda _checked, run=action.run: run())
            self._resting_at_gate.add(action.name)
            self.of_table += (action.name,)
        self.retranslate()
        self._apply_possible()

    def close_gate(self, closed: bool) -> None:
        """Disable everything that must not reach a hidden table, or enable it again."""
        self._gate_closed = closed
        self._apply_possible()

    def open_menu(self, *, is_open: bool) -> None:
        """While a menu is open, disable actions that would only be refused: a menu only shows
        whether something is possible, and its tooltip gives the reason.
        """
        self._is_menu_open = is_open
        for name, refusal in self._refusals.items():
            if refusal:
                self._apply_possible_to(name)

    def allow(self, name: str, possible: bool, refusal: str = "") -> None:
        """Enable or disable an action, apart from the gate; one with a refusal can be tried, which
        shows the reason, but looks disabled everywhere.
        """
        if possible is (name not in self._impossible) and refusal == self._refusals.get(name, ""):
            return
        if possible:
            self._impossible.discard(name)
        else:
            self._impossible.add(name)
        if name in self._actions:
            self._refuse(name, refusal)
            self._apply_possible_to(name)

    def wake(self, there: Needs) -> None:
        """Enable the actions whose requirements are on the table, and disable the others."""
        for spec in ACTIONS:
            if spec.needs is not Needs.NOTHING:
                self.allow(spec.name, spec.needs <= there)

    def rest_without_match(self) -> None:
        """Disable everything that needs a match."""
        if self.of_table or self.held_keys:
            self.use_table(())
        self._gate_closed = False
        self.wake(Needs.NOTHING)
        self._apply_possible()

    def press_key(self, key: str, *, again: bool = False) -> bool:
        """Trigger the action of a key; if it is a repeat (`again`), only one that continues while
        held; return whether there was one.
        """
        for name, action in self._actions.items():
            is_meant = action.autoRepeat() or not again
            if is_meant and key in self.bindings.of(name) and action.isEnabled():
                action.trigger()
                return True
        return False

    def retranslate(self) -> None:
        """Refresh the words of every action, with its key in the tooltip."""
        for name in self._actions:
            self._say(name)

    def _say(self, name: str) -> None:
        self._actions[name].setText(self._texts[name]())
        self._actions[name].setToolTip(self._tooltip(name))

    def _add_spec(self, spec: ActionSpec) -> None:
        action = self._add(spec.name, spec.text, spec.keys)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(spec.repeats)
        action.setMenuRole(_MENU_ROLES.get(spec.name, QAction.MenuRole.NoRole))
        if spec.icon is not None:
            self._icons[spec.name] = spec.icon
        if not spec.at_gate:
            self._resting_at_gate.add(spec.name)

    def _add(self, name: str, text: Text, keys: Keys) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setAutoRepeat(False)
        self._actions[name] = action
        self._texts[name] = text
        self.bindings.add(name, keys)
        self._apply_keys(name)
        self._window.addAction(action)
        return action

    def _remove(self, name: str) -> None:
        action = self._actions.pop(name)
        self.bindings.remove(name)
        self._window.removeAction(action)
        action.deleteLater()

    def _on_keys_changed(self, name: str) -> None:
        if name in self._actions:
            self._apply_keys(name)
            self._actions[name].setToolTip(self._tooltip(name))

    def _apply_keys(self, name: str) -> None:
        written = [written_key(key) for key in self.bindings.of(name)]
        self._actions[name].setShortcuts(written)

    def _tooltip(self, name: str) -> str:
        if refusal := self.refusal(name):
            return plain_tooltip(refusal)
        key = self.bindings.shown(name)
        if not key:
            return self.text(name)
        both = translate("Actions", "{action} ({key})", "tooltip: what a button does, and its key")
        return both.format(action=self.text(name), key=key)  # The first frame has no phrases yet.

    def _apply_possible(self) -> None:
        for name in self._actions:
            self._apply_possible_to(name)

    def _apply_possible_to(self, name: str) -> None:
        rests = self._gate_closed and name in self._resting_at_gate
        rests = rests or (self._is_menu_open and bool(self.refusal(name)))
        self._actions[name].setEnabled(name not in self._impossible and not rests)

    def _refuse(self, name: str, refusal: str) -> None:
        if refusal != self.refusal(name):
            self._refusals[name] = refusal
            self._actions[name].setToolTip(self._tooltip(name))
            if name in self._seen:
                self._make_icon(name)

    def _on_appearance_changed(self) -> None:
        """Make new icons if their colours have changed, not for a size or a language."""
        if self._appearance.palette is self._icons_in:
            return
        self._icons_in = self._appearance.palette
        self._made.clear()
        for name in self._seen:
            self._make_icon(name)

    def _make_icon(self, name: str) -> None:
        icon = self._icons.get(name)
        if icon is not None:
            look = (icon, bool(self._refusals.get(name)))
            if look not in self._made:
                self._made[look] = make_icon(icon, self._appearance.palette, faded=look[1])
            self._actions[name].setIcon(self._made[look])
