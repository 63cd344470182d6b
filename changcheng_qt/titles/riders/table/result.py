"""The sheet of a finished game of Riders at the Wall."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.accounts import Source, points_by_source
from changcheng_qt.titles.riders.rules.events import Ending, Event
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words.result import source_name, victory_text
from changcheng_qt.titles.riders.words.telling import options_in_force
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order
from changcheng_qt.verdicts.accounts import Account, AccountLine, Award, Entry, NextTurn, moments

translate = QCoreApplication.translate


def sheet_of(bridge: Bridge) -> Sheet:
    """Return the sheet of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    happened = [event for step in bridge.events() for event in step]
    colours = colours_in_order(view)
    ranks = [(points, -lost) for points, lost in zip(view.points, view.penalties, strict=True)]
    ending = view.ending or Ending.PEACE
    return Sheet(
        victory=victory_text(bridge.players, ending, view.winners, view.best, view.points),
        standing=standing_text(view.points, bridge.players, ranks),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "End", "a step of the chart"),
        colours=colours,
        accounts=[
            account_of(view, seat)
            for seat in sorted(colours, key=lambda one: ranks[one], reverse=True)
        ],
        moments=moments(entries_of(happened), view.seats),
        columns=[Column(one, source_name(one)) for one in Source],
    )


def account_of(view: View, seat: Seat) -> Account:
    """Return the points of a seat by source."""
    points = points_by_source(view, seat).items()
    return Account(seat, tuple(AccountLine(source, (count,)) for source, count in points if count))


def entries_of(happened: Iterable[Event]) -> Iterator[Entry]:
    """Yield the points as they came and went; academies and markets count once they are shown."""
    scores: dict[Seat, int] = {}
    for entry in _entries(happened, scores):
        if isinstance(entry, Award):
            scores[entry.seat] = scores.get(entry.seat, 0) + entry.points
        yield entry


def _entries(happened: Iterable[Event], scores: dict[Seat, int]) -> Iterator[Entry]:
    holders: dict[Source, Seat | None] = {}
    for event in happened:
        match event:
            case events.TurnBegan(_, number):
                yield NextTurn(number)
            case events.FortFounded(seat) | events.SettlementFounded(seat):
                yield Award(seat, 1, Source.SETTLEMENTS)
            case events.SettlementBuilt(seat):
                yield Award(seat, 1, Source.SETTLEMENTS)
            case events.CityBuilt(seat):
                yield Award(seat, 1, Source.CITIES)
            case events.SectionBreached(_, seat) if seat >= 0:
                yield Award(seat, -1, Source.PENALTIES)
            case events.GameEnded(points=points):
                for seat, score in enumerate(points):
                    yield Award(seat, score - scores.get(seat, 0), Source.MARKET)
            case _:
                yield from _bonus(event, holders)


def _bonus(event: Event, holders: dict[Source, Seat | None]) -> Iterator[Entry]:
    match event:
        case events.LongRoadMoved(seat):
            yield from _moved(holders, Source.LONG_ROAD, seat, 2)
        case events.GreatHostMoved(seat):
            yield from _moved(holders, Source.GREAT_HOST, seat, 1)
        case _:
            pass


def _moved(
    holders: dict[Source, Seat | None], source: Source, seat: Seat | None, points: int
) -> Iterator[Entry]:
    """Yield the points of a bonus that has moved."""
    before, holders[source] = holders.get(source), seat
    if before is not None:
        yield Award(before, -points, source)
    if seat is not None:
        yield Award(seat, points, source)
