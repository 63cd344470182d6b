"""The events of China as entries of the scores and statistics."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.commands import Pay
from changcheng_qt.titles.china.rules.geography import Board, Region
from changcheng_qt.titles.china.rules.pieces import PAIR
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.verdicts import accounts


class Source(Enum):
    """The sources of points."""

    HOUSES = "houses"
    ALLIANCES = "alliances"
    ROADS = "roads"


def entries_of(happened: Iterable[events.Event], board: Board) -> Iterator[accounts.Entry]:
    """Yield the entries of events for the scores. The final scoring begins with the first region
    that is scored without being full, or else with the first alliance.
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


def figures_of(happened: Sequence[events.Event], view: View) -> tuple[accounts.Figures, ...]:
    """Return the statistics of each seat from the events of a finished game; its majorities are
    those of houses.
    """
    entries = entries_of(happened, view.board)
    return accounts.figures(entries, _feats(happened, view.board), view.seats)


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


def _feats(
    happened: Iterable[events.Event], board: Board
) -> Iterator[accounts.Race | accounts.CardUsed]:
    for event in happened:
        match event:
            case events.RegionScored(counts=counts):
                yield accounts.Race(counts)
            case events.HousePlaced(seat, space, pay) | events.FortificationPlaced(
                seat, space, pay
            ):
                yield from _paid(seat, board.region_of(space), pay, board)
            case events.EmissarySent(seat, region, pay):
                yield from _paid(seat, region, pay, board)
            case _:
                pass


def _paid(seat: Seat, region: Region, pay: Pay, board: Board) -> Iterator[accounts.CardUsed]:
    """Yield the cards of a piece's payment: one of the region's colour, or a pair."""
    if pay is None:
        yield accounts.CardUsed(seat, board.colour_of(region).word)
        return
    for _ in range(PAIR):
        yield accounts.CardUsed(seat, pay.word)
