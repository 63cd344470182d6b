"""Chance: the outcome that completes a command, and its number (RIDERS sections 12.2 and 17)."""

import pytest

from changcheng_qt.engine.luck import NoLuck, NothingToDraw, WrittenLuck
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.chance import completed, given
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import Edict, Good, Numeral
from changcheng_qt.titles.riders.rules.setup import Setup
from changcheng_qt.titles.riders.rules.state import State
from tests.titles.riders.rules.scene import (
    ENOUGH,
    A,
    B,
    D,
    after,
    before_roll,
    fixture,
    with_cards,
    with_edicts,
)

NEW = Knowledge()


def due(**bag: int) -> State:
    """A rider is due, and n riders of each numeral are in the bag."""
    state = after(with_cards(fixture(), A, ENOUGH), "city 3.mountains10.NE")
    return replace(state, bag=tuple(bag.get(one.word, 0) for one in Numeral))


def drawn(state: State, knowledge: Knowledge, outcomes: dict[str, list[int]]) -> Numeral | None:
    """The numeral that is drawn with written luck."""
    command = completed(state, knowledge, commands.DrawRider(), WrittenLuck(outcomes))
    assert isinstance(command, commands.DrawRider)
    return command.numeral


def test_dice_are_numbered_by_the_rolls_of_the_line_of_play() -> None:
    state = before_roll(fixture())
    luck = WrittenLuck({"roll": [7, 35]})
    assert completed(state, NEW, commands.RollDice(), luck) == commands.RollDice((2, 2))
    later = replace(state, rolls=1)
    assert completed(later, NEW, commands.RollDice(), luck) == commands.RollDice((6, 6))


def test_riders_are_drawn_from_those_in_the_bag() -> None:
    assert drawn(due(I=7, II=7, III=7), NEW, {"rider": [13]}) is Numeral.II
    assert drawn(due(I=7, II=6, III=7), NEW, {"rider": [13], "rider 1": [14]}) is Numeral.III


def test_37_a_recorded_rider_comes_again_if_the_bag_has_it() -> None:
    recorded = Knowledge(draws=(Numeral.II,))
    assert drawn(due(I=7, II=1), recorded, {}) is Numeral.II
    assert drawn(due(I=7), recorded, {"rider": [7], "rider 1": [0]}) is Numeral.I
    later = replace(due(I=7, II=1), draws=1)
    assert drawn(later, recorded, {"rider": [20, 0]}) is Numeral.I


def test_robberies_are_numbered_over_the_whole_log() -> None:
    state = with_cards(fixture(), B, "wood ore*2")
    state = after(before_roll(state), "roll 1 6", "pirate 3.fields5.S")
    luck = WrittenLuck({"robbery": [2, 0]})
    assert completed(state, NEW, commands.Rob(B), luck) == commands.Rob(B, Good.ORE)
    again = Knowledge(robberies=1)
    assert completed(state, again, commands.Rob(B), luck) == commands.Rob(B, Good.WOOD)


def test_outcomes_known_to_the_state_are_not_drawn() -> None:
    state = with_cards(with_edicts(fixture(), A, Edict.LEVY), A, "wool grain ore")
    state = with_cards(state, D, "ore*2")
    bought = completed(state, NEW, commands.BuyEdict(), NoLuck())
    assert bought == commands.BuyEdict(Edict.SOLDIER)
    levied = completed(state, NEW, commands.PlayLevy(Good.ORE), NoLuck())
    assert levied == commands.PlayLevy(Good.ORE, (0, 0, 2))


def test_other_commands_are_returned_as_they_are() -> None:
    state = fixture()
    for command in (commands.EndTurn(), commands.RollDice(), commands.BuyEdict()):
        assert completed(state, NEW, command, NoLuck()) is command
    rolled = commands.RollDice((3, 4))
    assert completed(before_roll(state), NEW, rolled, NoLuck()) is rolled
    with pytest.raises(NothingToDraw):
        completed(before_roll(state), NEW, commands.RollDice(), NoLuck())


def test_a_levy_cannot_be_completed_where_hands_are_unknown() -> None:
    setup = fixture().setup
    closed = Setup(setup.colours, 0, setup.options, (None,) * len(setup.stack))
    state = with_edicts(fixture(), A, Edict.LEVY)
    state = replace(state, setup=closed, unknown=(None,) * 4)
    with pytest.raises(NothingToDraw):
        completed(state, NEW, commands.PlayLevy(Good.ORE), NoLuck())


@pytest.mark.parametrize(
    ("chosen", "result"),
    [
        (commands.RollDice(), commands.RollDice((3, 4))),
        (commands.DrawRider(), commands.DrawRider(Numeral.II)),
        (commands.Rob(B), commands.Rob(B, Good.ORE)),
        (commands.BuyEdict(), commands.BuyEdict(Edict.LEVY)),
        (commands.PlayLevy(Good.ORE), commands.PlayLevy(Good.ORE, (0, 0, 2))),
        (commands.SpareAll(), commands.SpareAll()),
        (commands.BuildCity(3), commands.BuildCity(3)),
    ],
)
def test_a_seat_gives_a_command_without_what_chance_adds(chosen: Command, result: Command) -> None:
    assert given(result) == given(chosen) == chosen
