"""Fonts as TrueType has them, with quadratic curves: letters of these are blended alike everywhere.

Qt thickens the letters of fonts with cubic curves, and makes up for it in the way it blends them
into what is below: on Windows more than on Linux, and nobody is asked. TrueType's letters it takes
as they are.
"""

import shutil
from pathlib import Path
from typing import Final

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FARTHEST: Final = 0.5
"""By how many units of a font's grid, of which an em has a thousand, a curve may be off."""
NO_NAMES: Final = 3.0
"""The form of the table `post` in which letters have no names."""
OF_PROGRAMS: Final = (
    *("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs"),
    *("maxStackElements", "maxSizeOfInstructions", "maxComponentElements"),
)
"""What the programs of a TrueType font may use; there are none."""


def convert_folder(fonts: Path, out: Path) -> None:
    """Write all fonts of a folder in this form into another one, and copy what is no font."""
    out.mkdir(parents=True, exist_ok=True)
    for path in sorted(fonts.iterdir()):
        if path.suffix == ".otf":
            convert(path, out / f"{path.stem}.ttf")
        else:
            shutil.copy(path, out)


def convert(path: Path, out: Path) -> None:
    """Write a font with cubic curves as one with quadratic ones."""
    with TTFont(path) as font:
        letters, order = font.getGlyphSet(), font.getGlyphOrder()
        glyf = newTable("glyf")
        glyf.glyphOrder, glyf.glyphs = order, {}
        for name in order:
            pen = TTGlyphPen(None)
            letters[name].draw(Cu2QuPen(pen, FARTHEST, reverse_direction=True))
            glyf.glyphs[name] = pen.glyph()
        for table in {"CFF ", "VORG"} & {*font.keys()}:
            del font[table]
        font["glyf"], font["loca"] = glyf, newTable("loca")
        most = font["maxp"]
        most.tableVersion, most.maxZones = 0x10000, 1
        vars(most).update(dict.fromkeys(OF_PROGRAMS, 0))
        font["post"].formatType = NO_NAMES
        font.sfntVersion = "\0\1\0\0"
        font.save(out)
