"""The effects of faults in the rules that no other quick test noticed."""

from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.legality import can_anybody_place
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.roads import best_lines, longest_lines
from changcheng_qt.titles.china.rules.scoring import road_lines
from changcheng_qt.titles.china.rules.setup import Options, Roads, Side
from changcheng_qt.titles.china.rules.state import State
from tests.titles.china.rules.play import BOARDS, random_setup
from tests.titles.china.rules.scene import X, Y, Z, ended, lay

NEAR = 28
"""The number of spaces, near each other, on which all houses of a seat are placed."""
FORTS = Options(fortifications=True)


def nearly_full(*free: str, forts: dict[int, int], fortified: str = "") -> State:
    """A map with houses everywhere but in some towns, and nothing left but fortifications."""
    scene = lay(fortified=fortified, options=FORTS)
    open_towns = {scene.board.space_numbers[name] for name in free}
    houses = tuple(None if n in open_towns else X for n in range(len(scene.board.spaces)))
    supplies = tuple(Supply(0, 0, forts.get(seat, 0)) for seat in range(4))
    return replace(scene.state, houses=houses, supplies=supplies)


def test_one_free_town_is_enough_for_a_fortification() -> None:
    assert can_anybody_place(nearly_full("ji", "wan", forts={Y: 1}, fortified="wan"))
    assert not can_anybody_place(nearly_full("wan", forts={Y: 1}, fortified="wan"))
    assert not can_anybody_place(nearly_full("ji", "wan", forts={}, fortified="wan"))


def test_a_placed_piece_is_gone_from_the_supply() -> None:
    scene = lay("red red green", houses={"wei": {Y: 2}})
    before = scene.state.supplies[X]
    scene.do("emissary wei card")
    assert scene.state.supplies[X] == replace(before, emissaries=before.emissaries - 1)
    scene.do("house luoyang card")
    assert scene.state.supplies[X] == replace(
        before, houses=before.houses - 1, emissaries=before.emissaries - 1
    )


@pytest.mark.no_cover
def test_the_option_chooses_which_lines_score() -> None:
    board, rng, differing = BOARDS[Side.B], Random(3), 0
    for _ in range(60):
        built = rng.sample(range(NEAR), Supply().houses)
        owners = tuple(X if space in built else None for space in range(len(board.spaces)))
        bits = sum(1 << space for space, owner in enumerate(owners) if owner == X)
        lines, _ = road_lines(board, Options(roads=Roads.LINES), owners, frozenset(), X)
        single, _ = road_lines(board, Options(roads=Roads.ONE), owners, frozenset(), X)
        assert lines == best_lines(board.beside, bits, 0)
        assert single == longest_lines(board.beside, bits, 0)
        differing += lines != single
    assert differing > 10, "the control"


def test_roads_score_for_their_seat_alone() -> None:
    row = dict.fromkeys(["xiangping", "yangle", "wuzhong", "ji"], X)
    with_row, without = ended(lay(houses={**row, "wan": Z})), ended(lay(houses={"wan": Z}))
    others = [seat for seat in range(4) if seat != X]
    assert [with_row.state.scores[seat] for seat in others] == [
        without.state.scores[seat] for seat in others
    ]


def test_turns_are_numbered_from_one() -> None:
    state = CHINA.new(random_setup(Random(1)))
    assert state.turn.number == 1
    for number in range(2, 6):
        while state.turn.number == number - 1:
            state = CHINA.apply(state, CHINA.legal(state)[-1]).after
        assert state.turn.number == number
