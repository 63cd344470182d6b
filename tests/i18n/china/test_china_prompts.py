"""The sentence in the bar of China, for every stage and every viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    PlaceHouse,
    SwapCard,
)
from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.rules.turn import Stage, Turn
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.prompts import prompt, prompt_aloud
from tests.i18n.china.spoken import BOARD, LUOYANG, PLAYERS, WEI, at
from tests.i18n.test_vocabulary import told_apart, whole

PLACED = Turn(0, region=WEI, pieces=1)
STARTED = (0, *[None] * (len(BOARD.spaces) - 1))
PLACE = (PlaceHouse(LUOYANG),)
LEFT = (Supply(9, 2), Supply(8, 1), Supply(), Supply())
EVEN = at(stage=Stage.OVER, to_act=None, scores=(9, 9, 2, 0), supplies=LEFT)
LAST = {"exhausted": 2, "pile": 0}
OWN: dict[str, tuple[View, tuple[Command, ...]]] = {
    "first piece of all": (at(), (*PLACE, SwapCard(Colour.RED))),
    "placing": (at(houses=STARTED), (*PLACE, SwapCard(Colour.RED))),
    "only swaps": (at(), (SwapCard(Colour.RED),)),
    "second piece": (at(turn=PLACED), (*PLACE, DrawCard())),
    "taking": (at(stage=Stage.TAKING, turn=PLACED, hand_counts=(2, 3, 3, 3)), (DrawCard(),)),
    "taking two": (at(stage=Stage.TAKING, turn=PLACED, hand_counts=(1, 3, 3, 3)), (DrawCard(),)),
    "house owed": (at(stage=Stage.HOUSE_OWED, turn=replace(PLACED, owed=LUOYANG)), PLACE),
    "end": (at(stage=Stage.TURN_END, turn=PLACED), (EndTurn(),)),
    "cut short": (
        at(stage=Stage.TURN_END, turn=replace(PLACED, drew=True), hand_counts=(2, 3, 3, 3), **LAST),
        (EndTurn(),),
    ),
    "last round": (at(**LAST), (*PLACE, Pass())),
    "must pass": (at(**LAST), (Pass(),)),
    "last second piece": (at(turn=PLACED, **LAST), (*PLACE, EndTurn())),
    "last piece placed": (at(turn=PLACED, **LAST), (EndTurn(),)),
    "over": (at(stage=Stage.OVER, to_act=None, scores=(9, 3, 2, 0), winners=(0,)), ()),
    "tie": (replace(EVEN, winners=(0,)), ()),
    "shared": (replace(EVEN, winners=(0, 1)), ()),
}


def test_every_stage_has_a_prompt_of_its_own(language: str) -> None:
    assert {position.stage for position, _ in OWN.values()} == set(Stage)
    prompts = [prompt(position, PLAYERS, legal) for position, legal in OWN.values()]
    assert all(whole(text) for text in prompts)
    assert told_apart(prompts)


@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN", "xx"])
def test_no_prompt_is_left_in_english(languages: Languages, code: str) -> None:
    languages.install("en")
    english = {prompt(position, PLAYERS, legal) for position, legal in OWN.values()}
    languages.install(code)
    assert not english & {prompt(position, PLAYERS, legal) for position, legal in OWN.values()}


@pytest.mark.parametrize("name", [name for name in OWN if OWN[name][0].to_act is not None])
def test_others_are_told_whose_turn_it_is(language: str, name: str) -> None:
    position, _ = OWN[name]
    texts = {prompt(replace(position, viewer=viewer), PLAYERS) for viewer in (1, PUBLIC)}
    assert len(texts) == 1
    text = texts.pop()
    assert whole(text)
    assert "Mei" in text


@pytest.mark.parametrize(("one", "other"), [("placing", "only swaps"), ("last round", "must pass")])
def test_what_a_hand_can_pay_for_is_told_to_its_owner_only(
    language: str, one: str, other: str
) -> None:
    """The steps that are legal depend on the hand: others read the same of both."""
    told = [prompt(replace(OWN[name][0], viewer=1), PLAYERS, OWN[name][1]) for name in (one, other)]
    assert told[0] == told[1]
    own = [prompt(*(OWN[name][0], PLAYERS, OWN[name][1])) for name in (one, other)]
    assert own[0] != own[1]


@pytest.mark.parametrize("name", ["%1", "{town}", "{region}", "<i>x</i>", "%n"])
def test_names_are_told_as_they_are(language: str, name: str) -> None:
    players = (Player(name), *PLAYERS[1:])
    assert name in prompt(at(1), players)
    assert name in prompt(OWN["over"][0], players)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("taking", "Take a card – an open one or the top one of the pile."),
        ("taking two", "Take 2 cards, one by one – open ones or from the pile."),
        ("house owed", "Now build a house on your fortification in Luoyang."),
        ("tie", "Mei wins with 9 points and more pieces left: 11 to 9."),
        ("shared", "Mei and Luca share the win with 9 points each."),
    ],
)
def test_english(languages: Languages, name: str, text: str) -> None:
    languages.install("en")
    position, legal = OWN[name]
    assert prompt(position, PLAYERS, legal) == text


def test_what_is_said_aloud_does_not_tell_what_a_hand_can_pay_for(languages: Languages) -> None:
    languages.install("en")
    second = at(turn=PLACED, houses=STARTED)
    told = [prompt(second, PLAYERS, legal) for legal in (PLACE, (DrawCard(),))]
    assert told[0] != told[1], "the control: who looks at the hand is told"
    assert prompt_aloud(second, PLAYERS) == told[0]
    first = at(houses=STARTED)
    assert prompt_aloud(first, PLAYERS) == prompt(first, PLAYERS, PLACE)
    assert prompt_aloud(first, PLAYERS) != prompt(first, PLAYERS, (SwapCard(Colour.RED),))


def test_aloud_a_second_piece_is_offered_only_where_there_is_room(languages: Languages) -> None:
    languages.install("en")
    full = at(turn=PLACED, houses=(0,) * len(BOARD.spaces))
    taking = prompt(full, PLAYERS, (DrawCard(),))
    assert "second piece" in prompt_aloud(full, PLAYERS), "an emissary"
    nobody_left = replace(full, supplies=(Supply(0, 0), *full.supplies[1:]))
    assert prompt_aloud(nobody_left, PLAYERS) == taking
    only_one = at(turn=replace(PLACED, most=1), houses=STARTED)
    assert prompt_aloud(only_one, PLAYERS) == prompt(only_one, PLAYERS, (DrawCard(),))
