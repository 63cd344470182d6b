"""The tree search on games whose best play is known, with planted faults that are caught."""

from collections.abc import Callable

import pytest

from changcheng_qt.bots.ends import Sums, best_rival
from changcheng_qt.bots.estimate import FINAL_SPREAD, POINT, share_below
from changcheng_qt.bots.search import Node, Search, square_root
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import ONE, Core
from tests.bots.toy_core import LEAVE, PRIZE, STAY, Coins, Guess


def searched(
    position: Core, simulations: int, kind: type[Search] = Search, seed: int = 7
) -> Search:
    """Return a search that has run."""
    search = kind([position], seed)
    search.run(simulations)
    return search


def favourite(search: Search) -> Node:
    """Return the most visited candidate."""
    return max(search.candidates(), key=lambda one: one.visits)


def tree(node: Node) -> list[tuple[int, int, int, int]]:
    """Return everything that a tree holds, depth first."""
    own = (node.edge, node.visits, node.reward, node.available)
    return [own, *(row for child in node.children or [] for row in tree(child))]


def finds_the_wins(kind: type[Search]) -> bool:
    """Whether a search leaves a multiple of four coins, wherever there is such a command."""
    heaps = (5, 6, 7, 9, 10, 11, 13)
    return all(favourite(searched(Coins(heap), 800, kind)).command == heap % 4 for heap in heaps)


def test_a_forced_win_is_found() -> None:
    assert finds_the_wins(Search)


class CreditsTheSearcher(Search):
    """Credits every node with the reward of the searching seat."""

    def credit(self, way: list[Node], position: Core, spread: int) -> None:
        for node in way:
            node.seat = self.searcher
        super().credit(way, position, spread)


class NeverGoesDown(Search):
    """Takes the first child always."""

    def select(self, found: list[Node], is_first: bool) -> Node:
        return found[0]


class AddsNothing(Search):
    """Visits without any reward."""

    def credit(self, way: list[Node], position: Core, spread: int) -> None:
        for node in way:
            node.visits += 1


@pytest.mark.parametrize("fault", [CreditsTheSearcher, NeverGoesDown, AddsNothing])
def test_planted_faults_miss_the_win(fault: type[Search]) -> None:
    assert not finds_the_wins(fault)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_node_is_credited_with_the_reward_of_the_seat_that_moved(seats: int) -> None:
    """Each seat is seen to do well at the last coins that it takes, badly before another's."""
    search = searched(Coins(3, seats), 300)
    mine = search.candidates()
    last, one = mine[2], mine[0]
    assert last.reward // last.visits == share_of_a_winner(seats)
    theirs = one.children or []
    taken = theirs[1]
    assert taken.seat == 1
    assert taken.reward // taken.visits == share_of_a_winner(seats)


def share_of_a_winner(seats: int) -> int:
    """Return the reward of a seat that is five points ahead of all others."""
    first = share_below(0, FINAL_SPREAD)
    return int(first * ONE // (first + (seats - 1) * share_below(PRIZE * POINT, FINAL_SPREAD)))


def test_hidden_choices_of_another_seat_share_one_edge() -> None:
    search = searched(Guess(), 2000)
    stay = next(one for one in search.candidates() if one.command == STAY)
    assert len(stay.children or []) == 1
    assert favourite(search).command == LEAVE


def test_a_tree_that_could_tell_hidden_commands_apart_would_stay() -> None:
    search = searched(Guess(peeping=True), 2000)
    stay = next(one for one in search.candidates() if one.command == STAY)
    guesses = [child.children or [] for child in stay.children or []]
    assert len(guesses) == 2
    best = [max(children, key=lambda one: one.visits).command for children in guesses]
    assert best == [0, 1]


def test_equal_commands_are_one() -> None:
    plain, labelled = Coins(7), Coins(7, labelled=True)
    assert labelled.count() == 2 * plain.count()
    assert len(searched(labelled, 50).candidates()) == 3
    assert favourite(searched(labelled, 600)).command == 3


class OneCoinFirst(Coins):
    """Only one coin may be taken as long as all nine are there."""

    def copy(self) -> Coins:
        if self.heap == 9:
            return OneCoinFirst(9)
        return super().copy()

    def count(self) -> int:
        return 1 if self.heap == 9 else super().count()


def test_an_only_choice_is_the_candidate() -> None:
    """The forced command, not those of the next seat after it."""
    search = searched(OneCoinFirst(9), 50)
    assert [(one.command, one.visits) for one in search.candidates()] == [(1, 50)]


def test_an_only_choice_further_on_is_no_node() -> None:
    search = searched(Coins(2), 50)
    assert [one.children for one in search.candidates()] == [None, None]


def test_the_same_seed_gives_the_same_tree() -> None:
    position = Guess()
    trees = [tree(searched(position, 500, seed=seed).root) for seed in (1, 1, 2)]
    assert trees[0] == trees[1] != trees[2]
    assert position.step == 0, "the drawn position was played on"


def test_in_slices_the_same_is_found() -> None:
    sliced = Search([Coins(21)], 3)
    for _ in range(10):
        sliced.run(30)
    assert tree(sliced.root) == tree(searched(Coins(21), 300, seed=3).root)


def test_a_full_tree_grows_no_more_but_goes_on() -> None:
    search = Search([Coins(40)], 5)
    search.most_nodes = 25
    search.run(500)
    assert 25 == search.nodes == len(tree(search.root)) - 1
    assert sum(one.visits for one in search.candidates()) == 500


@pytest.mark.parametrize("is_kept", [True, False])
def test_what_is_cut_no_longer_counts_and_is_freed_unless_kept(is_kept: bool) -> None:
    search, whole = searched(Coins(21), 300), searched(Coins(21), 300)
    one, *_ = search.candidates()
    search.cut(one, is_kept)
    replies = one.children or []
    assert any(reply.visits > 1 for reply in replies)
    assert (tree(search.root) == tree(whole.root)) is is_kept
    assert any(reply.children is not None for reply in replies) is is_kept
    assert search.nodes == len(tree(whole.root)) - 1 - sum(map(below, _replies(whole)))


def _replies(search: Search) -> list[Node]:
    one, *_ = search.candidates()
    return one.children or []


def below(node: Node) -> int:
    """How many nodes have grown below one."""
    return sum(1 + below(child) for child in node.children or [])


def test_a_small_tree_holds_the_whole_game() -> None:
    """Every way to take four coins: growth ends by itself."""
    search = searched(Coins(4), 3000)
    assert search.nodes == len(tree(search.root)) - 1 < 20


def test_available_counts_how_often_a_choice_was_possible() -> None:
    search = searched(Coins(9), 100)
    assert {one.available for one in search.candidates()} == {100}


def test_visits_add_up() -> None:
    def check(node: Node) -> None:
        children = node.children or []
        below = sum(child.visits for child in children)
        assert below <= node.visits
        for child in children:
            check(child)

    search = searched(Coins(15, 3), 400)
    search.root.visits = 400
    check(search.root)


def test_sums_tell_margins_wins_and_lines() -> None:
    position = Coins(4)
    position.scores = [2, 1]
    position.keep_lines()
    search = searched(position, 200)
    for one in search.candidates():
        sums = one.sums
        assert sums is not None
        assert sums.count == one.visits
        lost = sums.count - sums.wins
        assert sums.margin == POINT * (6 * sums.wins - 4 * lost)
        assert sums.squares == POINT**2 * (36 * sums.wins + 16 * lost)
        assert sums.own == [PRIZE * sums.wins, 2 * sums.count]
        assert sums.rival == [PRIZE * lost, sums.count]
        assert sums.times == [sums.wins, 0]


def test_without_lines_sums_keep_none() -> None:
    for one in searched(Coins(4), 20).candidates():
        assert one.sums is not None
        assert not one.sums.own


def test_examined_commands_have_the_same_luck() -> None:
    """One after the other, in any order: the same sums as the first of a fresh pair."""

    def sums(numbers: tuple[int, ...]) -> dict[int, tuple[int, int]]:
        search = searched(Coins(30, 3), 100)
        found: dict[int, tuple[int, int]] = {}
        for number in numbers:
            seen = search.examine(search.candidates()[number])
            search.run(64)
            found[number] = int(seen.count), int(seen.margin)
        return found

    there, back = sums((0, 1)), sums((1, 0))
    assert there == back
    assert {count for count, _ in there.values()} == {64}


def test_examining_goes_on_with_new_luck_alike_for_all() -> None:
    def margins(number: int, *begun: int) -> list[int]:
        search = searched(Coins(30, 3), 100)
        found = []
        for done in begun:
            seen = search.examine(search.candidates()[number], done)
            search.run(64)
            found.append(int(seen.margin))
        return found

    first, later = margins(0, 0, 64)
    assert later != first
    assert margins(0, 0, 0)[0] == first
    search = searched(Coins(30, 3), 100)
    luck = []
    for number in (0, 1):
        search.examine(search.candidates()[number], 64)
        luck.append((search.done, search.chance.state))
    assert luck[0] == luck[1]
    search.examine(search.candidates()[0])
    assert (search.done, search.chance.state) != luck[0]


@pytest.mark.parametrize("draw", [lambda c: c.below(10), lambda c: c.below(1 << 24)])
def test_chance_is_even(draw: Callable[[Chance], int]) -> None:
    chance = Chance(3)
    drawn = [draw(chance) for _ in range(20_000)]
    top = max(drawn) + 1
    tenths = [sum(number * 10 // top == tenth for number in drawn) for tenth in range(10)]
    assert min(tenths) > 1800
    assert max(tenths) < 2200


def test_chance_never_passes_native_integers() -> None:
    chance = Chance((1 << 60) + 12345)
    for _ in range(10_000):
        assert 0 <= chance.below(1 << 24) < 1 << 24
        assert chance.state < 1 << 63


def test_square_roots_are_whole() -> None:
    for number in (*range(200), (1 << 40) - 1, 1 << 40):
        root = square_root(number)
        assert root * root <= number < (root + 1) ** 2


def test_the_best_rival_is_the_first_of_equals() -> None:
    assert best_rival([9, 2, 5, 5], 0) == 2
    assert best_rival([9, 2, 5, 5], 2) == 0


def test_sums_begin_empty() -> None:
    assert (Sums().count, Sums().margin, Sums().wins) == (0, 0, 0)
