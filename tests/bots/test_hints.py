"""The ways that a hint tells: tried fairly, by trees that know nothing of each other."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.bots.advice import (
    ADVISER,
    NARROWED,
    NARROWING,
    PROMISING,
    Difference,
    Grove,
    Weighed,
    best_of,
    most_promising,
    tally_of,
)
from changcheng_qt.bots.bot import Drawn, Stopped, never
from changcheng_qt.bots.ends import Sums
from changcheng_qt.bots.estimate import POINT
from changcheng_qt.bots.hints import TREES, Judged, judged, luck_at, passed_over, ways_on
from changcheng_qt.bots.levels import drawn_in_parts
from changcheng_qt.bots.playout import play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import ONE, Core
from changcheng_qt.titles.changcheng.rules.commands import PlaceSingle, PlayCard
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.verdicts.reasons import CLEAR, SPREAD, Tally, Way, together
from tests.bots.positions import position, seen
from tests.bots.test_advice import tally
from tests.bots.toy_core import HeapSearching, Knowing, takes


def test_a_hint_shows_three_ways_best_first_with_their_losses() -> None:
    ways = ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))
    assert {way.command for way in ways} == {"take 1", "take 2", "take 3"}
    best, *others = ways
    assert (best.command, best.behind, best.is_equal) == ("take 3", 0, True)
    assert all(way.behind > 2 and not way.is_equal for way in others)
    assert [way.behind for way in others] == sorted(way.behind for way in others)


def test_the_passed_over_command_is_compared_with_the_chosen_one() -> None:
    def passed(heap: int, chosen: str) -> tuple[Way, ...]:
        return passed_over(HeapSearching(), heap, takes(heap), chosen, 40_000, Random(1))

    best, chosen = passed(7, "take 1")
    assert (best.command, chosen.command) == ("take 3", "take 1")
    assert chosen.behind > 2
    assert not chosen.is_equal
    assert passed(7, "take 3") == (Way("take 3"),)
    assert passed(1, "take 1") == (Way("take 1"),)


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10])
def test_the_winning_command_is_the_best_and_its_lines_are_exact(heap: int) -> None:
    found = judged(HeapSearching(), heap, takes(heap), 40_000, Random(1))
    first, second, *_ = found.best
    assert first.command == f"take {heap % 4}"
    assert first.is_clearly_better(second)
    for one in found.tried:
        assert sum(one.tally.own) - sum(one.tally.rival) == one.tally.margin
    margins = first.tally.margin - second.tally.margin
    points = Difference(first.tally, second.tally).points
    assert margins / first.tally.count == pytest.approx(points)


def test_a_chosen_command_is_tried_as_often_as_the_best_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("changcheng_qt.bots.advice.LEFT", (1,))

    def found(chosen: str | None) -> Judged[str]:
        return judged(HeapSearching(), 7, takes(7), 20_000, Random(1), chosen=chosen)

    plain = found(None)
    assert plain.chosen is None
    for command in takes(7):
        one = found(command)
        assert one.best == plain.best
        assert one.chosen is not None
        assert one.chosen.command == command
        assert one.chosen.tally.count >= one.best[0].tally.count
    with pytest.raises(KeyError):
        found("look")


def test_advice_has_the_luck_of_the_step() -> None:
    assert luck_at(3).random() == luck_at(3).random() != luck_at(4).random()


def test_a_hint_without_a_choice_is_the_one_way_there_is() -> None:
    (way,) = ways_on(HeapSearching(), 1, takes(1), 20_000, Random(1))
    assert (way.command, way.behind, way.is_equal, way.reasons) == ("take 1", 0, True, ())


def test_a_hint_stops_when_it_is_told_to() -> None:
    with pytest.raises(Stopped):
        ways_on(HeapSearching(), 9, takes(9), 100, Random(1), lambda: True)


def grove(heap: int, trees: int) -> Grove[str]:
    drawn = HeapSearching().draw(heap, takes(heap), 8, ADVISER, Random(1))
    return Grove(drawn, trees, Random(2))


def test_tallies_are_added_line_by_line() -> None:
    first, second = (
        Tally(2, 3, 5, 1, (1, 2), (0, 0), (1, 1)),
        Tally(4, 1, 9, 2, (3, 4), (1, 5), (2, 3)),
    )
    assert together([first, second]) == Tally(6, 4, 14, 3, (4, 6), (1, 5), (3, 4))
    assert together([first]) == first


def test_chances_to_win_are_given_in_games_won_of_100() -> None:
    sums, position = Sums(), ChancesKept()
    for chance in (ONE // 2, ONE // 4):
        sums.add_chance(position, chance, 0)
    tally = tally_of(sums)
    assert (tally.mean, tally.wins, tally.count) == (37.5, 0.75, 2)
    assert tally.variance == pytest.approx((2 * 12.5**2 + SPREAD**2) / 2**2)
    assert tally.own == pytest.approx((20, 45), abs=0.001)
    assert tally.rival == pytest.approx((-10, 0), abs=0.001)
    assert sum(tally.own) - sum(tally.rival) == pytest.approx(tally.margin)
    assert tally.times == (2, 0)
    assert together([tally, tally]).is_judged


class ChancesKept(Core):
    """A position in which a seat has added 10 games of 100, and the others 5."""

    def shares(self, seat: int) -> list[int]:
        return [ONE // 10, ONE // 20, 1]


def test_drawing_can_be_stopped() -> None:
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return looks == 3

    with pytest.raises(Stopped):
        drawn_in_parts(HeapSearching(), 9, takes(9), 500, ADVISER, Random(1), stop)
    assert looks == 3


def test_drawing_in_parts_gives_what_drawing_at_once_does() -> None:
    searching, state = ChangChengSearching(), position("")
    how = searching, seen(state), CHANG_CHENG.legal(state)
    drawn = drawn_in_parts(*how, 50, ADVISER, Random(1), never)
    whole = searching.draw(*how[1:], 50, ADVISER, Random(1))
    assert drawn.commands == whole.commands
    ends = [played_out(one) for one in drawn.positions]
    assert ends == [played_out(one) for one in whole.positions]
    assert len(set(ends)) > 2


def played_out(drawn: Core) -> tuple[int, ...]:
    """Return the scores at the end of a game that goes on from a drawn position."""
    game = drawn.copy()
    play_out(game, Chance(1))
    return tuple(int(game.score(seat)) for seat in range(game.seats_playing()))


def test_every_tree_of_a_grove_tries_a_command_alike() -> None:
    trees = grove(7, 4)
    number = trees.numbers[0]
    trees.try_out(number, 40, never)
    trees.try_out(number, 80, never)
    found = trees.weighed(number)
    assert found.tally.count == 120
    assert len(found.means) == 4
    assert sum(found.means) / 4 == pytest.approx(found.tally.mean)
    assert sum(found.tally.own) - sum(found.tally.rival) == found.tally.margin


def test_the_ways_that_are_left_were_tried_equally_often_and_the_best_comes_first() -> None:
    found = best_of(grove(7, 2), 600, never)
    assert {one.tally.count for one in found} == {200}
    assert found[0].command == "take 3"
    assert [one.tally.mean for one in found] == sorted(
        (one.tally.mean for one in found), reverse=True
    )


def test_commands_left_out_by_a_grove_were_tried_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.bots.advice.LEFT", (2, 1))
    trees = grove(7, 1)
    (best,) = best_of(trees, 900, never, ways=1)
    assert (best.command, best.tally.count) == ("take 3", 100 + 150 + 300)
    assert sorted(trees.weighed(number).tally.count for number in trees.numbers) == [100, 250, 550]


def test_no_way_is_as_good_as_the_best_once_a_better_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though the known worth of the third way may be luck."""
    found = [
        Weighed("take 3", tally(4000, [2, 2])),
        Weighed("take 2", tally(4000, [2, 1])),
        Weighed("take 1", tally(4000, [1, 1]), luck=3.0),
    ]
    assert found[0].is_clearly_better(found[1])
    assert not found[0].is_clearly_better(found[2])
    monkeypatch.setattr("changcheng_qt.bots.hints.best_of", lambda *_: found)
    ways = ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))
    assert [way.is_equal for way in ways] == [True, False, False]


def test_an_action_is_shown_once_with_either_part_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        Weighed("take 3", tally(4000, [2, 2]), then="take 2"),
        Weighed("take 2", tally(4000, [2, 1]), then="take 3"),
        Weighed("take 1", tally(4000, [1, 1]), then="take 3"),
    ]

    def passed() -> list[str]:
        monkeypatch.setattr("changcheng_qt.bots.hints.best_of", lambda *_: found)
        return [way.command for way in ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))]

    assert passed() == ["take 3", "take 1"]
    found = [replace(one, then=None) for one in found]
    assert passed() == ["take 3", "take 2", "take 1"]


def test_the_best_way_is_better_than_one_that_is_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If all ways shown are about as good, the reason is against one not shown, unless that was
    hardly tried.
    """
    trees = grove(7, 4)
    number = {trees.weighed(one).command: one for one in tried(trees, 400)}
    best = trees.weighed(number["take 3"])
    monkeypatch.setattr("changcheng_qt.bots.hints.best_of", lambda *_: [best, best])
    monkeypatch.setattr("changcheng_qt.bots.hints.Grove", lambda *_: trees)
    (reason,) = ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))[0].reasons
    assert reason.points > 2
    monkeypatch.setattr("changcheng_qt.bots.advice.SPOKEN_OF", 401)
    assert ways_on(HeapSearching(), 7, takes(7), 20_000, Random(1))[0].reasons == ()


def tried(trees: Grove[str], times: int) -> Sequence[int]:
    """Try all commands of a grove so often."""
    for number in trees.numbers:
        trees.try_out(number, times, never)
    return trees.numbers


def test_with_few_simulations_only_what_promises_most_is_tried() -> None:
    trees = grove(7, 1)
    (best,) = best_of(trees, 20, never, ways=1)
    assert best == trees.weighed(trees.numbers[0])
    with pytest.raises(KeyError):
        trees.weighed(trees.numbers[1])


class Swap(str):
    """A command of another kind."""

    __slots__ = ()


@pytest.mark.parametrize(("most", "is_tried"), [(1, False), (2, True), (3, True)])
def test_a_kind_of_command_that_promises_little_is_tried_where_there_is_room(
    most: int, is_tried: bool
) -> None:
    drawn = HeapSearching().draw(7, takes(7), 8, ADVISER, Random(1))
    last = Grove(drawn, 1, Random(1)).numbers[-1]
    other = replace(drawn, commands={**drawn.commands, last: Swap("last")})
    trees = Grove(other, 1, Random(1))
    found = trees.varied(trees.numbers, most)
    assert (last in found) is is_tried
    assert len(found) == most


class Foreseeing(HeapSearching):
    """Draws heaps with an estimate that pays a prize to the seat that will win."""

    def __init__(self, prize: int) -> None:
        self.prize = prize

    def draw(
        self, view: int, legal: Sequence[str], count: int, level: str, rng: Random
    ) -> Drawn[str]:
        drawn = super().draw(view, legal, count, level, rng)
        return replace(drawn, estimate=Knowing(self.prize))


@pytest.mark.parametrize(("prize", "finds"), [(5 * POINT, True), (-5 * POINT, False)])
def test_few_playouts_are_kept_for_what_the_estimate_favours(
    monkeypatch: pytest.MonkeyPatch, prize: int, finds: bool
) -> None:
    """A wrong estimate misleads: the control."""
    monkeypatch.setattr("changcheng_qt.bots.advice.LEFT", (1,))
    monkeypatch.setattr("changcheng_qt.bots.advice.PROMISING", 1)
    found = []
    for heap in (41, 42, 43, 45):
        drawn = Foreseeing(prize).draw(heap, takes(heap), 8, ADVISER, Random(1))
        promising, left = most_promising(drawn, 2, 300, Random(1), never)
        assert left == 300 - 300 // NARROWING
        found.append([*promising] == [f"take {heap % 4}"])
    assert all(found) is finds
    drawn = Foreseeing(prize).draw(41, takes(41), 8, ADVISER, Random(1))
    assert most_promising(drawn, 2, NARROWED, Random(1), never) == ({}, NARROWED)
    plain = HeapSearching().draw(41, takes(41), 8, ADVISER, Random(1))
    assert most_promising(plain, 2, 300, Random(1), never) == ({}, 300)


def test_a_narrow_choice_still_judges_any_chosen_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("changcheng_qt.bots.advice.LEFT", (1,))
    monkeypatch.setattr("changcheng_qt.bots.advice.PROMISING", 1)
    found = judged(Foreseeing(5 * POINT), 5, takes(5), 20_000, Random(1), chosen="take 3")
    assert [one.command for one in found.tried] == ["take 1"]
    assert found.chosen is not None
    assert found.chosen.tally.count >= found.best[0].tally.count
    assert None not in {found.best[0].foreseen, found.chosen.foreseen}
    points, error = found.loss
    assert points > CLEAR * error


@pytest.mark.parametrize(("least", "trees"), [(1, TREES), (1_000_000, 1)])
def test_with_little_time_there_is_one_tree(
    monkeypatch: pytest.MonkeyPatch, least: int, trees: int
) -> None:
    monkeypatch.setattr("changcheng_qt.bots.hints.LEAST_TREE", least)
    best, *_ = judged(HeapSearching(), 7, takes(7), 20_000, Random(1)).best
    assert len(best.means) == trees


def test_few_commands_are_not_narrowed_down() -> None:
    drawn = Foreseeing(5 * POINT).draw(41, takes(41), 8, ADVISER, Random(1))
    assert len(drawn.commands) <= PROMISING
    assert most_promising(drawn, 1, 300, Random(1), never) == ({}, 300)


@pytest.mark.parametrize(
    ("planned", "ahead", "is_told"), [(100, 1000, True), (0, 1, True), (0, 1000, False)]
)
def test_a_plan_is_the_next_command_of_the_same_action(
    planned: int, ahead: int, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a card: a wall in its province, or a card elsewhere; none where none stands out."""
    monkeypatch.setattr("changcheng_qt.bots.advice.PLANNED", planned)
    monkeypatch.setattr("changcheng_qt.bots.advice.AHEAD", ahead)
    state = position("r g . .")
    view, card = seen(state), PlayCard(ActionCard.BUILDER, 0)
    found = judged(
        ChangChengSearching(), view, CHANG_CHENG.legal(state), 100_000, Random(1), chosen=card
    )
    assert found.chosen is not None
    then = found.chosen.then
    assert (then is not None) is is_told
    if isinstance(then, PlaceSingle):
        assert view.wall.province_of[then.square] == 0
    elif is_told:
        assert isinstance(then, PlayCard)
        assert then.province != 0


def test_there_is_no_plan_where_another_seat_follows() -> None:
    trees = grove(7, 2)
    for number in tried(trees, 40):
        assert trees.planned(number).then is None


def test_equal_commands_have_one_loss() -> None:
    """Two squares of one province and region are one command, of which only one is tried."""
    state = position("r g b . r")
    how = ChangChengSearching(), seen(state), CHANG_CHENG.legal(state), 60_000

    def losses() -> list[tuple[float, float]]:
        squares = (23, 24, 13)
        return [judged(*how, Random(1), chosen=PlaceSingle(one)).loss for one in squares]

    one, equal, other = losses()
    assert one == equal != other
    best, chosen = Weighed("one", tally(40, [2])), Weighed("other", tally(40, [2]))
    assert Judged((best,), (), chosen).loss == (0.0, 0.0)
    assert Judged((best,), (), Weighed("other", tally(40, [1]))).loss[0] == 1.0
