"""Names of regions and towns, in the languages of the map."""

from changcheng_qt.titles.china.entry import MapBox
from changcheng_qt.titles.china.rules.geography import Land, Town
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Side

NAMES = (("en", "Wei"), ("zh_TW", "魏"), ("fr", "Weï"))


def test_a_name_is_in_the_language_its_base_or_the_first_one() -> None:
    for thing in (Land("wei", Colour.RED, NAMES), Town("wei", 0, NAMES)):
        assert thing.name("zh_TW") == "魏"
        assert thing.name("fr_CA") == "Weï"
        assert thing.name("it_IT") == "Wei"


def test_the_map_of_the_box_has_names_in_every_language() -> None:
    for side in Side:
        board = MapBox.opened(None).boards[side]
        named = [land.names for land in board.regions] + [town.names for town in board.spaces]
        for names in named:
            assert set(dict(names)) == {"en", "it", "fr", "zh_TW", "zh_CN"}
