"""The filters: lists to choose title, players, opponents and time from."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.engine.seats import HUMAN
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.statistics.played import PlayedGame
from changcheng_qt.statistics.sums import Choice, Period
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.panels.words import NOTE, Words
from changcheng_qt.ui.seam.choice import TitleChoice

translate = QCoreApplication.translate


class Filters(Panel):
    """The lists, and their combined choice; each offers only values that occur in games."""

    changed = Signal()

    def __init__(self, titles: TitleChoice, appearance: Appearance, parent: QWidget) -> None:
        """Start with all games of the window's title."""
        super().__init__(appearance, parent)
        self._titles = titles
        self._games: Sequence[PlayedGame] = ()
        self.choice = Choice(titles.current.name)
        """The present choice."""
        self._grid = without_margins(QGridLayout(self))
        self._labels = [Words(appearance, NOTE, self) for _ in range(4)]
        self.lists = [DropDown(self) for _ in range(4)]
        self.title, self.seats, self.against, self.period = self.lists
        for label, each in zip(self._labels, self.lists, strict=True):
            label.setBuddy(each)
            each.setSizeAdjustPolicy(
                DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            each.currentIndexChanged.connect(self._on_chosen)
        self._columns = 0
        self._lay_in(len(self.lists))
        self.restyle()
        self.retranslate()

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Offer the values that occur in these games; a choice is kept if it still occurs."""
        self._games = games
        if games and not any(game.title == self.choice.title for game in games):
            self.choice = replace(self.choice, title=games[-1].title)
        self._offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(self.appearance.px(12))
        self._grid.setVerticalSpacing(self.appearance.px(2))

    def retranslate(self) -> None:
        texts = (
            translate("Statistics", "Game"),
            translate("Statistics", "Number of players"),
            translate("Statistics", "Against"),
            translate("Statistics", "Played"),
        )
        for label, each, text in zip(self._labels, self.lists, texts, strict=True):
            label.setText(text)
            each.setAccessibleName(text)
        self._offer()

    def _fit(self) -> None:
        """Lay the lists in one row, or in two if one of their entries would be cut off."""
        wide = max(map(_wide, self.lists)) + self._grid.horizontalSpacing()
        count = len(self.lists)
        self._lay_in(count if count * wide <= self.width() else count // 2)

    def _lay_in(self, columns: int) -> None:
        """Lay the lists in so many columns, each below its label."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, (label, each) in enumerate(zip(self._labels, self.lists, strict=True)):
            row, column = divmod(place, columns)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(each, 2 * row + 1, column)
        for column in range(len(self.lists)):
            self._grid.setColumnStretch(column, int(column < columns))

    def _on_chosen(self) -> None:
        has_other_games = self.title.currentData() != self.choice.title
        self._read()
        if has_other_games:
            self._offer()
        self.changed.emit()

    def _read(self) -> None:
        lists = (self.title, self.seats, self.against, self.period)
        self.choice = Choice(*(each.currentData() for each in lists))

    def _offer(self) -> None:
        """Fill the lists in the present language; a choice that no longer occurs is reset."""
        wanted = self.choice
        mine = [game for game in self._games if game.title == wanted.title]
        kinds = [{seat.controller for seat in game.seats} for game in mine]
        bots = sorted((controller_text(kind), kind) for kind in set().union(*kinds) - {HUMAN})
        against = [(kind, text) for text, kind in bots]
        if {HUMAN} in kinds:
            against.insert(0, (HUMAN, translate("Statistics", "people only")))
        counts = sorted({len(game.seats) for game in mine})
        seats = [(count, QLocale().toString(count)) for count in counts]
        every = (None, translate("Statistics", "all"))
        _fill(self.title, [(one.name, one.shown_name()) for one in self._titles], wanted.title)
        _fill(self.seats, [every, *seats], wanted.seats)
        _fill(self.against, [every, *against], wanted.against)
        _fill(self.period, [(one, _period_text(one)) for one in Period], wanted.period)
        self._fit()
        self._read()


def _wide(each: DropDown) -> int:
    """Return the width of a list that shows each of its entries whole."""
    measured = each.fontMetrics()
    texts = (each.itemText(place) for place in range(each.count()))
    return each.sizeHint().width() + max(map(measured.horizontalAdvance, texts), default=0)


def _fill(each: DropDown, items: Iterable[tuple[object, str]], chosen: object) -> None:
    each.blockSignals(True)
    each.clear()
    for value, text in items:
        each.addItem(text, value)
    places = [place for place in range(each.count()) if each.itemData(place) == chosen]
    each.setCurrentIndex(places[0] if places else 0)
    each.blockSignals(False)


def _period_text(period: Period) -> str:
    days = period.value
    if days is None:
        return translate("Statistics", "at any time")
    return fill(translate("Statistics", "in the last {count} days"), count=days)
