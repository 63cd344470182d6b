"""The forecast counts as the rules will, over nothing but a View."""

from dataclasses import replace

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import (
    AddVirtualWall,
    BreakWall,
    CancelCard,
    Decision,
    DeclineSwap,
    LowerValue,
    RaiseValue,
    RemoveThreat,
    SwapWalls,
)
from changcheng_qt.titles.changcheng.rules.forecast import (
    ProvinceForecast,
    as_overheard,
    built_on,
    decided,
    holders_of,
    left_by,
    owners_of,
    province_forecast,
    region_forecast,
    to_come,
)
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.majority import leaders, tally
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, Block, BlockKind
from changcheng_qt.titles.changcheng.rules.state import State, first_state
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard, Scoring
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from tests.titles.changcheng.rules.scene import setup

X = Block(BlockKind.SINGLE, 0)
Y = Block(BlockKind.SINGLE, 1)
TOWER = Block(BlockKind.TOWER, 1)
BROKEN = Block(BlockKind.BROKEN, 1)
NEUTRAL_SINGLE = Block(BlockKind.SINGLE, NEUTRAL)


def position(*blocks: Block | None, seats: int = 2, **changes: object) -> State:
    """Return a position with blocks from square 0 on, on boards 1A and 2A."""
    state = first_state(setup(seats))
    rest = state.blocks[len(blocks) :]
    return replace(state, blocks=(*blocks, *rest), **changes)  # type: ignore[arg-type]


def seen(state: State) -> View:
    """Return a position as the public sees it."""
    return view_of(state, Knowledge(), PUBLIC)


def test_a_removed_threat_costs_nobody() -> None:
    standing = region_forecast(seen(position(X, X)), 0)
    removed = region_forecast(seen(position(X, X, removed=frozenset({0}))), 0)
    assert standing.losers == (0,)
    assert (removed.leaders, removed.losers) == ((0,), ())


def test_a_tower_shelters_and_neutrals_lose_nothing() -> None:
    sight = region_forecast(seen(position(X, TOWER, NEUTRAL_SINGLE)), 0)
    assert sight.leaders == (0, 1, NEUTRAL)
    assert sight.sheltered == (1,)
    assert sight.losers == (0,)


def test_virtual_walls_of_two_cards_add_up() -> None:
    waiting = (RevealedCard(0, ActionCard.MANDARIN, 0),)
    scoring = Scoring(0, pending=waiting, virtual=((1, 1), (0, 1), (1, 2)))
    sight = province_forecast(seen(position(X, X, X, BROKEN, scoring=scoring)), 0)
    assert [presence.virtual for presence in sight.presences] == [1, 3, 0]
    assert [presence.strength for presence in sight.presences] == [4, 3, 0]
    assert [presence.broken for presence in sight.presences] == [0, 1, 0]
    assert sight.leaders == (0,)
    assert province_forecast(seen(position(X, scoring=scoring)), 1).presences[1].virtual == 0


def test_the_leaders_are_those_of_the_rules() -> None:
    for blocks in ((X, Y), (X, NEUTRAL_SINGLE), (NEUTRAL_SINGLE,), (None,), (X, X, Y)):
        view = seen(position(*blocks))
        rows = tally(blocks, 2)
        on_top = province_forecast(view, 0).leaders
        assert on_top == holders_of(view, rows)
        seats = tuple(owner for owner in on_top if owner != NEUTRAL)
        assert seats == leaders(rows, neutrals_compete=True)


def test_a_province_grows_to_its_worth_when_complete() -> None:
    sight = province_forecast(seen(position(X, None, Y)), 0)
    assert (sight.now.walls, sight.complete.walls) == (2, 4)
    assert sight.complete.value == sight.now.value + 2


def test_a_threat_is_shown_only_to_those_who_know_it() -> None:
    state = position(X)
    knowing = Knowledge(threats=frozenset({(1, 0, state.setup.threats[0])}))
    assert region_forecast(view_of(state, knowing, 1), 0).threat == state.setup.threats[0]
    assert region_forecast(view_of(state, knowing, 0), 0).threat is None
    assert region_forecast(view_of(state, knowing, EVERYONE), 0).threat is not None


def test_owners_are_in_order_of_play() -> None:
    view = seen(first_state(setup(3, first=2)))
    assert owners_of(view) == (2, 0, 1)
    assert owners_of(seen(first_state(setup(2)))) == (0, 1, NEUTRAL)


def test_an_imagined_block_is_counted_and_changes_nothing_else() -> None:
    view = seen(position(X, Y, Y))
    built = built_on(view, (3,), TOWER)
    assert province_forecast(built, 0).leaders == (1,)
    assert province_forecast(built, 0).now.walls == province_forecast(view, 0).now.walls + 1
    assert region_forecast(built, 0).sheltered == (1,)
    assert replace(built, blocks=view.blocks) == view


def test_an_imagined_decision_is_counted_as_by_the_rules() -> None:
    flood = RevealedCard(1, ActionCard.FLOOD, 0)
    view = seen(position(X, X, Y, Y, scoring=Scoring(0, (flood,))))
    now = province_forecast(view, 0)
    assert now.leaders == (0, 1)

    def then(decision: Decision) -> ProvinceForecast:
        return province_forecast(decided(view, decision), 0)

    assert then(BreakWall(0)).leaders == (1,)
    assert then(BreakWall(0)).now.value == now.now.value - 1
    assert then(RaiseValue()).now.value == now.now.value + 2
    assert then(LowerValue()).now.value == now.now.value - 2
    assert then(AddVirtualWall()).leaders == (1,)
    assert then(AddVirtualWall()).now == now.now
    assert then(DeclineSwap()) == now
    assert region_forecast(decided(view, RemoveThreat(0)), 0).losers == ()


def test_walls_are_swapped_in_thought_between_two_provinces() -> None:
    mandarin = RevealedCard(1, ActionCard.MANDARIN, 0)
    state = position(X, X, X, Y, Y, scoring=Scoring(0, (mandarin,)))
    swapped = decided(seen(state), SwapWalls(0, 4))
    assert province_forecast(swapped, 0).leaders == (0, 1)
    assert province_forecast(swapped, 1).leaders == (0,)


def test_cards_to_come_lack_the_one_that_decides_and_the_one_that_it_cancels() -> None:
    waiting = tuple(
        RevealedCard(seat, card, number)
        for number, (seat, card) in enumerate(
            [(0, ActionCard.WARRIOR), (1, ActionCard.FLOOD), (1, ActionCard.MANDARIN)]
        )
    )
    view = seen(position(X, Y, scoring=Scoring(0, waiting)))
    assert to_come(view, 0) == 3
    assert to_come(view, 1) == 0
    assert to_come(left_by(view, DeclineSwap()), 0) == 2
    left = left_by(view, CancelCard(1, ActionCard.MANDARIN))
    assert left.scoring is not None
    assert left.scoring.pending == (waiting[1],)


def test_the_public_forecast_has_no_peeked_threat() -> None:
    state = position(X)
    value = state.setup.threats[0]
    own = view_of(state, Knowledge(threats=frozenset({(0, 0, value)})), 0)
    assert region_forecast(own, 0).threat == value
    assert region_forecast(as_overheard(own), 0).threat is None
    open_now = view_of(replace(state, turned_up=frozenset({0})), Knowledge(), 0)
    assert region_forecast(as_overheard(open_now), 0).threat == value
