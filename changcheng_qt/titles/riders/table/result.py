"""The sheet of a finished game of Riders at the Wall."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import tallies
from changcheng_qt.titles.riders.rules.accounts import Source, entries_of, points_by_source
from changcheng_qt.titles.riders.rules.evenness import as_uneven, rolls_by_sum
from changcheng_qt.titles.riders.rules.events import Ending, Event
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import charts
from changcheng_qt.titles.riders.words.result import ranks_of, source_name, victory_text
from changcheng_qt.titles.riders.words.telling import options_in_force
from changcheng_qt.ui.result import sheet
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order
from changcheng_qt.verdicts.accounts import Account, AccountLine, moments

translate = QCoreApplication.translate


def sheet_of(bridge: Bridge) -> Sheet:
    """Return the sheet of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    happened = [event for step in bridge.events() for event in step]
    colours = colours_in_order(view)
    ending, here = view.ending or Ending.PEACE, bridge.here if view.winners else ()
    ranks = ranks_of(view)
    best_first = sorted(colours, key=lambda seat: ranks[seat], reverse=True)
    return Sheet(
        victory=victory_text(bridge.players, ending, view.winners, view.best, view.points),
        standing=standing_text(view.points, bridge.players, here, ranks),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "End", "a step of the chart"),
        colours=colours,
        accounts=[account_of(view, seat) for seat in best_first],
        moments=moments(entries_of(happened, view), view.seats),
        columns=[Column(one, source_name(one)) for one in Source],
        charts=_charts(happened, view),
        scores_name=charts.points_tab(),
    )


def _charts(happened: Sequence[Event], view: View) -> Sequence[sheet.Chart]:
    """Return the charts of the dice, of the goods and of the wall."""
    rolls = rolls_by_sum(tallies.sums_of(happened))
    counts = tallies.tallies_of(happened, view.board, view.seats)
    sums = [sheet.Outcome(str(r.sum), r.count, r.expected, r.low, r.high) for r in rolls]
    legend, note = charts.dice_legend(), charts.evenness_text(as_uneven(rolls))
    return (
        sheet.Spread(charts.dice_tab(), sums, legend, note),
        sheet.Tally(charts.goods_tab(), _rows(tallies.OF_GOODS, counts)),
        sheet.Tally(charts.wall_tab(), _rows(tallies.OF_WALL, counts)),
    )


def _rows(
    kinds: Iterable[tallies.Kind], counts: Mapping[tallies.Kind, Sequence[int]]
) -> Sequence[sheet.TallyRow]:
    return [sheet.TallyRow(charts.kind_name(kind), counts[kind]) for kind in kinds]


def account_of(view: View, seat: Seat) -> Account:
    """Return the points of a seat by source."""
    points = points_by_source(view, seat).items()
    return Account(seat, tuple(AccountLine(source, (count,)) for source, count in points if count))
