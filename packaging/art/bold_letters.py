"""Gives EB Garamond's bold cut the letters that only its regular one has.

The bold cut in Debian has the plain letters and little more. A letter with marks gets the bold
letter with the marks of the regular cut above or below it; every other sign is the regular one.
Signs from the regular cut are thickened until their strokes are as strong as those of the bold,
and so are the letters that the bold cut has no heavier than the regular one.
"""

import unicodedata
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

Point: TypeAlias = tuple[float, float]
Stroke: TypeAlias = tuple[str, tuple[Point, ...]]
"""One command of a pen, with its points."""
Contour: TypeAlias = list[Stroke]

THICKER: Final = 26
"""How much stronger, in units of the font, the stems of the bold cut are."""
_LEFT_THIN: Final = "NVWxz«»"
"""Signs that the bold cut has, but hardly bolder."""
_A_LITTLE: Final = 15
_DOTLESS: Final = {"ı": "i", "ȷ": "j"}
"""Letters that are others without their dot; marks come in the place of the dot."""


def complete(bold: TTFont, regular: TTFont, characters: Iterable[str]) -> None:
    """Add to the bold cut all characters of some that only the regular one has."""
    held, known = bold.getBestCmap(), regular.getBestCmap()
    for sign in _LEFT_THIN:
        add(bold, sign, _thick(_contours(bold, sign), _A_LITTLE), _width(bold, sign) + _A_LITTLE)
    missing = {sign for sign in characters if ord(sign) in known and ord(sign) not in held}
    for dotless, dotted in _DOTLESS.items():
        if dotless in missing:
            add(bold, dotless, _without_dot(_contours(bold, dotted)), _width(bold, dotted))
    for sign in sorted(missing - _DOTLESS.keys()):
        if not _add_marked(bold, regular, sign):
            add(bold, sign, _thick(_contours(regular, sign)), _width(regular, sign) + THICKER)
    authors = f"{bold['name'].getDebugName(0)}\n{regular['name'].getDebugName(0)}"
    bold["name"].setName(authors, 0, 3, 1, 0x409)


def _add_marked(bold: TTFont, regular: TTFont, sign: str) -> bool:
    """Add a letter with marks; false where the letter is not in the bold cut, or is another."""
    base = unicodedata.normalize("NFD", sign)[0]
    letter = next((dotless for dotless, dotted in _DOTLESS.items() if dotted == base), base)
    whole, plain = _contours(regular, sign), _contours(regular, letter)
    under = _contours(bold, letter)
    marks = [contour for contour in whole if not any(_same(contour, part) for part in plain)]
    if base == sign or not under or len(marks) == len(whole):
        return False
    moved = _shifted(_thick(marks), _middle(under) - _middle(plain))
    add(bold, sign, [*under, *moved], _width(bold, letter))
    return True


def _without_dot(contours: list[Contour]) -> list[Contour]:
    dot = max(contours, key=lambda contour: max(y for _, points in contour for _, y in points))
    return [contour for contour in contours if contour is not dot]


def _width(font: TTFont, sign: str) -> int:
    """Return how far a sign moves the pen on."""
    return int(font["hmtx"][font.getBestCmap()[ord(sign)]][0])


def add(font: TTFont, sign: str, contours: list[Contour], width: float) -> None:
    """Put a sign into a font, in the place of the one before."""
    name = font.getBestCmap().get(ord(sign), f"uni{ord(sign):04X}")
    pen = T2CharStringPen(width, font.getGlyphSet())
    for contour in contours:
        for command, points in contour:
            getattr(pen, command)(*points)
    top = font["CFF "].cff.topDictIndex[0]
    _insert(top, name, pen.getCharString(top.Private, font["CFF "].cff.GlobalSubrs))
    edges = [x for contour in contours for _, points in contour for x, _ in points]
    font["hmtx"][name] = (round(width), round(min(edges, default=0)))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name


def _insert(top: Any, name: str, outline: T2CharString) -> None:  # noqa: ANN401 - fontTools
    """Put a glyph in its place in a CFF font, or behind the last one."""
    strings = top.CharStrings
    if name in strings:
        strings[name] = outline
        return
    strings.charStringsIndex.append(outline)
    strings.charStrings[name] = len(strings.charStringsIndex) - 1
    top.charset.append(name)


def _contours(font: TTFont, sign: str) -> list[Contour]:
    """Return the closed outlines of a sign; none where the font lacks it."""
    name = font.getBestCmap().get(ord(sign))
    if name is None:
        return []
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    contours: list[Contour] = []
    for command, points in pen.value:
        if command == "moveTo":
            contours.append([])
        contours[-1].append((command, points))
    return contours


def _same(first: Contour, second: Contour) -> bool:
    """Return whether two outlines have one shape, wherever they are."""
    return _shape(first) == _shape(second)


def _shape(contour: Contour) -> list[tuple[str, tuple[Point, ...]]]:
    left, low = contour[0][1][0]
    return [
        (command, tuple((round(x - left), round(y - low)) for x, y in points))
        for command, points in contour
    ]


def _middle(contours: list[Contour]) -> float:
    edges = [x for contour in contours for _, points in contour for x, _ in points]
    return (min(edges) + max(edges)) / 2


def _shifted(contours: list[Contour], aside: float) -> list[Contour]:
    return [
        [(command, tuple((x + aside, y) for x, y in points)) for command, points in contour]
        for contour in contours
    ]


def _thick(contours: list[Contour], by: float = THICKER) -> list[Contour]:
    """Move every point half of that outwards, along the line between its neighbours' sides."""
    return [_thick_contour(contour, by) for contour in contours]


def _thick_contour(contour: Contour, by: float) -> Contour:
    points = [point for _, some in contour for point in some]
    distinct = [point for at, point in enumerate(points) if point != points[at - 1]]
    places = {point: at for at, point in enumerate(distinct)}
    moved = [_moved(distinct, at, by) for at in range(len(distinct))]
    return [(command, tuple(moved[places[p]] for p in some)) for command, some in contour]


def _moved(points: list[Point], at: int, by: float) -> Point:
    """Return where a point of a closed line goes; outlines run counter-clockwise, holes do not."""
    (x0, y0), (x, y), (x1, y1) = points[at - 1], points[at], points[(at + 1) % len(points)]
    before, after = _unit(x - x0, y - y0), _unit(x1 - x, y1 - y)
    across = (before[1] + after[1], -before[0] - after[0])
    bend = max(0.6, 1 + before[0] * after[0] + before[1] * after[1])
    reach = by / 2 / bend
    return x + across[0] * reach, y + across[1] * reach


def _unit(x: float, y: float) -> Point:
    length = (x * x + y * y) ** 0.5 or 1.0
    return x / length, y / length
