"""A slip next to the board: the bots' last round, for the one person who plays, a line each; or
the title's lines about one event. During a replay of the round a banner has each step and the exit.
"""

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.flow.hand_over import Crowd
from changcheng_qt.ui.flow.last_round import LastRound, round_of
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.panels.chronicle import latest_of
from changcheng_qt.ui.panels.story import StoryEntry, sentences_of
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.table import TableParts
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.round_slip import RoundSlip
from changcheng_qt.ui.window.table import GameTable

translate = QCoreApplication.translate
_PAST = "past"


class RoundShow(QObject):
    """Follows one match; with several people, the gate has the recap of the round."""

    def __init__(
        self,
        title: TitleUi,
        slip: RoundSlip,
        bridge: MatchBridge,
        flow: TableFlow,
        last_round: LastRound,
        parts: TableParts,
        guide: object = None,
    ) -> None:
        """Follow the match from now on, and live as long as `last_round`. With a guide the slip is
        not needed.
        """
        super().__init__(last_round)
        self._is_led = guide is not None
        self._title = title
        self._slip = slip
        self._bridge = bridge
        self._flow = flow
        self._last_round = last_round
        self._parts = parts
        self._is_busy = self._is_held = False
        self._read_at: int | None = None
        """After how many steps the slip was dismissed, or the round was read."""
        self._read_of: int | None = None
        """The step of the title's lines that were dismissed."""
        self._connections = [
            bridge.changed.connect(self.refresh),
            bridge.players_changed.connect(self.refresh),
            flow.screen_changed.connect(self.refresh),
            last_round.running_changed.connect(self.refresh),
            flow.bots.playing_out_changed.connect(self.refresh),
            parts.controls.settled.connect(self.refresh),
            slip.dismissed.connect(self._on_dismissed),
        ]

    def close(self) -> None:
        """Remove the slip."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._slip.show_entries(())

    def follow_busy(self, is_busy: bool) -> None:
        """Hide the slip while a panel is revealing something."""
        self._is_busy = is_busy
        self.refresh()

    def follow_hand(self, *, is_held: bool) -> None:
        """Hide the slip while something is held: the board is more important then."""
        if is_held != self._is_held:
            self._is_held = is_held
            self.refresh()

    def refresh(self) -> None:
        """Show the steps that the viewer has not read yet, in the language of the interface."""
        of_event = self._event_entries() if self._is_wanted else []
        entries = of_event or (self._round() if self._is_wanted else [])
        if entries or self._slip.has_entries:
            self._slip.show_entries(entries, is_one_event=bool(of_event))

    @property
    def _is_wanted(self) -> bool:
        is_in_the_way = self._is_led or self._is_busy or self._is_held
        is_in_a_hurry = self._last_round.is_running or self._flow.bots.is_playing_out
        return not (is_in_the_way or is_in_a_hurry)

    def _event_entries(self) -> list[StoryEntry]:
        """Return the title's lines about an event, unless they were dismissed."""
        latest, view = self._parts.just_told(), self._bridge.view
        if latest is None or latest.step == self._read_of:
            return []
        return [
            StoryEntry(
                line, colour=None if line.seat is None else self._title.colour_of(view, line.seat)
            )
            for line in latest.lines
        ]

    def _round(self) -> list[StoryEntry]:
        """Return a line for every turn since the viewer's own, none once that has begun: a person
        who has acted has read them, even if the step is undone.
        """
        bridge = self._bridge
        is_own = bridge.viewer == bridge.turn_seat and bridge.outcome is None
        is_own = is_own and self._read_at != bridge.step_count
        if self._flow.crowd is not Crowd.ONE or not is_own:
            return []
        steps = round_of(bridge.turn_seats, bridge.viewer, bridge.turn_seat)
        if steps.stop < bridge.step_count:
            self._read_at = steps.stop
            return []
        events = (event for step in bridge.events(steps.start) for event in step)
        return sentences_of(self._title, bridge, events)

    def _on_dismissed(self) -> None:
        latest = self._parts.just_told()
        self._read_at = self._bridge.step_count
        self._read_of = None if latest is None else latest.step
        self.refresh()


class PastBanner(QObject):
    """Shows each step of the last round during its replay."""

    def __init__(
        self, title: TitleUi, table: GameTable, bridge: MatchBridge, last_round: LastRound
    ) -> None:
        """Follow the replay from now on; live as long as it does."""
        super().__init__(last_round)
        self._title = title
        self._table = table
        self._bridge = bridge
        self._last_round = last_round
        self._events: tuple[Any, ...] = ()
        last_round.running_changed.connect(self._on_running_changed)
        last_round.step_shown.connect(self._on_step_shown)

    def _on_running_changed(self, is_running: bool) -> None:
        self._events = ()
        if is_running:
            self._table.banners.raise_banner(_PAST, self._words)
        else:
            self._table.banners.lower_banner(_PAST)

    def _on_step_shown(self, events: tuple[Any, ...]) -> None:
        self._events = events
        self._table.banners.raise_banner(_PAST, self._words)
        self._table.voice.announce(self._words().text)

    def _words(self) -> BannerWords:
        last_round = self._last_round
        buttons = (
            BannerButton(translate("Past", "Next"), last_round.go_on),
            BannerButton(translate("Past", "Back to the game"), last_round.end, Rank.PRIMARY),
        )
        entry = latest_of(self._title, self._bridge, self._events)
        if entry is None:
            return BannerWords(translate("Past", "Previous round"), None, buttons)
        text = fill(translate("Past", "Replay: {what}"), what=entry.line.text)
        return BannerWords(text, entry.colour, buttons)
