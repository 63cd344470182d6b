"""The filters, the players, a chart, and the games behind a bar of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.i18n.telling import Line, TitleWords
from changcheng_qt.statistics.names import Names
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.sums import Sums, Who, sums_of
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import StoryEntry
from changcheng_qt.ui.panels.words import BODY, NOTE, STRONG, Words
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.statistics import charts
from changcheng_qt.ui.statistics.bars import Bar, BarChart
from changcheng_qt.ui.statistics.filters import Filters
from changcheng_qt.ui.statistics.players import PlayersTable

translate = QCoreApplication.translate

_LIST: Final = 96
"""The least height of the list of games."""
_AT_ONCE: Final = 50
"""How many games are listed between two events."""
_BAR_ROOM: Final = 12
"""The distance of the page from its scroll bar."""


class Overview(Panel):
    """The page without its frame; it gets all finished games, and names."""

    game_asked = Signal(str)
    """The user wants to see a game, by its key."""

    def __init__(
        self, titles: TitleChoice, appearance: Appearance, now: int, parent: QWidget
    ) -> None:
        """Start without games; `now` is in nanoseconds since 1970."""
        super().__init__(appearance, parent)
        self._titles = titles
        self._now = now
        self._games: dict[str, PlayedGame] = {}
        self._names = Names()
        self.sums: tuple[Sums, ...] = ()
        """The sums of the counted games, for everybody."""
        self._listed: Sequence[str] = ()
        self._build()
        self._lay_out()
        self.filters.changed.connect(self._count)
        self.kind.currentIndexChanged.connect(self._draw)
        self.whose.currentIndexChanged.connect(self._draw)
        self.chart.chosen.connect(self._on_bar)
        self.list.chosen.connect(lambda row: self.game_asked.emit(self._listed[row]))
        self.restyle()
        self.retranslate()

    def show_games(self, games: Sequence[PlayedGame], names: Names) -> None:
        """Count these games, people by these names."""
        self._games = {game.key: game for game in games}
        self._names = names
        self.filters.show_games(games)
        self._count()

    @property
    def counted(self) -> tuple[PlayedGame, ...]:
        """Return the counted games, the oldest first."""
        choice = self.filters.choice
        return tuple(game for game in self._games.values() if choice.chooses(game, self._now))

    def picture(self) -> QPixmap:
        """Return the chart as a picture."""
        title = self._titles[self.filters.choice.title].shown_name()
        words = translate("Statistics", "{title}: {chart}")
        heading = fill(words, title=title, chart=charts.kind_text(self._kind, self._words))
        return self.chart.picture(heading)

    def restyle(self) -> None:
        self._column.setSpacing(self.appearance.px(8))
        self._column.setContentsMargins(0, 0, self.appearance.px(_BAR_ROOM), 0)
        self.list.setMinimumHeight(self.appearance.px(_LIST))

    def retranslate(self) -> None:
        self._chart_label.setText(translate("Statistics", "Chart"))
        self._whose_label.setText(translate("Statistics", "Of"))
        self._rule.setText(
            translate(
                "Statistics",
                "A seat's whole result counts for the player who has it at the end; shares and "
                "means count every seat.",
            )
        )
        self._count()

    def _build(self) -> None:
        appearance = self.appearance
        self.filters = Filters(self._titles, appearance, self)
        self.players = PlayersTable(appearance, self)
        self._chart_label, self._whose_label = (Words(appearance, STRONG, self) for _ in range(2))
        self.kind, self.whose = DropDown(self), DropDown(self)
        for each in (self.kind, self.whose):
            each.setSizeAdjustPolicy(
                DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        self._chart_label.setBuddy(self.kind)
        self._whose_label.setBuddy(self.whose)
        self.chart = BarChart(appearance, self)
        self._empty = Words(appearance, BODY, self, wrap=True)
        self._list_head = Heading(appearance, self)
        self.list = LinesView(appearance, _no_token, self, follows_newest=False)
        self._rule = Words(appearance, NOTE, self, wrap=True)
        self._listing = QTimer(self)
        self._listing.setSingleShot(True)
        self._listing.setInterval(0)
        self._listing.timeout.connect(self._list_more)

    def _lay_out(self) -> None:
        choosing = QHBoxLayout()
        choosing.addWidget(self._chart_label)
        choosing.addWidget(self.kind, 3)
        choosing.addWidget(self._whose_label)
        choosing.addWidget(self.whose, 2)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.filters)
        self._column.addWidget(self.players)
        self._column.addLayout(choosing)
        self._column.addWidget(self.chart)
        self._column.addWidget(self._empty)
        self._column.addWidget(self._list_head)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self._rule)

    @property
    def _words(self) -> TitleWords:
        """The words of the title whose games are counted."""
        return self._titles[self.filters.choice.title].words

    @property
    def _kind(self) -> charts.AnyKind:
        kind: charts.AnyKind = self.kind.currentData()
        return kind

    def _name_kinds(self) -> None:
        """List the charts in the words of the chosen title."""
        chosen, kinds = max(0, self.kind.currentIndex()), charts.kinds_of(self._words)
        self.kind.blockSignals(True)
        self.kind.clear()
        for kind in kinds:
            self.kind.addItem(charts.kind_text(kind, self._words), kind)
        self.kind.setCurrentIndex(chosen if chosen < len(kinds) else 0)
        self.kind.blockSignals(False)

    def _count(self) -> None:
        """Update the sums of the counted games."""
        self._name_kinds()
        choice = self.filters.choice
        self.sums = sums_of(self._games.values(), choice, self._names, self._now)
        self.players.show_sums(self.sums, self._words.feats())
        self.players.setVisible(bool(self.sums))
        who: Who | None = self.whose.currentData()
        self.whose.blockSignals(True)
        self.whose.clear()
        self.whose.addItem(translate("Statistics", "everyone"), None)
        for one in self.sums:
            self.whose.addItem(charts.who_text(one.who), one.who)
        places = [place for place, one in enumerate(self.sums, 1) if one.who == who]
        self.whose.setCurrentIndex(places[0] if places else 0)
        self.whose.blockSignals(False)
        self._draw()

    def _draw(self) -> None:
        """Show the chosen chart, and below it all of its games."""
        who = self.whose.currentData()
        chart = charts.chart_of(self._kind, self.sums, who, self._words)
        self.chart.show_bars(chart.bars, chart.meanings)
        self.chart.setVisible(bool(chart.bars))
        self._empty.setText("" if chart.bars else chart.empty)
        self._empty.setVisible(not chart.bars)
        mine = [one for one in self.sums if who in (None, one.who)]
        keys = {seen.game.key for one in mine for seen in one.seats}
        self._list([game.key for game in reversed(self.counted) if game.key in keys])

    def _on_bar(self, bar: Bar) -> None:
        self._list(bar.games, bar.name)
        self.list.setFocus()

    def _list(self, keys: Sequence[str], name: str = "") -> None:
        """List the games of a bar of that name."""
        self._listed = keys
        head = translate("Statistics", "Games")
        if name:
            head = fill(translate("Statistics", "Games: {bar}"), bar=name)
        count = translate("Statistics", "{count} game(s)", "", len(keys))
        self._list_head.set_title(head, fill(count, count=len(keys)))
        self.list.setAccessibleName(head)
        self.list.lines.show_entries([])
        self._list_more()

    def _list_more(self) -> None:
        """List the next games, and the rest in later turns of the event loop: a thousand at once
        would block the window.
        """
        begun = len(self.list.lines.entries)
        keys = self._listed[begun : begun + _AT_ONCE]
        self.list.lines.append([StoryEntry(Line(self._line(key))) for key in keys])
        if begun + len(keys) < len(self._listed):
            self._listing.start()

    def _line(self, key: str) -> str:
        """Return when a game was played, by whom, and with which scores."""
        game = self._games[key]
        ranking = sorted(game.seats, key=lambda seat: (not seat.has_won, -seat.score))
        scores = listed([f"{seat.name} {seat.score}" for seat in ranking])
        words = translate("Statistics", "{day}: {scores}")
        return fill(words, day=charts.day_text(game), scores=scores)


def _no_token(painter: QPainter, room: QRectF, colour: str) -> None:
    """Paint nothing: a game has no colour."""
