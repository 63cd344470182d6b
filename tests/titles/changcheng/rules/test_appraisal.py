"""The worth of commands: the sensible one comes first in every kind of decision."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BeginScoring,
    BreakWall,
    CancelCard,
    Command,
    DeclineSwap,
    EndTurn,
    ExtendMap,
    LowerValue,
    Pass,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.judgement.appraisal import appraise
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.turn import Piece
from changcheng_qt.titles.changcheng.rules.view import View
from tests.bots.positions import done, placed, position, scoring, seen, setup

SECOND_PART = done((Piece.SINGLE, 5))


def best(view: View, commands: Sequence[Command]) -> Command:
    """Return the command of the highest worth."""
    worths = appraise(view, commands)
    return commands[worths.index(max(worths))]


def test_a_province_about_to_be_won_is_completed() -> None:
    view = seen(position("r g n .", turn=SECOND_PART), threats=[(0, 2)])
    assert best(view, [PlaceSingle(3), PlaceSingle(4), PlaceSingle(10)]) == PlaceSingle(3)


def test_a_province_is_not_completed_for_somebody_else() -> None:
    view = seen(position("g g g .", turn=SECOND_PART))
    assert best(view, [PlaceSingle(3), PlaceSingle(10)]) == PlaceSingle(10)


def test_a_dangerous_region_is_left_to_others() -> None:
    wall = "g r x . . . . . . r g . ."
    view = seen(position(wall, turn=SECOND_PART), threats=[(0, 4), (2, 2)])
    safe = [(0, 2), (2, 4)]
    other = seen(position(wall, turn=SECOND_PART), threats=safe)
    squares = [PlaceSingle(3), PlaceSingle(11)]
    bold, careful = appraise(view, squares), appraise(other, squares)
    assert bold[0] - bold[1] < careful[0] - careful[1]


def test_the_better_half_of_an_action_counts() -> None:
    """One single alone is worth little, but it opens the way to the winning one elsewhere."""
    view = seen(position("r g r .  . . . ."))
    first, alone = appraise(view, [PlaceSingle(10), EndTurn()])
    second_part = seen(position("r g r .  . . . .", turn=SECOND_PART))
    assert first > appraise(second_part, [PlaceSingle(10)])[0] > alone - 10


def test_without_singles_nothing_follows_the_last_card() -> None:
    state = position("r g n .")
    hands = ((ActionCard.FLOOD,), *state.hands[1:])
    supplies = (replace(state.supplies[0], singles=0), *state.supplies[1:])
    with_singles = replace(state, hands=hands)
    without = replace(with_singles, supplies=supplies)
    card = [PlayCard(ActionCard.FLOOD, 0)]
    assert appraise(seen(without), card) < appraise(seen(with_singles), card)


def test_an_opening_has_no_second_half() -> None:
    start = position("")
    opening = replace(start, turn=replace(start.turn, number=1))
    worth = appraise(seen(opening), [PlaceSingle(10)])
    assert worth == appraise(seen(position("", turn=SECOND_PART)), [PlaceSingle(10)])


def test_a_double_scores_its_own_points() -> None:
    view = seen(position(""))
    over_a_border, inside = appraise(view, [PlaceDouble(12, 13), PlaceDouble(0, 1)])
    assert over_a_border > inside + 1


def test_a_tower_shelters_where_much_is_to_be_lost() -> None:
    view = seen(position("r r r . .", turn=SECOND_PART), threats=[(0, 4)])
    assert best(view, [PlaceTower(4), PlaceSingle(4)]) == PlaceTower(4)


def test_a_strong_card_goes_where_it_decides() -> None:
    view = seen(position("r g g .", turn=SECOND_PART))
    commands = [PlayCard(ActionCard.MASTER_BUILDER, 0), PlayCard(ActionCard.MASTER_BUILDER, 5)]
    assert best(view, commands) == commands[0]


def test_a_card_is_dearer_with_the_imperial_reward() -> None:
    card = PlayCard(ActionCard.FLOOD, 0)
    plain = position("r g g .", turn=SECOND_PART)
    rewarded = replace(plain, setup=replace(plain.setup, events=(EventCard.IMPERIAL_REWARD,)))
    dearer = appraise(seen(plain), [card])[0] - appraise(seen(rewarded), [card])[0]
    assert dearer == pytest.approx(2)


def test_a_look_comes_before_what_it_may_inform() -> None:
    view = seen(position("", turn=SECOND_PART))
    assert best(view, [PlaceSingle(0), Peek(1), PlaceSingle(5)]) == Peek(1)
    assert best(view, [EndTurn(), Peek(1)]) == Peek(1)


@pytest.mark.parametrize("how", ["the region is full", "nothing is remembered"])
def test_an_idle_look_is_left_out(how: str) -> None:
    state = position("ggggg", turn=SECOND_PART)
    region = 0
    if how == "nothing is remembered":
        state = replace(state, setup=replace(state.setup, options=Options(memory_aid=False)))
        region = 1
    assert best(seen(state), [Peek(region), EndTurn()]) == EndTurn()


@pytest.mark.parametrize(("wall", "is_wanted"), [("g n x .", True), ("r n x . ", False)])
def test_a_neutral_spoils_what_another_would_win(wall: str, is_wanted: bool) -> None:
    turn = replace(done((Piece.SINGLE, 0), (Piece.SINGLE, 5)), action_done=True)
    view = seen(position(wall, 2, turn))
    assert (best(view, [PlaceNeutral(3), EndTurn()]) == PlaceNeutral(3)) == is_wanted


def test_of_two_scorings_the_better_one_comes_first() -> None:
    view = seen(position("r r r r g g g g", due=(0, 1)))
    assert best(view, [BeginScoring(1), BeginScoring(0)]) == BeginScoring(0)


def decide(wall: str, *cards: tuple[int, ActionCard], **more: Any) -> View:  # noqa: ANN401
    """Return the view of seat 0 while the first of these cards is its to decide, in province 0."""
    return seen(position(wall, due=(0,), scoring=scoring(0, *cards), **more))


TRAITOR = (0, ActionCard.TRAITOR)


def test_a_traitor_breaks_the_wall_that_ties() -> None:
    view = decide("r r g g", TRAITOR)
    assert isinstance(best(view, [BreakWall(0), BreakWall(2)]), BreakWall)
    assert best(view, [BreakWall(0), BreakWall(2)]) == BreakWall(2)


def test_a_traitor_takes_the_threat_where_no_wall_matters() -> None:
    view = decide("r r r g r", TRAITOR)
    commands: list[Command] = [BreakWall(3), BreakWall(0), RemoveThreat(0)]
    assert best(view, commands) == RemoveThreat(0)


@pytest.mark.parametrize(("wall", "choice"), [("r r r g", RaiseValue()), ("g g g r", LowerValue())])
def test_a_flood_helps_its_owner(wall: str, choice: Command) -> None:
    view = decide(wall, (0, ActionCard.FLOOD))
    assert best(view, [RaiseValue(), LowerValue()]) == choice


@pytest.mark.parametrize(
    ("wall", "choice"), [("r r r g", RaiseValue()), ("r r g g", AddVirtualWall())]
)
def test_a_builder_wins_first_and_raises_then(wall: str, choice: Command) -> None:
    view = decide(wall, (0, ActionCard.BUILDER))
    assert best(view, [RaiseValue(), AddVirtualWall()]) == choice


def test_a_warrior_cancels_what_would_win() -> None:
    cards = (1, ActionCard.FLOOD), (1, ActionCard.MASTER_BUILDER), (0, ActionCard.MANDARIN)
    view = decide("r r r g", (0, ActionCard.WARRIOR), *cards)
    commands = [CancelCard(owner, card) for owner, card in cards]
    assert best(view, commands) == CancelCard(1, ActionCard.MASTER_BUILDER)


def test_a_mandarin_brings_the_wall_that_wins() -> None:
    view = decide("r g r g  r g n n", (0, ActionCard.MANDARIN), scored=frozenset({1}))
    assert best(view, [DeclineSwap(), SwapWalls(0, 4), SwapWalls(1, 4)]) == SwapWalls(1, 4)


def test_a_mandarin_that_would_only_harm_declines() -> None:
    view = decide("r r r g  g n n n", (0, ActionCard.MANDARIN), scored=frozenset({1}))
    assert best(view, [SwapWalls(0, 4), SwapWalls(1, 4), DeclineSwap()]) == DeclineSwap()


def test_the_other_seat_decides_for_itself() -> None:
    """The same choice, seen by the seat that loses here."""
    state = position("r r r g", due=(0,), scoring=scoring(0, (1, ActionCard.FLOOD)))
    assert best(seen(state, 1), [RaiseValue(), LowerValue()]) == LowerValue()


@pytest.mark.parametrize(
    ("event", "commands"),
    [
        (EventCard.DOMINANCE, [PlaceSingle(9), PlaceSingle(11)]),
        (EventCard.DIPLOMACY, [PlaceSingle(20), PlaceSingle(7)]),
    ],
)
def test_event_cards_are_played_for(event: EventCard, commands: list[Command]) -> None:
    wall = ". . . . . r r r r . . . ."
    plain = position(wall, turn=SECOND_PART)
    with_event = replace(plain, setup=replace(plain.setup, events=(event,)))
    without, played_for = appraise(seen(plain), commands), appraise(seen(with_event), commands)
    assert played_for[0] - played_for[1] > without[0] - without[1]


@pytest.mark.parametrize(
    ("wall", "end"), [("r r", End.WEST), ("g g", End.EAST), (". r r", End.WEST), ("n n", End.WEST)]
)
def test_with_dominance_a_board_is_added_where_the_own_run_can_grow(wall: str, end: End) -> None:
    plain = position(wall)
    view = seen(replace(plain, setup=replace(plain.setup, events=(EventCard.DOMINANCE,))))
    commands = [ExtendMap("3", Side.A, end) for end in End]
    assert best(view, commands) == ExtendMap("3", Side.A, end)
    assert appraise(seen(plain), commands) == [0, 0]


def test_a_command_without_an_effect_is_worth_nothing() -> None:
    commands: list[Command] = [EndTurn(), Pass(), ExtendMap("3", Side.A, End.WEST)]
    assert appraise(seen(position("")), commands) == [0, 0, 0]


def test_a_finished_game_has_nothing_to_judge() -> None:
    assert appraise(seen(position("", over=True)), [EndTurn()]) == [0]


def test_known_cards_count_for_what_they_are() -> None:
    """With the own Master Builder one wall is enough to lead; alone it changes little."""
    cards = (placed(0, ActionCard.MASTER_BUILDER, 0),)
    with_card = position("g g . .", turn=SECOND_PART, cards=cards)
    alone = position("g g . .", turn=SECOND_PART)
    assert appraise(seen(with_card), [PlaceSingle(2)]) > appraise(seen(alone), [PlaceSingle(2)])


def test_a_secret_that_the_seat_does_not_know_changes_nothing() -> None:
    """Positions that differ in a rival's card and in unseen threats are judged alike."""
    command: list[Command] = [PlaceSingle(3), PlaceSingle(10), PlayCard(ActionCard.FLOOD, 0)]
    worths = set()
    for card in (ActionCard.WARRIOR, ActionCard.MASTER_BUILDER):
        for threats in ((2, 3, 4) * 5, (4, 3, 2) * 5):
            state = position("g g r .", turn=SECOND_PART, cards=(placed(1, card, 0),))
            state = replace(state, setup=setup(3, threats=threats))
            worths.add(tuple(appraise(seen(state), command)))
    assert len(worths) == 1


def test_a_warrior_is_for_others_cards() -> None:
    """It takes a rival's away, does nothing alone, and takes one of its owner's where it must."""
    command = [PlayCard(ActionCard.WARRIOR, 0)]
    own, other = placed(0, ActionCard.MASTER_BUILDER, 0), placed(1, ActionCard.MASTER_BUILDER, 0)
    helped, idle, hurt = (
        appraise(seen(position("r g . .", turn=SECOND_PART, cards=cards)), command)[0]
        for cards in ((other,), (), (own,))
    )
    assert helped > idle > hurt


def test_neutrals_that_do_not_compete_are_beaten_by_anybody() -> None:
    wall = "n n r ."
    competing = position(wall, 2, turn=SECOND_PART)
    options = replace(competing.setup.options, neutrals_compete=False)
    beaten = replace(competing, setup=replace(competing.setup, options=options))
    last = [PlaceSingle(3)]
    assert appraise(seen(beaten), last) < appraise(seen(competing), last)


def test_observers_are_worth_nothing_by_themselves() -> None:
    plain = position("r g . .", turn=SECOND_PART)
    observed = replace(plain, setup=replace(plain.setup, events=(EventCard.OBSERVERS,)))
    commands: list[Command] = [PlaceSingle(2), PlaceSingle(9), PlayCard(ActionCard.FLOOD, 0)]
    assert appraise(seen(observed), commands) == appraise(seen(plain), commands)
