"""The strip in which a person decides: buttons, a choice on the board, and what is impossible.

The strip keeps its own ground: a click that leads on to the next reveal never falls on it, and for
a moment after its buttons have come up they take no click, so that nobody decides by accident.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.games.changcheng.commands import BeginScoring, Command
from changcheng_qt.games.changcheng.pieces import ActionCard
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import command_label
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.changcheng.scoring.choices import Choices
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.panel import Panel
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

ARMING: Final = 300
"""Milliseconds after which new buttons take a click."""


class ChoiceStrip(Panel):
    """What the person before the screen can choose now."""

    chosen = Signal(object)
    """The command of the button that was pressed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Begin with nothing to choose."""
        super().__init__(appearance, parent)
        self.buttons: list[Button] = []
        self._commands: tuple[Command, ...] = ()
        self.question = Words(appearance, BODY, self, wrap=True)
        self.impossible = Words(appearance, NOTE, self, wrap=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.question)
        self._layout.addLayout(self._row)
        self._layout.addWidget(self.impossible)
        self._arming = QTimer(self, singleShot=True, interval=ARMING)
        self.hide()

    @property
    def is_armed(self) -> bool:
        """Tell whether a click on a button counts."""
        return not self._arming.isActive()

    def offer(self, choices: Choices, view: View, players: Sequence[Player]) -> None:
        """Offer these choices; the same ones again keep their buttons and their focus."""
        if choices.buttons != self._commands:
            self._commands = choices.buttons
            self._make_buttons()
        for button, command in zip(self.buttons, self._commands, strict=True):
            button.say(command_label(command, view, players))
        self.question.setText(_question(choices, view))
        self.question.setVisible(bool(self.question.text()))
        self.impossible.setText(" ".join(choices.impossible))
        self.impossible.setVisible(bool(choices.impossible))
        self.setVisible(choices.any)

    def stack(self, *, stacked: bool) -> None:
        """Put the buttons below each other, or side by side."""
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click between the buttons from reaching the panel."""
        event.accept()

    def _make_buttons(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        begins = len(self._commands) == 1 and isinstance(self._commands[0], BeginScoring)
        rank = Rank.PRIMARY if begins else Rank.ORDINARY
        self.buttons = [Button(self.appearance, rank, self) for _ in self._commands]
        for button, command in zip(self.buttons, self._commands, strict=True):
            button.commits = True
            button.clicked.connect(self._chooser(command))
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            button.show()
        self._row.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._arming.start()

    def _chooser(self, command: Command) -> Callable[[], None]:
        def choose() -> None:
            if self.is_armed:
                self.chosen.emit(command)

        return choose


def _question(choices: Choices, view: View) -> str:
    """Say what is to be chosen where the buttons do not say it."""
    if choices.can_peek:
        return translate("Scoring", "You can still peek before scoring.")
    if view.scoring is None or not choices.on_board:
        return ""
    if view.scoring.pending[0].card is ActionCard.MANDARIN:
        return translate("Scoring", "Choose two walls on the board.")
    return translate("Scoring", "Choose here or on the board.")
