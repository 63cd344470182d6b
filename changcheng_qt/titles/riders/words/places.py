"""The names of hexes, corners, roads, sea hexes, passes, provinces and gathering grounds.

The land hexes around a corner do not always name it, so the full name of a corner, a road or a sea
hex has a direction from its first land hex, as in files (RIDERS section 2). The chronicle names
corners and roads by their hexes alone.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.texts import Names, name_in
from changcheng_qt.i18n.languages import current_language
from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.riders.rules.geography import (
    Board,
    Corner,
    Ground,
    Harbour,
    Hex,
    Road,
    Sea,
    Sector,
    Terrain,
)
from changcheng_qt.titles.riders.words.names import good_in_sentence

translate = QCoreApplication.translate

_ENGLISH: Final = "en"


def terrain_name(terrain: Terrain) -> str:
    """Return the name of a terrain within a sentence."""
    return {
        Terrain.FOREST: translate("RidersPlace", "forest"),
        Terrain.HILLS: translate("RidersPlace", "hills"),
        Terrain.PASTURE: translate("RidersPlace", "pasture"),
        Terrain.FIELDS: translate("RidersPlace", "fields"),
        Terrain.MOUNTAINS: translate("RidersPlace", "mountains"),
        Terrain.DESERT: translate("RidersPlace", "desert"),
    }[terrain]


def pass_name(board: Board, sector: Sector) -> str:
    """Return the name of the pass of a sector, such as "Yanmen Pass"."""
    return _name(board.sectors[sector].fort_names)


def short_pass_name(board: Board, sector: Sector) -> str:
    """Return the proper name of a pass: in Chinese all of it, else its first English word."""
    language, names = current_language(), board.sectors[sector].fort_names
    if language.startswith("zh"):
        return name_in(names, language)
    return name_in(names, _ENGLISH).split()[0]


def province_name(board: Board, sector: Sector) -> str:
    """Return the name of a province."""
    return _name(board.sectors[sector].province_names)


def ground_name(board: Board, ground: Ground) -> str:
    """Return the name of a gathering ground, such as "Tumed"."""
    return _name(board.grounds[ground].names)


def full_ground_name(board: Board, ground: Ground) -> str:
    """Return a gathering ground with its numeral."""
    return fill(
        translate("RidersPlace", "gathering ground {numeral}, {name}"),
        numeral=board.grounds[ground].numeral.word,
        name=ground_name(board, ground),
    )


def fort_name(board: Board, sector: Sector) -> str:
    """Return the border fort of a sector within a sentence."""
    words = translate("RidersPlace", "border fort of {fort}")
    return fill(words, fort=pass_name(board, sector))


def short_hex_name(board: Board, hex: Hex) -> str:
    """Return a land hex without its province, such as "mountains 5"."""
    land = board.lands[hex]
    name = terrain_name(land.terrain)
    if land.number is None:
        return name
    words = translate("RidersPlace", "{terrain} {number}", "a hex")
    return fill(words, terrain=name, number=land.number)


def hex_name(board: Board, hex: Hex) -> str:
    """Return a land hex with its province, such as "fields 10 of Shanxi"."""
    return fill(
        translate("RidersPlace", "{hex} of {province}"),
        hex=short_hex_name(board, hex),
        province=province_name(board, board.lands[hex].sector),
    )


def short_hex_names(board: Board, hexes: Iterable[Hex]) -> str:
    """Return several land hexes without their provinces as a list."""
    return listed([short_hex_name(board, hex) for hex in hexes])


def short_corner_name(board: Board, corner: Corner) -> str:
    """Return the land hexes around a corner."""
    return short_hex_names(board, board.lands_at[corner])


def corner_name(board: Board, corner: Corner) -> str:
    """Return a corner with its direction from its first hex, and its other hexes."""
    first, *others = board.lands_at[corner]
    words = translate("RidersPlace", "{direction} corner of {hex}, {province}")
    name = _directed(board, words, board.corner_words[corner], first)
    if not others:
        return name
    with_others = translate("RidersPlace", "{corner}, with {hexes}")
    return fill(with_others, corner=name, hexes=short_hex_names(board, others))


def short_road_name(board: Board, road: Road) -> str:
    """Return the land hexes along a road."""
    hexes = _beside(board, road)
    if len(hexes) == 1:
        words = translate("RidersPlace", "along {hex}")
        return fill(words, hex=short_hex_name(board, hexes[0]))
    one, other = (short_hex_name(board, hex) for hex in hexes)
    return fill(translate("RidersPlace", "between {one} and {other}"), one=one, other=other)


def road_name(board: Board, road: Road) -> str:
    """Return a road with its direction from its first hex."""
    words = translate("RidersPlace", "{direction} edge of {hex}, {province}")
    return _directed(board, words, board.road_words[road], _beside(board, road)[0])


def sea_name(board: Board, sea: Sea) -> str:
    """Return a sea hex with its direction from the first hex that it touches."""
    word = board.sea_words[sea]
    words = translate("RidersPlace", "sea {direction} of {hex}, {province}")
    return _directed(board, words, word, board.land_of[word.rpartition(".")[0]])


def harbour_name(harbour: Harbour) -> str:
    """Return a harbour with its rate."""
    words = translate("RidersPlace", "harbour, {rate}", "the rate is any good 3:1, or wool 2:1")
    return fill(words, rate=harbour_rate(harbour))


def harbour_rate(harbour: Harbour) -> str:
    """Return the good and the rate of a harbour."""
    if harbour.trades is None:
        return translate("RidersPlace", "any good 3:1")
    return f"{good_in_sentence(harbour.trades)} 2:1"


def _name(names: Names) -> str:
    return name_in(names, current_language())


def _beside(board: Board, road: Road) -> list[Hex]:
    """Return the land hexes along a road, the one that names it first."""
    one, other = board.ends[road]
    return sorted(set(board.lands_at[one]) & set(board.lands_at[other]))


def _directed(board: Board, words: str, word: str, hex: Hex) -> str:
    return fill(
        words,
        direction=_direction(word.rpartition(".")[2]),
        hex=short_hex_name(board, hex),
        province=province_name(board, board.lands[hex].sector),
    )


def _direction(word: str) -> str:
    return {
        "N": translate("RidersPlace", "north"),
        "NE": translate("RidersPlace", "north-east"),
        "E": translate("RidersPlace", "east"),
        "SE": translate("RidersPlace", "south-east"),
        "S": translate("RidersPlace", "south"),
        "SW": translate("RidersPlace", "south-west"),
        "W": translate("RidersPlace", "west"),
        "NW": translate("RidersPlace", "north-west"),
    }[word]
