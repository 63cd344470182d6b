"""The map in play and the table options as tables of small numbers, shared by all positions of a
game, and simple queries of a hand.

Spaces and regions have the numbers of `geography`; sets of them are masks. A region is a run of
spaces: its first one, and a mask of as many bits as it has spaces. A hand is ten bits, two a
colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

COLOURS: Final = 5
HAND: Final = 3
"""The number of cards in a full hand."""
OPEN: Final = 4
"""The number of open cards."""
NOWHERE: Final = 63
"""The number that stands for no region and for no space."""

ONE_LINE: Final = 1
FOLLOW_FREE: Final = 2


class Frame:
    """The tables of one game.

    `sizes` are the spaces of each region, `colours` their colours, `beside` for each space those
    joined to it by a road, `alliances` pairs of regions one after the other, `cards` the number in
    play.
    """

    def __init__(
        self,
        seats: i64,
        rules: i64,
        last: i64,
        sizes: bytes,
        colours: bytes,
        beside: list[i64],
        alliances: bytes,
        cards: i64,
    ) -> None:
        self.seats: i64 = seats
        self.rules: i64 = rules
        self.last: i64 = last
        """The seat with whose turn every round ends."""
        self.regions: i64 = len(sizes)
        self.spaces: i64 = sum(sizes)
        self.all_spaces: i64 = bit(self.spaces) - 1
        self.size_of = sizes
        self.colour_of = colours
        self.region_of = b"".join([bytes([region]) * size for region, size in enumerate(sizes)])
        self.of_colour = [bytes(found(colours, colour)) for colour in range(COLOURS)]
        """For each colour its regions."""
        self.first = bytes([sum(sizes[:region]) for region in range(len(sizes))])
        self.bits = bytes([int(bit(size)) - 1 for size in sizes])
        self.beside = beside
        self.alliances: i64 = len(alliances) // 2
        self.one = alliances[::2]
        self.other = alliances[1::2]
        """The other region of each region in its alliances."""
        self.allies = [partners(alliances, region) for region in range(len(sizes))]
        """For each region those with which it has an alliance."""
        self.second: i64 = cards - HAND * seats - OPEN
        """How many cards the second pile has."""
        self.lines: i64 = self.regions + self.alliances + 1
        """The lines of a score: each region, each alliance, the roads."""


def found(values: bytes, value: int) -> list[int]:
    """Return the places of a value."""
    return [place for place, one in enumerate(values) if one == value]


def partners(alliances: bytes, region: int) -> bytes:
    """Return the regions with which a region has an alliance."""
    found = []
    for number in range(0, len(alliances), 2):
        one, other = alliances[number], alliances[number + 1]
        if one == region:
            found.append(other)
        elif other == region:
            found.append(one)
    return bytes(found)


def _with_at_least(least: int) -> bytes:
    """Return for each hand the colours with at least `least` cards, a bit each."""
    found = bytearray()
    for hand in range(1024):
        counts = [hand >> (2 * colour) & 3 for colour in range(5)]
        bits = [bit(colour) for colour in range(5) if counts[colour] >= least]
        found.append(int(sum(bits)))
    return bytes(found)


HELD: Final = _with_at_least(1)
"""By hand: its colours, a bit each."""
PAIRED: Final = _with_at_least(2)
"""By hand: the colours with a pair, a bit each."""
SIZE: Final = bytes([sum(hand >> (2 * colour) & 3 for colour in range(5)) for hand in range(1024)])
"""By hand: the number of cards."""


def ways_to_pay(hand: i64, colour: i64) -> i64:
    """Return the possible payments of a hand for a piece in a region of a colour, a bit each as
    commands number them: lowest the card, then the pairs of other colours.
    """
    return ((PAIRED[hand] & ~bit(colour)) << 1) | ((HELD[hand] >> colour) & 1)
