"""What China tells of a finished game: its words, and what its events mean for the scores."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.china import events
from changcheng_qt.games.china.geography import Board
from changcheng_qt.games.china.view import View
from changcheng_qt.i18n.phrases.china.result import Source, source_name, victory_text
from changcheng_qt.ui.china.telling import options_in_force
from changcheng_qt.ui.result import accounts
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order

translate = QCoreApplication.translate

_SHARES: Final = {Source.HOUSES: 4, Source.ALLIANCES: 4}
"""How much of the width a column takes: of these there are many amounts."""


def sheet_of(bridge: Bridge) -> Sheet:
    """Return everything that is shown of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    happened = (event for step in bridge.events() for event in step)
    entries = tuple(entries_of(happened, view.board))
    colours = colours_in_order(view)
    winners = bridge.outcome.winners if bridge.outcome else ()
    pieces = [supply.pieces for supply in view.supplies]
    ranks = list(zip(view.scores, pieces, strict=True))
    return Sheet(
        victory=victory_text(bridge.players, winners, view.scores, pieces),
        standing=standing_text(view.scores, bridge.players, ranks),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "End", "a step of the chart"),
        colours=colours,
        accounts=accounts.accounts(
            entries, sorted(colours, key=lambda s: ranks[s], reverse=True), Source
        ),
        moments=accounts.moments(entries, view.seats),
        columns=[Column(one, source_name(one), _SHARES.get(one, 2)) for one in Source],
    )


def entries_of(happened: Iterable[events.Event], board: Board) -> Iterator[accounts.Entry]:
    """Return what events mean for the scores. The final scoring begins with the first region that
    is scored without being full, or else with the first alliance.
    """
    is_over = False
    for event in happened:
        if not is_over and _ends_turns(event, board):
            is_over = True
            yield accounts.FinalScoring()
        match event:
            case events.TurnBegan(_, number):
                yield accounts.NextTurn(number)
            case events.RegionScored(points=points):
                yield from _awards(points, Source.HOUSES)
            case events.AllianceScored(points=points):
                yield from _awards(points, Source.ALLIANCES)
            case events.RoadsScored(seat, points=points) if points:
                yield accounts.Award(seat, sum(points), Source.ROADS)
            case _:
                pass


def _ends_turns(event: events.Event, board: Board) -> bool:
    match event:
        case events.RegionScored(region, counts):
            return sum(counts) < len(board.spaces_of[region])
        case events.AllianceScored():
            return True
        case _:
            return False


def _awards(points: Sequence[int], source: Source) -> Iterator[accounts.Award]:
    return (accounts.Award(seat, gained, source) for seat, gained in enumerate(points) if gained)
