"""The sentence in the bar of China, for every stage and every viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.china.rules.commands import DrawCard, SwapCard
from changcheng_qt.titles.china.rules.pieces import Colour, Supply
from changcheng_qt.titles.china.words.prompts import prompt, prompt_aloud
from tests.titles.china.words.positions import PLACE, PLACED, POSITIONS, STARTED
from tests.titles.china.words.spoken import BOARD, PLAYERS, at


@pytest.mark.parametrize(("one", "other"), [("placing", "only swaps"), ("last round", "must pass")])
def test_only_the_owner_of_a_hand_reads_what_it_can_pay_for(
    language: str, one: str, other: str
) -> None:
    """The steps that are legal depend on the hand: others read the same of both."""
    told = {
        prompt(replace(POSITIONS[name][0], viewer=viewer), PLAYERS, POSITIONS[name][1])
        for name in (one, other)
        for viewer in (1, PUBLIC)
    }
    assert len(told) == 1
    own = [prompt(*(POSITIONS[name][0], PLAYERS, POSITIONS[name][1])) for name in (one, other)]
    assert own[0] != own[1]


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
    position, legal = POSITIONS[name]
    assert prompt(position, PLAYERS, legal) == text


def test_speech_does_not_reveal_what_a_hand_can_pay_for(languages: Languages) -> None:
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
