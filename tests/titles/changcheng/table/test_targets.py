"""From legal commands and the held thing to places on the board."""

from dataclasses import replace

import pytest

from changcheng_qt.titles.changcheng.rules.commands import (
    BreakWall,
    Command,
    ExtendMap,
    Peek,
    PlaceDouble,
    PlaceNeutral,
    PlaceSingle,
    PlaceTower,
    PlayCard,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.table.pointer.hand import (
    Held,
    HeldBlock,
    HeldBoard,
    HeldCard,
    HeldWall,
    Pile,
)
from changcheng_qt.titles.changcheng.table.pointer.prospect import Completes, TurnsUp, forewarnings
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    EndTarget,
    Offers,
    PairTarget,
    ProvinceTarget,
    RegionTarget,
    SquareTarget,
    command_at,
    pairs_with,
    starts,
    targets,
)
from tests.titles.changcheng.table.positions import (
    built,
    deciding,
    extended,
    half_built,
    seen,
    setup_for,
)

DOUBLE = HeldBlock(Pile.DOUBLE)


def legal(state: State) -> tuple[Command, ...]:
    return tuple(CHANG_CHENG.legal(state))


@pytest.mark.parametrize(
    ("pile", "kind"),
    [(Pile.SINGLE, PlaceSingle), (Pile.TOWER, PlaceTower)],
)
def test_a_held_block_means_every_square_where_it_may_stand(
    pile: Pile, kind: type[PlaceSingle | PlaceTower]
) -> None:
    commands = legal(half_built())
    expected = {SquareTarget(c.square): c for c in commands if isinstance(c, kind)}
    assert expected
    assert targets(commands, HeldBlock(pile)) == expected


def test_a_neutral_means_its_own_commands() -> None:
    assert targets((PlaceNeutral(4), PlaceSingle(5)), HeldBlock(Pile.NEUTRAL)) == {
        SquareTarget(4): PlaceNeutral(4)
    }


def test_a_double_means_pairs_and_then_only_those_with_its_first_square() -> None:
    commands = (PlaceDouble(9, 10), PlaceDouble(10, 11), PlaceDouble(12, 13))
    assert set(targets(commands, DOUBLE)) == {
        PairTarget(9, 10),
        PairTarget(10, 11),
        PairTarget(12, 13),
    }
    assert set(starts(commands, DOUBLE)) == {SquareTarget(s) for s in (9, 10, 11, 12, 13)}
    half = starts(commands, DOUBLE)[SquareTarget(10)]
    assert half == HeldBlock(Pile.DOUBLE, first=10)
    assert set(targets(commands, half)) == {PairTarget(9, 10), PairTarget(10, 11)}
    assert starts(commands, half) == {}


def test_a_card_means_provinces_and_only_that_card() -> None:
    commands = legal(half_built(cards=()))
    found = targets(commands, HeldCard(ActionCard.FLOOD))
    assert set(found) == {ProvinceTarget(p) for p in (1, 2, 3, 4, 5)}
    assert found[ProvinceTarget(2)] == PlayCard(ActionCard.FLOOD, 2)


def test_a_traitor_means_walls_and_regions_with_nothing_held() -> None:
    commands = legal(deciding(ActionCard.TRAITOR))
    found = targets(commands, None)
    walls = {target for target in found if isinstance(target, SquareTarget)}
    regions = {target for target in found if isinstance(target, RegionTarget)}
    assert walls == {SquareTarget(c.square) for c in commands if isinstance(c, BreakWall)}
    assert regions == {RegionTarget(c.region) for c in commands if isinstance(c, RemoveThreat)}
    assert walls
    assert regions


def test_a_mandarin_begins_with_either_wall_and_names_the_province_first() -> None:
    commands = legal(deciding(ActionCard.MANDARIN))
    swaps = [command for command in commands if isinstance(command, SwapWalls)]
    swap = swaps[0]
    assert targets(commands, None) == {}
    begun = starts(commands, None)
    assert set(begun) == {SquareTarget(s) for c in swaps for s in (c.here, c.there)}
    for first, second in ((swap.here, swap.there), (swap.there, swap.here)):
        held = begun[SquareTarget(first)]
        assert held == HeldWall(first)
        assert targets(commands, held)[SquareTarget(second)] == swap
        assert command_at(commands, held, SquareTarget(second)) == swap


def test_a_swap_within_the_province_is_named_as_the_rules_name_it() -> None:
    commands = (SwapWalls(1, 2), SwapWalls(1, 3), SwapWalls(2, 3))
    for swap in commands:
        for first, second in ((swap.here, swap.there), (swap.there, swap.here)):
            assert targets(commands, HeldWall(first))[SquareTarget(second)] == swap
            assert command_at(commands, HeldWall(first), SquareTarget(second)) == swap


def test_a_board_means_the_ends_and_a_drawn_one_needs_no_holding() -> None:
    state = half_built(emperors=3, extension_due=True)
    commands = legal(state)
    assert targets(commands, None) == {}
    held = HeldBoard("3", Side.B)
    assert targets(commands, held) == {EndTarget(end): ExtendMap("3", Side.B, end) for end in End}
    drawn = tuple(c for c in commands if isinstance(c, ExtendMap) and c.board == "4")
    one_face = tuple(c for c in drawn if c.side is Side.A)
    assert set(targets(one_face, None)) == {EndTarget(End.WEST), EndTarget(End.EAST)}


@pytest.mark.parametrize(
    ("held", "target", "command"),
    [
        (HeldBlock(Pile.SINGLE), SquareTarget(0), PlaceSingle(0)),
        (HeldBlock(Pile.NEUTRAL), SquareTarget(0), PlaceNeutral(0)),
        (HeldBlock(Pile.TOWER), SquareTarget(0), PlaceTower(0)),
        (DOUBLE, PairTarget(0, 1), PlaceDouble(0, 1)),
        (HeldCard(ActionCard.TRAITOR), ProvinceTarget(0), PlayCard(ActionCard.TRAITOR, 0)),
        (DOUBLE, SquareTarget(0), None),
        (HeldBlock(Pile.SINGLE), ProvinceTarget(0), None),
        (None, SquareTarget(0), None),
        (None, RegionTarget(0), None),
    ],
)
def test_the_meaning_of_an_illegal_place_can_be_asked(
    held: Held | None, target: SquareTarget, command: Command | None
) -> None:
    assert command_at((), held, target) == command


def test_offers_know_what_a_click_does_and_what_keys_walk_through() -> None:
    offers = Offers.of((PlaceDouble(9, 10), PlaceDouble(10, 11), Peek(2)), DOUBLE)
    assert offers.allows(PairTarget(9, 10))
    assert offers.allows(SquareTarget(10))
    assert not offers.allows(SquareTarget(8))
    assert not offers.allows(None)
    assert set(offers.walk) == {PairTarget(9, 10), PairTarget(10, 11)}
    assert Offers.of((Peek(2),), None).walk == (RegionTarget(2),)
    assert Offers.of((PlaceSingle(1),), HeldBlock(Pile.SINGLE)).is_anywhere
    assert not Offers.of((PlaceSingle(1),), HeldBlock(Pile.TOWER)).is_anywhere


def test_pairs_follow_the_wall_across_a_seam_and_after_a_board_in_the_west() -> None:
    state = built(setup_for(), "")
    assert pairs_with(state.wall, 12) == [PairTarget(11, 12), PairTarget(12, 13)]
    assert pairs_with(state.wall, 0) == [PairTarget(0, 1)]
    wall = extended(state, end=End.WEST).wall
    assert pairs_with(wall, 0) == [PairTarget(38, 0), PairTarget(0, 1)]


def test_a_placement_says_beforehand_what_it_completes_and_turns_up() -> None:
    setup = setup_for(events=(EventCard.OBSERVERS,))
    state = built(setup, "S0S1S0.. S0S1S0..")
    view = seen(replace(state, turned_up=frozenset({1}), removed=frozenset({2})), 0)
    assert forewarnings(view, (3,)) == (Completes(0), TurnsUp(0))
    assert forewarnings(view, (7,)) == (Completes(1),), "its counter lies open already"
    assert forewarnings(view, (9,)) == (), "its counter was removed"
    assert forewarnings(view, (3, 7)) == (Completes(0), Completes(1), TurnsUp(0))
    without = seen(built(setup_for(), "S0S1S0.."), 0)
    assert forewarnings(without, (3,)) == (Completes(0),)
    assert forewarnings(without, (4,)) == ()
