"""Each reason for which a command of China is refused, the stages of a turn, and the judgement of
the simple bot."""

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.china.rules.appraisal import appraise
from changcheng_qt.titles.china.rules.commands import (
    Command,
    PlaceHouse,
    Refusal,
    SendEmissary,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.events import HousePlaced
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.rules.turn import Stage
from tests.titles.china.rules.scene import X, Y, Z, lay


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (PlaceHouse(56), Refusal.SPACE_UNKNOWN),
        (PlaceHouse(-1), Refusal.SPACE_UNKNOWN),
        (SendEmissary(9), Refusal.REGION_UNKNOWN),
    ],
)
def test_places_that_there_are_not(command: Command, reason: Refusal) -> None:
    assert CHINA.why_not(lay().state, command) is reason


def test_slots_that_there_are_not() -> None:
    state = lay().do("house ye card").state
    assert CHINA.why_not(state, TakeOpenCard(4)) is Refusal.SLOT_UNKNOWN


def test_before_anything_is_done() -> None:
    scene = lay("red red green", houses={"wei": {Y: 1}})
    assert scene.state.stage is Stage.PLACING
    assert scene.why("take 0") is Refusal.NOTHING_DONE
    assert scene.why("draw") is Refusal.NOTHING_DONE
    assert scene.why("end") is Refusal.NOTHING_DONE
    assert scene.why("pass") is Refusal.NOT_LAST_ROUND
    assert scene.why("swap yellow") is Refusal.NOT_IN_HAND


def test_after_a_piece_and_after_a_card() -> None:
    scene = lay("red red red", houses={"wei": {Y: 1}, "shu": {Y: 1}}).do("house ye card")
    assert scene.state.stage is Stage.PLACING
    assert scene.why("house jiameng card") is Refusal.OTHER_REGION
    assert scene.why("swap red") is Refusal.TURN_BEGUN
    assert scene.why("end") is Refusal.HAND_NOT_FULL
    scene.do("take 1")
    assert scene.state.stage is Stage.TURN_END
    assert scene.why("take 1") is Refusal.HAND_FULL
    assert scene.why("house luoyang card") is Refusal.PLACING_ENDED


def test_after_a_swap() -> None:
    scene = lay("red red green").do("swap green")
    assert scene.state.stage is Stage.TAKING
    assert scene.why("house ye card") is Refusal.PLACING_ENDED
    assert scene.why("swap red") is Refusal.TURN_BEGUN
    assert scene.do("take 3").state.stage is Stage.TURN_END


def test_an_empty_slot_stays_empty_until_the_turn_ends() -> None:
    scene = lay("red red green", houses={"wei": {Y: 1}}).do("house ye card", "house luoyang card")
    assert scene.state.stage is Stage.TAKING
    assert scene.do("take 1").why("take 1") is Refusal.SLOT_EMPTY
    assert scene.state.stage is Stage.TAKING


def test_pieces_that_are_used_up() -> None:
    houses = {"wei": {Y: 1}}
    scene = lay(houses=houses, supplies={X: Supply(0, 0, 0)})
    assert scene.why("house ye card") is Refusal.NO_HOUSES
    assert scene.why("emissary wei card") is Refusal.NO_EMISSARIES
    assert scene.why("fort ye card") is Refusal.NO_FORTIFICATION


def test_the_stages_of_the_last_round() -> None:
    scene = lay("red red red", houses={"wei": {Y: 1}}, exhausted=2, pile="")
    assert scene.state.stage is Stage.PLACING
    scene.do("house ye card", "house luoyang card")
    assert scene.state.stage is Stage.TURN_END
    assert scene.texts() == ["end"]


def test_a_house_that_is_owed_is_a_stage() -> None:
    options = Options(fortifications=True)
    scene = lay(houses={"wei": {Y: 1}}, supplies={X: Supply(20, 8, 1)}, options=options)
    assert scene.do("fort ye card").state.stage is Stage.HOUSE_OWED
    assert scene.why("fort luoyang card") is Refusal.HOUSE_OWED
    scene.do("house ye card")
    assert scene.state.turn.owed is None


def test_open_events_are_seen_by_all_and_tell_nobody() -> None:
    event = lay().do("house ye card").event(HousePlaced)
    assert event.seen_by(PUBLIC) is event
    assert event.told == ()


class TestAppraisal:
    def best(self, hand: str, **more: object) -> str:
        scene = lay(hand, **more)  # type: ignore[arg-type]
        view = CHINA.view(scene.state, CHINA.unknowing(), X)
        legal = CHINA.legal(scene.state)
        worth = appraise(view, legal)
        return CHINA.command_to_text(scene.state, legal[worth.index(max(worth))])

    def test_it_takes_the_larger_region(self) -> None:
        assert self.best("red green green", houses={"wei": {Y: 1, Z: 1}}).startswith("house")

    def test_it_makes_an_alliance(self) -> None:
        courts = {"chu": {X: 2}, "wei": {Z: 1}}
        houses = {"chu": {Y: 3}, "wei": {Z: 5, Y: 2}}
        assert self.best("red orange green", houses=houses, courts=courts) == "emissary wei card"

    def test_it_values_every_step(self) -> None:
        options = Options(fortifications=True)
        scene = lay(options=options, supplies={X: Supply(20, 8, 1)}, houses={"wei": {Y: 1}})
        for texts in ((), ("house ye card",), ("house luoyang card", "take 0")):
            scene.do(*texts)
            view = CHINA.view(scene.state, CHINA.unknowing(), X)
            legal = CHINA.legal(scene.state)
            assert len(appraise(view, legal)) == len(legal)
            public = CHINA.view(scene.state, CHINA.unknowing(), PUBLIC)
            assert len(appraise(public, legal)) == len(legal)
            if texts == ("house ye card",):
                scene = lay(houses={"wei": {Y: 1}})
