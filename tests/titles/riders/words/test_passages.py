"""A turn, or a part of it, in a few sentences; parts fold into strands."""

from collections.abc import Sequence
from typing import Final

import pytest

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import LineKind, Passage
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Event, OfferEnd
from changcheng_qt.titles.riders.rules.pieces import Edict, Numeral
from changcheng_qt.titles.riders.words import telling
from tests.titles.riders.words.spoken import (
    ASKED,
    BREACH,
    CORNER,
    EVENTS,
    GRAIN,
    HILLS,
    ONE_ORE,
    ONE_WOOD,
    ORE,
    PLAYERS,
    PRODUCED,
    ROAD,
    view,
)

BEGAN: Final = events.TurnBegan(0, 7)
ENDED: Final = events.TurnEnded(0)
ROLLED: Final = events.DiceRolled(0, (3, 5), told=(0, 1, 2, 3))
CAME: Final = events.RiderAssaulted(Numeral.I, 0, 3)
GAINED: Final = events.GoodsProduced(PRODUCED, ())
OFFERED: Final = events.OfferMade(0, 1, ONE_WOOD, ONE_ORE, ASKED)
REFUSED: Final = (OFFERED, events.OfferEnded(0, OfferEnd.REFUSED))
WITHDRAWN: Final = (OFFERED, events.OfferEnded(0, OfferEnd.WITHDRAWN))
DEAL: Final = (OFFERED, events.DealMade(0, 1, ONE_WOOD, ONE_ORE))
ROBBED: Final = events.GoodsRobbed(0, 1, ORE, told=(0, 1))
TOWER: Final = events.WallRaised(0, 0, 3)
CITY: Final = (events.CityBuilt(0, CORNER), events.RiderDrawn(0, Numeral.III, told=(0, 1, 2, 3)))
BUILT: Final = events.RoadBuilt(0, ROAD, is_free=False)
CORNERS: Final = "mountains 5, hills 4, and fields 2"


def said(*told: Event) -> str:
    [passage] = telling.passages(told)
    line = telling.sentence(passage, view(), PLAYERS)
    return line.text if line else ""


@pytest.mark.parametrize(
    ("told", "text"),
    [
        ((BEGAN,), "Turn 7: Xia"),
        (
            (BEGAN, ROLLED, CAME, GAINED, ENDED),
            "Xia rolled 8: rider I rides up to Shanhai Pass. 1 wood to Luca; 2 grain to Sima.",
        ),
        (
            (BEGAN, ROLLED, CAME, BREACH, GAINED),
            "Xia rolled 8: rider I rides up to Shanhai Pass. Breach at Yanmen Pass: 3 riders "
            "against 2 towers. The riders enter mountains 5, hills 4, and fields 10. Luca now has "
            "1 tower and 1 penalty: breach 2 of 5. 1 wood to Luca; 2 grain to Sima.",
        ),
        (
            (BEGAN, ROLLED, GAINED, *DEAL, TOWER),
            "Xia rolled 8. 1 wood to Luca; 2 grain to Sima. Xia gave Luca 1 wood for 1 ore and "
            "raised tower 3.",
        ),
        (
            (BEGAN, *CITY, TOWER, ENDED),
            f"Xia built a city at {CORNERS}: rider III gathers at Tumed. Xia raised tower 3.",
        ),
        ((BEGAN, *REFUSED, *REFUSED, *WITHDRAWN), "Xia made 3 offers without a deal."),
        (
            (BEGAN, BUILT, BUILT, *REFUSED, TOWER),
            "Xia built 2 roads, made 1 offer without a deal and raised tower 3.",
        ),
        (
            (BEGAN, events.WallRaised(0, 0, 2), TOWER, events.WallRaised(0, 0, 4), BUILT, ENDED),
            "Xia raised towers 2, 3, and 4 and built a road between mountains 5 and fields 2.",
        ),
        (
            (
                BEGAN,
                events.GoodsDiscarded(0, ORE, 1),
                events.GoodsDiscarded(0, GRAIN, 0),
                events.GoodsDiscarded(1, ORE, 0),
                events.PirateStayed(0),
            ),
            "Xia gave up 1 grain and 1 ore. Luca gave up 1 ore. Xia left the pirate in place.",
        ),
        (
            (
                BEGAN,
                events.EdictPlayed(0, Edict.SOLDIER),
                events.RiderChased(0, Numeral.II, HILLS),
                events.GreatHostMoved(0, 3),
            ),
            "Xia played a soldier and chased rider II from hills 4 of Shanxi. Xia holds the Great "
            "Host, with 3 soldiers.",
        ),
        (
            (
                events.SettlementFounded(1, CORNER),
                events.StartGoodsTaken(1, ONE_ORE),
                events.RoadLaid(1, ROAD),
            ),
            f"Luca founded a settlement at {CORNERS}, received 1 ore to start with and laid a road "
            "between mountains 5 and fields 2.",
        ),
        (
            (BEGAN, TOWER, ENDED, events.ExtraRoundBegan(1), events.WallRaised(1, 1, 1)),
            "Xia raised tower 3. Luca raised tower 1.",
        ),
    ],
)
def test_english(languages: Languages, told: Sequence[Event], text: str) -> None:
    languages.install("en")
    assert said(*told) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("it", "Xia ha dato a Luca 1 legno per 1 minerale e ha eretto la torre 3."),
        ("fr", "Xia a donné à Luca 1 bois contre 1 minerai et a érigé la tour 3."),
        ("zh_TW", "Xia以 1 張木材向Luca換得 1 張礦石，建起第 3 座敵樓。"),
        ("zh_CN", "Xia以 1 张木材向Luca换得 1 张矿石，建起第 3 座敌楼。"),
    ],
)
def test_a_deal_and_a_tower_are_one_sentence(languages: Languages, code: str, text: str) -> None:
    languages.install(code)
    assert said(BEGAN, *DEAL, TOWER).replace("\u00a0", " ") == text


@pytest.mark.parametrize(
    ("told", "owner", "own", "public"),
    [
        (
            events.EdictBought(0, 3, Edict.LEVY, told=(0,)),
            0,
            "bought an edict (a levy)",
            "bought an edict",
        ),
        (ROBBED, 0, "took 1 ore from Luca", "took a card from Luca"),
        (ROBBED, 1, "took 1 ore from Luca", "took a card from Luca"),
    ],
)
def test_a_sentence_tells_what_its_viewer_knows(
    languages: Languages, told: Event, owner: Seat, own: str, public: str
) -> None:
    languages.install("en")
    seen = [said(BEGAN, told.seen_by(viewer), TOWER) for viewer in (owner, 2, PUBLIC)]
    assert seen == [f"Xia {deed} and raised tower 3." for deed in (own, public, public)]


def test_edicts_bought_together_are_counted_and_named_as_far_as_known(
    languages: Languages,
) -> None:
    languages.install("en")
    bought = [events.EdictBought(0, 3, edict, told=(0,)) for edict in (Edict.LEVY, Edict.SOLDIER)]
    own = said(BEGAN, *bought)
    assert own == "Xia bought 2 edicts (a levy and a soldier)."
    assert said(BEGAN, *(event.seen_by(1) for event in bought)) == "Xia bought 2 edicts."


def test_a_turn_falls_into_strands() -> None:
    told = (
        *(BEGAN, ROLLED, CAME, GAINED),
        *(*REFUSED, *REFUSED, *DEAL, *CITY),
        *(events.EdictPlayed(0, Edict.CORVEE), events.RoadBuilt(0, ROAD, is_free=True)),
        *(BUILT, ENDED),
    )
    [turn] = telling.passages(told)
    assert turn.events == told
    assert [part.events for part in turn.parts] == [
        *((BEGAN,), told[1:4], (*REFUSED, *REFUSED), DEAL, CITY),
        *(told[12:14], (BUILT,), (ENDED,)),
    ]
    assert [len(part.parts) for part in turn.parts] == [0, 3, 4, 2, 2, 2, 0, 0]
    lines = [telling.sentence(part, view(), PLAYERS) for part in turn.parts]
    assert [line is None for line in lines] == [False] * 7 + [True]


def test_the_rest_of_a_turn_is_its_own_seats_though_answers_of_others_begin_it() -> None:
    """A hint of somebody asked cuts the turn between the offer and the answers."""
    answer = events.OfferAnswered(2, None, is_last=False)
    [passage] = telling.passages((answer, *DEAL[1:], TOWER))
    line = telling.sentence(passage, view(), PLAYERS)
    assert line is not None
    assert line.seat == 0


def test_a_breach_marks_its_turn() -> None:
    for told, kind in (((BEGAN, ROLLED, BREACH), LineKind.MARK), ((BEGAN, BUILT), LineKind.ACTION)):
        [passage] = telling.passages(told)
        line = telling.sentence(passage, view(), PLAYERS)
        assert line is not None
        assert (line.kind, line.seat) == (kind, 0)


def test_no_event_is_lost() -> None:
    def within(passage: Passage) -> list[Event]:
        if not passage.parts:
            return list(passage.events)
        return [event for part in passage.parts for event in within(part)]

    assert [event for passage in telling.passages(EVENTS) for event in within(passage)] == list(
        EVENTS
    )
    assert telling.opening_events(view()) == ()
