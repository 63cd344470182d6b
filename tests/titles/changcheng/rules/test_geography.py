"""RULES section 1: boards, faces, and the wall that they make."""

from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import Area, End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from tests.titles.changcheng.rules.scene import BOARDS, FACES, lay

WALL = lay().state.wall


def test_a_face_has_a_short_name() -> None:
    assert [board.face(side).code for board in BOARDS[:2] for side in Side] == [
        "1A",
        "1B",
        "2A",
        "2B",
    ]


def test_every_face_has_13_squares_in_three_provinces_and_three_regions() -> None:
    for face in FACES.values():
        for areas in (face.provinces, face.regions):
            assert len(areas) == 3
            assert sum(area.squares for area in areas) == 13
            assert all(3 <= area.squares <= 6 for area in areas)


def test_areas_are_found_by_their_number() -> None:
    assert WALL.province(0) is FACES["1A"].provinces[0]
    assert WALL.province(5) is FACES["2A"].provinces[2]
    assert WALL.region(2) is FACES["1A"].regions[2]
    assert WALL.region(3) is FACES["2A"].regions[0]


def test_a_name_is_given_in_a_language_its_base_or_the_first() -> None:
    area = Area(3, (("en", "Fort"), ("fr", "Fortin"), ("zh_TW", "堡")))
    assert area.name("fr") == "Fortin"
    assert area.name("fr_CA") == "Fortin"
    assert area.name("zh_TW") == "堡"
    assert area.name("it") == "Fort"


def test_neighbours_adjoin_across_seams_and_end_at_the_ends() -> None:
    assert WALL.neighbours[0] == (1,)
    assert WALL.neighbours[12] == (11, 13)
    assert WALL.neighbours[25] == (24,)


def test_a_province_borders_the_regions_that_share_a_square_with_it() -> None:
    assert WALL.regions_bordering == ((0,), (0, 1), (1, 2), (3, 4), (4, 5), (5,))


def test_squares_provinces_and_regions_are_counted() -> None:
    longer = WALL.extended(FACES["3A"], End.WEST).extended(FACES["4A"], End.EAST)
    assert (len(longer.squares), len(longer.provinces), len(longer.regions)) == (52, 12, 12)
    assert longer.order == (2, 0, 1, 3)
    assert longer.regions_west_to_east == (6, 7, 8, 0, 1, 2, 3, 4, 5, 9, 10, 11)
    assert longer.west_to_east[0] == 26
    assert longer.west_to_east[-1] == 51


def test_a_wall_is_its_faces_and_their_order() -> None:
    assert lay().state.wall == WALL
    assert WALL.extended(FACES["3A"], End.WEST) != WALL.extended(FACES["3A"], End.EAST)


def test_a_cards_number_is_its_priority() -> None:
    assert [card.priority for card in ActionCard] == [1, 2, 3, 4, 5, 6]


def test_the_title_counts_its_seats() -> None:
    assert [CHANG_CHENG.seats(lay(seats=seats).state.setup) for seats in (2, 3, 4)] == [2, 3, 4]
