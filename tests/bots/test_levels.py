"""The levels: the choices of each, its oversights, its end; on a game of a heap of coins."""

import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.bots import BOTS, LEVELS, is_compiled, levels_of, usual_nodes
from changcheng_qt.bots.bot import Drawn, Stopped, never
from changcheng_qt.bots.ends import Sums
from changcheng_qt.bots.estimate import POINT
from changcheng_qt.bots.levels import (
    BETWEEN,
    ESTIMATED,
    MOST,
    SearchBot,
    is_settled,
    pick,
    simulate,
)
from changcheng_qt.bots.search import Node, Search
from tests.bots.toy_core import Coins, HeapJudgement, HeapSearching, Knowing, takes


def choice(level: str, heap: int, nodes: int = 300, seed: int = 1) -> str:
    """Return the number that a level takes from a heap."""
    bot = BOTS[level](HeapJudgement())
    return str(bot.choose(heap, takes(heap), nodes, Random(seed)))


def candidate(visits: int, margin: int, wins: int = 0) -> Node:
    """Return a choice that was visited so often, with a mean margin, and won so often."""
    node = Node(visits << 3, visits, 0)
    node.visits = visits
    node.sums = sums = Sums()
    sums.count, sums.margin, sums.wins = visits, margin * visits * POINT, wins
    return node


def drawn(candidates: Sequence[Node], power: int) -> Counter[int]:
    """Return how often each candidate is chosen, by its visits."""
    return Counter(int(pick(candidates, power, Random(seed)).visits) for seed in range(2000))


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_a_forced_win_is_taken(level: str) -> None:
    assert {choice(level, 7, seed=seed) for seed in range(5)} == {"take 3"}


def test_a_novice_overlooks() -> None:
    """It sees three coins of seven, and takes these: to it that is a sure win."""
    assert {choice("novice", 6, seed=seed) for seed in range(5)} == {"take 3"}
    assert {choice("strong", 6, seed=seed) for seed in range(5)} == {"take 2"}


@pytest.mark.parametrize("level", LEVELS)
def test_looks_and_only_choices_are_not_searched_for(level: str) -> None:
    bot = BOTS[level](HeapJudgement())
    stop = pytest.fail
    assert bot.choose(9, ["take 1", "look"], 100, Random(1), stop) == "look"
    assert bot.choose(1, ["take 1"], 100, Random(1), stop) == "take 1"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("nodes", [1, 2, 40])
def test_any_number_of_nodes_is_enough(level: str, nodes: int) -> None:
    assert choice(level, 9, nodes) in takes(9)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for heap in range(4, 12):
        assert len({choice(level, heap, 40, seed=9) for _ in range(3)}) == 1


def test_a_novice_varies_and_a_master_does_not() -> None:
    candidates = [candidate(10, 1), candidate(30, 1)]
    assert drawn(candidates, MOST) == {30: 2000}
    assert 400 < drawn(candidates, 1)[10] < 600
    assert 130 < drawn(candidates, 2)[10] < 270


def test_a_command_that_ends_far_worse_is_never_chosen() -> None:
    near, far = candidate(90, -2), candidate(91, -9)
    assert drawn([candidate(100, 0), near, far], 1).keys() == {100, 90}


def test_one_bad_end_says_little() -> None:
    assert drawn([candidate(20, 0), candidate(1, -9)], 1).keys() == {20, 1}


def test_a_sure_win_is_not_missed() -> None:
    sure, likely = candidate(20, 5, wins=20), candidate(21, 6, wins=19)
    assert drawn([sure, likely], 1).keys() == {20}
    assert drawn([candidate(3, 5, wins=3), likely], 1).keys() == {3, 21}


def test_a_search_stops_soon_after_it_is_told_to() -> None:
    asked: list[int] = []
    search = Search([Coins(50)], 1)

    def stop() -> bool:
        asked.append(int(search.done))
        return len(asked) == 4

    with pytest.raises(Stopped):
        simulate(search, 10_000, stop)
    assert asked == [0, BETWEEN, 2 * BETWEEN, 3 * BETWEEN]
    assert search.done == 3 * BETWEEN


@pytest.mark.parametrize("is_on", [True, False])
def test_garbage_is_not_collected_during_a_search(is_on: bool) -> None:
    """Afterwards collection is as it was, also when the search was stopped."""
    seen: list[bool] = []

    def stop() -> bool:
        seen.append(gc.isenabled())
        return len(seen) == 2

    was_on = gc.isenabled()
    (gc.enable if is_on else gc.disable)()
    try:
        with pytest.raises(Stopped):
            simulate(Search([Coins(50)], 1), 10_000, stop)
        assert (seen, gc.isenabled()) == ([False, False], is_on)
    finally:
        (gc.enable if was_on else gc.disable)()


@pytest.mark.parametrize("level", LEVELS)
def test_a_stopped_bot_gives_no_command(level: str) -> None:
    bot = BOTS[level](HeapJudgement())
    with pytest.raises(Stopped):
        bot.choose(9, takes(9), 100, Random(1), lambda: True)


def test_plain_code_looks_more_often() -> None:
    assert (8 if is_compiled() else 4) == BETWEEN


def test_a_choice_that_no_more_simulations_can_change_is_settled() -> None:
    search = Search([Coins(9)], 1)
    search.root.children = [candidate(10, 1), candidate(30, 1), candidate(19, 1)]
    assert not is_settled(search, 12)
    assert not is_settled(search, 11), "the other could draw level, and be the first of equals"
    assert is_settled(search, 10)
    search.root.children = [candidate(30, 1)]
    assert not is_settled(search, 30)
    assert is_settled(search, 29)
    assert not is_settled(Search([Coins(9)], 1), 1)


def test_a_settled_search_chooses_what_a_full_one_does() -> None:
    saved = 0
    for seed in range(60):
        full, settled = (Search([Coins(9 + seed % 20)], seed) for _ in range(2))
        simulate(full, 300, never)
        simulate(settled, 300, never, is_settled)
        assert chosen(settled) == chosen(full)
        saved += 300 - settled.done
    assert saved


def test_a_search_that_settles_too_soon_chooses_otherwise() -> None:
    """The control of the test before."""
    searches = [(Search([Coins(9 + seed % 20)], seed), seed) for seed in range(60)]
    others = 0
    for hasty, seed in searches:
        full = Search([Coins(9 + seed % 20)], seed)
        simulate(full, 300, never)
        simulate(hasty, 300, never, lambda search, left: is_settled(search, left // 16))
        others += chosen(hasty) != chosen(full)
    assert others


def chosen(search: Search) -> int:
    """Return the command that the stronger levels would take now."""
    return int(pick(search.candidates(), MOST, Random(1)).command)


def test_simulations_are_neither_more_nor_fewer_than_asked() -> None:
    for nodes in (1, BETWEEN - 1, BETWEEN, BETWEEN + 1, 3 * BETWEEN):
        search = Search([Coins(9)], 1)
        simulate(search, nodes, lambda: False)
        assert search.done == nodes


def test_a_title_that_cannot_be_searched_has_no_levels() -> None:
    judged = HeapJudgement(is_searched=False)
    assert levels_of(judged) == ("random", "greedy")
    assert levels_of(HeapJudgement()) == LEVELS
    with pytest.raises(ValueError, match="cannot be searched"):
        BOTS["club"](judged)


def test_a_title_may_judge_some_levels_in_its_own_way() -> None:
    judged = HeapJudgement(is_searched=False, judges=("novice", "club"))
    assert levels_of(judged) == ("novice", "club")
    assert BOTS["club"](judged).choose(None, ["take 1"], 1, Random(1)) == "take 1"
    with pytest.raises(ValueError, match="cannot be searched"):
        BOTS["strong"](judged)


def test_every_level_thinks_more_than_the_one_before() -> None:
    nodes = [usual_nodes(level) for level in LEVELS]
    assert nodes == sorted(set(nodes))
    assert nodes == ([30, 100, 2000, 20_000] if is_compiled() else [10, 30, 100, 1000])
    assert usual_nodes("master") == 10 * usual_nodes("strong"), "as its habit says"
    assert usual_nodes("greedy") == usual_nodes("random") == 400


class MisledSearching(HeapSearching):
    """Has an estimate that takes losers for winners."""

    def draw(
        self, view: int, legal: Sequence[str], count: int, level: str, rng: Random
    ) -> Drawn[str]:
        return replace(super().draw(view, legal, count, level, rng), estimate=Knowing(-5 * POINT))


@pytest.mark.parametrize(("nodes", "misled"), [(ESTIMATED, True), (ESTIMATED + 1, False)])
def test_only_few_simulations_end_with_the_estimate(nodes: int, misled: bool) -> None:
    bot = SearchBot("strong", MisledSearching())
    assert (bot.choose(15, takes(15), nodes, Random(1)) != "take 3") is misled
