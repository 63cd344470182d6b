"""A turn, a scoring and the attack in one sentence each, from public facts only."""

from collections.abc import Sequence

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.events import Event, Source
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.words.chronicle.passages import passage_text
from tests.titles.changcheng.words.spoken import BOARDS, PLAYERS, TALLIES, view

BEGAN = events.TurnBegan(1, 4)
ENDED = events.TurnEnded(1)
SCORING: tuple[Event, ...] = (
    events.CardsRevealed(1, 0, (), (), told=()),
    events.ProvinceScored(0, TALLIES, 4, 2, 0, (0,)),
    events.PointsScored(0, 6, Source.PROVINCE, 0),
    events.EmperorPlaced(0, 2),
)
ATTACK: tuple[Event, ...] = (
    events.AttackBegan(wall_finished=True),
    events.RegionAttacked(0, 3, TALLIES, (1,), (), told=()),
    events.PointsScored(1, -3, Source.REGION, 0),
    events.RegionAttacked(1, 4, TALLIES, (1, 0), (), told=()),
    events.PointsScored(0, -4, Source.REGION, 1),
    events.PointsScored(1, -4, Source.REGION, 1),
    events.EventCardCounted(EventCard.DIPLOMACY, (4, 3, 0, 1)),
    events.PointsScored(2, 4, Source.DIPLOMACY),
    events.EventCardCounted(EventCard.IMPERIAL_REWARD, (0, 0, 0, 0)),
)


def said(*told: Event) -> str:
    return passage_text(told, view(), PLAYERS)


@pytest.mark.parametrize(
    ("told", "text"),
    [
        ((events.SinglePlaced(1, 0),), "Luca built a wall in Pa."),
        (
            (events.SinglePlaced(1, 0), events.SinglePlaced(1, 4), ENDED),
            "Luca built walls in Pa and Pb.",
        ),
        (
            (events.CardPlayed(1, 0, None), events.CardPlayed(1, 1, ActionCard.FLOOD)),
            "Luca played cards in Pa and Pb.",
        ),
        ((events.CardPlayed(1, 0, None),), "Luca played a card in Pa."),
        (
            (events.CardPlayed(1, 0, None), events.SinglePlaced(1, 0)),
            "Luca played a card and built a wall in Pa.",
        ),
        (
            (events.DoublePlaced(1, 3, 4), events.PointsScored(1, 3, Source.DOUBLE, 3)),
            "Luca built a double wall in Pa and Pb and scored 3.",
        ),
        (
            (events.TowerPlaced(1, 4, (5,)), events.NeutralPlaced(1, 0)),
            "Luca built a tower in Pb, with a neutral wall in Pa.",
        ),
        (
            (events.SinglePlaced(1, 0), events.Peeked(1, 0, 3), events.SinglePlaced(1, 4)),
            "Luca built walls in Pa and Pb, and peeked at Ra.",
        ),
        ((events.NeutralPlaced(1, 0), ENDED), "Luca built a neutral wall in Pa."),
        ((events.TurnPassed(1),), "Luca had no moves left and passed."),
        (
            (events.SinglePlaced(1, 0), events.ThreatTurnedUp(0, 3, told=(0, 1))),
            "Luca built a wall in Pa; Ra's threat is revealed (\u22123).",
        ),
        (
            (events.SinglePlaced(1, 0), events.ProvinceCompleted(1, 0)),
            "Luca built a wall in Pa; Pa is complete.",
        ),
        (
            (
                events.SinglePlaced(1, 0),
                events.ProvinceCompleted(1, 0),
                *SCORING,
                events.SinglePlaced(1, 4),
            ),
            "Luca built walls in Pa and Pb; Pa is complete: Mei scores 6.",
        ),
        (SCORING, "Pa is complete: Mei scores 6."),
        (SCORING[:1], "Pa is complete."),
        ((events.ProvinceScored(0, (), 4, 2, 0, ()),), "Pa is complete: nobody scores."),
        (
            (events.ProvinceScored(0, (), 4, 2, 0, (0, 2)),),
            "Pa is complete: Mei and Claire score 6 each.",
        ),
        (
            ATTACK,
            "The Mongols attack: Mei loses 4 and Luca loses 7; Diplomacy: Claire scores 4; "
            "Imperial Reward: nobody scores.",
        ),
        (ATTACK[:2], "The Mongols attack, but nobody loses points."),
        ((BEGAN,), ""),
        ((events.Peeked(1, 0, 3),), "Luca peeked at Ra."),
    ],
)
def test_one_sentence(languages: Languages, told: Sequence[Event], text: str) -> None:
    languages.install("en")
    assert said(*told) == text


@pytest.mark.parametrize("end", list(End))
def test_an_added_board_belongs_to_the_turn(languages: Languages, end: End) -> None:
    languages.install("en")
    added = events.MapExtended(1, BOARDS[2].faces[0], end, (0, 1, 2), told=(0,))
    sentence = said(events.SinglePlaced(1, 0), ENDED, added)
    assert sentence.startswith("Luca built a wall in Pa; board 3")
    assert sentence.endswith(f"is added in the {end.value}.")
    assert said(added).startswith("Board 3"), "after a hint it begins a line of the chronicle"
