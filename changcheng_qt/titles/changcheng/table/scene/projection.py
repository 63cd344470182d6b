"""A View turned into the figures on the board, without painting.

Theory of operation. A *figure* has all values that determine the looks of one thing on the board,
and its *key* identifies the thing over time. The scene keeps one item per key and, at every change,
only compares: new keys appear, missing ones leave, different figures change. So the position on
screen depends on the View alone, whatever its history, and the motions follow from the comparison,
forwards and backwards alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Slot, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, BlockKind, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.geometry.mount import MountPart
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR
from changcheng_qt.titles.changcheng.table.scene.touched import LastMove
from changcheng_qt.titles.changcheng.words.names import province_name, region_name
from changcheng_qt.ui.scene.layer import Key


@dataclass(frozen=True, slots=True)
class MountFigure:
    """A part of the mount of the whole scroll, by its number of boards."""

    west: float
    boards: int
    part: MountPart


@dataclass(frozen=True, slots=True)
class RollerFigure:
    """A roller, at the west or the east end."""

    is_west: bool
    west: float
    boards: int


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """A board with its landscape."""

    slot: Slot
    face: str


@dataclass(frozen=True, slots=True)
class PavingFigure:
    """The laid stone on all squares of a board."""

    slot: Slot
    face: str


@dataclass(frozen=True, slots=True)
class SeamFigure:
    """The fold along a board's western edge."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class ReservedFigure:
    """A square that a tower keeps; `firm` if it is the last candidate."""

    square: Square
    colour: str
    firm: bool


@dataclass(frozen=True, slots=True)
class RimFigure:
    """The rim of the last move around a block."""

    squares: tuple[Square, ...]
    kind: BlockKind


@dataclass(frozen=True, slots=True)
class BlockFigure:
    """A block on one square, or on two, west first."""

    squares: tuple[Square, ...]
    kind: BlockKind
    colour: str


@dataclass(frozen=True, slots=True)
class ProvinceFigure:
    """The reputation counter and the name slip of a province."""

    province: Province
    name: str
    reputation: int
    built: int
    squares: int


@dataclass(frozen=True, slots=True)
class CardFigure:
    """A card in the row of a province, face down; `own` if the viewer may see it, `face` its kind
    if it has been turned up, or everything is shown.
    """

    province: Province
    place: int
    of: int
    colour: str
    own: bool
    is_last: bool
    face: ActionCard | None = None


@dataclass(frozen=True, slots=True)
class EmperorFigure:
    """The emperor card of a completed province."""

    province: Province


@dataclass(frozen=True, slots=True)
class RegionFigure:
    """The threat counter and the name slip of a region.

    `value` is the open value, `seen` the one that only this viewer has seen.
    """

    region: Region
    name: str
    value: int | None
    seen: int | None
    removed: bool


@dataclass(frozen=True, slots=True)
class EmperorRimFigure:
    """The rim around the emperor card of a province that was scored."""

    province: Province


@dataclass(frozen=True, slots=True)
class CounterRimFigure:
    """The rim around a threat counter that was turned up or removed, or around its place."""

    region: Region
    name: str


@dataclass(frozen=True, slots=True)
class BoardRimFigure:
    """The rim around a board that was added."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class GoneCardFigure:
    """A card that was in a province until its scoring: its place next to the emperor card."""

    province: Province
    place: int
    of: int
    colour: str


ScrollFigure: TypeAlias = MountFigure | RollerFigure | BoardFigure | PavingFigure | SeamFigure
SquareFigure: TypeAlias = ReservedFigure | RimFigure | BlockFigure
AreaFigure: TypeAlias = ProvinceFigure | CardFigure | EmperorFigure | RegionFigure
ChangeFigure: TypeAlias = EmperorRimFigure | CounterRimFigure | BoardRimFigure | GoneCardFigure
Figure: TypeAlias = ScrollFigure | SquareFigure | AreaFigure | ChangeFigure


def project(view: View, last: LastMove) -> dict[Key, Figure]:
    """Return every figure on the board, in the language of the interface."""
    figures: dict[Key, Figure] = {}
    for part in (_scroll(view), _squares(view, last), _provinces(view), _cards(view, last)):
        figures.update(part)
    figures.update(_regions(view))
    figures.update(change_figures(view, last))
    return figures


def colour_of(view: View, owner: Owner) -> str:
    """Return the name of an owner's colour in the theme."""
    return NEUTRAL_COLOUR if owner == NEUTRAL else view.colours[owner].value


def change_figures(view: View, last: LastMove) -> Iterator[tuple[Key, ChangeFigure]]:
    """Yield the marks of a last move by their keys; missing things are left out."""
    for province in sorted(last.scored & view.scored):
        yield ("emperor rim", province, 0), EmperorRimFigure(province)
        row = sorted((ply, owner) for where, ply, owner in last.gone if where == province)
        for place, (ply, owner) in enumerate(row):
            colour = view.colours[owner].value
            yield ("gone", province, ply), GoneCardFigure(province, place, len(row), colour)
    for region in sorted(last.counters.intersection(view.wall.regions)):
        name = region_name(view.wall, region)
        yield ("counter rim", region, 0), CounterRimFigure(region, name)
    slots = range(len(view.wall.faces))
    for slot in slots[max(1, len(slots) - last.boards) :]:
        yield ("board rim", slot, 0), BoardRimFigure(slot)


def _scroll(view: View) -> Iterator[tuple[Key, Figure]]:
    order = view.wall.order
    west, boards = -order.index(0), len(order)
    for part in MountPart:
        yield ("mount", part.value, 0), MountFigure(west, boards, part)
    yield ("roller", 0, 0), RollerFigure(True, west, boards)
    yield ("roller", 1, 0), RollerFigure(False, west, boards)
    for slot in order:
        code = view.wall.faces[slot].code
        yield ("board", slot, 0), BoardFigure(slot, code)
        yield ("paving", slot, 0), PavingFigure(slot, code)
    for slot in order[1:]:
        yield ("seam", slot, 0), SeamFigure(slot)


def _squares(view: View, last: LastMove) -> Iterator[tuple[Key, Figure]]:
    for block in _blocks(view):
        square = block.squares[0]
        yield ("block", square, 0), block
        if last.squares.intersection(block.squares):
            yield ("rim", square, 0), RimFigure(block.squares, block.kind)
    for number, reservation in enumerate(view.reservations):
        open_still = [s for s in reservation.candidates if view.blocks[s] is None]
        for square in open_still:
            colour = colour_of(view, reservation.owner)
            figure = ReservedFigure(square, colour, len(open_still) == 1)
            yield ("reserved", square, number), figure


def _blocks(view: View) -> Iterator[BlockFigure]:
    halves: dict[Owner, Square] = {}
    for square in view.wall.west_to_east:
        block = view.blocks[square]
        if block is None:
            continue
        colour = colour_of(view, block.owner)
        if block.kind is not BlockKind.DOUBLE:
            yield BlockFigure((square,), block.kind, colour)
        elif block.owner in halves:
            yield BlockFigure((halves[block.owner], square), block.kind, colour)
        else:
            halves[block.owner] = square


def _provinces(view: View) -> Iterator[tuple[Key, Figure]]:
    for province in view.wall.provinces:
        squares = len(view.wall.squares_of[province])
        yield (
            ("province", province, 0),
            ProvinceFigure(
                province=province,
                name=province_name(view.wall, province),
                reputation=view.reputations[province],
                built=squares - len(view.empty(province)),
                squares=squares,
            ),
        )
        if province in view.scored:
            yield ("emperor", province, 0), EmperorFigure(province)


def _cards(view: View, last: LastMove) -> Iterator[tuple[Key, Figure]]:
    faces = _faces(view)
    for province in view.wall.provinces:
        row = view.cards_in(province)
        for place, card in enumerate(row):
            yield (
                ("card", province, card.ply),
                CardFigure(
                    province=province,
                    place=place,
                    of=len(row),
                    colour=colour_of(view, card.owner),
                    own=card.owner == view.viewer,
                    is_last=card.ply in last.plies,
                    face=faces.get(card.ply),
                ),
            )


def _faces(view: View) -> dict[int, ActionCard]:
    """Return the faces of cards on the board, by their plies: those turned up, or all of them if
    everything is shown.
    """
    faces = {card.ply: card.card for card in view.gone}
    if view.viewer is EVERYONE:
        faces |= {card.ply: card.card for private in view.privates for card in private.placed}
    return faces


def _regions(view: View) -> Iterator[tuple[Key, Figure]]:
    known = view.known_threats
    for region in view.wall.regions:
        value, removed = view.threats[region], region in view.removed
        yield (
            ("region", region, 0),
            RegionFigure(
                region=region,
                name=region_name(view.wall, region),
                value=value,
                seen=known.get(region) if value is None else None,
                removed=removed,
            ),
        )
