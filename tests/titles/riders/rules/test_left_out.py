"""Games from files that leave facts out: unknown cards and edicts (RIDERS section 12.4)."""

from changcheng_qt.engine.luck import NoLuck
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import commands, events, goods_events
from changcheng_qt.titles.riders.rules.chance import completed
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.legality import why_not
from changcheng_qt.titles.riders.rules.pieces import Edict, Good
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.state import State, first_state
from changcheng_qt.titles.riders.rules.steps import apply
from tests.titles.riders.rules.scene import (
    A,
    B,
    C,
    D,
    after,
    before_roll,
    cards,
    did,
    fixture,
    hand,
    refused,
    turned,
    with_cards,
)


def left_out() -> State:
    """The fixture in a file that leaves out the stack."""
    state = fixture()
    stack = (None,) * len(state.setup.stack)
    setup = replace(state.setup, stack=stack)
    return replace(state, setup=setup, unknown=first_state(setup).unknown)


def robbed() -> State:
    """A, without cards, robbed B, who had wood and ore, of one that the file leaves out."""
    state = with_cards(left_out(), B, "wood ore")
    state = after(before_roll(state), "roll 1 6", "pirate 3.fields5.S")
    assert completed(state, Knowledge(), commands.Rob(B), NoLuck()) == commands.Rob(B)
    state = apply(state, commands.Rob(B)).after
    assert state.unknown == (1, -1, None, None)
    assert [state.hand_count(seat) for seat in (A, B)] == [1, 1]
    return state


def test_an_unknown_card_can_be_anything() -> None:
    state = robbed()
    for text in ("offer ore wool", "offer clay wool"):
        assert refused(with_cards(state, C, "wool"), text) is None
    assert refused(state, "wall") is Refusal.LACKING
    state = after(with_cards(state, C, "wool"), "offer ore wool", "reject", "accept", "deal 2")
    assert hand(state, A) == cards("wool")
    assert hand(state, C) == cards("ore")
    assert state.unknown == (0, -1, None, None)
    assert state.hand_count(B) == 1


def test_a_known_card_is_paid_first() -> None:
    state = with_cards(robbed(), C, "wool")
    state = after(turned(state, seat=B), "offer wood wool", "accept", "reject", "deal 2")
    assert hand(state, B) == cards("ore wool")
    assert state.unknown[B] == -1


def test_a_hand_that_nobody_robbed_unseen_is_known() -> None:
    """As that of the seat for which a file is: it can do the same as at the table."""
    state = with_cards(robbed(), D, "wool*2")
    assert state.knows_hand(D)
    assert not state.knows_hand(A)
    assert refused(turned(state, seat=D), "wall") is Refusal.LACKING
    assert refused(turned(state, seat=D), "offer ore wood") is Refusal.LACKING
    state = replace(state, edicts=((0,), (), (), ()), taken=1)
    assert refused(state, "levy wool 0 0 1") is Refusal.IMPOSSIBLE
    assert refused(state, "levy wool 0 0 2") is None


def test_a_levy_shows_what_was_robbed() -> None:
    state = replace(robbed(), edicts=((0,), (), (), ()), taken=1)
    assert refused(state, "levy ore 2 0 0") is Refusal.IMPOSSIBLE
    assert why_not(state, commands.PlayLevy(Good.ORE, (0, 0))) is Refusal.IMPOSSIBLE
    kept = after(state, "levy ore 0 0 0")
    assert hand(kept, B) == cards("wood")
    assert kept.unknown == (1, 0, None, None)
    given = after(state, "levy ore 1 0 0")
    assert hand(given, B) == cards("wood")
    assert given.unknown == (1, -1, None, None)
    assert hand(given, A) == cards("ore")


def test_edicts_are_learnt_as_far_as_the_file_tells() -> None:
    state = with_cards(with_cards(left_out(), A, "wool*3 grain*3 ore*3"), D, "wool grain ore")
    bare, happened = did(state, "buy")
    assert happened == [events.EdictBought(A, 0, None, told=(A,))]
    assert bare.setup.stack[0] is None
    told, happened = did(state, "buy academy")
    assert happened == [events.EdictBought(A, 0, Edict.ACADEMY, told=(A,))]
    assert points(told)[A] == 2
    assert refused(told, "buy academy") is Refusal.IMPOSSIBLE
    assert refused(told, "buy market") is None


def test_an_unknown_edict_is_played_as_any_that_is_left() -> None:
    state = replace(left_out(), edicts=((0, 1), (), (), ()), fresh=(1, 0, 0, 0), taken=2)
    state = with_cards(state, B, "ore")
    played = after(state, "levy ore 1 0 0")
    assert played.edicts[A] == (1,)
    assert played.played[A] == (Edict.LEVY,)
    again = turned(replace(played, fresh=(0,) * 4), played=False)
    assert refused(again, "levy ore 0 0 0") is Refusal.EDICT_NOT_HELD
    assert refused(again, "soldier") is None


def test_a_robbed_good_is_hidden_from_all_but_two() -> None:
    state = with_cards(fixture(), B, "ore")
    state = after(before_roll(state), "roll 1 6", "pirate 3.fields5.S")
    event = did(state, "rob 1 ore")[1][0]
    assert isinstance(event, goods_events.GoodsRobbed)
    assert event.seen_by(C).good is None
    assert event.seen_by(B).good is Good.ORE
    assert RIDERS.outcome(state) is None
