"""Every reason of a hint has its own sentence, for a command and against it, in every language,
and its figures stand in it.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.commands import (
    CancelCard,
    Command,
    EndTurn,
    PlaceDouble,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Scoring
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words.names import province_name
from changcheng_qt.titles.changcheng.words.reasons import is_about, reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.bots.positions import position, scoring, seen

VIEW = seen(position(""))
PLAYERS = [Player("Bo"), Player("Lin"), Player("Mei")]
BY_SHARE = (Why.PROVINCE_WON, Why.REGION_AVOIDED)


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), VIEW, PLAYERS)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figures_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        figures = ("62", "41") if why in BY_SHARE else (QLocale().toString(1.3, "f", 1),)
        assert all(figure in said for figure in figures)


def test_no_two_reasons_are_said_alike(language: str) -> None:
    """But a lead in a region is worded like one in a province."""
    alike = (*BY_SHARE, Why.REGION_LEAD)
    said = [text(why, points) for why in Why for points in (1.34, -1.34) if why not in alike]
    said += [text(why, 1.34) for why in BY_SHARE]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("why", [Why.PROVINCE_WON, Why.PROVINCE_DENIED, Why.PROVINCE_LEAD])
def test_a_province_that_was_named_is_not_named_again(language: str, why: Why) -> None:
    reason = Reason(why, 1, 1.34, (62, 41))
    whole, other = (reason_text(reason, VIEW, PLAYERS, named) for named in ("", "Elsewhere"))
    place = province_name(VIEW.wall, 1)
    short = reason_text(reason, VIEW, PLAYERS, place)
    assert whole == other
    assert whole.count(place) == short.count(place) + 1
    assert short[0] == short[0].upper()
    assert short != whole


@pytest.mark.parametrize("why", BY_SHARE)
def test_never_and_always_are_said_without_figures(language: str, why: Why) -> None:
    never, always = (
        reason_text(Reason(why, 1, 1.34, shares), VIEW, PLAYERS) for shares in ((0, 100), (100, 0))
    )
    assert never != always
    assert "0" not in never + always


@pytest.mark.parametrize(
    ("command", "why", "place", "is_near"),
    [
        (PlaceSingle(3), Why.PROVINCE_WON, 0, True),
        (PlaceSingle(3), Why.PROVINCE_WON, 1, False),
        (PlaceSingle(5), Why.REGION_LEAD, 1, True),
        (PlaceTower(5), Why.REGION_LEAD, 0, False),
        (PlaceDouble(3, 4), Why.PROVINCE_LEAD, 1, True),
        (PlayCard(ActionCard.FLOOD, 2), Why.PROVINCE_VALUE, 2, True),
        (PlayCard(ActionCard.FLOOD, 2), Why.REGION_VALUE, 2, False),
        (PlayCard(ActionCard.TRAITOR, 2), Why.REGION_VALUE, 2, True),
        (PlayCard(ActionCard.MANDARIN, 2), Why.REGION_OF_RIVAL, 2, True),
        (PlayCard(ActionCard.MANDARIN, 2), Why.REGION_OF_RIVAL, 0, False),
        (PlaceSingle(3), Why.DOMINANCE, None, True),
        (EndTurn(), Why.PROVINCE_WON, 4, True),
        (EndTurn(), Why.REGION_LEAD, 4, True),
    ],
)
def test_a_reason_is_about_the_places_of_a_command(
    command: Command, why: Why, place: int | None, is_near: bool
) -> None:
    reason = Reason(why, place, 2.0, (62, 41))
    assert is_about(reason, command, seen(position(""))) is is_near


def test_a_choice_of_a_scoring_is_about_its_province_and_its_walls() -> None:
    state = position("r g . .", scoring=Scoring(0, (), ()))
    near = Reason(Why.PROVINCE_LEAD, 0, 2.0, (1, 2))
    assert is_about(near, RaiseValue(), seen(state))
    assert not is_about(replace(near, place=1), RaiseValue(), seen(state))
    assert is_about(replace(near, place=1), SwapWalls(0, 4), seen(state))
    assert is_about(replace(near, why=Why.REGION_LEAD, place=1), RemoveThreat(1), seen(state))


@pytest.mark.parametrize(
    ("card", "is_near"), [(ActionCard.TRAITOR, True), (ActionCard.FLOOD, False)]
)
def test_to_cancel_a_card_is_about_regions_where_one_may_change_them(
    card: ActionCard, is_near: bool
) -> None:
    cards = ((0, ActionCard.WARRIOR), (1, card), (1, ActionCard.BUILDER))
    view = seen(position("r g . .", scoring=scoring(0, *cards)))
    spared = Reason(Why.REGION_AVOIDED, 0, 2.0, (1, 99))
    assert is_about(spared, CancelCard(1, ActionCard.BUILDER), view) is is_near
