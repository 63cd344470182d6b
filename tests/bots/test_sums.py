"""A hint tells where its points come from, exactly: in random positions of any options the lines of
two commands add up to their difference, to the last integer, and no line is missing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.bots.hints import judged
from changcheng_qt.titles.changcheng.core.fields import LINES
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.searching import ChangChengSearching
from changcheng_qt.verdicts.reasons import Tally
from tests.effort import effort
from tests.titles.changcheng.rules.test_hidden import part_of_a_game

HINTS = effort(sample=9, nightly=200)
EFFORT = effort(sample=20_000, nightly=50_000)


class LineMissing(AssertionError):
    """The lines of a hint are not all that makes up its points."""


@dataclass(frozen=True)
class Hint:
    """The tallies of two commands, and the scores that the seat sees: its own, and the others'."""

    better: Tally
    other: Tally
    own: int
    others: Sequence[int]


def check(hint: Hint) -> None:
    """Compare the lines with the margins, and the earlier points on them with the scores."""
    by_line = [sum(one.own) - sum(one.rival) for one in (hint.better, hint.other)]
    if by_line[0] - by_line[1] != hint.better.margin - hint.other.margin:
        raise LineMissing("the lines are not the difference")
    for one in (hint.better, hint.other):
        least, most = one.count * min(hint.others), one.count * max(hint.others)
        if one.own[LINES] != one.count * hint.own or not least <= one.rival[LINES] <= most:
            raise LineMissing("something that was scored is on no line")


def hints() -> Iterator[Hint]:
    """Judge one random position after another, without end; the best command is compared with any
    other.
    """
    searching = ChangChengSearching()
    for seed in count():
        rng, ends = Random(seed), part_of_a_game(seed)[-1]
        seat = CHANG_CHENG.to_act(ends.after)
        if seat is None:
            continue
        view = CHANG_CHENG.view(ends.after, CHANG_CHENG.unknowing(), seat)
        legal = CHANG_CHENG.legal(ends.after)
        chosen = rng.choice([one for one in legal if not isinstance(one, Peek)])
        found = judged(searching, view, legal, EFFORT, rng, chosen=chosen)
        best, other = found.best[0], found.chosen
        if other is not None and other.command != best.command:
            others = [score for one, score in enumerate(view.scores) if one != seat]
            yield Hint(best.tally, other.tally, view.scores[seat], others)


def test_the_lines_of_a_hint_add_up_to_its_difference() -> None:
    seats, least = set(), 0
    for hint in islice(hints(), HINTS):
        check(hint)
        seats.add(1 + len(hint.others))
        least += any(hint.better.own[:LINES]) and any(hint.better.rival[:LINES])
    assert seats == {2, 3, 4}
    assert least


@pytest.mark.parametrize("is_hidden", [False, True], ids=["left out", "in what was before"])
def test_a_line_left_out_is_noticed(is_hidden: bool) -> None:
    """Whether its points are lost, or counted among those that both had before."""
    hint = next(one for one in hints() if any(one.better.own[:LINES]))
    own = list(hint.better.own)
    line = next(line for line, points in enumerate(own[:LINES]) if points)
    points, own[line] = own[line], 0
    own[-1] += points if is_hidden else 0
    with pytest.raises(LineMissing):
        check(replace(hint, better=replace(hint.better, own=tuple(own))))
