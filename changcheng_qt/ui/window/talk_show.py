"""The chat at the table: the latest line below the players, each new one for some seconds next to
the name of its speaker, and aloud for screen readers.

Where the players are out of sight, a new line is announced like any other news of the table.
"""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from changcheng_qt.engine.speech import Speech
from changcheng_qt.ui.net.talk import TalkDialog, TalkStrip, name_in, spoken_text, whole_text
from changcheng_qt.ui.panels.player_rows import PlayerRow, PlayerRows
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.talk import Spoken, Talk, Who
from changcheng_qt.ui.window.dialogs import Dialogs
from changcheng_qt.ui.window.table import GameTable

if TYPE_CHECKING:
    from changcheng_qt.engine.seats import Seat

SHOWN: Final = 6000
"""Milliseconds in which a line is next to the name of its speaker."""


class TalkShow(QObject):
    """Shows the talk at a table until `close`."""

    def __init__(self, talk: Talk, table: GameTable, bridge: MatchBridge, dialogs: Dialogs) -> None:
        """Show the talk of the table of a bridge."""
        super().__init__(table)
        self._talk, self._table, self._bridge, self._dialogs = talk, table, bridge, dialogs
        self._strip = TalkStrip(table.appearance, table)
        self._strip.asked.connect(self._on_asked)
        self._quiet: dict[Seat, QTimer] = {}
        table.side.insert(self._strip)
        talk.changed.connect(self.refresh)
        talk.spoke.connect(self._on_spoke)
        bridge.players_changed.connect(self.refresh)
        self.refresh()

    def close(self) -> None:
        """Stop, and remove the strip."""
        self._talk.changed.disconnect(self.refresh)
        self._talk.spoke.disconnect(self._on_spoke)
        self._bridge.players_changed.disconnect(self.refresh)
        self._strip.hide()
        self._strip.deleteLater()
        self.deleteLater()

    def refresh(self) -> None:
        """Show the latest line, in the present language."""
        latest = self._whole(self._talk.lines[-1]) if self._talk.lines else ""
        self._strip.show_talk(self._talk.speech, latest, self._talk.watchers)

    def _on_spoke(self, spoken: Spoken) -> None:
        if self._talk.is_own(spoken.who):
            return
        self._show_at_name(spoken)
        if self._table.side.isVisible():
            self._table.voice.announce(self._whole(spoken))
        else:
            self._table.toast.show_sentence(self._whole(spoken))

    def _show_at_name(self, spoken: Spoken) -> None:
        if isinstance(spoken.who, str):
            return
        *_, rows = self._table.findChildren(PlayerRows)  # those of an earlier match come first
        row: PlayerRow = rows.rows[spoken.who]
        row.show_saying(spoken_text(spoken))
        if spoken.who not in self._quiet:
            quiet = self._quiet[spoken.who] = QTimer(row, interval=SHOWN, singleShot=True)
            quiet.timeout.connect(partial(row.show_saying, ""))
        self._quiet[spoken.who].start()

    def _on_asked(self) -> None:
        """Offer phrases, a line to type, and to mute people at other computers."""
        players = self._bridge.players
        seats: list[Who] = [seat for seat, one in enumerate(players) if one.is_human]
        people = [who for who in (*seats, *self._talk.watchers) if not self._talk.is_own(who)]
        if self._talk.speech is not Speech.OFF:
            look = self._table.appearance
            self._dialogs.show(
                TalkDialog(
                    self._talk,
                    people,
                    self._name,
                    look,
                    self._table.window(),
                )
            )

    def _name(self, who: Who) -> str:
        return name_in(self._bridge.players, who)

    def _whole(self, spoken: Spoken) -> str:
        return whole_text(spoken, self._name(spoken.who))
