"""The table's own announcements: the goods of a roll by player, on a slip; after a seven the
players who give up cards, on a banner.

The slip of a person's roll stays until the next step. That of a bot's stays, whatever the bots do
next, until the next goods have arrived or a person's turn begins: bots go on too soon for reading.
"""

from typing import Final

from changcheng_qt.i18n.telling import Line
from changcheng_qt.titles.riders.rules.closing import round_of
from changcheng_qt.titles.riders.rules.events import DiceRolled
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.words.advice import first_turn_text
from changcheng_qt.titles.riders.words.roll import roll_lines, seven_text
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import Told

_LOOKED_BACK: Final = 60
"""The most steps since the last roll; an older one is no news."""


class Telling:
    """Announces the events of one match once the map has shown them."""

    def __init__(self, bridge: MatchBridge, board: MapBoard) -> None:
        self._bridge, self._board = bridge, board

    def slip(self) -> Told | None:
        """Return the goods of the latest roll by player; on a beginner's first turn its course."""
        bridge = self._bridge
        is_asked = bridge.decider is not None and not self._board.is_moving
        is_first_turn = bridge.view.stage is Stage.BEFORE_ROLL and round_of(bridge.view) == 1
        if is_asked and bridge.help.hints and is_first_turn:
            return Told(bridge.step_count, [Line(first_turn_text())])
        start = max(0, bridge.step_count - _LOOKED_BACK)
        steps = reversed(list(enumerate(bridge.events(start), start)))
        rolls = ((n, step) for n, step in steps if any(isinstance(e, DiceRolled) for e in step))
        step, events = next(rolls, (0, ()))
        if bridge.outcome is not None or not events or not self._is_news(step):
            return None
        lines = roll_lines(events, bridge.view, bridge.players)
        return Told(step, lines) if lines else None

    def banner(self) -> str:
        """Return the players who give up cards after a seven, and the numbers; empty at any other
        time, and for a viewer who alone must: the sheet asks for them.
        """
        bridge, view = self._bridge, self._bridge.view
        is_seven = view.stage is Stage.DISCARDING and not self._board.is_moving
        is_told = not is_seven or tuple(view.turn.discarding) == (view.viewer,)
        return "" if is_told else seven_text(view, bridge.players)

    def _is_news(self, rolled: int) -> bool:
        """Whether the goods of a roll have arrived, and no person's turn has gone on since."""
        bridge, last = self._bridge, self._bridge.step_count - 1
        if rolled == last:
            return not self._board.is_moving
        is_for_bots = not bridge.players[bridge.turn_seat].is_human
        return is_for_bots and not bridge.players[bridge.turn_seats[rolled]].is_human
