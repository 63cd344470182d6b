"""Things of the map as a screen reader tells them."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.tuples import put
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.pieces import Building, Good, Numeral
from changcheng_qt.titles.riders.rules.state import CROWN
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import descriptions
from changcheng_qt.titles.riders.words.told import text_of
from tests.conformance.words.voice import are_distinct, whole
from tests.titles.riders.words.spoken import BOARD, CORNER, FORT, HILLS, PLAYERS, ROAD, SEA, view

TWO = (Numeral.II, Numeral.V)
PLACE = "south-east corner of mountains 5, Shanxi, with hills 4 and fields 2"
FORT_PLACE = "north-east corner of mountains 5, Shanxi, with forest 9"


def built(corner: int, building: Building) -> View:
    return view(buildings=put(view().buildings, corner, building))


def before(riders: tuple[Numeral, ...], level: int) -> View:
    return view(waiting=put(view().waiting, 1, riders), levels=put(view().levels, 1, level))


def test_corners(languages: Languages) -> None:
    languages.install("en")
    told = {
        descriptions.corner_text(position, corner, PLAYERS)
        for position, corner in (
            (view(), CORNER),
            (built(CORNER, Building(0)), CORNER),
            (built(CORNER, Building(1, is_city=True)), CORNER),
            (built(FORT, Building(0)), FORT),
            (built(FORT, Building(0, is_city=True)), FORT),
        )
    }
    assert told == {
        f"{PLACE}, free, 8 of 36",
        f"{PLACE}, settlement, Xia, 8 of 36",
        f"{PLACE}, city, Luca, 8 of 36",
        f"{FORT_PLACE}, border fort, Xia, 8 of 36",
        f"{FORT_PLACE}, border city, Xia, 8 of 36",
    }
    harbour = BOARD.harbours[0]
    text = descriptions.corner_text(view(), harbour.corners[0], PLAYERS)
    assert "harbour, " in text


def test_the_supply_tells_its_prices_in_a_sentence(languages: Languages) -> None:
    languages.install("en")
    held = view(supply=(10, 1, 2, 3, 4))
    told = text_of(places.SupplyPlace(Good.WOOD), held, PLAYERS)
    assert told == "Supply: 10 wood; one for 4 clay, 4 wool, 4 grain, or 4 ore"
    assert text_of(places.SupplyPlace(Good.ORE), held, PLAYERS).startswith("Supply: 4 ore; one for")


def test_harbours(languages: Languages) -> None:
    languages.install("en")
    closed = view(pirate=BOARD.harbours[0].sea)
    texts = {descriptions.harbour_text(closed, n) for n in range(len(BOARD.harbours))}
    assert len(texts) == len(BOARD.harbours)
    assert [text.endswith(", the pirate") for text in texts].count(True) == 1


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (before(TWO, 2), "Yanmen Pass, Luca, 2 towers, 2 riders, in danger"),
        (before(TWO[:1], 2), "Yanmen Pass, Luca, 2 towers, 1 rider"),
        (before((), 0), "Yanmen Pass, Luca, 0 towers, 0 riders, in danger"),
        (before(TWO * 2 + TWO[:1], 5), "Yanmen Pass, Luca, 5 towers, 5 riders"),
        (
            replace(before(TWO, 5), princes=(0, CROWN, 1, 2)),
            "Yanmen Pass, held by the crown: five towers, 2 riders",
        ),
        (replace(view(), princes=(None,) * 4), "Yanmen Pass, free, 0 towers, 0 riders"),
    ],
)
def test_sections(languages: Languages, position: View, text: str) -> None:
    languages.install("en")
    assert descriptions.section_text(position, 1, PLAYERS) == text


def test_hexes_roads_grounds_and_the_sea(languages: Languages) -> None:
    languages.install("en")
    entered = view(entered=put(view().entered, HILLS, TWO))
    assert descriptions.hex_text(view(), HILLS) == "hills 4 of Shanxi, clay, 3 of 36"
    assert descriptions.hex_text(entered, HILLS) == "hills 4 of Shanxi, clay, 3 of 36, 2 riders"
    desert = BOARD.land_of["3.desert"]
    assert descriptions.hex_text(view(), desert) == "desert of Yulin"
    road = "south-east edge of mountains 5, Shanxi"
    assert descriptions.road_text(view(), ROAD, PLAYERS) == f"{road}, free"
    taken = view(roads=put(view().roads, ROAD, 1))
    assert descriptions.road_text(taken, ROAD, PLAYERS) == f"{road}, Luca"
    gathered = view(gathered=put(view().gathered, 1, TWO))
    assert descriptions.ground_text(gathered, 1) == (
        "gathering ground II, Chakhar, 2 riders: II and V, 4 to Yanmen Pass, 10 to Juyong Pass"
    )
    assert "0 riders" in descriptions.ground_text(view(), 1)
    assert descriptions.sea_text(view(), SEA).endswith(", the pirate")


def test_every_thing_is_described_in_every_language(language: str) -> None:
    position = view(seats=6)
    board = position.board
    told = [
        *(descriptions.corner_text(position, one, PLAYERS) for one in range(board.corners)),
        *(descriptions.road_text(position, one, PLAYERS) for one in range(board.roads)),
        *(descriptions.section_text(position, one, PLAYERS) for one in range(6)),
        *(descriptions.hex_text(position, one) for one in range(len(board.lands))),
        *(descriptions.ground_text(position, one) for one in range(len(board.grounds))),
        *(descriptions.sea_text(position, one) for one in range(len(board.seas))),
    ]
    assert all(map(whole, told))
    assert are_distinct(told)
