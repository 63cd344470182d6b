"""The map as data: reading and checking `map.json` (CHINA section 14).

A file holds one map of both sides: an object of `format` (1), `canvas` (width and height),
`colours`, `regions`, `borders`, `alliances`, `sides` and `decoration`; the last is only for
pictures.

- `colours`: the five, each `{"id", "names", "cards"}`.
- `regions`: `{"id", "colour", "names", "label", "dragon", "outline"}`. An id is 1 to 16 small
  letters; one colour has one region, the other four have two. An outline has at least three points,
  and every point is on the canvas.
- `borders`: `{"between", "kind", "line"}`; a border of kind `land` is between two regions.
- `alliances`: `{"number", "regions", "at"}`, numbered from 1 in order: every two regions with a
  land border, and no others.
- `sides`: `A` and `B`, each of `players`, `regions`, `spaces` and `roads`. A space is `{"id",
  "region", "at", "names", "name_side", "name_at"}`; a road is a pair of ids. Every region has
  spaces, no two roads join the same spaces, and every space has a road.

English names are required. The size of a file is limited.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

from changcheng_qt.engine.texts import is_plain
from changcheng_qt.titles.china.rules.geography import Board, Land, Region, Road, Space, Town
from changcheng_qt.titles.china.rules.pieces import BY_WORD, Colour
from changcheng_qt.titles.china.rules.setup import Deck, Side

FORMAT: Final = 1
LARGEST_FILE: Final = 256 * 1024
LONGEST_ID: Final = 16
LONGEST_NAME: Final = 40
MOST_SPACES: Final = 99
LEAST_OUTLINE: Final = 3
ENTRIES: Final = (
    "format",
    "canvas",
    "colours",
    "regions",
    "borders",
    "alliances",
    "sides",
    "decoration",
)
KINDS: Final = ("land", "sea", "steppe", "south", "marsh")


class MapFault(Enum):
    """The faults of a map; the value is a sentence in English whose placeholders are the names in
    `MapError.details`.
    """

    UNREADABLE = "cannot be read: {reason}"
    ENTRIES = "exactly the entries {entries} are needed"
    FORMAT = "format {needed} is needed"
    LIST = "a list is needed"
    POINT = "a point on the canvas is needed"
    OUTLINE = "at least {least} points are needed"
    ID = "an id of 1 to {most} small letters is needed"
    ID_TWICE = "{id} is there twice"
    ID_UNKNOWN = "{id} is unknown"
    NAMES = "an object of languages and names, with an English one (en), is needed"
    NAME = "1 to {most} printable characters are needed"
    COLOURS = "the five colours, in order, with the cards of both decks are needed"
    COLOUR_REGIONS = "one colour needs one region, each other colour two"
    KIND = "an unknown kind of border"
    BETWEEN = "one region, or two of a land border, are needed"
    NUMBERS = "alliances are numbered from 1, in order"
    ALLIANCES = "alliances are the pairs of regions with a land border"
    NO_SPACES = "{id} has no spaces"
    SPACES_OF = "the spaces of {id} differ from the list of spaces"
    TOO_MANY = "at most {most} spaces are possible"
    ROAD = "a road joins two spaces, and no other road the same two"
    NO_ROAD = "{id} has no road"


class MapError(ValueError):
    """A map that cannot be used; its text is the place and the fault, in English."""

    def __init__(self, fault: MapFault, *path: str, **details: object) -> None:
        """Store the fault, its details, and the path to it: names of entries, and numbers from
        1.
        """
        super().__init__(fault, path, details)
        self.fault = fault
        self.path = path
        self.details = details

    def __str__(self) -> str:
        sentence = self.fault.value.format(**self.details)
        return ": ".join(part for part in (".".join(self.path), sentence) if part)


def load_map(path: Path) -> dict[Side, Board]:
    """Read both sides of a map; raises `MapError`."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise ValueError(f"it is larger than {LARGEST_FILE} bytes")
        value = json.loads(content)
    except (OSError, ValueError, RecursionError) as error:
        raise MapError(MapFault.UNREADABLE, reason=error) from error
    return map_from_json(value)


def map_from_json(value: object) -> dict[Side, Board]:
    """Return both sides of the map from the values of a file; raises `MapError`."""
    fields = _fields(value, (), ENTRIES)
    if fields["format"] != FORMAT:
        raise MapError(MapFault.FORMAT, "format", needed=FORMAT)
    _check_colours(fields["colours"])
    canvas = _canvas(fields["canvas"])
    regions = _regions(fields["regions"], canvas)
    numbers = {land.id: number for number, land in enumerate(regions)}
    touching = _borders(fields["borders"], numbers, canvas)
    alliances = _alliances(fields["alliances"], numbers, canvas)
    if Counter(map(frozenset, alliances)) != Counter(touching):
        raise MapError(MapFault.ALLIANCES, "alliances")
    sides = _fields(fields["sides"], ("sides",), [side.value for side in Side])
    boards = {}
    for side in Side:
        path = ("sides", side.value)
        spaces, roads = _side(sides[side.value], path, numbers, canvas)
        boards[side] = check_board(Board(regions, alliances, spaces, roads), *path)
    return boards


def check_board(board: Board, *path: str) -> Board:
    """Return a board; raises `MapError` unless the rules can be played on it."""
    regions, spaces = range(len(board.regions)), range(len(board.spaces))
    for kind, things in (("regions", board.regions), ("spaces", board.spaces)):
        _check_ids([thing.id for thing in things], (*path, kind))
        for thing in things:
            _check_names(dict(thing.names), (*path, kind, thing.id))
    colours = Counter(Counter(land.colour for land in board.regions).values())
    if colours != {2: len(Colour) - 1, 1: 1}:
        raise MapError(MapFault.COLOUR_REGIONS, *path, "regions")
    pairs = [frozenset(pair) & set(regions) for pair in board.alliances]
    if len(set(pairs)) != len(pairs) or any(len(pair) != 2 for pair in pairs):
        raise MapError(MapFault.ALLIANCES, *path, "alliances")
    if len(spaces) > MOST_SPACES:
        raise MapError(MapFault.TOO_MANY, *path, "spaces", most=MOST_SPACES)
    for region, land in enumerate(board.regions):
        if all(town.region != region for town in board.spaces):
            raise MapError(MapFault.NO_SPACES, *path, "spaces", id=land.id)
    _check_roads(board, path)
    return board


def _check_roads(board: Board, path: tuple[str, ...]) -> None:
    spaces = set(range(len(board.spaces)))
    roads = [frozenset(road) & spaces for road in board.roads]
    if len(set(roads)) != len(roads) or any(len(road) != 2 for road in roads):
        raise MapError(MapFault.ROAD, *path, "roads")
    for space in sorted(spaces - {space for road in board.roads for space in road}):
        raise MapError(MapFault.NO_ROAD, *path, "roads", id=board.spaces[space].id)


def _check_ids(ids: Iterable[object], path: tuple[str, ...]) -> None:
    seen = set()
    for one in ids:
        if not (isinstance(one, str) and one.isascii() and one.isalpha() and one.islower()):
            raise MapError(MapFault.ID, *path, most=LONGEST_ID)
        if len(one) > LONGEST_ID:
            raise MapError(MapFault.ID, *path, most=LONGEST_ID)
        if one in seen:
            raise MapError(MapFault.ID_TWICE, *path, id=one)
        seen.add(one)


def _fields(value: object, path: tuple[str, ...], keys: Iterable[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != set(keys):
        raise MapError(MapFault.ENTRIES, *path, entries=", ".join(keys))
    return value


def _rows(value: object, path: tuple[str, ...]) -> list[tuple[Any, tuple[str, ...]]]:
    if not isinstance(value, list):
        raise MapError(MapFault.LIST, *path)
    return [(item, (*path, str(number))) for number, item in enumerate(value, 1)]


def _canvas(value: object) -> tuple[int, int]:
    match value:
        case [int(width), int(height)] if width > 0 and height > 0:
            return width, height
        case _:
            raise MapError(MapFault.POINT, "canvas")


def _check_point(value: object, path: tuple[str, ...], canvas: tuple[int, int]) -> None:
    match value:
        case [int(x) | float(x), int(y) | float(y)] if 0 <= x <= canvas[0] and 0 <= y <= canvas[1]:
            return
        case _:
            raise MapError(MapFault.POINT, *path)


def _check_line(value: object, path: tuple[str, ...], canvas: tuple[int, int], least: int) -> None:
    points = _rows(value, path)
    if len(points) < least:
        raise MapError(MapFault.OUTLINE, *path, least=least)
    for point, place in points:
        _check_point(point, place, canvas)


def _check_names(value: object, path: tuple[str, ...]) -> None:
    if not isinstance(value, dict) or "en" not in value:
        raise MapError(MapFault.NAMES, *path)
    for language, name in value.items():
        if not (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and is_plain(name)):
            raise MapError(MapFault.NAME, *path, language, most=LONGEST_NAME)


def _check_colours(value: object) -> None:
    rows = _rows(value, ("colours",))
    fields = [_fields(row, path, ("id", "names", "cards")) for row, path in rows]
    for row, (_, path) in zip(fields, rows, strict=True):
        _check_names(row["names"], (*path, "names"))
    cards = [{deck.value: deck.counts[colour] for deck in Deck} for colour in Colour]
    if [row["id"] for row in fields] != list(BY_WORD) or [r["cards"] for r in fields] != cards:
        raise MapError(MapFault.COLOURS, "colours")


def _regions(value: object, canvas: tuple[int, int]) -> tuple[Land, ...]:
    lands = []
    for row, path in _rows(value, ("regions",)):
        keys = ("id", "colour", "names", "label", "dragon", "outline")
        fields = _fields(row, path, keys)
        _check_names(fields["names"], (*path, "names"))
        _check_point(fields["label"], (*path, "label"), canvas)
        _check_point(fields["dragon"], (*path, "dragon"), canvas)
        _check_line(fields["outline"], (*path, "outline"), canvas, LEAST_OUTLINE)
        _check_ids([fields["id"]], (*path, "id"))
        colour = _known(BY_WORD, fields["colour"], (*path, "colour"))
        lands.append(Land(fields["id"], colour, tuple(fields["names"].items())))
    return tuple(lands)


def _known(names: Mapping[str, Any], name: object, path: tuple[str, ...]) -> Any:  # noqa: ANN401
    if not isinstance(name, str) or name not in names:
        raise MapError(MapFault.ID_UNKNOWN, *path, id=name)
    return names[name]


def _borders(
    value: object, regions: Mapping[str, Region], canvas: tuple[int, int]
) -> set[frozenset[Region]]:
    touching = set()
    for row, path in _rows(value, ("borders",)):
        fields = _fields(row, path, ("between", "kind", "line"))
        _check_line(fields["line"], (*path, "line"), canvas, 2)
        if fields["kind"] not in KINDS:
            raise MapError(MapFault.KIND, *path, "kind")
        ids = _rows(fields["between"], (*path, "between"))
        between = frozenset(_known(regions, one, place) for one, place in ids)
        if len(between) != (2 if fields["kind"] == "land" else 1):
            raise MapError(MapFault.BETWEEN, *path, "between")
        if fields["kind"] == "land":
            touching.add(between)
    return touching


def _alliances(
    value: object, regions: Mapping[str, Region], canvas: tuple[int, int]
) -> tuple[tuple[Region, Region], ...]:
    pairs = []
    for number, (row, path) in enumerate(_rows(value, ("alliances",)), 1):
        fields = _fields(row, path, ("number", "regions", "at"))
        if fields["number"] != number:
            raise MapError(MapFault.NUMBERS, *path, "number")
        _check_point(fields["at"], (*path, "at"), canvas)
        pairs.append(_pair(fields["regions"], (*path, "regions"), regions, MapFault.ALLIANCES))
    return tuple(pairs)


def _pair(
    value: object, path: tuple[str, ...], names: Mapping[str, int], fault: MapFault
) -> tuple[int, int]:
    match value:
        case [one, other]:
            return _known(names, one, path), _known(names, other, path)
        case _:
            raise MapError(fault, *path)


def _side(
    value: object, path: tuple[str, ...], regions: Mapping[str, Region], canvas: tuple[int, int]
) -> tuple[tuple[Town, ...], tuple[Road, ...]]:
    fields = _fields(value, path, ("players", "regions", "spaces", "roads"))
    towns = []
    for row, place in _rows(fields["spaces"], (*path, "spaces")):
        keys = ("id", "region", "at", "names", "name_side", "name_at")
        space = _fields(row, place, keys)
        _check_names(space["names"], (*place, "names"))
        _check_point(space["at"], (*place, "at"), canvas)
        _check_point(space["name_at"], (*place, "name_at"), canvas)
        _check_ids([space["id"]], (*place, "id"))
        region = _known(regions, space["region"], (*place, "region"))
        towns.append(Town(space["id"], region, tuple(space["names"].items())))
    _check_spaces_of(fields["regions"], (*path, "regions"), regions, towns)
    numbers: dict[str, Space] = {town.id: number for number, town in enumerate(towns)}
    roads = [
        _pair(row, place, numbers, MapFault.ROAD)
        for row, place in _rows(fields["roads"], (*path, "roads"))
    ]
    return tuple(towns), tuple(roads)


def _check_spaces_of(
    value: object, path: tuple[str, ...], regions: Mapping[str, Region], towns: list[Town]
) -> None:
    fields = _fields(value, path, regions)
    for name, region in regions.items():
        spaces = [town.id for town in towns if town.region == region]
        if _fields(fields[name], (*path, name), ("spaces",))["spaces"] != spaces:
            raise MapError(MapFault.SPACES_OF, *path, id=name)
