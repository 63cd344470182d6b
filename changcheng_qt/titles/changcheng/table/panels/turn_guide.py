"""The five actions next to the board: finished parts stand out, excluded actions fade."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, join_sentences, player_name
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.panels.action_line import ActionLine
from changcheng_qt.titles.changcheng.table.panels.turn_guide_model import (
    PIECES,
    Hint,
    Obstacle,
    guide,
    obstacle_to,
)
from changcheng_qt.titles.changcheng.words.commands import TurnAction
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import NOTE, ElidedWords
from changcheng_qt.ui.seam.bridge import Shown
from changcheng_qt.ui.seam.match_bridge import MatchBridge

translate = QCoreApplication.translate


def hint_text(hint: Hint) -> str:
    """Return a hint in one line."""
    return {
        Hint.OPENING: translate("TurnGuide", "First turn: place just one wall."),
        Hint.PARTIAL: translate("TurnGuide", "You can't complete an action this turn."),
        Hint.MUST_NEUTRAL: translate("TurnGuide", "Your only move: place a neutral wall."),
        Hint.MAY_NEUTRAL: translate("TurnGuide", "You may add a neutral wall."),
        Hint.MAY_PEEK: translate("TurnGuide", "You may peek: press and hold the eye on a shield."),
        Hint.SCORING_DUE: translate("TurnGuide", "A province is complete – score it."),
        Hint.ADD_BOARD: translate("TurnGuide", "The wall grows – add a board."),
        Hint.MAY_END: translate("TurnGuide", "You may end your turn."),
    }[hint]


def _hints_text(hints: Sequence[Hint]) -> str:
    """Return the first two of several hints, joined as in the present language."""
    return join_sentences(hint_text(hint) for hint in hints[:2])


def obstacle_text(obstacle: Obstacle) -> str:
    """Return why an action is impossible."""
    return {
        Obstacle.NOT_YOURS: translate("TurnGuide", "It isn't your turn."),
        Obstacle.OVER: translate("TurnGuide", "The game is over."),
        Obstacle.OPENING: translate("TurnGuide", "First turn: place just one wall."),
        Obstacle.DONE: translate("TurnGuide", "Your action is complete."),
        Obstacle.ANOTHER: translate("TurnGuide", "You have started another action this turn."),
        Obstacle.NO_PIECES: translate("TurnGuide", "You no longer have the pieces for it."),
        Obstacle.NO_ROOM: translate("TurnGuide", "There is no room for it now."),
    }[obstacle]


class TurnGuide(Panel):
    """A heading, the five actions, and one line of other possibilities."""

    piece_wanted = Signal(object)
    """The `Piece` of the next part of an action, which the player wants to pick up."""
    refused = Signal(str)
    """Why an action is impossible, as soon as the player tries it."""

    def __init__(
        self,
        bridge: MatchBridge,
        appearance: Appearance,
        parent: QWidget | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Show the bridge's view from now on, whenever it or the `shown` part of it changes."""
        super().__init__(appearance, parent)
        self._bridge = bridge
        self._heading = Heading(appearance, self)
        self.lines = {action: ActionLine(appearance, action, self) for action in TurnAction}
        self.hint = ElidedWords(appearance, NOTE, self)
        self._hints: tuple[Hint, ...] = ()
        self._hint_row = QHBoxLayout()
        self._hint_row.addWidget(self.hint)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._heading)
        for line in self.lines.values():
            self._layout.addWidget(line)
            line.chosen.connect(self._on_chosen)
        self._layout.addLayout(self._hint_row)
        (shown or bridge).changed.connect(self.retranslate)
        bridge.players_changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        px = self.appearance.px
        self._layout.setContentsMargins(px(8), px(1), px(8), px(1))
        self._layout.setSpacing(0)
        self._heading.setContentsMargins(px(8), 0, px(8), 0)
        self._hint_row.setContentsMargins(px(8), 0, px(8), 0)
        self.hint.setFixedHeight(px(18))

    def retranslate(self) -> None:
        self._show(self._bridge.view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many hints as fit."""
        super().resizeEvent(event)
        self._say_hints()

    def _show(self, view: View) -> None:
        player = self._bridge.players[view.turn.seat]
        bridge, by_bot = self._bridge, not player.is_human
        shown = guide(view, bridge.possible, bridge.legal, by_bot=by_bot)
        self._heading.set_title(self._title(view))
        for row in shown.rows:
            obstacle = obstacle_to(row, view, by_bot=by_bot)
            why_not = "" if obstacle is None else self._obstacle_text(obstacle, view)
            self.lines[row.action].show_row(row, why_not)
        self._hints = shown.hints
        self._say_hints()

    def _say_hints(self) -> None:
        """Show two hints if both fit, else the first: the bar at the top has them all."""
        both = _hints_text(self._hints)
        room = self.width() - 2 * self.appearance.px(16)
        fits = self.hint.fontMetrics().horizontalAdvance(both) <= room
        self.hint.setText(both if fits else _hints_text(self._hints[:1]))

    def _on_chosen(self, action: TurnAction) -> None:
        """Request the piece of an action's next part, or report why it is impossible."""
        line = self.lines[action]
        if line.why_not:
            self.refused.emit(line.why_not)
        else:
            self.piece_wanted.emit(PIECES[action][line.row.placed])

    def _obstacle_text(self, obstacle: Obstacle, view: View) -> str:
        if obstacle is Obstacle.NOT_YOURS:
            name = player_name(self._bridge.players, view.turn.seat)
            return fill(translate("TurnGuide", "It's {player}'s turn."), player=name)
        return obstacle_text(obstacle)

    def _title(self, view: View) -> str:
        if view.stage is Stage.OVER:
            return translate("TurnGuide", "The game is over")
        if view.viewer == view.turn.seat:
            return translate("TurnGuide", "Your turn")
        name = player_name(self._bridge.players, view.turn.seat)
        return fill(translate("TurnGuide", "{player}'s turn"), player=name)
