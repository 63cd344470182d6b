"""Riders on their way: the examples of the source and our own (RIDERS section 17)."""

from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.events import Ending
from changcheng_qt.titles.riders.rules.goods_events import GoodsProduced
from changcheng_qt.titles.riders.rules.pieces import Edict, Numeral
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Conquest, Options
from changcheng_qt.titles.riders.rules.state import State
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    D,
    after,
    before_roll,
    can,
    cards,
    did,
    entered,
    fixture,
    hand,
    kinds,
    level,
    numerals,
    refused,
    with_cards,
    with_edicts,
    with_level,
    with_riders,
)


def e3() -> State:
    """B at level 2, two riders before it, one at II; D's fort is at mountains 4."""
    state = with_riders(with_level(fixture(), 4, 2), before_4="II II", at_II="II")
    return before_roll(state)


def test_e2_riders_move_right_or_left_before_anybody_takes_goods() -> None:
    state = before_roll(with_riders(with_level(with_level(fixture(), 5, 3), 6, 3), at_I="I I"))
    right, happened = did(state, "roll 4 4")
    assert right.waiting == ((), (), (), numerals("I"))
    assert kinds(happened) == ["DiceRolled", "RiderAssaulted", "GoodsProduced"]
    left = after(state, "roll 5 6")
    assert left.waiting == ((), (), numerals("I"), ())


def test_e3_three_riders_break_through_two_towers() -> None:
    state, happened = did(e3(), "roll 1 3")
    assert kinds(happened) == ["DiceRolled", "RiderAssaulted", "SectionBreached", "GoodsProduced"]
    land = state.setup.board.land_of
    hexes = (land["4.mountains5"], land["4.hills4"], land["4.fields10"])
    assert happened[2] == events.SectionBreached(1, B, numerals("II II II"), 2, 1, hexes, 1, 1)
    assert entered(state, 4) == [1, 1, 1]
    assert level(state, 4) == 1
    assert state.waiting[1] == ()
    assert points(state)[B] == 0
    produced = happened[3]
    assert isinstance(produced, GoodsProduced)
    assert produced.goods[D] == cards("ore")
    assert produced.blocked == (land["4.hills4"],)
    assert sum(map(sum, produced.goods)) == 1


def test_e4_another_breach_doubles() -> None:
    state = after(e3(), "roll 1 3", "end")
    state = after(with_riders(state, at_II="II II"), "roll 1 3", "end")
    assert state.waiting[1] == numerals("II")
    state = after(state, "roll 1 3")
    assert entered(state, 4) == [2, 2, 1]
    assert level(state, 4) == 0
    assert state.penalties == (0, 2, 0, 0)


def test_e5_and_e6_gaps_close_first() -> None:
    gap = with_riders(fixture(), on_4_mountains5="II", on_4_fields10="II", before_4="II")
    gap = before_roll(with_riders(with_level(gap, 4, 1), at_II="II"))
    assert entered(after(gap, "roll 1 3"), 4) == [2, 1, 1]
    thin = with_riders(with_level(fixture(), 4, 1), on_4_mountains5="II", before_4="II", at_II="II")
    assert entered(after(before_roll(thin), "roll 1 3"), 4) == [1, 1, 1]


def test_e7_the_sea_hex_of_the_easternmost_way_is_never_entered() -> None:
    state = with_riders(with_level(fixture(), 6, 2), before_6="I I", at_I="I")
    state = after(before_roll(state), "roll 4 4")
    on = [word for word, land in state.setup.board.land_of.items() if state.entered[land]]
    assert sorted(on) == ["6.forest6", "6.hills5", "6.mountains3"]


def test_e8_a_section_of_level_five_holds_for_ever() -> None:
    state = with_riders(with_level(fixture(), 5, 5), before_5="I I I I I", at_II="II", at_I="I")
    state = before_roll(state)
    for dice in ("roll 4 6", "roll 5 6"):
        stayed, happened = did(state, dice)
        assert kinds(happened) == ["DiceRolled", "AssaultFull", "GoodsProduced"]
        assert stayed.gathered == state.gathered
    state = with_riders(with_level(fixture(), 5, 4), before_5="I I I I", at_II="II")
    state = after(before_roll(state), "roll 4 6")
    assert entered(state, 5) == [2, 2, 1]
    assert level(state, 5) == 3


def test_e9_the_breach_after_one_for_each_seat_ends_the_game() -> None:
    for seats in (3, 4, 5, 6):
        state = fixture(seats)
        assert state.setup.breaches_end == seats + 1
        assert sum(state.bag) == (21 if seats < 5 else 35)
    state = with_riders(fixture(3, Options(conquest=Conquest.BEST_LOSER)), at_III="III")
    state = before_roll(with_penalties(state, (1, 1, 1)))
    ended, happened = did(state, "roll 3 3")
    assert kinds(happened) == ["DiceRolled", "RiderAssaulted", "SectionBreached", "GameEnded"]
    assert ended.ending is Ending.CONQUEST
    assert ended.winners == ended.best == (1, 2)
    all_lose = after(
        before_roll(with_penalties(with_riders(fixture(3), at_III="III"), (1, 2, 0))), "roll 3 3"
    )
    assert all_lose.winners == ()
    assert all_lose.best == (2,)
    assert not can(all_lose)


def with_penalties(state: State, penalties: tuple[int, ...]) -> State:
    """The position with those penalties."""
    return replace(state, penalties=penalties)


def test_e10_a_soldier_shifts_two_riders() -> None:
    state = with_riders(with_edicts(fixture(), A, Edict.SOLDIER), at_III="III III")
    state, happened = did(state, "soldier", "shift III I", "shift III I")
    assert state.gathered == (numerals("III III"), (), ())
    assert kinds(happened) == ["EdictPlayed", "RiderShifted", "RiderShifted"]
    assert "end" in can(state)


def test_1_no_tower_is_a_breach_at_once() -> None:
    state = after(before_roll(with_riders(fixture(), at_III="III")), "roll 3 3")
    assert entered(state, 3) == [1, 0, 0]
    assert points(state)[A] == 0
    assert hand(state, C) == cards("ore")
    assert hand(state, D) == cards("wood")


def test_2_and_3_nobody_moves_without_a_rider_or_room() -> None:
    state = before_roll(fixture())
    for dice in ("roll 4 4", "roll 4 5"):
        assert kinds(did(state, dice)[1]) == ["DiceRolled", "GoodsProduced"]
    full = with_riders(with_level(fixture(), 6, 5), before_6="I I I I I", at_I="I")
    full = before_roll(with_level(full, 5, 1))
    assert after(full, "roll 4 4").gathered[0] == numerals("I")
    assert after(full, "roll 5 6").waiting[2] == numerals("I")


def test_4_the_longest_waiting_goes_first_and_keeps_its_numeral() -> None:
    state = with_riders(with_edicts(fixture(), A, Edict.SOLDIER), at_II="II II", at_I="I")
    state = after(with_level(state, 6, 5), "soldier", "shift II I", "finish")
    assert state.gathered == (numerals("I II"), numerals("II"), ())
    assert after(before_roll(state), "roll 4 4").waiting[3] == numerals("I")
    chased = with_riders(with_edicts(fixture(), A, Edict.SOLDIER), on_4_hills4="II I")
    chased = after(chased, "soldier", "chase 4.hills4")
    assert chased.bag[1] == 7
    assert chased.entered[chased.setup.board.land_of["4.hills4"]] == numerals("I")


def test_28_doubles_become_triples_from_the_wall_down() -> None:
    state = with_riders(
        with_level(fixture(), 4, 2),
        on_4_mountains5="I I",
        on_4_hills4="I I",
        on_4_fields10="I",
        before_4="II II",
        at_II="II",
    )
    assert entered(after(before_roll(state), "roll 2 2"), 4) == [3, 3, 2]


def test_12_deeds_in_any_order_but_the_pirate_once() -> None:
    state = with_riders(with_edicts(fixture(), A, Edict.SOLDIER), at_I="I", on_4_hills4="I")
    state = after(state, "soldier")
    assert "finish" in can(state)
    sailed = after(state, "pirate 6.mountains3.S")
    assert refused(sailed, "pirate 6.mountains4.NE") is Refusal.PIRATE_MOVED
    assert sailed.turn.deeds == 1
    assert "end" in can(after(sailed, "shift I II"))
    assert "end" in can(after(state, "chase 4.hills4", "pirate 6.mountains3.S"))
    alone = after(with_edicts(fixture(), A, Edict.SOLDIER), "soldier", "pirate 6.mountains3.S")
    assert "end" in can(alone)
    assert alone.turn.deeds == 0


def test_a_soldier_finds_riders_where_they_are() -> None:
    state = with_riders(with_edicts(fixture(), A, Edict.SOLDIER), at_I="I", on_4_hills4="I")
    state = after(state, "soldier")
    assert refused(state, "shift I I") is Refusal.SAME_GROUND
    assert refused(state, "shift II I") is Refusal.NO_RIDER_THERE
    assert refused(state, "chase 4.fields10") is Refusal.NO_RIDER_THERE


def test_the_rider_drawn_gathers_on_its_ground() -> None:
    state = with_cards(fixture(), A, "grain*2 ore*3")
    fort = state.setup.board.corner_words[state.setup.board.sectors[0].fort]
    state = after(state, f"city {fort}")
    assert can(state) == ["draw"]
    assert refused(state, "end") is Refusal.RIDER_DUE
    state, happened = did(state, "draw II")
    assert happened == [events.RiderDrawn(A, Numeral.II, told=(0, 1, 2, 3))]
    assert state.gathered[1] == numerals("II")
    assert state.bag[1] == 6
