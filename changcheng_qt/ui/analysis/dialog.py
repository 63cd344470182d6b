"""The costs of a game for every seat, over the board of its replay: progress during the analysis,
then the chances over the game, the sums, the turning points, and the worth of each peek.

Closing the page stops nothing: the analysis goes on while the replay is shown.
"""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.replay import SeatChange
from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.analysis import (
    budget_text,
    costs_explained,
    look_text,
    tells_unseen,
)
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.ui.analysis.analyst import Analyst
from changcheng_qt.ui.analysis.chart import Dot, Turns, WinsChart
from changcheng_qt.ui.analysis.moments import Moments
from changcheng_qt.ui.analysis.progress import AnalysisProgress
from changcheng_qt.ui.analysis.table import PointsPanel, SeatTable, cost_columns
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SIX_SEATS, SeatColours
from changcheng_qt.ui.panels.buttons import Button, DropDown
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.lines_view import ShortLines
from changcheng_qt.ui.panels.words import BODY, NOTE, STRONG, Words
from changcheng_qt.ui.replay.bridge import ReplayBridge
from changcheng_qt.ui.replay.slider import marks_of
from changcheng_qt.ui.seam.title import TitleUi
from changcheng_qt.verdicts.cost import Analysis, LookWorth, mistakes

translate = QCoreApplication.translate

_SIZE: Final = (1060, 736)


class AnalysisDialog(Sheet):
    """The page of one replay; the analysis goes on after it has been closed."""

    step_asked = Signal(int)
    """The user wants to see a position."""
    practice_asked = Signal(int)
    """The user wants to practise the mistakes of a seat."""
    _is_built = False

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        bridge: ReplayBridge,
        analyst: Analyst,
        parent: QWidget,
    ) -> None:
        """Show the results, or start the analysis."""
        super().__init__(appearance, parent, _SIZE)
        self._title = title
        self._bridge = bridge
        self._analyst = analyst
        self._moments: Moments | None = None
        self._seats: tuple[Seat, ...] = ()
        self._weighed: dict[int, LookWorth | None] = {}
        self._build()
        self._lay_out()
        self.put_buttons_on_top()
        self._connect()
        self._is_built = True
        self.restyle()
        self.retranslate()
        self._show()
        analyst.go_on()

    def restyle(self) -> None:
        super().restyle()
        if not self._is_built:
            return
        px = self.appearance.px
        self.chart.setMinimumHeight(px(120))
        self._found_column.setSpacing(px(8))

    def retranslate(self) -> None:
        name = translate("Analysis", "Why it ended this way")
        self.setWindowTitle(name)
        self.heading.setText(name)
        self._close.set_words(translate("Analysis", "Close"))
        self.practise.set_words(translate("Analysis", "Learn from mistakes"))
        self._chart_head.set_title(translate("Analysis", "Chances of winning"))
        self._list_head.set_title(translate("Analysis", "Turning points"))
        self.list.setAccessibleName(translate("Analysis", "Turning points"))
        self._whose_label.setText(translate("Analysis", "Player"))
        self._looks_label.setText(translate("Analysis", "Did a peek pay off?"))
        self.weigh.set_words(translate("Analysis", "Find out"))
        self._tell_found()

    def _build(self) -> None:
        appearance = self.appearance
        self.progress = AnalysisProgress(self._analyst, appearance, self)
        self._chart_head = Heading(appearance, self)
        self.chart = WinsChart(appearance, self)
        self.table = SeatTable(appearance, self)
        self.points = PointsPanel(appearance, self)
        self._list_head = Heading(appearance, self)
        self._whose_label = Words(appearance, STRONG, self)
        self.whose = DropDown(self)
        self._whose_label.setBuddy(self.whose)
        self.list = ShortLines(appearance, self._title.paint_token, self, follows_newest=False)
        self.lacked = Words(appearance, BODY, self, wrap=True)
        self._looks_label = Words(appearance, STRONG, self)
        self.looks = DropDown(self)
        self.looks.setSizeAdjustPolicy(
            DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._looks_label.setBuddy(self.looks)
        self.weigh = Button(appearance, parent=self)
        self._look = Words(appearance, BODY, self, wrap=True)
        self._explained = Words(appearance, NOTE, self, wrap=True)
        self._budget = Words(appearance, NOTE, self, wrap=True)
        self.practise = self.add_button()
        self._close = self.add_button(primary=True)

    def _lay_out(self) -> None:
        self._found_part = QWidget(self)
        self._found_column = QVBoxLayout(self._found_part)
        whose, looks = QHBoxLayout(), QHBoxLayout()
        whose.addWidget(self._list_head, 1)
        whose.addWidget(self._whose_label)
        whose.addWidget(self.whose)
        self._looks_row = (self._looks_label, self.looks, self.weigh)
        looks.addWidget(self._looks_label)
        looks.addWidget(self.looks, 1)
        looks.addWidget(self.weigh)
        self._found_column.addWidget(self._chart_head)
        self._found_column.addWidget(self.chart, 3)
        self._found_column.addWidget(self.table)
        self._found_column.addWidget(self._explained)
        self._found_column.addLayout(whose)
        self._found_column.addWidget(self.lacked)
        self._found_column.addWidget(self.list, 4)
        self._found_column.addLayout(looks)
        self._found_column.addWidget(self._look)
        self._found_column.addWidget(self.points)
        self._found_column.addWidget(self._budget)
        self._found_column.addStretch(1)
        self._found_column.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self.progress, 1)
        self._found_scroll = self.add_scroll(self._found_part)

    def _connect(self) -> None:
        analyst = self._analyst
        analyst.changed.connect(self._show)
        analyst.look_weighed.connect(self._on_look_weighed)
        self.progress.given_up.connect(self.accept)
        self._close.clicked.connect(self.accept)
        self.chart.step_asked.connect(self._on_step_asked)
        self.list.chosen.connect(self._on_chosen)
        self.whose.currentIndexChanged.connect(self._tell_list)
        self.looks.currentIndexChanged.connect(self._tell_look)
        self.weigh.clicked.connect(self._on_weigh)
        self.practise.clicked.connect(self._on_practise)

    def _show(self) -> None:
        """Show progress, or the results."""
        found = self._analyst.analysis
        self.progress.setVisible(found is None)
        self._found_scroll.setVisible(found is not None)
        self.practise.setVisible(found is not None)
        if found is not None and self._moments is None:
            self._moments = Moments(self._title, self._bridge, found)
            self._seats = tuple(sorted({one.seat for one in found.judgements}))
            self.retranslate()
            self.list.setFocus()

    def _tell_found(self) -> None:
        """Show all results, in the present language."""
        found, players = self._analyst.analysis, self._bridge.players
        if found is None or self._moments is None:
            return
        columns = cost_columns(found, self._title.words.luck_names())
        self.table.show_columns(columns, players, _colours(self._bridge, self._title))
        self._tell_points(found)
        self._show_chart(found)
        for parts in ((self._chart_head, self.chart), self._looks_row):
            shown = bool(found.accounts if parts[0] is self._chart_head else found.looks)
            for part in parts:
                part.setVisible(shown)
        self._offer_seats()
        self._explained.setText(costs_explained(found.unit, with_unseen=tells_unseen(found)))
        self._explained.setVisible(bool(found.accounts))
        self._budget.setText(budget_text(found))
        self._tell_list()

    def _tell_points(self, found: Analysis) -> None:
        self.points.setVisible(bool(found.accounts))
        if found.accounts:
            words, bridge = self._title.words, self._bridge
            figures = words.figures(*bridge.whole_game())
            self.points.show_points(
                figures, words.source_names(), bridge.players, _colours(self._bridge, self._title)
            )

    def _show_chart(self, found: Analysis) -> None:
        lines, colours = _chances(found), _colours(self._bridge, self._title)
        turns = turns_of(self._title, self._bridge)
        self.chart.show_lines(lines, colours, _dots(found, lines), turns, self._bridge.position)

    def _offer_seats(self) -> None:
        alone, chosen = _only_person(self._bridge, self._seats), self.whose.currentIndex()
        if self.whose.count() == 0 and alone is not None:
            chosen = 1 + self._seats.index(alone)
        self.whose.blockSignals(True)
        self.whose.clear()
        self.whose.addItem(translate("Analysis", "all"))
        for seat in self._seats:
            self.whose.addItem(player_name(self._bridge.players, seat))
        self.whose.setCurrentIndex(max(0, chosen))
        self.whose.blockSignals(False)
        self.whose.setAccessibleName(translate("Analysis", "Turning points of"))

    @property
    def _chosen_seat(self) -> Seat | None:
        place = self.whose.currentIndex()
        return self._seats[place - 1] if place > 0 else None

    def _tell_list(self) -> None:
        if self._moments is None:
            return
        lacked = self._moments.lacked(self._learner)
        self.lacked.setText(lacked)
        self.lacked.setVisible(bool(lacked))
        points = self._moments.of(self._chosen_seat)
        self.list.lines.show_entries([*self._moments.entries(points)])
        self.looks.blockSignals(True)
        self.looks.clear()
        for ply, text in self._moments.looks(self._chosen_seat):
            self.looks.addItem(text, ply)
        self.looks.blockSignals(False)
        self._tell_look()
        self._allow_practice()

    def _allow_practice(self) -> None:
        """Enable practice for the chosen player, or show why it is impossible."""
        seat = self._learner
        errs = seat is not None and _errs(self._analyst.analysis, seat, self._bridge)
        choose = translate("Analysis", "Choose a player first.")
        none = translate("Analysis", "This player made no clear errors.")
        self.practise.allow(errs, choose if seat is None else none)

    @property
    def _learner(self) -> Seat | None:
        """The chosen player; without one, the only person who played."""
        chosen = self._chosen_seat
        return _only_person(self._bridge, self._seats) if chosen is None else chosen

    def _on_practise(self) -> None:
        seat = self._learner
        if seat is not None:
            self.accept()
            self.practice_asked.emit(seat)

    def _tell_look(self) -> None:
        ply = self.looks.currentData()
        is_known = ply in self._weighed
        self._look.setText(look_text(self._weighed[ply]) if is_known else "")
        self._look.setVisible(is_known)
        self.weigh.setEnabled(ply is not None and not is_known)
        self.looks.setEnabled(self.looks.count() > 0)

    def _on_weigh(self) -> None:
        self.weigh.setEnabled(False)
        self._look.setText(translate("Analysis", "Thinking…"))
        self._look.setVisible(True)
        self._analyst.weigh_look(self.looks.currentData())

    def _on_look_weighed(self, ply: int, worth: LookWorth | None) -> None:
        self._weighed[ply] = worth
        self._tell_look()

    def _on_chosen(self, row: int) -> None:
        if self._moments is not None:
            self._on_step_asked(self._moments.position_of(self._moments.of(self._chosen_seat)[row]))

    def _on_step_asked(self, position: int) -> None:
        self.accept()
        self.step_asked.emit(position)


def _colours(bridge: ReplayBridge, title: TitleUi) -> dict[Seat, SeatColours]:
    seats = range(len(bridge.players))
    return {seat: SIX_SEATS[title.colour_of(bridge.view, seat)] for seat in seats}


def turns_of(title: TitleUi, bridge: ReplayBridge) -> Turns:
    """Return the turns of a replay, by their first positions."""
    begun = marks_of(title, bridge).turns
    first = title.turn_number(bridge.public_end) - len(begun) + 1
    return Turns(bridge.last, {one.position: turn for turn, one in enumerate(begun, first)})


def _chances(found: Analysis) -> dict[Seat, list[float]]:
    """Return the chance to win of each seat over the game."""
    return {one.seat: [worth.wins for worth in found.worths(one)] for one in found.accounts}


def _errs(found: Analysis | None, seat: Seat, bridge: ReplayBridge) -> bool:
    """Return whether there are mistakes of a seat to practise."""
    return found is not None and bool(mistakes(found, seat, bridge.players, bridge.marks))


def _only_person(bridge: ReplayBridge, seats: Sequence[Seat]) -> Seat | None:
    """Return the only seat in which a person played; None where there were several, or none."""
    changes = [mark for mark in bridge.marks if isinstance(mark, SeatChange)]
    left = {mark.seat for mark in changes if mark.before.is_human}
    people = [seat for seat in seats if seat in left or bridge.players[seat].is_human]
    return people[0] if len(people) == 1 else None


def _dots(found: Analysis, seats: Collection[Seat]) -> list[Dot]:
    """Return the dots of the errors."""
    return [
        Dot(one.ply, one.seat, one.verdict)
        for one in found.judgements
        if one.verdict.is_error and one.seat in seats
    ]
