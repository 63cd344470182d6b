"""Every reason of a hint has its own sentence, for a command and against it, in every language,
and its figures stand in it.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.i18n.telling import AtOnce
from changcheng_qt.titles.changcheng.rules.commands import (
    Command,
    EndTurn,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.events import DoublePlaced, Event, TowerPlaced
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Scoring
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words import telling
from changcheng_qt.titles.changcheng.words.reasons import at_once, is_about, reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.bots.positions import position, seen

WALL = seen(position("")).wall
PLAYERS = [Player("Bo"), Player("Lin"), Player("Mei")]
BY_SHARE = (Why.PROVINCE_WON, Why.REGION_AVOIDED)


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), WALL)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figures_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        figures = ("62", "41") if why in BY_SHARE else (QLocale().toString(1.3, "f", 1),)
        assert all(figure in said for figure in figures)


def test_no_two_reasons_are_said_alike(language: str) -> None:
    """But a lead in a region is told as one in a province is."""
    alike = (*BY_SHARE, Why.REGION_LEAD)
    said = [text(why, points) for why in Why for points in (1.34, -1.34) if why not in alike]
    said += [text(why, 1.34) for why in BY_SHARE]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("why", BY_SHARE)
def test_never_and_always_are_said_without_figures(language: str, why: Why) -> None:
    never, always = (
        reason_text(Reason(why, 1, 1.34, shares), WALL) for shares in ((0, 100), (100, 0))
    )
    assert never != always
    assert "0" not in never + always


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((3.0, 1.0), "A."),
        ((5.0, -2.0, 1.0), "A. However – B."),
        ((-5.0, 2.0), "A. However – B."),
        ((), ""),
    ],
)
def test_what_speaks_for_the_other_side_comes_last(points: tuple[float, ...], said: str) -> None:
    reasons = [Reason(Why.DOUBLE, place, one, (0, 0)) for place, one in enumerate(points)]
    assert argument_text(lambda one: f"{'ABC'[one.place or 0]}.", reasons) == said


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((3.0,), "Sure. A. However – Cost."),
        ((3.0, -2.0), "Sure. A. However – Cost."),
        ((-3.0, 2.0), "Sure. Cost. A. However – B."),
        ((), "Sure. However – Cost."),
    ],
)
def test_what_is_sure_comes_first_on_its_side(points: tuple[float, ...], said: str) -> None:
    reasons = [Reason(Why.DOUBLE, place, one, (0, 0)) for place, one in enumerate(points)]
    say = lambda one: f"{'ABC'[one.place or 0]}."  # noqa: E731
    assert argument_text(say, reasons, "Sure.", "Cost.") == said


@pytest.fixture
def english(languages: Languages) -> None:
    languages.install("en")


BUILT = (
    ("r r g .", PlaceSingle(3), "4 is full: you score 6 points.", ""),
    ("r g g .", PlaceSingle(3), "4 is full: 6 points each – you and Lin.", ""),
    ("g g b .", PlaceSingle(3), "4 is full: Lin scores 6 points.", ""),
    ("g . . .", PlaceSingle(1), "4: you and Lin share the lead; worth 6 when full.", ""),
    ("g g . .", PlaceTower(2), "4: Lin leads; worth 6 when full. The tower shelters you in 5.", ""),
    ("g g g .", PlaceDouble(3, 4), "3 points at once. 4 is full: Lin scores 6 points. 4: you", ""),
    ("", PlaceDouble(8, 9), "3 points at once. 5: you lead; worth 7 when full.", ""),
)


@pytest.mark.parametrize(("wall", "command", "does", "costs"), BUILT)
def test_first_comes_what_a_block_surely_does_in_its_place(
    english: None, wall: str, command: Command, does: str, costs: str
) -> None:
    told = at_once(command, seen(position(wall)), PLAYERS)
    assert told.does.startswith(does)
    assert costs in told.costs


def test_a_threat_is_told_by_its_value_only_to_a_seat_that_knows_it(english: None) -> None:
    state = position("")
    knowing = at_once(PlaceSingle(0), seen(state, threats=[(0, 4)]), PLAYERS)
    assert knowing.costs == "In 5 you would lose 4 points."
    assert at_once(PlaceSingle(0), seen(state), PLAYERS).costs == "In 5 its threat would hit you."
    again = at_once(PlaceSingle(1), seen(position("r"), threats=[(0, 4)]), PLAYERS)
    assert again.costs == ""


def test_a_neutral_wall_that_leads_alone_leaves_nobody_points(english: None) -> None:
    view = seen(position("n n r .", seats=2))
    assert "nobody scores there" in at_once(PlaceNeutral(3), view, PLAYERS).does


def test_a_card_is_told_with_its_walls_and_its_rule(english: None) -> None:
    view = seen(position("g g . ."))
    builder, flood = (
        at_once(PlayCard(card, 0), view, PLAYERS).does
        for card in (ActionCard.MASTER_BUILDER, ActionCard.FLOOD)
    )
    assert builder.startswith("4: you and Lin share the lead; worth 6 when full. Counts as two")
    assert flood.startswith("4: Lin leads; worth 6 when full. Raises or lowers")


def test_nothing_is_sure_of_the_end_of_a_turn() -> None:
    assert at_once(EndTurn(), seen(position("")), PLAYERS) == AtOnce()


def test_what_is_sure_is_said_in_every_language(language: str) -> None:
    said = [at_once(one, seen(position(wall)), PLAYERS) for wall, one, _, _ in BUILT]
    for told in said:
        assert not {"{", "%n"} & set(told.does + told.costs)
    assert len({told.does for told in said}) == len(said)


def test_a_whole_game_without_a_double_or_tower_is_told(english: None) -> None:
    built: list[Event] = [DoublePlaced(0, 4, 5), TowerPlaced(1, 7, ())]
    assert telling.left_undone(built, 0) == "The tower was never placed."
    assert telling.left_undone(built, 1) == "The double wall was never placed."
    assert telling.left_undone([*built, TowerPlaced(0, 9, ())], 0) == ""


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
