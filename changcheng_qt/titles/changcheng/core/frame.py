"""The wall in play, its areas and the table options as tables of small numbers, shared by all
positions on the same wall.

Squares, provinces and regions have the numbers of `geography`; sets of them are masks. An area is a
run of squares: its first square, and a mask of as many bits as it has squares. Table options and
event cards are bits of `rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.engine.masks import bit, lowest_bit

if TYPE_CHECKING:
    from mypy_extensions import i64

SQUARES: Final = 13
"""Squares of a board."""
AREAS: Final = 3
"""Provinces of a board, and also regions."""
NOWHERE: Final = 63
"""The number that stands for no square."""

FIRST_OPENS: Final = 1
ALL_OPEN: Final = 2
NEUTRALS_COMPETE: Final = 16
RANDOM_BOARDS: Final = 32
BOARDS_AT_ONCE: Final = 64
SWAP_ANYWHERE: Final = 128
LONGEST_ONLY: Final = 256
DIPLOMACY: Final = 512
DOMINANCE: Final = 1024
REWARD: Final = 2048
SIDE_A: Final = 8192
SIDE_B: Final = 16384
"""Whether boards may show side B."""


class Frame:
    """The tables of one wall.

    `faces` holds the sizes of the provinces, then of the regions, of each board in play, by slot;
    `spare` the same for both sides of each board that is not in play at the beginning; `order` the
    slots from west to east.
    """

    def __init__(
        self,
        seats: i64,
        rules: i64,
        most_extensions: i64,
        faces: list[bytes],
        spare: list[tuple[bytes, bytes]],
        order: bytes,
    ) -> None:
        self.seats: i64 = seats
        self.rules: i64 = rules
        self.openings: i64 = 0
        """How many turns at the beginning are a single and nothing else (RULES 3.1)."""
        if rules & ALL_OPEN:
            self.openings = seats
        elif rules & FIRST_OPENS:
            self.openings = 1
        self.most_extensions: i64 = most_extensions
        self.faces = faces
        self.spare = spare
        self.order = order
        slots: i64 = len(faces)
        self.squares: i64 = slots * SQUARES
        self.areas: i64 = slots * AREAS
        provinces = b"".join([face[:AREAS] for face in faces])
        regions = b"".join([face[AREAS:] for face in faces])
        self.province_of = areas_of_squares(provinces)
        self.region_of = areas_of_squares(regions)
        self.region_first = firsts(regions)
        self.region_bits = bytes([int(bit(size)) - 1 for size in regions])
        self.province_squares = masks(provinces)
        self.province_regions = shared_areas(self.province_squares, masks(regions))
        """The regions that share a square with each province."""
        self.west_to_east = bytes([slot * SQUARES + i for slot in order for i in range(SQUARES)])
        self.east_of = next_of(self.west_to_east)
        """The square east of each, `NOWHERE` at the end of the wall."""
        self.neighbours = neighbours(self.east_of)
        self.lasts: i64 = 0
        """The eastern square of each board."""
        self.joints: i64 = 0
        """The ones next to another board in the east."""
        for last in range(SQUARES - 1, slots * SQUARES, SQUARES):
            self.lasts |= bit(last)
            if self.east_of[last] != NOWHERE:
                self.joints |= bit(last)
        self.all_squares: i64 = bit(self.squares) - 1
        self.all_areas: i64 = bit(self.areas) - 1
        self._extended: dict[int, Frame] = {}

    def extended(self, board: i64, side: i64, end: i64) -> Frame:
        """Return the frame with one more spare board, side 0 or 1, in the west (0) or east (1)."""
        key = int((board << 2) | (side << 1) | end)
        found = self._extended.get(key)
        if found is None:
            slot = bytes([len(self.faces)])
            order = self.order + slot if end else slot + self.order
            face = self.spare[board][side]
            faces = [*self.faces, face]
            found = Frame(self.seats, self.rules, self.most_extensions, faces, self.spare, order)
            self._extended[key] = found
        return found

    def squares_of(self, provinces: i64) -> i64:
        """Return the squares of a set of provinces."""
        squares: i64 = 0
        while provinces:
            squares |= self.province_squares[lowest_bit(provinces)]
            provinces &= provinces - 1
        return squares

    def beside(self, squares: i64) -> i64:
        """Return the squares that adjoin some of these."""
        found: i64 = 0
        while squares:
            found |= self.neighbours[lowest_bit(squares)]
            squares &= squares - 1
        return found

    def pairs(self, squares: i64) -> i64:
        """Return the western squares of the pairs of adjacent ones among these."""
        found = squares & (squares >> 1) & ~self.lasts
        rest = self.joints
        while rest:
            west = lowest_bit(rest)
            rest &= rest - 1
            if (squares >> west) & 1 and (squares >> self.east_of[west]) & 1:
                found |= bit(west)
        return found


def areas_of_squares(sizes: bytes) -> bytes:
    """Return the number of each square's area."""
    return b"".join([bytes([area]) * size for area, size in enumerate(sizes)])


def firsts(sizes: bytes) -> bytes:
    """Return the first square of each area."""
    return bytes([sum(sizes[:area]) for area in range(len(sizes))])


def masks(sizes: bytes) -> list[i64]:
    """Return the squares of each area."""
    found: list[i64] = []
    first: i64 = 0
    for size in sizes:
        found.append((bit(size) - 1) << first)
        first += size
    return found


def next_of(squares: bytes) -> bytes:
    """Return the successor of each square in this row of all squares, `NOWHERE` for the last."""
    following = bytearray(len(squares))
    for i, square in enumerate(squares):
        following[square] = squares[i + 1] if i + 1 < len(squares) else NOWHERE
    return bytes(following)


def shared_areas(areas: list[i64], others: list[i64]) -> list[i64]:
    """Return for each area the other areas that share a square with it, a bit each."""
    found: list[i64] = []
    for squares in areas:
        shared: i64 = 0
        for number in range(len(others)):
            if squares & others[number]:
                shared |= bit(number)
        found.append(shared)
    return found


def neighbours(east_of: bytes) -> list[i64]:
    """Return the squares that adjoin each square."""
    found: list[i64] = [0] * len(east_of)
    for west, east in enumerate(east_of):
        if east != NOWHERE:
            found[west] |= bit(east)
            found[east] |= bit(west)
    return found
