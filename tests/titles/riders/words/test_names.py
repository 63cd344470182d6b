"""Places, goods and pieces by name, in every language."""

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules.geography import board_for
from changcheng_qt.titles.riders.rules.pieces import Edict, Supply, goods
from changcheng_qt.titles.riders.words import names, places
from tests.conformance.words.voice import are_distinct, whole
from tests.titles.riders.words.spoken import BOARD, CLAY, CORNER, FIELDS, ORE, ROAD, SEA, WOOD


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        (
            "en",
            (
                "south-east corner of mountains 5, Shanxi, with hills 4 and fields 2",
                "fields 10 of Shanxi",
                "border fort of Yanmen Pass",
                "gathering ground III, Tumed",
                "south-east edge of mountains 5, Shanxi",
                "between mountains 5 and fields 2",
                "sea north-east of mountains 4, Liaoxi",
            ),
        ),
        (
            "fr",
            (
                "coin sud-est de montagnes\u00a05, Shanxi, avec collines\u00a04 et champs\u00a02",
                "champs\u00a010, Shanxi",
                "fort frontalier (Passe de Yanmen)",
                "lieu de rassemblement III, Tumed",
                "bord sud-est de montagnes\u00a05, Shanxi",
                "entre montagnes\u00a05 et champs\u00a02",
                "mer au nord-est de montagnes\u00a04, Liaoxi",
            ),
        ),
        (
            "zh_TW",
            (
                "山西山地5的東南角，鄰接丘陵4、農田2",
                "山西農田10",
                "雁門關的邊塞",
                "土默特（III\N{NO-BREAK SPACE}號集結地）",
                "山西山地5的東南側邊",
                "山地5與農田2之間",
                "遼西山地4東北面的海",
            ),
        ),
    ],
)
def test_places_follow_the_language(
    languages: Languages, code: str, texts: tuple[str, ...]
) -> None:
    languages.install(code)
    assert texts == (
        places.corner_name(BOARD, CORNER),
        places.hex_name(BOARD, FIELDS),
        places.fort_name(BOARD, 1),
        places.full_ground_name(BOARD, 2),
        places.road_name(BOARD, ROAD),
        places.short_road_name(BOARD, ROAD),
        places.sea_name(BOARD, SEA),
    )


@pytest.mark.parametrize("seats", [4, 6])
def test_every_place_of_a_map_has_a_name_of_its_own(language: str, seats: int) -> None:
    board = board_for(seats)
    for name, count in (
        (places.corner_name, board.corners),
        (places.road_name, board.roads),
        (places.sea_name, len(board.seas)),
        (places.hex_name, len(board.lands)),
        (places.pass_name, len(board.sectors)),
        (places.province_name, len(board.sectors)),
        (places.ground_name, len(board.grounds)),
    ):
        told = [name(board, thing) for thing in range(count)]
        assert all(map(whole, told))
        assert are_distinct(told)
    short = [places.short_corner_name(board, corner) for corner in range(board.corners)]
    assert all(map(whole, short))
    assert not are_distinct(short), "the control: hexes alone do not name a corner"


def test_harbours_name_their_rate(languages: Languages) -> None:
    languages.install("en")
    told = {places.harbour_name(harbour) for harbour in BOARD.harbours}
    assert {"harbour, any good 3:1", "harbour, wool 2:1"} <= told


@pytest.mark.parametrize(
    ("code", "some", "one"),
    [
        ("en", "2 wood, 1 clay, and 3 ore", "1 wood"),
        ("it", "2 legni, 1 argilla e 3 minerali", "1 legno"),
        ("fr", "2 bois, 1 argile et 3 minerais", "1 bois"),
        ("zh_CN", "2 张木材、1 张黏土、3 张矿石", "1 张木材"),
    ],
)
def test_goods_are_counted(languages: Languages, code: str, some: str, one: str) -> None:
    languages.install(code)
    several = names.goods_text(goods(WOOD, WOOD, CLAY, ORE, ORE, ORE))
    assert several.replace("\u00a0", " ") == some
    assert names.goods_text(goods(WOOD)).replace("\u00a0", " ") == one
    assert names.goods_text(goods()) == ""


def test_pieces_and_edicts(languages: Languages) -> None:
    languages.install("en")
    assert names.pieces_left_text(Supply(1, 5, 1)) == "1 road, 5 settlements, 1 city"
    assert names.riders_text(1) == "1 rider"
    assert names.towers_text(0) == "0 towers"
    assert all(map(whole, map(names.edict_effect, Edict)))
