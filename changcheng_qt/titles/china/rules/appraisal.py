"""How a simple bot judges its next step: the points that a piece gains at present.

It looks one step ahead, from the View of its seat. The worth of a house is its gain of points in
its region, if that were scored now, and its gain for houses in a row, which is larger near a line.
The worth of an emissary is its gain in the alliances of its court, assuming that the present leads
predict the final ones, and that a court grows a little. Points of the others count against a seat.
A pair costs one more card, and the colour with most cards in hand is the best to take, for pairs.
"""

from collections.abc import Sequence
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.geography import Region, Space
from changcheng_qt.titles.china.rules.pieces import LINE_LEAST, Colour
from changcheng_qt.titles.china.rules.roads import group_of
from changcheng_qt.titles.china.rules.scoring import house_points
from changcheng_qt.titles.china.rules.view import View

HOUSE: Final = 0.5
EMISSARY: Final = 0.8
"""The extra worth of a piece: it may yet grow into something."""
LEADING: Final = 0.9
NEXT: Final = 0.2
BEHIND: Final = 0.1
"""The chance to lead in a court at the end, for a leader, and for a seat one or two emissaries
behind.
"""
GROWTH: Final = 2
"""How many more emissaries the courts of an alliance are assumed to get."""
BEGUN: Final = (0, 0.1, 0.4, 1.0)
"""The worth of fewer houses in a row than a line has."""
OTHERS: Final = 0.5
"""The weight of the others' chances in an alliance, as a share."""
PAIR_COST: Final = 0.9
SWAP: Final = -1.0
FORTIFICATION: Final = 1.0


def appraise(view: View, legal: Sequence[Command]) -> list[float]:
    """Return the expected points of the seat to act from each command."""
    seat = view.turn.seat
    return [_worth(view, seat, command) for command in legal]


def _worth(view: View, seat: Seat, command: Command) -> float:
    match command:
        case commands.PlaceHouse(space, pay):
            gain = _house(view, seat, view.board.region_of(space)) + _row(view, seat, space)
            return HOUSE + gain - PAIR_COST * (pay is not None)
        case commands.SendEmissary(region, pay):
            return EMISSARY + _emissary(view, seat, region) - PAIR_COST * (pay is not None)
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


def _row(view: View, seat: Seat, space: Space) -> float:
    """Return the gain of a house for the seat's houses in a row."""
    beside = view.board.beside
    own = sum(1 << one for one, owner in enumerate(view.houses) if owner == seat)
    gain = _length_worth(group_of(beside, own, 1 << space))
    joined = beside[space] & own
    while joined:
        group = group_of(beside, own, joined & -joined)
        gain -= _length_worth(group)
        joined &= ~group
    return gain


def _length_worth(group: int) -> float:
    houses = group.bit_count()
    return BEGUN[houses] if houses < LINE_LEAST else houses


def _emissary(view: View, seat: Seat, region: Region) -> float:
    court = view.courts[region]
    more = put(court, seat, court[seat] + 1)
    gain = 0.0
    for pair in view.board.alliances:
        if region in pair:
            other = view.courts[pair[0] if pair[1] == region else pair[1]]
            gain += _alliance(more, other, seat) - _alliance(court, other, seat)
    return gain


def _alliance(one: Sequence[int], other: Sequence[int], seat: Seat) -> float:
    """Return the worth of an alliance of two courts to a seat."""
    both = [a * b for a, b in zip(_chances(one), _chances(other), strict=True)]
    total = sum(one) + sum(other) + GROWTH
    return total * (both[seat] - OTHERS * (sum(both) - both[seat]) / len(both))


def _chances(court: Sequence[int]) -> list[float]:
    """Return how likely each seat leads in a court at the end."""
    return [_chance(max(court) - own, own) for own in court]


def _chance(behind: int, own: int) -> float:
    if not behind:
        return LEADING if own else NEXT
    return {1: NEXT, 2: BEHIND}.get(behind, 0.0)


def _lead(points: Sequence[int], seat: Seat) -> float:
    """Return the worth of points to a seat: its own less a share of the others'."""
    return points[seat] - (sum(points) - points[seat]) / len(points)


def _card(view: View, seat: Seat, colour: Colour | None) -> float:
    private = view.private(seat)
    return 0.1 * private.hand.count(colour) if private and colour is not None else 0.0
