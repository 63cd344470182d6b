"""The fixed numbers: command sequences, founding, production, rates, terms and breaches."""

from typing import Any, Final

import pytest

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import notation, offers, setup
from changcheng_qt.titles.riders.rules.commands import (
    BuyEdict,
    Command,
    DrawRider,
    FoundFort,
    PlayLevy,
    Rob,
    RollDice,
)
from changcheng_qt.titles.riders.rules.edicts import levied
from changcheng_qt.titles.riders.rules.legality import legal
from changcheng_qt.titles.riders.rules.pieces import GOOD_BY_WORD, Numeral, SeatColour, goods
from changcheng_qt.titles.riders.rules.production import due
from changcheng_qt.titles.riders.rules.riders import hexes_entered
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.steps import apply
from changcheng_qt.titles.riders.rules.trade import rates
from tests.effort import effort
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.fixed import position

ROLLS: Final = [tuple(dice) for dice in CASES["dice"]]


def fixed(state: State, command: Command, rolls: int) -> Command:
    """A command with its result: the rolls of the file, the lowest numeral, the first good."""
    match command:
        case RollDice():
            return RollDice(ROLLS[rolls])
        case DrawRider():
            return DrawRider(next(one for one in Numeral if state.bag[one - 1]))
        case Rob(seat):
            hand = state.hands[seat]
            return Rob(seat, next(good for good in GOOD_BY_WORD.values() if hand[good]))
        case BuyEdict():
            return BuyEdict(state.setup.stack[state.taken])
        case PlayLevy(good):
            return PlayLevy(good, levied(state, good))
        case _:
            return command


def sequences(state: State, length: int, rolls: int = 0) -> int:
    """The number of command sequences of a length."""
    commands = legal(state)
    if length == 1:
        return len(commands)
    count = 0
    for command in commands:
        after = apply(state, fixed(state, command, rolls)).after
        count += sequences(after, length - 1, rolls + isinstance(command, RollDice))
    return count


@pytest.mark.no_cover
@pytest.mark.parametrize("case", CASES["sequences"], ids=lambda case: case["kind"])
def test_command_sequences_are_as_many_as_fixed(case: dict[str, Any]) -> None:
    state = position(case["game"], case["after"])
    length = len(case["counts"])
    by_first = {}
    for command in legal(state):
        after = apply(state, fixed(state, command, 0)).after
        rolls = int(isinstance(command, RollDice))
        counts = [sequences(after, rest, rolls) for rest in range(1, length)]
        by_first[notation.to_text(state, command)] = counts
    assert len(by_first) == case["counts"][0]
    for place, count in enumerate(case["counts"][1:]):
        assert sum(counts[place] for counts in by_first.values()) == count
    last = {text: counts[-1] for text, counts in by_first.items()}
    assert last == (case["by_first"] or last)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "case",
    CASES["founding"][:: effort(sample=3, nightly=1)],
    ids=lambda case: f"{case['seats']} {case['crown']}",
)
def test_the_founding_has_as_many_sequences_as_fixed(case: dict[str, Any]) -> None:
    state = first_state(setup_of_seats(case["seats"]))
    for sector, site in enumerate(state.setup.board.sectors):
        if site.number != case["crown"]:
            state = apply(state, FoundFort(sector)).after
    assert len(legal(state)) == case["corners"]
    assert [sequences(state, length) for length in (1, 2, 3)] == case["sequences"]


def setup_of_seats(seats: int) -> setup.Setup:
    """A setup with the default options."""
    colours = tuple(list(SeatColour)[:seats])
    return setup.Setup(colours, 0, setup.Options(), setup.edicts_in_play(seats))


@pytest.mark.parametrize("case", CASES["production"], ids=lambda case: str(case["game"]))
def test_numbers_give_the_goods_that_are_fixed(case: dict[str, Any]) -> None:
    state = position(case["game"], case["after"])
    given = (state.setup.board, state.buildings, state.entered, state.setup.seats)
    table = {str(number): due(*given, number) for number in range(2, 13) if number != 7}
    assert {key: list(map(list, by_seat)) for key, by_seat in table.items()} == case["table"]


@pytest.mark.parametrize("case", CASES["rates"], ids=lambda case: str(case["game"]))
def test_the_supply_trades_at_the_rates_that_are_fixed(case: dict[str, Any]) -> None:
    state = position(case["game"], case["after"])
    given = (state.setup.board, state.buildings, state.pirate)
    assert [list(rates(*given, seat)) for seat in range(state.setup.seats)] == case["rates"]


def test_a_hand_can_make_as_many_offers_as_fixed() -> None:
    state = position(5, 40)
    seat = state.turn.seat
    assert len(offers.TERMS) == CASES["terms"]["all"]
    for cards, count in CASES["terms"]["of_a_hand"].items():
        hand = goods(*(GOOD_BY_WORD[word] for word in cards.split("+")))
        hands = tuple(hand if one == seat else (1, 0, 0, 0, 0) for one in range(3))
        rich = replace(state, hands=hands, turn=replace(state.turn, offers=0))
        assert len(list(offers.offers(rich))) == count


def test_riders_enter_a_way_as_fixed() -> None:
    for before, after in CASES["breaches"].items():
        riders = tuple(map(int, before.split()))
        for count, expected in enumerate(after, 1):
            entered = hexes_entered((0, 1, 2), riders, count)
            now = [on + entered.count(place) for place, on in enumerate(riders)]
            assert " ".join(map(str, now)) == expected
