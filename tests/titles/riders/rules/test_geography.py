"""The two maps: RIDERS section 2, and the worked cases 7, 8, 27 and 32 of section 17."""

import json
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest

from changcheng_qt.assets import title_folder
from changcheng_qt.titles.riders.rules.geography import Board, Terrain, board_for, centre
from changcheng_qt.titles.riders.rules.maps import load_map
from changcheng_qt.titles.riders.rules.pieces import Good, Numeral
from tests.titles.riders.rules.cases import CASES

SMALL, LARGE = board_for(4), board_for(6)
BOARDS = pytest.mark.parametrize(
    ("board", "names"), [(SMALL, CASES["names"]["small"]), (LARGE, CASES["names"]["large"])]
)
FILE = title_folder("riders") / "map.json"


def test_three_and_four_seats_have_the_small_map_five_and_six_the_large_one() -> None:
    assert board_for(3) is SMALL
    assert board_for(5) is LARGE


@pytest.mark.parametrize(
    ("board", "lands", "numbered", "corners", "roads", "harbours"),
    [(SMALL, 25, 24, 77, 101, 9), (LARGE, 38, 36, 113, 150, 12)],
)
def test_the_counts(
    board: Board, lands: int, numbered: int, corners: int, roads: int, harbours: int
) -> None:
    assert len(board.lands) == lands
    assert sum(land.number is not None for land in board.lands) == numbered
    assert (board.corners, board.roads) == (corners, roads)
    assert len(board.harbours) == harbours
    for sector in range(len(board.sectors)):
        yielding = [land for land in board.lands if land.sector == sector and land.number]
        assert len(yielding) == 6


@pytest.mark.parametrize(
    ("board", "corners", "roads"), [(SMALL, 31, 48), (LARGE, 41, 64)], ids=["small", "large"]
)
def test_land_hexes_alone_do_not_name_a_place(board: Board, corners: int, roads: int) -> None:
    def shared(beside: list[tuple[int, ...]]) -> int:
        return sum(beside.count(hexes) > 1 for hexes in beside)

    assert shared(list(board.lands_at)) == corners
    at_road = [
        tuple(n for n, roads_of in enumerate(board.roads_of) if road in roads_of)
        for road in range(board.roads)
    ]
    assert shared(at_road) == roads


@BOARDS
def test_the_names(board: Board, names: dict[str, Any]) -> None:
    assert {w: list(board.lands[n].at) for w, n in board.land_of.items()} == names["hexes"]
    assert {w: list(board.seas[n].at) for w, n in board.sea_of.items()} == names["seas"]
    corners = board.corner_words
    neighbours = {
        corners[n]: sorted(corners[other] for other in board.neighbours[n])
        for n in range(board.corners)
    }
    assert neighbours == names["corners"]
    ends = {
        word: sorted(corners[end] for end in board.ends[n])
        for n, word in enumerate(board.road_words)
    }
    assert ends == names["roads"]


@BOARDS
def test_the_sites(board: Board, names: dict[str, Any]) -> None:
    forts = {str(site.number): board.corner_words[site.fort] for site in board.sectors}
    assert forts == names["forts"]
    assert board.fort_corners == {site.fort for site in board.sectors}
    ways = {
        str(site.number): [board.land_words[hex_] for hex_ in site.way] for site in board.sectors
    }
    assert ways == names["ways"]
    harbours = [
        [
            board.land_words[harbour.land],
            board.sea_words[harbour.sea],
            "any" if harbour.trades is None else harbour.trades.word,
        ]
        for harbour in board.harbours
    ]
    assert harbours == names["harbours"]


@BOARDS
def test_words_and_numbers_are_each_other_s_inverse(board: Board, names: dict[str, Any]) -> None:
    for words, numbers in (
        (board.land_words, board.land_of),
        (board.sea_words, board.sea_of),
        (board.corner_words, board.corner_of),
        (board.road_words, board.road_of),
    ):
        assert [numbers[word] for word in words] == list(range(len(words)))


@BOARDS
def test_places_know_each_other(board: Board, names: dict[str, Any]) -> None:
    for corner in range(board.corners):
        for road in board.roads_at[corner]:
            assert corner in board.ends[road]
        assert board.lands_at[corner] == tuple(
            n for n, corners in enumerate(board.corners_of) if corner in corners
        )
        assert board.harbours_at[corner] == tuple(
            n for n, harbour in enumerate(board.harbours) if corner in harbour.corners
        )
    assert sum(map(len, board.roads_at)) == 2 * board.roads
    for number in range(2, 13):
        assert board.yielding[number] == tuple(
            n for n, land in enumerate(board.lands) if land.number == number
        )


@BOARDS
def test_corners_and_roads_of_a_hex_go_round_it(board: Board, names: dict[str, Any]) -> None:
    for land, corners, roads in zip(board.lands, board.corners_of, board.roads_of, strict=True):
        x, y = centre(land.at)
        points = [board.corner_at[corner] for corner in corners]
        assert all(dist(point, (x, y)) == pytest.approx(1) for point in points)
        assert points[0] == pytest.approx((x + 1, y))
        assert points[1] == pytest.approx((x + 0.5, y - 3**0.5 / 2))
        assert points[4] == pytest.approx((x - 0.5, y + 3**0.5 / 2))
        north, north_east, *_ = roads
        assert set(board.ends[north]) == {corners[1], corners[2]}
        assert set(board.ends[north_east]) == {corners[0], corners[1]}
    for start, end in board.ends:
        assert dist(board.corner_at[start], board.corner_at[end]) == pytest.approx(1)
    for one, other in combinations(board.corner_at, 2):
        assert dist(one, other) > 0.99


def test_a_harbour_has_the_corners_between_its_sea_and_its_land() -> None:
    harbour = SMALL.harbours[SMALL.harbours_at[SMALL.corner_of["3.hills11.SW"]][0]]
    assert harbour.trades is Good.WOOD
    assert {SMALL.corner_words[corner] for corner in harbour.corners} == {
        "3.hills11.SW",
        "3.fields5.SE",
    }


def test_assault_numbers() -> None:
    def table(board: Board) -> list[dict[int, int]]:
        return [
            {number: board.sectors[sector].number for number, sector in ground.arrows}
            for ground in board.grounds
        ]

    assert table(SMALL) == [{11: 5, 8: 6}, {4: 4, 10: 5}, {6: 3, 3: 4}]
    assert table(LARGE) == [
        {12: 5, 8: 6},
        {11: 4, 9: 5},
        {4: 3, 10: 4},
        {5: 2, 3: 3},
        {6: 1, 2: 2},
    ]
    for board in (SMALL, LARGE):
        assert [ground.numeral for ground in board.grounds] == list(Numeral)[: len(board.grounds)]
        assert len(board.arrow_of) == 2 * len(board.grounds)
        for number, (ground, sector) in board.arrow_of.items():
            assert (number, sector) in board.grounds[ground].arrows
            assert abs(board.grounds[ground].at[0] - board.sectors[sector].assault_at[0]) == 1
        reached = [0] * len(board.sectors)
        for number, (_, sector) in board.arrow_of.items():
            reached[sector] += 6 - abs(number - 7)
        assert set(reached) == {5}


def test_terrains_and_their_goods() -> None:
    assert {terrain: terrain.good for terrain in Terrain} == {
        Terrain.FOREST: Good.WOOD,
        Terrain.HILLS: Good.CLAY,
        Terrain.PASTURE: Good.WOOL,
        Terrain.FIELDS: Good.GRAIN,
        Terrain.MOUNTAINS: Good.ORE,
        Terrain.DESERT: None,
    }
    for land in LARGE.lands:
        assert (land.number is None) == (land.terrain is Terrain.DESERT)


def test_the_fort_and_a_settlement_of_shanxi() -> None:
    def around(word: str) -> set[str]:
        return {SMALL.land_words[hex_] for hex_ in SMALL.lands_at[SMALL.corner_of[word]]}

    assert around("4.mountains5.NE") == {"4.mountains5", "4.forest9"}
    assert around("4.mountains5.SE") == {"4.mountains5", "4.hills4", "4.fields2"}


def test_the_strait_joins_nothing() -> None:
    pasture, hills = SMALL.land_of["6.pasture9"], SMALL.land_of["6.hills5"]
    for one in SMALL.corners_of[pasture]:
        for other in SMALL.corners_of[hills]:
            assert other not in SMALL.neighbours[one]
    near = [
        (one, other)
        for one, other in combinations(range(SMALL.corners), 2)
        if dist(SMALL.corner_at[one], SMALL.corner_at[other]) < 1.01
        and other not in SMALL.neighbours[one]
    ]
    assert [{SMALL.corner_words[corner] for corner in pair} for pair in near] == [
        {"6.pasture9.SW", "6.hills5.NE"}
    ]


def test_the_western_end_of_the_small_map_s_wall_has_another_name_on_the_large_one() -> None:
    ends = {corner for site in SMALL.sectors for road in site.wall for corner in SMALL.ends[road]}
    end = min(ends, key=lambda corner: SMALL.corner_at[corner])
    assert SMALL.corner_words[end] == "3.mountains10.NW"
    place = SMALL.corner_at[end]
    same = min(range(LARGE.corners), key=lambda corner: dist(LARGE.corner_at[corner], place))
    assert LARGE.corner_at[same] == pytest.approx(place)
    assert LARGE.corner_words[same] == "2.fields8.E"


def test_the_pirate_starts_on_the_topmost_sea_hex_and_riders_are_at_home_in_the_steppe() -> None:
    for board in (SMALL, LARGE):
        assert board.sea_words[board.pirate_start] == "6.mountains4.NE"
        assert board.pirate_start == min(
            range(len(board.seas)), key=lambda sea: centre(board.seas[sea].at)[1]
        )
        assert board.home in board.steppe


def test_the_wall_is_one_line_from_the_western_to_the_eastern_end() -> None:
    for board in (SMALL, LARGE):
        roads = [road for site in board.sectors for road in site.wall]
        assert len(roads) == len(set(roads))
        for site in board.sectors:
            assert len(site.wall) == len(site.wall_at)
            assert any(site.fort in board.ends[road] for road in site.wall)
            for road, (steppe, land) in zip(site.wall, site.wall_at, strict=True):
                hex_ = next(n for n, one in enumerate(board.lands) if one.at == land)
                assert road in board.roads_of[hex_]
                assert steppe in (*board.steppe, *(g.at for g in board.grounds), site.assault_at)
        degree = [
            sum(corner in board.ends[road] for road in roads) for corner in range(board.corners)
        ]
        assert degree.count(1) == 2
        assert set(degree) == {0, 1, 2}


def test_names_are_in_five_languages() -> None:
    for site in LARGE.sectors:
        for names in (site.fort_names, site.province_names):
            assert [language for language, _ in names] == ["en", "it", "fr", "zh_TW", "zh_CN"]
    for ground in LARGE.grounds:
        assert [language for language, _ in ground.names] == ["en", "it", "fr", "zh_TW", "zh_CN"]
    assert dict(SMALL.sectors[1].fort_names)["en"] == "Yanmen Pass"
    assert dict(SMALL.sectors[1].province_names)["zh_TW"] == "山西"
    assert dict(SMALL.grounds[0].names)["zh_CN"] == "科尔沁"


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    plain = json.loads(FILE.read_text("utf-8"))
    path = tmp_path / "map.json"
    for change, fault in (
        ({"format": 2}, "format 1 is needed"),
        ({"land": [{}]}, r"land\[0\]: at"),
    ):
        path.write_text(json.dumps(plain | change), "utf-8")
        with pytest.raises(ValueError, match=fault):
            load_map(path)
    with pytest.raises(OSError, match="none"):
        load_map(tmp_path / "none.json")
