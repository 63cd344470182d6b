"""The best answer of a problem, the others, and its lead.

Theory of operation. An *answer* is a set of deeds of the seat, done in this turn in any order and
whatever the seat sees meanwhile. It need not be the whole turn: where the rest depends on a peek,
or hardly matters, the answer is the part that is done for sure. A seat *does* an answer if in the
end it has done all of it.

- The *worth of the turn* is the expectation of a seat that always makes its best choice: the
  average over chance, with the worst choices of rivals (`turns`).
- An answer is *right* if a seat that is bound to do it expects just as much.
- Its *lead* is the loss of a seat that never does it, whatever it sees. Answers that are right and
  equally good are counted together: their lead is the loss of a seat that does none of them.

A peek is a deed like any other, so an answer may hold one; of equally good turns, one without it is
chosen, so that a best turn has no useless peek. The use of the value seen is no part of an answer,
since it is not done for sure: `judging` judges it. The worth of all peeks of the turn is the loss
of a seat that may not peek at all: the worth of the turn less that of the turn played *blind*. It
is seldom much, as counters differ by two points at most.

So where an answer is proved, a seat that has done it can still reach the whole worth of the turn,
and a seat that has not is behind by the lead, however well it plays the rest. The others are found
in the same way: each is the best once all better answers are forbidden.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations
from math import inf
from typing import Final, TypeAlias

from changcheng_qt.titles.changcheng.rules.problems.deeds import Deed
from changcheng_qt.titles.changcheng.rules.problems.turns import Choice, Leaf, Node, Tree

LEAST_LEAD: Final = 1.5
SAME: Final = 1e-9
"""Worths that differ by no more are equal: the rest is rounding of sums."""

Answer: TypeAlias = frozenset[Deed]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer with its worth."""

    answer: Answer
    worth: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a proof: its leaves, the worth of the best answer, that of a seat that does
    none, and of one that never peeks; worths to the second decimal.
    """

    leaves: int
    worth: float
    otherwise: float
    blind: float

    @property
    def lead(self) -> float:
        """By how much the best answer leads."""
        return round(self.worth - self.otherwise, 2)

    @property
    def sight(self) -> float:
        """The worth of all peeks of the turn."""
        return round(self.worth - self.blind, 2)


@dataclass(frozen=True, slots=True)
class Proof:
    """The worths of a tree: of the turn, of each answer, of the best turn without any of them, and
    of the best turn without a peek.
    """

    tree: Tree = field(repr=False)
    worth: float
    answers: tuple[Weighed, ...]
    otherwise: float
    blind: float

    @property
    def lead(self) -> float:
        """By how much the answers lead; infinite where nothing else can be done."""
        return self.worth - self.otherwise

    @property
    def figures(self) -> Figures:
        """The figures of the proof."""
        worths = (self.worth, self.otherwise, self.blind)
        return Figures(self.tree.leaves, *(round(one, 2) for one in worths))

    @property
    def fault(self) -> str:
        """Why they are not proved; empty where they are."""
        if any(self.worth - one.worth > SAME for one in self.answers):
            return "what is to be accepted is not the best answer"
        if self.otherwise == -inf:
            return "nothing else can be done"
        if self.lead < LEAST_LEAD - SAME:
            return f"the best answer leads by {self.lead:.2f}, less than {LEAST_LEAD}"
        return ""


def prove(tree: Tree, answers: Collection[Answer]) -> Proof:
    """Return the proof of some answers on a tree."""
    return Proof(
        tree=tree,
        worth=best(tree.root)[0],
        answers=tuple(Weighed(answer, bound(tree.root, answer)) for answer in answers),
        otherwise=best(tree.root, answers)[0],
        blind=best(tree.root, [frozenset({look}) for look in tree.looks])[0],
    )


def best(node: Node, never: Collection[Answer] = ()) -> tuple[float, Answer]:
    """Return the expectation of a seat that never does some answers, and the deeds that it then
    does for sure; minus infinity where it cannot avoid doing one.
    """
    if isinstance(node, Leaf):
        is_done = any(answer <= node.deeds for answer in never)
        return (-inf if is_done else node.worth), node.deeds
    if isinstance(node, Choice):
        found = [best(way, never) for way in node.ways]
        if node.is_own:
            return _first_of_the_best(found)
        return min(worth for worth, _ in found), _in_all(found)
    found = [best(way, never) for _, way in node.ways]
    worths = (weight * worth for (weight, _), (worth, _) in zip(node.ways, found, strict=True))
    return sum(worths), _in_all(found)


def bound(node: Node, answer: Answer) -> float:
    """Return the expectation of a seat that is bound to do an answer, minus infinity if it may be
    unable to.
    """
    if isinstance(node, Leaf):
        return node.worth if answer <= node.deeds else -inf
    if isinstance(node, Choice):
        choose = max if node.is_own else min
        return choose(bound(way, answer) for way in node.ways)
    return sum(weight * bound(way, answer) for weight, way in node.ways)


def can_do(node: Node, answer: Answer) -> bool:
    """Return whether a seat may be able to give an answer."""
    if isinstance(node, Leaf):
        return answer <= node.deeds
    ways = node.ways if isinstance(node, Choice) else [way for _, way in node.ways]
    return any(can_do(way, answer) for way in ways)


def ranking(tree: Tree) -> Iterator[Weighed]:
    """Yield the answers, best first, as long as the seat can do another one for sure."""
    never: list[Answer] = []
    while True:
        worth, answer = best(tree.root, never)
        if worth == -inf or not answer:
            return
        yield Weighed(answer, worth)
        never.append(answer)


def leading(tree: Tree) -> tuple[Answer, ...]:
    """Return the proved answers: the best turn with all that are equally good, else the largest
    part of the best turn; none where nothing leads.
    """
    worth, whole = best(tree.root)
    equal: list[Answer] = []
    for one in ranking(tree):
        if worth - one.worth > SAME or len(equal) == _MOST_EQUAL:
            break
        equal.append(one.answer)
    ordered = sorted(whole, key=repr)
    sizes = range(len(ordered), 0, -1)
    parts = ((frozenset(part),) for size in sizes for part in combinations(ordered, size))
    for answers in chain((tuple(equal),), parts):
        if answers and not prove(tree, answers).fault:
            return answers
    return ()


_MOST_EQUAL: Final = 6
"""With more equal answers there is no problem."""


def _first_of_the_best(found: list[tuple[float, Answer]]) -> tuple[float, Answer]:
    chosen = found[0]
    for other in found[1:]:
        if other[0] > chosen[0] + SAME:
            chosen = other
    return chosen


def _in_all(found: list[tuple[float, Answer]]) -> Answer:
    first, *rest = (deeds for _, deeds in found)
    return first.intersection(*rest)
