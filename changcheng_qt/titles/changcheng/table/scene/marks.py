"""The marks on the board: offers, and the target.

Marks are figures like those of the position; they depend on the view, the offers and the target
alone. A gold ring means *you may act here*, a tick *this is the first of two*, a ghost shows the
block that would be placed, an eye offers a peek.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.geography import End, Face, Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.marks import AreaLook
from changcheng_qt.titles.changcheng.table.painting.seat_colours import NEUTRAL_COLOUR
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    KINDS,
    HeldBlock,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    Offers,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    Target,
    squares_of,
)
from changcheng_qt.titles.changcheng.table.scene.place_marks import (
    BorderMark,
    OutlineMark,
    PlaceMark,
    ProvinceNameMark,
    RegionNameMark,
    border_marks,
    pointed_at_marks,
)
from changcheng_qt.titles.changcheng.table.scene.projection import colour_of
from changcheng_qt.titles.changcheng.words.names import region_name
from changcheng_qt.ui.pointer.pointing import Pointed as AnyPointed
from changcheng_qt.ui.scene.layer import Key
from changcheng_qt.ui.scene.mark_fades import FadingKinds


@dataclass(frozen=True, slots=True)
class TintMark:
    """The gold tint of an offered empty square."""

    square: Square


@dataclass(frozen=True, slots=True)
class RingMark:
    """The gold ring of a square, on top of its block, if any."""

    square: Square
    kind: BlockKind | None
    strong: bool
    beside: tuple[tuple[Square, BlockKind], ...] = ()
    """The blocks next to it, which may hide a part."""


@dataclass(frozen=True, slots=True)
class ChosenMark:
    """The sign of the first of two squares, on top of its block, if any."""

    square: Square
    kind: BlockKind | None


@dataclass(frozen=True, slots=True)
class AreaMark:
    """The highlight of a province, or of a region."""

    number: int
    is_region: bool
    look: AreaLook


@dataclass(frozen=True, slots=True)
class EyeMark:
    """The offer to peek at the threat counter of a region, whose value may be noted already."""

    region: Region
    name: str
    noted: int | None = None


@dataclass(frozen=True, slots=True)
class GhostMark:
    """The ghost of a block."""

    squares: tuple[Square, ...]
    kind: BlockKind
    colour: str


@dataclass(frozen=True, slots=True)
class GhostCardMark:
    """The ghost of a card, as the last one in the row of a province."""

    province: Province
    of: int
    colour: str


@dataclass(frozen=True, slots=True)
class EndMark:
    """A board that would be added at an end of the wall."""

    end: End
    face: Face
    west: int
    boards: int
    under_pointer: bool


@dataclass(frozen=True, slots=True)
class SpotlightMark:
    """Darkness over everything but one province, or one region, and the regions and walls elsewhere
    that can be chosen meanwhile.
    """

    number: int
    is_region: bool
    offered: tuple[Region, ...] = ()
    walls: tuple[Square, ...] = ()
    towers: tuple[Square, ...] = ()
    """The squares of towers in the light, which are higher than a wall."""


@dataclass(frozen=True, slots=True)
class LookMark:
    """The value of a threat counter during a peek; it may be noted on the counter already."""

    region: Region
    name: str
    value: int
    is_noted: bool = False


Mark: TypeAlias = (
    TintMark
    | RingMark
    | ChosenMark
    | AreaMark
    | EyeMark
    | GhostMark
    | GhostCardMark
    | EndMark
    | SpotlightMark
    | LookMark
    | PlaceMark
)

_GHOSTS = (GhostMark, GhostCardMark)
_PLACES = (BorderMark, OutlineMark, ProvinceNameMark, RegionNameMark)
FADING = FadingKinds(
    coming=(*_GHOSTS, TintMark, RingMark, AreaMark, EyeMark, EndMark, *_PLACES),
    moving=_GHOSTS,
    crossing=(AreaMark,),
)
"""The marks that fade. The spotlight and a peek appear at once: a peek is over as soon as its key
is released.
"""


@dataclass(frozen=True, slots=True)
class Pointed(AnyPointed[Target]):
    """The target, the additional light, and the value of a peek."""

    look: tuple[Region, int] | None = None


def marks_of(view: View, offers: Offers, pointed: Pointed) -> dict[Key, Mark]:
    """Return all marks on the board."""
    marks: dict[Key, Mark] = {}
    ghost = _ghost(view, offers, pointed.target)
    covered = ghost.squares if isinstance(ghost, GhostMark) else ()
    marks.update(_squares(view, offers, covered))
    marks.update(_areas(view, offers, pointed))
    marks.update(_here(view, offers, pointed))
    marks.update(_places(view, offers, pointed))
    marks.update(_ends(view, offers, pointed.target))
    for region in offers.peeks:
        noted = view.known_threats.get(region)
        marks["eye", region, 0] = EyeMark(region, region_name(view.wall, region), noted)
    if ghost is not None:
        marks["ghost", 0, 0] = ghost
    if pointed.by_keys:
        marks.update(_focus(view, pointed.target))
    if isinstance(lit := pointed.spotlight, ProvinceTarget | RegionTarget):
        marks["spotlight", 0, 0] = _spotlight(view, lit, offers)
    if pointed.look is not None:
        region, value = pointed.look
        name, is_noted = region_name(view.wall, region), region in view.known_threats
        marks["look", region, 0] = LookMark(region, name, value, is_noted)
    return marks


def _spotlight(view: View, lit: ProvinceTarget | RegionTarget, offers: Offers) -> SpotlightMark:
    offered = sorted(t.region for t in offers.targets if isinstance(t, RegionTarget))
    if isinstance(lit, RegionTarget):
        towers = _towers(view, view.wall.squares_of_region[lit.region])
        return SpotlightMark(lit.region, True, tuple(offered), (), towers)
    chosen = _chosen(offers)
    squares = {s for target in (*offers.targets, *offers.starts) for s in squares_of(target)}
    walls = squares if chosen is None else squares | {chosen}
    own = view.wall.squares_of[lit.province]
    elsewhere = tuple(sorted(walls - set(own)))
    return SpotlightMark(lit.province, False, tuple(offered), elsewhere, _towers(view, own))


def _towers(view: View, squares: Sequence[Square]) -> tuple[Square, ...]:
    return tuple(s for s in squares if _kind_at(view, s) is BlockKind.TOWER)


def _squares(view: View, offers: Offers, covered: tuple[Square, ...]) -> Iterator[tuple[Key, Mark]]:
    chosen = _chosen(offers)
    offered = {
        square for target in (*offers.targets, *offers.starts) for square in squares_of(target)
    }
    for square in sorted(offered - {chosen} - set(covered)):
        block = view.blocks[square]
        if block is None:
            yield ("tint", square, 0), TintMark(square)
        kind, beside = _kind_at(view, square), _beside(view, square)
        yield ("ring", square, 0), RingMark(square, kind, strong=False, beside=beside)
    if chosen is not None and chosen not in covered:
        yield ("chosen", chosen, 0), ChosenMark(chosen, _kind_at(view, chosen))


def _kind_at(view: View, square: Square) -> BlockKind | None:
    block = view.blocks[square]
    return None if block is None else block.kind


def _beside(view: View, square: Square) -> tuple[tuple[Square, BlockKind], ...]:
    """Return the blocks on the squares next to a square."""
    kinds = ((other, _kind_at(view, other)) for other in view.wall.neighbours[square])
    return tuple((other, kind) for other, kind in kinds if kind is not None)


def _chosen(offers: Offers) -> Square | None:
    """Return the first of two squares, if it has been chosen."""
    match offers.held:
        case HeldBlock(_, first):
            return first
        case HeldWall(square):
            return square
        case _:
            return None


def _areas(view: View, offers: Offers, pointed: Pointed) -> Iterator[tuple[Key, Mark]]:
    if isinstance(offers.held, HeldCard):
        for province in view.wall.provinces:
            look = _look(ProvinceTarget(province), offers, pointed)
            yield ("area", province, 0), AreaMark(province, False, look)
    for target in offers.targets:
        if isinstance(target, RegionTarget):
            look = _look(target, offers, pointed)
            yield ("area", target.region, 1), AreaMark(target.region, True, look)


def _here(view: View, offers: Offers, pointed: Pointed) -> Iterator[tuple[Key, Mark]]:
    """Light the provinces and regions of the squares that a block is held over."""
    lit = pointed.target if isinstance(offers.held, HeldBlock) else pointed.asked
    for square in squares_of(lit) if lit is not None else ():
        province, region = view.wall.province_of[square], view.wall.region_of[square]
        yield ("here", province, 0), AreaMark(province, False, AreaLook.POINTED_AT)
        yield ("here", region, 1), AreaMark(region, True, AreaLook.POINTED_AT)


def _places(view: View, offers: Offers, pointed: Pointed) -> Iterator[tuple[Key, Mark]]:
    """Yield the marks that separate provinces at the wall; in a spotlight there are none."""
    if pointed.spotlight is not None:
        return
    if any(squares_of(target) for target in (*offers.targets, *offers.starts)):
        yield from border_marks(view)
    yield from pointed_at_marks(view, pointed.target)


def _look(target: Target, offers: Offers, pointed: Pointed) -> AreaLook:
    if target not in offers.targets:
        return AreaLook.RULED_OUT
    return AreaLook.UNDER_POINTER if target == pointed.target else AreaLook.LEGAL


def _ghost(view: View, offers: Offers, target: Target | None) -> GhostMark | GhostCardMark | None:
    """Return the ghost at the target, if its command is legal."""
    if target is None or not offers.allows(target) or view.to_act is None:
        return None
    mine = view.colours[view.to_act].value
    match offers.held, target:
        case HeldBlock(Pile.DOUBLE), SquareTarget(square):
            return GhostMark((square,), BlockKind.SINGLE, mine)
        case HeldBlock(pile), _:
            colour = NEUTRAL_COLOUR if pile is Pile.NEUTRAL else mine
            return GhostMark(squares_of(target), KINDS[pile], colour)
        case HeldCard(), ProvinceTarget(province):
            lying = len(view.cards_in(province))
            return GhostCardMark(province, lying + 1, mine)
        case HeldWall(first), SquareTarget(second):
            block = view.blocks[first]
            if block is None:
                return None
            return GhostMark((second,), block.kind, colour_of(view, block.owner))
        case _:
            return None


def _ends(view: View, offers: Offers, pointed: Target | None) -> Iterator[tuple[Key, Mark]]:
    for target, command in offers.targets.items():
        if isinstance(target, EndTarget) and isinstance(command, ExtendMap):
            mark = end_mark(view, command, under_pointer=target == pointed)
            yield ("end", int(target.end is End.EAST), 0), mark


def end_mark(view: View, command: ExtendMap, *, under_pointer: bool) -> EndMark:
    """Return the mark of the board that an extension adds."""
    order = view.wall.order
    face = _face_of(view, command)
    return EndMark(command.end, face, -order.index(0), len(order), under_pointer)


def _face_of(view: View, command: ExtendMap) -> Face:
    """Return the face that an extension adds; it may be in play already, for the view of a board
    can change, and its marks with it, before the offers do.
    """
    return next(board for board in view.box if board.name == command.board).face(command.side)


def _focus(view: View, target: Target | None) -> Iterator[tuple[Key, Mark]]:
    """Yield the mark of the target that keys have reached, above everything."""
    for square in squares_of(target) if target is not None else ():
        yield ("focus", square, 0), RingMark(square, _kind_at(view, square), strong=True)
    if isinstance(target, RegionTarget):
        yield ("focus", target.region, 2), AreaMark(target.region, True, AreaLook.UNDER_POINTER)
