"""Refusals name the missing goods, to the seat that sees its hand."""

from dataclasses import replace

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.pieces import CITY_COST, NO_GOODS, Good, goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.refusals import exact_refusal, missing_goods, refusal
from tests.titles.riders.words.positions import ANSWERED, TURN
from tests.titles.riders.words.spoken import (
    CLAY,
    CORNER,
    GRAIN,
    OFFER,
    ONE_ORE,
    ONE_WOOD,
    ORE,
    ROAD,
    TWO_ORE,
    WOOD,
    WOOL,
    view,
)


def holding(*cards: Good, levels: tuple[int, ...] = (2, 0, 0, 0)) -> View:
    return view(hands=(goods(*cards), None, None, None), levels=levels)


@pytest.mark.parametrize(
    ("command", "hand", "text"),
    [
        (commands.RaiseWall(), (WOOD, CLAY, GRAIN), "You lack 1 ore."),
        (commands.BuildRoad(ROAD), (), "You lack 1 wood and 1 clay."),
        (commands.BuildSettlement(CORNER), (WOOD, WOOL), "You lack 1 clay and 1 grain."),
        (commands.BuildCity(CORNER), (ORE, GRAIN), "You lack 1 grain and 2 ore."),
        (commands.BuyEdict(), (ORE, GRAIN), "You lack 1 wool."),
        (commands.Offer(TWO_ORE, ONE_WOOD), (ORE,), "You lack 1 ore."),
        (commands.EndTurn(), (), "You lack the goods for this."),
    ],
)
def test_english(languages: Languages, command: Command, hand: tuple[Good, ...], text: str) -> None:
    languages.install("en")
    assert exact_refusal(Refusal.LACKING, command, holding(*hand)) == text


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("it", "Ti manca 1 minerale.", "Ti mancano 1 legno e 1 argilla."),
        ("fr", "Il vous manque 1 minerai.", "Il vous manque 1 bois et 1 argile."),
        ("zh_TW", "你缺少 1 張礦石。", "你缺少 1 張木材、1 張黏土。"),
    ],
)
def test_one_card_and_several(languages: Languages, code: str, one: str, two: str) -> None:
    languages.install(code)
    tower, road = commands.RaiseWall(), commands.BuildRoad(ROAD)
    told = [exact_refusal(Refusal.LACKING, tower, holding(WOOD, CLAY, GRAIN))]
    told.append(exact_refusal(Refusal.LACKING, road, holding()))
    assert [text.replace("\u00a0", " ") for text in told] == [one, two]


def test_a_hand_unseen_by_the_viewer_is_not_named() -> None:
    other = view(viewer=1)
    assert other.hands[0] is None
    city = commands.BuildCity(CORNER)
    assert exact_refusal(Refusal.LACKING, city, other) == refusal(Refusal.LACKING)
    assert missing_goods(city, holding(), 0) == CITY_COST
    assert missing_goods(city, other, 0) == NO_GOODS
    assert exact_refusal(Refusal.NO_CITIES, city, holding()) == refusal(Refusal.NO_CITIES)


def test_terms_need_what_they_give() -> None:
    empty = (NO_GOODS,) * 4
    asked = view(hands=empty, to_act=1, turn=replace(TURN, offer=OFFER))
    assert missing_goods(commands.Accept(), asked, 1) == ONE_ORE
    answered = view(hands=empty, turn=replace(TURN, offer=ANSWERED))
    assert missing_goods(commands.Deal(1), answered, 0) == ONE_WOOD
    assert missing_goods(commands.Deal(3), answered, 0) == TWO_ORE
    assert missing_goods(commands.Deal(3), asked, 0) == NO_GOODS
    assert missing_goods(commands.RaiseWall(), holding(levels=(5, 0, 0, 0)), 0) == NO_GOODS


def test_a_foreign_reason_is_an_error() -> None:
    with pytest.raises(TypeError):
        telling.refusal(Good.ORE)
