"""What a simple bot thinks of its next step: the points that a piece brings as the board stands.

It looks one step ahead, at what everybody sees and at its own hand; nothing of a match gets here. A
house is worth what it adds to the seat's points of its region if that were scored now, an emissary
what it adds in the alliances of its court; a pair costs a little more than a card, and a colour of
which the hand holds more is the one to take, for pairs.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.games.china import commands
from changcheng_qt.games.china.commands import Command
from changcheng_qt.games.china.geography import Region
from changcheng_qt.games.china.pieces import Colour
from changcheng_qt.games.china.scoring import alliance_points, house_points
from changcheng_qt.games.china.state import put
from changcheng_qt.games.china.view import View

BASE: Final = 0.5
"""What any piece is worth besides: it may yet grow into something."""
PAIR_COST: Final = 0.4
SWAP: Final = -1.0
FORTIFICATION: Final = 1.0


def appraise(view: View, legal: Sequence[Command]) -> list[float]:
    """Return the points that the seat to act may expect from each command."""
    seat = view.turn.seat
    return [_worth(view, seat, command) for command in legal]


def _worth(view: View, seat: Seat, command: Command) -> float:
    match command:
        case commands.PlaceHouse(space, pay):
            region = view.board.region_of(space)
            return BASE + _house(view, seat, region) - PAIR_COST * (pay is not None)
        case commands.SendEmissary(region, pay):
            return BASE + _emissary(view, seat, region) - PAIR_COST * (pay is not None)
        case commands.PlaceFortification():
            return FORTIFICATION
        case commands.SwapCard():
            return SWAP
        case commands.TakeOpenCard(slot):
            return _card(view, seat, view.open[slot])
        case _:
            return 0.0


def _house(view: View, seat: Seat, region: Region) -> float:
    owners = [
        owner
        for owner, town in zip(view.houses, view.board.spaces, strict=True)
        if town.region == region
    ]
    counts = tuple(owners.count(one) for one in range(view.seats))
    more = put(counts, seat, counts[seat] + 1)
    return _lead(house_points(more), seat) - _lead(house_points(counts), seat)


def _emissary(view: View, seat: Seat, region: Region) -> float:
    court = view.courts[region]
    more = put(court, seat, court[seat] + 1)
    gain = 0.0
    for pair in view.board.alliances:
        if region in pair:
            other = view.courts[pair[0] if pair[1] == region else pair[1]]
            gain += _lead(alliance_points(more, other), seat)
            gain -= _lead(alliance_points(court, other), seat)
    return gain


def _lead(points: Sequence[int], seat: Seat) -> float:
    """Return what points are worth to a seat: its own less a share of the others'."""
    return points[seat] - (sum(points) - points[seat]) / len(points)


def _card(view: View, seat: Seat, colour: Colour | None) -> float:
    private = view.private(seat)
    return 0.1 * private.hand.count(colour) if private and colour is not None else 0.0
