"""Every event of Riders at the Wall in a sentence, worded for its viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Numeral
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.chronicle import event_text
from tests.titles.riders.words.spoken import (
    ANSWERS,
    ASKED,
    BREACH,
    COAST,
    EVENTS,
    FORT,
    MOUNTAINS,
    ONE_ORE,
    ONE_WOOD,
    ORE,
    PLAYERS,
    PRODUCED,
    view,
)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            BREACH,
            "Breach at Yanmen Pass: 3 riders against 2 towers. The riders enter mountains 5, "
            "hills 4, and fields 10. Luca now has 1 tower and 1 penalty: breach 2 of 5.",
        ),
        (
            events.SectionBreached(1, 1, (Numeral.I,), 0, 0, (MOUNTAINS,), 1, 2),
            "Breach at Yanmen Pass: 1 rider against 0 towers. The rider enters mountains 5. Luca "
            "now has 0 towers and 1 penalty: breach 2 of 5.",
        ),
        (
            events.GoodsProduced(PRODUCED, (MOUNTAINS,)),
            "1 wood to Luca; 2 grain to Sima. Held by riders: mountains 5.",
        ),
        (
            events.AnswersShown(ASKED, ANSWERS, told=ASKED),
            "Answers: Luca accepts; Claire declines; Sima would give 1 clay for 2 ore.",
        ),
        (events.DealMade(0, 1, ONE_WOOD, ONE_ORE), "Xia gave Luca 1 wood for 1 ore."),
        (events.CityBuilt(0, FORT), "Xia made Yanmen Pass a border city."),
        (events.RoadBuilt(0, COAST, is_free=True), "Xia built a free road along pasture 8."),
        (
            events.GoodsLevied(0, ORE, (0, 3, 0, 2), told=()),
            "Xia levied 5 ore (Luca 3 and Sima 2).",
        ),
        (
            events.SupplyShort(ORE, (1, 1, 0, 0), (0, 0, 0, 0)),
            "Too little in the supply: nobody gets ore.",
        ),
        (
            events.GameEnded(Ending.CONQUEST, (), (1,), (7, 8, 6, 5)),
            "China has fallen. Best loser: Luca, 8.",
        ),
        (
            events.GameEnded(Ending.CONQUEST, (), (0, 1), (-1, -1, -2, -2)),
            "China has fallen. Best losers: Xia and Luca, \u22121.",
        ),
        (events.GameEnded(Ending.WON, (0,), (0,), (10, 8, 6, 5)), "Xia wins with 10 points."),
    ],
)
def test_english(languages: Languages, event: events.Event, text: str) -> None:
    languages.install("en")
    assert event_text(event, view(), PLAYERS) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "it",
            "Breccia a Passo Yanmen: 3 cavalieri contro 2 torri. I cavalieri irrompono in: "
            "montagne 5, colline 4 e campi 10. Luca ha ora 1 torre e 1 penalità: breccia 2 di 5.",
        ),
        (
            "zh_TW",
            "雁門關被攻破：3 名騎兵對 2 座敵樓。騎兵侵入山地5、丘陵4、農田10。"
            "Luca現有 1 座敵樓，罰 1 分：第 2 個缺口，滿 5 個即淪陷。",
        ),
    ],
)
def test_a_breach_in_other_languages(languages: Languages, code: str, text: str) -> None:
    languages.install(code)
    assert event_text(BREACH, view(), PLAYERS).replace("\u00a0", " ") == text


@pytest.mark.parametrize(("viewer", "kinds"), [(0, 5), (1, 5), (2, 1), (PUBLIC, 1), (EVERYONE, 5)])
def test_only_thief_and_victim_read_which_card_was_taken(
    language: str, viewer: Viewer, kinds: int
) -> None:
    robbed = [events.GoodsRobbed(0, 1, good, told=(0, 1)).seen_by(viewer) for good in Good]
    assert len({event_text(event, view(), PLAYERS) for event in robbed}) == kinds


@pytest.mark.parametrize(("viewer", "kinds"), [(0, 6), (1, 1), (PUBLIC, 1), (EVERYONE, 6)])
def test_only_the_buyer_reads_which_edict_was_bought(
    language: str, viewer: Viewer, kinds: int
) -> None:
    bought = [events.EdictBought(0, 3, edict, told=(0,)).seen_by(viewer) for edict in Edict]
    assert len({event_text(event, view(), PLAYERS) for event in bought}) == kinds


@pytest.mark.parametrize(("viewer", "kinds"), [(0, 1), (1, 3), (PUBLIC, 1), (EVERYONE, 3)])
def test_an_answer_is_shown_to_nobody_else_before_the_last(
    language: str, viewer: Viewer, kinds: int
) -> None:
    for is_last, told in ((False, kinds), (True, 3)):
        given = [events.OfferAnswered(1, one, is_last).seen_by(viewer) for one in ANSWERS]
        assert len({event_text(event, view(), PLAYERS) for event in given}) == told


def test_lines_leave_out_what_their_neighbours_say() -> None:
    kinds = {type(event) for event in EVENTS if telling.line(event, view(), PLAYERS) is None}
    assert kinds == {
        events.TurnEnded,
        events.OfferAnswered,
        events.EdictFinished,
        events.ExtraPassed,
        events.StartGoodsTaken,
    }
    told = {type(event) for event in EVENTS if telling.line(event, view(), PLAYERS) is not None}
    assert events.StartGoodsTaken in told


def test_memorable_lines_are_marked() -> None:
    lines = (telling.line(event, view(), PLAYERS) for event in (events.TurnBegan(0, 7), BREACH))
    assert [line.kind for line in lines if line] == [LineKind.TURN, LineKind.MARK]
    assert telling.counted(BREACH, view(), PLAYERS)
    assert telling.counted(events.LongRoadMoved(0, 5), view(), PLAYERS)
    assert not telling.counted(events.PirateStayed(0), view(), PLAYERS)


def test_an_event_of_another_title_is_refused() -> None:
    with pytest.raises(TypeError):
        event_text(replace(view()), view(), PLAYERS)  # type: ignore[arg-type]
