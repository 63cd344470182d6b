"""CHINA section 8: fortifications, by the worked cases 27 to 30 of section 13."""

import pytest

from changcheng_qt.titles.china.rules.commands import Refusal
from changcheng_qt.titles.china.rules.events import RegionScored, RoadsScored
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.scoring import winners_of
from changcheng_qt.titles.china.rules.setup import Follow, Options, Roads
from tests.titles.china.rules.scene import W, X, Y, Z, ended, fresh_turn, lay

FORTS = Options(fortifications=True)


class TestFortifications:
    def test_27_a_house_follows(self) -> None:
        fort = {X: Supply(20, 8, 1), Y: Supply(20, 8, 1)}
        scene = lay("purple orange orange", houses={"chen": Z}, supplies=fort, options=FORTS)
        scene.do("fort wan orange")
        assert scene.texts() == ["house wan card"]
        assert scene.why("take 0") is Refusal.HOUSE_OWED
        assert scene.why("end") is Refusal.HOUSE_OWED
        assert scene.why("emissary chu card") is Refusal.HOUSE_OWED

    def test_27_who_cannot_pay_leaves_it_to_others(self) -> None:
        fort = {X: Supply(20, 8, 1), Y: Supply(20, 8, 1)}
        scene = lay(
            "purple orange red",
            houses={"chen": Z},
            supplies=fort,
            options=FORTS,
            hands={Y: "purple purple red"},
            open_cards="green green yellow yellow",
        ).do("fort wan card")
        assert {text.split()[0] for text in scene.texts()} == {"take", "draw"}
        scene.do("take 0", "end")
        assert scene.why("fort wan card") is Refusal.SPACE_FORTIFIED
        assert scene.why("fort chen card") is Refusal.SPACE_TAKEN
        scene.do("house wan card")
        scored = ended(fresh_turn(scene.state)).events(RegionScored)[0]
        assert scored.points == (0, 4, 2, 0)

    def test_28_an_empty_region(self) -> None:
        fort = {X: Supply(20, 8, 1)}
        scene = lay(
            "purple purple red", supplies=fort, options=FORTS, hands={Y: "purple purple red"}
        )
        scene.do("fort wan card")
        assert not scene.texts("house")
        scene.do("take 0", "end")
        assert scene.why("emissary chu card") is Refusal.NO_HOUSE_THERE
        scene.do("house chen card", "emissary chu card")

    def test_28_options_and_supplies(self) -> None:
        free = Options(fortifications=True, follow=Follow.FREE)
        houses = {"chen": Z}
        one, none = {X: Supply(20, 8, 1)}, {X: Supply(0, 8, 1)}
        scene = lay("purple purple red", supplies=one, options=free, houses=houses)
        assert scene.do("fort wan card").can("house ying card")
        assert scene.can("take 0")
        scene = lay("purple purple red", supplies=none, options=FORTS, houses=houses)
        assert scene.do("fort wan card").can("take 0")

    @pytest.mark.parametrize(
        ("forts", "points"),
        [
            ("daliang", (7, 4, 0, 4)),
            ("puzi", (14, 4, 0, 2)),
            ("puzi anyi", (14, 4, 0, 2)),
            ("puzi ye daliang", (14, 8, 0, 4)),
            ("wan", (7, 4, 0, 2)),
        ],
    )
    def test_29_double_once(self, forts: str, points: tuple[int, ...]) -> None:
        houses = dict.fromkeys(["puzi", "pingyang", "anyi", "zhangzi"], X)
        houses |= {"luoyang": Y, "ye": Y, "daliang": W}
        scene = ended(lay(houses=houses, fortified=forts, options=FORTS))
        assert scene.events(RegionScored)[0].points == points

    def test_30_ties(self) -> None:
        assert winners_of((9, 9, 8), (26, 27, 28)) == (1,)
        assert winners_of((9, 9, 8), (27, 27, 28)) == (0, 1)
        assert Supply(20, 8, 1).pieces == Supply(20, 8, 0).pieces + 1


def test_a_fortified_line_is_worth_double_at_the_end_by_either_option() -> None:
    houses = dict.fromkeys(["xiangping", "yangle", "wuzhong", "ji"], X)
    for roads in Roads:
        options = Options(fortifications=True, roads=roads)
        scene = ended(lay(houses=houses, fortified="ji", options=options))
        assert [event.points for event in scene.events(RoadsScored)] == [(8,), (), (), ()]
