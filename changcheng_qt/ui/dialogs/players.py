"""The player of a seat: a person, or a bot of some level, with its habit. It is chosen for a new
game, for all bots at once too, and changed during one.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from changcheng_qt.engine.seats import HUMAN, Controller, Seat
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.dialogs.game_draft import ELSEWHERE
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.looks.glyphs import Token
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.panels.words import NOTE, STRONG, ElidedWords, Words
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_WIDE = 620
_LEAST = 460
_ABOVE, _ROW = 200, 64
"""The height of all but the seats, and of a seat with a habit."""
_TOKEN = 26
_BELOW_HABIT = 5


class WhoPlays(DropDown):
    """A list of the possible players of a seat."""

    chosen = Signal(str)
    """A person chose another player."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        controllers: tuple[Controller, ...],
        parent: QWidget | None,
    ) -> None:
        """Start with the first of them chosen; the caller lays out `habit` too."""
        super().__init__(parent)
        self._title = title
        self._controllers = controllers
        self.habit = Words(appearance, NOTE, parent, wrap=True)
        """The habit of the chosen bot; empty, and hidden, for a person."""
        self.habit.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.habit.setContentsMargins(0, 0, 0, appearance.px(_BELOW_HABIT))
        self.addItems([""] * len(controllers))
        self.currentIndexChanged.connect(self._on_changed)

    @property
    def controller(self) -> Controller:
        """Return the chosen controller."""
        return self._controllers[self.currentIndex()]

    def choose(self, controller: Controller) -> None:
        """Choose the person or one of the bots."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self._controllers.index(controller))
        self._tell_habit()

    def retranslate(self) -> None:
        for number, controller in enumerate(self._controllers):
            self.setItemText(number, self._name_of(controller))
            habit = self._title.habit(controller)
            self.setItemData(number, habit, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(number, habit, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._tell_habit()

    def _name_of(self, controller: Controller) -> str:
        """Return the name of a kind of player: of a person the place, where there are two."""
        if controller == ELSEWHERE:
            return translate("NewGame", "At another computer")
        if controller == HUMAN and ELSEWHERE in self._controllers:
            return translate("NewGame", "At this computer")
        return controller_text(controller)

    def _tell_habit(self) -> None:
        habit = self._title.habit(self.controller)
        self.habit.setText(habit)
        self.habit.setVisible(bool(habit))
        self.setAccessibleDescription(habit)

    def _on_changed(self) -> None:
        self._tell_habit()
        self.chosen.emit(self.controller)


class AllBots(QWidget):
    """The bot of all places of bots at once; hidden unless there are several."""

    chosen = Signal(str)
    """A person chose a bot."""

    def __init__(
        self, appearance: Appearance, bots: tuple[Controller, ...], parent: QWidget
    ) -> None:
        """Offer these bots."""
        super().__init__(parent)
        self._bots = bots
        self._label = Words(appearance, NOTE, self)
        self.choice = DropDown(self)
        self.choice.addItems([""] * len(bots))
        self.choice.activated.connect(lambda number: self.chosen.emit(bots[number]))
        without_margins(QHBoxLayout(self), self._label, self.choice)

    def show_bots(self, playing: Sequence[Controller]) -> None:
        """Show the bots that play; nothing is chosen while they differ."""
        self.setHidden(len(playing) < 2)
        is_one = len(set(playing)) == 1
        self.choice.setCurrentIndex(self._bots.index(playing[0]) if is_one else -1)

    def retranslate(self) -> None:
        """Update the list, and its label."""
        self._label.setText(translate("NewGame", "All bots"))
        self.choice.setAccessibleName(self._label.text())
        self.choice.setPlaceholderText(translate("NewGame", "Different", "kinds of bots"))
        for number, bot in enumerate(self._bots):
            self.choice.setItemText(number, controller_text(bot))


class PlayersDialog(Sheet):
    """Asks who plays the seats of a match from now on."""

    seated = Signal(int, str)
    """A seat, and its new controller."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        bridge: MatchBridge,
        bots: tuple[Controller, ...],
        parent: QWidget,
    ) -> None:
        """Offer these bots, and the present player of each seat."""
        high = max(_LEAST, _ABOVE + _ROW * len(bridge.players))
        super().__init__(appearance, parent, (_WIDE, high))
        self._title = title
        self._bridge = bridge
        self._note = Words(appearance, NOTE, self, wrap=True)
        self.body.addWidget(self._note)
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, appearance.px(8), 0)
        grid.setVerticalSpacing(appearance.px(6))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.choices = [self._choice(seat, bots, grid) for seat in range(len(bridge.players))]
        grid.setRowStretch(grid.rowCount(), 1)
        self.add_scroll(inside)
        self._cancel, self._go = self.add_decision(self._on_go)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("Players", "Players"))
        self._note.setText(
            translate("Players", "Whoever takes over a seat takes over its cards and points.")
        )
        for seat, choice in enumerate(self.choices):
            choice.retranslate()
            name = player_name(self._bridge.players, seat)
            words = translate("Players", "{player}: human or bot")
            choice.setAccessibleName(fill(words, player=name))
        self._cancel.set_words(translate("Players", "Cancel"))
        self._go.set_words(translate("Players", "Apply"))

    def _choice(self, seat: Seat, bots: tuple[Controller, ...], grid: QGridLayout) -> WhoPlays:
        """Lay out a seat: its token, its name, and its possible players with their habits."""
        parent, player = grid.parentWidget(), self._bridge.players[seat]
        token = Token(self.appearance, self._title.paint_token, _TOKEN, parent)
        token.stand_for(self._title.colour_of(self._bridge.view, seat))
        name = ElidedWords(self.appearance, STRONG, parent)
        name.setText(player.name)
        offered = tuple(dict.fromkeys((HUMAN, *bots, player.controller)))
        choice = WhoPlays(self._title, self.appearance, offered, parent)
        choice.choose(player.controller)
        for column, widget in enumerate((token, name, choice)):
            grid.addWidget(widget, 2 * seat, column)
        grid.addWidget(choice.habit, 2 * seat + 1, 2)
        return choice

    def _on_go(self) -> None:
        for seat, choice in enumerate(self.choices):
            if choice.controller != self._bridge.players[seat].controller:
                self.seated.emit(seat, choice.controller)
        self.accept()
