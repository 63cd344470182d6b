"""The charts of a finished game, one at a time, chosen by tabs; a single chart has no tabs."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.result.chart import ResultChart
from changcheng_qt.ui.result.sheet import Sheet, Spread
from changcheng_qt.ui.result.spread import SpreadChart
from changcheng_qt.ui.result.tally import TallyChart

_ABOVE = 6
"""The distance above the tabs, in addition to that between all parts."""


class Charts(Panel):
    """The chart of the scores, and the title's other charts of a sheet."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.scores = ResultChart(appearance, self)
        self.tabs: list[Button] = []
        """The tabs, from left to right."""
        self._others: list[SpreadChart | TallyChart] = []
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.scores)
        lines = without_margins(QVBoxLayout(self))
        lines.addLayout(self._row)
        lines.addLayout(self._stack, 1)

    def show_sheet(self, sheet: Sheet, players: Sequence[Player]) -> None:
        """Show the charts of a sheet; the same place stays chosen."""
        self.scores.show_moments(sheet.moments, sheet.colours, sheet.final)
        if len(self._others) != len(sheet.charts):
            self._make(sheet)
        names = [sheet.scores_name, *(chart.name for chart in sheet.charts)]
        for tab, name in zip(self.tabs, names, strict=False):
            tab.set_words(name)
        for widget, chart in zip(self._others, sheet.charts, strict=True):
            if isinstance(widget, SpreadChart) and isinstance(chart, Spread):
                widget.show_spread(chart)
            elif isinstance(widget, TallyChart) and not isinstance(chart, Spread):
                widget.show_tally(chart, sheet.colours, players)

    def choose(self, place: int) -> None:
        """Show the chart at a place."""
        self._stack.setCurrentIndex(place)
        for number, tab in enumerate(self.tabs):
            tab.setChecked(number == place)

    def restyle(self) -> None:
        px = self.appearance.px
        self._row.setSpacing(px(4))
        self._row.setContentsMargins(0, px(_ABOVE) if self.tabs else 0, 0, 0)
        self.scores.setMinimumHeight(px(140))
        for tab in self.tabs:
            tab.setFixedHeight(px(30))

    def _make(self, sheet: Sheet) -> None:
        """Make the widgets of other charts than those shown so far."""
        self.drop_widgets(self._others, self._stack)
        self.drop_widgets(self.tabs, self._row)
        for chart in sheet.charts:
            kind = SpreadChart if isinstance(chart, Spread) else TallyChart
            widget = kind(self.appearance, self)
            self._others.append(widget)
            self._stack.addWidget(widget)
        for place in range(len(sheet.charts) + 1 if sheet.charts else 0):
            tab = Button(self.appearance, parent=self, size=13.5)
            tab.setProperty("segment", True)
            tab.setCheckable(True)
            tab.clicked.connect(lambda _=False, place=place: self.choose(place))
            self.tabs.append(tab)
            self._row.insertWidget(place, tab)
        self.restyle()
        self.choose(0)
