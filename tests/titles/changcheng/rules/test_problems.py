"""The verdict of the solver on the rest of a turn: by hand, by another solver; its refusals."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.judgement.appraisal import appraise
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.problems.deeds import deed_of
from changcheng_qt.titles.changcheng.rules.problems.ending import ending
from changcheng_qt.titles.changcheng.rules.problems.proof import (
    Answer,
    Proof,
    best,
    bound,
    can_do,
    leading,
    prove,
    ranking,
)
from changcheng_qt.titles.changcheng.rules.problems.turns import (
    Chance,
    Choice,
    Leaf,
    Tree,
    Unprovable,
    grow,
)
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Options
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import Reservation
from changcheng_qt.titles.changcheng.rules.view import View
from tests.app.own_boards import BOX
from tests.bots.positions import placed, position, seen
from tests.effort import effort
from tests.titles.changcheng.rules.second_solver import World, worlds, worth

GAMES = effort(sample=6, nightly=400)
MOST_WORLDS = effort(sample=120, nightly=400)
MOST_LEAVES = effort(sample=150, nightly=1500)

RUINS = "x" * 23
LAST_SQUARE = 25
LAST_PROVINCE = 5
LAST_REGION = 5


def nearly_full(**more: Any) -> State:  # noqa: ANN401 - fields of State
    """One square of the last province is empty, which red and green share; all else is in ruins.
    Red has its tower, singles, and one card.
    """
    wall = f"{RUINS}rg."
    return position(wall, hands=((ActionCard.MASTER_BUILDER,), (), ()), **more)


def answer_to(state: State, *given: Command) -> Answer:
    """Return commands as an answer."""
    return frozenset(deed for one in given if (deed := deed_of(state, one, ())))


def proof_of(state: State, view: View, *given: Command) -> Proof:
    """Return the verdict of the solver on commands as the answer."""
    return prove(grow(view), [answer_to(state, *given)])


TOWER = commands.PlaceTower(LAST_SQUARE)
SINGLE = commands.PlaceSingle(LAST_SQUARE)
CARD = commands.PlayCard(ActionCard.MASTER_BUILDER, LAST_PROVINCE)


def test_a_position_worked_out_by_hand() -> None:
    """Either way red scores 3 walls and reputation 2. Without its tower it then has the majority in
    the last region, and loses 3 on average. Seven leaves: one with the tower; three counters as
    they may lie after card and single, and three again where red has looked before.
    """
    state = nearly_full()
    proof = proof_of(state, seen(state), TOWER)
    assert (proof.tree.leaves, proof.worth, proof.otherwise) == (7, 5.0, pytest.approx(2.0))
    assert proof.lead == pytest.approx(3.0)
    assert proof.fault == ""
    assert [one.worth for one in ranking(proof.tree)] == [5.0, pytest.approx(2.0)]
    assert leading(proof.tree) == (answer_to(state, TOWER),)
    assert (proof.figures.leaves, proof.figures.lead) == (7, 3.0)


def test_a_planted_wrong_answer_is_refused() -> None:
    state = nearly_full()
    proof = proof_of(state, seen(state), CARD, SINGLE)
    assert proof.fault == "what is to be accepted is not the best answer"
    assert [one.worth for one in proof.answers] == [pytest.approx(2.0)]
    assert proof_of(state, seen(state), commands.PlaceTower(0)).answers[0].worth == -inf


def test_counters_seen_by_the_seat_count_for_certain() -> None:
    state = nearly_full()
    proof = proof_of(state, seen(state, threats=[(LAST_REGION, 2)]), TOWER)
    assert (proof.otherwise, proof.lead) == (3.0, 2.0)
    assert proof.tree.leaves == 2


def test_counters_are_not_drawn_twice() -> None:
    """One counter of 2 is left, five of 3 and five of 4: red loses two of these."""
    state = position(f"{'x' * 17}r{'x' * 7}r", hands=((), (), ()))
    worth_now, ways = ending(state, 0, dict.fromkeys(range(4), 2))
    assert (worth_now, ways) == (pytest.approx(-2 * (2 + 5 * 3 + 5 * 4) / 11), 8)


def test_a_card_of_a_rival_may_be_any_that_it_still_has() -> None:
    state = nearly_full(cards=(placed(1, ActionCard.FLOOD, LAST_PROVINCE),))
    only_towers = tuple(replace(one, singles=0, doubles=0) for one in state.supplies)
    state = replace(state, hands=((), (), ()), supplies=only_towers)
    view = seen(state, threats=[(region, 2) for region in range(6)])
    assert best(grow(view).root)[0] == pytest.approx(worth(worlds(view), 0))


KNOWN_REGION = 4
TRAITORS_PROVINCE = 4
SEEN = {0: 2, 1: 2, 2: 2, 3: 2, KNOWN_REGION: 3}


def with_a_traitor(**more: Any) -> State:  # noqa: ANN401 - fields of State
    """Red's last wall completes the fifth province, where its Traitor lies, and stands in the last
    region. Red alone has walls in both regions of the province.
    """
    traitor = placed(0, ActionCard.TRAITOR, TRAITORS_PROVINCE)
    state = position(f"{'x' * 18}rxrx.xxx", hands=((), (), ()), cards=(traitor,), **more)
    few = tuple(replace(one, towers=0, doubles=0) for one in state.supplies)
    return replace(state, supplies=few)


def test_a_look_before_the_scoring_tells_the_traitor_what_to_remove() -> None:
    """Red scores 3 walls and reputation 2. The Traitor saves it the 3 that it knows of, or the
    counter in the last region: of the ten counters left one is a 2, four are 3, and five are 4.
    Seen in time it loses the lesser of both: 2 or 3. Blind, it had best remove the unknown counter,
    and loses 3.
    """
    state = with_a_traitor()
    proof = proof_of(state, seen(state, threats=SEEN.items()), commands.PlaceSingle(22))
    assert proof.worth == pytest.approx(5 - (2 * 1 + 3 * 9) / 10)
    assert proof.blind == pytest.approx(5 - 3)
    assert proof.figures.sight == pytest.approx(0.1)
    assert len(proof.tree.looks) == 1
    assert answer_to(state, commands.Peek(LAST_REGION)) == frozenset(proof.tree.looks)
    look = prove(proof.tree, [frozenset(proof.tree.looks)])
    assert (look.answers[0].worth, look.otherwise) == (proof.worth, proof.blind)
    assert look.fault == "the best answer leads by 0.10, less than 1.5"
    assert answer_to(state, commands.Peek(LAST_REGION)) <= best(proof.tree.root)[1]


def test_a_look_at_what_is_known_or_of_no_use_is_worth_nothing() -> None:
    state = with_a_traitor()
    view = seen(state, threats=[*SEEN.items(), (LAST_REGION, 2)])
    proof = proof_of(state, view, commands.PlaceSingle(22))
    assert (proof.tree.looks, proof.figures.sight) == ((), 0.0)
    state = nearly_full()
    proof = proof_of(state, seen(state), TOWER)
    assert proof.tree.looks, "there is a look between card and single and the end"
    assert proof.figures.sight == 0.0
    assert not best(proof.tree.root)[1].intersection(proof.tree.looks)


def test_a_lead_of_less_is_refused() -> None:
    """Green's tower would be safe in any case: a loss to a rival is no lead."""
    state = nearly_full(scores=(0, 4, 0))
    proof = proof_of(state, seen(state, threats=[(LAST_REGION, 2)]), TOWER)
    assert proof.lead == 2.0
    state = nearly_full(removed=frozenset({LAST_REGION}))
    proof = proof_of(state, seen(state), TOWER)
    assert proof.lead == 0.0
    assert proof.fault == "the best answer leads by 0.00, less than 1.5"
    assert not leading(proof.tree)


def test_where_nothing_else_can_be_done_there_is_no_problem() -> None:
    state = nearly_full()
    state = replace(state, hands=((), (), ()))
    proof = proof_of(state, seen(state), TOWER)
    assert proof.fault == "nothing else can be done"


def test_too_many_leaves_are_refused() -> None:
    state = nearly_full()
    assert grow(seen(state), most=8).leaves == 7
    with pytest.raises(Unprovable, match="there are 7 leaves or more"):
        grow(seen(state), most=7)


def test_a_position_that_was_come_to_twice_counts_twice() -> None:
    state = position("." + RUINS[:13] + "." + RUINS[:11], hands=((), (), ()))
    state = replace(
        state,
        supplies=tuple(replace(one, towers=0, doubles=0) for one in state.supplies),
        scored=frozenset(),
    )
    tree = grow(seen(state, threats=[(region, 2) for region in range(6)]))
    assert tree.leaves == 2, "either single first"


def test_a_neutral_may_come_before_the_end_of_the_turn() -> None:
    """After its single red may end its turn, and lose 2, or let a neutral complete the province,
    which scores 3 walls and reputation 2.
    """
    state = position(f"{RUINS}r..", seats=2, hands=((), ()), neutrals=1)
    few = tuple(replace(one, towers=0, doubles=0) for one in state.supplies)
    view = seen(replace(state, supplies=few), threats=[(LAST_REGION, 2)])
    tree = grow(view)
    answer = answer_to(state, commands.PlaceSingle(24), commands.PlaceNeutral(25))
    assert leading(tree) == (answer,)
    proof = prove(tree, [answer])
    assert (tree.leaves, proof.worth, proof.otherwise) == (2, 3.0, -2.0)


@pytest.mark.parametrize(
    ("options", "events"),
    [
        (Options(extension_time=ExtensionTime.AT_ONCE), ()),
        (Options(removed_threat_shown=True), ()),
        (Options(), (EventCard.OBSERVERS,)),
    ],
)
def test_tables_that_show_too_much_are_refused(
    options: Options, events: tuple[EventCard, ...]
) -> None:
    state = nearly_full()
    with pytest.raises(Unprovable, match="show too much"):
        grow(replace(seen(state), options=options, events=events))


def test_only_the_seat_whose_turn_it_is_has_problems() -> None:
    state = nearly_full()
    with pytest.raises(Unprovable, match="not the turn of the seat"):
        grow(seen(state, seat=1))
    with pytest.raises(Unprovable, match="not the turn of the seat"):
        grow(replace(seen(state), to_act=None))
    extending = replace(state, extension_due=True)
    with pytest.raises(Unprovable, match="the turn is over"):
        grow(seen(extending))


def test_equal_commands_are_one_deed_and_others_are_not() -> None:
    state = position("rg")
    one, same, other = (commands.PlaceSingle(square) for square in (2, 3, 4))
    kept = (Reservation(1, (3,)),)
    assert deed_of(state, one, ()) == deed_of(state, same, ()) != deed_of(state, other, ())
    assert deed_of(state, one, kept) != deed_of(state, same, kept)
    dominance = replace(state, setup=replace(state.setup, events=(EventCard.DOMINANCE,)))
    assert deed_of(dominance, one, ()) != deed_of(dominance, same, ())
    towers = [deed_of(state, commands.PlaceTower(square), ()) for square in (2, 3)]
    assert towers[0] == towers[1]
    two = replace(state, neutrals=3)
    assert deed_of(two, commands.PlaceTower(2), ()) != deed_of(two, commands.PlaceTower(3), ())
    doubles = [deed_of(state, commands.PlaceDouble(w, w + 1), ()) for w in (5, 6, 7)]
    assert doubles[0] == doubles[1] != doubles[2]
    assert deed_of(state, commands.Peek(0), ()) != deed_of(state, commands.Peek(1), ())
    assert deed_of(state, commands.EndTurn(), ()) is None
    assert deed_of(state, commands.BreakWall(0), ()) != deed_of(state, commands.BreakWall(1), ())
    assert deed_of(state, commands.RaiseValue(), ()) == (commands.RaiseValue(),)


def test_a_swap_that_changes_nothing_is_none() -> None:
    state = position("rgr.r")
    declined = deed_of(state, commands.DeclineSwap(), ())
    assert deed_of(state, commands.SwapWalls(0, 4), ()) == declined
    assert deed_of(state, commands.SwapWalls(0, 1), ()) == declined
    assert deed_of(state, commands.SwapWalls(1, 4), ()) != declined


A, B, C = (("a",), ("b",), ("c",))


def leaf(value: float, *deeds: tuple[str]) -> Leaf:
    return Leaf(value, frozenset(deeds))


def test_a_seat_may_use_the_values_it_is_shown_and_nothing_else() -> None:
    told = Chance(
        (
            (0.5, Choice(True, (leaf(4, A, B), leaf(0, A, C)))),
            (0.5, Choice(True, (leaf(0, A, B), leaf(4, A, C)))),
        )
    )
    root = Choice(True, (told, leaf(2, B)))
    tree = Tree(root, 5, {})
    assert best(root) == (4.0, {A})
    assert [one.worth for one in ranking(tree)] == [4.0, 2.0]
    assert leading(tree) == (frozenset({A}),)
    assert bound(root, frozenset({A, B})) == 2.0
    assert can_do(root, frozenset({A, C}))
    assert not can_do(root, frozenset({B, C}))


def test_rivals_do_what_is_worst() -> None:
    root = Choice(False, (leaf(3, A), leaf(1, A), leaf(2, A, B)))
    assert best(root) == (1, {A})
    assert bound(root, frozenset({A})) == 1
    assert bound(root, frozenset({B})) == -inf
    assert best(root, [frozenset({B})])[0] == -inf, "a rival could bring it about"


def test_the_largest_part_of_the_best_turn_is_found() -> None:
    ways = (leaf(5, A, B), leaf(4.5, A, C), leaf(1, B, C))
    assert leading(Tree(Choice(True, ways), 3, {})) == (frozenset({A}),)


def test_equally_good_answers_are_proved_together_up_to_a_few() -> None:
    ways = [leaf(5, (str(number),)) for number in range(3)]
    tree = Tree(Choice(True, (*ways, leaf(0, A))), 4, {})
    assert len(leading(tree)) == 3
    assert not leading(Tree(Choice(True, (*ways, *ways[:0], leaf(4, A))), 4, {}))
    many = [leaf(5, (str(number),)) for number in range(9)]
    assert not leading(Tree(Choice(True, (*many, leaf(0, A))), 10, {}))


def late_turns() -> Iterator[tuple[State, View]]:
    """Return the beginnings of turns late in games that are played by a simple bot."""
    for seed in range(GAMES):
        rng = Random(f"late/{seed}")
        seats = 2 + seed % 3
        match: AnyMatch = Match(
            CHANG_CHENG, BOX.draw_usual(seats, rng), [Player(f"P{s}") for s in range(seats)]
        )
        turn = 0
        while (seat := match.to_act) is not None:
            state: State = match.steps[-1].after if match.steps else match.start
            view = match.view(seat)
            if state.turn.number > turn and view.blocks.count(None) < 5:
                turn = state.turn.number
                yield state, view
            legal = match.legal(seat)
            worths = appraise(view, legal)
            match.submit(
                legal[worths.index(max(worths))] if rng.random() < 0.7 else rng.choice(legal)
            )


def small(view: View) -> list[World]:
    """Return the worlds that agree with a view, none where they are too many."""
    unknown = len(view.wall.regions) - len(view.known_threats) - len(view.removed)
    rivals = sum(card.owner != view.turn.seat for card in view.cards)
    return worlds(view) if unknown < 3 and rivals < 4 else []


def test_another_solver_finds_looks_worth_the_same() -> None:
    state = with_a_traitor()
    view = seen(state, threats=SEEN.items())
    proof = proof_of(state, view, commands.PlaceSingle(22))
    found = worlds(view)
    assert proof.worth == pytest.approx(worth(found, 0))
    assert proof.blind == pytest.approx(worth(found, 0, blind=True))
    assert proof.worth > proof.blind + 0.05, "or nothing was compared"


@pytest.mark.no_cover
def test_another_solver_comes_to_the_same() -> None:
    compared = with_cards = 0
    for _, view in late_turns():
        try:
            tree = grow(view, MOST_LEAVES)
        except Unprovable:
            continue
        found = small(view)
        if 0 < len(found) <= MOST_WORLDS:
            assert best(tree.root)[0] == pytest.approx(worth(found, view.turn.seat))
            looks = [frozenset({look}) for look in tree.looks]
            blind = worth(found, view.turn.seat, blind=True)
            assert best(tree.root, looks)[0] == pytest.approx(blind)
            compared += 1
            with_cards += any(card.owner != view.turn.seat for card in view.cards)
    assert compared >= GAMES // 2
    assert with_cards >= GAMES // 6
