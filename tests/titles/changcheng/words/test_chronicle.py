"""Every event has a sentence, worded for its viewer."""

from dataclasses import replace

import pytest

from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from tests.titles.changcheng.words.spoken import BOARDS, PLAYERS, view, whole_view


def test_a_played_card_is_named_to_its_owner_only(language: str) -> None:
    event = events.CardPlayed(0, 1, ActionCard.FLOOD)
    flood = card_name(ActionCard.FLOOD)
    assert flood in event_text(event.seen_by(0), view(0), PLAYERS)
    assert flood not in event_text(event.seen_by(1), view(1), PLAYERS)
    assert flood not in event_text(event.seen_by(PUBLIC), view(PUBLIC), PLAYERS)


def test_a_peeked_value_is_named_only_to_the_seat_that_peeked(language: str) -> None:
    event = events.Peeked(0, 1, 3)
    assert "\u22123" in event_text(event.seen_by(0), view(0), PLAYERS)
    assert "3" not in event_text(event.seen_by(1), view(1), PLAYERS)


def test_without_the_memory_aid_the_chronicle_does_not_remember(language: str) -> None:
    event = events.Peeked(0, 1, 3)
    position = view(0, options=Options(memory_aid=False))
    assert "3" not in event_text(event, position, PLAYERS)
    over = replace(whole_view(), options=Options(memory_aid=False), stage=Stage.OVER)
    assert "\u22123" in event_text(event, over, PLAYERS)


@pytest.mark.parametrize(
    ("points", "text"), [(1, "1 point "), (2, "2 points "), (0, "0 points "), (14, "14 points ")]
)
def test_english_points_are_counted(languages: Languages, points: int, text: str) -> None:
    languages.install("en")
    event = events.PointsScored(0, points, events.Source.PROVINCE, 1)
    assert text in event_text(event, view(), PLAYERS)


def test_french_counts_nothing_as_one(languages: Languages) -> None:
    languages.install("fr")
    event = events.PointsScored(0, 0, events.Source.PROVINCE, 1)
    assert "0\u00a0point " in event_text(event, view(), PLAYERS)


def test_a_loss_is_worded_as_a_loss(languages: Languages) -> None:
    languages.install("en")
    event = events.PointsScored(0, -3, events.Source.REGION, 1)
    assert event_text(event, view(), PLAYERS) == "Mei loses 3 points in Rb."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.WallBroken(0, 4, 1), "Mei's Traitor breaks one of Luca's walls."),
        (events.WallBroken(0, 4, 0), "Mei's Traitor breaks one of their own walls."),
        (events.WallBroken(0, 4, NEUTRAL), "Mei's Traitor breaks a neutral wall."),
        (
            events.WallsSwapped(0, 4, 9, 1, NEUTRAL),
            "Mei's Mandarin swaps Luca's wall in Pb with a neutral wall in Pc.",
        ),
        (events.ThreatRemoved(0, 1, None, told=()), "Mei's Traitor secretly removes Rb's threat."),
        (events.CardCancelled(0, 1, ActionCard.FLOOD), "Mei's Warrior cancels Luca's Flood."),
        (events.ValueChanged(1, ActionCard.FLOOD, 2), "Luca's Flood raises the value by 2."),
        (events.ValueChanged(1, ActionCard.FLOOD, -2), "Luca's Flood lowers the value by 2."),
        (
            events.VirtualWallsAdded(0, ActionCard.BUILDER, 1),
            "Mei's Builder counts as one extra wall.",
        ),
        (
            events.PointsScored(0, 3, events.Source.DOUBLE, None),
            "Mei scores 3 points for the double wall.",
        ),
        (
            events.PointsScored(0, 1, events.Source.DIPLOMACY, None),
            "Mei scores 1 point for Diplomacy.",
        ),
        (events.GameEnded((1, 0, -2, 0), (0,)), "Mei wins with 1 point."),
        (
            events.GameEnded((12, 12, -2, 4), (0, 1)),
            "Mei and Luca share the win with 12 points each.",
        ),
        (
            events.MapExtended(0, BOARDS[2].faces[1], End.EAST, (0, 1, 2), told=()),
            "Mei adds board 3B in the east. Reputations drawn: 0, 1, and 2.",
        ),
    ],
)
def test_owners_come_first(languages: Languages, event: events.Event, sentence: str) -> None:
    languages.install("en")
    assert event_text(event, view(), PLAYERS) == sentence


def test_a_board_with_a_name_is_told_apart_from_its_side(languages: Languages) -> None:
    languages.install("en")
    named = replace(BOARDS[2].faces[1], board="mine")
    event = events.MapExtended(0, named, End.EAST, (0, 1, 2), told=())
    assert event_text(event, view(), PLAYERS) == (
        "Mei adds board mine, side B in the east. Reputations drawn: 0, 1, and 2."
    )


def test_emperor_cards_are_counted_towards_a_board(languages: Languages) -> None:
    languages.install("en")
    counted, alone = events.EmperorPlaced(1, 2), events.EmperorPlaced(1, None)
    assert event_text(counted, view(), PLAYERS) == "Pb gets an emperor card (2 of 3)."
    more = events.EmperorPlaced(1, 4)
    assert event_text(more, view(), PLAYERS) == "Pb gets an emperor card."
    assert event_text(alone, view(), PLAYERS) == "Pb gets an emperor card."
