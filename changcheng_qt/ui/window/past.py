"""The banner over a board that shows the last round again: what is seen, and the way out."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.flow.last_round import LastRound
from changcheng_qt.ui.panels.buttons import Rank
from changcheng_qt.ui.panels.chronicle import latest_of
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.ui.window.banner import BannerButton, BannerWords
from changcheng_qt.ui.window.table import Table

translate = QCoreApplication.translate

_PAST = "past"


class PastBanner(QObject):
    """Tells each step of the last round while that is shown."""

    def __init__(
        self, title: TitleUi, table: Table, bridge: MatchBridge, last_round: LastRound
    ) -> None:
        """Follow the showing from now on; live as long as it does."""
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
        self._table.voice.say(self._words().text)

    def _words(self) -> BannerWords:
        last_round = self._last_round
        buttons = (
            BannerButton(translate("Past", "Next"), last_round.go_on),
            BannerButton(translate("Past", "Back to the game"), last_round.end, Rank.PRIMARY),
        )
        entry = latest_of(self._title, self._bridge, self._events)
        if entry is None:
            return BannerWords(translate("Past", "Last round"), None, buttons)
        text = fill(translate("Past", "Replay: {what}"), what=entry.line.text)
        return BannerWords(text, entry.colour, buttons)
