"""Every command that anybody could think of in a position, sensible or not."""

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    LowerValue,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from tests.oracle.table import Table


def universe(table: Table, swaps: Random | None = None) -> Iterator[Command]:
    """Yield every command by every name in play, and by names just outside it; of the many swaps
    of two squares only some, drawn, where `swaps` is given.
    """
    count = len(table.squares)
    squares = range(-1, count + 1)
    areas = range(-1, len(table.provinces) + 1)
    yield from (PlaceSingle(square) for square in squares)
    yield from (PlaceTower(square) for square in squares)
    yield from (PlaceNeutral(square) for square in squares)
    yield from (BreakWall(square) for square in squares)
    yield from (PlaceDouble(*pair) for pair in _pairs_of_squares(table))
    yield from (PlayCard(card, province) for card, province in product(ActionCard, areas))
    yield from (Peek(region) for region in areas)
    yield from (RemoveThreat(region) for region in areas)
    yield from (BeginScoring(province) for province in areas)
    yield from (CancelCard(owner, card) for owner, card in product(range(-1, 5), ActionCard))
    boards = [*(board.name for board in table.setup.spare), table.faces[0].board, "none"]
    yield from (ExtendMap(*choice) for choice in product(boards, Side, End))
    yield from (RaiseValue(), LowerValue(), AddVirtualWall(), DeclineSwap(), EndTurn(), Pass())
    pairs = list(product(squares, squares))
    yield from (SwapWalls(*pair) for pair in (swaps.sample(pairs, 40) if swaps else pairs))


def _pairs_of_squares(table: Table) -> Iterator[tuple[int, int]]:
    """Yield neighbours in both orders, a square with itself, and squares that are apart."""
    row = table.squares
    for west, east in pairwise(row):
        yield west, east
        yield east, west
    for square, further in zip(row, row[2:], strict=False):
        yield square, square
        yield square, further
    yield from ((-1, row[0]), (row[-1], len(row)), (len(row), len(row) + 1))
    yield from ((row[-1], row[0]), (12, 13), (25, 26))
