"""The colours of blocks as they are painted on the landscapes: seats can be told apart by every
sight, and outlines stand out from the land around them.

Blocks of all owners stand on every second square of all faces, in every theme. The colour of a
block is that of most of its top; the land next to it is the area beyond its two long sides, as far
as half a square away, its shadow included.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from statistics import median, quantiles

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.titles.changcheng.rules.geography import Square
from changcheng_qt.titles.changcheng.table.geometry.layout import BLOCK_HEIGHT, WallLayout
from changcheng_qt.titles.changcheng.table.painting import seat_colours
from changcheng_qt.titles.changcheng.table.scene import piece_art
from changcheng_qt.titles.changcheng.table.scene.art import BoardLooks
from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.strokes import unit
from changcheng_qt.ui.looks.theme import DARK, HIGH_CONTRAST, LIGHT, Palette
from tests.effort import by_day, by_night, effort
from tests.titles.changcheng.rules.scene import FACES, lay
from tests.titles.changcheng.table.board_table import from_here
from tests.ui.looks.colour_science import Sight, contrast, difference

OWNERS = "xyzwn"
SIGHTS = (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)
PAIRS = (("1A", "2A"), ("1B", "2B"), ("3A", "4A"), ("3B", "4B"))
SQUARES = range(2, 24, 2)
SCALE = 2
"""Device pixels a unit, as on a sharp screen with a square of about fifty pixels."""
EDGE = [step / 2 for step in range(-8, 9)]
"""Where the outline is looked for, in units from the edge of a block straight outward."""
BESIDE = range(6, 27, 2)
"""Where the land is looked at."""

APART = 20.0
STANDS_OUT = 4.5
"""The contrast of an outline at three quarters of the places or more."""
ALMOST_ALWAYS = 3.5
"""The same at nine tenths of them; WCAG asks 3 of a graphic, and trees and tufts are dark too."""

each_palette = pytest.mark.parametrize(
    "palette",
    by_day([LIGHT, DARK, HIGH_CONTRAST], slow={DARK, HIGH_CONTRAST}),
    ids=lambda palette: palette.name,
)


@dataclass(frozen=True)
class Picture:
    """A wall on its landscapes, and its place."""

    image: QImage
    layout: WallLayout

    def at(self, place: QPointF) -> int:
        """The colour at a place of the scene, as three bytes."""
        pixel = ((place - self.layout.scroll_rect.topLeft()) * SCALE).toPoint()
        return self.image.pixel(pixel) & 0xFFFFFF

    def top_of(self, square: Square) -> str:
        """The colour of most of a block's top: the mean of the commonest sort of colour."""
        top = QPolygonF(self.layout.cell(square)).translated(0, -BLOCK_HEIGHT)
        sorts: dict[int, list[int]] = {}
        for place in _grid(top):
            colour = self.at(place)
            sorts.setdefault(colour & 0xE0E0E0, []).append(colour)
        commonest = max(sorts.values(), key=len)
        channels = ([colour >> shift & 255 for colour in commonest] for shift in (16, 8, 0))
        return "#" + "".join(f"{round(sum(values) / len(values)):02x}" for values in channels)

    def outline_contrasts(self, square: Square) -> Iterator[float]:
        """The contrast of the outline with the land, at places along both sides of a block."""
        nw, ne, se, sw = (self.layout.quad(square).at(corner) for corner in range(4))
        raised = QPointF(0, -BLOCK_HEIGHT)
        for start, end in ((nw + raised, ne + raised), (se, sw)):
            along = unit(end - start)
            outward = QPointF(along.y(), -along.x())
            for share in (0.3, 0.5, 0.7):
                edge = start + (end - start) * share
                line = min(luminance(self.at(edge + outward * off)) for off in EDGE)
                land = median(luminance(self.at(edge + outward * off)) for off in BESIDE)
                yield (max(land, line) + 0.05) / (min(land, line) + 0.05)


@cache
def luminance(colour: int) -> float:
    """The relative luminance of a colour, 0 to 1."""
    return contrast(f"#{colour:06x}", "#000000") * 0.05 - 0.05


def _grid(area: QPolygonF) -> Iterator[QPointF]:
    """Places a unit apart in an area."""
    box = area.boundingRect().toAlignedRect()
    for x in range(box.left(), box.right()):
        for y in range(box.top(), box.bottom()):
            if area.containsPoint(QPointF(x, y), Qt.FillRule.OddEvenFill):
                yield QPointF(x, y)


def painted(faces: tuple[str, str], wall: str, palette: Palette) -> Picture:
    """Paint a wall on two faces."""
    state = lay(wall, seats=4, faces=(FACES[faces[0]], FACES[faces[1]])).state
    players = [Player(name) for name in OWNERS[:4]]
    view = Match(from_here(state), state.setup, players).view(PUBLIC)
    scene = BoardScene(view, BoardLooks(palette, Script.LATIN))
    room = scene.layout.scroll_rect
    image = QImage((room.size() * SCALE).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.sprites.begin_frame(math.inf)
        scene.render(painter, QRectF(image.rect()), room)
    return Picture(image, scene.layout)


@dataclass
class Seen:
    """The colours seen of the blocks of one owner."""

    tops: set[str]
    outlines: list[float]


def seen(palette: Palette) -> dict[str, Seen]:
    """Look at blocks of all owners on all faces."""
    found = {owner: Seen(set(), []) for owner in OWNERS}
    shifts = range(effort(sample=1, nightly=len(OWNERS)))
    for number, faces in enumerate(PAIRS):
        for shift in shifts:
            owners = [OWNERS[(place // 2 + number + shift) % len(OWNERS)] for place in range(26)]
            words = [owner if place in SQUARES else "." for place, owner in enumerate(owners)]
            picture = painted(faces, " ".join(words), palette)
            for square in SQUARES:
                one = found[owners[square]]
                one.tops.add(picture.top_of(square))
                one.outlines += picture.outline_contrasts(square)
    return found


def least_difference(first: Seen, second: Seen) -> float:
    """How different the colours of two owners are at least, for the sight that tells least."""
    return min(
        difference(one, other, sight)
        for one in first.tops
        for other in second.tops
        for sight in SIGHTS
    )


def complaints(found: dict[str, Seen]) -> list[str]:
    """Name the things that cannot be told apart or do not stand out."""
    wrong = []
    for first, second in combinations(OWNERS, 2):
        least = least_difference(found[first], found[second])
        if least < APART:
            wrong.append(f"{first} and {second} differ by {least:.1f}")
    for owner, one in found.items():
        often = quantiles(one.outlines, n=4)[0]
        least = quantiles(one.outlines, n=10)[0]
        if often < STANDS_OUT or least < ALMOST_ALWAYS:
            wrong.append(f"the outline of {owner} stands out by {often:.1f}, at times {least:.1f}")
    return wrong


@each_palette
def test_blocks_on_the_landscape_can_be_told_apart_and_stand_out(
    qtbot: QtBot, palette: Palette
) -> None:
    assert complaints(seen(palette)) == []


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        ({"top": "#9FA39B"}, "y and n differ by"),
        pytest.param({"outline": "#7A7A76"}, "the outline of n stands out by", marks=by_night),
    ],
)
def test_a_neutral_grey_or_a_pale_outline_would_be_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: dict[str, str], expected: str
) -> None:
    stone = seat_colours.SEAT_COLOURS[seat_colours.NEUTRAL_COLOUR]._replace(**fault)  # type: ignore[arg-type]
    colours = {**seat_colours.SEAT_COLOURS, seat_colours.NEUTRAL_COLOUR: stone}
    monkeypatch.setattr(piece_art, "SEAT_COLOURS", colours)
    assert any(complaint.startswith(expected) for complaint in complaints(seen(LIGHT)))
