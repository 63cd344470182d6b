"""The decisions of a person in a scoring, and the strip for them: buttons, a choice on the board,
and impossible effects.

The strip is separate: a click on it never advances the reveal, and for a moment after its buttons
have appeared they accept no click, so that nobody decides by accident.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, listed
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision
from changcheng_qt.titles.changcheng.rules.forecast import (
    decided,
    province_forecast,
    region_forecast,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import impossible_effects
from changcheng_qt.titles.changcheng.words.commands import command_label
from changcheng_qt.titles.changcheng.words.names import owner_name
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import BODY, NOTE, Words

translate = QCoreApplication.translate

_POINTING: Final = frozenset(
    {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
)
ARMING: Final = 300
"""Milliseconds after which new buttons accept a click."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The commands for buttons, whether others are chosen on the board, whether these include walls
    to be broken, whether a peek is still possible before, and the card's effects that are
    impossible now, in sentences.
    """

    buttons: tuple[Command, ...] = ()
    on_board: bool = False
    breaks_walls: bool = False
    can_peek: bool = False
    impossible: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Return whether there is any choice."""
        return bool(self.buttons) or self.on_board


def choices(view: View, legal: Sequence[Command], possible: Sequence[Command]) -> Choices:
    """Return the choices of the person at this screen, from the commands that it accepts; empty if
    it accepts none. Effects that are not `possible` by the rules are listed as impossible.
    """
    if not legal:
        return Choices()
    if view.scoring is not None:
        decisions = [command for command in legal if isinstance(command, Decision)]
        return Choices(
            buttons=tuple(
                c for c in decisions if not isinstance(c, commands.BreakWall | commands.SwapWalls)
            ),
            on_board=any(
                isinstance(c, commands.BreakWall | commands.RemoveThreat | commands.SwapWalls)
                for c in decisions
            ),
            breaks_walls=any(isinstance(c, commands.BreakWall) for c in decisions),
            impossible=_impossible(view.scoring.pending[0].card, possible),
        )
    if view.due:
        begins = tuple(command for command in legal if isinstance(command, commands.BeginScoring))
        return Choices(
            begins, can_peek=any(isinstance(command, commands.Peek) for command in legal)
        )
    return Choices()


class _Outlook(Words):
    """One of several sentences, with room for the longest: nothing moves when another is shown."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, NOTE, parent, wrap=True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sentences: tuple[str, ...] = ()

    def use_sentences(self, sentences: Iterable[str]) -> None:
        """Set the possible sentences."""
        self._sentences = tuple(sentences)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the longest sentence."""
        metrics, room = self.fontMetrics(), QRect(0, 0, width, 0)
        heights = (
            metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, sentence).height()
            for sentence in self._sentences
        )
        margins = self.contentsMargins()
        around = margins.top() + margins.bottom()
        return max(super().heightForWidth(width), *(height + around for height in heights))


class ChoiceStrip(Panel):
    """The choices of the person at the screen."""

    chosen = Signal(object)
    """The command of the button that was pressed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.buttons: list[Button] = []
        self._commands: tuple[Command, ...] = ()
        self.question = Words(appearance, BODY, self, wrap=True)
        self.impossible = Words(appearance, NOTE, self, wrap=True)
        self.outlook = _Outlook(appearance, self)
        self._outlook_of: tuple[View, Sequence[Player]] | None = None
        """The view and players of the outlook, None without a decision."""
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._layout = without_margins(QVBoxLayout(self), self.question)
        self._layout.addLayout(self._row)
        self._layout.addWidget(self.outlook)
        self._layout.addWidget(self.impossible)
        self._arming = QTimer(self, singleShot=True, interval=ARMING)
        self.restyle()
        self.hide()

    def restyle(self) -> None:
        """Keep the buttons apart."""
        px = self.appearance.px
        self._row.setSpacing(px(10))
        self._layout.setSpacing(px(5))

    @property
    def is_armed(self) -> bool:
        """Return whether a click on a button counts."""
        return not self._arming.isActive()

    def offer(self, choices: Choices, view: View, players: Sequence[Player]) -> None:
        """Offer these choices; the same ones again keep their buttons and their focus."""
        if choices.buttons != self._commands:
            self._outlook_of = None
            self._commands = choices.buttons
            self._make_buttons()
        for button, command in zip(self.buttons, self._commands, strict=True):
            button.set_words(command_label(command, view, players))
        self.question.setText(_question(choices, view))
        self.question.setVisible(bool(self.question.text()))
        self._outlook_of = (view, players) if view.scoring is not None and choices.any else None
        if self._outlook_of is not None:
            foreseen = (None, *self._commands)
            self.outlook.use_sentences(outlook_text(view, one, players) for one in foreseen)
        self._show_outlook()
        self.impossible.setText(join_sentences(choices.impossible))
        self.impossible.setVisible(bool(choices.impossible))
        self.setVisible(choices.any)

    def stack(self, *, stacked: bool) -> None:
        """Put the buttons below each other, or side by side."""
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)

    def use_width(self, width: int) -> None:
        """Limit buttons to the width of the sheet."""
        for button in self.buttons:
            button.limit(width)

    @property
    def width_in_row(self) -> int:
        """The width of all buttons, side by side."""
        gaps = self._row.spacing() * max(0, len(self.buttons) - 1)
        return sum(button.sizeHint().width() for button in self.buttons) + gaps

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the effect of the button that is under the pointer, or has the focus."""
        if event.type() in _POINTING:
            self._show_outlook()
        return super().eventFilter(watched, event)

    def _show_outlook(self) -> None:
        self.outlook.setVisible(self._outlook_of is not None)
        if self._outlook_of is not None:
            view, players = self._outlook_of
            self.outlook.setText(outlook_text(view, self._pointed, players))

    @property
    def _pointed(self) -> Command | None:
        """Return the command of the button that is under the pointer, or else has the focus."""
        offered = list(zip(self.buttons, self._commands, strict=True))
        hovered = [command for button, command in offered if button.underMouse()]
        focused = [command for button, command in offered if button.hasFocus()]
        return next(iter((*hovered, *focused)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click between the buttons from reaching the panel."""
        event.accept()

    def _make_buttons(self) -> None:
        self.drop_widgets(self.buttons, self._row)
        begins = len(self._commands) == 1 and isinstance(self._commands[0], commands.BeginScoring)
        rank = Rank.PRIMARY if begins else Rank.ORDINARY
        self.buttons = [Button(self.appearance, rank, self) for _ in self._commands]
        for button, command in zip(self.buttons, self._commands, strict=True):
            button.commits = True
            button.installEventFilter(self)
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
    """Return the question, if the buttons do not say it."""
    if choices.can_peek:
        return translate("Scoring", "You can still peek before scoring.")
    if view.scoring is None or not choices.on_board:
        return ""
    if view.scoring.pending[0].card is ActionCard.MANDARIN:
        return translate("Scoring", "Choose two walls on the board.")
    if not choices.breaks_walls:
        return translate("Scoring", "Choose a threat to remove, here or on the board.")
    if not choices.buttons:
        return translate("Scoring", "Choose a wall on the board to break.")
    return translate("Scoring", "Choose a wall on the board to break, or a threat to remove.")


def outlook_text(view: View, decision: Command | None, players: Sequence[Player]) -> str:
    """Return who would hold the province being scored, and its worth, or who would be spared a
    threat; without a decision, the present state.
    """
    assert view.scoring is not None, "there is a decision"
    if isinstance(decision, commands.RemoveThreat):
        return _spared_text(view, decision, players)
    if isinstance(decision, Decision) and not isinstance(decision, commands.CancelCard):
        words = translate("Scoring", "Then: majority {players}, value {value}")
        seen = decided(view, decision)
    else:
        words = translate("Scoring", "Now: majority {players}, value {value}")
        seen = view
    sight = province_forecast(seen, view.scoring.province)
    leaders = [owner_name(players, owner) for owner in sight.leaders]
    named = listed(leaders) if leaders else translate("Scoring", "nobody", "no majority")
    return fill(words, players=named, value=sight.now.value)


def _spared_text(view: View, decision: commands.RemoveThreat, players: Sequence[Player]) -> str:
    """Return who would be spared a threat; that follows from the wall and reveals no hidden
    value.
    """
    losers = region_forecast(view, decision.region).losers
    if not losers:
        return translate("Scoring", "Then: nobody is spared, as things stand")
    spared = listed([owner_name(players, owner) for owner in losers])
    return fill(translate("Scoring", "Then: {players} would be spared there"), players=spared)


def _impossible(card: ActionCard, possible: Sequence[Command]) -> tuple[str, ...]:
    """Return why effects of a card are impossible, in the order of its effects."""
    kinds = {type(command) for command in possible}
    match card:
        case ActionCard.TRAITOR:
            missing = [commands.BreakWall not in kinds, commands.RemoveThreat not in kinds]
        case ActionCard.MANDARIN:
            missing = [kinds == {commands.DeclineSwap}]
        case _:
            return ()
    said = impossible_effects(card)
    return tuple(text for text, is_missing in zip(said, missing, strict=True) if is_missing)
