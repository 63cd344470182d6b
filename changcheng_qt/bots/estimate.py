"""The learned estimate of the final scores, from the open areas and the resources of the seats.

Theory of operation. A title gives each area in which points are still to be won a number that holds
everything that matters there, and describes an area to a seat by its traits; in the same way it
numbers and describes a seat's resources, its hand and supply and whose turn it is (`Core`). A net
with one hidden layer turns an area's traits into a few outputs. How much these are worth depends on
the resources of the seat: a weighted sum of their traits is the factor of each output, and one more
is the worth of the resources by themselves. The estimate of a seat's final points is its score,
plus outputs times factors over all areas, plus that.

Rows of outputs are cached by those numbers, since the same areas and resources come again in
thousands of positions. The leaves of a search differ little from the drawn position that they come
from, their `Ground`: only the areas that differ are subtracted and added.

How far off the estimate may be depends on the stage of the game: the spread of a stage is the scale
by which differences in points become chances to win. All weights were fitted to playouts, for each
number of seats. Integers alone, traits and points in 64ths, weights and factors in 1024ths, so that
plain and native code estimate the same.
"""

from __future__ import annotations

from math import exp
from struct import Struct
from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.core import KIND

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.engine.core import Core

POINT: Final = 64
"""The fixed-point 1 of points and traits."""
FINE: Final = 10
"""The fractional bits of weights and factors."""
FINAL_SPREAD: Final = 5 * POINT
"""The spread of final scores: a point more counts though the game is won."""
STEPS: Final = FINAL_SPREAD
"""The steps of a spread in the table below: exact for final scores."""
SHARES: Final = [round(65536 * exp(-step / STEPS)) for step in range(12 * STEPS)]
"""The weight of an end by the steps of its spread that it is below the best."""
UNIT_BITS: Final = 32
OUTPUT_BITS: Final = 64
"""The bits of a packed sum: of a hidden unit, and of an output."""
FACTOR_SHIFT: Final = 6
"""How many bits finer sums of traits times weights are than factors."""
MOST_ROWS: Final = 8_000
"""How many rows a cache holds before it is emptied: about 6 MB for areas."""


class Layer:
    """Sums of values times weights.

    The weights of a line, from one value to all sums, are packed into a single Python integer:
    adding a line is one addition in C, in plain code too.
    """

    def __init__(self, lines: list[list[int]], start: list[int], bits: int) -> None:
        """Pack a line of weights for each value, and the start of the sums, into fields of 32 or
        64 bits; half of a field is added, so that no sum in it is negative.
        """
        self.fields = Struct(f"<{len(start)}{'I' if bits == UNIT_BITS else 'Q'}")
        self.middle: int = 2 ** (bits - 1)
        self.start = packed([one + self.middle for one in start], bits)
        self.lines = [packed(line, bits) for line in lines]

    def sums(self, values: list[i64]) -> list[int]:
        """Return the sums for some values."""
        total: int = self.start
        for number, value in enumerate(values):
            if value:
                total += int(value) * self.lines[number]
        middle: int = self.middle
        fields = self.fields.unpack(total.to_bytes(self.fields.size, "little"))
        return [field - middle for field in fields]


class Net:
    """A net with one hidden layer."""

    def __init__(
        self, inputs: list[list[int]], biases: list[int], outputs: list[list[int]]
    ) -> None:
        """Pack lines of weights by input and by unit, in 1024ths, and biases in 65536ths."""
        self.count: i64 = len(outputs[0])
        self.units = Layer(inputs, biases, UNIT_BITS)
        self.outputs = Layer(outputs, [0 for _ in outputs[0]], OUTPUT_BITS)

    def add(self, traits: list[i64], row: list[i64]) -> None:
        """Append the outputs for some traits to a row."""
        hidden: list[i64] = [max(0, total >> FINE) for total in self.units.sums(traits)]
        for output in self.outputs.sums(hidden):
            row.append(output >> FINE)


def packed(line: list[int], bits: int) -> int:
    """Return one integer with a field of n bits for each number; a negative number borrows
    from the next field.
    """
    return sum(number << bits * place for place, number in enumerate(line))


class Ground:
    """A drawn position and its sums over areas, by seat and output."""

    def __init__(self, position: Core, sums: list[i64]) -> None:
        self.position = position
        self.sums = sums


class Estimate:
    """The estimate for one title and one number of seats."""

    def __init__(self, nets: list[Net], resources: list[list[int]], spreads: list[int]) -> None:
        """Take a net for each kind of area; the weights of resources by trait, with one output more
        than the nets; a spread for each stage, in 64ths of a point.
        """
        self.nets = nets
        self.resources = Layer(resources, [0 for _ in resources[0]], OUTPUT_BITS)
        self.outputs: i64 = nets[0].count
        self.spreads: list[i64] = [spread for spread in spreads]  # noqa: C416
        self.rows: dict[int, list[i64]] = {}
        self.resource_rows: dict[int, list[i64]] = {}

    def ground(self, position: Core) -> Ground:
        """Return the sums of a drawn position."""
        sums: list[i64] = [0] * int(position.seats_playing() * self.outputs)
        self.add_changes(position, position.areas(None), sums)
        return Ground(position, sums)

    def foretell(self, position: Core, ground: Ground, ends: list[i64]) -> None:
        """Write the expected final points of each seat into `ends`, in 64ths."""
        sums = ground.sums.copy()
        self.add_changes(position, position.areas(ground.position), sums)
        count = self.outputs
        seats: i64 = len(ends)
        seat: i64 = 0
        place: i64 = 0
        while seat < seats:
            resources = position.resources(seat)
            row = self.resource_rows.get(int(resources))
            if row is None:
                row = self.resource_row(position, resources)
            total: i64 = 0
            output: i64 = 0
            while output < count:
                total += sums[place] * row[output]
                output += 1
                place += 1
            total += row[count] * POINT
            ends[seat] = position.score(seat) * POINT + (total >> FINE)
            seat += 1

    def add_changes(self, position: Core, changes: list[i64], sums: list[i64]) -> None:
        """Subtract the first area of each pair and add the second; 0 stands for none."""
        length: i64 = len(sums)
        is_new = False
        for area in changes:
            if area:
                row = self.rows.get(int(area))
                if row is None:
                    row = self.row(position, area)
                place: i64 = 0
                sign: i64 = 1 if is_new else -1
                while place < length:
                    total: i64 = sums[place]
                    sums[place] = total + sign * row[place]
                    place += 1
            is_new = not is_new

    def row(self, position: Core, area: i64) -> list[i64]:
        """Return the outputs of an area for one seat after the other, and cache them."""
        if len(self.rows) >= MOST_ROWS:
            self.rows.clear()
        net = self.nets[area >> KIND]
        row: list[i64] = []
        seat: i64 = 0
        while seat < position.seats_playing():
            net.add(position.traits(area, seat), row)
            seat += 1
        self.rows[int(area)] = row
        return row

    def resource_row(self, position: Core, number: i64) -> list[i64]:
        """Return the factors of a seat's resources and their own worth, and cache them."""
        if len(self.resource_rows) >= MOST_ROWS:
            self.resource_rows.clear()
        sums = self.resources.sums(position.resource_traits(number))
        row: list[i64] = [total >> FACTOR_SHIFT for total in sums]
        self.resource_rows[int(number)] = row
        return row

    def spread(self, position: Core) -> i64:
        """Return the spread of the estimate, in 64ths of a point."""
        stage = position.stage()
        last: i64 = len(self.spreads) - 1
        return self.spreads[stage if stage < last else last]


def share_below(points: i64, spread: i64) -> i64:
    """Return the weight of an end, by its 64ths of a point below the best."""
    step = points * STEPS // spread
    return SHARES[step if step < 12 * STEPS else 12 * STEPS - 1]
