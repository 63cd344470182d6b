"""Reasons in words: games won of 100, or how often something comes about."""

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.reasons import Why
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.reasons import is_about, reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.titles.riders.words.spoken import PLAYERS, view


@pytest.fixture
def english(languages: Languages) -> None:
    languages.install("en")


@pytest.mark.parametrize(
    ("why", "points", "shares", "said"),
    [
        (Why.YIELD, 2.13, (0, 0), "Yields: 2.1 more games won in 100."),
        (
            Why.HAND_OF_OTHERS,
            -3.0,
            (0, 0),
            "The others’ cards in hand: 3.0 fewer games won in 100.",
        ),
        (
            Why.BREACHES,
            4.0,
            (12, 31),
            "Within a round the section breaks in 12 of 100 games; with the other move, in 31.",
        ),
        (Why.BREACHES, 4.0, (9, 9), "Breaches: 4.0 more games won in 100."),
        (
            Why.WIN,
            9.0,
            (14, 3),
            "The game is won within a round in 14 of 100 games; with the other move, in 3.",
        ),
    ],
)
def test_a_reason_is_a_sentence(
    english: None, why: Why, points: float, shares: tuple[int, int], said: str
) -> None:
    told = Reason(why, None, points, shares)
    assert reason_text(told) == said
    assert telling.reason(Reason(why.value, None, points, shares), view(), PLAYERS) == said


def test_every_kind_has_words_of_its_own(english: None) -> None:
    said = {reason_text(Reason(why, None, 1.0, (0, 0))) for why in Why}
    assert len(said) == len(Why) - 1, "a conquest is everybody's"


def test_a_tower_is_about_the_wall_and_an_end_about_everything() -> None:
    wall, hand = (Reason(why, None, 1.0, (0, 0)) for why in (Why.WALL, Why.HAND))
    assert is_about(wall, commands.RaiseWall(), view())
    assert not is_about(hand, commands.RaiseWall(), view())
    assert is_about(wall, commands.EndTurn(), view())
    assert is_about(hand, commands.EndTurn(), view())
