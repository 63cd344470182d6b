"""The dialogs of the window, opened one at a time and deleted when they close.

The rules can be looked up from any other, which reappears unchanged when they are closed. Each is
imported when it is first opened.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from changcheng_qt.engine.seats import Controller, Player, Seat, Viewer
    from changcheng_qt.ui.actions.actions import Actions
    from changcheng_qt.ui.dialogs.game_draft import Offer
    from changcheng_qt.ui.dialogs.sheet import Sheet
    from changcheng_qt.ui.lessons.choice import Group, LessonsDialog
    from changcheng_qt.ui.library.card import GameCard
    from changcheng_qt.ui.library.dialogs import TrashDialog
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.looks.preferences import Preferences
    from changcheng_qt.ui.net.tell_me import AtLogin
    from changcheng_qt.ui.seam.bridge import Bridge
    from changcheng_qt.ui.seam.choice import TitleChoice
    from changcheng_qt.ui.seam.match_bridge import MatchBridge
    from changcheng_qt.ui.seam.title import GameOrder, PlainChoices, TitleUi
    from changcheng_qt.ui.statistics.dialog import StatisticsDialog


class Dialogs(QObject):
    """Opens the dialogs over a window."""

    ordered = Signal(object)
    """The `GameOrder` of a new game."""
    opened = Signal(object)
    """A `Sheet` has opened."""

    def __init__(
        self,
        titles: TitleChoice,
        appearance: Appearance,
        actions: Actions,
        bots: Callable[[str], tuple[Controller, ...]],
        window: QWidget,
    ) -> None:
        """Start without an open dialog; `bots` returns the kinds offered for a title of a name."""
        super().__init__(window)
        self._bots = bots
        self._titles = titles
        self._appearance = appearance
        self._actions = actions
        self._window = window
        self._open: Sheet | None = None
        self._beneath: Sheet | None = None
        """The dialog from which the rules are being looked up."""
        self.last_games: dict[str, PlainChoices] = {}
        """The last order of each title, by the title's name."""
        self.at_login: Callable[[], AtLogin | None] = lambda: None
        """Returns whether news of tables is told from login on, None where none can come."""

    @property
    def shown(self) -> Sheet | None:
        """Return the dialog that is open."""
        return self._open

    def play_now(self, name: str) -> None:
        """Order a game of a title at once: one person, under the last name, and the easiest bots,
        by the usual rules, with all help.
        """
        from changcheng_qt.ui.dialogs.game_draft import default_names, draft_from, first_draft

        offer, kept = self.offer(name), self.last_games.get(name, {})
        draft, person = first_draft(offer), draft_from(kept, offer).places[0].name
        draft = draft.with_place(0, replace(draft.places[0], name=person))
        self.ordered.emit(draft.order(name, default_names()))

    def new_game(self, name: str, seats: int | None = None) -> None:
        """Ask for a new game of a title, starting with its last one, or with n `seats`."""
        from changcheng_qt.ui.dialogs.game_draft import first_draft
        from changcheng_qt.ui.dialogs.new_game import NewGameDialog

        title, offer = self._titles[name], self.offer(name)
        kept = self.last_games.get(name) or first_draft(offer, seats).to_plain()
        dialog = NewGameDialog(title, self._appearance, offer, kept, self._window)
        dialog.ordered.connect(lambda order: self._order(order, dialog.draft.to_plain()))
        self.show(dialog)

    def options_in_force(self, bridge: Bridge) -> None:
        """Show the table options of a match."""
        from changcheng_qt.ui.dialogs.rules import OptionsInForceDialog

        dialog = OptionsInForceDialog(self._titles.current, self._appearance, bridge, self._window)
        self.show(dialog)

    def take_back(self, bridge: MatchBridge) -> None:
        """Ask how far the table goes back."""
        from changcheng_qt.ui.dialogs.take_back import TakeBackDialog

        dialog = TakeBackDialog(self._titles.current, self._appearance, bridge, self._window)
        dialog.agreed.connect(bridge.take_back)
        self.show(dialog)

    def game_help(self, bridge: MatchBridge) -> None:
        """Ask which help the table is to have from now on."""
        from changcheng_qt.ui.dialogs.game_help import GameHelpDialog

        dialog = GameHelpDialog(self._appearance, bridge, self._window)
        dialog.agreed.connect(bridge.change_help)
        self.show(dialog)

    def players(
        self,
        bridge: MatchBridge,
        bots: tuple[Controller, ...],
        seat: Callable[[Seat, Controller], None],
    ) -> None:
        """Ask who plays each seat of a match from now on; `seat` gets the changes."""
        from changcheng_qt.ui.dialogs.players import PlayersDialog

        dialog = PlayersDialog(self._titles.current, self._appearance, bridge, bots, self._window)
        dialog.seated.connect(seat)
        self.show(dialog)

    @property
    def title(self) -> TitleUi:
        """Return the title of the open dialog: that of the window, unless a new game of another is
        being ordered.
        """
        from changcheng_qt.ui.dialogs.new_game import NewGameDialog

        return self._open.title if isinstance(self._open, NewGameDialog) else self._titles.current

    def rename_game(self, card: GameCard, rename: Callable[[str, str], None]) -> None:
        """Ask for the title of a kept game; `rename` gets its key and the title."""
        from changcheng_qt.ui.library.dialogs import TitleDialog

        dialog = TitleDialog(card, self._appearance, self._window)
        dialog.titled.connect(rename)
        self.show(dialog)

    def trash(self) -> TrashDialog:
        """Show the trash; the caller fills it."""
        from changcheng_qt.ui.library.dialogs import TrashDialog

        dialog = TrashDialog(self._appearance, self._window)
        self.show(dialog)
        return dialog

    def statistics(self, now: int) -> StatisticsDialog:
        """Show the statistics, by the time in nanoseconds since 1970; the caller fills them."""
        from changcheng_qt.ui.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(self._titles, self._appearance, now, self._window)
        self.show(dialog)
        return dialog

    def share(
        self,
        players: Sequence[Player],
        own: Seat | None,
        choose: Callable[[Viewer | None], None],
        moved: SignalInstance,
        *,
        has_all: bool = True,
    ) -> None:
        """Ask for the content of a copy of a running game: `choose` gets None for all of it, if
        this computer has that, or the viewer whose knowledge it is; `own` is the seat at the
        screen, until something has `moved`.
        """
        from changcheng_qt.ui.dialogs.share import ShareDialog

        dialog = ShareDialog(players, own, self._appearance, self._window, has_all=has_all)
        dialog.agreed.connect(choose)
        moved.connect(dialog.reject)
        self.show(dialog)

    def lessons(self, groups: Sequence[Group], done: Collection[str]) -> LessonsDialog:
        """Show lessons and problems, with the keys of those that are done."""
        from changcheng_qt.ui.lessons.choice import LessonsDialog

        dialog = LessonsDialog(groups, done, self._appearance, self._window)
        self.show(dialog)
        return dialog

    def settings(self, preferences: Preferences) -> None:
        """Show the preferences; leaving the keys, if they were opened from there, leads back."""
        from changcheng_qt.ui.dialogs.settings import SettingsDialog

        def back() -> None:
            self.settings(preferences)

        title = self._titles.current
        dialog = SettingsDialog(preferences, title, self._appearance, self._window, self.at_login())
        dialog.keys_asked.connect(lambda: self.keys(back=back))
        self.show(dialog)

    def keys(self, *, back: Callable[[], None] | None = None) -> None:
        """Show all keys; leaving them calls `back`."""
        from changcheng_qt.ui.dialogs.keys import KeysDialog

        dialog = KeysDialog(self._actions, self._appearance, self._window)
        self.show(dialog, back)

    def about(self, licences: Sequence[Path], *, bots_are_compiled: bool) -> None:
        """Show the name and version of the program, and its licences."""
        from changcheng_qt.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(
            self._titles.current,
            self._appearance,
            licences,
            self._window,
            bots_are_compiled=bots_are_compiled,
        )
        self.show(dialog)

    def close_all(self) -> bool:
        """Close any open dialog; return False if one stays, and asks its person."""
        dialogs = [one for one in (self._beneath, self._open) if one is not None]
        staying = next((one for one in dialogs if not one.may_close()), None)
        self._open, self._beneath = staying, None
        for dialog in dialogs:
            if dialog is not staying:
                dialog.reject()
        if staying is not None:
            staying.show_fitting()
        return staying is None

    def show(self, dialog: Sheet, back: Callable[[], None] | None = None) -> None:
        """Open a dialog, unless another stays; `back` is called when a person closes it."""
        if not self.close_all():
            dialog.deleteLater()
            return
        for action in (self._actions["reference"], self._actions["rulebook"]):
            for keys in action.shortcuts():
                QShortcut(keys, dialog).activated.connect(action.trigger)
        self._begin(dialog, back)

    def _begin(self, dialog: Sheet, back: Callable[[], None] | None) -> None:
        self._open = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._on_finished(dialog, back))
        self.opened.emit(dialog)
        dialog.show_fitting()

    def set_aside(self) -> Callable[[], None] | None:
        """Hide the dialog that is open, if any, and return the way back to it."""
        beneath, self._open = self._open, None
        if beneath is None:
            return None
        self._beneath = beneath
        beneath.hide()

        def back() -> None:
            if self._beneath is beneath:
                self._beneath, self._open = None, beneath
                beneath.show_fitting()

        return back

    def _on_finished(self, dialog: Sheet, back: Callable[[], None] | None) -> None:
        if dialog is self._beneath:
            self._beneath = None
            return
        if self._open is dialog:
            self._open = None
            if back is not None:
                back()

    def offer(self, name: str, *, has_elsewhere: bool = False) -> Offer:
        """Return the possible choices for a game of a title, at several computers or at this."""
        from changcheng_qt.ui.dialogs.game_draft import Offer

        title = self._titles[name]
        return Offer(title.colours, title.seat_counts, self._bots(name), has_elsewhere)

    def _order(self, order: GameOrder, choices: PlainChoices) -> None:
        self.last_games[order.title] = choices
        self.ordered.emit(order)
