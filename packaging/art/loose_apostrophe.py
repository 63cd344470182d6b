"""Removes the kerning next to a character.

Cabin pulls letters below its apostrophe, for the sake of English: in "un'altra" and "d'une" it
comes to stand on the next letter, like an accent.
"""

from typing import Any

from fontTools.ttLib import TTFont


def loosen(font: TTFont, character: str) -> None:
    """Set nothing closer to a character than its own width has it."""
    glyph = font.getBestCmap()[ord(character)]
    if "kern" in font:
        del font["kern"]
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if pairs.Format == 1:
                _leave_out_of_pairs(pairs, glyph)
            else:
                _leave_out_of_classes(pairs, glyph)


def _leave_out_of_pairs(pairs: Any, glyph: str) -> None:  # noqa: ANN401 - fontTools has no types
    if glyph in pairs.Coverage.glyphs:
        del pairs.PairSet[pairs.Coverage.glyphs.index(glyph)]
        pairs.Coverage.glyphs.remove(glyph)
    for followers in pairs.PairSet:
        kept = [pair for pair in followers.PairValueRecord if pair.SecondGlyph != glyph]
        followers.PairValueRecord = kept


def _leave_out_of_classes(pairs: Any, glyph: str) -> None:  # noqa: ANN401 - fontTools has no types
    """Have no glyph before it in any class, and it after none: class 0 is not kerned."""
    if glyph in pairs.Coverage.glyphs:
        pairs.Coverage.glyphs.remove(glyph)
    for classes in (pairs.ClassDef1, pairs.ClassDef2):
        classes.classDefs.pop(glyph, None)
